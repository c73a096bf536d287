"""Documents and actions that somebody damaged on purpose: ValueError, soon, and nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import Action, PositionError, Rules, State
from tests.core.boards import document
from tests.core.playing import examples


def nested(depth: int) -> list[Any]:
    """Return lists in lists in lists."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


HOSTILE: list[Any] = [
    None,
    True,
    -1,
    10**30,
    10**5000,
    float("nan"),
    float("inf"),
    1.5,
    "",
    "x" * 100_000,
    "\x00\ud800<script>",
    [],
    {},
    (),
    [None] * 100_000,
    {str(number): number for number in range(1000)},
    {"": {"": {"": []}}},
    nested(50_000),
    b"bytes",
    {1, 2},
    object(),
    {None: None, 1: 2, ("a",): 3},
]


def sample() -> dict[str, Any]:
    return document(
        ".r.", tokens={0: "a1 b1", 1: "c1"}, ruins="1", last="b1", tokens_left=2, round=3
    )


def ways(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every part of a document, itself included."""
    yield way
    children: Any = part.items() if isinstance(part, dict) else ()
    children = enumerate(part) if isinstance(part, list) else children
    for key, child in children:
        yield from ways(child, (*way, key))


WAYS = list(ways(sample()))


def put(whole: Any, way: tuple[Any, ...], value: Any) -> Any:
    """Return the document with another value there."""
    if not way:
        return value
    whole = copy.copy(whole)
    whole[way[0]] = put(whole[way[0]], way[1:], value)
    return whole


def hold(whole: Any) -> None:
    """Either a state that is written as it was read, or a ValueError of bearable length."""
    try:
        state = State.from_dict(whole)
    except PositionError as refused:
        error = refused
    else:
        assert State.from_dict(state.to_dict()) == state
        assert len(list(state.legal_actions())) == len(state.legal_actions())
        return
    assert error.faults
    assert len(str(error)) < 100_000
    assert len(str(error).splitlines()[1]) < 400


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_any_value_anywhere_is_read_or_refused(number: int) -> None:
    for way in WAYS:
        hold(put(sample(), way, HOSTILE[number]))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@examples(300)
@given(changes=st.lists(st.tuples(st.sampled_from(WAYS), json_values), min_size=1, max_size=4))
def test_damaged_documents_are_read_or_refused(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    whole: Any = sample()
    for way, value in changes:
        try:
            whole = put(whole, way, value)
        except (TypeError, KeyError, IndexError):
            continue  # an earlier change took that part away
    hold(whole)


@examples(100)
@given(whole=json_values)
def test_anything_at_all_is_refused(whole: Any) -> None:
    with pytest.raises(ValueError, match="not a position"):
        State.from_dict(whole)


ACTIONS = [
    '{"type": "choose_start", "space": [0, 3]}',
    '{"type": "choose_guardian", "card": 4}',
    '{"type": "place", "space": [2, 5], "sacrifice": 0}',
    '{"type": "sacrifice"}',
    '{"type": "take_talisman"}',
    '{"type": "move_tile", "slot": 1, "by": "guardian"}',
    '{"type": "move_token", "from": [2, 5], "to": [2, 6], "by": "ruins"}',
    '{"type": "rotate_tile", "slot": 0, "turn": "cw", "by": "guardian"}',
    '{"type": "decline_ruins"}',
    '{"type": "end_turn"}',
]


@pytest.mark.parametrize("text", ACTIONS)
def test_actions_are_written_as_the_contract_has_them(text: str) -> None:
    written = json.loads(text)
    action = Action.from_dict(written)
    assert action.to_dict() == written
    assert json.loads(json.dumps(action.to_dict())) == written


@pytest.mark.parametrize("text", ACTIONS)
@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_actions_are_refused(text: str, number: int) -> None:
    value = HOSTILE[number]
    state = State.from_dict(sample())
    for way in ways(json.loads(text)):
        try:
            action = Action.from_dict(put(json.loads(text), way, value))
            verdict = state.check(action)
        except ValueError as refused:
            words = str(refused)
        else:
            assert bool(verdict) == (action in state.legal_actions())
            continue
        assert 0 < len(words) < 400


@pytest.mark.parametrize(
    ("damaged", "words"),
    [
        ({}, "no type of action"),
        ({"type": "fly"}, "'fly' is no type of action"),
        ({"type": "place", "space": [0, 0]}, "'sacrifice' is missing"),
        ({"type": "place", "space": [0], "sacrifice": 0}, "place.space"),
        ({"type": "place", "space": [0, True], "sacrifice": 0}, "two whole numbers"),
        ({"type": "place", "space": [0, 0], "sacrifice": 1.0}, "whole number is wanted, not 1.0"),
        ({"type": "end_turn", "now": True}, "no field 'now'"),
        ({"type": "move_tile", "slot": 0, "by": "magic"}, "guardian, ruins"),
        ({"type": "rotate_tile", "slot": 0, "by": "ruins", "turn": "left"}, "cw, ccw"),
        ([], "an action is an object"),
    ],
)
def test_a_damaged_action_says_what_is_wrong(damaged: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Action.from_dict(damaged)


def test_hostile_switches_are_refused_by_name() -> None:
    for value in HOSTILE:
        with pytest.raises(ValueError, match="ruins_timing"):
            Rules(ruins_timing=value)
