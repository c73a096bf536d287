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
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from dokmus_widgets.core import space_name
from tests.app.page_client import Page, run
from tests.browser import servers


def sections(parts: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield the sections of a sheet, also those in slots."""
    for part in parts:
        yield part
        yield from sections(part.get("parts", []) if part["kind"] == "slot" else [])


def view(page: Page) -> list[Mapping[str, Any]]:
    return list(sections(page.models[page.sheet]["view"]["beside"]))


async def invitation(url: str) -> str:
    """Open a table from a page of its own; return its place in a link."""
    page = await Page.open(f"{url}play")
    await page.press("fill_form", {"against": "friends"})
    await page.press("begin")
    place: str = next(one["position"] for one in view(page) if one["kind"] == "elsewhere")
    await page.close()
    return place


async def move(page: Page) -> bool:
    """Make a move if it is this page's turn; return whether it was."""
    scene, shape = page.models[page.board]["scene"], page.models[page.board]["shape"]
    if cards := [one for one in view(page) if one["kind"] == "cards"]:
        await page.press("choose_guardian", cards[0]["cards"][0]["value"])
    elif legal := scene["legal"]:
        columns = len(scene["labels"]) // shape["rows"] if "rows" in shape else 21
        await page.click(space_name(divmod(legal[0], columns)))
    elif any(
        button["press"] == "end_turn" and button["enabled"]
        for one in view(page)
        if one["kind"] == "buttons"
        for button in one["buttons"]
    ):
        await page.press("end_turn")
    else:
        return False
    return True


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
