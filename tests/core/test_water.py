"""Waterways and crossings."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import MoveTile, Obstacle, Rule, State
from tests.core.boards import board, free, ids, names, own, paid, place, refusal


@pytest.mark.rule("water.closed")
def test_nothing_goes_on_water() -> None:
    state = board(".~.\n.^^", tokens={0: "a1"})
    for price in (0, 1):
        found = refusal(state, place("b1", price))
        assert found == {Obstacle.TERRAIN: (Rule.WATER_CLOSED, Rule.PLACE_TERRAIN)}


@pytest.mark.rule("water.cross")
def test_a_crossing_costs_a_sacrifice_and_ends_beside_any_water_of_the_waterway() -> None:
    before = board(
        """
        .~.
        .~~
        .^~
        ^..
        """,
        tokens={0: "a1"},
    )
    assert free(before) == "a2"
    assert paid(before) == "c1 a2 c4", "the same bank and the far end alike"
    after = before.apply(place("c4", 1))
    assert after.turn is not None
    assert (own(after), after.sacrificed[0], after.turn.tokens_left) == ("a1 c4", 1, 1)
    assert ids(before, place("c1", 1))[0] == "water.cross"


@pytest.mark.rule("water.cross")
def test_a_crossing_does_not_come_for_free() -> None:
    found = refusal(board(".~.", tokens={0: "a1"}), place("c1", 0))
    assert found == {Obstacle.PRICE_TOO_LOW: (Rule.WATER_CROSS, Rule.TURN_SACRIFICE)}


@pytest.mark.rule("water.cross")
def test_a_crossing_ends_on_empty_land_only() -> None:
    state = board("^~.\n.~.\n~~t", tokens={0: "a2", 1: "c1"})
    assert paid(state) == "c2"


@pytest.mark.rule("water.cross")
def test_only_from_beside_the_water() -> None:
    state = board("..~.", tokens={0: "a1"})
    assert (free(state), paid(state)) == ("b1", "")


@pytest.mark.rule("water.cross")
def test_a_space_may_be_had_for_nothing_and_by_a_crossing() -> None:
    before = board("..\n~~", tokens={0: "a1"})
    assert (free(before), paid(before)) == ("b1", "b1")
    assert before.apply(place("b1", 0)).sacrificed[0] == 0
    assert before.apply(place("b1", 1)).sacrificed[0] == 1


@pytest.mark.rule("water.cross")
def test_water_in_the_midst_of_tokens_serves_its_owner_only() -> None:
    state = board(".~.\n..^", tokens={0: "a2", 1: "a1"})
    assert (free(state), paid(state)) == ("b2", ""), "a2 is not beside the water, a1 is not ours"


@pytest.mark.rule("water.waterway")
@pytest.mark.reading("temple_water", "ends")
def test_a_waterway_is_water_that_touches_orthogonally() -> None:
    corner = board(".~^\n.^~\n^^.", tokens={0: "a1"})
    assert paid(corner) == "", "b1 and c2 touch at a corner only"
    joined = board(".~~\n.^~\n^^.", tokens={0: "a1"})
    assert paid(joined) == "c3"


@pytest.mark.rule("water.waterway")
def test_a_waterway_runs_on_across_tiles() -> None:
    state = board(".~~|~~~|~~.", tokens={0: "a1"})
    assert paid(state) == "i1"
    apart = board(".~~|~~~|~~.\n.", tokens={0: "a1"}, card=2).apply(MoveTile(1))
    assert paid(apart) == ""


@pytest.mark.rule("water.waterway")
def test_a_waterway_does_not_run_through_the_gap() -> None:
    state = board(
        """
        ^^^|^^^|^^^
        ^^^|^^^|^^^
        ^^^|^^^|^^^
        ---+---+---
        .~~|   |~~.
        .^^|   |^^^
        ^^^|   |^^^
        """,
        tokens={0: "a4"},
    )
    assert (free(state), paid(state)) == ("a5", "")


@pytest.mark.rule("water.waterway")
def test_every_waterway_beside_a_token_may_be_crossed() -> None:
    state = board(".~.\n~^^\n.^^", tokens={0: "a1"})
    assert paid(state) == "c1 a3"


@pytest.mark.rule("water.from_temple")
def test_a_crossing_may_start_beside_a_temple_beside_the_waterway_faq() -> None:
    state = board(".t~.", tokens={0: "a1"})
    assert paid(state) == "d1"
    assert "water.from_temple" in ids(state, place("d1", 1))
    assert names(state.check(place("d1", 1)).routes[0].path) == "a1 b1 c1 d1"
    assert paid(board(".tT|~.", tokens={0: "a1"})) == "e1", "chained temples are one"
    assert paid(board(".t.|~.", tokens={0: "a1"})) == "", "that temple is not beside the water"


@pytest.mark.rule("water.to_temple")
def test_a_crossing_may_end_beside_a_temple_beside_the_waterway_faq() -> None:
    state = board(".~t.", tokens={0: "a1"})
    assert paid(state) == "d1"
    assert "water.to_temple" in ids(state, place("d1", 1))
    assert paid(board(".~t|T.", tokens={0: "a1"})) == "e1", "chained temples are one"
    assert paid(board(".~.|t.", tokens={0: "a1"})) == "c1", "that temple is not beside the water"


@pytest.mark.rule("water.from_temple")
@pytest.mark.rule("water.to_temple")
def test_a_crossing_may_go_from_temple_to_temple_faq() -> None:
    state = board(".t~|~T.", tokens={0: "a1"}, tokens_left=2)
    assert paid(state) == "f1"
    rules = ids(state, place("f1", 1))
    assert {"water.from_temple", "water.to_temple"} <= set(rules)
    assert state.apply(place("f1", 1)).sacrificed[0] == 1


@pytest.fixture
def bay() -> State:
    """Two landings across one waterway, and a meadow so that nobody is ever stuck."""
    return board(".~.\n.~^\n^~.", tokens={0: "a1"})


@pytest.mark.rule("water.once")
@pytest.mark.rule("turn.afford")
def test_two_spaces_across_the_same_water_cost_a_sacrifice_each_faq(bay: State) -> None:
    assert paid(bay) == "c1 a2 c3"
    once = bay.apply(place("c1", 1))
    assert paid(once) == "", "two crossings would take four tokens"
    found = refusal(once, place("c3", 1))
    assert found == {Obstacle.CANNOT_PAY: (Rule.TURN_AFFORD, Rule.WATER_CROSS)}


@pytest.mark.rule("water.once")
def test_the_next_turn_pays_again(bay: State) -> None:
    document = bay.apply(place("c1", 1)).to_dict()
    document["turn"] |= {"tokens_left": 3, "last": None}
    again = State.from_dict(document)
    assert "c3" not in free(again).split()
    assert again.apply(place("c3", 1)).sacrificed[0] == 2
