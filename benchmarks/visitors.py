"""Benchmark of many visitors, and of hostile messages: ``python -m benchmarks.visitors``.

Simulated clients connect over the real socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import click
import psutil
from tornado.websocket import WebSocketClosedError

from benchmarks.figures import Figure, print_table
from dokmus_widgets.validation.limits import MessageLimits
from tests.app.page_client import Page
from tests.app.visitors import (
    Player,
    Step,
    ask_for_charts,
    ask_for_pictures,
    ask_long_questions,
    click_somewhere,
    reconnect,
)
from tests.browser import servers

#: As large as a message can be.
_MOST = MessageLimits().max_bytes - 1000
#: Seconds after which the server has forgotten a page that was left.
_FORGOTTEN = 75


async def timed(work: Awaitable[Any]) -> float:
    """Return the milliseconds that an awaitable takes."""
    start = time.perf_counter()
    await work
    return (time.perf_counter() - start) * 1000


def hostile_messages(page: Page) -> dict[str, str]:
    """Return messages of maximum size or content, by description."""
    events = [{"press": "undo", "count": count} for count in range(10**6, 10**6 + 20_000)]
    text = {"press": "open_saved", "value": {"text": "d1_isle_" + "a" * 99_000}, "count": 10**7}
    clicks = [{"type": "click", "space": "a1", "count": 10**8 + count} for count in range(16)]

    def said(recent: list[dict[str, Any]], model: str) -> str:
        return json.dumps(page.message(model, {"event": {"recent": recent}}))[:_MOST]

    return {
        "20,000 events": said(events, page.sheet),
        "nested lists": '{"events":' + "[" * (_MOST - 20),
        "many small lists": json.dumps({"events": [[]] * (_MOST // 4 - 10)}),
        "a long text to open": said([text], page.sheet),
        "sixteen clicks": said(clicks, page.board),
    }


async def held_up(url: str, rounds: int) -> dict[str, list[float]]:
    """Measure another client's waiting time during each kind of hostile message."""
    other = await Page.open(url)
    held: dict[str, list[float]] = {}
    kinds = list(hostile_messages(other))
    for _, kind in itertools.product(range(rounds), kinds):
        page = await Page.open(url)
        message = hostile_messages(page)[kind]
        await page.send(message)
        held.setdefault(kind, []).append(await timed(other.press("undo")))
        await page.close()
    await other.close()
    return held


#: What hostile pages do all the time: their page, their number, and each step.
HOSTILE: dict[str, tuple[str, int, Step]] = {
    "nobody": ("play", 0, ask_for_pictures),
    "a page that asks for pictures": ("editor", 1, ask_for_pictures),
    "4 pages that ask for pictures": ("editor", 4, ask_for_pictures),
    "4 pages that ask for charts": ("review", 4, ask_for_charts),
    "4 pages with long questions": ("rules", 4, ask_long_questions),
    "4 pages that reconnect": ("play", 4, reconnect),
}


async def besieged(url: str, kind: str, clicks: int) -> list[float]:
    """Measure another visitor's clicks while some pages ask for what is costly."""
    name, count, ask = HOSTILE[kind]
    other = await Page.open(f"{url}play", {"X-Forwarded-For": "192.0.2.1"})
    pages = [
        await Page.open(f"{url}{name}", {"X-Forwarded-For": f"198.51.100.{number}"})
        for number in range(count)
    ]

    async def harass(page: Page, turns: random.Random) -> None:
        with contextlib.suppress(ConnectionError, WebSocketClosedError):
            while True:
                await ask(page, turns)
                await asyncio.sleep(1 / 16)

    hostile = [
        asyncio.ensure_future(harass(page, random.Random(number)))
        for number, page in enumerate(pages)
    ]
    await asyncio.sleep(2)
    times = []
    for number in range(clicks):
        await asyncio.sleep(0.1)
        times.append(await timed(other.click(f"{'abcdefgh'[number % 8]}{1 + number % 14}")))
    for one in hostile:
        one.cancel()
    for page in [other, *pages]:
        await page.close()
    return times


async def crowd(url: str, visitors: int, active: int, clicks: int) -> tuple[list[float], float]:
    """Open many pages, of which some click; return the times of clicks and the MB of all pages."""
    first = await Page.open(url)
    before = memory(url)
    pages = [
        await Page.open(url, {"X-Forwarded-For": f"203.0.113.{number}"})
        for number in range(visitors)
    ]
    grown = memory(url) - before
    turns = random.Random(1)

    async def visit(page: Page) -> list[float]:
        times = []
        for _ in range(clicks):
            await asyncio.sleep(turns.uniform(1, 3))  # a person looks and thinks
            times.append(await timed(click_somewhere(page, turns)))
        return times

    times = await asyncio.gather(*(visit(page) for page in pages[:active]))
    for page in [first, *pages]:
        await page.close()
    return [one for some in times for one in some], grown


async def leaving(url: str, visitors: int, rounds: int) -> list[float]:
    """Return the MB of the server after each round of visitors who come, click and leave."""
    sizes, turns = [], random.Random(2)
    for _ in range(rounds):
        pages = [await Page.open(url) for _ in range(visitors)]
        for page in pages:
            await click_somewhere(page, turns)
            await page.close()
        await asyncio.sleep(_FORGOTTEN)
        sizes.append(memory(url))
    return sizes


async def playing(url: str, games: int, seconds: float) -> tuple[list[float], list[float]]:
    """Play games against the highest level; return the waits for one's turn and another's clicks.

    The waits are in seconds, the times of the clicks in milliseconds.
    """
    other = await Page.open(f"{url}play", {"X-Forwarded-For": "192.0.2.1"})
    players = [
        await Player.begin(url, 8, {"X-Forwarded-For": f"198.51.100.{number}"})
        for number in range(games)
    ]
    until, turns, times = time.perf_counter() + seconds, random.Random(3), []
    playing = asyncio.gather(*(player.play(turns, until) for player in players))
    while time.perf_counter() < until:
        await asyncio.sleep(0.25)
        times.append(await timed(click_somewhere(other, turns)))
    await playing
    for page in [other, *(player.page for player in players)]:
        await page.close()
    return [wait for player in players for wait in player.waits], times


def start_seconds() -> float:
    """Return the seconds from the command until the server is ready."""
    with tempfile.TemporaryDirectory() as name:
        begun = time.perf_counter()
        with servers.app_server(Path(name)):
            return time.perf_counter() - begun


def memory(url: str) -> float:
    """Return the MB in use by the server at ``url``, without its workers."""
    used: float = psutil.Process(_port_owner(url)).memory_info().rss / 2**20
    return used


def _port_owner(url: str) -> int:
    port = int(url.split(":")[2].split("/")[0])
    owner: int = next(
        found.pid
        for found in psutil.net_connections("tcp")
        if found.laddr and found.laddr[1] == port and found.status == "LISTEN" and found.pid
    )
    return owner


def percentile(values: list[float], part: int) -> float:
    return statistics.quantiles(values, n=100)[part - 1]


@click.command()
@click.option("--visitors", default=150, show_default=True, help="Pages that are open.")
@click.option("--active", default=50, show_default=True, help="How many of them click.")
@click.option("--clicks", default=10, show_default=True, help="How often each of these clicks.")
@click.option("--rounds", default=10, show_default=True, help="Hostile messages of each kind.")
@click.option("--besieged-clicks", default=60, show_default=True, help="... beside hostile pages.")
@click.option("--games", default=20, show_default=True, help="Games against the highest level.")
@click.option("--seconds", default=120, show_default=True, help="How long these are played.")
def main(
    visitors: int,
    active: int,
    clicks: int,
    rounds: int,
    besieged_clicks: int,
    games: int,
    seconds: int,
) -> None:
    started = [1000 * start_seconds() for _ in range(3)]
    proxy = "--behind-proxy"  # so that the pages can have addresses of their own
    with tempfile.TemporaryDirectory() as name, servers.app_server(Path(name), proxy) as server:
        url = f"{server.url}play"
        sieges = {
            kind: asyncio.run(besieged(server.url, kind, besieged_clicks)) for kind in HOSTILE
        }
        held = asyncio.run(held_up(url, rounds))
        times, grown = asyncio.run(crowd(url, visitors, active, clicks))
        waits, meanwhile = asyncio.run(playing(server.url, games, seconds))
    with tempfile.TemporaryDirectory() as name, servers.app_server(Path(name)) as server:
        sizes = asyncio.run(leaving(f"{server.url}play", visitors, 6))
    figures = [Figure("From the command until the server is ready", started, 3000)]
    for kind, values in sieges.items():
        figures.append(Figure(f"Another visitor's click, beside {kind}", values))
        figures.append(Figure("... the 95th of a hundred", [percentile(values, 95)], 100))
    figures += [
        Figure(f"Somebody else's answer, beside {kind}", values, 300)
        for kind, values in held.items()
    ]
    figures.append(Figure(f"A click, {active} of {visitors} pages clicking", times))
    figures.append(Figure("... the 95th of a hundred", [percentile(times, 95)], 300))
    figures.append(Figure("Memory of a page", [grown / visitors], 1, unit="MB", digits=2))
    each = f"{games} games against level 8"
    figures.append(Figure(f"{each}: waiting for one's turn", waits, 5.5, unit="s", digits=1))
    figures.append(Figure("... another's click, the 95th", [percentile(meanwhile, 95)], 40))
    told = f"Memory after {visitors} visitors have left"
    figures += [
        Figure(f"{told}, round {n}", [size], 1000, unit="MB") for n, size in enumerate(sizes, 1)
    ]
    print_table(figures)


if __name__ == "__main__":
    main()
