"""Reading the files of cases: one TOML file a family, with every fault told by its place.

A file holds cases, ``[[case]]``:

- ``id``: small letters, digits and hyphens; ``rules``: ids of the catalogue, the first is where
  the case is listed; ``faq = true`` where it answers a question of the catalogue's last table.
- The position, with the fields of `positions`.
- ``winners``: the seats that win if the game ends here.

and below each, what must come out:

- ``[[case.try]]``: ``do``, an action in notation, with ``legal``, or with ``legal_in``, exactly
  the presets in which it is legal; ``rules`` of the verdict; the first ``obstacle`` of a refusal;
  ``after``, a table of fields as above that the next position has, and ``supply`` besides. The
  first try is the one that the question is about.
- ``[[case.score]]``: ``points`` on a ``line`` of the sheet of a ``seat``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, TypeVar

from dokmus_widgets.cases.entries import (
    TABLE,
    TABLES,
    TEXT,
    TEXTS,
    TRUTH,
    WHOLE,
    WHOLES,
    Unreadable,
    Wrong,
    check_fields,
    check_id,
    header_lines,
    listed,
    members,
)
from dokmus_widgets.cases.faults import CasesError, EntryFault
from dokmus_widgets.cases.positions import (
    DRAWN_FIELDS,
    POSITION_FIELDS,
    document_of,
    left_out_of,
)
from dokmus_widgets.cases.rule_case import Case, Line, Try
from dokmus_widgets.core import PRESETS, Obstacle, Rule, SeatScore
from dokmus_widgets.core.faults import quote

#: The families in their order; the cases of each are in the file of its name.
FAMILIES = (
    *("setup", "round", "turn", "placing", "forest", "water", "temples", "volcano", "ruins"),
    *("guardians", "scoring", "readings"),
)

_CASE = {
    "id": TEXT,
    "rules": TEXTS,
    "faq": TRUTH,
    **POSITION_FIELDS,
    "winners": WHOLES,
    "try": TABLES,
    "score": TABLES,
}
_TRY = {
    "do": TEXT,
    "legal": TRUTH,
    "legal_in": TEXTS,
    "rules": TEXTS,
    "obstacle": TEXT,
    "after": TABLE,
}
_SCORE = {"seat": WHOLE, "line": TEXT, "points": WHOLE}
#: What a try may say of the position that follows.
_AFTER = {**DRAWN_FIELDS, "supply": WHOLES}


def read_all() -> dict[str, tuple[Case, ...]]:
    """The cases of every family; ``CasesError`` with every fault of all files."""
    folder = files(__package__)
    texts = {family: folder.joinpath(f"{family}.toml") for family in FAMILIES}
    return read({name: path.read_text("utf-8") for name, path in texts.items() if path.is_file()})


def read(texts: Mapping[str, str]) -> dict[str, tuple[Case, ...]]:
    """The cases of these texts of files, by family; ``CasesError`` with every fault."""
    faults: list[EntryFault] = []
    found: dict[str, tuple[Case, ...]] = {}
    homes: dict[str, str] = {}
    for family, text in texts.items():
        found[family] = tuple(_family(family, text, homes, faults))
    if faults:
        raise CasesError(faults)
    return found


def _family(
    family: str, text: str, homes: dict[str, str], faults: list[EntryFault]
) -> Iterable[Case]:
    file = f"{family}.toml"
    try:
        entries = listed(text, "case")
    except Unreadable as error:
        faults.append(EntryFault(file, error.line, "", str(error)))
        return
    lines = _lines(text)
    for number, entry in enumerate(entries):
        id = entry.get("id")
        reader = _CaseReader(family, entry)
        try:
            one = reader.case(lines.get((number, "", 0), 0))
            home = homes.setdefault(one.id, file)
            if home != file or any(e.get("id") == id for e in entries[:number]):
                raise Wrong(f"there is a case of this id in {home} already")
            yield one
        except Wrong as wrong:
            line = lines.get((number, *reader.at), lines.get((number, "", 0), 0))
            faults.append(EntryFault(file, line, id if isinstance(id, str) else "", str(wrong)))


def _lines(text: str) -> dict[tuple[int, str, int], int]:
    """The line of each header by the number of its case, its kind and its number there."""
    lines: dict[tuple[int, str, int], int] = {}
    case, counts = -1, Counter[str]()
    for name, line in header_lines(text):
        if name == "case":
            case += 1
            counts.clear()
        kind = name.partition(".")[2]
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
        """The case, whose header is on that line of its file; or ``Wrong``."""
        entry = self.entry
        check_fields(entry, _CASE, ("id", "rules"))
        id = entry["id"]
        check_id(id)
        rules = members(entry["rules"], Rule, "rules")
        if not rules:
            raise Wrong("rules: a case is about one rule at least")
        written = document_of(entry)
        tries = tuple(self._each("try", self._try))
        lines = tuple(self._each("score", self._line))
        winners = entry.get("winners")
        if not tries and not lines and winners is None:
            raise Wrong("nothing to try and nothing scored")
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
            left_out=left_out_of(entry),
        )

    def _each(self, kind: str, read: Callable[[Mapping[str, Any]], _T]) -> Iterable[_T]:
        for number, entry in enumerate(self.entry.get(kind, [])):
            self.at = (kind, number)
            yield read(entry)
        self.at = ("", 0)

    def _try(self, entry: Mapping[str, Any]) -> Try:
        check_fields(entry, _TRY, ("do",))
        if ("legal" in entry) == ("legal_in" in entry):
            raise Wrong("a try has either legal or legal_in")
        legal_in = entry.get("legal_in")
        for name in legal_in or ():
            if name not in PRESETS:
                raise Wrong(f"legal_in: {quote(name)} is none of {', '.join(PRESETS)}")
        obstacle = entry.get("obstacle")
        if obstacle is not None:
            (obstacle,) = members([obstacle], Obstacle, "obstacle")
        after = entry.get("after", {})
        check_fields(after, _AFTER)
        refused = entry.get("legal") is False
        if entry.get("legal") is True and obstacle:
            raise Wrong("obstacle: what is legal meets none")
        if refused and after:
            raise Wrong("after: nothing follows a refusal")
        return Try(
            do=entry["do"],
            legal=entry.get("legal"),
            legal_in=None if legal_in is None else tuple(legal_in),
            rules=members(entry.get("rules", []), Rule, "rules"),
            obstacle=obstacle,
            after=after,
        )

    def _line(self, entry: Mapping[str, Any]) -> Line:
        check_fields(entry, _SCORE, _SCORE)
        if entry["line"] not in SeatScore.__match_args__:
            known = ", ".join(SeatScore.__match_args__)
            raise Wrong(f"line: {quote(entry['line'])} is none of {known}")
        return Line(**entry)
