"""Simulated visitors of the app, for tests and benchmarks: they click, play, or are hostile.

Each of them is an open page and what it does in one step.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from random import Random
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from tests.app.page_client import Page, get

#: One step of a visitor.
Step = Callable[[Page, Random], Awaitable[None]]
#: The longest question that a page can type.
_LONG = 199_000
#: Buttons that go on with a game, after its cards and the spaces of the board.
_NEXT = ("decline_ruins", "end_turn", "rematch")
#: How often a page looks whether its turn has come, in seconds.
_LOOK = 0.02


async def click_somewhere(page: Page, random: Random) -> None:
    """Click a random space of the first board."""
    await page.click(f"{random.choice('abcdefghijklmno')}{random.randrange(1, 16)}")


async def ask_for_pictures(page: Page, random: Random) -> None:
    """Change the position of the editor, and ask for its pictures."""
    await page.click(f"{random.choice('abcdefghijklmno')}{random.randrange(1, 15)}")
    await page.press("show_files")


async def ask_for_charts(page: Page, random: Random) -> None:
    """Choose another chart of the review."""
    await page.press("show_chart", random.choice(["points", "race", "tiles", "cards"]))


async def ask_long_questions(page: Page, random: Random) -> None:
    """Type a question of the maximum length."""
    await page.press("search", random.choice("abcdef ") * _LONG)


async def reconnect(page: Page, _random: Random) -> None:
    """Say hello again, as a page does whose connection was lost."""
    await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": []}))


class Player:
    """A visitor who plays a game of two against a computer player, and acts as soon as possible.

    ``waits`` gets the seconds between the end of each turn and the next action that is possible.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waits: list[float] = []
        self._since: float | None = None

    @classmethod
    async def begin(cls, url: str, level: int, headers: Mapping[str, str]) -> Player:
        """Open the page of Play below ``url``, and start a game against a computer player."""
        page = await Page.open(f"{url}play", headers)
        await page.press("play_against", level)
        await page.press("begin", {})
        return cls(page)

    async def act(self, random: Random) -> bool:
        """Do what the page offers first; return False while there is nothing to do."""
        sheet, board = (self.page.models[one] for one in (self.page.sheet, self.page.board))
        offered: dict[str, Any] = {}
        for one in _parts(sheet["view"]):
            if "press" in one:
                offered.setdefault(one["press"], one.get("value"))
        legal = board["scene"]["legal"]
        following = next((name for name in _NEXT if name in offered), None)
        if not (legal or following or "choose_guardian" in offered):
            if self._since is None:
                self._since = time.perf_counter()
                await self.page.press("skip")  # no pauses between the actions of others
            return False
        if self._since is not None:
            self.waits.append(time.perf_counter() - self._since)
            self._since = None
        if "choose_guardian" in offered:
            await self.page.press("choose_guardian", offered["choose_guardian"])
        elif legal:
            await self.page.click(board["shape"]["spaces"][random.choice(legal)])
        elif following:
            await self.page.press(following)
        return True

    async def play(self, random: Random, until: float) -> None:
        """Play until a time of `time.perf_counter`; a game that is over is played again."""
        while time.perf_counter() < until:
            if not await self.act(random):
                await asyncio.sleep(_LOOK)


def entries_of_kind(view: Any, kind: str) -> Iterator[dict[str, Any]]:
    """Yield the parts of a sheet that are of a kind."""
    return (one for one in _parts(view) if one.get("kind") == kind)


def _parts(view: Any) -> Iterator[dict[str, Any]]:
    """Yield all objects of a sheet, in order."""
    if isinstance(view, dict):
        yield view
    for part in view.values() if isinstance(view, dict) else view if isinstance(view, list) else ():
        yield from _parts(part)


async def metrics(port: int) -> dict[str, float]:
    """Return the metrics of a server: the value of every sample without labels."""
    text = await get(f"http://127.0.0.1:{port}/metrics")
    families = text_string_to_metric_families(text)
    return {
        sample.name: sample.value
        for family in families
        for sample in family.samples
        if not sample.labels
    }


def moves(page: Page) -> list[tuple[str, str]]:
    """Return the round and the words of each move on a page."""
    found: list[tuple[str, str]] = []
    for model in page.models.values():
        for moves in entries_of_kind(model.get("view"), "moves"):
            found += [
                (one["title"], part["text"]) for one in moves["groups"] for part in one["parts"]
            ]
    return found
