"""Random verdicts: every route and every obstacle that a count with plain sets finds, no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    IllegalAction,
    MoveToken,
    Obstacle,
    Place,
    Route,
    Space,
    State,
    Verdict,
    Way,
)
from tests.core.playing import every_action, examples, playout, small_game
from tests.reference import board as plain
from tests.reference.documents import random_turn
from tests.reference.reasons import Lead, Reasons

SEEDS = st.integers(0, 2**32 - 1)


def some_states(seed: int, count: int = 4) -> Iterator[State]:
    """Yield a few states of a random game, its end, and as many random positions amid turns."""
    draw = Random(seed)
    states = [state for state, _ in playout(small_game(seed), seed)]
    yield from draw.sample(states, min(count, len(states)))
    yield states[-1]
    positions = (random_turn(draw) for _ in range(10 * count))
    small = (document for document in positions if plain.size_of(document) <= 4)
    yield from map(State.from_dict, islice(small, count))


def told(verdict: Verdict) -> list[Obstacle]:
    """Return the obstacles of a verdict, in their order."""
    return [hindrance.obstacle for hindrance in verdict.obstacles]


def placements(state: State) -> Iterator[Place]:
    """Placements everywhere, at every price that could be named."""
    for action in every_action(state):
        if isinstance(action, Place):
            yield action


# Verdicts agree with what can be done


@examples(15)
@given(seed=SEEDS)
def test_verdicts_legal_actions_and_apply_agree(seed: int) -> None:
    draw = Random(seed)
    for state in some_states(seed, 2):
        legal = state.legal_actions()
        tried = list(every_action(state))
        for action in [*draw.sample(tried, min(200, len(tried))), *legal]:
            verdict = state.check(action)
            assert verdict.legal == bool(verdict) == (action in legal)
            if verdict:
                state.apply(action)
                assert verdict.routes
                assert not verdict.obstacles
            else:
                with pytest.raises(IllegalAction):
                    state.apply(action)
                assert verdict.obstacles


@examples(15)
@given(seed=SEEDS)
def test_every_obstacle_is_told_and_none_that_is_not_there(seed: int) -> None:
    """By a count of all obstacles with plain sets, for every seat in every phase."""
    draw = Random(seed)
    for state in some_states(seed, 2):
        document = state.to_dict()
        tried = list(every_action(state))
        for seat in (None, *range(state.seats)):
            counted = Reasons(document, state.to_act if seat is None else seat)
            for action in draw.sample(tried, min(150, len(tried))):
                found = told(state.check(action, seat))
                assert set(found) == counted.obstacles(action.to_dict()), (action, seat, document)
                assert found == [o for o in Obstacle if o in found], "each once, in their order"


@examples(15)
@given(seed=SEEDS)
def test_every_obstacle_of_a_placement_is_told(seed: int) -> None:
    for state in some_states(seed, 1):
        counted = Reasons(state.to_dict(), state.to_act)
        for action in placements(state):
            assert set(told(state.check(action))) == counted.obstacles(action.to_dict()), action


# Routes


def lead_of(state: State, route: Route) -> Lead:
    """Return the facts of a route for comparison."""
    joins = state.rules.temple_water == "joins"
    belongs = route.temples if route.way is Way.TEMPLE or joins else ()
    water = frozenset(route.waterway)
    return Lead(route.path[0], str(route.way), route.sacrifice, frozenset(belongs), water)


def hold_path(counted: Reasons, route: Route, target: Space) -> None:
    """Check that the path leads from an own token over neighbours, through what it names only."""
    ground = counted.ground
    start, *between, end = route.path
    assert start in counted.own
    assert end == target
    for here, there in zip(route.path, route.path[1:], strict=False):
        assert there in plain.beside(here)
    stone = [space for space in between if ground[space] in plain.TEMPLES]
    wet = [space for space in between if ground[space] == plain.WATER]
    assert set(stone) <= set(route.temples)
    assert set(wet) <= set(route.waterway)
    assert len(stone) + len(wet) == len(between)
    if route.way is Way.STEP:
        assert not between
        assert not route.temples
        assert not route.waterway
    elif route.way is Way.TEMPLE:
        assert between == stone
        assert not route.waterway
        assert set(route.temples) in plain.temples(ground)
    else:
        assert route.way is Way.CROSSING
        assert wet, "a crossing has water in it"
        assert set(route.waterway) in [water for water, _, _ in counted.waterways]
        hold_crossing_temples(counted, route, between, wet)


def hold_crossing_temples(
    counted: Reasons, route: Route, between: list[Space], wet: list[Space]
) -> None:
    """Check one crossing: temples before and after the water, between only where they join it."""
    first, last = between.index(wet[0]), between.index(wet[-1])
    amid = between[first : last + 1]
    ((_, joined, _),) = [body for body in counted.waterways if body[0] == set(route.waterway)]
    assert set(amid) <= set(wet) | joined
    ends = set(between) - set(amid)
    chains = [chain for chain, _ in counted.by_letter if chain & (ends | joined)]
    assert set(route.temples) == set().union(*chains), "all temples that it goes through"


def hold_routes(counted: Reasons, verdict: Verdict, target: Space) -> None:
    """Check that every path can be walked and is a shortest one; the shortest come first."""
    for route in verdict.routes:
        hold_path(counted, route, target)
    lengths = [len(route.path) for route in verdict.routes]
    assert lengths == sorted(lengths)


@examples(60)
@given(seed=SEEDS)
def test_a_placement_has_every_route_at_its_price_and_no_other(seed: int) -> None:
    for state in some_states(seed):
        counted = Reasons(state.to_dict(), state.to_act)
        for action in state.legal_actions():
            if not isinstance(action, Place):
                continue
            verdict = state.check(action)
            if counted.anywhere:
                (route,) = verdict.routes
                assert (route.way, route.sacrifice, route.path) == (Way.ANYWHERE, 0, ())
                continue
            wanted = {
                lead for lead in counted.leads(action.space) if lead.price == action.sacrifice
            }
            found = [lead_of(state, route) for route in verdict.routes]
            assert sorted(map(bare, found)) == sorted(map(bare, wanted))
            hold_routes(counted, verdict, action.space)


def bare(lead: Lead) -> tuple[Space, str, int, list[Space], list[Space]]:
    """Return a lead that can be sorted."""
    return (*lead[:3], sorted(lead.temples), sorted(lead.waterway))


@examples(15)
@given(seed=SEEDS)
def test_a_placement_refused_by_its_price_alone_shows_every_way_there(seed: int) -> None:
    price_only = {Obstacle.PRICE_TOO_HIGH, Obstacle.CANNOT_PAY, Obstacle.PRICE_TOO_LOW}
    for state in some_states(seed, 2):
        counted = Reasons(state.to_dict(), state.to_act)
        for action in placements(state):
            verdict = state.check(action)
            if verdict.legal:
                continue
            if set(told(verdict)) <= price_only:
                assert {route.sacrifice for route in verdict.routes} == counted.prices(action.space)
                if not counted.anywhere:
                    hold_routes(counted, verdict, action.space)
                    found = [lead_of(state, route) for route in verdict.routes]
                    assert set(found) == counted.leads(action.space)
            else:
                assert not verdict.routes


@examples(15)
@given(seed=SEEDS)
def test_a_token_move_has_its_step_and_every_chain(seed: int) -> None:
    for state in some_states(seed):
        counted = Reasons(state.to_dict(), state.to_act)
        for action in state.legal_actions():
            if not isinstance(action, MoveToken):
                continue
            verdict = state.check(action)
            hold_routes(counted, verdict, action.target)
            ways = [(str(route.way), frozenset(route.temples)) for route in verdict.routes]
            linked = [
                ("temple", frozenset(chain))
                for chain, rim in counted.chains
                if {action.origin, action.target} <= rim
            ]
            nothing: frozenset[Space] = frozenset()
            step = [("step", nothing)] if action.target in plain.beside(action.origin) else []
            assert len(ways) == len(set(ways))
            assert set(ways) == {*linked, *step}
            assert {route.path[0] for route in verdict.routes} == {action.origin}


@examples(40)
@given(seed=SEEDS)
def test_no_route_is_longer_than_it_has_to_be(seed: int) -> None:
    for state in some_states(seed, 1):
        counted = Reasons(state.to_dict(), state.to_act)
        for action in state.legal_actions():
            if isinstance(action, Place) and not counted.anywhere:
                for route in state.check(action).routes:
                    assert len(route.path) == fewest(counted, route)


def fewest(counted: Reasons, route: Route) -> int:
    """Return the length of the shortest path of a route, by growing from its start.

    Spaces are reached ashore (over temples to the water), afloat, or landed (temples after it);
    where a row is no temple, over one temple of them.
    """
    start, *_, end = route.path
    stone = {space for chain, _ in counted.chains for space in chain}
    water, joined = (
        set(route.waterway),
        set(route.temples) & {s for _, stones, _ in counted.waterways for s in stones},
    )
    if route.way is Way.STEP:
        return 2
    if route.way is Way.TEMPLE:
        stone, landing = set(route.temples), {"ashore"}
    else:
        landing = {"afloat", "landed"}
    # Where temples belong to the water, rows of them do.
    alone = (
        route.way is Way.CROSSING
        and counted.by_letter is not counted.chains
        and not any(stones for _, stones, _ in counted.waterways)
    )
    reached = {(start, "ashore")}
    for length in range(2, 1000):
        if length > 2 and any(how in landing and end in plain.beside(h) for h, how in reached):
            return length
        grown = set()
        for here, how in reached:
            for there in plain.beside(here):
                if how == "ashore" and there in stone and not (alone and here in stone):
                    grown.add((there, "ashore"))
                if (how != "landed" and there in water) or (how == "afloat" and there in joined):
                    grown.add((there, "afloat"))
                if how != "ashore" and there in stone and not (alone and how == "landed"):
                    grown.add((there, "landed"))
        reached = grown
    raise AssertionError("no path at all")
