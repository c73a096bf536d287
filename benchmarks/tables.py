"""The time from a move at a table to its picture on the other device, over sockets.

    python -m benchmarks.tables 50 30 [postgres]

opens 50 tables of two and plays for 30 seconds, a move about every two seconds at each. With
``postgres`` the two of each table are at two servers, which share a PostgreSQL database. Then the
memory of a table with four players on four devices, and of a watcher.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import psutil

from tests.app.page_client import Page, run
from tests.app.table_players import invitation, move
from tests.browser import servers
from tests.storage.postgres_server import postgres_server, shared_by_two

LIMITS = ("--most-pages", "2000", "--most-pages-each", "2000")


async def play(
    urls: list[str], seated: asyncio.Barrier, seconds: float, random: Random, found: list[float]
) -> None:
    """Play at one table, and note the time from each move to the other page's picture."""
    place = await invitation(urls[0])
    pages = [await Page.open(f"{url}table?table={place}") for url in (urls[0], urls[-1])]
    for seat, page in enumerate(pages):
        await page.press("take_seat", {"seat": seat, "name": ""})
    await seated.wait()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(random.uniform(1, 3))
        for page, other in (pages, pages[::-1]):
            tick, begun = other.models[other.board]["scene"]["tick"], time.perf_counter()
            if not await move(page):
                continue
            while other.models[other.board]["scene"]["tick"] == tick:
                await asyncio.sleep(0.004)
            found.append(time.perf_counter() - begun)
            break
    for page in pages:
        await page.close()


async def measure(tables: int, seconds: float, environments: list[dict[str, str]]) -> None:
    """Measure at a server for each of these environments."""
    found = list[float]()
    with contextlib.ExitStack() as stack:
        both = [
            stack.enter_context(
                servers.app_server(Path(tempfile.mkdtemp()), *LIMITS, environment=environment)
            )
            for environment in environments
        ]
        seated, urls = asyncio.Barrier(tables), [server.url for server in both]
        await asyncio.gather(
            *(play(urls, seated, seconds, Random(n), found) for n in range(tables))
        )
        memory = psutil.Process(both[0].group).memory_info().rss
    found.sort()
    print(
        f"{tables} tables, {len(found)} moves: median {1000 * statistics.median(found):.0f} ms, "
        f"p95 {1000 * found[int(0.95 * len(found))]:.0f} ms; process {memory / 2**20:.0f} MB"
    )


async def measure_memory(count: int = 20) -> None:
    """Measure tables of four, and four watchers of each, beside tables that are there already."""
    with servers.app_server(Path(tempfile.mkdtemp()), *LIMITS) as server:
        memory = psutil.Process(server.group).memory_info
        pages, used = list[Page](), list[int]()
        for _ in range(2):  # the first time fills what all tables share
            places, used = [], [memory().rss]
            for _ in range(count):
                place = await invitation(server.url, players=4)
                seats = [await Page.open(f"{server.url}table?table={place}") for _ in range(4)]
                for seat, page in enumerate(seats):
                    await page.press("take_seat", {"seat": seat, "name": ""})
                pages += seats
                places.append(place.partition(".")[0])
            used.append(memory().rss)
            pages += [await Page.open(f"{server.url}table?table={place}") for place in places * 4]
            used.append(memory().rss)
        for page in pages:
            await page.close()
    table, watcher = ((used[at + 1] - used[at]) / 2**20 / count for at in (0, 1))
    print(f"memory: {table:.2f} MB a table of four, {watcher / 4:.2f} MB a watcher")


if __name__ == "__main__":
    with contextlib.ExitStack() as stack:
        environments = [dict[str, str]()]
        if "postgres" in sys.argv:
            environments = [shared_by_two(stack.enter_context(postgres_server()))] * 2
        run(lambda: measure(int(sys.argv[1]), float(sys.argv[2]), environments))
    run(measure_memory)
