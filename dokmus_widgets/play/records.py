"""Game records and position codes: export and import."""

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
from dokmus_widgets.explain.messages import again, say, translated
from dokmus_widgets.explain.seats import plain_name
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.review.replay import RECORD_FIELD, read_replay_code

#: Link field that holds a code.
_IN_LINK = re.compile(r"[?&](position|record)=([^&#]*)")


def recorded(game: Game) -> GameRecord:
    """Return the record of a game."""
    plies = tuple(RecordedPly(ply.action, ply.note) for ply in game.history.plies)
    names = map(plain_name, game.names)
    parts = (tuple(names), game.history.start, plies, game.history.opening)
    try:
        return GameRecord(*parts, seed=game.seed)
    except ValueError:  # begun from a position, not on the island of that number
        return GameRecord(*parts)


def record_of(game: Game) -> str:
    """Return the record of a game as text."""
    return write_record(recorded(game))


def game_of_record(record: GameRecord, *, hand_over: bool = True) -> Game:
    """Create a game that continues a record."""
    seed = record.seed or 0
    game = Game(state=record.start, seed=seed, names=record.players, hand_over=hand_over)
    game.history.note(0, record.opening)
    game.follow(record.plies)
    return game


def read_saved(text: str) -> State | GameRecord:
    """Parse a position code, a link or a game record.

    Raise ``ValueError``: one of :mod:`dokmus_widgets.core.notation`, or a ``PositionError``; see
    :func:`fault_words`.
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
    """Return the text of a record, given as text or link; None for other text."""
    if len(text.split(maxsplit=1)) > 1:
        return text
    in_link = _IN_LINK.search(text)
    in_record = in_link is not None and in_link[1] == RECORD_FIELD
    return read_replay_code(in_link[2]) if in_link and in_record else None


def fault_words(error: ValueError) -> str:
    """Explain a parse error in a sentence."""
    match error:
        case CodeError():
            return say(f"code-{error.reason}", **_found(error))
        case PositionError():
            return say("code-illegal", fault=translated(error.faults[0].told))
        case NotationError():
            place = {"line": error.line, "column": error.column}
            return say("record-unreadable", **place, **_found(error))
        case IllegalRecord():
            place = {"line": error.line, "column": error.column}
            if error.verdict is None:
                return say("record-illegal", **place, why=translated(error.words))
            move, rule = error.words.facts["move"], error.verdict.rules[0].replace(".", "-")
            return say("record-illegal-move", **place, move=move, rule=say(f"rule-{rule}"))
    return again(str(error))


def _found(error: NotationError) -> dict[str, str]:
    return {"found": translated(error.found), "expected": translated(error.expected)}


def fault_rules(error: ValueError) -> tuple[Rule, ...]:
    """Return the rules that an illegal move of a record breaks."""
    broken = error.verdict if isinstance(error, IllegalRecord) else None
    return () if broken is None else broken.rules
