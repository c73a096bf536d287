"""Many pages that follow one game: a change travels to them, not the game."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Place, space_name
from dokmus_widgets.play.history import History
from dokmus_widgets.storage.store import Store
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.board.background_work import call_in_turn
from dokmus_widgets.widgets.persistence.autosave import AutoSave

TOKEN = "a" * 24
FOLLOWERS = 25


@pytest.fixture
def followed() -> tuple[GameWidget, list[tuple[GameWidget, AutoSave]], AutoSave]:
    """Return a game in its middle, and the pages that follow it."""
    store, game, seed = Store(None), GameWidget(), random.Random(1)
    keeper = AutoSave(game, store, "play", TOKEN)
    while len(game.game.history.plies) < 40 or not isinstance(choose(game.state, seed), Place):
        game.game.history.play(choose(game.state, seed))
    game._do(game.game.describe)
    pages = []
    for _ in range(FOLLOWERS):
        page = GameWidget()
        pages.append((page, AutoSave(page, store, "play", TOKEN)))
        stored = store.find(TOKEN)
        assert stored is not None
        pages[-1][1].resume(stored)
    return game, pages, keeper


def place(game: GameWidget) -> None:
    seed = random.Random(2)
    while not isinstance(action := choose(game.state, seed), Place):
        pass
    game.by_hand("click", space_name(action.space))


def test_all_pages_follow_and_none_replays_the_game(
    followed: tuple[GameWidget, list[tuple[GameWidget, AutoSave]], AutoSave],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, pages, _ = followed
    played: list[object] = []
    play = History.play

    def counted(history: History, *arguments: object) -> object:
        played.append(arguments)
        return play(history, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(History, "play", counted)
    before = game.state
    place(game)
    assert game.state != before
    for page, _keeper in pages:
        assert (page.state, page.answer.words) == (game.state, game.answer.words)
    assert len(played) == 1 + FOLLOWERS
    game.by_hand("undo")
    assert all(page.state == before for page, _ in pages)
    assert len(played) == 1 + FOLLOWERS


def test_a_page_that_missed_a_change_loads_the_game(
    followed: tuple[GameWidget, list[tuple[GameWidget, AutoSave]], AutoSave],
) -> None:
    game, [(page, keeper), *_], _ = followed
    keeper.leave()
    place(game)
    assert page.state != game.state
    stored = keeper._store.find(TOKEN)
    assert stored is not None
    keeper.resume(stored)
    assert (page.state, page.answer.words) == (game.state, game.answer.words)
    assert page.board.scene["tiles"] == game.board.scene["tiles"]


def test_calls_in_turn_let_others_run_in_between() -> None:
    order: list[str] = []

    async def work() -> None:
        for _ in range(5):
            call_in_turn(lambda: order.append("call"))
        while order.count("call") < 5:
            order.append("other")
            await asyncio.sleep(0.0005)

    asyncio.run(asyncio.wait_for(work(), 60))
    calls = [at for at, what in enumerate(order) if what == "call"]
    assert all(later - earlier > 1 for earlier, later in pairwise(calls))
