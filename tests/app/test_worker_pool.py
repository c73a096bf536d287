"""Worker processes: the same decisions, a fair share for each page, cancelled when not wanted."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.analysis import incremental
from dokmus_widgets.analysis.incremental import (
    Incremental,
    OffloadError,
    TooManyTasks,
    Waiting,
    offload,
)
from dokmus_widgets.analysis.players import create_player
from dokmus_widgets.analysis.players.match import MatchPly, play_computer_plies
from dokmus_widgets.app.worker_pool import WorkerPool
from dokmus_widgets.core import new_game
from dokmus_widgets.host.comms import owned_by
from dokmus_widgets.host.session import Session
from dokmus_widgets.lessons import LessonSession, lesson
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.review.sample import sample_game


@asynccontextmanager
async def pool(**options: Any) -> AsyncIterator[WorkerPool]:
    """A pool of one process, used by whatever offloads work."""
    made = WorkerPool(asyncio.get_running_loop(), **{"workers": 1, **options})
    incremental.host.offload = made.offload
    try:
        yield made
    finally:
        incremental.host.offload = None
        made.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 120))


async def finish(work: Incremental[Any]) -> Any:
    """Run work as the event loop of the app does, and return its result."""
    while True:
        try:
            told = next(work)
        except StopIteration as done:
            return done.value
        if isinstance(told, Waiting):
            await asyncio.wait([asyncio.wrap_future(told.future)])


def squared(number: int) -> Incremental[tuple[int, int]]:
    yield None
    return number * number, os.getpid()


def wait_for_file(path: Path) -> Incremental[bool]:
    """Work until there is a file; tell by another that it has begun."""
    path.with_suffix(".begun").touch()
    while not path.exists():
        time.sleep(0.01)
        yield None
    return True


def die() -> Incremental[None]:
    yield None
    os._exit(1)


def fail() -> Incremental[None]:
    yield None
    raise ValueError("no result")


async def begun(path: Path) -> None:
    while not path.with_suffix(".begun").exists():
        await asyncio.sleep(0.01)


def test_work_is_done_here_without_a_pool_and_elsewhere_with_one() -> None:
    assert incremental.run_to_completion(offload(squared, 3)) == (9, os.getpid())

    async def work() -> None:
        async with pool() as made:
            result, process = await finish(offload(squared, 3))
            assert result == 9
            assert process != os.getpid()
            with pytest.raises(ValueError, match="no result"):
                await finish(offload(fail))
            with pytest.raises(OffloadError, match="a worker process is lost"):
                await finish(offload(die))
            assert (await finish(offload(squared, 2)))[0] == 4, "another process takes its place"
            assert (made.waiting, made.running) == (0, 0)

    run(work)


def test_computer_players_decide_the_same_in_another_process() -> None:
    start = new_game(2, seed=3)

    def plies() -> Incremental[list[MatchPly]]:
        found = []
        for name in ("random", "gentle", LEVELS[1], LEVELS[3]):
            state, players = start, dict.fromkeys((0, 1), create_player(name))
            for told in play_computer_plies(state, players, "7", {}):
                if isinstance(told, MatchPly):
                    found.append(told)
                    state = state.after(told.action)
                    if state.turn is not None and state.round == 1 and len(found) % 12 == 0:
                        break
                else:
                    yield told
        return found

    here = incremental.run_to_completion(plies())
    assert len(here) > 30

    async def work() -> None:
        async with pool():
            assert await finish(plies()) == here

    run(work)


def test_pages_take_turns(tmp_path: Path) -> None:
    """One page that asks for much does not make another wait for all of it."""

    async def work() -> None:
        async with pool() as made:
            one, other = (Session(lambda _call: None) for _ in range(2))
            order = list[str]()

            async def ask(owner: Session, name: str) -> None:
                with owned_by(owner):
                    await finish(offload(squared, 1))
                order.append(name)

            gate = asyncio.ensure_future(finish(offload(wait_for_file, tmp_path / "gate")))
            await begun(tmp_path / "gate")
            asked = [ask(one, f"one {number}") for number in range(3)] + [ask(other, "other")]
            tasks = [asyncio.ensure_future(each) for each in asked]
            await asyncio.sleep(0)
            assert (made.waiting, made.running) == (4, 1)
            (tmp_path / "gate").touch()
            await asyncio.gather(gate, *tasks)
            assert order.index("other") == 1

    run(work)


def test_what_is_not_wanted_any_more_is_cancelled(tmp_path: Path) -> None:
    async def work() -> None:
        async with pool() as made:
            running, waiting = (offload(wait_for_file, tmp_path / name) for name in ("a", "b"))
            next(running)
            next(waiting)
            await begun(tmp_path / "a")
            waiting.close()
            assert (made.waiting, made.running) == (0, 1)
            running.close()
            assert (await finish(offload(squared, 5)))[0] == 25, "its process is free again"
            assert not (tmp_path / "b.begun").exists()

    run(work)


def test_the_number_of_waiting_tasks_is_limited(tmp_path: Path) -> None:
    async def work() -> None:
        async with pool(max_waiting=2) as made:
            tasks = [offload(wait_for_file, tmp_path / "gate") for _ in range(3)]
            for task in tasks:
                next(task)
            with pytest.raises(TooManyTasks):
                next(offload(squared, 1))
            for task in tasks:
                task.close()
            assert made.waiting == 0

    run(work)


def test_a_review_finds_the_same_in_a_worker_and_here() -> None:
    async def work() -> None:
        history = sample_game().history
        here, there = Review(history), Review(history)
        turn = here.turns[0]
        async with pool() as made:
            assert await finish(there.finding_cards(turn)) == here.cards(turn)
            assert here.best(turn) == there.best(turn)
            work = there.finding_best(there.turns[1])
            assert isinstance(next(work), Waiting)
            assert there.best(there.turns[1])  # at once, although nothing of the pool is heard
            work.close()
            assert made.waiting == 0

    run(work)


def test_a_step_that_computer_players_play_is_skipped_without_worker_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is played at once runs here: the event loop that the workers answer to is waiting."""

    def refuse(*_: object) -> Incremental[Any]:
        raise AssertionError("offloaded")

    monkeypatch.setattr(incremental.host, "offload", refuse)
    session = LessonSession(lesson("first-round"))
    while not session.over:
        session.next()


def test_a_pool_is_closed_quietly_while_its_processes_start() -> None:
    code = """
        import asyncio, time
        from dokmus_widgets.app.worker_pool import WorkerPool
        loop = asyncio.new_event_loop()
        for hundredths in range(8):
            pool = WorkerPool(loop, 8)
            pool.start()
            time.sleep(hundredths / 100)
            pool.close()
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
