"""Position fields in the files of cases and lessons.

Either ``board``, drawn as text (`text_boards`), with ``size``, ``players``, ``gap``, ``tokens`` (by
seat, ``["b1 c2", "a1"]``), ``sacrificed``, ``phase``, ``round``, ``to_act``, ``talisman``, ``card``
or ``cards`` (0 for none), ``tokens_left``, ``guardian_left``, ``ruins``, ``last``; or ``position``,
a position code. ``reading``: a preset, or a table of switches.
"""

from collections.abc import Mapping
from typing import Any, Final

from dokmus_widgets.cases.entries import BOOL, INT, INTS, TEXT, TEXTS, EntryError, FieldType
from dokmus_widgets.cases.text_boards import document, left_out
from dokmus_widgets.core import Rules, Space, State, quote

DRAWN_FIELDS: Final[Mapping[str, FieldType]] = {
    **dict.fromkeys(("size", "gap", "round", "to_act", "talisman", "card", "tokens_left"), INT),
    **dict.fromkeys(("phase", "ruins", "last"), TEXT),
    "tokens": TEXTS,
    "sacrificed": INTS,
    "cards": INTS,
    "guardian_left": BOOL,
}
POSITION_FIELDS: Final[Mapping[str, FieldType]] = {
    "reading": FieldType("a preset or a table of switches", (str, dict)),
    "board": TEXT,
    "position": TEXT,
    "players": INT,
    **DRAWN_FIELDS,
}


def document_of(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the position document of an entry, not checked; ``EntryError`` for wrong fields."""
    if ("board" in entry) == ("position" in entry):
        raise EntryError("there must be either a board or a position")
    try:
        if "position" in entry:
            if drawn := [name for name in ("players", *DRAWN_FIELDS) if name in entry]:
                raise EntryError(f"{drawn[0]}: the position's code tells that already")
            state = State.from_code(entry["position"])
            if "reading" in entry:
                state = state.replaced(rules=_reading(entry["reading"]))
            return state.to_dict()
        return _drawn(entry)
    except ValueError as error:
        raise EntryError(str(error)) from None


def left_out_of(entry: Mapping[str, Any]) -> Mapping[str, frozenset[Space]]:
    """Return the spaces of each tile outside the picture; empty without a picture."""
    if "board" not in entry:
        return {}
    arguments = {name: entry[name] for name in ("size", "gap") if name in entry}
    return left_out(entry["board"], seats=entry.get("players", 3), **arguments)


def _drawn(entry: Mapping[str, Any]) -> dict[str, Any]:
    arguments = {name: entry[name] for name in DRAWN_FIELDS if name in entry}
    arguments["seats"] = seats = entry.get("players", 3)
    if seats not in (2, 3, 4):
        raise EntryError(f"players: {seats} is not 2, 3 or 4")
    arguments["rules"] = _reading(entry.get("reading", "en"))
    arguments["tokens"] = dict(enumerate(arguments.get("tokens", [])))
    if "cards" in arguments:
        arguments["cards"] = [card or None for card in arguments["cards"]]
    if arguments.get("phase") == "over":
        arguments["to_act"] = None
    for name in ("tokens", "sacrificed", "cards"):
        if len(arguments.get(name, [])) > seats:
            raise EntryError(f"{name}: more than the {seats} players")
    return document(entry["board"], **arguments)


def _reading(reading: str | Mapping[str, Any]) -> Rules:
    if isinstance(reading, str):
        return Rules.preset(reading)
    if unknown := [name for name in reading if name not in Rules.__match_args__]:
        raise EntryError(f"reading: there is no switch {quote(unknown[0])}")
    return Rules(**reading)
