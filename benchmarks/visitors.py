"""Benchmark of many visitors, and of hostile messages: ``python -m benchmarks.visitors``.

Simulated clients connect over the real socket.
"""

from __future__ import annotations

import asyncio
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
def main(visitors: int, active: int, clicks: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as name, servers.app_server(Path(name)) as server:
        url = f"{server.url}play"
        held = asyncio.run(held_up(url, rounds))
        times, grown = asyncio.run(crowd(url, visitors, active, clicks))
    figures = [
        Figure(f"Somebody else's answer, beside {kind}", values, 300)
        for kind, values in held.items()
    ]
    figures.append(Figure(f"A click, {active} of {visitors} pages clicking", times))
    figures.append(Figure("... the 95th of a hundred", [percentile(times, 95)], 300))
    figures.append(Figure("Memory of a page", [grown / visitors], 1, unit="MB", digits=2))
    print_table(figures)


if __name__ == "__main__":
    main()
