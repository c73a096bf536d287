"""Pictures and charts: at once in a notebook; a host with workers draws them beside the page."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

import pytest

from dokmus_widgets.analysis import incremental
from dokmus_widgets.analysis.incremental import Incremental, TooManyTasks, Waiting
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.widgets import GameWidget, ReviewWidget
from dokmus_widgets.widgets.board import prepared
from tests.widgets.hand import press, sections

SECONDS = 60.0


class Workers:
    """The workers of a host, which compute when they are told to."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Callable[..., Any], tuple[Any, ...], Future[Any]]] = []
        self.charged, self.allowed = 0, 100
        self.is_full = False

    def offload(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Incremental[Any]:
        if self.is_full:
            raise TooManyTasks
        future: Future[Any] = Future()
        self.tasks.append((function, arguments, future))
        yield Waiting(future)
        return future.result()

    def charge(self) -> bool:
        self.charged += 1
        return self.charged <= self.allowed

    async def compute(self) -> None:
        """Let what was started come this far, compute it, and let it be shown."""
        await until(lambda: bool(self.tasks))
        while self.tasks:
            function, arguments, future = self.tasks.pop()
            future.set_result(function(*arguments))


async def until(is_so: Callable[[], bool]) -> None:
    async def look() -> None:
        while not is_so():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(look(), SECONDS)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "_cache", OrderedDict())


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    made = Workers()
    monkeypatch.setattr(incremental.host, "offload", made.offload)
    monkeypatch.setattr(incremental.host, "charge", made.charge)
    return made


def shared(widget: Any) -> tuple[list[str], str]:
    """Return the names of the offered files, and the note below them."""
    [files] = sections(widget, "files")
    return [file["name"] for file in files["files"]], files["note"]


def test_a_picture_is_drawn_at_once_without_workers() -> None:
    game = GameWidget()
    press(game, "panel", "share")
    press(game, "show_files")
    assert shared(game) == (["dokmus.svg", "dokmus.png"], "")


def test_a_picture_is_drawn_by_workers_and_kept(workers: Workers) -> None:
    async def work() -> None:
        game, other = GameWidget(), GameWidget()
        for widget in (game, other):
            press(widget, "panel", "share")
        press(game, "show_files")
        assert shared(game) == (["dokmus.svg"], say("prepared-soon"))
        await workers.compute()
        await until(lambda: len(shared(game)[0]) == 2)
        assert shared(game)[1] == ""
        press(other, "show_files")  # the same position
        assert len(shared(other)[0]) == 2
        assert (workers.charged, workers.tasks) == (1, [])

    run(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_picture_is_told_and_asked_for_again(workers: Workers, language: str) -> None:
    def told(fault: str) -> str:
        with speaking(language):
            return say(f"prepared-{fault}")

    async def work() -> None:
        game = GameWidget(language=language)
        press(game, "panel", "share")
        workers.allowed = 0
        press(game, "show_files")
        assert shared(game) == (["dokmus.svg"], told("refused"))
        game.set_language(language)
        assert workers.charged == 1  # showing it again asks for nothing
        workers.allowed, workers.is_full = 100, True
        press(game, "show_files")
        await until(lambda: shared(game)[1] == told("full"))
        workers.is_full = False
        press(game, "show_files")
        await workers.compute()
        await until(lambda: len(shared(game)[0]) == 2)

    run(work)


def test_a_picture_that_fails_is_told(workers: Workers, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        game = GameWidget()
        press(game, "panel", "share")
        press(game, "show_files")
        await until(lambda: bool(workers.tasks))
        workers.tasks.pop()[2].set_exception(OSError("no memory"))
        await until(lambda: shared(game)[1] == say("prepared-fault"))
        assert "no memory" in caplog.text

    run(work)


def test_a_page_that_left_finds_its_picture_on_its_return(workers: Workers) -> None:
    async def work() -> None:
        game = GameWidget()
        press(game, "panel", "share")
        press(game, "show_files")
        await until(lambda: bool(workers.tasks))
        game.rest()
        workers.tasks.clear()
        game.wake()
        await workers.compute()
        await until(lambda: len(shared(game)[0]) == 2)
        assert workers.charged == 1

    run(work)


def test_a_page_waits_for_few_pictures(workers: Workers) -> None:
    async def work() -> None:
        game = GameWidget()
        press(game, "panel", "share")
        for space in ("a1", "u1", "a14", "u14", "a2", "b1", "t1", "u2"):
            press(game, "click", space)
            press(game, "show_files")
        assert workers.charged <= prepared.MAX_WAITING

    run(work)


def test_a_chart_is_made_by_workers_once_for_all_games(workers: Workers) -> None:
    async def work() -> None:
        review = ReviewWidget()
        review._worker.stop()
        press(review, "show_chart", "race")
        assert sections(review, "chart") == []
        assert say("prepared-soon") in [note["text"] for note in sections(review, "note")]
        await workers.compute()
        await until(lambda: bool(sections(review, "chart")))
        again = ReviewWidget()
        again._worker.stop()
        press(again, "show_chart", "race")
        assert sections(again, "chart")
        assert workers.charged == 1
        for widget in (review, again):
            widget._worker.stop()

    run(work)
