"""The time from a move at a table to its picture on the other device, over sockets.

    python -m benchmarks.tables 50 30

opens 50 tables of two and plays for 30 seconds, a move about every two seconds at each.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.app.page_client import Page, run
from tests.app.table_players import invitation, move
from tests.browser import servers


async def play(
    url: str, seated: asyncio.Barrier, seconds: float, random: Random, found: list[float]
) -> None:
    """Play at one table, and note the time from each move to the other page's picture."""
    place = await invitation(url)
    pages = [await Page.open(f"{url}table?table={place}") for _ in range(2)]
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


async def measure(tables: int, seconds: float) -> None:
    folder, found = Path(tempfile.mkdtemp()), list[float]()
    with servers.app_server(folder, "--most-pages", "2000", "--most-pages-each", "2000") as server:
        seated = asyncio.Barrier(tables)
        await asyncio.gather(
            *(play(server.url, seated, seconds, Random(n), found) for n in range(tables))
        )
        memory = Path(f"/proc/{server.group}/status").read_text().split("VmRSS:")[1].split()[0]
    found.sort()
    print(
        f"{tables} tables, {len(found)} moves: median {1000 * statistics.median(found):.0f} ms, "
        f"p95 {1000 * found[int(0.95 * len(found))]:.0f} ms; process {int(memory) // 1024} MB"
    )


if __name__ == "__main__":
    run(lambda: measure(int(sys.argv[1]), float(sys.argv[2])))
