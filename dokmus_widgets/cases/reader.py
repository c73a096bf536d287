"""Parser of the files of cases: one TOML file per family, faults reported with their line.

A file holds cases, ``[[case]]``:

- ``id``: lower-case letters, digits and hyphens; ``rules``: rule ids, the case is listed under the
  first; ``faq = true`` if it answers a frequent question.
- The position, with the fields of `positions`.
- ``winners``: the seats that win if the game ends here.

and below each the expected outcome:

- ``[[case.try]]``: ``do``, an action in notation, with ``legal``, or with ``legal_in``, exactly
  the presets in which it is legal; ``rules`` of the verdict; the first ``obstacle`` of a refusal;
  ``after``, a table of fields as above that the next position has, and ``supply``. The question
  is about the first try.
- ``[[case.score]]``: ``points`` on a ``line`` of the sheet of a ``seat``.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from dokmus_widgets.cases import entries
from dokmus_widgets.cases.entries import BOOL, INT, INTS, TABLE, TABLES, TEXT, TEXTS, EntryError
from dokmus_widgets.cases.positions import DRAWN_FIELDS, POSITION_FIELDS, document_of, left_out_of
from dokmus_widgets.cases.rule_case import Case, ExpectedPoints, Try
from dokmus_widgets.core import PRESETS, Obstacle, Rule, SeatScore, quote

FAMILIES = (
    *("setup", "round", "turn", "placing", "forest", "water", "temples", "volcano", "ruins"),
    *("guardians", "scoring", "readings"),
)

_CASE = {
    "id": TEXT,
    "rules": TEXTS,
    "faq": BOOL,
    "ours": TEXT,
    **POSITION_FIELDS,
    "winners": INTS,
    "try": TABLES,
    "score": TABLES,
}
_TRY = {
    "do": TEXT,
    "legal": BOOL,
    "legal_in": TEXTS,
    "rules": TEXTS,
    "obstacle": TEXT,
    "after": TABLE,
}
_SCORE = {"seat": INT, "line": TEXT, "points": INT}
_AFTER = {**DRAWN_FIELDS, "supply": INTS}


def read_all() -> dict[str, tuple[Case, ...]]:
    """Read the cases of every family; ``CasesError`` with every fault of all files."""
    folder = files(__package__)
    return read({name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FAMILIES})


def read(texts: Mapping[str, str]) -> dict[str, tuple[Case, ...]]:
    """Parse the cases of these file contents, by family; ``CasesError`` with every fault."""
    return entries.read_files(texts, _CaseReader)


class _CaseReader(entries.EntryReader[Case]):
    error = entries.CasesError

    def read(self) -> Case:
        entry = self.entry
        entries.check_fields(entry, _CASE, ("id", "rules"))
        id = entry["id"]
        entries.check_id(id)
        rules = entries.enum_members(entry["rules"], Rule, "rules")
        if not rules:
            raise EntryError("rules: a case is about one rule at least")
        document = document_of(entry)
        tries = tuple(map(_try, self.below(entry, "try")))
        lines = tuple(map(_line, self.below(entry, "score")))
        winners = entry.get("winners")
        if not tries and not lines and winners is None:
            raise EntryError("nothing to try and nothing scored")
        return Case(
            id=id,
            family=self.name,
            rules=rules,
            document=document,
            tries=tries,
            lines=lines,
            winners=None if winners is None else tuple(winners),
            faq=entry.get("faq", False),
            ours=entry.get("ours", ""),
            line=self.line,
            left_out=left_out_of(entry),
        )


def _try(entry: Mapping[str, Any]) -> Try:
    entries.check_fields(entry, _TRY, ("do",))
    if ("legal" in entry) == ("legal_in" in entry):
        raise EntryError("a try has either legal or legal_in")
    legal_in = entry.get("legal_in")
    for name in legal_in or ():
        if name not in PRESETS:
            raise EntryError(f"legal_in: {quote(name)} is none of {', '.join(PRESETS)}")
    obstacle = entry.get("obstacle")
    if obstacle is not None:
        (obstacle,) = entries.enum_members([obstacle], Obstacle, "obstacle")
    after = entry.get("after", {})
    entries.check_fields(after, _AFTER)
    is_refused = entry.get("legal") is False
    if entry.get("legal") is True and obstacle:
        raise EntryError("obstacle: what is legal meets none")
    if is_refused and after:
        raise EntryError("after: nothing follows a refusal")
    return Try(
        do=entry["do"],
        legal=entry.get("legal"),
        legal_in=None if legal_in is None else tuple(legal_in),
        rules=entries.enum_members(entry.get("rules", []), Rule, "rules"),
        obstacle=obstacle,
        after=after,
    )


def _line(entry: Mapping[str, Any]) -> ExpectedPoints:
    entries.check_fields(entry, _SCORE, _SCORE)
    if entry["line"] not in SeatScore.__match_args__:
        known = ", ".join(SeatScore.__match_args__)
        raise EntryError(f"line: {quote(entry['line'])} is none of {known}")
    return ExpectedPoints(**entry)
