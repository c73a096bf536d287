"""What is drawn of an action: of a try that was refused, and of a token that was moved."""

from __future__ import annotations

from collections.abc import Iterable

from dokmus_widgets.core import Action, MoveToken, Space, State
from dokmus_widgets.drawing import Mark
from dokmus_widgets.widgets.board.live import marks_of


def tried_marks(state: State, action: Action) -> list[Mark]:
    """The token tried where it cannot stand, crossed out; a tile is crossed out in its middle."""
    frame = state.island.frame
    target = action.target
    if target is not None and frame.has(target):
        ghost = [] if state.seat_at(target) is not None else [f"ghost-{state.to_act or 0}"]
        return _at(target, (*ghost, "refused"))
    slot = slot_of(state, action)
    return [] if slot is None else _at(frame.slot_middle(slot), ("refused",))


def way_of(action: Action | None) -> tuple[Space, Space] | None:
    """The way of the token that an action moves, to glide along."""
    return (action.origin, action.target) if isinstance(action, MoveToken) else None


def slot_of(state: State, action: Action) -> int | None:
    """The slot of the tile that an action is about; None for one about no tile of the grid."""
    slot: int | None = getattr(action, "slot", None)
    return slot if slot is not None and 0 <= slot < state.island.frame.slots else None


def clicked_spaces(state: State, action: Action) -> tuple[Space, ...]:
    """The spaces to click for an action, in their order."""
    slot = slot_of(state, action)
    if slot is not None:
        return (state.island.frame.slot_middle(slot),)
    target, origin = action.target, getattr(action, "origin", None)
    return tuple(space for space in (origin, target) if space is not None)


def _at(space: Space, kinds: Iterable[str]) -> list[Mark]:
    return [mark for kind in kinds for mark in marks_of(kind, (space,))]
