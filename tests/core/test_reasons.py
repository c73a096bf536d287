"""Reasons: every route that allows an action, every obstacle in its way, on boards to read."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    ChooseStart,
    EndTurn,
    MoveTile,
    Obstacle,
    Phase,
    RotateTile,
    Rule,
    Sacrifice,
    TakeTalisman,
    Verdict,
    Way,
)
from tests.core.boards import CW, MEADOWS, RUINS, at, board, move, names, place

O = Obstacle  # noqa: E741


def told(verdict: Verdict) -> list[Obstacle]:
    """Return the obstacles of a verdict, in their order."""
    return [hindrance.obstacle for hindrance in verdict.obstacles]


# Routes


@pytest.mark.rule("place.adjacent")
@pytest.mark.rule("temple.link")
def test_each_token_each_chain_and_each_waterway_has_its_route() -> None:
    state = board(
        """
        .t.
        .T.
        ~~^
        """,
        tokens={0: "a1 a2 c1"},
    )
    routes = state.check(place("c2")).routes
    assert [(str(r.way), names(r.path)) for r in routes] == [
        ("step", "c1 c2"),
        ("temple", "a2 b2 c2"),
        ("temple", "a1 b1 b2 c2"),
        ("temple", "b1 c1 b2 c2"),
    ], "the shortest first, then row by row"
    assert {names(r.temples) for r in routes[1:]} == {"b1 b2"}, "the whole chain"
    assert names(routes[0].temples) == ""


@pytest.mark.rule("water.waterway")
@pytest.mark.rule("water.from_temple")
def test_a_crossing_tells_all_its_water_and_the_temples_at_its_ends() -> None:
    state = board(".t~|~.^\n^t~|^^~", tokens={0: "a1"})
    (route,) = state.check(place("e1", 1)).routes
    assert names(route.path) == "a1 b1 c1 d1 e1"
    assert names(route.waterway) == "c1 d1 c2", "not the water of another river"
    assert names(route.temples) == "b1 b2"
    assert Rule.WATER_FROM_TEMPLE in route.rules


@pytest.mark.rule("water.waterway")
@pytest.mark.reading("temple_water", "joins")
def test_where_temples_join_waterways_those_of_the_whole_body_are_told() -> None:
    state = board(".~t|~.^\n^^~|^^^\n^^T", tokens={0: "a1"}, rules="faq")
    (route,) = state.check(place("e1", 1)).routes
    assert names(route.waterway) == "b1 d1 c2"
    assert names(route.temples) == "c1 c3"
    assert Rule.WATER_FROM_TEMPLE not in route.rules


@pytest.mark.rule("guardian.3")
def test_a_token_moves_by_a_step_and_through_each_temple() -> None:
    state = board(".t\n..\n^t", tokens={0: "a2"}, card=3)
    (step,) = state.check(move("a2", "a1")).routes
    assert (step.way, step.temples) == (Way.STEP, ())
    state = board("t.\n..", tokens={0: "b1"}, card=3)
    assert [r.way for r in state.check(move("b1", "b2")).routes] == [Way.STEP]
    (through,) = state.check(move("b1", "a2")).routes
    assert (through.way, names(through.temples)) == (Way.TEMPLE, "a1")


# Obstacles of placements


@pytest.mark.rule("place.terrain")
@pytest.mark.rule("place.adjacent")
def test_a_far_mountain_is_closed_and_out_of_reach() -> None:
    state = board("..^\n^^^\n~..", tokens={0: "a1"})
    assert told(state.check(place("c3"))) == [O.OUT_OF_REACH]
    assert told(state.check(place("b2"))) == [O.TERRAIN, O.OUT_OF_REACH]
    assert told(state.check(place("a2"))) == [O.TERRAIN]
    assert told(state.check(place("a3"))) == [O.TERRAIN, O.OUT_OF_REACH]


@pytest.mark.rule("place.empty")
@pytest.mark.rule("turn.afford")
def test_an_occupied_forest_over_the_river_cannot_be_paid_for_either() -> None:
    state = board(".~f\n.^^", tokens={0: "a1", 1: "c1"}, tokens_left=1)
    verdict = state.check(place("c1", 1))
    assert told(verdict) == [O.OCCUPIED, O.CANNOT_PAY]
    assert [names(hindrance.spaces) for hindrance in verdict.obstacles] == ["c1", "a1 c1"]
    assert told(state.check(place("c1"))) == [O.OCCUPIED, O.CANNOT_PAY, O.PRICE_TOO_LOW]
    rich = board(".~f\n.^^", tokens={0: "a1", 1: "c1"})
    assert told(rich.check(place("c1", 1))) == [O.OCCUPIED]


@pytest.mark.rule("turn.three")
def test_without_a_token_the_rest_is_told_after_it() -> None:
    state = board("..^\n^^f\n^^.", tokens={0: "a1"}, tokens_left=0)
    assert told(state.check(place("b1", 1))) == [O.NO_TOKENS_LEFT, O.PRICE_TOO_HIGH]
    assert told(state.check(place("c2"))) == [O.NO_TOKENS_LEFT, O.OUT_OF_REACH]


@pytest.mark.rule("place.anywhere")
def test_where_anything_goes_nothing_is_out_of_reach() -> None:
    state = board(".^.\n^^^", tokens={0: "a1", 1: "c1"})
    assert told(state.check(place("b1"))) == [O.TERRAIN]
    assert told(state.check(place("c1"))) == [O.OCCUPIED]


@pytest.mark.rule("turn.afford")
def test_what_cannot_be_paid_shows_the_way_and_the_tokens_that_lead_there() -> None:
    state = board(".~.\n.~^\n.^^", tokens={0: "a1 a2"}, tokens_left=1)
    verdict = state.check(place("c1", 1))
    assert [names(r.path) for r in verdict.routes] == ["a1 b1 c1", "b1 c1 a2 b2"]
    assert {r.sacrifice for r in verdict.routes} == {1}
    (hindrance,) = verdict.obstacles
    assert names(hindrance.spaces) == "a1 c1 a2"
    assert not verdict


@pytest.mark.rule("turn.sacrifice")
def test_a_wrong_price_shows_the_ways_at_the_right_one() -> None:
    state = board(".f^\n.^^", tokens={0: "a1"})
    for action, price in ((place("b1", 0), 1), (place("a2", 1), 0)):
        assert [route.sacrifice for route in state.check(action).routes] == [price]
    assert not state.check(place("c1")).routes, "no price opens a mountain"


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "last_token")
def test_the_temples_that_link_in_the_other_reading_are_shown() -> None:
    state = board(".tt\n.^.", tokens={0: "a1"}, rules="fr")
    (hindrance,) = state.check(place("c2")).obstacles
    assert (hindrance.obstacle, hindrance.rules) == (O.OUT_OF_REACH, (Rule.TEMPLE_LINK,))
    assert names(hindrance.spaces) == "b1 c1 c2"
    assert hindrance.spaces[0] == at("c2")


# The moment, and whose it is


def test_what_else_is_wrong_is_told_in_the_wrong_phase_too() -> None:
    draft = board("..~\n.f^\n...", phase="guardians", tokens={0: "a3", 1: "b1", 2: "a2"})
    assert told(draft.check(place("c1"))) == [O.WRONG_PHASE, O.TERRAIN, O.OUT_OF_REACH]
    assert told(draft.check(place("a2"))) == [O.WRONG_PHASE, O.OCCUPIED]
    assert told(draft.check(place("b3", 1))) == [O.WRONG_PHASE, O.PRICE_TOO_HIGH]
    assert told(draft.check(place("b3"))) == [O.WRONG_PHASE]
    assert told(draft.check(MoveTile(0))) == [O.WRONG_PHASE, O.NOT_IN_LINE]
    assert told(draft.check(MoveTile(0, RUINS))) == [O.WRONG_PHASE, O.NO_RUINS_WAIT, O.NOT_IN_LINE]
    turn = board(MEADOWS, tokens={0: "a1", 1: "c1", 2: "i9"})
    assert told(turn.check(ChooseStart(at("a1")))) == [O.WRONG_PHASE, O.TILE_TAKEN, O.OCCUPIED]
    assert told(turn.check(ChooseGuardian(4))) == [O.WRONG_PHASE], "which are gone is a secret"


def test_after_the_end_the_board_still_answers() -> None:
    over = board("..~\n.^^", phase="over", to_act=None, tokens={0: "a1", 1: "b1"}, round=8)
    assert over.phase is Phase.OVER
    assert told(over.check(place("c1"))) == [O.GAME_OVER, O.TERRAIN]
    assert told(over.check(place("b1"), 0)) == [O.GAME_OVER, O.OCCUPIED]
    assert told(over.check(place("c1"), 0)) == [O.GAME_OVER, O.TERRAIN, O.OUT_OF_REACH]


@pytest.mark.rule("round.order")
def test_another_seat_waits_for_its_turn() -> None:
    state = board(MEADOWS, tokens={0: "a1", 1: "i9"}, card=2, guardian_left=False)
    near, far = place("b1"), place("i8")
    assert state.check(near) == state.check(near, 0)
    verdict = state.check(near, 1)
    assert told(verdict) == [O.NOT_YOUR_TURN, O.OUT_OF_REACH]
    assert verdict.rules[0] is Rule.ROUND_ORDER
    assert told(state.check(far, 1)) == [O.NOT_YOUR_TURN]
    assert told(state.check(far, 0)) == [O.OUT_OF_REACH]
    assert told(state.check(EndTurn(), 1)) == [O.NOT_YOUR_TURN]
    assert told(state.check(RotateTile(0, CW), 1)) == [O.NOT_YOUR_TURN, O.WRONG_CARD]
    assert told(state.check(move("a1", "b1"), 1)) == [
        O.NOT_YOUR_TURN,
        O.WRONG_CARD,
        O.NOT_OWN_TOKEN,
    ]


@pytest.mark.rule("setup.start_order")
@pytest.mark.rule("round.draft")
@pytest.mark.parametrize(
    ("phase", "to_act", "action", "rule"),
    [
        ("start", 2, ChooseStart((0, 0)), Rule.SETUP_START_ORDER),
        ("guardians", 0, ChooseGuardian(1), Rule.ROUND_DRAFT),
    ],
)
def test_starts_and_cards_are_chosen_in_order(
    phase: str, to_act: int, action: Action, rule: Rule
) -> None:
    tokens = {} if phase == "start" else {0: "a1", 1: "i1", 2: "i9"}
    state = board(MEADOWS, phase=phase, to_act=to_act, tokens=tokens)
    assert state.check(action)
    verdict = state.check(action, 1)
    assert [(h.obstacle, h.rules) for h in verdict.obstacles] == [(O.NOT_YOUR_TURN, (rule,))]


@pytest.mark.parametrize("seat", [3, -1, True, "0", 1.0])
def test_a_seat_that_is_not_there_is_a_value_error(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        board(MEADOWS).check(place("a1"), seat)


# Tiles, tokens, starts


@pytest.mark.rule("guardian.2")
def test_a_tile_out_of_line_shows_itself_and_the_gap() -> None:
    state = board(MEADOWS, card=3, guardian_left=False)
    verdict = state.check(MoveTile(0))
    assert told(verdict) == [O.GUARDIAN_USED, O.WRONG_CARD, O.NOT_IN_LINE]
    assert names(verdict.obstacles[-1].spaces) == "b2 e5"
    gap = state.check(MoveTile(4)).obstacles[-1]
    assert (gap.obstacle, names(gap.spaces)) == (O.NO_TILE, "e5")


@pytest.mark.rule("ruins.action")
def test_an_extra_action_that_waits_forbids_all_else_and_other_tiles() -> None:
    state = board(".r.|...", tokens={0: "a1 b1"}, ruins="1", card=1, last="b1")
    assert told(state.check(TakeTalisman())) == [O.RUINS_WAIT]
    assert told(state.check(Sacrifice())) == [O.RUINS_WAIT, O.NOT_VOLUNTARY]
    assert told(state.check(EndTurn())) == [O.RUINS_WAIT, O.TOKENS_UNUSED]
    assert told(state.check(place("e1"))) == [O.RUINS_WAIT, O.OUT_OF_REACH]
    assert told(state.check(RotateTile(1, CW, RUINS))) == [O.OTHER_TILE]
    assert told(state.check(MoveTile(2, RUINS))) == [O.OTHER_TILE, O.NOT_IN_LINE]


@pytest.mark.rule("guardian.3")
@pytest.mark.rule("ruins.fixed")
def test_every_fault_of_a_token_move_is_told() -> None:
    state = board("r.^\n^^.", tokens={0: "c2", 1: "a1"}, card=2)
    assert told(state.check(move("a1", "c1"))) == [
        O.WRONG_CARD,
        O.NOT_OWN_TOKEN,
        O.TOKEN_FIXED,
        O.TERRAIN,
        O.OUT_OF_REACH,
    ]


@pytest.mark.rule("setup.start_tile")
@pytest.mark.rule("setup.start_space")
def test_every_fault_of_a_start_is_told() -> None:
    state = board("...|...|.v.\n...|.r.|...", phase="start", to_act=1, tokens={2: "a1"})
    assert told(state.check(ChooseStart(at("b2")))) == [O.TILE_TAKEN, O.NOT_AN_EDGE]
    assert told(state.check(ChooseStart(at("a1")))) == [O.TILE_TAKEN, O.OCCUPIED]
    assert told(state.check(ChooseStart(at("e2")))) == [O.NOT_A_CORNER, O.NOT_AN_EDGE, O.TERRAIN]
    assert told(state.check(ChooseStart(at("h1")))) == [O.TERRAIN]
