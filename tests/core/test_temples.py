"""Temples as connectors."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import MoveTile, Obstacle, Rule, Way
from tests.core.boards import board, free, ids, names, paid, place, refusal


@pytest.mark.rule("temple.closed")
@pytest.mark.parametrize("temple", "tT")
def test_nothing_goes_on_a_temple(temple: str) -> None:
    found = refusal(board(f".{temple}.", tokens={0: "a1"}), place("b1"))
    assert found == {Obstacle.TERRAIN: (Rule.TEMPLE_CLOSED, Rule.PLACE_TERRAIN)}


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "any_token")
@pytest.mark.parametrize("temple", "tT")
def test_a_token_beside_a_temple_reaches_every_space_beside_it(temple: str) -> None:
    state = board(f"^.^\n.{temple}r\n^v^", tokens={0: "b1"})
    assert (free(state), paid(state)) == ("a2 c2 b3", "")
    (route,) = state.check(place("b3")).routes
    assert (route.way, route.rules[0]) == (Way.TEMPLE, Rule.TEMPLE_LINK)
    assert names(route.path) == "b1 b2 b3"


@pytest.mark.rule("temple.link")
def test_a_step_over_a_temple_reaches_no_further() -> None:
    state = board(".t.|.t.", tokens={0: "a1"})
    assert free(state) == "c1"


@pytest.mark.rule("temple.link")
def test_another_players_token_links_nothing() -> None:
    state = board("..^\nt^^\n.^^", tokens={0: "b1", 1: "a1"}, tokens_left=1)
    assert ids(state, place("a3"))[0] == "place.anywhere", "no link leads there"
    assert "temple.link" in ids(board("..^\nt^^\n.^^", tokens={0: "a1"}), place("a3"))


@pytest.mark.rule("temple.link")
@pytest.mark.rule("forest.cost")
def test_a_forest_over_a_temple_is_paid_as_any_other() -> None:
    state = board(".tf\n^.^", tokens={0: "a1"})
    assert (free(state), paid(state)) == ("b2", "c1")


@pytest.mark.rule("temple.link")
def test_temples_link_across_tiles() -> None:
    before = board("^^.|t.^", tokens={0: "c1"}, card=2)
    assert free(before) == "e1"
    after = before.apply(MoveTile(1))
    assert "temple.link" not in after.check(place("e4")).rules


@pytest.mark.rule("temple.pair")
def test_temples_next_to_each_other_act_as_one() -> None:
    state = board("^.^\n.tT\n^^.", tokens={0: "a2"})
    assert free(state) == "b1 c3"
    assert "temple.pair" in ids(state, place("c3"))
    assert "temple.pair" not in ids(state, place("b1")), "one temple is enough there"


@pytest.mark.rule("temple.pair")
def test_so_do_chains_of_three() -> None:
    state = board(".tT|t.", tokens={0: "a1"})
    assert free(state) == "e1"
    assert names(state.check(place("e1")).routes[0].path) == "a1 b1 c1 d1 e1"


@pytest.mark.rule("temple.pair")
def test_temples_that_touch_at_a_corner_are_two() -> None:
    state = board(".t^\n.^T\n^^.", tokens={0: "a1"})
    assert free(state) == "a2"


@pytest.mark.rule("temple.pair")
def test_a_chain_joins_and_parts_with_the_tiles() -> None:
    state = board(".^^\n.tt|t.^", tokens={0: "a2"}, card=2)
    assert "e2" in free(state).split()
    assert "e2" not in free(state.apply(MoveTile(1))).split()
    assert "e5" not in free(state.apply(MoveTile(1))).split()
