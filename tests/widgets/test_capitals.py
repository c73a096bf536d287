"""Labels inside sentences: after ": ", "; " or ", " a variable begins with a small letter.

Names of people, and titles, keep their capital.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import pytest

from dokmus_widgets.explain import messages
from dokmus_widgets.explain.messages import say
from tests.widgets.test_resuming import MAKERS, anything

#: Variables that hold the names of players, alone or several.
NAMES = {"who", "tied", "leaders", "gains", "leader", "lines"}
#: Messages that say the title of a lesson, a case or a card; the beginning of a log
#: line; players with their cards; or that hold a whole line of code.
TITLES = {
    *("case-heard", "course-go-on", "course-quiz", "guardians-heading", "course-first-python"),
    *("player-line", "told-undone", "told-redone", "what-if-take-back"),
    *("quiz-order.ask", "quiz-order-why"),
}
Found = set[tuple[str, str, str]]


@pytest.fixture
def capitals(monkeypatch: pytest.MonkeyPatch) -> Found:
    """Return the set that collects each message with a variable, where it has a capital there."""
    found: Found = set()
    plain = messages._format

    def checked(name: str, arguments: Mapping[str, str | int]) -> str:
        text = plain(name, arguments)
        for key, value in arguments.items():
            if name in TITLES or key in NAMES or not isinstance(value, str):
                continue
            if value[:1].isupper() and re.search(f"[:;,] {re.escape(str(value))}", text):
                found.add((name, key, str(value)))
        return text

    monkeypatch.setattr(messages, "_format", checked)
    return found


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("kind", MAKERS)
def test_no_capitals_inside_sentences(kind: str, language: str, capitals: Found) -> None:
    random = Random(seed := 1)
    print(f"seed {seed}")
    widget = MAKERS[kind](has_address=True, language=language)
    for _ in range(16):
        anything(widget, random, anywhere=True)
    assert not capitals


def test_a_capital_inside_a_sentence_is_found(capitals: Found) -> None:
    say("here-line", question="Total", answer="Large temples")
    assert capitals == {("here-line", "answer", "Large temples")}
