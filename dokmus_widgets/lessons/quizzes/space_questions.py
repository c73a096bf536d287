"""Questions that ask for a mark on each of several spaces."""

from collections.abc import Mapping
from random import Random
from typing import Final

from dokmus_widgets.core import Action, Place, Space, State
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.legality.reach import placements

from .kinds import QuestionKind
from .question import PRICES, YES_NO, Question, QuizMark, Spaces, make_question

#: The number of spaces in a question, and of those examined to find them.
ASKED: Final = 5
CANDIDATES: Final = 36


def mark_question(
    random: Random,
    kind: QuestionKind,
    state: State,
    marks: tuple[QuizMark, ...],
    actions: Mapping[Space, Action],
    *,
    count: int = ASKED,
    shown: tuple[Space, ...] = (),
    tiles: bool = False,
    parts: Mapping[str, str | int] | None = None,
) -> Question | None:
    """Make a question about some of these spaces, with every mark among them.

    None if a mark is missing. ``actions``: for each space the action whose verdict gives the mark
    and the reason. Marks are equally likely, and so are the reasons for a mark.
    """
    candidates: dict[QuizMark, dict[str, list[_Candidate]]] = {mark: {} for mark in marks}
    for space, action in actions.items():
        verdict = state.check(action)
        obstacle = "" if verdict.legal else str(verdict.obstacles[0].obstacle)
        mark = _mark(marks, action) if verdict.legal else QuizMark.NO
        candidates[mark].setdefault(obstacle, []).append((space, mark, action))
    chosen: list[_Candidate] = []
    for number in range(count):
        available = [mark for mark in marks if any(candidates[mark].values())]
        # First one space per mark, then random marks.
        if not available or (number < len(marks) and marks[number] not in available):
            return None
        mark = marks[number] if number < len(marks) else random.choice(available)
        group = random.choice([found for found in candidates[mark].values() if found])
        chosen.append(group.pop(random.randrange(len(group))))
    chosen.sort()
    response = Spaces(
        tuple(space for space, _, _ in chosen), marks, tuple(mark for _, mark, _ in chosen), tiles
    )
    reasons = (action for _, _, action in chosen)
    return make_question(kind, state, response, *reasons, shown=shown, parts=parts)


_Candidate = tuple[Space, QuizMark, Action]


def _mark(marks: tuple[QuizMark, ...], action: Action) -> QuizMark:
    if marks == YES_NO:
        return QuizMark.YES
    return QuizMark.PAID if isinstance(action, Place) and action.sacrifice else QuizMark.FREE


def sample(random: Random, frame: Frame, mask: int, max_count: int = CANDIDATES) -> list[Space]:
    spaces = frame.spaces(mask)
    return random.sample(spaces, min(max_count, len(spaces)))


def around(state: State, mask: int) -> int:
    """Return the mask of all spaces within two steps of a mask."""
    frame = state.island.frame
    board = sum(frame.slot_mask[slot] for slot in frame.slots_but[state.island.gap])
    for _ in range(2):
        mask |= frame.beside(mask)
    return mask & board


def placement_at(state: State, space: Space) -> Place:
    """Return the next placement on a space, with a sacrifice only if it needs one."""
    bit, can = state.island.frame.bit(space), placements(state)
    return Place(space, int(bool(can.paid & ~can.free & bit)))


def placement_question(
    random: Random,
    kind: QuestionKind,
    state: State,
    marks: tuple[QuizMark, ...] = PRICES,
    *,
    among: int | None = None,
) -> Question | None:
    """Ask where the next token can go, at which cost (``PRICES``), among a mask of spaces."""
    can = placements(state)
    if can.anywhere:
        return None
    own = state.tokens[state.to_act or 0]
    frame = state.island.frame
    if among is None:
        among = around(state, own) & ~own
    # Legal spaces are rare: examine a third of each group.
    third = CANDIDATES // 3
    spaces = sample(random, frame, can.free & among, third)
    spaces += sample(random, frame, can.paid & ~can.free & among, third)
    spaces += sample(random, frame, among & ~(can.free | can.paid), third)
    actions = {space: placement_at(state, space) for space in spaces}
    return mark_question(random, kind, state, marks, actions)
