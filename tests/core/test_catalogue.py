"""The rule ids and readings: those of the rules catalogue, and each shown by a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.core import PRESETS, SWITCHES, Rule, Rules
from tests.core.catalogue_report import reading_name, report
from tests.core.tags import CONCERNS, Tagged, tagged, tags_of

HERE = Path(__file__).resolve().parent
CATALOGUE = HERE.parents[1].parent / "shared" / "rules-catalogue.md"
needs_catalogue = pytest.mark.skipif(
    not CATALOGUE.is_file(), reason="the rules catalogue lies beside the checkout only"
)


def rows(heading: str) -> list[list[str]]:
    """Return the cells of each row of every table that begins with this heading."""
    found, inside = [], False
    for line in CATALOGUE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == heading:
            inside = True
        elif inside and not set(line) <= set("|- "):
            found.append(cells)
    return found


@needs_catalogue
def test_the_rules_are_those_of_the_catalogue() -> None:
    ids = [cells[0] for cells in rows("id")]
    assert len(ids) == len(set(ids)) > 50
    assert [rule.value for rule in Rule] == ids


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_has_a_test(rule: Rule) -> None:
    tests = [test.name for test in tagged() if rule in test.rules]
    assert tests, f"no test is tagged @pytest.mark.rule({rule.value!r})"


@pytest.mark.parametrize(
    ("switch", "value"), [(switch, value) for switch in SWITCHES for value in SWITCHES[switch]]
)
def test_every_reading_has_a_test_of_the_rule_that_it_reads(switch: str, value: str | bool) -> None:
    rule = CONCERNS[switch]
    tests = [t.name for t in tagged() if (switch, value) in t.readings and rule in t.rules]
    assert tests, f"no test of {rule} is tagged @pytest.mark.reading({switch!r}, {value!r}) besides"


def test_no_test_is_tagged_with_an_unknown_rule_or_reading() -> None:
    known = {(switch, value) for switch, values in SWITCHES.items() for value in values}
    for test in tagged():
        assert test.rules <= {rule.value for rule in Rule}, test.name
        assert test.readings <= known, test.name


def test_tags_are_read_from_the_sources() -> None:
    source = (
        "@pytest.mark.rule('a.b')\n@pytest.mark.rule('c')\n"
        "@pytest.mark.reading('s', True)\n@pytest.mark.parametrize('x', range(3))\n"
        "def test_it(): ...\n@cache\ndef test_untagged(): ...\n"
    )
    assert list(tags_of(source, "test_x.py")) == [
        Tagged("test_x.py::test_it", frozenset({"a.b", "c"}), frozenset({("s", True)}))
    ]


def test_the_report_names_every_rule_and_every_reading() -> None:
    firsts = [line.split("|")[0].strip() for line in report() if "|" in line]
    readings = [reading_name(switch, v) for switch in SWITCHES for v in SWITCHES[switch]]
    assert firsts == ["id", *Rule, "reading", *readings]


@needs_catalogue
def test_every_answer_to_a_players_question_has_a_test() -> None:
    answered = {rule for test in tagged() if test.name.endswith("_faq") for rule in test.rules}
    for question, _, ids in rows("question"):
        assert answered & set(re.split(r",\s*", ids)), f"no test ends in _faq for: {question}"


@needs_catalogue
def test_the_readings_are_those_of_the_catalogue() -> None:
    table = rows("switch")
    shown = {"any_token": "any", "last_token": "last"}
    assert [cells[0] for cells in table] == list(SWITCHES)
    for switch, values, *columns in table:
        assert [_value(value) for value in values.split(" / ")] == list(SWITCHES[switch])
        for preset, told in zip(("en", "ru", "fr", "ja", "faq"), columns, strict=False):
            value = Rules.preset(preset).to_dict()[switch]
            assert _value(told) == shown.get(str(value), value), f"{switch} in {preset}"
    assert set(PRESETS) == {"en", "ru", "fr", "ja", "faq"}


def _value(text: str) -> Any:
    return {"true": True, "false": False}.get(text, text)
