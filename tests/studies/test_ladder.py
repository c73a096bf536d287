"""Tests of the ladder: rows agree with their games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.yardstick import GOALS, Goal, pair
from dokmus_widgets.studies import Results, match, run
from tests.studies.first import RESULTS

#: Who, the others, wins with their interval, fair, goal, games won, of how many, ahead.
ROW = re.compile(
    r"\| (\S+) against (\d) (\S+) \| ([\d.]+)% \[([\d.]+)%, ([\d.]+)%\] \| (\d+)% \| (.*) "
    r"\| ([\d.]+) of (\d+) \| ([-+][\d.]+) \[([-+][\d.]+), ([-+][\d.]+)\] \|"
)


def cells(row: str) -> tuple[str, ...]:
    found = ROW.fullmatch(row)
    assert found, row
    return found.groups()


def test_row_agrees_with_its_games(tmp_path: Path) -> None:
    study = pair("gentle", "random", 3, games=24, seed=5)
    run(study, tmp_path / "games", workers=1)
    won = ahead = 0.0
    for number in range(study.games):
        end = match(study, number).end
        seat = study.setup(number).players.index("gentle")
        points = [sheet.total for sheet in end.score()]
        won += (seat in end.winners()) / len(end.winners())
        ahead += points.pop(seat) - max(points)
    row = cells(ladder.row(Results.open(tmp_path / "games")))
    assert row[:3] == ("gentle", "2", "random")
    assert row[6:8] == ("33", "")
    assert row[8:10] == (f"{won:g}", "24")
    assert row[10] == f"{ahead / 24:+.1f}"
    assert row[3] == f"{100 * won / 24:.1f}"
    assert float(row[4]) <= float(row[3]) <= float(row[5])
    assert float(row[11]) <= float(row[10]) <= float(row[12])


def test_stored_rows_are_consistent() -> None:
    told = (RESULTS / "ladder.txt").read_text("utf-8").splitlines()
    rows = [line for line in told if " against " in line and line.startswith("|")]
    assert rows
    for one, others, other, share, low, high, fair, goal, won, games, *_ in map(cells, rows):
        assert float(share) == pytest.approx(100 * float(won) / int(games), abs=0.051)
        seats = int(others) + 1
        wilson = _wilson(float(won) / int(games), int(games))
        if seats == 2:  # each game on an island of its own
            assert (float(low), float(high)) == pytest.approx(wilson, abs=0.1)
        else:
            assert float(low) <= wilson[0] + 0.1
            assert float(high) >= wilson[1] - 0.1
        assert fair == f"{1 / seats:.0%}".rstrip("%")
        wanted = GOALS.get(pair(one, other, seats))
        assert goal == (_told(wanted) if wanted else "")


def _wilson(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval in per cent."""
    z, scale = 1.96, 1 + 1.96**2 / games
    middle = (share + z**2 / (2 * games)) / scale
    half = z * (share * (1 - share) / games + z**2 / (4 * games**2)) ** 0.5 / scale
    return 100 * (middle - half), 100 * (middle + half)


def _told(goal: Goal) -> str:
    return f"{goal.wins:.0%}, at least {goal.low:.0%}"
