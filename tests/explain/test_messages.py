"""Every message used by the code exists in every language, and every message is used."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from dokmus_widgets.explain.messages import LANGUAGES, again, has_message, keeping, say, speaking
from dokmus_widgets.explain.seats import sentences
from tests.explain import sources
from tests.explain.made_names import MADE
from tests.explain.sources import messages, parts

ENGLISH, *OTHERS = LANGUAGES
others = pytest.mark.parametrize("language", OTHERS)

#: The categories by which a language tells numbers of things apart.
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "ja": {"other"},
}
_CATEGORIES = {"zero", "one", "two", "few", "many"}
#: What is put in for a variable, in turn: numbers of every category, and text.
_VALUES = (0, 1, 2, 5, 21, 1_000_000, "x")
#: Written as in English, and rightly so, by the languages that do.
SAME = {
    "page-app": ("fr",),
    "page-title": ("fr", "ru", "ja"),
    "page-table": ("fr",),
    "setup-clock-seconds": ("fr",),
    "line-talisman": ("fr",),
    "do-label": ("fr",),
    "score-sacrifices": ("fr",),
    "score-sacrifices.in": ("fr",),
    "panel-menu": ("fr",),
    "keys-enter": ("ru",),
    "keys-escape": ("ru",),
}


def made() -> set[str]:
    """Return every message id built by the code."""
    return set().union(*MADE.values())


def test_every_pattern_of_message_ids_is_known() -> None:
    unknown = {
        pattern
        for pattern in sources.put_together() - set(MADE)
        if any(sources.matches(pattern, name) for name in messages(ENGLISH))
    }
    assert not unknown, "say in made_names.py which names these make"
    gone = set(MADE) - sources.put_together()
    assert not gone, "no code makes such names any more"


def test_every_built_message_id_exists() -> None:
    missing = {name for name in made() if not has_message(name)}
    assert not missing


def test_every_message_is_used() -> None:
    used = made() | sources.said()
    unused = {name for name in messages(ENGLISH) if name.partition(".")[0] not in used}
    assert not unused


@others
def test_every_language_has_the_same_messages(language: str) -> None:
    missing = set(messages(ENGLISH)) - set(messages(language))
    left = set(messages(language)) - set(messages(ENGLISH))
    by_file = Counter(name.split("-")[0] for name in missing)
    assert not missing, f"{len(missing)} messages are missing, by their first word: {by_file}"
    assert not left, f"English has them no more: {left}"


@others
def test_every_language_has_the_same_files(language: str) -> None:
    assert sources.files(language) == sources.files(ENGLISH)


def both(language: str) -> Iterator[tuple[str, fluent.Pattern, fluent.Pattern]]:
    """Return the messages that exist both in English and in another language."""
    for name, words in messages(ENGLISH).items():
        if name in messages(language):
            yield name, words, messages(language)[name]


@others
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    wrong = {
        name: parts(english).variables ^ parts(other).variables
        for name, english, other in both(language)
        if parts(english).variables != parts(other).variables
    }
    assert not wrong


@others
def test_selects_have_the_same_keys_in_every_language(language: str) -> None:
    """A choice by a word, such as the name of a terrain, has the same words to choose from."""
    wrong = {
        name: (chosen(english)[variable], keys)
        for name, english, other in both(language)
        for variable, keys in chosen(other).items()
        if keys != chosen(english).get(variable, keys)
    }
    assert not wrong


def chosen(words: fluent.Pattern) -> dict[str, set[str]]:
    """Return the select keys of each variable, except plurals."""
    found: dict[str, set[str]] = {}
    for choice in parts(words).choices:
        keys = sources.keys(choice)
        if isinstance(choice.selector, fluent.VariableReference) and not keys & _CATEGORIES:
            found.setdefault(choice.selector.id.name, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    wrong = {
        name: keys
        for name, words in messages(language).items()
        for keys in map(sources.keys, parts(words).choices)
        if keys & _CATEGORIES and {key for key in keys if not key.isdigit()} != PLURALS[language]
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_rendered(language: str) -> None:
    with speaking(language):
        for name, words in messages(language).items():
            for value in _VALUES:
                told = say(name, **dict.fromkeys(parts(words).variables, value))
                assert "{" not in told, f"{name} shows its inside: {told}"


@others
def test_no_message_is_left_in_english(language: str) -> None:
    left = {
        name: told
        for name, english, other in both(language)
        if (told := lettered(other)) and (told == lettered(english) or plain_ascii(language, told))
        if language not in SAME.get(name, ())
    }
    assert not left


def lettered(words: fluent.Pattern) -> str:
    """Return the text of a message without variables; empty if it has no letters."""
    text = " ".join(" ".join(parts(words).text).split())
    return text if re.search(r"[^\W\d_]", text) else ""


def plain_ascii(language: str, text: str) -> bool:
    """Return whether a text contains only ASCII letters."""
    return language in ("ru", "ja") and text.isascii()


def test_an_unknown_message_or_variable_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nothing'"):
        say("nothing")
    with pytest.raises(KeyError, match=r"no message 'seat-card\.nothing'"):
        say("seat-card.nothing")
    with pytest.raises(KeyError, match="card"):
        say("seat-card")


def test_numbers_take_their_plural() -> None:
    assert say("seat-supply", tokens=1) == "1 token left"
    assert say("seat-supply", tokens=2) == "2 tokens left"
    with speaking("ru"):
        told = [say("seat-supply", tokens=tokens) for tokens in (1, 2, 5, 21)]
    assert len({re.sub(r"\d+", "", words) for words in told}) == 3, "21 goes with 1"


def test_arguments_are_not_parsed_as_markup() -> None:
    assert "{ $who } <b>" in say("moved", who="{ $who } <b>", what="")


def test_translatable_text_is_pickled_as_plain_text() -> None:
    with speaking("fr"), keeping():
        words = sentences([say("quiz-right"), say("quiz-is-over")])
    assert again(words) == sentences([say("quiz-right"), say("quiz-is-over")])
    assert type(pickle.loads(pickle.dumps(words))) is str
    assert again(str(ValueError(words))) == again(words)
