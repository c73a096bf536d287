"""Tests of study designs."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from dokmus_widgets.studies import Results, Study, run
from dokmus_widgets.studies.report import report
from tests.studies.small import SMALL


def test_study_survives_serialization() -> None:
    assert Study.from_dict(json.loads(json.dumps(SMALL.to_dict()))) == SMALL


@pytest.mark.parametrize("games", [1, 63, 64, 65, 1000, 100_001])
def test_parts_contain_each_game_once(games: int) -> None:
    study = Study(games=games, lineups=(("random",) * 4,))
    numbers = chain.from_iterable(map(study.games_of, range(study.part_count)))
    assert list(numbers) == list(range(games))


def test_paired_games_share_islands_and_rotations_cover_all_seats() -> None:
    deals = [SMALL.setup(game) for game in range(12)]
    assert [len({deal.seed for deal in deals[at : at + 6]}) for at in (0, 6)] == [1, 1]
    assert deals[0].seed != deals[6].seed
    assert Counter((deal.reading, deal.players.index("gentle")) for deal in deals) == {
        (reading, seat): 2 for reading in ("en", "fr") for seat in range(3)
    }


def test_unpaired_games_have_different_islands() -> None:
    study = Study(games=300, lineups=(("random",) * 2,), readings=("en", "fr"), rotated=True)
    assert len({study.setup(game).seed for game in range(300)}) == 300


def test_another_seed_gives_other_games() -> None:
    seeds = {Study(games=1, lineups=(("random",) * 2,), seed=seed).setup(0).seed for seed in (0, 1)}
    assert len(seeds) == 2


def test_first_seat_rotates_independently_of_players() -> None:
    study = Study(games=36, lineups=(("gentle", "random", "random"),), rotated=True, first=None)
    found = Counter((d.first, d.players.index("gentle")) for d in map(study.setup, range(36)))
    assert found == {(talisman, seat): 4 for talisman in range(3) for seat in range(3)}


def test_all_faults_are_named_with_the_nearest_names() -> None:
    with pytest.raises(ValueError, match="no player") as told:
        Study(
            games=0,
            lineups=(("gredy", "randon"), ("random",)),
            tiles=("isel",),
            readings=("eng",),
            first=3,
        )
    lines = str(told.value).split("\n")
    for said in (
        *("'gredy'", "mean greedy?", "'randon'", "mean random?", "'isel'", "mean isle?"),
        *("'eng'", "mean en?", "1 players", "games:", "first:"),
    ):
        assert any(said in line for line in lines), said
    assert len(lines) == 7


def test_game_beyond_the_last_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 96"):
        SMALL.setup(96)


def test_argument_of_another_name_is_refused_with_the_right_one(tmp_path: Path) -> None:
    for name, right in (("talisman", "first"), ("tile", "tiles")):
        with pytest.raises(TypeError, match=f"no argument '{name}'; did you mean '{right}'"):
            Study(games=1, lineups=(("random",) * 2,), **{name: 0})  # type: ignore[arg-type]
    run(Study(games=1, lineups=(("random",) * 2,)), tmp_path / "study", workers=1)
    with pytest.raises(TypeError, match="no argument 'seats'; did you mean 'players'"):
        report(Results.open(tmp_path / "study"), seats=2)  # type: ignore[call-arg]
