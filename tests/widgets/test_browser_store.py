"""A text in the visitor's browser, as Python hears of it and has it kept."""

from __future__ import annotations

import pytest

from dokmus_widgets.widgets.persistence.browser_store import BrowserStore


def store() -> tuple[BrowserStore, list[tuple[str, bool]]]:
    """A store, and what it has told so far."""
    made, told = BrowserStore("key"), list[tuple[str, bool]]()
    made.on_found(lambda *found: told.append(found))
    return made, told


def test_what_the_browser_has_kept_is_told_and_is_what_is_kept_now() -> None:
    made, told = store()
    made.found = {"count": 1, "text": "one", "elsewhere": False}
    assert told == [("one", False)]
    assert made.text == "one", "to keep it again writes nothing"
    made.found = {"count": 2, "text": "two", "elsewhere": True}
    assert told == [("one", False), ("two", True)]


def test_nothing_kept_is_not_the_same_as_erased() -> None:
    made, told = store()
    made.keep("mine")
    made.found = {"count": 1, "text": "", "elsewhere": False}
    assert not told
    assert made.text == "mine"
    made.found = {"count": 2, "text": "", "elsewhere": True}
    assert told == [("", True)]
    assert not made.text


def test_however_long_it_is_it_is_told() -> None:
    made, told = store()
    made.found = {"count": 1, "text": "x" * 2_000_000, "elsewhere": False}
    assert [len(text) for text, _ in told] == [2_000_000]


@pytest.mark.parametrize(
    "found", [{}, {"text": None}, {"text": 5}, {"text": ["a"]}, {"elsewhere": True}]
)
def test_what_no_store_tells_is_ignored(found: dict[str, object]) -> None:
    made, told = store()
    made.found = {"count": 1, **found}
    assert not told
    assert not made.text


def test_what_cannot_be_used_goes_aside_once() -> None:
    made, _ = store()
    made.found = {"count": 1, "text": "damaged", "elsewhere": False}
    made.set_aside()
    assert (made.text, made.aside) == ("damaged", True), "nothing is written over it yet"
    seen = []
    made.observe(lambda change: seen.append((change["name"], made.aside)), "text")
    made.keep("new")
    assert seen == [("text", True)], "the browser hears that first, and puts it aside"
    assert not made.aside
    made.keep("newer")
    assert seen == [("text", True), ("text", False)]


def test_erased_nothing_is_kept() -> None:
    made, _ = store()
    made.keep("mine")
    made.erase()
    assert not made.text
