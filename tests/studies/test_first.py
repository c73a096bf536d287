"""Tests of the stored studies: reproducible, and reported correctly."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks import greedy
from dokmus_widgets import cli, studies
from dokmus_widgets.core import Rules
from dokmus_widgets.studies import Study, match, tile_sides
from tests.studies import first

#: By the report, how many of the games that it tells one by one are played again: greedy ones
#: take a second, those of two players less.
AGAIN = {
    "random": 4,
    "readings-random": 2,
    "gentle-random": 2,
    "greedy-gentle": 1,
    "greedy": 1,
    "readings-greedy": 1,
    "best": 1,
}
#: A game of the strongest takes longer than all others together.
_QUICK = [name for name in AGAIN if name != "best"]


def test_note_lists_every_result_file() -> None:
    note = first.NOTE.read_text("utf-8")
    there = {path.name for path in first.RESULTS.iterdir()} - {"README.md"}
    assert there == set(re.findall(r"`([\w-]+\.(?:json|txt))`", note))


@pytest.mark.parametrize("name", [*_QUICK, pytest.param("best", marks=pytest.mark.longer)])
def test_stored_studies_are_reproducible(name: str) -> None:
    """If this fails, rules or players have changed: play the study again."""
    kept = first.kept(name)
    by_effort = sorted(kept.sample, key=lambda one: len(one.points))
    for game, plies, points in by_effort[: AGAIN[name]]:
        again = match(kept.study, game)
        assert len(again.actions) == plies
        assert points == tuple(sheet.total for sheet in again.end.score())


@pytest.mark.parametrize("name", AGAIN)
def test_documented_command_plays_the_study(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Study] = []

    def run(study: Study, folder: Path, **_: object) -> None:
        told.append(study)

    monkeypatch.setattr(studies, "run", run)
    [command] = re.findall(rf"`dokmus (study run studies/{name} [^`]+)`", first.NOTE.read_text())
    assert CliRunner().invoke(cli.main, shlex.split(command)).exit_code == 0
    assert told == [first.kept(name).study]


def test_russian_rules_equal_english_rules() -> None:
    assert Rules.preset("ru") == Rules.preset("en")


def test_four_player_reports_belong_to_the_same_study() -> None:
    for name in ("random", "greedy"):
        four, whole = first.kept(f"{name}-4"), first.kept(name)
        assert four.players == 4
        assert (four.study, four.fingerprint) == (whole.study, whole.fingerprint)


def test_statements_about_the_strongest_player_hold() -> None:
    best = first.kept("best")
    seats = first.measured(best, "seats", "wins")
    assert all(seat.low < 1 / len(seats) < seat.high for seat in seats)
    for measure in ("taken", "gained", "odds"):
        *others, five = first.measured(best, "cards", measure)
        assert all(five.value > other.value for other in others)
    assert five.low > 1


def test_note_agrees_with_reports() -> None:
    note = first.NOTE.read_text("utf-8")
    assert first.noted(note) == note, "run: python -m tests.studies.first"
    for limit in (
        f"fewer than {tile_sides.DEAD_REACHED * 100:g} % of the seats",
        f"fewer than {tile_sides.DEAD_COMPLETED * 100:g} % of its games",
        f"more than {tile_sides.DOMINANT_POINTS:g} times an even share",
        f"more than {tile_sides.DOMINANT_WINS:g} times as often",
    ):
        assert limit in note.replace("\n  ", " ")


def test_stored_turns_are_reproducible() -> None:
    lines = first.TURNS.read_text("utf-8").splitlines()
    assert len(lines) == greedy.COUNT
    for number in range(7, greedy.COUNT, 40):
        assert lines[number] == first.turn(greedy.positions()[number]), number
