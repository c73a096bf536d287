"""Questions of the family *guardians*: turn order, and the actions of cards 2, 3 and 4."""

from collections.abc import Sequence
from random import Random

from dokmus_widgets.core import By, Rotation, Rule, cards_for, space_name
from dokmus_widgets.core.actions import MoveTile, MoveToken, RotateTile
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import movable, token_targets
from dokmus_widgets.core.transition import seat_after
from dokmus_widgets.explain import Answer, listed, say, seat_names, tile_name

from .boards import random_turn
from .kinds import QuestionKind
from .question import YES_NO, MultipleChoice, Question, make_question
from .space_questions import around, mark_question, sample


def ask_order(random: Random) -> Question | None:
    """Ask for the seat with the n-th turn of a round, given the chosen cards."""
    state = random_turn(random, random.choice((3, 3, 4)), round=random.randint(1, 5))
    cards = random.sample(cards_for(state.seats), state.seats)
    # Draw new cards, so that every order is equally likely.
    seats: list[int] = []
    card = 0
    while (seat := seat_after(tuple(cards), card)) is not None:
        seats.append(seat)
        card = cards[seat]
    state = state.replaced(guardians=tuple(cards), to_act=seats[0])
    place = random.randrange(state.seats)
    why = say("quiz-order-why", cards=_cards(cards, seats))
    reason = Answer(why, rules=(Rule.ROUND_ORDER,))
    response = MultipleChoice(seat_names(state.seats), seats[place])
    parts: dict[str, str | int] = {"cards": _cards(cards, range(state.seats)), "place": place + 1}
    return make_question(QuestionKind.ORDER, state, response, reason, parts=parts)


def _cards(cards: Sequence[int], seats: Sequence[int]) -> str:
    names = seat_names(len(cards))
    return listed([say("quiz-card", who=names[seat], card=cards[seat]) for seat in seats])


def ask_slide(random: Random) -> Question | None:
    """Ask for the tiles that may move into the gap."""
    state = random_turn(random, random.randint(2, 4), round=2, card=2)
    frame, gap = state.island.frame, state.island.gap
    moves = {frame.slot_middle(slot): MoveTile(slot) for slot in frame.slots_but[gap]}
    kind, count = QuestionKind.SLIDE, len(moves)
    return mark_question(random, kind, state, YES_NO, moves, count=count, tiles=True)


def ask_token(random: Random) -> Question | None:
    """Ask for the target spaces of a token moved by card 3."""
    state = random_turn(random, random.randint(2, 4), round=3, card=3)
    frame = state.island.frame
    origins = [
        bit
        for bit in bits(movable(state, By.GUARDIAN))
        if token_targets(state, bit.bit_length() - 1).bit_count() > 1
    ]
    if not origins:
        return None
    origin = random.choice(origins)
    start = frame.space(origin)
    targets = token_targets(state, origin.bit_length() - 1)
    elsewhere = around(state, origin | targets) & ~targets & ~origin
    spaces = [*sample(random, frame, targets, 12), *sample(random, frame, elsewhere, 24)]
    moves = {space: MoveToken(start, space) for space in spaces}
    kind, parts = QuestionKind.TOKEN, {"space": space_name(start)}
    return mark_question(random, kind, state, YES_NO, moves, shown=(start,), parts=parts)


def ask_rotate(random: Random) -> Question | None:
    """Ask for the new space of a token after its tile turns by a quarter."""
    state = random_turn(random, random.randint(2, 4), round=2, card=4)
    frame, seat = state.island.frame, state.to_act or 0
    origin = random.choice(state.tokens_of(seat))
    slot, turn = frame.slot_of(origin), random.choice(list(Rotation))
    # The four spaces that quarter turns lead to, one and the same in the middle of a tile.
    places = [origin]
    while len(places) < 4:
        bit = frame.turned(frame.bit(places[-1]), slot, clockwise=True)
        places.append(frame.space(bit))
    if len(set(places)) < 4:
        return None
    action = RotateTile(slot, turn)
    # The new space of the token, from a state with that token alone.
    alone = [0] * state.seats
    alone[seat] = frame.bit(origin)
    landed = state.replaced(tokens=tuple(alone)).after(action).tokens_of(seat)[0]
    spaces = tuple(sorted(places))
    response = MultipleChoice(tuple(map(space_name, spaces)), spaces.index(landed), spaces)
    names = {"from": space_name(origin), "tile": tile_name(state, slot), "turn": str(turn)}
    why = say("quiz-rotate-why", to=space_name(landed), **names)
    reason = Answer(why, rules=state.check(action).rules, witnesses=(landed,))
    return make_question(QuestionKind.ROTATE, state, response, reason, shown=(origin,), parts=names)
