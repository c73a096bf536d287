"""A database that several processes share: races, announcements, leases, and its absence."""

from __future__ import annotations

import os
import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from dokmus_widgets.cli import main
from dokmus_widgets.storage.peers import Peers
from dokmus_widgets.storage.postgres import DatabaseUrlError, open_store
from dokmus_widgets.storage.store import Store, StoredEntry, new_token
from tests.storage.postgres_server import SECONDS, PostgresServer, postgres_server
from tests.storage.test_tables import GAMES, Process, race


@pytest.fixture(scope="module")
def database() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def peers_of(store: Store) -> Peers:
    assert isinstance(store.peers, Peers)
    return store.peers


@contextmanager
def listening(store: Store) -> Iterator[queue.Queue[str]]:
    """Hear what other processes announce; the first is the empty key of the beginning."""
    heard = queue.Queue[str]()
    stop = peers_of(store).listen(heard.put)
    assert heard.get(timeout=SECONDS) == ""
    yield heard
    stop()


def test_random_interleavings_of_two_processes_lose_no_move_unsaid(
    database: PostgresServer,
) -> None:
    seed = int(os.environ.get("DOKMUS_SEED") or Random().randrange(10**6))
    print(f"DOKMUS_SEED={seed} DOKMUS_RACES={GAMES}")
    stores = [open_store(database.url) for _ in range(2)]
    conflicts = [race(Random(seed + game), *stores) for game in range(GAMES)]
    assert sum(conflicts) > GAMES / 4, "too few moved at once to say anything"
    for store in stores:
        store.close()


def test_what_one_process_writes_the_others_hear_and_it_does_not(database: PostgresServer) -> None:
    one, other = open_store(database.url), open_store(database.url)
    process, token = Process(one), new_token()
    with listening(one) as own, listening(other) as heard:
        process.move("a")
        process.write()
        one.run = lambda work, done: done(work())
        version = one.save(token, "play", {"at": 1})
        assert [heard.get(timeout=SECONDS) for _ in range(2)] == [process.table.id, token]
        other.save(token, "play", {"at": 2}, version)
        assert own.get(timeout=SECONDS) == token
        assert own.empty()
        database.end_other_connections()
        assert heard.get(timeout=SECONDS) == "", "something may have been missed meanwhile"
    one.close()
    other.close()


class Tab:
    def __init__(self) -> None:
        self.seen = list[object]()

    def follow(self, entry: StoredEntry) -> None:
        self.seen.append(entry.document)


def test_a_tab_at_another_process_follows(database: PostgresServer) -> None:
    one, other, tab, token = open_store(database.url), open_store(database.url), Tab(), new_token()
    version = one.save(token, "play", {"at": 1})
    other.subscribe(token, tab.follow)
    with listening(other) as heard:
        one.save(token, "play", {"at": 2}, version)
        other.changed_elsewhere(heard.get(timeout=SECONDS))
    assert tab.seen == [{"at": 2}]
    other.changed_elsewhere("")
    assert tab.seen == [{"at": 2}] * 2
    one.close()
    other.close()


def test_one_process_has_the_lease_until_it_ends(database: PostgresServer) -> None:
    one, other = (open_store(database.url) for _ in range(2))
    assert peers_of(one).take_lease("table")
    assert peers_of(one).take_lease("table"), "confirmed"
    assert not peers_of(other).take_lease("table")
    assert peers_of(other).take_lease("another table")
    peers_of(one).end_lease("table")
    assert peers_of(other).take_lease("table")
    other.close()
    until(lambda: peers_of(one).take_lease("table"))
    database.end_other_connections()
    assert not peers_of(one).take_lease("table"), "lost with the connection"
    assert peers_of(one).take_lease("table")
    one.close()


def test_what_is_saved_while_the_database_is_away_is_written_afterwards() -> None:
    with postgres_server() as database:
        store, token = open_store(database.url), new_token()
        version = store.save(token, "play", {"at": 1})
        database.stop()
        version = store.save(token, "play", {"at": 2}, version)
        assert store.fault
        found = store.find(token)
        assert found is not None
        assert found.document == {"at": 2}
        away = open_store(database.url)
        assert away.fault, "a server starts without its database, too"
        database.start()
        for one in (store, away):
            one.retry()
            assert not one.fault
        again = away.find(token)
        assert again is not None
        assert again.document == {"at": 2}
        store.close()
        away.close()


@pytest.mark.parametrize("url", ["sqlite:///x.db", "nonsense", "postgresql+asyncpg://localhost/x"])
def test_another_kind_of_address_is_an_error(url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseUrlError, match=r"begins with postgresql\+psycopg://"):
        open_store(url)
    command = ["app", "--no-browser", "--port", "1", "--database-url", url]
    told = CliRunner().invoke(main, command)
    assert told.exit_code
    assert "Traceback" not in told.output
