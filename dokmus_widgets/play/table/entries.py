"""Entries of the log of a table besides moves: requests, replies, undo, who plays for a seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from dokmus_widgets.core import Action
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.reasons import player_name


class Ask(NamedTuple):
    """A request to the others: to undo all since move ``place``, or that ``level`` plays on."""

    place: int = 0
    level: str = ""


class Reply(NamedTuple):
    """The answer of a seat to the request, or its withdrawal by the seat that asked."""

    agrees: bool
    withdrawn: bool = False


class Undo(NamedTuple):
    """All have agreed to undo the moves since ``place``, the number of moves before."""

    place: int


class StandIn(NamedTuple):
    """The computer player that plays for a seat from now on, or empty: its player plays again.

    ``one_turn``: it plays the present turn only.
    """

    level: str = ""
    one_turn: bool = False


class Rematch(NamedTuple):
    """The id of the table where the same people play again."""

    table: str


Entry: TypeAlias = Action | Ask | Reply | Undo | StandIn | Rematch

_TYPES: Final[Mapping[str, Any]] = {
    "ask": Ask,
    "reply": Reply,
    "undo_moves": Undo,
    "stand_in": StandIn,
    "rematch": Rematch,
}
_NAMES: Final = {kind: name for name, kind in _TYPES.items()}


class Move(NamedTuple):
    """An entry of the log: its number, from 1, its seat, and its action or what else it is."""

    n: int
    seat: int
    action: Entry


def entry_to_dict(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain JSON."""
    if isinstance(entry, Action):
        return entry.to_dict()
    return {"type": _NAMES[type(entry)], **entry._asdict()}


def entry_from_dict(document: Mapping[str, Any]) -> Entry:
    """Read an entry; raise ``ValueError``, ``KeyError`` or ``TypeError`` for a damaged one."""
    if (make := _TYPES.get(document["type"])) is None:
        return Action.from_dict(document)
    entry: Entry = make(**{name: value for name, value in document.items() if name != "type"})
    return entry


def entry_words(move: Move, names: Sequence[str]) -> str:
    """Return what an entry other than an action says; empty for an action."""
    who, entry = names[move.seat], move.action
    if isinstance(entry, StandIn) and entry.level:
        name = "table-replaced-turn" if entry.one_turn else "table-replaced"
        return say(name, who=who, player=player_name(entry.level, short=True))
    if isinstance(entry, Reply) and not entry.agrees:
        return say("table-withdrawn" if entry.withdrawn else "table-declined", who=who)
    name = _TOLD.get(type(entry), "")
    return say(name, who=who) if name else ""


_TOLD: Final[Mapping[type, str]] = {
    Ask: "table-asked",
    Reply: "table-agreed",
    Undo: "table-undone",
    StandIn: "table-back",
    Rematch: "table-next-open",
}
