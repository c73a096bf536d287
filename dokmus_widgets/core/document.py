"""Positions as plain JSON, out and in; reading is in `reading.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core.reading import PositionReader
from dokmus_widgets.core.state import State

FORMAT, VERSION = "dokmus-position", 1


def to_dict(state: State) -> dict[str, Any]:
    """The position document of a state (see the contract)."""
    island, frame = state.island, state.island.frame
    turn = state.turn
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": state.rules.to_dict(),
        "tiles": {name: [list(side) for side in tile.sides] for name, tile in island.tiles.items()},
        "grid": [None if laid is None else laid._asdict() for laid in island.grid],
        "round": state.round,
        "phase": str(state.phase),
        "to_act": state.to_act,
        "talisman": state.talisman,
        "tokens": [[list(space) for space in frame.spaces(own)] for own in state.tokens],
        "supply": list(state.supply),
        "sacrificed": list(state.sacrificed),
        "guardians": list(state.guardians),
        "turn": None
        if turn is None
        else {
            "tokens_left": turn.tokens_left,
            "guardian_left": turn.guardian_left,
            "ruins": list(turn.ruins),
            "last": list(frame.space(turn.last)) if turn.last else None,
        },
    }


def from_dict(position: Mapping[str, Any]) -> State:
    """The state of a position document; ``PositionError`` (a ``ValueError``) lists every fault."""
    return PositionReader(position, FORMAT, VERSION).state()
