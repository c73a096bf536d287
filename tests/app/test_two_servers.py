"""Two servers on one database: friends at different servers, and one of the servers killed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import psutil
import pytest

from dokmus_widgets.explain.messages import say
from tests.app.page_client import Page, run
from tests.app.table_players import enter_class, invitation, move, open_class, view
from tests.app.visitors import moves
from tests.browser import servers
from tests.deploy.nginx import CLIENT, nginx
from tests.storage.postgres_server import PostgresServer, postgres_server, shared_by_two

pytestmark = pytest.mark.longer

KILLS = int(os.environ.get("DOKMUS_KILLS", "2"))
_SECONDS = 90.0
Site = tuple[str, list[servers.Server]]


@pytest.fixture(scope="module")
def database() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def two(tmp_path: Path, database: PostgresServer) -> Iterator[list[servers.Server]]:
    """Two servers, by their number; who kills one puts another in its place."""
    both = [start(tmp_path, database) for _ in range(2)]
    try:
        yield both
    finally:
        for server in both:
            servers.stop(server)


@pytest.fixture
def behind_nginx(tmp_path: Path, database: PostgresServer) -> Iterator[Site]:
    """The address of nginx, and the two servers behind it."""
    secure = servers.free_port()
    options = ("--behind-proxy", "--origin", f"https://127.0.0.1:{secure}")
    both = [start(tmp_path, database, *options) for _ in range(2)]
    try:
        with nginx(tmp_path, secure, *(server.port for server in both)) as url:
            yield f"{url}/", both
    finally:
        for server in both:
            servers.stop(server)


def start(folder: Path, database: PostgresServer, *options: str) -> servers.Server:
    return servers.start_app(folder, *options, environment=shared_by_two(database))


async def until(what: str, is_so: Callable[..., object], *arguments: object) -> None:
    end = time.monotonic() + _SECONDS
    while not is_so(*arguments):
        assert time.monotonic() < end, what
        await asyncio.sleep(0.02)


def browser(page: Page) -> tuple[str, str]:
    """Return the model of the browser's storage on the page of a table, and what it stores."""
    return next(
        (name, state["text"])
        for name, state in page.models.items()
        if str(state.get("key", "")).startswith("dokmus-table-")
    )


def have_shown(pages: list[Page], count: int) -> bool:
    """Return True if so many moves are seen at all pages."""
    return all(len(moves(page)) >= count for page in pages)


async def sit(url: str, place: str, seat: int) -> Page:
    page = await Page.open(f"{url}table?table={place}")
    await page.press("take_seat", {"seat": seat, "name": ""})
    return page


async def come_back(url: str, place: str, key: str) -> Page:
    """Open the page of a table in a browser that has the key to a seat."""
    page = await Page.open(f"{url}table?table={place.partition('.')[0]}")
    found = {"count": 1, "text": key, "elsewhere": False}
    await page.update(browser(page)[0], {"found": found})
    return page


async def play(pages: list[Page], count: int) -> None:
    """Make moves at two pages; each of them is seen at both."""
    for _ in range(count):
        begun, shown = time.monotonic(), max(len(moves(page)) for page in pages)
        while not (await move(pages[0]) or await move(pages[1])):
            assert time.monotonic() < begun + _SECONDS, "nobody's turn comes"
            await asyncio.sleep(0.02)
        await until("a move is not seen", have_shown, pages, shown + 1)


def test_friends_play_at_two_servers_and_either_of_them_dies(
    tmp_path: Path, database: PostgresServer, two: list[servers.Server]
) -> None:
    """What a page has shown is never lost, and the other server plays for the computer."""
    seed = int(os.environ.get("DOKMUS_SEED") or time.time_ns() % 1000)
    print(f"DOKMUS_SEED={seed} DOKMUS_KILLS={KILLS}")
    random = Random(seed)

    async def work() -> None:
        pages = list[Page]()
        for kill in range(KILLS):
            if kill % 10 == 0:  # a game is over after about twenty
                for page in pages:
                    await page.close()
                place = await invitation(two[0].url, players=3, **{"plays-2": 1})
                pages = [await sit(server.url, place, seat) for seat, server in enumerate(two)]
                await play(pages, 4)
            await play(pages, random.randrange(1, 4))
            await asyncio.sleep(random.uniform(0, 1))
            lost = random.randrange(2)
            await asyncio.to_thread(servers.stop, two[lost], signal.SIGKILL)
            await until("a page of a dead server is connected", pages[lost].closed.is_set)
            seen, (_, key) = moves(pages[lost]), browser(pages[lost])
            pages[lost] = await come_back(two[1 - lost].url, place, key)
            await until("moves are lost", have_shown, [pages[lost]], len(seen))
            assert moves(pages[lost])[: len(seen)] == seen
            await play(pages, 2)
            await pages[lost].close()
            two[lost] = await asyncio.to_thread(start, tmp_path, database)
            pages[lost] = await come_back(two[lost].url, place, key)
        for page in pages:
            await page.close()

    run(work)


def test_a_table_behind_nginx_outlives_one_of_its_servers(behind_nginx: Site) -> None:
    url, both = behind_nginx

    async def work() -> None:
        place = await invitation(url)
        pages = [await sit(url, place, seat) for seat in range(2)]
        await play(pages, 4)
        seen = [moves(page) for page in pages]
        # Both pages come from one address, and nginx has led them to one server.
        serving = max(both, key=lambda one: len(psutil.Process(one.group).net_connections()))
        await asyncio.to_thread(servers.stop, serving, signal.SIGKILL)
        for seat, page in enumerate(pages):
            await until("a page of a dead server is connected", page.closed.is_set)
            pages[seat] = await come_back(url, place, browser(page)[1])
            await until("moves are lost", have_shown, [pages[seat]], len(seen[seat]))
            assert moves(pages[seat])[: len(seen[seat])] == seen[seat]
        await play(pages, 4)
        for page in pages:
            await page.close()

    run(work)


def test_a_class_behind_nginx_meets_from_any_address(behind_nginx: Site) -> None:
    url, _ = behind_nginx
    count = 6

    def all_are_in(teacher: Page) -> bool:
        note: str = view(teacher)[0]["note"]
        return note == say("class-present", count=count)

    async def work() -> None:
        teacher, code = await open_class(url, {CLIENT: "teacher"})
        pupils = [await enter_class(url, code, {CLIENT: f"{one}"}) for one in range(count)]
        await until("a pupil is not in the class", all_are_in, teacher)
        for page in (teacher, *pupils):
            await page.close()

    run(work)


def test_friends_play_on_after_the_database_was_away(
    database: PostgresServer, two: list[servers.Server]
) -> None:
    async def work() -> None:
        place = await invitation(two[0].url)
        pages = [await sit(server.url, place, seat) for seat, server in enumerate(two)]
        await play(pages, 3)
        await asyncio.to_thread(database.stop)
        before = len(moves(pages[0]))
        while not (await move(pages[0]) or await move(pages[1])):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(database.start)
        await until("a move is lost", have_shown, pages, before + 1)
        await play(pages, 3)
        for page in pages:
            await page.close()

    run(work)
