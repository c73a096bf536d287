"""Questions that ask for a mark on each of some spaces: which spaces to ask about, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from dokmus_widgets.core import Action, Place, Space, State
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.core.position import Placements
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import PRICES, Mark, Question, Ruling, Spaces
from dokmus_widgets.lessons.quizzes.wording import Wording

#: So many spaces are asked about, and so many are looked at to find them.
ASKED: Final = 5
LOOKED_AT: Final = 36

#: A space to ask about: its mark, and the action whose verdict says why.
Marking = Callable[[Space], tuple[Mark, Action]]


def marked(
    random: Random,
    kind: Kind,
    state: State,
    asked: Wording,
    marks: tuple[Mark, ...],
    spaces: Iterable[Space],
    marking: Marking,
    *,
    count: int = ASKED,
    shown: tuple[Space, ...] = (),
) -> Question | None:
    """The question about some of these spaces, every mark among them; None where one is missing.

    Marks are as likely as each other, and so are the reasons for one, however many have each.
    """
    grounds: _Grounds = {}
    for space in spaces:
        mark, action = marking(space)
        verdict = state.check(action)
        deciding = "" if verdict.legal else str(verdict.obstacles[0].obstacle)
        grounds.setdefault((mark, deciding), []).append((space, mark, action))
    chosen = _one_of_each(random, grounds, marks)
    if chosen is None:
        return None
    while len(chosen) < count:
        left = [mark for mark in marks if any(_of(grounds, mark))]
        if not left:
            return None
        chosen.append(_taken(random, _of(grounds, random.choice(left))))
    chosen.sort()
    response = Spaces(tuple(space for space, _, _ in chosen), marks, tuple(m for _, m, _ in chosen))
    reasons = tuple(Ruling(action) for _, _, action in chosen)
    return Question(kind, state, state.to_act or 0, asked, response, reasons, shown)


_Found = list[tuple[Space, Mark, Action]]
_Grounds = dict[tuple[Mark, str], _Found]


def _of(grounds: _Grounds, wanted: Mark) -> list[_Found]:
    """The spaces with a mark that are left, by what decides."""
    return [found for (mark, _), found in grounds.items() if mark is wanted and found]


def _one_of_each(random: Random, grounds: _Grounds, marks: tuple[Mark, ...]) -> _Found | None:
    chosen = []
    for wanted in marks:
        found = _of(grounds, wanted)
        if not found:
            return None
        chosen.append(_taken(random, found))
    return chosen


def _taken(random: Random, found: Sequence[_Found]) -> tuple[Space, Mark, Action]:
    """One of those of one of the groups, which then has it no more."""
    group = random.choice(found)
    return group.pop(random.randrange(len(group)))


def some_of(random: Random, frame: Frame, mask: int, most: int = LOOKED_AT) -> list[Space]:
    """Some of the spaces of a mask."""
    spaces = frame.spaces(mask)
    return random.sample(spaces, min(most, len(spaces)))


def around(state: State, mask: int, steps: int = 2) -> int:
    """Every space of the board at most so many steps away from those of a mask."""
    frame = state.island.frame
    board = 0
    for slot in frame.slots_but[state.island.gap]:
        board |= frame.slot_mask[slot]
    for _ in range(steps):
        mask |= frame.beside(mask)
    return mask & board


def priced(state: State, space: Space) -> tuple[Mark, Action]:
    """What the next token there costs, and the placement whose verdict says why."""
    bit, can = state.island.frame.bit(space), placements(state)
    if can.free & bit:
        return Mark.FREE, Place(space)
    if can.paid & bit:
        return Mark.PAID, Place(space, 1)
    return Mark.NO, Place(space)


def allowed(state: State, space: Space) -> tuple[Mark, Action]:
    """Whether the next token can go there at all, and the placement whose verdict says why."""
    mark, action = priced(state, space)
    return (Mark.NO if mark is Mark.NO else Mark.YES), action


def asked_to_place(
    random: Random,
    kind: Kind,
    state: State,
    asked: Wording,
    marks: tuple[Mark, ...] = PRICES,
    *,
    among: int | None = None,
) -> Question | None:
    """Where the next token of the seat to act can go, and at what price where that is asked.

    ``among``: a mask of the spaces to choose from; otherwise those around what is in reach.
    """
    can: Placements = placements(state)
    if can.anywhere:
        return None
    own = state.tokens[state.to_act or 0]
    frame = state.island.frame
    if among is None:
        among = around(state, own) & ~own
    # What can be had is rare among what lies around: some of each is looked at.
    third = LOOKED_AT // 3
    spaces = some_of(random, frame, can.free & among, third)
    spaces += some_of(random, frame, can.paid & ~can.free & among, third)
    spaces += some_of(random, frame, among & ~(can.free | can.paid), third)
    marking = priced if marks == PRICES else allowed
    return marked(random, kind, state, asked, marks, spaces, lambda space: marking(state, space))
