"""Three minutes of a busy server: pages that click, games against level 8, and hostile pages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from random import Random

import psutil
import pytest
from tornado.websocket import WebSocketClosedError

from tests.app import visitors
from tests.app.page_client import Page, Refusal, get, run
from tests.browser import servers

SECONDS = 180.0
PAGES, CLICKING, PLAYING = 150, 50, 20
#: The pages of hostile visitors, and what they do sixteen times a second.
HOSTILE: tuple[tuple[str, visitors.Step], ...] = (
    ("editor", visitors.ask_for_pictures),
    ("editor", visitors.ask_for_pictures),
    ("review", visitors.ask_for_charts),
    ("rules", visitors.ask_long_questions),
    ("play", visitors.reconnect),
)
#: More than a page, a game or a picture may cost while all of these are there, in MB.
_MOST_MEMORY = 400


def _from(number: int) -> dict[str, str]:
    """Return the headers of a visitor of its own address."""
    return {"X-Forwarded-For": f"198.51.100.{number}"}


async def _click(page: Page, random: Random, until: float) -> list[float]:
    """Click every one to three seconds; return the seconds until each reply."""
    taken = []
    while time.perf_counter() < until:
        await asyncio.sleep(random.uniform(1, 3))
        begun = time.perf_counter()
        await visitors.click_somewhere(page, random)
        taken.append(time.perf_counter() - begun)
    return taken


async def _attack(url: str, number: int, until: float) -> int:
    """Do what a hostile page does, and come back when it is sent away; return how often."""
    name, step = HOSTILE[number]
    random, times = Random(number), 0
    while time.perf_counter() < until:
        with contextlib.suppress(ConnectionError, WebSocketClosedError, Refusal, TimeoutError):
            page = await Page.open(f"{url}{name}", _from(200 + number))
            while time.perf_counter() < until:
                await step(page, random)
                times += 1
                await asyncio.sleep(1 / 16)
            await page.close()
        await asyncio.sleep(0.5)
    return times


async def _soak(server: servers.Server, port: int) -> None:
    url, random = server.url, Random(31)
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    pages = [await Page.open(f"{url}play", _from(n % 100)) for n in range(PAGES - PLAYING)]
    players = [await visitors.Player.begin(url, 8, _from(100 + n)) for n in range(PLAYING)]
    before, until = process.memory_info().rss, time.perf_counter() + SECONDS
    attacking = asyncio.gather(*(_attack(url, n, until) for n in range(len(HOSTILE))))
    playing = asyncio.gather(*(player.play(random, until) for player in players))
    clicking = (_click(page, Random(n), until) for n, page in enumerate(pages[:CLICKING]))
    clicked = await asyncio.gather(*clicking)
    attacks = await attacking
    await playing
    grown = (process.memory_info().rss - before) / 2**20
    taken = sorted(time for times in clicked for time in times)
    waits = sorted(wait for player in players for wait in player.waits)
    assert waits, "nobody's turn came"
    print(
        f"{len(taken)} clicks, median {taken[len(taken) // 2]:.3f} s,"
        f" worst {taken[-1]:.1f} s; {len(waits)} turns waited for,"
        f" median {waits[len(waits) // 2]:.1f} s; attacks {attacks}; memory +{grown:.0f} MB"
    )
    told = await visitors.metrics(port)
    assert (told["dokmus_faults_total"], told["dokmus_storage_errors_total"]) == (0, 0)
    assert told["dokmus_storage_ready"] == 1
    assert not [page for page in pages if page.closed.is_set()], "a visitor was sent away"
    assert all(times for times in clicked)
    assert all(player.waits for player in players), "a game stood still"
    assert all(attacks)
    assert grown < _MOST_MEMORY
    for page in [*pages, *(player.page for player in players)]:
        await page.close()
    assert await get(f"{url}readyz") == "ok\n"


@pytest.mark.longer
def test_a_busy_server_answers_everybody(tmp_path: Path) -> None:
    port = servers.free_port()
    options = ("--behind-proxy", "--metrics", f"127.0.0.1:{port}")
    with servers.app_server(tmp_path, *options) as server:
        run(lambda: _soak(server, port))
        text = server.log.read_text("utf-8")
    assert "Traceback" not in text
