"""Tests that teaching texts give no advice unless a stored study supports it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from tests.explain.sources import messages, parts
from tests.studies import first

TEACHING = ("lesson-", "chapter-", "guide-", "summary-", "help-", "course-")
#: Words of each language that speak of what to do, or of what happens often, and not of what may.
WORDS = {
    "en": r"\b(?:better|best|good (?:place|idea|plan|now)|strong\w*|worth looking"
    r"|[Ss]pread (?:your|out|over)|should|prefer|avoid|usually|often|rare(?:ly)?|seldom"
    r"|cannot decide|helps (?:you|most)|as many|wise|important|look for (?:the|new) tiles)\b",
    "fr": r"\b(?:mieux|meilleure?s?|bonne? (?:place|idée|plan)|fort|[Dd]éployez-vous|[Pp]lantez"
    r"|la peine|devriez|évit\w+|souvent|rare(?:ment)?|hésitez|le plus de tuiles|important\w*"
    r"|préfér\w+|cherchez les tuiles)\b",
    "ru": r"\b(?:лучш\w+|хорош\w+|сильн\w+|стоит искать|вширь|избега\w+|(?<!как )обычно|часто"
    r"|редко|берите её|как можно|важн\w+|выгодн\w+|по всему острову|для вас новые)\b",
    "ja": r"よいでしょう|おすすめ|有利|不利|べきです|強い|大切|大事|できるだけ|広がり|避け"
    r"|なるべく|あちこち|迷ったら、これ|楽です|うまく|いちばんよ|めったに|まれです|新しいタイルと",
}


def more_tiles_win_more() -> bool:
    """Return whether greedy players won more often the more tiles they reached."""
    wins = first.measured(first.kept("greedy-4"), "reached", "wins")
    rising = all(less.value < more.value for less, more in pairwise(wins))
    return rising and all(other.high < wins[-1].low for other in wins[:-1])


#: What is advised, and what the studies say of it.
ADVICE: dict[str, Callable[[], bool]] = dict.fromkeys(
    ("guide-goal", "summary-spread", "lesson-three-tokens-first", "lesson-three-tiles.end"),
    more_tiles_win_more,
)
#: Here such words speak of the position on the board: its goal, or a search, bears them out.
OF_THE_BOARD = {
    *("help-trying", "help-see", "help-thinks", "lesson-what-scores.about"),
    *("lesson-complete-or-spread-spread.done", "lesson-which-card-open.done"),
    "lesson-complete-or-spread.end",  # it compares, and leaves the choice open
}


@pytest.mark.parametrize("name", ADVICE)
def test_a_study_bears_out_what_is_advised(name: str) -> None:
    assert re.search(WORDS["en"], spoken("en")[name]), "no advice any more: take it off the list"
    assert ADVICE[name]()


def test_nothing_else_advises() -> None:
    advising: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for name, text in spoken(language).items():
            if re.search(WORDS[language], text):
                advising.setdefault(name, set()).add(language)
    assert not {
        name: told for name, told in advising.items() if name not in {*ADVICE, *OF_THE_BOARD}
    }
    assert advising.keys() >= OF_THE_BOARD


def spoken(language: str) -> dict[str, str]:
    """Return the teaching texts by message."""
    told = messages(language).items()
    return {name: " ".join(parts(words).text) for name, words in told if name.startswith(TEACHING)}
