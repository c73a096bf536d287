"""What messages say there is one of: a last token, one sacrifice, one action of a guardian."""

from __future__ import annotations

import re

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core.actions import By
from tests.explain.number_facts import left, placing_with_sacrifice, waiting_after
from tests.explain.test_claims import spoken

_LAST_TOKEN = re.compile(r"[Oo]ne token (?:left|again)|[Yy]our last token(?! (?:is|went))")


_ABOUT_A_POSITION = re.compile(r"case-[a-z0-9-]+\.ask|lesson-[a-z-]+")


def _with_one_token() -> list[str]:
    return [
        name
        for name, text in spoken("en").items()
        if _ABOUT_A_POSITION.fullmatch(name) and _LAST_TOKEN.search(text)
    ]


@pytest.mark.parametrize("name", _with_one_token())
def test_one_token_is_left_where_a_question_says_so(name: str) -> None:
    assert left(name) == {1}


def test_what_is_one_by_the_rules() -> None:
    """One sacrifice at most, one guardian action a turn, one ruins action."""
    assert placing_with_sacrifice() - 1 == 1
    assert waiting_after("ruins-place") == waiting_after("ruins-chain") == 1
    for one in cases():
        turn = one.state.turn
        by_card = (
            getattr(action, "by", None) is By.GUARDIAN for action in one.state.legal_actions()
        )
        assert turn is None or turn.guardian_left or not any(by_card)
