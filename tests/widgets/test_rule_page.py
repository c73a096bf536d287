"""The page of a rule: thumbnails of its cases, readings, related rules."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import cases, cases_for
from dokmus_widgets.core import PRESETS, SWITCHES, Rule
from dokmus_widgets.core.rules import SWITCH_RULES
from dokmus_widgets.explore.rules.about import touched_by
from dokmus_widgets.widgets.rules.page import rule_page
from dokmus_widgets.widgets.rules.thumbnail import case_thumbnail
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from tests.widgets.test_rule_explorer import press, sections


def test_every_rule_has_a_page_with_all_its_cases() -> None:
    for rule in Rule:
        about = cases_for(rule)
        page = rule_page(rule, about[0])
        assert [part.value for part in page.cases.parts] == [case.id for case in about]
        assert all(part.text and part.hint for part in page.cases.parts)
        touched = [part.value for part in page.touches.parts]
        assert touched, rule
        assert rule not in touched


def test_a_case_is_read_out_only_once_it_was_opened_here() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    assert not sections(explorer, "ruling")[0]["heard"]
    press(explorer, "step", 1)
    assert sections(explorer, "ruling")[0]["heard"]


def test_every_case_has_a_thumbnail_with_its_question() -> None:
    for case in cases():
        drawn = case_thumbnail(case.id)
        assert 'role="img" aria-label="' in drawn
        assert len(drawn) < 24_000, case.id


def test_thumbnail_shows_action_and_reason() -> None:
    crossed = case_thumbnail("forest-crossing")
    assert crossed.count("dk-frame") == 1, "the tile of the other player is left out"
    assert "dk-trail-crossing" in crossed
    assert "dk-tint-waterway" in crossed
    assert "#dk-mark-obstacle" in case_thumbnail("forest-others")
    assert "#dk-rose" in case_thumbnail("guardian-2-jump"), "a tile slides into the gap"


def test_pictures_are_sent_once_for_a_rule() -> None:
    explorer = RuleExplorer(rule="forest.crossing")
    sent: list[object] = []
    explorer.sheet.observe(lambda change: sent.append(change), "art")
    explorer.click("b1")
    explorer.step()
    (page,) = sections(explorer, "rule_page")
    assert explorer.explorer.case is not None
    assert explorer.explorer.case.id == page["shown"]
    assert not sent
    press(explorer, "show_rule", "forest.moved")
    assert len(sent) == 1
    assert list(explorer.sheet.art) == [case.id for case in cases_for("forest.moved")]


def test_previewed_case_has_no_page() -> None:
    explorer = RuleExplorer(rule="meadow.plain")
    before = explorer.sheet.art
    explorer.search("Is a forest free past a temple?")
    assert explorer.sheet.view["below"] == []
    assert explorer.sheet.art is before
    explorer.results.open_looked_at()
    assert sections(explorer, "rule_page")


def test_custom_position_has_no_page() -> None:
    assert RuleExplorer(position=cases()[0].state).sheet.view["below"] == []


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_point_of_difference_names_its_rulebooks_and_is_shown_on_two_boards(
    switch: str,
) -> None:
    explorer = RuleExplorer(rule=SWITCH_RULES[switch])
    (page,) = sections(explorer, "rule_page")
    (part,) = [one for one in page["readings"]["parts"] if one["value"] == switch]
    documents = " ".join(told for _, told in part["values"])
    assert documents.count("book") + documents.count("summary") >= len(PRESETS) - 1
    press(explorer, part["press"], part["value"])
    told = [board.scene["caption"] for board in explorer.boards]
    assert len(told) == 2
    assert told[0]["words"] != told[1]["words"]
    assert explorer.explorer.rule is SWITCH_RULES[switch]


def test_page_has_words_in_every_language() -> None:
    explorer = RuleExplorer(rule="ruins.chain")
    explorer.set_language("fr")
    (page,) = sections(explorer, "rule_page")
    assert page["cases"]["title"] == "Exemples"
    assert page["ours"]["parts"][0].startswith("Notre interprétation")
    assert "pion" in explorer.sheet.art["ruins-chain"].partition(">")[0]


def test_rules_named_together_are_near_and_one_named_everywhere_is_not() -> None:
    assert touched_by(Rule.FOREST_COST)[:3] == (
        Rule.TURN_SACRIFICE,
        Rule.TURN_AFFORD,
        Rule.FOREST_BESIDE,
    )
    assert Rule.MEADOW_PLAIN not in touched_by(Rule.WATER_CROSS)
