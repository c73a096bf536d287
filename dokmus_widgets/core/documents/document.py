"""Positions as plain JSON, out and in; reading is in `reader.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core.documents.reader import FORMAT, VERSION, PositionReader
from dokmus_widgets.core.documents.validity import parts_of
from dokmus_widgets.core.state import State


def to_dict(state: State) -> dict[str, Any]:
    """The position document of a state (see the contract)."""
    island = state.island
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": state.rules.to_dict(),
        "tiles": {name: [list(side) for side in tile.sides] for name, tile in island.tiles.items()},
        "grid": [None if laid is None else laid._asdict() for laid in island.grid],
    } | parts_of(state)


def from_dict(position: Mapping[str, Any], *, unfinished: bool = False) -> State:
    """The state of a position document; ``PositionError`` (a ``ValueError``) lists every fault.

    ``unfinished``: who starts, or has a card, may be open: a position in the making.
    """
    return PositionReader(position).state(unfinished=unfinished)
