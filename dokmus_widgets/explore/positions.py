"""Islands of meadow, to begin a position on."""

from dokmus_widgets.core import State, Terrain, TileSet, new_game
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST, Laid
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.turn_settings import apply_settings


def blank_island(players: int, size: int) -> State:
    """Return a turn on an island of meadow; raise ``ValueError`` for an invalid size."""
    if not is_whole(size) or not SMALLEST <= size <= LARGEST:
        raise ValueError(say("edit-size", least=SMALLEST, most=LARGEST, size=str(size)[:40]))
    meadow = (str(Terrain.MEADOW) * size,) * size
    tiles = TileSet.of({str(number): (meadow, meadow) for number in range(1, 9)})
    opening = new_game(players, tiles=tiles)
    names = iter(tiles)
    grid = tuple(
        None if slot == opening.island.gap else Laid(next(names), 0, 0)
        for slot in range(opening.island.frame.slots)
    )
    begun = Draft(opening.replaced(island=island_of(tiles, grid)))
    state = apply_settings(begun, {"phase": "turns"}).state
    assert state is not None
    return state
