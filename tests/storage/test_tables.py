"""The log of moves of tables: one of two that move at once wins, the other is told."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from dokmus_widgets.storage.peers import Peers
from dokmus_widgets.storage.sqlite import FILE, open_store
from dokmus_widgets.storage.store import StorageError, Store
from dokmus_widgets.storage.tables import (
    LEASE_SECONDS,
    Reading,
    StoredMove,
    StoredSeat,
    StoredTable,
    TableStore,
    hash_of,
)

START = StoredTable("t" * 24, "invited", "luck", {"start": "日"}, 100)
GAMES = int(os.environ.get("DOKMUS_RACES", "60"))


def move(label: str) -> StoredMove:
    return StoredMove(0, {"type": label}, 200)


class Process:
    """What one process knows of a table, and what it has yet to write."""

    def __init__(self, store: Store, start: StoredTable = START) -> None:
        self.store = store
        self.queue: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
        self.store.run = lambda work, done: self.queue.append((work, done))
        #: What is read beside the writes, and what has been read and is not yet known.
        self.asked: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
        self.told: list[Callable[[], None]] = []
        self.store.run_beside = lambda work, done: self.asked.append((work, done))
        self.tables = TableStore(self.store)
        self.table, self.made, self.lost = start, list[str](), list[str]()
        self.read()

    def read(self) -> None:
        found = self.tables.find(self.table.id)
        if found is not None:
            self.table = found

    def move(self, label: str) -> None:
        self.made.append(label)
        self.save(moves=(*self.table.moves, move(label)))

    def save(self, **changed: Any) -> None:
        facts = {name: getattr(self.table, name) for name in StoredTable.__match_args__}
        self.table = StoredTable(**facts | changed)
        self.tables.save(self.table, self.overtaken)

    def overtaken(self) -> None:
        """Read again, as a table does: what is asked for meanwhile is lost, too."""
        self.tables.fetch(self.table.id, self.take_over)

    def take_over(self, found: StoredTable) -> None:
        before, self.table = self.table, found
        kept = {str(one.action["type"]) for one in self.table.moves}
        self.lost += sorted({str(one.action["type"]) for one in before.moves} - kept)

    def write(self) -> None:
        """Do what was asked for first."""
        if self.queue:
            work, done = self.queue.pop(0)
            done(work())

    def read_beside(self) -> None:
        """Read what was asked for first, or make known what was read."""
        if self.told:
            self.told.pop()()
        elif self.asked:
            work, done = self.asked.pop(0)
            self.told.append(partial(done, work()))

    @property
    def is_busy(self) -> bool:
        return bool(self.queue or self.asked or self.told)

    def close(self) -> None:
        self.store.close()


def race(random: Random, *stores: Store) -> int:
    """Let processes move and write in a random order; return the number of conflicts.

    Every move that is not in the log has been reported as lost to the process that made it.
    """
    start = replace(START, id=f"{random.randrange(10**20):024}")
    processes = [Process(store, start) for store in stores]
    for step in range(random.randrange(4, 40)):
        process = random.choice(processes)
        if random.random() < 0.5:
            process.move(f"{processes.index(process)}-{step}")
        else:
            random.choice([process.write, process.read_beside])()
        if random.random() < 0.1:  # as after an announcement
            process.overtaken()
    while any(process.is_busy for process in processes):
        process = random.choice(processes)
        random.choice([process.write, process.read_beside])()
    found = TableStore(stores[0]).find(start.id)
    stored = [str(one.action["type"]) for one in found.moves] if found else []
    assert len({*stored}) == len(stored)
    for process in processes:
        assert {*process.lost}.isdisjoint(stored), "told to be lost, and is not"
        assert {*process.made} == {*process.lost} | {*process.made}.intersection(stored)
    return sum(len(process.lost) for process in processes)


def test_random_interleavings_of_two_processes_lose_no_move_unsaid(tmp_path: Path) -> None:
    seed = int(os.environ.get("DOKMUS_SEED") or Random().randrange(10**6))
    print(f"DOKMUS_SEED={seed} DOKMUS_RACES={GAMES}")
    stores = [open_store(tmp_path) for _ in range(2)]
    conflicts = [race(Random(seed + game), *stores) for game in range(GAMES)]
    for store in stores:
        store.close()
    assert sum(conflicts) > GAMES / 4, "too few moved at once to say anything"


def test_a_table_is_read_off_the_event_loop(tmp_path: Path) -> None:
    writer = open_store(tmp_path)
    TableStore(writer).save(START, lambda: None)
    process = Process(open_store(tmp_path), replace(START, id="another"))
    results: list[Reading] = []
    process.tables.read(START.id, results.append)
    process.tables.read("away", results.append)
    assert not process.queue, "no answer to a page waits for it"
    for _ in range(2):
        process.read_beside()
    process.store._backend, process.store.fault = None, "silent"
    for _ in range(2):
        process.read_beside()
    assert process.tables.find(START.id) == START, "without the database"
    with pytest.raises(StorageError, match="silent"):
        process.tables.find("away")
    process.tables.outdate(START.id)
    assert process.tables.find(START.id) is None, "it is read again"
    writer.close()


@pytest.mark.parametrize("announced", [START.id, ""], ids=["of the table", "of any"])
def test_a_table_that_changes_while_it_is_read_is_read_again(
    tmp_path: Path, announced: str
) -> None:
    reader = Process(open_store(tmp_path), replace(START, id="another"))
    writer = Process(open_store(tmp_path))
    writer.save()
    writer.write()
    results: list[Reading] = []
    for _ in range(2):
        reader.tables.read(START.id, results.append)
    reader.read_beside()
    writer.move("late")
    writer.write()
    reader.tables.outdate(announced)
    while reader.is_busy:
        reader.read_beside()
    assert [reading.found for reading in results] == [writer.table] * 2
    assert reader.tables.find(START.id) == writer.table
    reader.close()
    writer.close()


def test_a_lease_is_asked_for_beside_the_writes_and_not_at_every_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr("dokmus_widgets.storage.tables.time.monotonic", lambda: now[0])
    process = Process(Store(None, peers=cast(Peers, OtherProcesses())), START)
    beside: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    process.store.run_beside = lambda work, done: beside.append((work, done))
    assert [process.tables.has_lease("t") for _ in range(20)] == [False] * 20
    assert not process.queue, "no write waits for it"
    [(work, done)] = beside
    done(work())
    assert process.tables.has_lease("t")
    assert len(beside) == 1
    now[0] += LEASE_SECONDS + 1
    assert process.tables.has_lease("t"), "until it is known to be lost"
    assert len(beside) == 2
    beside[1][1](False)
    assert not process.tables.has_lease("t")


class OtherProcesses:
    """Nobody else."""

    def listen(self, _heard: Callable[[str], object]) -> Callable[[], None]:
        return lambda: None

    def take_lease(self, _key: str) -> bool:
        return True

    def end_lease(self, _key: str) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_table_is_found_as_it_was_written(tmp_path: Path) -> None:
    process, seats = Process(open_store(tmp_path)), {1: StoredSeat(hash_of("key"), "Ann 名前")}
    process.move("a")
    process.save(seats=seats)
    process.move("b")
    while process.queue:
        process.write()
    again = Process(open_store(tmp_path))
    assert again.table == process.table
    assert [one.action["type"] for one in again.table.moves] == ["a", "b"]
    again.save(seats={})
    again.write()
    process.read()
    assert process.table.seats == {}
    assert process.tables.find("other") is None
    process.close()
    again.close()


def test_only_one_of_two_takes_a_seat(tmp_path: Path) -> None:
    one, other = Process(open_store(tmp_path)), Process(open_store(tmp_path))
    one.move("a")
    one.write()
    other.read()
    one.save(seats={0: StoredSeat(hash_of("one"), "One")})
    other.save(seats={0: StoredSeat(hash_of("other"), "Other")})
    one.write()
    told: list[bool] = []
    other.tables.save(other.table, lambda: told.append(True))
    other.write()
    assert told == [True]
    other.read()
    assert other.table.seats[0].name == "One"
    one.close()
    other.close()


def test_moves_made_during_a_fault_are_written_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    tables = TableStore(store)
    backend: Any = store._backend

    def fail(*_arguments: Any) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(backend, "put_table", fail)
        broken.setattr(backend, "probe", fail)
        tables.save(START, lambda: None)
        assert store.fault == "the disk is full"
        later = StoredTable(*(START.id, START.invitation, "", {}, 1), (move("a"), move("b")))
        tables.save(later, lambda: None)
        store.retry()
        assert store.fault
        assert tables.find(START.id) == later, "it goes on in memory"
    store.retry()
    assert not store.fault
    again = open_store(tmp_path)
    assert TableStore(again).find(START.id) == later
    store.close()
    again.close()


def test_a_database_that_is_deleted_gets_the_whole_table_again(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    tables = TableStore(store)
    first = StoredTable(*(START.id, "i", "", {}, 1), (move("a"),))
    tables.save(first, lambda: None)
    for path in tmp_path.glob(f"{FILE}*"):
        path.unlink()
    second = StoredTable(*(START.id, "i", "", {}, 1), (move("a"), move("b")))
    tables.save(second, lambda: None)
    again = open_store(tmp_path)
    assert TableStore(again).find(START.id) == second
    store.close()
    again.close()


def test_a_store_without_a_database_keeps_tables_in_memory() -> None:
    store = Store(None)
    tables = TableStore(store)
    tables.save(START, lambda: None)
    tables.forget(START.id)
    assert tables.find(START.id) == START
    assert not store.fault


def test_unused_tables_are_pruned_with_the_entries(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    tables = TableStore(store)
    tables.save(StoredTable(*("old" * 8, "i", "", {}, 100), (move("a"),)), lambda: None)
    tables.save(StoredTable("new" * 8, "i", "", {}, 10_000), lambda: None)
    store.delete(before=5000)
    assert tables.find("old" * 8) is None
    assert tables.find("new" * 8) is not None
    store.delete()
    assert tables.find("new" * 8) is None
    with sqlite3.connect(tmp_path / FILE) as left:
        assert left.execute("SELECT count(*) FROM moves").fetchone() == (0,)
    left.close()
    store.close()


def test_tables_are_pruned_where_no_game_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, now = open_store(tmp_path), time.time()
    tables = TableStore(store)
    tables.save(START, lambda: None)
    for day, deleted in ((0, 0), (4, 1)):
        monkeypatch.setattr(time, "time", lambda day=day: now + day * 86_400)
        assert store.prune() == deleted
    tables.forget(START.id)
    assert tables.find(START.id) is None
    store.close()


def test_a_fault_that_lasts_keeps_a_bounded_number_of_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dokmus_widgets.storage.tables.MAX_UNSAVED", 3)
    process = Process(open_store(tmp_path))
    process.move("a")
    process.store.report(StorageError("the disk is full"))
    for number in range(9):
        process.tables.save(StoredTable(f"{number:024}", "i", "", {}, 1), lambda: None)
    assert len(process.tables._wanted) == 3
    process.write()  # what was asked for before, and is forgotten
    process.close()
