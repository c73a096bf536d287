"""What is drawn of a try that was refused."""

from __future__ import annotations

from collections.abc import Iterable

from dokmus_widgets.core import Action, Space, State
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


def slot_of(state: State, action: Action) -> int | None:
    """The slot of the tile that an action is about; None for one about no tile of the grid."""
    slot: int | None = getattr(action, "slot", None)
    return slot if slot is not None and 0 <= slot < state.island.frame.slots else None


def _at(space: Space, kinds: Iterable[str]) -> list[Mark]:
    return [mark for kind in kinds for mark in marks_of(kind, (space,))]
