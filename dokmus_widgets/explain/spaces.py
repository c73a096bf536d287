"""Spaces of the board in words, for screen readers and error messages."""

from collections.abc import Sequence
from functools import lru_cache

from dokmus_widgets.core import Action, Space, State, Terrain, parse_space, space_name
from dokmus_widgets.core.actions import is_space
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import column_name, space_text
from dokmus_widgets.explain.messages import language, plain_text, say


def terrain_key(terrain: Terrain | None) -> str:
    """Return the terrain's key in messages: its member name in lower case, or ``gap``."""
    return "gap" if terrain is None else terrain.name.lower()


def terrain_words(terrain: Terrain | None) -> str:
    return say("terrain", terrain=terrain_key(terrain))


@lru_cache(maxsize=64)
def _terrain_labels(island: Island, spoken: str) -> tuple[str, ...]:
    frame = island.frame
    return tuple(
        plain_text(
            say("space-plain", space=space_name((row, column)), terrain=terrain_words(terrain))
        )
        for row in range(frame.rows)
        for column in range(frame.columns)
        for terrain in [island.terrain((row, column))]
    )


def space_labels(state: State, names: Sequence[str]) -> list[str]:
    """Return a label for each space, row by row, with the token on it."""
    frame = state.island.frame
    labels = list(_terrain_labels(state.island, language()))
    for seat in range(state.seats):
        for space in state.tokens_of(seat):
            labels[space[0] * frame.columns + space[1]] = space_label(state, space, names)
    return labels


def space_label(state: State, space: Space, names: Sequence[str]) -> str:
    terrain = terrain_words(state.island.terrain(space))
    seat = state.seat_at(space)
    if seat is None:
        return say("space-plain", space=space_name(space), terrain=terrain)
    return say("space-token", space=space_name(space), terrain=terrain, who=names[seat])


def space_on(frame: Frame, named: object) -> Space:
    """Parse a space, as ``"c4"`` or as row and column; ``ValueError`` if it is off the board."""
    try:
        space = parse_space(named) if isinstance(named, str) else named
    except ValueError:
        space = None  # reported below
    if not is_space(space):
        raise ValueError(say("error-no-name", space=str(named)[:40]))
    if not frame.has(space):
        bounds = {"column": column_name(frame.columns - 1), "row": str(frame.rows)}
        raise ValueError(say("error-space", space=space_text(space), **bounds))
    return space


def off_board_fault(frame: Frame, action: Action) -> str:
    """Return the error text for an action's space off the board; empty if there is none."""
    for space in action.spaces:
        try:
            space_on(frame, space)
        except ValueError as error:
            return str(error)
    return ""
