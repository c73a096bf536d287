"""Small boards: the part of a case that decides it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dokmus_widgets.cases import Case, case as case_of
from dokmus_widgets.core import Action, MoveTile, State
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS
from dokmus_widgets.drawing import thumbnail
from dokmus_widgets.explain import Answer, answer_to, seat_names
from dokmus_widgets.explain.messages import language
from dokmus_widgets.explore.query.words import case_question
from dokmus_widgets.widgets.board.action_marks import slot_of
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import marks_of, scene_of, turn_marks
from dokmus_widgets.widgets.effects.view import preview_of_asking

#: More spaces in a row are too small to see.
_MAX_WIDTH: Final = 14


def case_thumbnail(id: str) -> str:
    """Return a case as SVG with its question as text, for a page with a board too."""
    return _drawn(id, language())


@lru_cache(maxsize=512)
def _drawn(id: str, _language: str) -> str:
    case = case_of(id)
    state, answer, target, drawn = case.state, Answer(""), None, Preview()
    if case.actions:
        action, names = case.actions[0], seat_names(state.seats)
        target, answer = action.target, answer_to(state, state.check(action), names)
        drawn = preview_of_asking(state, action, names)
    asked = () if target is None or target in answer.obstacles else (target,)
    marks = (*turn_marks(state), *marks_of("chosen", asked), *drawn.marks)
    scene = scene_of(state, marks, drawn.trails, drawn.tints, left_out=case.left_out)
    return thumbnail(scene.with_slots(_slots(case, answer)), case_question(case))


def _slots(case: Case, answer: Answer) -> frozenset[int]:
    """Return the smallest rectangle of slots that shows a case and is not too wide."""
    state, actions = case.state, case.actions
    frame = state.island.frame
    settles = {*answer.witnesses, *answer.obstacles}
    settles.update(space for route in answer.routes for space in route.path)
    if not answer.routes and answer.obstacles and state.to_act is not None:
        settles.update(state.tokens_of(state.to_act))
    first = _slots_of(state, actions[:1]) | {frame.slot_of(at) for at in settles if frame.has(at)}
    laid = [
        slot
        for slot, tile in enumerate(state.island.grid)
        if tile is not None and len(case.left_out.get(tile.tile, ())) < frame.size**2
    ]
    busiest = max(laid, key=lambda slot: (state.occupied & frame.slot_mask[slot]).bit_count())
    for slots in (first, _slots_of(state, actions), laid, {busiest}):
        rows, columns = ([divmod(slot, SLOT_COLUMNS)[axis] for slot in slots] for axis in (0, 1))
        if (
            slots
            and max(max(at) - min(at) + 1 for at in (rows, columns)) * frame.size <= _MAX_WIDTH
        ):
            break
    return frozenset(
        row * SLOT_COLUMNS + column
        for row in range(min(rows), max(rows) + 1)
        for column in range(min(columns), max(columns) + 1)
    )


def _slots_of(state: State, actions: Sequence[Action]) -> set[int]:
    frame = state.island.frame
    found: set[int] = set()
    for action in actions:
        spaces = (action.target, getattr(action, "origin", None))
        found.update(frame.slot_of(at) for at in spaces if at is not None and frame.has(at))
        slot = slot_of(state, action)
        found.update(() if slot is None else (slot,))
        found.update((state.island.gap,) if isinstance(action, MoveTile) else ())
    return found
