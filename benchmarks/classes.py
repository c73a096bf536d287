"""The time from a teacher's change to all pupils of a class, over sockets, and what a pupil costs.

    python -m benchmarks.classes 30 100

opens a class of 30, then one of 100, and lets the teacher change the board 30 times.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import psutil

from tests.app.page_client import run
from tests.app.table_players import enter_class, open_class
from tests.browser import servers

CHANGES = 30
_SPACES = ("b1", "a2")


async def measure(count: int) -> None:
    folder = Path(tempfile.mkdtemp())
    with servers.app_server(folder, "--most-pages", "2000", "--most-pages-each", "2000") as server:
        teacher, code = await open_class(server.url)
        pupils = [await enter_class(server.url, code)]
        process = psutil.Process(server.group)
        before = process.memory_info().rss
        pupils += [await enter_class(server.url, code) for _ in range(count - 1)]
        each = (process.memory_info().rss - before) / (count - 1)
        board = next(key for key, one in teacher.models.items() if "shape" in one)
        times, used = list[float](), sum(process.cpu_times()[:2])
        for change in range(CHANGES):
            ticks = [page.models[page.board]["scene"]["tick"] for page in pupils]
            begun = time.perf_counter()
            click = {"type": "click", "space": _SPACES[change % 2]}
            await teacher.tell(board, click)
            for page, tick in zip(pupils, ticks, strict=True):
                while page.models[page.board]["scene"]["tick"] == tick:
                    await asyncio.sleep(0.002)
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.2)
        used = (sum(process.cpu_times()[:2]) - used) / CHANGES
        for page in (teacher, *pupils):
            await page.close()
    times.sort()
    print(
        f"{count} pupils: all see a change after {1000 * statistics.median(times):.0f} ms "
        f"(median), {1000 * times[int(0.95 * CHANGES)]:.0f} ms (p95); {1000 * used:.0f} ms CPU a "
        f"change; {each / 2**20:.2f} MB a pupil"
    )


if __name__ == "__main__":
    for pupils_count in map(int, sys.argv[1:]):
        run(partial(measure, pupils_count))
