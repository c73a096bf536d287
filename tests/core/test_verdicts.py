"""Verdicts: whether, why, and the spaces that show it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    ChooseGuardian,
    EndTurn,
    IllegalAction,
    MoveToken,
    Obstacle,
    Phase,
    Place,
    Route,
    Rule,
    Space,
    State,
    Way,
)
from tests.core.boards import MEADOWS, board, names, place, refusal
from tests.core.playing import every_action, examples, playout, small_game
from tests.reference.board import beside

#: Over which terrain a path of each way runs between its ends, and the rule that it must name.
THROUGH = {
    Way.STEP: ("", {Rule.PLACE_ADJACENT, Rule.GUARDIAN_3}),
    Way.TEMPLE: ("tT", {Rule.TEMPLE_LINK}),
    Way.CROSSING: ("~tT", {Rule.WATER_CROSS}),
}


def hold_route(state: State, route: Route, target: tuple[int, int]) -> None:
    """Check that the path leads from an own token over neighbours, through what it names."""
    through, naming = THROUGH[route.way]
    assert state.to_act is not None
    assert route.path[0] in state.tokens_of(state.to_act)
    assert route.path[-1] == target
    for here, there in zip(route.path, route.path[1:], strict=False):
        assert there in beside(here)
    between = [state.island.terrain(space) or " " for space in route.path[1:-1]]
    assert all(terrain in through for terrain in between)
    assert bool(between) == bool(through)
    assert naming & set(route.rules)
    if route.way is Way.CROSSING:
        assert "~" in between
        assert route.sacrifice == 1
        assert (Rule.WATER_FROM_TEMPLE in route.rules) == (between[0] in "tT")
        assert (Rule.WATER_TO_TEMPLE in route.rules) == (between[-1] in "tT")
        if state.rules.temple_water == "ends":
            water = "".join(between).strip("tT")
            assert set(water) == {"~"}, "temples at the ends only"
    assert (Rule.TEMPLE_PAIR in route.rules) == by_row(state, route, between)


def by_row(state: State, route: Route, between: list[str]) -> bool:
    """Return whether a row of temples decides, on the path or next to the forest."""
    if Rule.FOREST_TEMPLE in route.rules:
        single = set().union(*(beside(t) for t in beside(route.path[-1]) if temple_at(state, t)))
        if not single & set(route.witnesses):
            return True
    if route.way is Way.CROSSING:
        ends = (between[:2], between[-2:])
        return state.rules.temple_rows == "one" and any(set(end) <= set("tT") for end in ends)
    return len(between) > 1


def temple_at(state: State, space: Space) -> bool:
    return state.island.frame.has(space) and state.island.terrain(space) in set("tT")


@examples(30)
@given(seed=st.integers(0, 2**32 - 1))
def test_every_path_can_be_walked(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        actions = [a for a in state.legal_actions() if isinstance(a, Place | MoveToken)]
        for action in draw.sample(actions, min(4, len(actions))):
            verdict = state.check(action)
            target = action.space if isinstance(action, Place) else action.target
            assert target in verdict.spaces
            for route in verdict.routes:
                if isinstance(action, Place):
                    assert route.sacrifice == action.sacrifice
                if route.way is Way.ANYWHERE:
                    assert Rule.PLACE_ANYWHERE in route.rules
                else:
                    hold_route(state, route, target)


@examples(10)
@given(seed=st.integers(0, 2**32 - 1))
def test_an_illegal_action_raises_its_verdict_and_changes_nothing(seed: int) -> None:
    draw = Random(seed)
    state = draw.choice([state for state, _ in playout(small_game(seed), seed)])
    before = state.to_dict()
    wrong = [action for action in every_action(state) if action not in state.legal_actions()]
    for action in draw.sample(wrong, 40):
        verdict = state.check(action)
        assert not verdict
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.verdict == verdict
        for obstacle in verdict.obstacles:
            assert obstacle.rules
            assert obstacle.obstacle in str(refused.value)
    assert state.to_dict() == before


def test_applying_leaves_the_state_as_it_was() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    before = state.to_dict()
    after = state.apply(place("b1"))
    assert after != state
    assert state.to_dict() == before


def test_every_way_is_told() -> None:
    state = board(".t.\n^^.", tokens={0: "a1 c2"})
    ways = {(route.way, names(route.path)) for route in state.check(place("c1")).routes}
    assert ways == {(Way.TEMPLE, "a1 b1 c1"), (Way.STEP, "c1 c2")}
    two = board(".\n..", tokens={0: "a1 b2"}).check(place("a2"))
    assert [route.way for route in two.routes] == [Way.STEP, Way.STEP]


def test_free_and_paid_have_their_own_routes() -> None:
    state = board("..\n~~", tokens={0: "a1"})
    assert [r.way for r in state.check(place("b1", 0)).routes] == [Way.STEP]
    assert [r.way for r in state.check(place("b1", 1)).routes] == [Way.CROSSING]
    forest = board(".f\n~~", tokens={0: "a1"})
    assert [r.way for r in forest.check(place("b1", 1)).routes] == [Way.STEP, Way.CROSSING]


def test_all_obstacles_are_told_at_once() -> None:
    state = board("^.", card=1, tokens={0: "b1"}, tokens_left=0)
    assert set(refusal(state, place("a1"))) == {Obstacle.TERRAIN, Obstacle.NO_TOKENS_LEFT}


def test_the_wrong_phase_is_told_as_such() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    assert Obstacle.WRONG_PHASE in refusal(state, ChooseGuardian(2))
    start = board(MEADOWS, phase="start", to_act=2)
    assert refusal(start, EndTurn()) == {Obstacle.WRONG_PHASE: (Rule.SETUP_START_ORDER,)}
    assert start.phase is Phase.START


def test_text_instead_of_an_action_raises_type_error() -> None:
    with pytest.raises(TypeError, match="read_action"):
        board(MEADOWS).check("place c4")  # type: ignore[arg-type]
