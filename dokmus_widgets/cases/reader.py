"""Reading the files of cases: one TOML file a family, with every fault told by its place.

A file holds cases, ``[[case]]``:

- ``id``: small letters, digits and hyphens; ``rules``: ids of the catalogue, the first is where
  the case is listed; ``faq = true`` where it answers a question of the catalogue's last table.
- The position: ``board``, a picture (`pictures`), with ``size``, ``players``, ``gap``,
  ``tokens`` (by seat, ``["b1 c2", "a1"]``), ``sacrificed``, ``phase``, ``round``, ``to_act``,
  ``talisman``, ``card`` or ``cards`` (0 for none), ``tokens_left``, ``guardian_left``, ``ruins``,
  ``last``; or ``position``, the code of one.
- ``reading``: a preset, or a table of switches.
- ``winners``: the seats that win if the game ends here.

and below each, what must come out:

- ``[[case.try]]``: ``do``, an action in notation, with ``legal``, or with ``legal_in``, exactly
  the presets in which it is legal; ``rules`` of the verdict; the first ``obstacle`` of a refusal;
  ``after``, a table of fields as above that the next position has, and ``supply`` besides. The
  first try is the one that the question is about.
- ``[[case.score]]``: ``points`` on a ``line`` of the sheet of a ``seat``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

from dokmus_widgets.cases.faults import CaseFault, CasesError
from dokmus_widgets.cases.pictures import document
from dokmus_widgets.cases.rule_case import Case, Line, Try
from dokmus_widgets.core import PRESETS, Obstacle, Rule, Rules, SeatScore, State
from dokmus_widgets.core.faults import quote

#: The families in their order; the cases of each are in the file of its name.
FAMILIES = (
    *("setup", "round", "turn", "placing", "forest", "water", "temples", "volcano", "ruins"),
    *("guardians", "scoring", "readings"),
)

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_HEADER = re.compile(r"\s*\[\[\s*case\s*(?:\.\s*(try|score)\s*)?\]\]")


class _Kind(NamedTuple):
    """A kind of value, by what it is called and the type of it, or of all in a list of it."""

    words: str
    type: type | tuple[type, ...]
    listed: bool = False

    def holds(self, value: object) -> bool:
        if self.listed:
            return isinstance(value, list) and all(map(self._is_one, value))
        return self._is_one(value)

    def _is_one(self, value: object) -> bool:
        truth = isinstance(value, bool) and self.type is int
        return isinstance(value, self.type) and not truth


_TEXT, _TEXTS = _Kind("a text", str), _Kind("a list of texts", str, True)
_WHOLE, _WHOLES = _Kind("a whole number", int), _Kind("a list of whole numbers", int, True)
_TRUTH = _Kind("true or false", bool)
_TABLE, _TABLES = _Kind("a table", dict), _Kind("a list of tables", dict, True)
_PRESET_OR_TABLE = _Kind("a preset or a table of switches", (str, dict))

_DRAWN = {
    **dict.fromkeys(("size", "gap", "round", "to_act", "talisman", "card", "tokens_left"), _WHOLE),
    **dict.fromkeys(("phase", "ruins", "last"), _TEXT),
    "tokens": _TEXTS,
    "sacrificed": _WHOLES,
    "cards": _WHOLES,
    "guardian_left": _TRUTH,
}
_CASE = {
    "id": _TEXT,
    "rules": _TEXTS,
    "faq": _TRUTH,
    "reading": _PRESET_OR_TABLE,
    "board": _TEXT,
    "position": _TEXT,
    "players": _WHOLE,
    **_DRAWN,
    "winners": _WHOLES,
    "try": _TABLES,
    "score": _TABLES,
}
_TRY = {
    "do": _TEXT,
    "legal": _TRUTH,
    "legal_in": _TEXTS,
    "rules": _TEXTS,
    "obstacle": _TEXT,
    "after": _TABLE,
}
_SCORE = {"seat": _WHOLE, "line": _TEXT, "points": _WHOLE}
#: What a try may say of the position that follows.
_AFTER = {**_DRAWN, "supply": _WHOLES}


def read_all() -> dict[str, tuple[Case, ...]]:
    """The cases of every family; ``CasesError`` with every fault of all files."""
    folder = files(__package__)
    texts = {family: folder.joinpath(f"{family}.toml") for family in FAMILIES}
    return read({name: path.read_text("utf-8") for name, path in texts.items() if path.is_file()})


def read(texts: Mapping[str, str]) -> dict[str, tuple[Case, ...]]:
    """The cases of these texts of files, by family; ``CasesError`` with every fault."""
    faults: list[CaseFault] = []
    found: dict[str, tuple[Case, ...]] = {}
    homes: dict[str, str] = {}
    for family, text in texts.items():
        found[family] = tuple(_family(family, text, homes, faults))
    if faults:
        raise CasesError(faults)
    return found


class _Wrong(Exception):
    """What is wrong with a case, in plain words."""


def _family(
    family: str, text: str, homes: dict[str, str], faults: list[CaseFault]
) -> Iterable[Case]:
    file = f"{family}.toml"
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = re.search(r"line (\d+)", str(error))
        faults.append(CaseFault(file, int(told[1]) if told else 0, "", str(error)))
        return
    listed = entries.pop("case", [])
    if entries or not isinstance(listed, list) or not all(isinstance(e, dict) for e in listed):
        faults.append(CaseFault(file, 0, "", "a file holds [[case]] entries and nothing else"))
        return
    lines = _header_lines(text)
    for number, entry in enumerate(listed):
        id = entry.get("id")
        reader = _CaseReader(family, entry)
        try:
            one = reader.case(lines.get((number, "", 0), 0))
            home = homes.setdefault(one.id, file)
            if home != file or any(e.get("id") == id for e in listed[:number]):
                raise _Wrong(f"there is a case of this id in {home} already")
            yield one
        except _Wrong as wrong:
            line = lines.get((number, *reader.at), lines.get((number, "", 0), 0))
            faults.append(CaseFault(file, line, id if isinstance(id, str) else "", str(wrong)))


def _header_lines(text: str) -> dict[tuple[int, str, int], int]:
    """The line of each header by the number of its case, its kind and its number there."""
    lines: dict[tuple[int, str, int], int] = {}
    case, counts = -1, {"try": 0, "score": 0}
    for line, words in enumerate(text.splitlines(), 1):
        if not (header := _HEADER.match(words)):
            continue
        if (kind := header[1]) is None:
            case, counts = case + 1, {"try": 0, "score": 0}
            lines[case, "", 0] = line
        else:
            lines[case, kind, counts[kind]] = line
            counts[kind] += 1
    return lines


_T = TypeVar("_T")


class _CaseReader:
    """Reads one entry; ``at`` is the part that is being read, for the line of a fault."""

    def __init__(self, family: str, entry: Mapping[str, Any]) -> None:
        self.family = family
        self.entry = entry
        self.at = ("", 0)

    def case(self, line: int) -> Case:
        """The case, whose header is on that line of its file; or ``_Wrong``."""
        entry = self.entry
        _fields(entry, _CASE, ("id", "rules"))
        id = entry["id"]
        if not _ID.fullmatch(id):
            raise _Wrong(f"{quote(id)}: an id is made of small letters, digits and hyphens")
        rules = _members(entry["rules"], Rule, "rules")
        if not rules:
            raise _Wrong("rules: a case is about one rule at least")
        written = _document(entry)
        tries = tuple(self._each("try", self._try))
        lines = tuple(self._each("score", self._line))
        winners = entry.get("winners")
        if not tries and not lines and winners is None:
            raise _Wrong("nothing to try and nothing scored")
        return Case(
            id=id,
            family=self.family,
            rules=rules,
            document=written,
            tries=tries,
            lines=lines,
            winners=None if winners is None else tuple(winners),
            faq=entry.get("faq", False),
            line=line,
        )

    def _each(self, kind: str, read: Callable[[Mapping[str, Any]], _T]) -> Iterable[_T]:
        for number, entry in enumerate(self.entry.get(kind, [])):
            self.at = (kind, number)
            yield read(entry)
        self.at = ("", 0)

    def _try(self, entry: Mapping[str, Any]) -> Try:
        _fields(entry, _TRY, ("do",))
        if ("legal" in entry) == ("legal_in" in entry):
            raise _Wrong("a try has either legal or legal_in")
        legal_in = entry.get("legal_in")
        for name in legal_in or ():
            if name not in PRESETS:
                raise _Wrong(f"legal_in: {quote(name)} is none of {', '.join(PRESETS)}")
        obstacle = entry.get("obstacle")
        if obstacle is not None:
            (obstacle,) = _members([obstacle], Obstacle, "obstacle")
        after = entry.get("after", {})
        _fields(after, _AFTER)
        refused = entry.get("legal") is False
        if entry.get("legal") is True and obstacle:
            raise _Wrong("obstacle: what is legal meets none")
        if refused and after:
            raise _Wrong("after: nothing follows a refusal")
        return Try(
            do=entry["do"],
            legal=entry.get("legal"),
            legal_in=None if legal_in is None else tuple(legal_in),
            rules=_members(entry.get("rules", []), Rule, "rules"),
            obstacle=obstacle,
            after=after,
        )

    def _line(self, entry: Mapping[str, Any]) -> Line:
        _fields(entry, _SCORE, _SCORE)
        if entry["line"] not in SeatScore.__match_args__:
            known = ", ".join(SeatScore.__match_args__)
            raise _Wrong(f"line: {quote(entry['line'])} is none of {known}")
        return Line(**entry)


def _fields(
    entry: Mapping[str, Any], kinds: Mapping[str, _Kind], required: Iterable[str] = ()
) -> None:
    """``_Wrong`` for a field that is missing, unknown or of another kind."""
    for name in required:
        if name not in entry:
            raise _Wrong(f"{name} is missing")
    for name, value in entry.items():
        if name not in kinds:
            raise _Wrong(f"there is no field {quote(name)}; there are {', '.join(kinds)}")
        if not kinds[name].holds(value):
            raise _Wrong(f"{name}: {quote(value)} is not {kinds[name].words}")


_E = TypeVar("_E", Rule, Obstacle)


def _members(names: Iterable[Any], kind: type[_E], field: str) -> tuple[_E, ...]:
    for name in names:
        if name not in list(kind):
            raise _Wrong(f"{field}: {quote(name)} is no {kind.__name__.lower()}")
    return tuple(map(kind, names))


def _document(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position of a case as a document."""
    if ("board" in entry) == ("position" in entry):
        raise _Wrong("a case has either a board or a position")
    try:
        if "position" in entry:
            if drawn := [name for name in ("players", *_DRAWN) if name in entry]:
                raise _Wrong(f"{drawn[0]}: the position's code tells that already")
            state = State.from_code(entry["position"])
            if "reading" in entry:
                state = state.replaced(rules=_reading(entry["reading"]))
            return state.to_dict()
        return _drawn(entry)
    except ValueError as error:
        raise _Wrong(str(error)) from None


def _drawn(entry: Mapping[str, Any]) -> dict[str, Any]:
    wanted = {name: entry[name] for name in _DRAWN if name in entry}
    wanted["seats"] = seats = entry.get("players", 3)
    if seats not in (2, 3, 4):
        raise _Wrong(f"players: {seats} is not 2, 3 or 4")
    wanted["rules"] = _reading(entry.get("reading", "en"))
    wanted["tokens"] = dict(enumerate(wanted.get("tokens", [])))
    if "cards" in wanted:
        wanted["cards"] = [card or None for card in wanted["cards"]]
    if wanted.get("phase") == "over":
        wanted["to_act"] = None
    for name, most in (("tokens", seats), ("sacrificed", seats), ("cards", seats)):
        if len(wanted.get(name, [])) > most:
            raise _Wrong(f"{name}: more than the {seats} players")
    return document(entry["board"], **wanted)


def _reading(reading: str | Mapping[str, Any]) -> Rules:
    if isinstance(reading, str):
        return Rules.preset(reading)
    if unknown := [name for name in reading if name not in Rules.__match_args__]:
        raise _Wrong(f"reading: there is no switch {quote(unknown[0])}")
    return Rules(**reading)
