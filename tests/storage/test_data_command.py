"""`dokmus data`: export, import, backup, check and erasure of stored entries."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dokmus_widgets.cli import main
from dokmus_widgets.storage.sqlite import FILE, open_store
from dokmus_widgets.storage.store import StoredEntry, parse_line
from dokmus_widgets.storage.table_entries import entry_of
from dokmus_widgets.storage.tables import StoredMove, StoredSeat, StoredTable, TableStore

ONE, OTHER = "a" * 24, "b" * 24


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two stored entries."""
    store = open_store(tmp_path)
    store.save(ONE, "play", {"names": ["名前"]})
    store.save(OTHER, "rules", {})
    store.close()
    return tmp_path


def data(folder: Path, *options: str, typed: str = "") -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["data", *options, "--data", str(folder)], input=typed)


def exported(result: Result) -> list[StoredEntry]:
    """Return the entries of an export."""
    found = [parse_line(line) for line in result.stdout.splitlines()]
    return [kept for kept in found if kept is not None]


def test_export_writes_all_entries_or_one(folder: Path, tmp_path: Path) -> None:
    assert {kept.token for kept in exported(data(folder, "export"))} == {ONE, OTHER}
    (kept,) = exported(data(folder, "export", "--token", ONE))
    assert kept.document == {"names": ["名前"]}
    out = tmp_path / "mine.jsonl"
    assert data(folder, "export", "-o", str(out)).exit_code == 0
    assert len(out.read_text("utf-8").splitlines()) == 2


def test_erase_asks_for_confirmation(folder: Path) -> None:
    assert data(folder, "erase", typed="n\n").exit_code == 1
    assert len(exported(data(folder, "export"))) == 2
    assert data(folder, "erase", "--token", ONE, typed="y\n").exit_code == 0
    assert [kept.token for kept in exported(data(folder, "export"))] == [OTHER]
    assert data(folder, "erase", "--yes").stdout == "Erased: 1.\n"
    assert not exported(data(folder, "export"))


@pytest.mark.parametrize("command", ["export", "erase"])
def test_errors_take_one_line(folder: Path, command: str) -> None:
    for options, words in (
        (("--token", "zzz"), "There is no entry zzz"),
        (("--data", str(folder / "kept.sqlite")), "is a file: name a folder"),
    ):
        done = CliRunner().invoke(main, ["data", command, "--data", str(folder), *options])
        assert done.exit_code == 1
        assert words in done.output
        assert len(done.output.splitlines()) == 1


def test_an_export_is_imported_and_newer_entries_stay(folder: Path, tmp_path: Path) -> None:
    text = data(folder, "export").stdout
    store = open_store(folder)
    store.save(OTHER, "rules", {"newer": True}, 1)
    store.delete(ONE)
    store.close()
    told = data(folder, "import", "-", typed=text)
    assert told.stdout == "Imported: 1; not newer than the stored ones: 1.\n"
    found = {kept.token: kept.document for kept in exported(data(folder, "export"))}
    assert found == {ONE: {"names": ["名前"]}, OTHER: {"newer": True}}
    elsewhere = tmp_path / "elsewhere"
    assert data(elsewhere, "import", "-", typed=text).exit_code == 0
    assert data(elsewhere, "export").stdout == text


def test_a_faulty_import_names_every_line_and_stores_nothing(folder: Path) -> None:
    good = '{"token": "%s", "kind": "play", "version": 9, "document": {}, "begun": 1, "touched": 1}'
    lines = [
        good % ("c" * 24),
        "no JSON",
        '["no", "entry"]',
        '{"token": "x"}',
        good.replace("9", '"9"') % ONE,
        good.replace("9", "true") % ONE,
        good.replace("9", "-1") % ONE,
        good % "",
        (good % ONE)[:-1] + ', "more": 1}',
        "[" * 100_000,
    ]
    told = data(folder, "import", "-", typed="\n".join(lines))
    assert told.exit_code == 1
    assert told.output.splitlines() == [
        "Error: Nothing is imported:",
        "line 2: this is not JSON",
        "line 3: this is not an entry",
        "line 4: kind, version, document, begun, touched missing",
        "line 5: version must be a whole number",
        "line 6: version must be a whole number",
        "line 7: a number is out of range",
        "line 8: token or kind is empty or too long",
        "line 9: unknown: more",
        "line 10: this is not JSON",
    ]
    assert {kept.token for kept in exported(data(folder, "export"))} == {ONE, OTHER}


def test_a_backup_is_consistent_while_the_app_writes(folder: Path, tmp_path: Path) -> None:
    store, copy = open_store(folder), tmp_path / "restored" / FILE
    store.save("c" * 24, "play", {"at": 1})
    copy.parent.mkdir()
    assert data(folder, "backup", str(copy)).exit_code == 0
    store.save("d" * 24, "play", {"at": 2})
    store.close()
    found = {kept.token for kept in exported(data(copy.parent, "export"))}
    assert found == {ONE, OTHER, "c" * 24}
    again = data(folder, "backup", str(copy))
    assert (again.exit_code, "exists" in again.output) == (1, True)
    assert {kept.token for kept in exported(data(copy.parent, "export"))} == found


def test_check_finds_what_is_wrong(folder: Path) -> None:
    told = data(folder, "check")
    assert (told.exit_code, "2 entries, 0 faults" in told.stdout) == (0, True)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE things SET document = '{' WHERE token = ?", (ONE,))
    told = data(folder, "check")
    assert told.exit_code == 1
    assert "aaaaaa...: its document cannot be read" in told.output
    assert "2 entries, 1 faults" in told.output
    (folder / FILE).write_bytes(b"no database " * 400)
    told = data(folder, "check")
    assert (told.exit_code, len(told.output.splitlines())) == (1, 1)


def test_prune_deletes_unused_entries_when_asked(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(
            "UPDATE things SET touched = touched - 99 * 86400 WHERE token = ?", (ONE,)
        )
    assert data(folder, "prune", "--days", "100", "--yes").stdout == "Erased: 0.\n"
    assert data(folder, "prune", "--days", "98", typed="n\n").exit_code == 1
    assert data(folder, "prune", "--days", "98", "--yes").stdout == "Erased: 1.\n"
    assert [kept.token for kept in exported(data(folder, "export"))] == [OTHER]


TABLE = StoredTable(
    "t" * 24,
    "invited",
    "luck",
    {"start": "日"},
    100,
    (StoredMove(0, {"type": "a"}, 200), StoredMove(1, {"type": "b"}, 300)),
    {1: StoredSeat("0" * 64, "Ann 名前")},
)


@pytest.fixture
def with_table(folder: Path) -> Path:
    """A folder with two stored entries and a table."""
    store = open_store(folder)
    TableStore(store).save(TABLE, lambda: None)
    store.close()
    return folder


def stored_table(folder: Path) -> StoredTable | None:
    store = open_store(folder)
    try:
        return TableStore(store).find(TABLE.id)
    finally:
        store.close()


def test_tables_are_exported_erased_and_imported(with_table: Path, tmp_path: Path) -> None:
    out = tmp_path / "mine.jsonl"
    assert data(with_table, "export", "-o", str(out)).exit_code == 0
    assert len(out.read_text("utf-8").splitlines()) == 3
    (entry,) = exported(data(with_table, "export", "--token", TABLE.id))
    assert (entry.kind, entry.version, entry.touched) == ("table", 2, 300)
    assert data(with_table, "erase", "--token", TABLE.id, "--yes").stdout == "Erased: 1.\n"
    assert stored_table(with_table) is None
    assert len(exported(data(with_table, "export"))) == 2
    told = data(with_table, "import", str(out))
    assert told.stdout == "Imported: 1; not newer than the stored ones: 2.\n"
    assert stored_table(with_table) == TABLE
    assert data(with_table, "import", str(out)).stdout.startswith("Imported: 0;")
    assert data(with_table, "check").stdout.endswith("3 entries, 0 faults.\n")


def test_a_longer_log_replaces_a_shorter_one(with_table: Path, tmp_path: Path) -> None:
    longer = replace(TABLE, moves=(*TABLE.moves, StoredMove(0, {"type": "c"}, 400)), seats={})
    file = tmp_path / "mine.jsonl"
    file.write_text(entry_of(longer).to_line(), "utf-8")
    assert data(with_table, "import", str(file)).exit_code == 0
    assert stored_table(with_table) == longer


@pytest.mark.parametrize(
    "damage",
    [
        {"moves": 7},
        {"moves": [[0, {}, 1]]},
        {"moves": [["0", {}, 1], [0, {}, 1]]},
        {"moves": [[0, "x", 1], [0, {}, 1]]},
        {"seats": {"x": ["a", "b"]}},
        {"seats": []},
        {"document": "x"},
        {"luck": None},
    ],
)
def test_a_damaged_table_is_not_imported(
    with_table: Path, tmp_path: Path, damage: dict[str, object]
) -> None:
    entry = entry_of(TABLE)
    file = tmp_path / "mine.jsonl"
    file.write_text(entry._replace(document={**entry.document, **damage}).to_line(), "utf-8")
    told = data(with_table, "import", str(file))
    assert told.exit_code == 1
    assert "line 1: this table is damaged" in told.output
    assert stored_table(with_table) == TABLE


@pytest.mark.parametrize("statement", ["action = '['", "n = 7 WHERE n = 2"])
def test_check_names_a_damaged_table(with_table: Path, statement: str) -> None:
    with closing(sqlite3.connect(with_table / FILE)) as database:
        database.execute(f"UPDATE moves SET {statement}")
        database.commit()
    told = data(with_table, "check")
    assert told.exit_code == 1
    assert "table tttttt" in told.output
    assert len(exported(data(with_table, "export"))) >= 2, "and the rest is exported"
