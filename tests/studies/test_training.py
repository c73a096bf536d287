"""Tests of training data: each row agrees with its game, played again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from dokmus_widgets.core import Action, EndTurn, Phase, load_tile_set, new_game
from dokmus_widgets.core.notation import GameRecord, RecordedPly
from dokmus_widgets.environment import Numbering, raw_env
from dokmus_widgets.studies import Results, ResultsError, Study, match, run
from dokmus_widgets.studies.training import Written, read_training_data, write_training_data
from tests.core.playing import small_game

STUDY = Study(games=3, lineups=(("random", "gentle", "random"),), records=True)


def test_rows_are_what_agents_of_the_environment_see_and_do(tmp_path: Path) -> None:
    games = [match(STUDY, game) for game in range(3)]
    written = write_training_data(games, tmp_path / "data.parquet")
    data = read_training_data(tmp_path / "data.parquet")
    row = 0
    for number, game in enumerate(games):
        table = raw_env(players=3)
        table.reset(options={"position": game.start})
        points = [sheet.total for sheet in game.end.score()]
        while not any(table.terminations.values()):
            seat = table.agents.index(table.agent_selection)
            seen = table.observe(table.agent_selection)
            assert (data.observations[row] == seen["observation"]).all()
            assert (data.masks[row] == seen["action_mask"]).all()
            told = data.games[row], data.seats[row], data.points[row]
            assert told == (number, seat, points[seat])
            table.step(int(data.actions[row]))
            row += 1
        assert table.position == game.end
        [here] = np.nonzero(data.games == number)
        for at in here:
            assert data.outcomes[at] == table.rewards[f"player_{data.seats[at]}"]
    assert written == Written(3, row, 0)
    assert {len(column) for column in data} == {row}


def test_a_study_is_read_from_its_records_and_without_them_played_again(tmp_path: Path) -> None:
    found = []
    for records in (True, False):
        folder = tmp_path / f"study-{records}"
        run(Study(games=3, lineups=STUDY.lineups, records=records), folder, workers=1)
        assert write_training_data(folder, tmp_path / "data.parquet").games == 3
        found.append(read_training_data(tmp_path / "data.parquet"))
    for one, other in zip(*found, strict=True):
        assert (one == other).all()
    record = Results.open(tmp_path / "study-True").records_path(1)
    assert write_training_data(str(record), tmp_path / "one.parquet").games == 1
    one = read_training_data(tmp_path / "one.parquet")
    assert (one.actions == found[0].actions[found[0].games == 1]).all()


def test_forced_steps_can_be_left_out(tmp_path: Path) -> None:
    games = [match(STUDY, 0)]
    every = write_training_data(games, tmp_path / "every.parquet")
    some = write_training_data(games, tmp_path / "some.parquet", forced=False)
    masks = [read_training_data(tmp_path / f"{name}.parquet").masks for name in ("every", "some")]
    forced = int((masks[0].sum(1) == 1).sum())
    assert some.steps == every.steps - forced < every.steps
    assert masks[1].sum(1).min() > 1


def test_moves_of_tokens_are_two_rows(tmp_path: Path) -> None:
    played = match(Study(games=1, lineups=(("random",) * 4,)), 0)
    numbering = Numbering(7)
    numbers = [number for action in played.actions for number in numbering.numbers(action)]
    assert len(numbers) > len(played.actions)
    write_training_data([played], tmp_path / "data.parquet")
    assert read_training_data(tmp_path / "data.parquet").actions.tolist() == numbers


def test_what_cannot_be_written_is_told_and_leaves_no_file(tmp_path: Path) -> None:
    start = new_game(2, seed=1)
    begun = GameRecord(["a", "b"], start, seed=1)
    out = tmp_path / "data.parquet"
    whole = match(Study(games=1, lineups=(("random",) * 2,)), 0)
    assert write_training_data([begun, whole], out).unfinished == 1
    out.unlink()
    with pytest.raises(ValueError, match="there is no finished game"):
        write_training_data([begun], out)
    with pytest.raises(ValueError, match="no file of records and no study"):
        write_training_data(tmp_path / "nothing", out)
    with pytest.raises(ValueError, match="tiles of several sizes"):
        write_training_data([whole, _small()], out)
    (tmp_path / "bad.txt").write_text("nonsense")
    with pytest.raises(ValueError, match="line 1, column 1"):
        write_training_data(tmp_path / "bad.txt", out)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.txt"]
    with pytest.raises(ResultsError, match=r"bad\.txt cannot be read"):
        read_training_data(tmp_path / "bad.txt")


def _small() -> GameRecord:
    """Return a finished game on small tiles."""
    state = start = small_game(1)
    plies, random = [], Random(1)
    while state.phase is not Phase.OVER:
        action = state.random_action(random)
        assert isinstance(action, Action)
        plies.append(RecordedPly(action))
        state = state.after(action)
    assert start.island.frame.size != load_tile_set().size
    assert plies[-1].action == EndTurn()
    return GameRecord([f"p{seat}" for seat in range(state.seats)], start, plies)
