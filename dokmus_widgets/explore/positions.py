"""Initial positions: saved ones, and islands of meadow."""

import json
from collections.abc import Mapping
from typing import Any

from dokmus_widgets.cases import Case
from dokmus_widgets.core import PositionError, State, Terrain, TileSet, new_game
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST, Laid
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.phrases import translated
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.turn_settings import apply_settings
from dokmus_widgets.explore.parsing import quoted
from dokmus_widgets.play import Game
from dokmus_widgets.play.records import game_of_record, read_saved

#: Any form of a position; text is JSON, a code, a link or a record.
Position = State | Mapping[str, Any] | str | GameRecord | Game | Case


def read_position(saved: object) -> State:
    """Return the state of a position in any form; raise ``ValueError`` for an invalid one."""
    if isinstance(saved, str):
        saved = _of_json(saved) if saved.lstrip().startswith("{") else read_saved(saved)
    if isinstance(saved, Mapping):
        return _of_document(saved)
    if isinstance(saved, GameRecord):
        saved = game_of_record(saved)
    if isinstance(saved, Game | Case):
        return saved.state
    if isinstance(saved, State):
        return saved
    raise ValueError(say("edit-not-saved", value=quoted(saved)))


def _of_json(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
    except RecursionError:
        place = {"line": 1, "column": 1}
    raise ValueError(say("edit-not-json", **place))


def state_of(position: object) -> State:
    """Do the same, but report every fault of a document."""
    return State.from_dict(position) if isinstance(position, Mapping) else read_position(position)


def _of_document(document: Mapping[str, Any]) -> State:
    try:
        return State.from_dict(document)
    except PositionError as error:
        count = len(error.faults)
        told = say("edit-not-a-position", fault=translated(error.faults[0].told), count=count)
        raise ValueError(told) from None


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
