"""States, actions and rules as values: they never change, and copies are equal."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from dokmus_widgets.core import (
    Action,
    ChooseStart,
    EndTurn,
    MoveToken,
    Place,
    Rules,
    State,
    TileSet,
    load_tile_set,
    new_game,
)
from tests.core.boards import MEADOWS, board, move, place


def state() -> State:
    return board(MEADOWS, tokens={0: "a1", 1: "i9"}, card=3, rules="fr").apply(place("b1"))


def test_nothing_can_be_set_on_a_state_an_action_or_rules() -> None:
    for value, field in ((state(), "round"), (place("a1"), "space"), (Rules(), "temple_reach")):
        with pytest.raises(AttributeError):
            setattr(value, field, 2)
        with pytest.raises(AttributeError):
            delattr(value, field)


@pytest.mark.parametrize("value", [state(), place("a1", 1), move("a1", "b1"), EndTurn(), Rules()])
def test_copies_are_equal(value: object) -> None:
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert again == value
        assert hash(again) == hash(value)


def test_a_copied_state_plays_on() -> None:
    again = pickle.loads(pickle.dumps(state()))
    assert list(again.legal_actions()) == list(state().legal_actions())
    assert again.apply(place("c1")) == state().apply(place("c1"))


def test_a_state_from_another_process_is_the_same() -> None:
    script = (
        "import pickle, sys; from dokmus_widgets.core import new_game;"
        "sys.stdout.buffer.write(pickle.dumps(new_game(3, seed=7)))"
    )
    for salt in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": salt}
        written = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True
        ).stdout
        again = pickle.loads(written)
        assert again == new_game(3, seed=7)
        assert hash(again) == hash(new_game(3, seed=7))
        assert hash(again.island.tiles) == hash(load_tile_set("isle"))


def test_different_actions_are_not_equal() -> None:
    assert place("a1") != place("a2")
    assert place("a1", 0) != place("a1", 1)
    assert EndTurn() == EndTurn()
    assert Rules() != Rules.preset("ja")
    assert len({place("a1"), place("a1"), place("a1", 1)}) == 2


@pytest.mark.parametrize(
    ("made", "same"),
    [
        (Place("c4"), Place((3, 2))),
        (Place([3, 2]), Place((3, 2))),  # type: ignore[arg-type]
        (ChooseStart("a1"), ChooseStart((0, 0))),
        (MoveToken("a1", "b2"), MoveToken((0, 0), (1, 1))),
    ],
)
def test_an_action_takes_the_names_of_spaces(made: Action, same: Action) -> None:
    assert made == same
    assert hash(made) == hash(same)
    assert new_game(2).check(made) == new_game(2).check(same)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Place("hello"),
        lambda: Place(("a", 1)),  # type: ignore[arg-type]
        lambda: Place((1, 2, 3)),  # type: ignore[arg-type]
        lambda: Place(None),  # type: ignore[arg-type]
        lambda: ChooseStart(3),  # type: ignore[arg-type]
        lambda: MoveToken("a1", (0.5, 1)),  # type: ignore[arg-type]
    ],
)
def test_an_action_says_at_once_what_it_cannot_be_of(make: Callable[[], Action]) -> None:
    with pytest.raises(ValueError, match=r"name of a space|is no space"):
        make()


def test_a_set_of_tiles_tells_every_fault() -> None:
    meadow = ("...", "...", "...")
    large = ("....",) * 4
    assert TileSet.of({"1": (["...", "...", "..."], meadow)}).size == 3  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="these are not valid tiles") as refused:
        TileSet.of(
            {
                "1": (("..x", "..", "..."), meadow),
                "2": (meadow, large),
                "3": (meadow,),  # type: ignore[dict-item]
                "4": (meadow, (".", ".")),
            }
        )
    assert str(refused.value).splitlines()[1:] == [
        "- tile '1', side A: row 1 holds 'x'; terrain is one of .f~^vtTr",
        "- tile '1', side A: the length of row 2 is 2; a square tile needs 3",
        "- tile '2', side B: 4 rows where others have 3; all are of one size",
        "- tile '3': two sides are wanted, not a list of 1",
        "- tile '4', side B: a side has 3 to 9 rows, not 2",
    ]


@pytest.mark.parametrize("odd", [None, {}, {"1": None}, {1: (("...",) * 3,) * 2}, [1], "tiles"])
def test_what_is_no_set_of_tiles_is_told(odd: object) -> None:
    with pytest.raises(ValueError, match=r"not valid tiles|tiles are given as"):
        TileSet.of(odd)  # type: ignore[arg-type]
