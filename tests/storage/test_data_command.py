"""`dokmus data`: export and erasure of stored entries."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dokmus_widgets.cli import main
from dokmus_widgets.storage.sqlite import open_store
from dokmus_widgets.storage.store import StoredEntry, parse_line

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
