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
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import click
import psutil
from tornado.websocket import WebSocketClosedError

from benchmarks.figures import Figure, print_table
from dokmus_widgets.validation.limits import MessageLimits
from tests.app.page_client import Page
from tests.browser import servers

#: As large as a message can be.
_MOST = MessageLimits().max_bytes - 1000


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


async def ask_pictures(page: Page, turns: random.Random) -> None:
    await page.click(f"{turns.choice('abcdefghijklmno')}{turns.randrange(1, 15)}")
    await page.press("show_files")


async def ask_charts(page: Page, turns: random.Random) -> None:
    await page.press("show_chart", turns.choice(["points", "race", "tiles", "cards"]))


async def ask_long_questions(page: Page, turns: random.Random) -> None:
    await page.press("search", turns.choice("abcdef ") * 199_000)


async def reconnect(page: Page, _turns: random.Random) -> None:
    await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": []}))


#: What hostile pages do all the time: their page, their number, and each step.
HOSTILE: dict[str, tuple[str, int, Callable[[Page, random.Random], Awaitable[None]]]] = {
    "nobody": ("play", 0, ask_pictures),
    "a page that asks for pictures": ("editor", 1, ask_pictures),
    "4 pages that ask for pictures": ("editor", 4, ask_pictures),
    "4 pages that ask for charts": ("review", 4, ask_charts),
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
    process = psutil.Process(_port_owner(url))
    first = await Page.open(url)
    before = process.memory_info().rss
    pages = [await Page.open(url) for _ in range(visitors)]
    grown = (process.memory_info().rss - before) / 2**20
    turns = random.Random(1)

    async def play(page: Page) -> list[float]:
        times = []
        for _ in range(clicks):
            await asyncio.sleep(turns.uniform(1, 3))  # a person looks and thinks
            space = f"{turns.choice('abcdefghijklmno')}{turns.randrange(1, 16)}"
            times.append(await timed(page.click(space)))
        return times

    times = await asyncio.gather(*(play(page) for page in pages[:active]))
    for page in [first, *pages]:
        await page.close()
    return [one for some in times for one in some], grown


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
def main(visitors: int, active: int, clicks: int, rounds: int, besieged_clicks: int) -> None:
    proxy = "--behind-proxy"  # so that the pages can have addresses of their own
    with tempfile.TemporaryDirectory() as name, servers.app_server(Path(name), proxy) as server:
        url = f"{server.url}play"
        sieges = {
            kind: asyncio.run(besieged(server.url, kind, besieged_clicks)) for kind in HOSTILE
        }
        held = asyncio.run(held_up(url, rounds))
        times, grown = asyncio.run(crowd(url, visitors, active, clicks))
    figures = []
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
    print_table(figures)


if __name__ == "__main__":
    main()
