"""What people type into the search, and what has to be among the first three found for it."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from dokmus_widgets.cases import cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explore.asking.words import case_title
from dokmus_widgets.explore.rules.finding import LONGEST_SEARCH, Found, find

#: By language: what is typed, and the id of a rule or of a case.
TYPED: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("searches.toml").read_text("utf-8")
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_leads_to_the_rule(language: str) -> None:
    missed = {}
    with speaking(language):
        for typed, wanted in TYPED[language].items():
            found = find(typed)
            first = [str(rule) for rule in found.rules[:3]] + [one.id for one in found.cases[:3]]
            if wanted not in first:
                missed[typed] = (wanted, first)
    assert not missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_finds_its_case(language: str) -> None:
    with speaking(language):
        lost = [one.id for one in cases() if one not in find(case_title(one)).cases[:3]]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cases_have_the_same_title(language: str) -> None:
    with speaking(language):
        count = Counter(map(case_title, cases()))
    assert not [title for title, times in count.items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_find_what_they_name(language: str) -> None:
    with speaking(language):
        for rule in Rule:
            assert find(rule) == Found((rule,), cases_for(rule))
        for one in cases():
            assert one in find(one.id).cases[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_means_nothing_finds_nothing(language: str) -> None:
    with speaking(language):
        for typed in ("", "   ", "?!", "xyzzyq", "00000", "\u3000", "\x00"):
            assert find(typed) == ((), ())


def test_words_beyond_the_longest_search_are_not_looked_at() -> None:
    assert find("forest " + " " * LONGEST_SEARCH + "volcano") == find("forest")


def test_words_that_say_nothing_change_nothing() -> None:
    assert find("may I please cross the river?").rules[:3] == find("cross river").rules[:3]


def test_all_forms_of_a_word_find_the_same() -> None:
    assert find("Sacrifices").rules == find("sacrifice").rules
    with speaking("ru"):
        assert find("вулканами").rules == find("вулкан").rules
    with speaking("fr"):
        assert find("FORÊTS").rules == find("foret").rules
