"""The rule ids: the same as in the rules catalogue, and each shown by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.core import PRESETS, SWITCHES, Rule, Rules

HERE = Path(__file__).resolve().parent
CATALOGUE = HERE.parents[1].parent / "shared" / "rules-catalogue.md"
needs_catalogue = pytest.mark.skipif(
    not CATALOGUE.is_file(), reason="the rules catalogue lies beside the checkout only"
)


def rows(heading: str) -> list[list[str]]:
    """The cells of each row of every table that begins with this heading."""
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


@cache
def tagged() -> dict[str, list[str]]:
    """The tests tagged with each rule id, read from the sources."""
    tests: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if not isinstance(decorator, ast.Call):
                    continue
                if ast.unparse(decorator.func) == "pytest.mark.rule":
                    for argument in decorator.args:
                        rule = ast.literal_eval(argument)
                        tests.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return tests


@needs_catalogue
def test_the_rules_are_those_of_the_catalogue() -> None:
    ids = [cells[0] for cells in rows("id")]
    assert len(ids) == len(set(ids)) > 50
    assert [rule.value for rule in Rule] == ids


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_has_a_test(rule: Rule) -> None:
    assert tagged().get(rule.value), f"no test is tagged @pytest.mark.rule({rule.value!r})"


def test_no_test_is_tagged_with_an_unknown_rule() -> None:
    assert set(tagged()) <= {rule.value for rule in Rule}


@needs_catalogue
def test_every_answer_to_a_players_question_has_a_test() -> None:
    answered = {rule for rule, tests in tagged().items() if any(t.endswith("_faq") for t in tests)}
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
