"""Tests of studies with players of one's own."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from benchmarks import ladder
from benchmarks.yardstick import pair
from dokmus_widgets.analysis.players import (
    PLAYERS,
    Observation,
    create_player,
    load_player,
    play_match,
)
from dokmus_widgets.analysis.players.player import RANDOM_REASON, FunctionPlayer
from dokmus_widgets.core import new_game
from dokmus_widgets.studies import Results, ResultsError, Study, match, record, run
from dokmus_widgets.studies.players import OwnPlayers
from dokmus_widgets.studies.report import report
from tests.studies.own import FIFTH, Last
from tests.studies.small import contents

NAME = "tests.studies.own:Last"
STUDY = Study(games=6, lineups=((NAME, "random"),), rotated=True, records=True)
WITH_OBJECT = Study(games=6, lineups=((Last("mine", back=2), "random"),))

#: A module that workers cannot import, with a class that uses what else is in it.
MODULE = """
from dokmus_widgets.analysis import Decision, Reason

def last(state):
    return [*state.legal_actions()][{at}]

def act(state, random):
    return last(state)

class Mine:
    name = "mine"
    def choose(self, seen, random):
        return Decision(last(seen.table), Reason("habit"))
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of the module ``apart``."""
    folder = tmp_path / "modules"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "apart", raising=False)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    file = folder / "apart.py"
    file.write_text(MODULE.format(at=-1))
    return file


def totals(folder: Path) -> list[list[int]]:
    return [row["total"] for table in Results.open(folder).tables() for row in table.to_pylist()]


def test_a_player_named_by_its_module_plays_as_it_does_alone(tmp_path: Path) -> None:
    run(STUDY, tmp_path / "study", workers=1)
    for game in range(STUDY.games):
        setup = STUDY.setup(game)
        players = [Last() if name == NAME else create_player(name) for name in setup.players]
        alone = play_match(new_game(2, seed=setup.seed), players, setup.seed)
        assert match(STUDY, game).actions == alone.actions
        assert not alone.faults
        own = setup.players.index(NAME) + 1
        assert f"Last {own}" in record(STUDY, game)
    found = report(Results.open(tmp_path / "study"))
    assert NAME in [label() for label, _ in found.section("players").rows]
    assert (found.dead, found.faults) == (None, 0)


def test_an_object_plays_and_every_game_gets_a_new_copy(tmp_path: Path) -> None:
    run(WITH_OBJECT, tmp_path / "study", workers=1)
    player = WITH_OBJECT.own["mine"]
    assert isinstance(player, Last)
    assert player.decisions == 0
    assert WITH_OBJECT.lineups == (("mine", "random"),)
    again = [[s.total for s in match(WITH_OBJECT, game).end.score()] for game in (5, 2)]
    assert again == [totals(tmp_path / "study")[game] for game in (5, 2)]


def test_the_hash_of_the_player_is_stored(tmp_path: Path) -> None:
    players: tuple[str | Last, ...] = (NAME, Last("mine"), Last("mine", back=3))
    for number, player in enumerate(players):
        run(Study(games=1, lineups=((player, "random"),)), tmp_path / str(number), workers=1)
    told = [json.loads((tmp_path / str(n) / "study.json").read_text()) for n in range(3)]
    assert [[*one["players"]] for one in told] == [[NAME], ["mine"], ["mine"]]
    hashes = {one["players"][name] for one in told for name in one["players"]}
    assert len(hashes) == 3
    run(Study(games=1, lineups=(("random",) * 2,)), tmp_path / "built-in", workers=1)
    assert "players" not in json.loads((tmp_path / "built-in" / "study.json").read_text())


def test_a_study_goes_on_with_the_same_player_only(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run(WITH_OBJECT, folder, workers=1)
    before = contents(folder)
    (folder / "part-00003.parquet").unlink()
    with pytest.raises(ValueError, match="'mine' is not stored with its study: give the player"):
        run(None, folder, workers=1)
    other = replace(WITH_OBJECT, own={"mine": Last("mine", back=3)})
    with pytest.raises(ResultsError, match="was begun with another mine"):
        run(other, folder, workers=1)
    assert len(totals(folder)) == 5
    run(replace(WITH_OBJECT, own={"mine": Last("mine", back=2)}), folder, workers=1)
    assert contents(folder) == before


def test_a_changed_module_is_told(tmp_path: Path, module: Path) -> None:
    study = Study(games=2, lineups=(("apart:Mine", "random"),))
    run(study, tmp_path / "study", workers=1)
    (tmp_path / "study" / "part-00001.parquet").unlink()
    module.write_text(MODULE.format(at=0))
    del sys.modules["apart"]
    with pytest.raises(ResultsError, match="begun with another apart:Mine: the player or its mod"):
        run(None, tmp_path / "study", workers=1)
    assert len(totals(tmp_path / "study")) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("module")
def test_processes_get_players_of_a_module_that_they_cannot_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = Study(games=6, lineups=(("apart:Mine", Last("mine", back=2)),))
    run(study, tmp_path / "one", workers=1)
    load_player("apart:Mine")
    # A process that is spawned gets Python's path: here one without the module.
    monkeypatch.setattr(sys, "path", sys.path[1:])
    run(study, tmp_path / "two", workers=2)
    assert contents(tmp_path / "two") == contents(tmp_path / "one")


def test_the_code_that_a_policy_needs_is_hashed_and_sent(module: Path) -> None:
    """A player of ours around a function of theirs, which uses another."""
    made = []
    for at in (-1, 0, -1):
        module.write_text(MODULE.format(at=at))
        sys.modules.pop("apart", None)
        player = FunctionPlayer("around", import_module("apart").act, RANDOM_REASON)
        made.append(OwnPlayers.of(Study(games=1, lineups=((player, "random"),))))
    assert made[0].hashes == made[2].hashes != made[1].hashes
    module.unlink()
    del sys.modules["apart"]
    first, last = (own.create("around") for own in made[1:])
    seen = Observation.of(new_game(2, seed=1), 1)
    legal = [*seen.table.legal_actions()]
    assert [player.choose(seen, Random(1)).action for player in (first, last)] == [
        *(legal[0], legal[-1])
    ]


def test_the_ladder_takes_own_players(tmp_path: Path) -> None:
    study = pair("tests.studies.own:FIFTH", "random", 2, games=4, seed=5)
    told = ladder.row(ladder.played(study, tmp_path, workers=1))
    assert told.startswith("| tests.studies.own:FIFTH against 1 random |")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere.at.all:X", "there is no module 'nowhere.at.all'"),
        ("tests.studies.own:", "a player is named as module:Class"),
        ("Last", "a player is named as module:Class"),
        ("tests.studies.own:Lest", "has no 'Lest'; did you mean 'Last'"),
        ("tests.studies.own:needs", "calling it without arguments failed"),
        ("tests.studies.own:Random", "is no player: a player has a name, a text, and a method"),
        ("apart:Mine", "importing apart failed: .*division by zero.*apart.py, line 2"),
    ],
)
def test_what_is_wrong_with_a_name_is_told(module: Path, name: str, words: str) -> None:
    module.write_text("\n1 / 0\n")
    with pytest.raises(ValueError, match=words):
        load_player(name)
    assert load_player("tests.studies.own:FIFTH") is FIFTH


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (Last("greedy"), "its name is empty, a built-in player's, or has a colon"),
        (Last(""), "its name is empty"),
        (Last("a:b"), "has a colon"),
        (17, "17 is no player: wanted is a name, module:Class, or an object with a name"),
        ("gredy", "did you mean greedy"),
    ],
)
def test_what_is_no_player_of_a_study_is_told(player: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Study(games=1, lineups=((player, "random"),))  # type: ignore[arg-type]


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two players have the name 'mine'"):
        Study(games=1, lineups=((Last("mine"), Last("mine", back=1)),))
    assert "mine" not in PLAYERS
