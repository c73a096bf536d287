"""The server killed while a computer player thinks: nothing that was on the screen is lost."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.app.page_client import Page, run
from tests.app.visitors import Player, moves
from tests.browser import servers

KILLS, FIRST_ROUND, LEVEL = 10, 5, 8
#: The longest time to wait for the computer players of one round, on a loaded machine.
_MOST_SECONDS = 300


def last_round(page: Page) -> int:
    """Return the number of the round of the last move; 0 before the first round."""
    number = re.search(r"\d+", ([*moves(page)] or [("", "")])[-1][0])
    return int(number[0]) if number else 0


def token(page: Page) -> str:
    """Return the token of the game that a page plays."""
    found: str = next(model["token"] for model in page.models.values() if model.get("token"))
    return found


@pytest.mark.longer
def test_killed_while_the_highest_level_thinks_nothing_seen_is_lost(tmp_path: Path) -> None:
    seed = time.time_ns() % 1000
    print(f"seed {seed}")
    random, port = Random(seed), servers.free_port()

    async def play_until_others_think(player: Player, first_round: int) -> None:
        end = time.monotonic() + _MOST_SECONDS
        while await player.act(random) or last_round(player.page) < first_round:
            assert time.monotonic() < end, "nobody's turn comes"
            await asyncio.sleep(0.02)

    async def begin(url: str) -> tuple[str, Any]:
        player = await Player.begin(url, LEVEL, {})
        await play_until_others_think(player, FIRST_ROUND)
        await asyncio.sleep(random.uniform(0, 1.5))
        return token(player.page), moves(player.page)

    async def go_on(url: str, name: str, seen: Any) -> tuple[str, Any]:
        page = await Page.open(f"{url}play?game={name}")
        assert moves(page)[: len(seen)] == seen
        player = Player(page)
        await play_until_others_think(player, FIRST_ROUND)
        await asyncio.sleep(random.uniform(0, 1.5))
        return token(page), moves(page)

    server = servers.start_app(tmp_path, port=port)
    try:
        name, seen = run(lambda: begin(server.url))
        assert seen
        for _ in range(KILLS):
            servers.stop(server, signal.SIGKILL)
            server = servers.start_app(tmp_path, port=port)
            name, seen = run(partial(go_on, server.url, name, seen))
    finally:
        servers.stop(server)
