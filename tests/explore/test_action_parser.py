"""Tests of the action parser."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core.notation import NotationError, write_action
from dokmus_widgets.explain.actions import asked_words
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.query.action_parser import parse_action
from tests.core.boards import MEADOWS, board, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_a_case_is_read_as_its_button_says_it(language: str) -> None:
    with speaking(language):
        for case in cases():
            for action in case.actions:
                words = asked_words(case.state, action)
                assert parse_action(case.state, words) == action, words
                assert parse_action(case.state, write_action(case.state, action)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_that_do_different_things_say_so(language: str) -> None:
    with speaking(language):
        for case in cases():
            actions = dict.fromkeys(case.actions)
            assert len({asked_words(case.state, one) for one in actions}) == len(actions), case.id


def test_case_blanks_and_a_point_do_not_matter() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    for words in ("place on b1", " PLACE   on b1. ", "Place on B1!"):
        assert parse_action(state, words) == place("b1")


def test_english_is_understood_in_every_language() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    with speaking("ja"):
        assert parse_action(state, "place on b1") == parse_action(
            state, say("ask-place", space="b1")
        )


@pytest.mark.parametrize("words", ["", "dance", "place", "place zz99x", "turn tile ↻", "by ruins"])
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(NotationError):
        parse_action(board(MEADOWS, tokens={0: "a1"}), words)
