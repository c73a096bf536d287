"""Tests of the page history of the search."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.links import linked_explorer
from dokmus_widgets.explore.rules.search import Search

#: A case that is about several rules: it can be come to by the second one.
SHARED = next(case for rule in Rule for case in cases_for(rule) if len(case.rules) > 1)


def test_every_place_is_come_back_to() -> None:
    explorer = Explorer()
    for rule in SHARED.rules:
        explorer.show_rule(rule)
        explorer.show_case(SHARED.id)
        place = Search(explorer).query_string
        explorer.show_rule(Rule.FOREST_COST)
        assert Search(explorer).go_to(place)
        assert Search(explorer).query_string == place
        assert explorer.rule == rule


def test_a_rule_alone_leads_to_its_first_case() -> None:
    explorer = Explorer()
    answer = Search(explorer).go_to("?rule=place.adjacent")
    assert answer
    assert explorer.rule == "place.adjacent"
    assert explorer.case == cases_for("place.adjacent")[0]


@pytest.mark.parametrize(
    "place", ["?rule=nothing", "?case=nothing", "?rule=place.adjacent&case=nothing", "?position=x"]
)
def test_what_leads_nowhere_changes_nothing_and_names_it(place: str) -> None:
    explorer = Explorer()
    before = Search(explorer).query_string
    answer = Search(explorer).go_to(place)
    assert not answer
    assert Search(explorer).query_string == before
    assert place.startswith("?position") or "nothing" in answer.words


@pytest.mark.parametrize("place", ["?nonsense", "?case="])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_named_that_is_said(place: str, language: str) -> None:
    with speaking(language):
        explorer = Explorer()
        before = Search(explorer).query_string
        answer = Search(explorer).go_to(place)
        assert not answer
        assert answer.words == say("told-no-place")
        assert Search(explorer).query_string == before


def test_the_beginning_is_a_place_of_its_own() -> None:
    search = Search(Explorer())
    assert search.before.is_blank
    start = search.query_string
    assert start == "?"
    search.type("May I cross a river?")
    assert not search.explorer.is_blank, "what is found is shown"
    assert search.before.is_blank, "and can be left"
    typed = search.query_string
    search.open()
    opened = search.query_string
    for place, is_blank in ((typed, True), (opened, False), (start, True), (opened, False)):
        search.go_to(place)
        assert search.query_string == place
        assert search.before.is_blank is is_blank
    assert not Explorer("forest.cost").is_blank
    assert not linked_explorer({"case": "forest-cost-alone"}).is_blank
    assert not linked_explorer({"case": "none-such"}).is_blank, "what is wrong with it is told"
    assert linked_explorer({}).is_blank


@pytest.mark.parametrize("words", ["May I cross two rivers in one turn?", "temple", "qwrtz zzzz"])
def test_what_is_searched_is_come_back_to_looked_at_or_opened(words: str) -> None:
    search = Search(Explorer())
    search.type(words)
    search.look_on()
    places = [(search.query_string, search.explorer.case)]
    search.open()
    places.append((search.query_string, search.explorer.case))
    search.explorer.step()
    places.append((search.query_string, search.explorer.case))
    for place, case in [*places, *reversed(places)]:
        search.go_to(place)
        assert (search.query_string, search.explorer.case) == (place, case)
        assert search.typed == words
