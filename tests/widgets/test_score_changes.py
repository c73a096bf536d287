"""The score sheet beside a case about scoring."""

from __future__ import annotations

from dokmus_widgets.widgets import RuleExplorer
from tests.widgets.hand import sections


def test_a_case_about_scoring_shows_its_score_sheet() -> None:
    explorer = RuleExplorer(case="score-not-yet")
    (table,) = sections(explorer, "table")
    assert [row["values"] for row in table["rows"]][-1] == ["11", "0", "0"]
    assert [column["seat"] for column in table["columns"]] == [0, 1, 2]


def test_changed_points_are_shown_before_and_after() -> None:
    explorer = RuleExplorer(case="score-not-yet")
    explorer.what_if(tokens={"i8": 1})
    (table,) = sections(explorer, "table")
    assert table["rows"][-1]["total"]
    assert table["rows"][-1]["values"] == ["11", "0→11", "0"]
    explorer.reset()
    (table,) = sections(explorer, "table")
    assert table["rows"][-1]["values"] == ["11", "0", "0"]


def test_other_cases_show_none() -> None:
    assert not sections(RuleExplorer(rule="forest.cost"), "table")
