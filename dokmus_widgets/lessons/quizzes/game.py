"""Questions of the family *game*: the start, the tokens of a turn, who is first, a real island."""

from __future__ import annotations

from random import Random
from typing import Final

from dokmus_widgets.core import ChooseStart, Phase, Rule, State, TakeTalisman, new_game, space_name
from dokmus_widgets.core.catalogue import ROUNDS
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.lessons.quizzes.boards import game_on, ground_of, small_board
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.marking import asked_to_place, marked, priced, some_of
from dokmus_widgets.lessons.quizzes.question import (
    PRICES,
    YES_NO,
    Choice,
    Number,
    Question,
    Ruling,
    Told,
    question_about,
)
from dokmus_widgets.lessons.quizzes.terrain import MIXED
from dokmus_widgets.lessons.quizzes.wording import Part, seat_wording, wording


def ask_start(random: Random) -> Question | None:
    """Where a starting token may go."""
    seats = random.randint(2, 4)
    state = new_game(seats, seed=random.randrange(1 << 31), first=random.randrange(seats))
    for _ in range(random.randrange(seats)):
        action = state.random_action(random)
        assert action is not None
        state = state.after(action)
    legal = state.legal_actions()
    frame = state.island.frame
    can = frame.mask(a.space for a in legal if isinstance(a, ChooseStart))
    # Most spaces of the island lie far from any edge: those are looked at least.
    corners = sum(frame.slot_mask[slot] for slot in frame.corners)
    sides = sum(frame.slot_mask[slot] for slot in frame.slots_but[state.island.gap]) & ~corners
    spaces = some_of(random, frame, can, 8)
    spaces += some_of(random, frame, corners & ~can, 24) + some_of(random, frame, sides, 6)

    starts = {space: ChooseStart(space) for space in spaces}
    return marked(random, Kind.START, state, YES_NO, starts)


def ask_left(random: Random) -> Question | None:
    """How many tokens of a turn are left after a placement."""
    tokens_left = random.randint(2, 3)
    ground = ground_of(random, MIXED)
    state = small_board(random, ground, others=3, tokens_left=tokens_left)
    can = placements(state)
    if can.anywhere or not can.free or not can.paid:
        return None
    paid_only = can.paid & ~can.free
    spaces = state.island.frame.spaces(random.choice((can.free, paid_only)))
    if not spaces:
        return None
    space = random.choice(spaces)
    action = priced(state, space)
    turn = state.after(action).turn
    assert turn is not None
    return question_about(
        Kind.LEFT,
        state,
        Number(turn.tokens_left, tokens_left),
        Ruling(action),
        shown=(space,),
        parts={"tokens": tokens_left, "space": space_name(space)},
    )


def ask_first(random: Random) -> Question | None:
    """Who chooses a card first in the next round."""
    seats = random.randint(2, 4)
    state = game_on(random, seats, round=random.randint(1, 5))
    holder, seat = state.talisman, state.to_act or 0
    taken = state.guardians[seat] == 1
    # With card 1 the question is harder, and so is asked more often than it would come.
    if state.round == ROUNDS or (not taken and seats > 2 and random.random() < 0.6):
        return None
    following = _next_round(state.apply(TakeTalisman()) if taken else state, random)
    case = "passes" if seats == 2 else "taken" if taken else "kept"
    parts: dict[str, Part] = {
        "how": case,
        "holder": seat_wording(holder),
        "taker": seat_wording(seat),
    }
    options = tuple(map(seat_wording, range(seats)))
    chooser = following.to_act
    assert chooser is not None
    why = wording("quiz-first-why", how=case, who=seat_wording(chooser))
    told = Told(why, (_FIRST[case],))
    return question_about(Kind.FIRST, state, Choice(options, chooser), told, parts=parts)


#: Why somebody holds the talisman in the next round.
_FIRST: Final = {
    "passes": Rule.ROUND_TALISMAN_TWO,
    "taken": Rule.GUARDIAN_1,
    "kept": Rule.ROUND_END,
}


def _next_round(state: State, random: Random) -> State:
    """The next round, with nobody else taking the talisman."""
    while state.phase is not Phase.GUARDIANS:
        action = state.random_action(random)
        assert action is not None
        if not isinstance(action, TakeTalisman):
            state = state.after(action)
    return state


def ask_island(random: Random) -> Question | None:
    """The reach of a seat in the middle of a game on the real tiles."""
    state = game_on(random, random.randint(2, 4), round=random.randint(3, 6))
    return asked_to_place(random, Kind.ISLAND, state, PRICES)
