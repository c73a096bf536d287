"""Pictures are drawn beside the server: others are answered, and nothing is drawn twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from dokmus_widgets.analysis import incremental
from dokmus_widgets.analysis.incremental import Incremental, Waiting
from dokmus_widgets.app.previews import CACHE_SIZE, PreviewRenderer, QueueFull, RendererMissing
from dokmus_widgets.app.worker_pool import WorkerPool
from dokmus_widgets.core import new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.drawing.pictures.picture import Picture

CODES = [position_code(new_game(2, seed=seed)) for seed in range(4)]


class Held:
    """Draws nothing before it is let go."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.gate = threading.Event()

    def __call__(self, picture: Picture) -> bytes:
        assert self.gate.wait(60)
        self.drawn.append(picture.description)
        return picture.description.encode()


@pytest.fixture(autouse=True)
def threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw in threads, as the pool of the app does in processes."""
    with ThreadPoolExecutor(2) as pool:

        def offload(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Incremental[Any]:
            future = pool.submit(function, *arguments)
            while not future.done():
                yield Waiting(future)
            return future.result()

        monkeypatch.setattr(incremental.host, "offload", offload)
        yield


def test_rendering_does_not_block_the_event_loop() -> None:
    async def work() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), 1)
        incremental.host.offload = pool.offload
        drawing = asyncio.create_task(PreviewRenderer(1).render(CODES[0]))
        turns = 0
        while not drawing.done():
            await asyncio.sleep(0.005)
            turns += 1
        pool.close()
        assert drawing.result().startswith(b"\x89PNG")
        assert turns > 10

    asyncio.run(work())


def test_equal_requests_render_once() -> None:
    held = Held()

    async def work() -> None:
        previews = PreviewRenderer(2, held)
        waiting = [asyncio.create_task(previews.render(code)) for code in (CODES[0], *CODES[:2])]
        await asyncio.sleep(0)
        held.gate.set()
        first, second, other = await asyncio.gather(*waiting)
        assert first == second != other
        assert await previews.render(CODES[0]) == first

    asyncio.run(work())
    assert len(held.drawn) == 2


def test_pending_pictures_are_limited() -> None:
    held = Held()

    async def work() -> None:
        previews = PreviewRenderer(2, held)
        waiting = [asyncio.create_task(previews.render(code)) for code in CODES[:2]]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await previews.render(CODES[2])
        held.gate.set()
        await asyncio.gather(*waiting)
        assert await previews.render(CODES[2])

    asyncio.run(work())


def test_invalid_codes_are_not_queued_and_failures_are_retried() -> None:
    tries: list[str] = []

    def fails(picture: Picture) -> None:
        tries.append(picture.title)

    async def work() -> None:
        previews = PreviewRenderer(1, fails)
        for number in range(CACHE_SIZE):
            with pytest.raises(ValueError, match=r"."):
                await previews.render(f"no code {number}")
        for _ in "12":
            with pytest.raises(RendererMissing):
                await previews.render(CODES[0])

    asyncio.run(work())
    assert len(tries) == 2
