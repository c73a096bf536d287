"""Tests of the command ``dokmus study`` and its errors."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dokmus_widgets import cli, studies
from dokmus_widgets.core.notation import read_record
from dokmus_widgets.studies import read_training_data


def study(*arguments: object) -> Result:
    return CliRunner().invoke(cli.main, ["study", *map(str, arguments)])


def test_study_is_played_continued_and_reported(tmp_path: Path) -> None:
    folder = tmp_path / "a study"
    done = study("run", folder, "--players", "random, random", "--games", 20, "--workers", 1)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == f"{folder}: 20 games. See: dokmus study report '{folder}'\n"
    assert study("run", folder).exit_code == 0
    assert "Games played: 20 of 20;" in study("report", folder).stdout
    assert "Victoires" in study("report", folder, "--language", "fr").stdout
    assert study("report", folder, "-o", tmp_path / "r.html").exit_code == 0
    assert (tmp_path / "r.html").read_text("utf-8").startswith("<!doctype html>")
    assert study("report", folder, "-o", tmp_path / "r.json").exit_code == 0
    assert study("report", tmp_path / "r.json").stdout == study("report", folder).stdout
    assert read_record(study("record", folder, 19).stdout).players == ("random 1", "random 2")


def test_an_own_player_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "somebody.py").write_text(
        "from dokmus_widgets.analysis import create_player as Somebody\n"
        "def Me():\n    return Somebody('gentle')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    players = ("--players", "somebody:Me,random", "--games", 4, "--workers", 1, "--records")
    assert study("run", "mine", *players).stderr == ""
    assert "somebody:Me" in study("report", "mine").stdout
    assert read_record(study("record", "mine", 1).stdout).players == ("Me 1", "random 2")
    told = study("data", "mine")
    assert (told.stderr, told.exit_code) == ("", 0)
    assert read_training_data("mine.parquet").games.max() == 3
    assert told.stdout.startswith("mine.parquet: 4 games, ")
    wrong = study("run", "other", "--players", "somebody:You,random")
    assert wrong.stderr.startswith("Error: somebody:You: somebody has no 'You'")


def test_a_player_that_fails_is_told_with_its_error(tmp_path: Path) -> None:
    players = ("--players", "random,tests.studies.own:Failing", "--games", 2, "--workers", 1)
    told = study("run", tmp_path / "study", *players)
    assert told.exit_code == 0
    assert (
        "decisions were replaced by random ones, in 2 games. The first, of tests.studies.own:"
        in (told.stderr)
    )
    assert "in game 0: raised KeyError: 'no idea'\n" in told.stderr


def test_a_ladder_plays_each_player_against_the_next(tmp_path: Path) -> None:
    arguments = ("--players", "gentle,tests.studies.own:Last, random", "--games", 4, "--workers", 1)
    told = study("ladder", tmp_path / "ladder", *arguments)
    assert told.stderr == ""
    assert told.stdout.count("Players\n") == 2
    assert [path.name for path in sorted((tmp_path / "ladder").iterdir())] == [
        "gentle-tests.studies.own.Last-2-4-0",
        "tests.studies.own.Last-random-2-4-0",
    ]
    assert study("ladder", tmp_path / "ladder", *arguments).stdout == told.stdout
    for players, words in (("gentle", "two players"), ("gentle,gentel", "did you mean gentle?")):
        wrong = study("ladder", tmp_path / "other", "--players", players)
        assert words in wrong.stderr
    assert not (tmp_path / "other").exists()


def test_a_damaged_part_is_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    study("run", folder, "--players", "random,random", "--games", 2, "--workers", 1)
    (folder / "part-00001.parquet").write_bytes(b"")
    told = study("report", folder)
    assert told.exit_code == 1
    assert told.stderr.count("\n") == 1
    assert "delete part-00001.parquet, then dokmus study run" in told.stderr


@pytest.mark.parametrize("address", ["nonsense.invalid", "tcp://127.0.0.1:1", "x:y", "tcp://"])
def test_an_address_without_a_scheduler_is_told_in_one_line(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dokmus_widgets.studies.workers.CONNECT_SECONDS", 0.5)
    players = ("--players", "random,random", "--scheduler", address)
    told = study("run", tmp_path / "study", *players)
    assert told.stderr.startswith(f"Error: there is no scheduler at {address}: ")
    assert told.stderr.count("\n") == 1
    assert isinstance(told.exception, SystemExit)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("run", "{}", "--players", "randon,random"), "did you mean random?"),
        (("run", "{}", "--players", "random,random", "--tiles", "ile"), "did you mean isle?"),
        (("run", "{}", "--players", "random,random", "--reading", "eng"), "did you mean en?"),
        (("run", "{}", "--players", "random,random", "--first", 3), "first:"),
        (("run", "{}"), "there is no study in {}"),
        (("run", "{}", "--games", 3), "Name the players with --players"),
        (("report", "{}"), "there is no study in {}"),
        (("data", "{}"), "'{}' does not exist"),
        (("record", "{}", 1), "there is no study in {}"),
    ],
)
def test_invalid_arguments_give_one_line_errors(
    tmp_path: Path, arguments: tuple[object, ...], words: str
) -> None:
    folder = tmp_path / "study"
    told = study(*(str(one).format(folder) for one in arguments))
    assert told.exit_code in (1, 2)
    assert words.format(folder) in told.stderr
    assert not folder.exists()


def test_lost_workers_error_says_how_to_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object, **__: object) -> None:
        raise studies.WorkersLost("the cluster at tcp://x:1 went away")

    monkeypatch.setattr(studies, "run", lost)
    players = ("--players", "random,random", "--scheduler", "tcp://x:1")
    told = study("run", tmp_path / "study", *players)
    assert told.stderr == (
        "Error: the cluster at tcp://x:1 went away. Finished games are saved; continue with: "
        f"dokmus study run {tmp_path / 'study'} --scheduler tcp://x:1\n"
    )


def test_missing_extra_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert 'pip install "dokmus-widgets[study]"' in study("report", "x").stderr
