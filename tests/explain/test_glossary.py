"""Messages keep to the glossary of their language, ``messages/<language>/glossary.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from tests.explain.sources import FOLDER
from tests.explain.written import written

every = pytest.mark.parametrize("language", LANGUAGES)


@cache
def glossary(language: str) -> dict[str, dict[str, str]]:
    """Return the terms by subject, and the banned words with their replacements."""
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text("utf-8"))


@every
def test_glossaries_have_the_same_terms(language: str) -> None:
    assert list(glossary(language)["terms"]) == list(glossary(LANGUAGES[0])["terms"])


@every
def test_messages_use_the_glossary_terms(language: str) -> None:
    text = "\n".join(text for _, text in written(language)).casefold()
    unused = {
        thing: word
        for thing, words in glossary(language)["terms"].items()
        for word in words.split(" / ")
        if word.casefold() not in text
    }
    assert not unused, "no message says so: is the glossary right?"


@every
def test_messages_avoid_banned_words(language: str) -> None:
    found = [
        f"{name}: {match[0]!r} in {text[:90]!r}: write {instead}"
        for pattern, instead in glossary(language)["banned"].items()
        for name, text in written(language)
        if (match := re.search(pattern, text))
    ]
    assert not found, "\n".join(found)
