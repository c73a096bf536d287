"""The store: saving, conflicts, subscriptions, retention, migration and damaged databases."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from dokmus_widgets import storage
from dokmus_widgets.app.storage_thread import StorageThread
from dokmus_widgets.storage.database import Database
from dokmus_widgets.storage.folder import DataFolderError, ensure_folder
from dokmus_widgets.storage.migration import migrate
from dokmus_widgets.storage.schema import HEAD
from dokmus_widgets.storage.sqlite import FILE, create_database_engine, open_store
from dokmus_widgets.storage.store import (
    MAX_UNSAVED,
    RETENTION_DAYS,
    NewerDatabase,
    Store,
    StoredEntry,
    VersionConflict,
    is_token,
    named_token,
    new_token,
    parse_line,
)

TOKEN = "a" * 24


#: Opens the store of a folder.
Opener = Callable[[Path], Store]


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens stores, which are closed when the test ends."""
    stores: list[Store] = []

    def open_one(folder: Path) -> Store:
        stores.append(open_store(folder))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture(params=["file", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path, opened: Opener) -> Store:
    """A store over a database, and one that has none."""
    return opened(tmp_path) if request.param == "file" else Store(None)


def find(store: Store, token: str = TOKEN) -> StoredEntry:
    """Return the stored entry, which must exist."""
    kept = store.find(token)
    assert kept is not None
    return kept


def test_find_returns_the_last_saved_version(store: Store) -> None:
    version = 0
    for document in ({"at": 1}, {"at": 2, "names": ["Ann", "名前"]}):
        version = store.save(TOKEN, "play", document, version)
    kept = find(store)
    assert (kept.kind, kept.version, kept.document) == (
        "play",
        2,
        {"at": 2, "names": ["Ann", "名前"]},
    )
    assert abs(kept.touched - time.time()) < 60


def test_entries_are_visible_to_another_process(tmp_path: Path, opened: Opener) -> None:
    opened(tmp_path).save(TOKEN, "play", {"at": 1})
    assert find(opened(tmp_path)).document == {"at": 1}


def test_find_returns_none_for_unknown_tokens(store: Store) -> None:
    assert store.find("") is None
    assert store.find(TOKEN) is None
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(map(is_token, tokens))
    assert not any(map(is_token, ["", "zzz", named_token("a" * 24), "a" * 99, TOKEN + "\n"]))


def test_save_from_an_older_version_is_a_conflict(store: Store) -> None:
    first = store.save(TOKEN, "play", {"at": "first"})
    store.save(TOKEN, "play", {"at": "second"}, first)
    for before in (0, first):
        with pytest.raises(VersionConflict) as overtaken:
            store.save(TOKEN, "play", {"at": "other"}, before)
        assert overtaken.value.current.document == {"at": "second"}
    assert find(store).document == {"at": "second"}


def test_only_one_of_two_processes_saves_a_version(tmp_path: Path, opened: Opener) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    version = one.save(TOKEN, "play", {"by": "one"})
    other.save(TOKEN, "play", {"by": "other"}, version)
    with pytest.raises(VersionConflict):
        one.save(TOKEN, "play", {"by": "one"}, version)
    assert find(one).document == {"by": "other"}


def test_memory_store_drops_the_least_recently_saved_entries() -> None:
    store = Store(None)
    tokens = [f"{number:024}" for number in range(MAX_UNSAVED + 1)]
    for token in tokens[:-1]:
        store.save(token, "play", {})
    store.save(tokens[0], "play", {}, 1)
    store.save(tokens[-1], "play", {})
    assert store.find(tokens[1]) is None
    assert store.find(tokens[0]) is not None


class Reader:
    """Subscriber that records versions."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def hear(self, kept: StoredEntry) -> None:
        self.heard.append(kept.version)


def test_subscribers_are_notified_of_other_sessions_changes(store: Store) -> None:
    one, other = Reader(), Reader()
    for reader in (one, other):
        store.subscribe(TOKEN, reader.hear)
    store.save(TOKEN, "play", {}, 0, one.hear)
    assert (one.heard, other.heard) == ([], [1])
    store.unsubscribe(TOKEN, other.hear)
    store.save(TOKEN, "play", {}, 1)
    assert (one.heard, other.heard) == ([2], [1])
    del one
    store.save(TOKEN, "play", {}, 2)


def test_every_subscriber_of_an_entry_is_notified(store: Store) -> None:
    readers = [Reader() for _ in range(100)]
    for reader in readers:
        store.subscribe(TOKEN, reader.hear)
        store.subscribe(TOKEN, Reader().hear)  # gone at once
    assert len(store._subscribers[TOKEN]) <= len(readers) + 1
    store.save(TOKEN, "play", {})
    assert [reader.heard for reader in readers] == [[1]] * len(readers)


DAY = 86_400


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the clock to so many days from now."""
    now = time.time()
    return lambda count: monkeypatch.setattr(time, "time", lambda: now + count * DAY)


def test_prune_deletes_what_a_second_look_days_later_still_finds_unused(
    store: Store, days: Callable[[float], None]
) -> None:
    for token, age in ((TOKEN, RETENTION_DAYS + 1), ("b" * 24, RETENTION_DAYS - 4)):
        days(-age)
        store.save(token, "play", {})
    for day, deleted in ((0, 0), (1, 0), (2.9, 0), (3.1, 1), (4, 0)):
        days(day)
        assert store.prune() == (deleted if store._backend else 0), day
    assert store.find("b" * 24) is not None
    for day, deleted in ((8, 0), (12, 1)):
        days(day)
        assert store.prune() == (deleted if store._backend else 0), day
    assert not [entry.token for entry in store.all()]


def test_a_wrong_clock_erases_nothing(
    tmp_path: Path, opened: Opener, days: Callable[[float], None]
) -> None:
    store = opened(tmp_path)
    store.save(TOKEN, "play", {})
    for day in (0, RETENTION_DAYS + 1, 0, 1, RETENTION_DAYS + 2, 2, 3.5):
        days(day)
        assert store.prune() == 0, day
    assert store.find(TOKEN)


@pytest.mark.parametrize("seen", ["x", None, [], {}, -1e400])
def test_a_mark_that_prune_did_not_write_is_replaced(
    tmp_path: Path, opened: Opener, seen: object
) -> None:
    store = opened(tmp_path)
    store.save("name:prune", "prune", {"seen": seen})
    store.save(TOKEN, "play", {})
    assert store.prune() == 0
    assert isinstance(find(store, "name:prune").document["seen"], int)


def test_prune_never_deletes_many_unasked(
    tmp_path: Path, opened: Opener, days: Callable[[float], None], caplog: pytest.LogCaptureFixture
) -> None:
    store = opened(tmp_path)
    for number in range(30):
        store.save(f"{number:024}", "play", {})
    for day in (0, RETENTION_DAYS + 1, RETENTION_DAYS + 5):
        days(day)
        assert store.prune() == 0
    assert len([*store.all()]) == 30
    assert "30 of 31 entries are unused for 180 days: too many to delete unasked" in caplog.text


def test_all_entries_can_be_exported_and_deleted(store: Store) -> None:
    store.save(TOKEN, "play", {"at": "é"})
    store.save("b" * 24, "rules", {})
    lines = [kept.to_line() for kept in store.all()]
    if lines:
        assert [parse_line(line) for line in lines] == [find(store), find(store, "b" * 24)]
    store.delete(TOKEN)
    assert store.find(TOKEN) is None
    store.delete()
    assert store.find("b" * 24) is None


# Files that are not as they should be


def test_a_damaged_database_is_set_aside(
    tmp_path: Path, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"no database " * 400)
    store = opened(tmp_path)
    store.save(TOKEN, "play", {})
    aside = tmp_path / "kept-damaged-1.sqlite"
    assert aside.read_bytes() == b"no database " * 400
    assert str(aside) in caplog.text
    assert find(opened(tmp_path))


def test_a_database_with_broken_pages_is_set_aside(tmp_path: Path, opened: Opener) -> None:
    store, path = opened(tmp_path), tmp_path / FILE
    for number in range(40):
        store.save(f"{number:024}", "play", {"x": "y" * 4000})
    store.close()
    whole = bytearray(path.read_bytes())
    whole[4096 * 8 : 4096 * 30] = b"\x07" * (4096 * 22)
    path.write_bytes(whole)
    assert not opened(tmp_path).fault
    assert (tmp_path / "kept-damaged-1.sqlite").read_bytes() == bytes(whole)


def test_a_foreign_table_is_set_aside(tmp_path: Path, opened: Opener) -> None:
    engine = create_database_engine(URL.create("sqlite", database=str(tmp_path / FILE)))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE things (token TEXT)")
    engine.dispose()
    assert not opened(tmp_path).fault
    assert (tmp_path / "kept-damaged-1.sqlite").exists()


def test_a_newer_database_is_refused_and_unchanged(tmp_path: Path, opened: Opener) -> None:
    store = opened(tmp_path)
    store.save(TOKEN, "play", {})
    store.close()
    engine = create_database_engine(URL.create("sqlite", database=str(tmp_path / FILE)))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match=r"9999.*pip install --upgrade dokmus-widgets"):
        opened(tmp_path)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM things").scalar() == 1
    engine.dispose()
    assert sorted(each.name for each in tmp_path.iterdir()) == [FILE]


def test_a_full_disk_does_not_raise(
    tmp_path: Path, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    store = opened(tmp_path)
    version = store.save(TOKEN, "play", {"at": 1})
    database = store._backend
    assert isinstance(database, Database)
    with database._engine.begin() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    for at in (2, 3):
        version = store.save(TOKEN, "play", {"at": at, "x": "y" * 100_000}, version)
    assert "full" in store.fault
    assert find(store).document["at"] == 3, "held as long as the process lives"
    with pytest.raises(VersionConflict):
        store.save(TOKEN, "play", {}, version - 1)
    assert caplog.text.count("Dokmus cannot save now") == 1, "said once"
    with database._engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    store.save(TOKEN, "play", {"at": 4}, version)
    assert not store.fault
    assert find(opened(tmp_path)).document == {"at": 4}


@pytest.mark.skipif(sys.platform != "linux", reason="has no folder that even root cannot write to")
def test_store_without_a_database_holds_entries_in_memory() -> None:
    store = open_store(Path("/sys/kernel"))
    assert store.fault
    store.save(TOKEN, "play", {"at": 1})
    assert find(store).document == {"at": 1}


def test_older_databases_are_migrated(tmp_path: Path, opened: Opener) -> None:
    scripts = Path(storage.__file__).parent / "migrations" / "versions"
    revisions = sorted(script.name.partition("_")[0] for script in scripts.glob("*.py"))
    assert revisions[-1] == HEAD
    for revision in revisions:
        folder = tmp_path / revision
        folder.mkdir()
        engine = create_database_engine(URL.create("sqlite", database=str(folder / FILE)))
        migrate(engine, revision, revision)
        with engine.begin() as connection:
            connection.exec_driver_sql(_ROWS[revision])
        engine.dispose()
        store = opened(folder)
        assert not store.fault
        assert find(store).document == {"at": 1}
        store.save(TOKEN, "play", {"at": 2}, 1)


#: What each release may have written.
_ROWS = dict.fromkeys(
    ("0001", "0002"), f"INSERT INTO things VALUES ('{TOKEN}', 'play', 1, '{{\"at\": 1}}', 9, 9)"
)


@pytest.mark.parametrize("named", ["file", "file/below"])
def test_a_path_that_cannot_be_a_folder_is_refused(tmp_path: Path, named: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataFolderError, match="is a file: name a folder"):
        ensure_folder(tmp_path / named)
    assert ensure_folder(tmp_path / "new" / "one").is_dir()


# Faults while the program runs


def hold(path: Path) -> sqlite3.Connection:
    """Lock a database as another process that writes does."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_a_database_locked_at_the_start_is_used_once_it_is_free(
    tmp_path: Path, opened: Opener
) -> None:
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = opened(tmp_path)
    assert "locked" in store.fault
    store.save(TOKEN, "play", {"at": 1})
    other.close()
    store.retry()
    assert not store.fault
    assert find(opened(tmp_path)).document == {"at": 1}


def test_what_was_held_in_memory_is_written_without_another_action(
    tmp_path: Path, opened: Opener
) -> None:
    store = opened(tmp_path)
    other = hold(tmp_path / FILE)
    told = FaultWatcher()
    store.watch_fault(told.hear)
    store.save(TOKEN, "play", {"at": 1})
    store.retry()
    assert "locked" in store.fault
    other.close()
    store.retry()
    assert (store.fault, told.count, store.error_count) == ("", 2, 2)
    assert find(opened(tmp_path)).document == {"at": 1}


class FaultWatcher:
    """Counter of changes between working and failing."""

    count = 0

    def hear(self) -> None:
        self.count += 1


def test_a_deleted_database_is_made_again(
    tmp_path: Path, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    store = opened(tmp_path)
    version = store.save(TOKEN, "play", {"at": 1})
    for path in tmp_path.iterdir():
        path.unlink()
    store.save(TOKEN, "play", {"at": 2}, version)
    assert "is gone. Dokmus starts a new one." in caplog.text
    assert store.error_count == 1
    assert find(opened(tmp_path)).document == {"at": 2}


def test_a_thread_writes_in_order_while_the_loop_goes_on(tmp_path: Path, opened: Opener) -> None:
    """A write that waits holds up neither the loop nor what is shown of other pages."""

    async def work() -> None:
        store = opened(tmp_path)
        thread = StorageThread(asyncio.get_running_loop())
        store.run = thread.run
        other = hold(tmp_path / FILE)
        version = store.save(TOKEN, "play", {"at": 1})
        version = store.save(TOKEN, "play", {"at": 2}, version)
        assert find(store).document == {"at": 2}, "known before it is written"
        assert not store.fault, "the loop has not waited for the write"
        await thread.written()
        assert "locked" in store.fault
        version = store.save(TOKEN, "play", {"at": 3}, version)
        other.close()
        store.retry()
        await thread.written()
        assert not store.fault
        assert find(opened(tmp_path)).document == {"at": 3}
        thread.close()

    asyncio.run(work())


def test_what_waits_for_a_write_keeps_its_order() -> None:
    """A message sent just after a write has ended stays behind the one that waited for it."""

    async def work() -> None:
        thread = StorageThread(asyncio.get_running_loop())
        sent, later = list[str](), list[asyncio.Future[None]]()

        async def send(text: str) -> None:
            await thread.written()
            sent.append(text)

        thread.run(str, lambda _: later.append(asyncio.ensure_future(send("second"))))
        await send("first")
        await asyncio.gather(*later)
        assert sent == ["first", "second"]
        thread.close()

    asyncio.run(work())


def test_a_conflict_that_a_thread_finds_is_told_later(tmp_path: Path, opened: Opener) -> None:
    async def work() -> None:
        opened(tmp_path).save(TOKEN, "play", {"by": "other"})
        store, found = opened(tmp_path), list[StoredEntry]()
        thread = StorageThread(asyncio.get_running_loop())
        store.run = thread.run
        store.save(TOKEN, "play", {"by": "me"}, on_conflict=found.append)
        await thread.written()
        assert [entry.document for entry in found] == [{"by": "other"}]
        assert find(store).document == {"by": "other"}
        thread.close()

    asyncio.run(work())
