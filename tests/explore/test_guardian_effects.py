"""Tests of the effects of guardian actions against an independent count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    Action,
    DeclineRuins,
    MoveTile,
    MoveToken,
    Phase,
    RotateTile,
    Rotation,
    State,
    TakeTalisman,
)
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.explore.changes import ImpossibleChange
from dokmus_widgets.explore.effects import Effect, carried, effect, seen_before
from dokmus_widgets.explore.guardians.choices import (
    barred_actions,
    card_actions,
    in_turn_with,
    score_changes,
)
from dokmus_widgets.explore.sample_games import sample_turn, telling_turn
from tests.core.boards import at, board, names
from tests.core.playing import examples, playout, small_game
from tests.reference import board as reference
from tests.reference.board import Space
from tests.reference.scoring import score

SEEDS = st.integers(0, 2**32 - 1)

#: A space of a tile as it is printed: it stays the same wherever the tile goes.
Printed = tuple[str, int, int]


def printed(state: State) -> dict[Space, Printed]:
    """Return the printed space by board space."""
    size, found = state.island.frame.size, {}
    for slot, laid in enumerate(state.island.grid):
        if laid is None:
            continue
        top, left = state.island.frame.slot_corner(slot)
        for row in range(size):
            for column in range(size):
                here = (row, column)
                for _ in range(laid.rotation):
                    here = reference.turned(*here, size)
                found[top + here[0], left + here[1]] = (laid.tile, row, column)
    return found


def some_effects(seed: int) -> Iterator[Effect]:
    """Return effects of guardian actions in a random game."""
    draw = Random(seed)
    for number, (state, _) in enumerate(playout(small_game(seed), seed)):
        if number % 5 or state.phase is not Phase.TURNS:
            continue
        card = draw.choice(cards_for(state.seats))
        state = in_turn_with(state, card)
        actions = card_actions(state, card)
        for action in draw.sample(actions, min(2, len(actions))):
            yield effect(state, action)


@examples(20)
@given(SEEDS)
def test_scores_differ_by_what_the_reference_counts(seed: int) -> None:
    for found in some_effects(seed):
        before, after = score(found.before.to_dict()), score(found.after.to_dict())
        for seat in range(found.before.seats):
            for line in before[seat]:
                assert found.score_change(seat, line) == after[seat][line] - before[seat][line]


@examples(20)
@given(SEEDS)
def test_tokens_ride_with_what_is_printed_under_them(seed: int) -> None:
    for found in some_effects(seed):
        was, now = printed(found.before), printed(found.after)
        moved = {rider.origin: rider for rider in found.riders}
        assert not any(rider.origin == rider.target for rider in found.riders)
        for seat in range(found.before.seats):
            for space in found.before.tokens_of(seat):
                if space in moved:
                    rider = moved[space]
                    assert rider.seat == seat == found.after.seat_at(rider.target)
                    assert was[rider.origin] == now[rider.target]
                elif isinstance(found.action, MoveToken) and space == found.action.origin:
                    assert found.after.seat_at(found.action.target) == seat
                else:
                    assert found.after.seat_at(space) == seat
                    assert was[space] == now[space]


@examples(8)
@given(SEEDS)
def test_temples_are_gained_and_lost_by_what_is_printed(seed: int) -> None:
    for found in some_effects(seed):
        for finds in found.finds:
            had = discovered(found.before, finds.seat)
            has = discovered(found.after, finds.seat)
            now, was = printed(found.after), printed(found.before)
            same = replaced(found, had, has)
            gained = has - had - {now[space] for space in same}
            lost = had - has - {was[space] for space in same}
            assert {now[space] for space in finds.gained} == gained
            assert {now[space] for space in finds.lost} == lost
            assert [now[space] for space in finds.lost] == [was[s] for s in finds.lost_from]


def replaced(found: Effect, had: set[Printed], has: set[Printed]) -> set[Space]:
    """Return the spaces that count before and after, each time with other ground of a kind."""
    now, was = printed(found.after), printed(found.before)
    new, old = (reference.terrain(one.to_dict()) for one in (found.after, found.before))
    temples = reference.TEMPLES
    return {
        space
        for space in now
        if was.get(space) in had - has and now[space] in has - had
        if new[space] == old[space] or not {new[space], old[space]} & temples
    }


def discovered(state: State, seat: int) -> set[Printed]:
    document = state.to_dict()
    ground, where = reference.terrain(document), printed(state)
    near = reference.around(reference.own_tokens(document, seat))
    return {where[s] for s in near if ground.get(s) in reference.TEMPLES}


@examples(12)
@given(SEEDS)
def test_waterways_that_join_and_part_are_those_that_are_not_there_any_more(seed: int) -> None:
    for found in some_effects(seed):
        was, now = bodies(found.before), bodies(found.after)
        old = {group_of(printed(found.before), b) for g in found.waterways for b in g.before}
        new = {group_of(printed(found.after), b) for g in found.waterways for b in g.after}
        assert old == was - now
        assert new == now - was
        for group in found.waterways:
            assert len(group.before) > 1 or len(group.after) > 1
            assert sum(map(len, group.before)) == sum(map(len, group.after)), "no water is lost"


def bodies(state: State) -> set[frozenset[Printed]]:
    """Return the waterways, as printed."""
    document, where = state.to_dict(), printed(state)
    ground = reference.terrain(document)
    joins = reference.rule(document, "temple_water") == "joins"
    groups = reference.joined_waters(ground) if joins else reference.waters(ground)
    wet = ({s for s in group if ground[s] == reference.WATER} for group in groups)
    return {group_of(where, group) for group in wet}


def group_of(where: dict[Space, Printed], spaces: Iterable[Space]) -> frozenset[Printed]:
    return frozenset(where[space] for space in spaces)


@examples(20)
@given(SEEDS)
def test_placements_open_and_close_by_what_is_printed(seed: int) -> None:
    for found in some_effects(seed):
        (was_free, was_paid), (is_free, is_paid) = open_to(found.before), open_to(found.after)
        could, can = was_free | was_paid, is_free | is_paid
        where, before = printed(found.after), printed(found.before)
        openings = found.openings
        same = replaced(found, could, can)
        assert group_of(where, openings.opened) == can - could - group_of(where, same)
        assert group_of(where, openings.closed) == could - can - group_of(before, same)
        assert [where[s] for s in openings.closed] == [before[s] for s in openings.closed_from]
        freed = {where[s] for s in same if where[s] in is_free and before[s] not in was_free}
        priced = {where[s] for s in same if before[s] in was_free and where[s] not in is_free}
        assert group_of(where, openings.cheaper) == could & is_free - was_free | freed
        assert group_of(where, openings.dearer) == was_free & can - is_free | priced


def open_to(state: State) -> tuple[set[Printed], set[Printed]]:
    """Return free and paid placements, as printed."""
    if DeclineRuins() in state.legal_actions():
        state = state.apply(DeclineRuins())
    placed, where = state.legal_actions().placements, printed(state)
    spaces = state.island.frame.spaces
    return {where[s] for s in spaces(placed.free)}, {where[s] for s in spaces(placed.paid)}


@examples(8)  # whole games, with all spaces after each action
@given(SEEDS)
def test_what_is_seen_after_is_found_again_before(seed: int) -> None:
    for found in some_effects(seed):
        was, now = printed(found.before), printed(found.after)
        frame, carry = found.before.island.frame, carried(found.before, found.action)
        for space in frame.spaces(sum(frame.slot_mask)):
            old = seen_before(found.before, found.action, space)
            if isinstance(found.action, MoveToken):
                target = space == found.action.target
                assert old == (found.action.origin if target else space)
            elif space in now:
                assert was[old] == now[space]
                assert carry(frame.bit(old)) == frame.bit(space)
            else:
                assert frame.slot_of(old) == found.before.island.gap


@examples(20)
@given(SEEDS)
def test_a_card_may_do_what_is_legal_and_no_more(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        if state.phase is not Phase.TURNS or draw.random() > 0.1:
            continue
        card = draw.choice(cards_for(state.seats))
        state = in_turn_with(state, card)
        may, may_not = card_actions(state, card), tuple(barred_actions(state, card))
        assert all(state.check(action) for action in may)
        assert not any(state.check(action) for action in may_not)
        legal = {a for a in state.legal_actions() if a.type not in _OTHERS}
        assert set(may) == legal, "nothing that the card allows is left out"
        _everything_is_told(state, card, may, may_not)
        told = score_changes(state, may)
        assert set(told) == set(may)
        own = [change[state.to_act or 0] for change in told.values()]
        assert own == sorted(own, reverse=True)


#: What a turn consists of besides the card.
_OTHERS = ("place", "sacrifice", "end_turn", "decline_ruins")


def _everything_is_told(
    state: State, card: int, may: tuple[Action, ...], may_not: tuple[Action, ...]
) -> None:
    """Check that every tile and own token occurs, as allowed or barred."""
    every = (*may, *may_not)
    slots = {slot for slot, laid in enumerate(state.island.grid) if laid is not None}
    if card in (2, 5):
        assert {a.slot for a in every if isinstance(a, MoveTile)} == slots
    if card in (3, 5):
        origins = {a.origin for a in every if isinstance(a, MoveToken)}
        assert origins == set(state.tokens_of(state.to_act or 0))
    if card in (4, 5):
        turns = {(a.slot, a.turn) for a in every if isinstance(a, RotateTile)}
        assert turns == {(slot, turn) for slot in slots for turn in Rotation}


@examples(20)
@given(SEEDS)
def test_any_position_after_the_start_comes_to_a_turn_with_the_card(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        if state.phase is Phase.START:
            with pytest.raises(ImpossibleChange):
                in_turn_with(state, 3)
        elif draw.random() < 0.1:
            card = draw.choice(cards_for(state.seats))
            made = in_turn_with(state, card)
            assert made.guardians[made.to_act or 0] == card
            assert made.turn is not None
            assert made.turn.guardian_left
            assert not made.turn.ruins
            assert made.tokens == state.tokens


def test_a_slide_to_be_read() -> None:
    state = board(
        """
        ...|...|...
        .t.|...|...
        ~~~|...|...
        ---+---+---
        ~~.|   |...
        ...|   |...
        ...|   |...
        ---+---+---
        ...|...|...
        ...|...|...
        ...|...|...
        """,
        tokens={0: "b1 c5", 1: "a6"},
        card=2,
    )
    found = effect(state, MoveTile(3))
    ways = [(r.seat, names([r.origin]), names([r.target])) for r in found.riders]
    assert ways == [(0, "c5", "f5"), (1, "a6", "d6")]
    (parted,) = found.waterways
    assert [names(body) for body in parted.before] == ["a3 b3 c3 a4 b4"]
    assert [names(body) for body in parted.after] == ["a3 b3 c3", "d4 e4"]


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_the_telling_position_shows_what_the_card_is_for(card: int) -> None:
    state = telling_turn(card)
    effects = [effect(state, action) for action in card_actions(state, card)]
    seat = state.to_act or 0
    if card == 1:
        assert state.talisman != seat
        assert [found.after.talisman for found in effects] == [seat]
        return
    assert any(found.score_change(seat) >= 5 for found in effects)
    assert any(found.openings.opened and found.finds[seat].gained for found in effects)
    if card == 3:
        return
    assert any(len({rider.seat for rider in found.riders}) > 1 for found in effects)
    assert any(found.waterways for found in effects)
    others = [other for other in range(state.seats) if other != seat]
    assert any(found.score_change(other) < 0 for found in effects for other in others)
    assert any(finds.lost for found in effects for finds in found.finds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_is_the_same_every_time_and_its_turn_begins(seats: int) -> None:
    for card in cards_for(seats):
        state = sample_turn(7, card, seats)
        assert state == sample_turn(7, card, seats)
        assert state.guardians[state.to_act or 0] == card
        assert state.turn is not None
        assert state.turn.tokens_left == 3
        assert State.from_dict(state.to_dict()) == state
    with pytest.raises(ValueError, match="card 9"):
        sample_turn(7, 9, seats)


def test_the_talisman_moves_and_nothing_else() -> None:
    state = board("...", tokens={0: "a1"}, card=1, talisman=2)
    found = effect(state, TakeTalisman())
    assert (found.before.talisman, found.after.talisman) == (2, 0)
    assert not found.riders
    assert not found.waterways
    assert not any(finds.gained or finds.lost for finds in found.finds)
    assert effect(state, TakeTalisman()).openings.opened == ()
    assert at("a1") in state.tokens_of(0)
