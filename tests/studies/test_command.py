"""Tests of the command ``dokmus study`` and its errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dokmus_widgets import cli, studies
from dokmus_widgets.core.notation import read_record


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
