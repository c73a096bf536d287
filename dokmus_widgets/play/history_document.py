"""Serialization of games and histories as plain JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.notation import Note
from dokmus_widgets.core.notation.record import Mark, MarkKind
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.history import NO_NOTE, History
from dokmus_widgets.play.opponents import NOBODY, Opponents, named_opponents
from dokmus_widgets.play.tools import Tool

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Reason

#: Stored attributes of the selection.
_HAND = ("tool", "tool_before", "selected")


def history_document(history: History) -> dict[str, Any]:
    """Serialize a history, including undone plies."""
    plies = []
    for ply in history.all_plies:
        reason = [] if ply.reason is None else [list(astuple(ply.reason))]
        plies.append([ply.action.to_dict(), _note_document(ply.note), *reason])
    return {
        "start": history.start.to_dict(),
        "secrets": history.secrets,
        "opening": _note_document(history.opening),
        "plies": plies,
        "done": len(history.plies),
    }


def read_history(document: Mapping[str, Any]) -> History:
    """Parse a history; raise ``ValueError`` for an invalid position or ply."""
    history = History(State.from_dict(document["start"]), secrets=bool(document["secrets"]))
    history.note(0, _read_note(document["opening"]))
    for action, note, *reason in document["plies"]:
        history.play(Action.from_dict(action), _read_note(note), _read_reason(reason))
    history.go_to(int(document["done"]))
    return history


def game_document(game: Game) -> dict[str, Any]:
    """Serialize a game, including hidden cards."""
    return {
        "history": history_document(game.history),
        "names": list(game.typed),
        "seed": game.seed,
        "hand_over": game.hand_over,
        "others": game.opponents.names(game.state.seats),
        "luck": game.opponents.seed,
        "curtain": game.curtain,
        **{name: getattr(game, name) for name in _HAND},
    }


def read_game(document: Mapping[str, Any], own: Opponents = NOBODY) -> Game:
    """Parse a game.

    ``own``: computer players that are not among ``PLAYERS``.
    """
    history = read_history(document["history"])
    game = Game(
        state=history.start,
        seed=int(document["seed"]),
        names=document["names"],
        hand_over=bool(document["hand_over"]),
        # Nobody, as in all games that were kept before there was anybody.
        opponents=named_opponents(
            document.get("others", ()), str(document.get("luck", "")), own.players.values()
        ),
        at_once=False,
    )
    game.take_up(history)
    game.curtain = bool(document["curtain"])
    tool, before, selected = (document[name] for name in _HAND)
    game.tool, game.tool_before, game.selected = Tool(tool), Tool(before), read_space(selected)
    return game


def _read_reason(document: Sequence[Any]) -> Reason | None:
    if not document:
        return None
    from dokmus_widgets.analysis.players import Reason

    by, value, judged, playouts, wins = document[0]
    if by not in get_args(get_type_hints(Reason)["by"]):
        raise ValueError(f"there is no reason {by!r}")
    numbers = [None if one is None else float(one) for one in (value, wins)]
    return Reason(by, numbers[0], int(judged), int(playouts), numbers[1])


def read_space(space: Any) -> Space | None:
    return None if space is None else (int(space[0]), int(space[1]))


def _note_document(note: Note) -> list[Any] | None:
    return None if note == NO_NOTE else [note.comment, [list(mark) for mark in note.marks]]


def _read_note(document: Any) -> Note:
    if document is None:
        return NO_NOTE
    comment, marks = document
    read = [(MarkKind(kind), read_space(at), read_space(to)) for kind, at, to in marks]
    return Note(str(comment), tuple(Mark(kind, at, to) for kind, at, to in read if at is not None))
