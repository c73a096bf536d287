"""An error while a page is heard: told on the page, logged and counted, and nothing is changed."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.explain import messages
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host.pages import PAGES, Page
from dokmus_widgets.play import Game
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.widgets import GameWidget, RuleExplorer
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore


def say_as_page(widget: Any, count: int, **event: Any) -> None:
    """What a page tells a board or a sheet."""
    widget.set_state({"event": {"recent": [{**event, "count": count}]}})


def shown(game: GameWidget) -> tuple[object, ...]:
    """The state and all that is shown, but for the numbers of the picture and of the form."""
    views = json.dumps([game.board.scene, game.sheet.view])
    return (
        game.state,
        re.sub(r'"(tick|position)": \d+|"(new|open)-\d+"', "", views),
        game.answer.words,
    )


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> GameWidget:
    """A game whose sheet cannot be shown once something was done: it fails half-way."""
    game = GameWidget(players=2, seed=1, language="fr")
    show = game.sheet.show

    def fail(*shown: Any) -> None:
        show(*shown)
        raise RuntimeError("half-way")

    monkeypatch.setattr(game.sheet, "show", fail)
    return game


def test_it_is_told_logged_and_counted_and_nothing_is_changed(
    broken: GameWidget, caplog: pytest.LogCaptureFixture
) -> None:
    before = shown(broken)
    faults = incident_counts["fault"]
    with caplog.at_level(logging.ERROR):
        say_as_page(broken.board, 1, type="click", space="a1")
    with speaking("fr"):
        assert broken.board.fault == say("page-fault")
    assert incident_counts["fault"] == faults + 1
    assert "half-way" in caplog.text
    assert "Traceback" in caplog.text
    assert shown(broken) == before
    assert not broken.game.history.plies


def test_the_next_click_is_heard_and_takes_the_notice_away(
    broken: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    say_as_page(broken.board, 1, type="click", space="a1")
    assert broken.board.heard == 1, "the page does not say it again"
    monkeypatch.undo()
    say_as_page(broken.board, 2, type="click", space="a1")
    assert not broken.board.fault
    assert broken.game.history.plies


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.kind)
def test_a_press_that_no_page_sends_is_no_fault(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Courses of other tests would follow each press on one with the same progress.
    monkeypatch.setenv("DOKMUS_PROGRESS", str(tmp_path / "progress.json"))
    widget: Any = page.widget_class()()  # type: ignore[call-arg]
    names = [name for part in (widget, *widget._parts) for name in getattr(part, "presses", ())]
    faults = incident_counts["fault"]
    values: tuple[Any, ...] = ("zz99", "x" * 5000, -1, [[]], {"seat": -1, "level": True})
    events = [(name, value) for name in (*widget._presses, *names) for value in values]
    for count, (name, value) in enumerate([*events, ("click", "cw")], 1):
        say_as_page(widget.sheet, count, press=name, value=value)
        assert incident_counts["fault"] == faults, (name, value)


def test_one_event_that_fails_takes_no_other_along(
    broken: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def listen(name: str, _value: object) -> None:
        if name == "bad":
            raise RuntimeError
        heard.append(name)

    broken.sheet.on_press(listen)
    events = [{"press": name, "count": n} for n, name in enumerate(("one", "bad", "two"), 1)]
    broken.sheet.set_state({"event": {"recent": events}})
    assert heard == ["one", "two"]


def test_what_a_browser_has_kept_fails_the_same_way() -> None:
    store = BrowserStore("key")

    def listen(_text: str, _elsewhere: bool) -> None:
        raise RuntimeError

    store.on_found(listen)
    store.set_state({"found": {"count": 1, "text": "x", "elsewhere": False}})
    assert store.fault
    assert store.text == "x", "what is stored stays"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_sentence_in_every_language(language: str) -> None:
    with speaking(language):
        assert say("page-fault")[-1] in ".。"


def test_it_follows_a_change_of_language(
    broken: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    say_as_page(broken.board, 1, type="click", space="a1")
    monkeypatch.undo()
    broken.set_language("ru")
    with speaking("ru"):
        assert broken.board.fault == say("page-fault")
    assert not broken.sheet.fault


def test_what_was_done_stays_done(broken: GameWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    say_as_page(broken.board, 1, type="click", space="a1")
    state = broken.game.history.state

    def fail(_game: Game) -> None:
        raise RuntimeError

    broken._watchers.append(fail)
    say_as_page(broken.sheet, 1, press="undo")
    assert broken.game.history.state == state
    assert broken.sheet.fault


@pytest.mark.parametrize(
    ("widget", "press", "value"),
    [
        (GameWidget, "go", []),
        (GameWidget, "begin", {"players": 10**30}),
        (RuleExplorer, "search", "x" * 10**7),
    ],
)
def test_odd_values_are_no_faults(widget: Any, press: str, value: object) -> None:
    faults, made = incident_counts["fault"], widget()
    say_as_page(made.index if press == "search" else made.sheet, 1, press=press, value=value)
    assert incident_counts["fault"] == faults
    assert len(repr(made.sheet.view)) < 100_000


def test_what_is_typed_at_length_is_not_kept() -> None:
    kept = messages._said.cache_info().currsize
    for count in range(50):
        say("find-none", wish=f"{'x' * 900}{count}")
    assert messages._said.cache_info().currsize == kept


def test_what_fails_again_and_again_does_not_fill_the_log(
    broken: GameWidget, caplog: pytest.LogCaptureFixture
) -> None:
    faults = incident_counts["fault"]
    for count in range(1, 41):
        say_as_page(broken.sheet, count, press="undo")
    assert incident_counts["fault"] == faults + 40
    assert len(caplog.records) == 20
