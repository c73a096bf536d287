"""Errors of the core for wrong arguments: they say what was expected, and what is near."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from dokmus_widgets.core import (
    Action,
    By,
    EndTurn,
    MoveTile,
    Rule,
    Rules,
    compare,
    load_tile_set,
    new_game,
    parse_space,
    space_name,
)
from dokmus_widgets.core.notation import GameRecord, write_action

STATE: Any = new_game(2, seed=1)
#: The same without their types, so that they can be called with wrong arguments.
BEGIN: Any = new_game
RULES: Any = Rules
RECORD: Any = GameRecord
WRONG_ACTIONS = [
    ("a1", "read_action"),
    ({"type": "end_turn"}, "Action.from_dict"),
    (EndTurn, "EndTurn\\(\\)"),
    (None, "Place\\('c4'\\)"),
]


@pytest.mark.parametrize(("wrong", "hint"), WRONG_ACTIONS)
@pytest.mark.parametrize(
    "call",
    [
        STATE.apply,
        STATE.after,
        STATE.check,
        STATE.legal_actions().__contains__,
        lambda action: compare(STATE, action),
        lambda action: write_action(STATE, action),
    ],
)
def test_values_that_are_not_actions_raise_type_error(
    call: Callable[[object], object], wrong: object, hint: str
) -> None:
    with pytest.raises(TypeError, match=f"is not an action; .*{hint}"):
        call(wrong)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("seats", "players"), ("talisman", "first"), ("island", "seed"), ("sed", "seed")],
)
def test_wrong_keywords_of_a_new_game_name_the_right_ones(wrong: str, right: str) -> None:
    with pytest.raises(TypeError, match=rf"new_game\(\) takes no argument '{wrong}'.*'{right}'"):
        BEGIN(**{wrong: 2})


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: BEGIN(3, colour=1), "takes players, first, seed, rules, tiles"),
        (lambda: BEGIN(3, rules="fr"), "Rules.preset"),
        (lambda: BEGIN(3, tiles="isle"), "load_tile_set"),
        (lambda: RULES(temple_rech="any_token"), "Rules.*'temple_reach'"),
        (lambda: STATE.replaced(token=()), "State.replaced.*'tokens'"),
        (lambda: RECORD.new("ab", talisman=1), "GameRecord.new.*'first'"),
        (lambda: STATE.random_action(1), "random.Random"),
        (lambda: STATE.played_out(1), "random.Random"),
    ],
)
def test_wrong_arguments_raise_type_error(call: Callable[[], object], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        call()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: Rules.preset("eng"), "did you mean 'en'"),
        (lambda: load_tile_set("isl"), "did you mean 'isle'"),
        (lambda: Action.from_dict({"type": "plase"}), "did you mean 'place'"),
        (lambda: MoveTile(1, cast(By, "ruin")), "is not one of guardian, ruins; did.*'ruins'"),
        (lambda: Rule("forest.cst"), "is not one of the Rules; did you mean 'forest.cost'"),
        (lambda: parse_space(cast(str, 3)), "like 'c4'"),
        (lambda: space_name(cast(Any, "c4")), "row and a column"),
        (lambda: STATE.observe("0"), "seats are 0 to 1"),
        (lambda: STATE.check(EndTurn(), 2), "seats are 0 to 1"),
    ],
)
def test_wrong_values_raise_value_error(call: Callable[[], object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call()


def test_errors_inside_a_function_are_passed_on() -> None:
    class Broken(Random):
        def random(self) -> float:
            raise AttributeError("no luck")

    with pytest.raises(AttributeError, match="no luck"):
        STATE.random_action(Broken())
    with pytest.raises(TypeError, match="positional"):
        BEGIN(2, 1)
