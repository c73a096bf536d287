"""Placements, and positions without any."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import EndTurn, MoveTile, Obstacle, Rule, Way
from tests.core.boards import (
    MEADOWS,
    board,
    free,
    ids,
    kinds,
    move,
    own,
    paid,
    place,
    play,
    refusal,
)


@pytest.mark.rule("place.adjacent")
@pytest.mark.rule("meadow.plain")
def test_a_token_goes_orthogonally_next_to_an_own_one() -> None:
    state = board(MEADOWS, tokens={0: "b2", 1: "h8"})
    assert free(state) == "b1 a2 c2 b3"
    assert paid(state) == ""
    assert refusal(state, place("c3")) == {Obstacle.OUT_OF_REACH: (Rule.PLACE_ADJACENT,)}
    assert Obstacle.OUT_OF_REACH in refusal(state, place("h7")), "that token is not one's own"


@pytest.mark.rule("place.adjacent")
def test_a_token_just_placed_is_built_on_at_once() -> None:
    state = play(board(MEADOWS, tokens={0: "a1"}), place("b1"), place("b2"))
    assert free(state) == "c1 a2 c2 b3"


@pytest.mark.rule("place.adjacent")
def test_tile_borders_do_not_matter() -> None:
    state = board(MEADOWS, tokens={0: "c3"})
    assert free(state) == "c2 b3 d3 c4"


@pytest.mark.rule("place.adjacent")
def test_the_gap_has_no_spaces() -> None:
    state = board(MEADOWS, tokens={0: "c5"})
    assert free(state) == "c4 b5 c6"
    assert Obstacle.OFF_BOARD in refusal(state, place("d5"))


@pytest.mark.rule("place.adjacent")
def test_the_edges_of_the_board_do_not_meet() -> None:
    state = board(MEADOWS, tokens={0: "i2"})
    assert free(state) == "i1 h2 i3"


@pytest.mark.rule("place.adjacent")
def test_a_tile_that_moves_away_takes_its_neighbourhood_along() -> None:
    before = board(MEADOWS, card=2, tokens={0: "f2"})
    assert free(before) == "f1 e2 g2 f3"
    after = before.apply(MoveTile(1))
    assert (own(after), free(after)) == ("f5", "f4 e5 g5 f6")


@pytest.mark.rule("place.terrain")
@pytest.mark.rule("mountain.closed")
@pytest.mark.rule("water.closed")
@pytest.mark.rule("temple.closed")
def test_tokens_stand_on_meadow_forest_ruins_and_volcano_only() -> None:
    state = board("^.^\nr.v\n^f^", tokens={0: "b2"})
    assert (free(state), paid(state)) == ("b1 a2 c2", "b3")
    state = board("^~^\nt.T\n^^^", tokens={0: "b2"})
    for space, closed in (
        ("b1", Rule.WATER_CLOSED),
        ("a2", Rule.TEMPLE_CLOSED),
        ("c2", Rule.TEMPLE_CLOSED),
        ("b3", Rule.MOUNTAIN_CLOSED),
    ):
        assert refusal(state, place(space)) == {Obstacle.TERRAIN: (closed, Rule.PLACE_TERRAIN)}


@pytest.mark.rule("meadow.plain")
def test_a_meadow_does_nothing_more() -> None:
    before = board(MEADOWS, tokens={0: "a1"})
    after = before.apply(place("b1"))
    assert "meadow.plain" in ids(before, place("b1"))
    assert (after.sacrificed, after.supply[0]) == ((0, 0, 0), 23)
    assert after.turn is not None
    assert (after.turn.tokens_left, after.turn.ruins) == (2, ())


@pytest.mark.rule("mountain.closed")
@pytest.mark.rule("volcano.burn")
def test_a_volcano_is_no_mountain_faq() -> None:
    assert free(board("^.v", tokens={0: "b1"})) == "c1"


@pytest.mark.rule("place.empty")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_nobody_places_on_a_token_whosesoever(owner: int) -> None:
    state = board(MEADOWS, tokens={0: "a1", owner: "a1 b1" if owner == 0 else "b1"})
    assert "b1" not in free(state).split()
    assert refusal(state, place("b1")) == {Obstacle.OCCUPIED: (Rule.PLACE_EMPTY,)}


SHUT_IN = """
.^.|fr.
^^^|^v^
.f~|^^t
"""


@pytest.mark.rule("place.anywhere")
def test_who_can_place_nowhere_may_place_anywhere_faq() -> None:
    state = board(SHUT_IN, tokens={0: "a1", 1: "c1"})
    assert free(state) == "d1 e1 f1 e2 a3 b3", "empty meadow, forest, ruins and volcano"
    assert paid(state) == ""
    (route,) = state.check(place("a3")).routes
    assert (route.way, route.rules[0]) == (Way.ANYWHERE, Rule.PLACE_ANYWHERE)
    for closed, why in (("b1", Obstacle.TERRAIN), ("c1", Obstacle.OCCUPIED)):
        assert why in refusal(state, place(closed))


@pytest.mark.rule("place.anywhere")
def test_a_forest_entered_so_costs_nothing() -> None:
    before = board(SHUT_IN, tokens={0: "a1"})
    assert refusal(before, place("d1", 1)) == {
        Obstacle.PRICE_TOO_HIGH: (Rule.PLACE_ANYWHERE, Rule.TURN_SACRIFICE)
    }
    after = before.apply(place("d1"))
    assert (own(after), after.sacrificed[0]) == ("a1 d1", 0)


@pytest.mark.rule("place.anywhere")
@pytest.mark.rule("ruins.action")
def test_ruins_entered_so_grant_the_extra_action() -> None:
    before = board(SHUT_IN, tokens={0: "a1"})
    assert ids(before, place("e1")) == ["place.anywhere", "ruins.action"]
    after = before.apply(place("e1"))
    assert after.turn is not None
    assert after.turn.ruins == ("2",)
    assert "decline_ruins" in kinds(after)


@pytest.mark.rule("place.anywhere")
def test_the_next_token_is_bound_again() -> None:
    state = board(SHUT_IN, tokens={0: "a1"}).apply(place("f1"))
    assert free(state) == "e1"


@pytest.mark.rule("place.anywhere")
@pytest.mark.rule("turn.afford")
def test_a_last_token_that_cannot_pay_for_a_forest_goes_anywhere() -> None:
    picture = ".f^\n^^^\n..."
    assert (paid(board(picture, tokens={0: "a1"})), free(board(picture, tokens={0: "a1"}))) == (
        "b1",
        "",
    )
    last = board(picture, tokens={0: "a1"}, tokens_left=1)
    assert free(last) == "b1 a3 b3 c3", "the forest itself too, for nothing"
    assert last.apply(place("b1")).sacrificed[0] == 0


@pytest.mark.rule("place.anywhere")
@pytest.mark.rule("water.cross")
def test_who_can_pay_a_crossing_is_not_stuck() -> None:
    state = board(".~.\n^^^\n...", tokens={0: "a1"}, tokens_left=2)
    assert (free(state), paid(state)) == ("", "c1")
    assert Obstacle.OUT_OF_REACH in refusal(state, place("a3"))


@pytest.mark.rule("place.anywhere")
def test_who_has_lost_all_tokens_places_anywhere() -> None:
    state = board("v..", tokens={0: "a1"}, cards=(2, 3, 4), tokens_left=0).apply(EndTurn())
    assert own(state) == ""
    back = board("v..", tokens={}, sacrificed=[1])
    assert free(back) == "a1 b1 c1"
    assert free(back.apply(place("b1"))) == "a1 c1"


@pytest.mark.rule("place.anywhere")
def test_a_way_that_the_guardian_could_open_does_not_count() -> None:
    state = board(".^.\n.^.", tokens={0: "a1", 1: "a2"}, card=4)
    assert "rotate_tile" in kinds(state)
    assert free(state) == "c1 c2"


@pytest.mark.rule("place.anywhere")
def test_moving_a_token_away_first_may_free_a_space() -> None:
    full = board("...\n^^.", tokens={0: "a1 b1 c1 c2"}, card=3, tokens_left=1)
    assert kinds(full) == {"end_turn"}
    state = board("...\n^^.", tokens={0: "a1 b1 c1"}, card=3, tokens_left=1)
    assert free(state) == "c2"
    assert free(state.apply(move("c1", "c2"))) == "c1"
