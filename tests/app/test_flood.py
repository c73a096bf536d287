"""A flood of invalid messages from many pages at once: others are served in time."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from typing import Any

import psutil
import pytest

from tests.app.misuse import SECONDS, answers, log_of
from tests.app.page_client import Page, run
from tests.app.test_hostile_messages import TRIES
from tests.browser import servers

# A flood of everything at once


def odd_frame(random: random.Random, models: list[str]) -> str:
    """Return a random frame: malformed, out of order, repeated, or not a message."""
    count = random.choice((0, 1, 1, 2, -1, 10**30, 10**400, "\ud800", "1", None))
    value = random.choice((None, [], {}, -1, 10**15, "x" * 5000, [[[[[1]]]]], {"players": 10**12}))
    press = random.choice(("go", "begin", "undo", "use", "open_saved", "choose_guardian", "é"))
    event = random.choice(
        (
            {"press": press, "value": value},
            {"type": "click", "space": random.choice("ab1é")},
            {"language": random.choice(("fr", "ja", "xx", "fr" * 99, value))},
        )
    )
    recent = [{**event, "count": count}] * random.choice((0, 1, 1, 1, 16, 17, 500))
    state: Any = random.choice(({"event": {"recent": recent}}, {"event": recent}, {"scene": {}}))
    number = random.choice((random.randrange(1, 10**6), random.randrange(1, 10**6), count))
    message = {"n": number, "id": random.choice(models), "state": state}
    hello = {"hello": random.choice(models), "at": count, "sent": random.choice(([], [message], 1))}
    said = random.choice((message, message, message, hello, *random.choice(list(TRIES.values()))))
    text = json.dumps(said)
    return text[: random.randrange(len(text) + 1)] if random.random() < 0.1 else text


async def attack(url: str, random: random.Random, count: int) -> int:
    """Send so many messages, on a new page whenever one is closed; how many were sent."""
    sent = 0
    while sent < count:
        own = {"X-Forwarded-For": f"192.0.2.{random.randrange(256)}"}
        page = await Page.open(url, own)
        models = [page.board, page.sheet, page.frame, "0" * 32]
        try:
            while sent < count and not page.closed.is_set():
                await page.send(odd_frame(random, models))
                sent += 1
        except Exception:  # the socket was closed meanwhile
            sent += 1
        await page.close()
    return sent


@pytest.mark.parametrize("count", [1000, pytest.param(100_000, marks=pytest.mark.longer)])
def test_a_flood_of_invalid_messages_does_not_disturb_others(
    server: servers.Server, count: int
) -> None:
    seed = int(os.environ.get("DOKMUS_FUZZ_SEED", "7"))
    many = max(4, count // 1562)  # at once: each is made to wait for most of its time
    process = psutil.Process(server.group)
    told = len(log_of(server))

    async def work() -> None:
        url = f"{server.url}play"
        other = await Page.open(url)
        await attack(url, random.Random(seed), min(count, 300))  # whatever is loaded once is
        before = process.memory_info().rss
        flood = asyncio.gather(
            *(attack(url, random.Random(seed + n), count // many) for n in range(many))
        )
        longest = clicks = 0.0
        while not flood.done():
            start = time.monotonic()
            await answers(other)
            longest, clicks = max(longest, time.monotonic() - start), clicks + 1
            await asyncio.sleep(0.02)
        assert sum(await flood) >= count // many * many
        assert longest < SECONDS, f"seed {seed}"
        assert clicks > 5
        grown = process.memory_info().rss - before
        print(f"{count} messages: {longest * 1000:.0f} ms, {grown / 2**20:.0f} MB", flush=True)
        # Sessions that were closed stay until somebody looks for them: some megabytes are theirs.
        assert grown < 100 * 2**20, f"seed {seed}"
        await other.close()

    run(work)
    assert "Traceback" not in log_of(server)[told:], f"seed {seed}"
