"""Progress: storage, merging, export and erasure; damaged files are renamed, never lost."""

from __future__ import annotations

import copy
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.lessons.progress import Progress, ProgressError, QuizProgress
from dokmus_widgets.lessons.progress_file import ENVIRONMENT, ProgressFile, progress_path
from dokmus_widgets.lessons.quizzes import QuestionKind
from dokmus_widgets.storage.folder import ENVIRONMENT_VARIABLE

NOW = datetime(2031, 5, 1, 12, tzinfo=UTC)


def some_way() -> Progress:
    """Return the progress of a learner in the middle of the course."""
    progress = Progress()
    progress.reach("three-tokens", 2)
    progress.finish("three-tokens")
    progress.reach("forests", 1)
    progress.take_quiz("placing", right=3, asked=5)
    progress.answered(QuestionKind.STEP, True, NOW)
    progress.answered(QuestionKind.REACH, False, NOW)
    return progress


def test_current_step_is_remembered() -> None:
    progress = some_way()
    assert progress.lesson == "forests"
    assert (progress.at("forests").step, progress.at("forests").done) == (1, False)
    assert progress.at("three-tokens").done
    assert progress.at("never-seen").step == 0


def test_a_lesson_taken_again_stays_done() -> None:
    progress = some_way()
    progress.reach("three-tokens", 1)
    assert progress.at("three-tokens").done
    assert progress.lesson == "three-tokens"


def test_the_best_quiz_counts() -> None:
    progress = some_way()
    for right in (5, 2):
        progress.take_quiz("placing", right, asked=5)
    assert progress.quizzes["placing"] == QuizProgress(taken=3, right=5, asked=5)


def test_text_round_trip() -> None:
    progress = some_way()
    assert Progress.from_text(progress.to_text()) == progress
    assert Progress.from_text(Progress().to_text()) == Progress()


def test_document_without_the_last_miss_is_read() -> None:
    document = some_way().to_dict()
    del document["missed"]
    assert Progress.from_dict(document) == some_way()


def test_progress_holds_no_personal_data() -> None:
    assert set(some_way().to_dict()) == {
        *("format", "version", "lesson", "lessons", "quizzes", "memory", "missed")
    }


def test_merging_loses_nothing() -> None:
    one, other = some_way(), Progress()
    other.finish("forests")
    other.reach("water", 3)
    other.take_quiz("terrain", 4, 5)
    other.answered(QuestionKind.WATER, False, NOW)
    merged = one.merged(other)
    assert merged.at("forests").done
    assert merged.at("three-tokens").done
    assert merged.at("water").step == 3
    assert set(merged.quizzes) == {"placing", "terrain"}
    assert len(merged.memory.to_dict()) == 3
    assert merged.lesson == "forests"
    assert merged.merged(other) == merged
    assert Progress().merged(one) == one


def at_step(step: int, *, done: bool = False) -> Progress:
    """Return progress at a step of one lesson."""
    progress = Progress()
    if done:
        progress.finish("forests")
    progress.reach("forests", step)
    return progress


@pytest.mark.parametrize(
    ("mine", "theirs", "merged"),
    [
        (at_step(0), at_step(3), 3),
        (at_step(3), at_step(0), 3),
        (at_step(0, done=True), at_step(3), 0),
        (at_step(2), at_step(0, done=True), 2),
        (Progress(), at_step(3), 3),
    ],
)
def test_merging_keeps_the_later_step(mine: Progress, theirs: Progress, merged: int) -> None:
    assert mine.merged(theirs).at("forests").step == merged
    assert mine.merged(theirs).at("forests").done == (
        mine.at("forests").done or theirs.at("forests").done
    )


FAULTS: list[tuple[str, Any, str]] = [
    ("format", "dokmus-position", "format"),
    ("version", 2, "version 2"),
    ("lesson", 5, "lesson: 5"),
    ("lesson", "a b", "lesson: 'a b'"),
    ("lesson", "a--b", "lesson: 'a--b'"),
    ("lessons", [], "lessons"),
    ("lessons", {"../x": {"step": 0, "done": True}}, "lessons.'../x'"),
    ("lessons", {"one": {"step": -1, "done": True}}, "lessons.one.step"),
    ("lessons", {"one": {"step": True, "done": True}}, "lessons.one.step"),
    ("lessons", {"one": {"step": 0, "done": 1}}, "lessons.one.done"),
    ("lessons", {"one": {"step": 0}}, "lessons.one.done: is missing"),
    ("lessons", {"one": {"step": 0, "done": True, "who": "me"}}, "lessons.one.'who'"),
    ("lessons", {f"l{n}": {"step": 0, "done": True} for n in range(5001)}, "5001 entries"),
    ("quizzes", {"one": {"taken": 1, "right": 6, "asked": 5}}, "quizzes.one.right"),
    ("quizzes", {"one": {"taken": 10**40, "right": 0, "asked": 0}}, "quizzes.one.taken"),
    ("quizzes", None, "quizzes"),
    ("memory", {"step": {}}, "memory.step.state: is missing"),
    ("missed", "", "missed: ''"),
    ("missed", 5, "missed: 5"),
]


@pytest.mark.parametrize(("key", "value", "told"), FAULTS)
def test_fault_is_reported_with_its_place(key: str, value: Any, told: str) -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.from_dict(some_way().to_dict() | {key: value})
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("state", 4),
        ("state", None),
        ("step", 1),
        ("stability", float("nan")),
        ("stability", 0),
        ("stability", 10**400),
        ("stability", "2"),
        ("difficulty", 11),
        ("difficulty", True),
        ("due", "yesterday"),
        ("due", "2031-05-01T12:00:00"),
        ("due", "0001-01-01T00:00:00+14:00"),
        ("last_review", None),
        ("last_review", 3),
    ],
)
def test_damaged_card_is_reported(key: str, value: Any) -> None:
    document = some_way().to_dict()
    document["memory"]["reach"][key] = value
    with pytest.raises(ProgressError, match=rf"memory\.reach\.{key}"):
        Progress.from_dict(document)


def test_every_fault_is_reported() -> None:
    document = some_way().to_dict()
    document["lesson"] = 1
    document["quizzes"] = {"placing": None}
    document["memory"]["reach"]["due"] = 0
    with pytest.raises(ProgressError) as caught:
        Progress.from_dict(document)
    assert [fault.path for fault in caught.value.faults] == [
        *("lesson", "quizzes.placing", "memory.reach.due")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "1",
        "NaN",
        "[" * 100_000,
        "1" * 5000,
        " " * 1_000_001,
        '{"format": 1}',
    ],
    ids=lambda text: f"{text[:12]} ({len(text)})",
)
def test_invalid_progress_is_refused(text: str) -> None:
    with pytest.raises(ProgressError, match="not the progress of a course"):
        Progress.from_text(text)


def test_documents_damaged_anywhere_are_read_or_refused() -> None:
    """Any part replaced by anything: nothing but a ``ProgressError``, and no step that is odd."""
    refused = 0
    odd: tuple[Any, ...] = (
        None,
        -1,
        10**30,
        1.5,
        float("inf"),
        "",
        "x" * 1000,
        [],
        {},
        True,
        [[]],
        {"": {}},
    )
    for seed in range(400):
        draw = Random(seed)
        document = copy.deepcopy(some_way().to_dict())
        inside: Any = document
        while True:
            key = draw.choice(sorted(inside))
            if not isinstance(inside[key], dict) or not inside[key] or draw.random() < 0.3:
                break
            inside = inside[key]
        inside[key] = draw.choice(odd)
        try:
            progress = Progress.from_dict(document)
        except ProgressError:
            refused += 1
        else:
            assert Progress.from_text(progress.to_text()) == progress, f"seed {seed}"
    assert 0 < refused < 400


def test_unknown_kinds_are_preserved() -> None:
    document = some_way().to_dict()
    document["memory"]["to-come"] = document["memory"]["reach"]
    progress = Progress.from_dict(document)
    assert "to-come" in progress.to_dict()["memory"]
    assert progress.memory.due(NOW.replace(year=2040), QuestionKind) == (
        QuestionKind.REACH,
        QuestionKind.STEP,
    )


# --- The file


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "kept" / "progress.json"
    monkeypatch.setenv(ENVIRONMENT, str(file))
    return file


def test_progress_file_round_trip(path: Path) -> None:
    first = ProgressFile()
    assert first.notice == ""
    first.progress.reach("forests", 2)
    first.save()
    assert first.notice == ""
    assert ProgressFile().progress.at("forests").step == 2
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


def test_progress_is_stored_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    monkeypatch.delenv(ENVIRONMENT_VARIABLE, raising=False)
    found = progress_path()
    assert found.name == "progress.json"
    assert "dokmus" in found.parts
    assert found.is_absolute()


@pytest.mark.parametrize("damaged", [b"{", b"\xff\xfe\x00", b"", b"[]", b" " * 2_000_000], ids=len)
def test_a_damaged_file_is_set_aside(path: Path, damaged: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(damaged)
    (path.parent / "progress-damaged-1.json").write_text("from before")
    kept = ProgressFile()
    assert kept.progress == Progress()
    aside = path.parent / "progress-damaged-2.json"
    assert str(aside) in kept.notice
    assert kept.notice.startswith("Your progress can't be read")
    assert aside.read_bytes() == damaged
    assert (path.parent / "progress-damaged-1.json").read_text() == "from before"
    kept.progress.finish("forests")
    kept.save()
    assert kept.notice == ""
    assert ProgressFile().progress.at("forests").done
    assert aside.read_bytes() == damaged


def test_a_file_of_a_later_version_is_set_aside_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(some_way().to_dict() | {"version": 9}))
    kept = ProgressFile()
    assert "version 9" in kept.notice
    assert len(list(path.parent.iterdir())) == 1


def test_a_file_that_is_damaged_meanwhile_is_not_written_over(path: Path) -> None:
    kept = ProgressFile()
    kept.progress.finish("forests")
    path.parent.mkdir()
    path.write_text("{")
    kept.save()
    assert "progress-damaged-1.json" in kept.notice
    assert (path.parent / "progress-damaged-1.json").read_text() == "{"
    assert ProgressFile().progress.at("forests").done


def test_going_back_a_step_is_saved(path: Path) -> None:
    kept = ProgressFile()
    for step in (0, 3, 1):
        kept.progress.reach("forests", step)
        kept.save()
    assert ProgressFile().progress.at("forests").step == 1
    again = ProgressFile()
    again.progress.reach("forests", 0)
    again.save()
    assert ProgressFile().progress.at("forests").step == 0


def test_two_notebooks_merge_their_progress(path: Path) -> None:
    one, other = ProgressFile(), ProgressFile()
    one.progress.finish("forests")
    one.save()
    other.progress.finish("water")
    other.save()
    one.progress.reach("ruins", 2)
    one.save()
    found = ProgressFile().progress
    assert found.at("forests").done
    assert found.at("water").done
    assert found.at("ruins").step == 2


def test_folder_at_the_path_is_reported_and_left(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    kept = ProgressFile()
    assert kept.notice
    assert kept.progress == Progress()
    assert len(list(path.parent.rglob("inside"))) == 1


def test_unwritable_path_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = ProgressFile(tmp_path / "file" / "progress.json")
    kept.progress.finish("forests")
    kept.save()
    assert kept.notice.startswith("Your progress couldn't be saved")
    assert kept.progress.at("forests").done
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_write_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ProgressFile()
    kept.progress.finish("forests")
    kept.save()
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    kept.progress.finish("water")
    kept.save()
    assert "No space left" in kept.notice
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


def test_export_import_and_erase(path: Path) -> None:
    kept = ProgressFile()
    kept.progress = some_way()
    kept.save()
    text = kept.export_text()
    kept.erase()
    assert not path.exists()
    assert kept.progress == Progress() == ProgressFile().progress
    kept.progress.finish("water")
    kept.import_text(text)
    assert ProgressFile().progress.at("three-tokens").done
    assert ProgressFile().progress.at("water").done


def test_an_import_that_cannot_be_read_changes_nothing(path: Path) -> None:
    kept = ProgressFile()
    kept.progress.finish("water")
    kept.save()
    before = path.read_bytes()
    with pytest.raises(ProgressError):
        kept.import_text("{}")
    assert path.read_bytes() == before
    assert kept.progress.at("water").done


def test_notice_follows_a_language_change(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe")
    file = ProgressFile(path)
    with speaking("fr"):
        french = file.notice
        assert say("progress-no-text") in french
    assert say("progress-no-text") in file.notice != french


def test_notice_is_in_the_current_language(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("{")
    with speaking("fr"):
        assert ProgressFile().notice.startswith("Votre progression")
