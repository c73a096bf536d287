"""The one reader of positions, and the one of games, in any form that people have them in."""

import json
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Protocol

from dokmus_widgets.core import PositionError, State
from dokmus_widgets.core.notation import GameRecord, read_position_code
from dokmus_widgets.core.notation.record_reader import read_until_error
from dokmus_widgets.explain.messages import say, translated
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.records import game_of_record, read_saved, record_text

_LONGEST_QUOTE = 40


class HasState(Protocol):
    """A game, a widget, a case, a lesson: whatever has a state."""

    @property
    def state(self) -> State: ...


#: A position in any form: text is JSON, a code, a link or a record; a path is that of a file with
#: one of them. Text never names a file: it may come from a stranger.
Position = State | Mapping[str, Any] | str | PathLike[str] | GameRecord | HasState


def read_position(source: object) -> State:
    """Return the state of a position in any form; raise ``ValueError`` for an invalid one."""
    try:
        return state_of(source)
    except PositionError as error:
        if not isinstance(_content(source), Mapping):
            raise
        told = translated(error.faults[0].told)
        count = len(error.faults)
        raise ValueError(say("edit-not-a-position", fault=told, count=count)) from None


def state_of(source: object) -> State:
    """Return the state of a position in any form; report every fault of a document."""
    source = _content(source)
    if isinstance(source, Mapping):
        return State.from_dict(source)
    if isinstance(source, str):
        source = read_saved(source)
    if isinstance(source, GameRecord):
        source = game_of_record(source)
    for found in (source, *(getattr(source, name, None) for name in ("state", "position"))):
        if isinstance(found, State):
            return found
        if found is not source and isinstance(found, str):
            return read_position_code(found)
    raise ValueError(say("edit-not-saved", value=str(source)[:_LONGEST_QUOTE] or '""'))


def game_in(source: object) -> Game | None:
    """Return the game that an object is or has, such as a widget; None for another."""
    game = source if isinstance(source, Game) else getattr(source, "game", None)
    return game if isinstance(game, Game) else None


def open_game(source: object) -> tuple[Game, ValueError | None]:
    """Return a game at its end, and the fault that ends its record early, if any.

    ``source``: a game, a widget with one, a record, or a position in any form.
    """
    fault: ValueError | None = None
    source = _content(source)
    if isinstance(source, str) and (text := record_text(source)) is not None:
        source, fault = read_until_error(text)
    if isinstance(source, GameRecord):
        return game_of_record(source, hand_over=False), fault
    played = game_in(source)
    if played is None:
        return Game(state=state_of(source), hand_over=False), fault
    game = Game(state=played.history.start, names=played.typed, hand_over=False)
    line = played.history.fork()
    line.secrets = False
    game.take_up(line)
    return game, fault


def starting_point(source: object, *, hand_over: bool = True) -> Game | State:
    """Return the game to go on with, a copy of that of a widget, or the state to begin from."""
    source = _content(source)
    if isinstance(source, str):
        source = read_saved(source)
    if isinstance(source, GameRecord):
        return game_of_record(source, hand_over=hand_over)
    game = game_in(source)
    if game is None:
        return state_of(source)
    return game if game is source else game.fork()


def _content(source: object) -> object:
    """Return the text of a file, and the document of a text in JSON; other things unchanged."""
    if isinstance(source, PathLike):
        path = Path(source)
        try:
            source = path.read_bytes().decode("utf-8-sig", "replace")
        except OSError as error:
            why = error.strerror or str(error)
            raise ValueError(say("saved-no-file", file=path.name or str(path), why=why)) from None
    return _of_json(source) if isinstance(source, str) and source.lstrip()[:1] == "{" else source


def _of_json(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
    except RecursionError:
        place = {"line": 1, "column": 1}
    raise ValueError(say("edit-not-json", **place))
