"""The frame of a page and what is around it, in the language that is chosen there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host import texts
from dokmus_widgets.host.page_frame import PageFrame
from dokmus_widgets.host.pages import LEARN, PLAY
from dokmus_widgets.host.request import parse_request
from dokmus_widgets.storage.store import Store
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.persistence.autosave import AutoSave

REQUEST = parse_request(PLAY, {"lang": [b"xx"], "game": [b"abc"]})


def choose(frame: PageFrame, *wishes: object) -> None:
    """Choose languages on the page, one after the other."""
    events = [{"language": wish, "count": n} for n, wish in enumerate(wishes, frame.heard + 1)]
    frame.event = {"recent": events}


def heard_frame() -> tuple[PageFrame, Sequence[str]]:
    """Return a frame, and the list of languages that its listener receives."""
    heard: list[str] = []
    return PageFrame(REQUEST, heard.append), heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_frame_texts_equal_those_of_a_page_in_the_language(language: str) -> None:
    frame, heard = heard_frame()
    assert not frame.texts, "the page has come with its own"
    choose(frame, language)
    asked = parse_request(PLAY, {"lang": [language.encode()]})
    assert frame.texts == texts.template_variables(asked, "")
    assert (frame.language, frame.request.fault, frame.request.token) == (language, "", "abc")
    assert heard == [language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_one_name_of_the_app(language: str) -> None:
    for page in (LEARN, PLAY):
        asked = parse_request(page, {"lang": [language.encode()]})
        told = texts.template_variables(asked, "")
        assert str(told["page_title"]).endswith(str(told["app_title"]))


def test_listeners_hear_each_chosen_language() -> None:
    frame, heard = heard_frame()
    choose(frame, "fr", "ja", "fr")
    assert heard == ["fr", "ja", "fr"]
    assert frame.texts["language"] == "fr"


@pytest.mark.parametrize("wish", ["xx", "FR", "", None, ["fr"], {"fr": 1}, 7])
def test_unknown_languages_are_ignored(wish: object) -> None:
    frame, heard = heard_frame()
    choose(frame, wish)
    assert not heard
    assert not frame.texts
    assert not frame.fault
    assert frame.request is REQUEST


def test_a_failing_listener_is_reported_and_rolled_back() -> None:
    game = GameWidget(2)
    frame = PageFrame(REQUEST, game.set_language, lambda _language: 1 / 0)
    sheet = game.sheet.view
    choose(frame, "fr")
    with speaking("en"):
        assert frame.fault == say("page-fault")
    assert not frame.texts
    assert frame.request is REQUEST
    assert game.language == "en"
    assert game.sheet.view | {"tick": 0} == sheet | {"tick": 0}, "but for the picture's number"


def test_the_notice_above_a_widget_is_translated_with_its_link() -> None:
    game = GameWidget(2)
    keeper = AutoSave(game, Store(None), "play", "a" * 24)
    frame = PageFrame(REQUEST, game.set_language, lambda _language: keeper.notice.translate())
    keeper.notice.say("kept-offer-play", lambda: texts.page_address("", frame.request, game="b"))
    assert keeper.notice.view["links"] == [[say("kept-go-on"), "?game=b"]]
    choose(frame, "ja")
    with speaking("ja"):
        assert keeper.notice.text == say("kept-offer-play")
        assert keeper.notice.view["links"] == [[say("kept-go-on"), "?game=b&lang=ja"]]
    game.click("a1")
    assert not keeper.notice.text
    choose(frame, "fr")
    assert not keeper.notice.text


def test_every_text_element_of_the_frame_has_a_text() -> None:
    told = texts.template_variables(REQUEST, "")
    folder = Path(texts.__file__).parent / "static"
    found = "".join((folder / name).read_text("utf-8") for name in ("frame.html", "page.html"))
    named = re.findall(r'data-(?:says|called)="(\w+)"', found)
    assert len(named) >= 6
    assert all(isinstance(told[name], str) for name in named)
