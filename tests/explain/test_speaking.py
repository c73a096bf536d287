"""Language selection: by hand, by a browser's header, and restored afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from dokmus_widgets.core import new_game
from dokmus_widgets.explain import messages, space_labels
from dokmus_widgets.explain.messages import (
    LANGUAGES,
    add_messages,
    best_language,
    has_message,
    language,
    say,
    speaking,
)
from dokmus_widgets.explain.seats import listed, plain_name, seat_names, sentences, typed_names
from dokmus_widgets.play import Game
from dokmus_widgets.play.records import game_of_record, recorded


def test_language_is_restored_after_the_context() -> None:
    assert language() == "en"
    with speaking("fr"):
        french = say("do-undo")
        with speaking("ja"):
            assert say("do-undo") not in (french, "Undo")
        assert say("do-undo") == french != "Undo"
    assert say("do-undo") == "Undo"


def test_language_is_separate_per_thread() -> None:
    with speaking("ru"), ThreadPoolExecutor(1) as other:
        assert other.submit(language).result() == "en"


def test_labels_follow_the_language() -> None:
    state = new_game(2, seed=1)
    told = set()
    for spoken in LANGUAGES:
        with speaking(spoken):
            told.add(space_labels(state, seat_names(2))[0])
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("wish", "near"), [("fre", "did you mean fr"), ("English", "did you mean en"), ("qqq", "")]
)
def test_unknown_language_is_refused(wish: str, near: str) -> None:
    told = f"There is no language {wish}.*{near}"
    with pytest.raises(ValueError, match=told), speaking(wish):
        pass
    assert language() == "en"


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de, ru;q=0.5, en;q=0.4", "ru"),
        ("en;q=0.4,ja;q=0.6", "ja"),
        ("ja;q=0,de", "en"),
        ("zh-Hant-TW,*;q=0.1", "en"),
        ("", "en"),
        (";;q=,fr;q=many", "en"),
        (["RU-ru", "fr"], "ru"),
    ],
)
def test_the_best_language_for_a_browser(accepted: str | list[str], best: str) -> None:
    assert best_language(accepted) == best


def test_missing_translation_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {"en": ["only-here = { $n ->\n    [one] one\n   *[other] more\n }\n"], "ru": [""]}
    monkeypatch.setattr(messages, "_sources", lambda spoken: sources[spoken])
    messages._messages.cache_clear()
    try:
        with speaking("ru"):
            assert say("only-here", n=21) == "more", "with English plurals, too"
    finally:
        monkeypatch.undo()
        messages._messages.cache_clear()


def test_lists_and_sentences_follow_the_language() -> None:
    assert listed(["a1", "b2"]) == "a1, b2"
    assert sentences(["One.", "", "Two."]) == "One. Two."
    with speaking("ja"):
        assert listed(["a1", "b2"]) == "a1、b2"
        assert sentences(["はい。", "いいえ。"]) == "はい。いいえ。"
        asked = "はい\N{FULLWIDTH QUESTION MARK}"
        assert sentences([asked, "いいえ。"]) == f"{asked}\N{IDEOGRAPHIC SPACE}いいえ。"


def test_colour_names_of_any_language_count_as_blank() -> None:
    with speaking("fr"):
        colours = seat_names(2)
    assert typed_names(2, colours) == ("", "")
    assert seat_names(2, colours) == ("Blue", "Orange")
    assert seat_names(2, ["Ann", colours[0]]) == ("Ann", colours[0]), "of another seat it is one"


def test_names_lose_invisible_and_bidi_characters() -> None:
    for unseen in "\u200b\u200e\u202e\u2066\u2800\u3164\uffa0\x00\n":
        assert typed_names(2, [unseen, f"A{unseen}nn"]) == ("", "A nn")


_FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize("name", ["می\u200cشی", "ශ්\u200dරී", _FAMILY])
def test_names_keep_the_joiners_of_their_script(name: str) -> None:
    assert typed_names(2, [name]) == (name, "")


def test_joiners_cannot_tell_two_latin_names_apart() -> None:
    assert typed_names(2, ["A\u200dnn", "\u200dBo\u200c"]) == ("Ann", "Bo")


@pytest.mark.parametrize("letter", ["W", "ශ්\u200dරී", _FAMILY, "e\u0301", "\U0001f44d\U0001f3fd"])
def test_names_are_as_long_as_they_are_seen_to_be(letter: str) -> None:
    assert typed_names(2, [letter * 24]) == (letter * 24, "")
    for long in (letter * 25, letter + "\u0301" * 200):
        with pytest.raises(ValueError, match="is too long: at most 24 characters"):
            typed_names(2, [long])


def test_names_leave_the_direction_of_a_sentence_alone() -> None:
    arabic, latin = seat_names(2, ["דנה", "Ann"])
    assert (arabic, latin) == ("\u2068דנה\u2069", "Ann")
    assert plain_name(arabic) == "דנה"
    game = Game(2, names=["דנה", "Ann"])
    assert recorded(game).players == ("דנה", "Ann")
    assert game_of_record(recorded(game)).names == game.names


@pytest.fixture
def apart() -> Iterator[None]:
    """Forget added messages after the test."""
    messages._messages.cache_clear()
    yield
    messages._messages.cache_clear()
    messages._said.cache_clear()


@pytest.mark.usefixtures("apart")
def test_custom_messages_can_be_added() -> None:
    add_messages("test-own = Mine, { $who }\n    .more = And more\n")
    add_messages("test-own = Mine, { $who }\n    .more = And more\n")
    add_messages("test-own = À moi, { $who }\n    .more = Et plus\n", "fr")
    assert say("test-own", who="A") == "Mine, A"
    with speaking("fr"):
        assert say("test-own.more") == "Et plus"


@pytest.mark.usefixtures("apart")
def test_added_messages_cannot_replace_existing_ones() -> None:
    was = say("page-game")
    with pytest.raises(ValueError, match="there is a message 'page-game' already"):
        add_messages("test-new = New\npage-game = Mine\n")
    assert say("page-game") == was
    assert not has_message("test-new"), "part of it was added"
    add_messages("test-once = One\n")
    with pytest.raises(ValueError, match="in other words"):
        add_messages("test-once = Two\n")
    with pytest.raises(ValueError, match="xx"):
        add_messages("test-two = Two\n", "xx")
