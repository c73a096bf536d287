"""Questions that ask for a mark on each of several spaces."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from dokmus_widgets.core import Action, Place, Space, State
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import (
    PRICES,
    YES_NO,
    Mark,
    Question,
    Ruling,
    Spaces,
    question_about,
)
from dokmus_widgets.lessons.quizzes.wording import Part

#: So many spaces are asked about, and so many are looked at to find them.
ASKED: Final = 5
LOOKED_AT: Final = 36


def marked(
    random: Random,
    kind: Kind,
    state: State,
    marks: tuple[Mark, ...],
    actions: Mapping[Space, Action],
    *,
    count: int = ASKED,
    shown: tuple[Space, ...] = (),
    tiles: bool = False,
    parts: Mapping[str, Part] | None = None,
) -> Question | None:
    """Make a question about some of these spaces, with every mark among them.

    None if a mark is missing. ``actions``: for each space the action whose verdict gives the mark
    and the reason. ``parts``: message arguments. Marks are equally likely, and so are the reasons
    for a mark.
    """
    grounds: dict[Mark, dict[str, list[_Found]]] = {mark: {} for mark in marks}
    for space, action in actions.items():
        verdict = state.check(action)
        deciding = "" if verdict.legal else str(verdict.obstacles[0].obstacle)
        mark = _mark(marks, action) if verdict.legal else Mark.NO
        grounds[mark].setdefault(deciding, []).append((space, mark, action))
    chosen: list[_Found] = []
    for number in range(count):
        there = [mark for mark in marks if any(grounds[mark].values())]
        # One of each to begin with, and then of those that are left.
        if not there or (number < len(marks) and marks[number] not in there):
            return None
        mark = marks[number] if number < len(marks) else random.choice(there)
        group = random.choice([found for found in grounds[mark].values() if found])
        chosen.append(group.pop(random.randrange(len(group))))
    chosen.sort()
    response = Spaces(
        tuple(space for space, _, _ in chosen), marks, tuple(mark for _, mark, _ in chosen), tiles
    )
    reasons = (Ruling(action) for _, _, action in chosen)
    return question_about(kind, state, response, *reasons, shown=shown, parts=parts)


_Found = tuple[Space, Mark, Action]


def _mark(marks: tuple[Mark, ...], action: Action) -> Mark:
    """Return the mark of a space with a legal action."""
    if marks == YES_NO:
        return Mark.YES
    return Mark.PAID if isinstance(action, Place) and action.sacrifice else Mark.FREE


def some_of(random: Random, frame: Frame, mask: int, most: int = LOOKED_AT) -> list[Space]:
    """Return a random sample of the spaces of a mask."""
    spaces = frame.spaces(mask)
    return random.sample(spaces, min(most, len(spaces)))


def around(state: State, mask: int, steps: int = 2) -> int:
    """Return the mask of all spaces within ``steps`` of a mask."""
    frame = state.island.frame
    board = sum(frame.slot_mask[slot] for slot in frame.slots_but[state.island.gap])
    for _ in range(steps):
        mask |= frame.beside(mask)
    return mask & board


def priced(state: State, space: Space) -> Place:
    """Return the next placement on a space, with a sacrifice only if it needs one."""
    bit, can = state.island.frame.bit(space), placements(state)
    return Place(space, int(bool(can.paid & ~can.free & bit)))


def asked_to_place(
    random: Random,
    kind: Kind,
    state: State,
    marks: tuple[Mark, ...] = PRICES,
    *,
    among: int | None = None,
) -> Question | None:
    """Ask where the next token can go, and at which cost for ``PRICES``.

    ``among``: a mask of candidate spaces; by default those around the tokens in play.
    """
    can = placements(state)
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
    actions = {space: priced(state, space) for space in spaces}
    return marked(random, kind, state, marks, actions)
