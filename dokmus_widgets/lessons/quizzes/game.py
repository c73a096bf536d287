"""Questions of the family *game*: start, tokens of a turn, first player, real island."""

from random import Random
from typing import Final

from dokmus_widgets.core import ChooseStart, Phase, Rule, State, TakeTalisman, new_game, space_name
from dokmus_widgets.core.catalogue import ROUNDS
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.explain import Answer, say, seat_names

from .boards import random_ground, random_turn, small_board
from .kinds import QuestionKind
from .question import (
    PRICES,
    YES_NO,
    MultipleChoice,
    Number,
    Question,
    make_question,
)
from .space_questions import mark_question, placement_at, placement_question, sample
from .terrain import MIXED


def ask_start(random: Random) -> Question | None:
    """Ask for the legal spaces of a starting token."""
    seats = random.randint(2, 4)
    state = new_game(seats, seed=random.randrange(1 << 31), first=random.randrange(seats))
    for _ in range(random.randrange(seats)):
        action = state.random_action(random)
        assert action is not None
        state = state.after(action)
    legal = state.legal_actions()
    frame = state.island.frame
    can = frame.mask(a.space for a in legal if isinstance(a, ChooseStart))
    # Prefer spaces at the coast, of which there are fewer.
    corners = sum(frame.slot_mask[slot] for slot in frame.corners)
    sides = sum(frame.slot_mask[slot] for slot in frame.slots_but[state.island.gap]) & ~corners
    spaces = sample(random, frame, can, 8)
    spaces += sample(random, frame, corners & ~can, 24) + sample(random, frame, sides, 6)

    starts = {space: ChooseStart(space) for space in spaces}
    return mark_question(random, QuestionKind.START, state, YES_NO, starts)


def ask_left(random: Random) -> Question | None:
    """Ask for the tokens that remain in a turn after a placement."""
    tokens_left = random.randint(2, 3)
    ground = random_ground(random, MIXED)
    state = small_board(random, ground, others=3, tokens_left=tokens_left)
    can = placements(state)
    if can.anywhere or not can.free or not can.paid:
        return None
    paid_only = can.paid & ~can.free
    spaces = state.island.frame.spaces(random.choice((can.free, paid_only)))
    if not spaces:
        return None
    space = random.choice(spaces)
    action = placement_at(state, space)
    turn = state.after(action).turn
    assert turn is not None
    response, reason = Number(turn.tokens_left, tokens_left), action
    parts: dict[str, str | int] = {"tokens": tokens_left, "space": space_name(space)}
    return make_question(QuestionKind.LEFT, state, response, reason, shown=(space,), parts=parts)


def ask_first(random: Random) -> Question | None:
    """Ask for the seat that chooses a card first in the next round."""
    seats = random.randint(2, 4)
    state = random_turn(random, seats, round=random.randint(1, 5))
    holder, seat = state.talisman, state.to_act or 0
    takes_talisman = state.guardians[seat] == 1
    # Prefer card 1, which makes the question harder.
    if state.round == ROUNDS or (not takes_talisman and seats > 2 and random.random() < 0.6):
        return None
    following = _next_round(state.apply(TakeTalisman()) if takes_talisman else state, random)
    case = "passes" if seats == 2 else "taken" if takes_talisman else "kept"
    names = seat_names(seats)
    parts = {"how": case, "holder": names[holder], "taker": names[seat]}
    chooser = following.to_act
    assert chooser is not None
    why = say("quiz-first-why", how=case, who=names[chooser])
    reason, response = Answer(why, rules=(_FIRST[case],)), MultipleChoice(names, chooser)
    return make_question(QuestionKind.FIRST, state, response, reason, parts=parts)


_FIRST: Final = {
    "passes": Rule.ROUND_TALISMAN_TWO,
    "taken": Rule.GUARDIAN_1,
    "kept": Rule.ROUND_END,
}


def _next_round(state: State, random: Random) -> State:
    while state.phase is not Phase.GUARDIANS:
        action = state.random_action(random)
        assert action is not None
        if not isinstance(action, TakeTalisman):
            state = state.after(action)
    return state


def ask_island(random: Random) -> Question | None:
    """Ask for the reach of a seat in a game on the real tiles."""
    state = random_turn(random, random.randint(2, 4), round=random.randint(3, 6))
    return placement_question(random, QuestionKind.ISLAND, state, PRICES)
