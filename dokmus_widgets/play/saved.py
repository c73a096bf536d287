"""Games as text: the record of one that is played, and one that goes on from a record or a code."""

from __future__ import annotations

import re

from dokmus_widgets.core import PositionError, Rule, State
from dokmus_widgets.core.notation import (
    CodeError,
    GameRecord,
    IllegalRecord,
    NotationError,
    RecordedPly,
    read_position_code,
    read_record,
    write_record,
)
from dokmus_widgets.explain.messages import again, say
from dokmus_widgets.explain.phrases import translated
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.review.replay import RECORD_FIELD, read_replay_code, replay_code

#: How a link carries a code.
_IN_LINK = re.compile(r"[?&](position|record)=([^&#]*)")


def recorded(game: Game) -> GameRecord:
    """The record of the game so far."""
    plies = tuple(RecordedPly(ply.action, ply.note) for ply in game.history.plies)
    parts = (game.names, game.history.start, plies, game.history.opening)
    try:
        return GameRecord(*parts, seed=game.seed)
    except ValueError:  # begun from a position, not on the island of that number
        return GameRecord(*parts)


def record_of(game: Game) -> str:
    """The game so far, as the text of a record."""
    return write_record(recorded(game))


def replay_link(game: Game) -> str:
    """The query of a link that replays the game so far; ``ValueError`` where it is too long."""
    return f"?{RECORD_FIELD}={replay_code(recorded(game))}"


def game_of_record(record: GameRecord, *, hand_over: bool = True) -> Game:
    """The game of a record, to be played on."""
    seed = record.seed or 0
    game = Game(state=record.start, seed=seed, names=record.players, hand_over=hand_over)
    game.history.opening = record.opening
    game.follow(record.plies)
    return game


def read_saved(text: str) -> State | GameRecord:
    """What was saved as a position's code, as a link with one, or as a game's record.

    ``ValueError`` where it cannot be read: one of :mod:`dokmus_widgets.core.notation`, or a
    ``PositionError``; :func:`fault_words` tells it to a player.
    """
    record = record_text(text)
    if record is not None:
        return read_record(record)
    words = text.split(maxsplit=1)
    if not words:
        raise ValueError(say("error-nothing"))
    in_link = _IN_LINK.search(text)
    return read_position_code(in_link[2] if in_link else words[0])


def record_text(text: str) -> str | None:
    """The text of the record, of such a text: itself, or what its link holds; None for others."""
    if len(text.split(maxsplit=1)) > 1:
        return text
    in_link = _IN_LINK.search(text)
    in_record = in_link is not None and in_link[1] == RECORD_FIELD
    return read_replay_code(in_link[2]) if in_link and in_record else None


def fault_words(error: ValueError) -> str:
    """What is wrong with a text that could not be read, in a sentence."""
    match error:
        case CodeError():
            return say(f"code-{error.reason}", **_found(error))
        case PositionError():
            return say("code-illegal", fault=translated(error.faults[0].told))
        case NotationError():
            place = {"line": error.line, "column": error.column}
            return say("record-unreadable", **place, **_found(error))
        case IllegalRecord():
            name = "record-illegal" if error.verdict is None else "record-illegal-move"
            return say(name, line=error.line, column=error.column, why=translated(error.words))
    return again(str(error))


def _found(error: NotationError) -> dict[str, str]:
    return {"found": translated(error.found), "expected": translated(error.expected)}


def fault_rules(error: ValueError) -> tuple[Rule, ...]:
    """The rules that a move of a record breaks; none where something else is wrong."""
    broken = error.verdict if isinstance(error, IllegalRecord) else None
    return () if broken is None else broken.rules
