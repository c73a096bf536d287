"""Marks and spaces of an action on the board."""

from collections.abc import Iterable

from dokmus_widgets.core import Action, MoveToken, Space, State
from dokmus_widgets.drawing import Mark, Tint
from dokmus_widgets.widgets.board.scene_data import marks_of


def refused_marks(state: State, action: Action) -> list[Mark]:
    """Return the marks of a refused action: its token or its tile, crossed out."""
    frame = state.island.frame
    target = action.target
    if target is not None and frame.has(target):
        ghost = [] if state.seat_at(target) is not None else [f"ghost-{state.to_act or 0}"]
        return _at(target, (*ghost, "refused"))
    slot = slot_of(state, action)
    return [] if slot is None else _at(frame.slot_middle(slot), ("refused",))


def token_path(action: Action | None) -> tuple[Space, Space] | None:
    return (action.origin, action.target) if isinstance(action, MoveToken) else None


def slot_of(state: State, action: Action) -> int | None:
    slot: int | None = getattr(action, "slot", None)
    return slot if slot is not None and 0 <= slot < state.island.frame.slots else None


def tile_tints(state: State, slot: int | None) -> tuple[Tint, ...]:
    """Return a tint of the tile in a slot, which is selected or pointed at."""
    frame = state.island.frame
    return () if slot is None else (Tint("chosen", frame.spaces(frame.slot_mask[slot])),)


def clicked_spaces(state: State, action: Action) -> tuple[Space, ...]:
    """Return the spaces to click for an action, in order."""
    slot = slot_of(state, action)
    if slot is not None:
        return (state.island.frame.slot_middle(slot),)
    target, origin = action.target, getattr(action, "origin", None)
    return tuple(space for space in (origin, target) if space is not None)


def _at(space: Space, kinds: Iterable[str]) -> list[Mark]:
    return [mark for kind in kinds for mark in marks_of(kind, (space,))]
