"""Golden playthroughs: whole games, as they were written, showing everything there is to show."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import Phase
from dokmus_widgets.core.notation import write_record
from tests.playthroughs.__main__ import GAMES, HERE, names, record_of
from tests.playthroughs.coverage import WANTED, covered
from tests.playthroughs.search import PLANS
from tests.playthroughs.transcript import transcript


@pytest.mark.parametrize("name", names())
def test_the_game_goes_as_it_was_written(name: str) -> None:
    written = HERE.joinpath(f"{name}.txt").read_text("utf-8").splitlines()
    lines = transcript(name, record_of(name)).splitlines()
    for number, (line, expected) in enumerate(zip(lines, written, strict=False), 1):
        assert line == expected, (
            f"{name}.txt, line {number}; when the change is wanted: make playthroughs"
        )
    assert len(lines) == len(written)


def test_no_game_is_forgotten() -> None:
    assert names() == sorted(PLANS)
    assert names() == sorted(path.stem for path in HERE.glob("*.txt"))
    assert 8 <= len(names()) <= 12


def test_together_they_show_everything() -> None:
    shown = set().union(*(covered(record_of(name)) for name in names()))
    assert WANTED - shown == set()


@pytest.mark.parametrize("name", names())
def test_each_is_a_whole_game_that_shows_what_it_was_looked_for(name: str) -> None:
    record = record_of(name)
    assert record.states()[0].phase is Phase.START
    assert record.final.phase is Phase.OVER
    assert covered(record) >= PLANS[name].shows
    assert record.start.rules == PLANS[name].rules


@pytest.mark.parametrize("name", names())
def test_records_and_transcripts_stay_readable(name: str) -> None:
    text = GAMES.joinpath(f"{name}.txt").read_text("utf-8")
    assert write_record(record_of(name)) == text
    golden = HERE.joinpath(f"{name}.txt").read_text("utf-8")
    assert len(golden) < 100_000
    lines = [line for line in golden.splitlines() if not line.startswith("Position:")]
    assert max(map(len, lines)) <= 120
