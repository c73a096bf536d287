"""The store: saving, conflicts, subscriptions, retention, migration and damaged databases."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from dokmus_widgets import storage
from dokmus_widgets.storage import sqlite
from dokmus_widgets.storage.database import Database
from dokmus_widgets.storage.folder import DataFolderError, ensure_folder
from dokmus_widgets.storage.schema import HEAD
from dokmus_widgets.storage.sqlite import FILE, create_database_engine, migrate, open_store
from dokmus_widgets.storage.store import (
    MAX_SUBSCRIBERS,
    MAX_UNSAVED,
    RETENTION_DAYS,
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


def test_subscribers_of_an_entry_are_limited(store: Store) -> None:
    readers = [Reader() for _ in range(MAX_SUBSCRIBERS + 5)]
    for reader in readers:
        store.subscribe(TOKEN, reader.hear)
    store.save(TOKEN, "play", {})
    assert [len(reader.heard) for reader in readers] == [0] * 5 + [1] * MAX_SUBSCRIBERS


def test_prune_deletes_old_entries(
    tmp_path: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, now = opened(tmp_path), time.time()
    for token, days in ((TOKEN, RETENTION_DAYS + 1), ("b" * 24, RETENTION_DAYS - 1)):
        monkeypatch.setattr(time, "time", lambda days=days: now - days * 86_400)
        store.save(token, "play", {})
    monkeypatch.setattr(time, "time", lambda: now)
    assert store.prune() == 1
    assert store.find(TOKEN) is None
    assert store.find("b" * 24) is not None


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
    with pytest.raises(sqlite.NewerDatabase, match=r"9999.*pip install --upgrade dokmus-widgets"):
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
_ROWS = {"0001": f"INSERT INTO things VALUES ('{TOKEN}', 'play', 1, '{{\"at\": 1}}', 9, 9)"}


@pytest.mark.parametrize("named", ["file", "file/below"])
def test_a_path_that_cannot_be_a_folder_is_refused(tmp_path: Path, named: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataFolderError, match="is a file: name a folder"):
        ensure_folder(tmp_path / named)
    assert ensure_folder(tmp_path / "new" / "one").is_dir()
