"""Tests of the results folder: reproducible bytes, and errors for foreign files."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from dokmus_widgets.core.notation import read_record
from dokmus_widgets.studies import Results, ResultsError, games, match, record, run
from tests.studies.small import SMALL, contents


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder of the small study, played in one process."""
    folder = tmp_path_factory.mktemp("studies") / "alone"
    run(SMALL, folder, workers=1)
    return folder


@pytest.fixture
def copy(alone: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(alone, tmp_path / "copy"))


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, pytest.param(4, marks=pytest.mark.longer)])
def test_any_number_of_workers_writes_the_same_bytes(
    alone: Path, tmp_path: Path, workers: int
) -> None:
    told: list[int] = []
    run(SMALL, tmp_path / "many", workers=workers, on_progress=told.append)
    assert contents(tmp_path / "many") == contents(alone)
    assert told == list(range(SMALL.games + 1))


def test_only_missing_parts_are_played_again(copy: Path, alone: Path) -> None:
    for part in (3, 40, 95):
        (copy / f"part-{part:05}.parquet").unlink()
    kept = (copy / "part-00004.parquet").stat().st_mtime_ns
    told: list[int] = []
    run(None, copy, workers=1, on_progress=told.append)
    assert told == [93, 94, 95, 96]
    assert contents(copy) == contents(alone)
    assert (copy / "part-00004.parquet").stat().st_mtime_ns == kept


def test_full_disk_ends_workers_and_keeps_finished_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Results.save_part

    def keep(self: Results, part: int, rows: list[games.Row], records: str) -> None:
        if part == 5:
            raise OSError(28, "No space left on device")
        kept(self, part, rows, records)

    monkeypatch.setattr(Results, "save_part", keep)
    before = set(multiprocessing.active_children())
    with pytest.raises(OSError, match="No space") as told:
        run(SMALL, tmp_path / "full", workers=2)
    end = time.monotonic() + 20
    while set(multiprocessing.active_children()) - before:
        assert time.monotonic() < end, "workers play on"
        time.sleep(0.02)
    # Who keeps the error keeps no worker.
    assert told.value.errno == 28
    assert 0 < len(Results.open(tmp_path / "full").finished_parts()) < SMALL.part_count


def test_every_game_is_stored_once_and_reproducible(alone: Path) -> None:
    rows = [row for table in Results.open(alone).tables() for row in table.to_pylist()]
    assert [row["game"] for row in rows] == list(range(SMALL.games))
    for row in rows[::19]:
        again = match(SMALL, row["game"])
        assert row["plies"] == len(again.actions)
        assert row["total"] == [sheet.total for sheet in again.end.score()]
        for at, points in enumerate(row["on_tiles"]):
            lines = ("ruins", "small_temples", "large_temples", "complete_tiles")
            assert sum(points) == sum(row[line][at] for line in lines)
            for slot, points_there in enumerate(points):
                assert not row["completed"][at] >> slot & 1 or points_there >= 8 + 2
        text = (alone / f"records-{row['game']:05}.txt").read_text("utf-8")
        assert text == f"# Game {row['game']}\n{record(SMALL, row['game'])}"
        assert read_record(text).final == again.end


def test_another_study_is_refused(copy: Path) -> None:
    with pytest.raises(ResultsError, match="copy holds another study"):
        run(replace(SMALL, seed=8), copy)


def test_locked_folder_is_refused(copy: Path) -> None:
    with (
        Results.open(copy).locked(),
        pytest.raises(ResultsError, match="copy is being played already"),
    ):
        run(None, copy)
    run(None, copy)


def test_foreign_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(ResultsError, match="holds something else"):
        run(SMALL, tmp_path)
    with pytest.raises(ResultsError, match="there is no study in"):
        run(None, tmp_path)


def test_study_with_other_fingerprint_is_not_continued(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (copy / "part-00000.parquet").unlink()
    monkeypatch.setattr("dokmus_widgets.studies.results.source_fingerprint", lambda: "0")
    with pytest.raises(ResultsError, match="copy was begun with other rules or players"):
        run(None, copy)
    assert len(list(Results.open(copy).tables())) == 95


def test_worker_of_another_version_is_refused() -> None:
    with pytest.raises(RuntimeError, match="another version"):
        games.play_part(SMALL, 0, "0")


def _as_told(path: Path, **changed: object) -> None:
    table = pq.read_table(path)
    told = json.loads(table.schema.metadata[b"dokmus-study"]) | changed
    pq.write_table(table.replace_schema_metadata({b"dokmus-study": json.dumps(told)}), path)


def test_a_file_of_another_version_is_refused_by_name(copy: Path) -> None:
    _as_told(copy / "part-00007.parquet", version=1)
    with pytest.raises(ResultsError, match=r"part-00007\.parquet is of version 1; this reads"):
        run(None, copy)


@pytest.mark.parametrize(
    ("part", "words"),
    [({"study": "0"}, "belongs to another study"), ({"part": 3}, "belongs to another study")],
)
def test_a_file_of_another_study_is_refused_by_name(
    copy: Path, part: dict[str, object], words: str
) -> None:
    _as_told(copy / "part-00007.parquet", **part)
    with pytest.raises(ResultsError, match=rf"part-00007\.parquet {words}"):
        run(None, copy)


@pytest.mark.parametrize("data", [b"", b"PAR1", b"nothing of the kind", b"PAR1" + bytes(99)])
def test_invalid_part_file_is_refused_by_name(copy: Path, data: bytes) -> None:
    (copy / "part-00007.parquet").write_bytes(data)
    healing = r"delete part-00007\.parquet, then dokmus study run .*copy plays its games again"
    words = rf"part-00007\.parquet is no part of a study: .*; {healing}"
    with pytest.raises(ResultsError, match=words):
        run(None, copy)
    (copy / "part-00007.parquet").unlink()
    (copy / "part-00096.parquet").write_bytes(data)
    with pytest.raises(ResultsError, match=r"part-00096\.parquet is no part of this study"):
        run(None, copy)


def test_a_damaged_body_is_told_with_its_healing(copy: Path, alone: Path) -> None:
    path = copy / "part-00007.parquet"
    data = bytearray(path.read_bytes())
    data[20:400] = bytes(380)
    path.write_bytes(data)
    run(None, copy, workers=1)
    with pytest.raises(
        ResultsError, match=r"part-00007\.parquet is damaged: .*; delete part-00007"
    ):
        list(Results.open(copy).tables())
    path.unlink()
    run(None, copy, workers=1)
    assert contents(copy) == contents(alone)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"format": "dokmus-study", "version": 1}', "is of version 1"),
        ('{"format": "other"}', "is not about a study"),
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"format": "dokmus-study", "version": 2}', "cannot be read"),
        ('{"format": "dokmus-study", "version": 2, "study": {}}', "cannot be read"),
    ],
)
def test_invalid_description_is_refused_by_name(copy: Path, text: str, words: str) -> None:
    (copy / "study.json").write_text(text)
    with pytest.raises(ResultsError, match=rf"study\.json {words}"):
        Results.open(copy)
