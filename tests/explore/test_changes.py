"""Tests of changes and variants of a position."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.core import Laid, Place, Rules, State, Terrain, new_game
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    GuardianUsed,
    ImpossibleChange,
    Paint,
    Players,
    Put,
    Read,
    SwapTiles,
    TokensLeft,
    TurnTile,
    Waiting,
    reading_changes,
)
from dokmus_widgets.explore.query.variant import Variant
from tests.core.boards import MEADOWS, at, board, own

STATE = board(MEADOWS, tokens={0: "a1 c2", 1: "i9"}, last="c2")


def test_a_painted_space_is_of_that_terrain_and_nothing_else_is() -> None:
    painted = Paint(at("b1"), Terrain.FOREST).apply(STATE)
    assert painted.island.terrain(at("b1")) is Terrain.FOREST
    assert painted.island.forest.bit_count() == 1
    assert own(painted) == "a1 c2"


@pytest.mark.parametrize("quarters", range(4))
def test_painting_finds_the_space_on_a_turned_tile(quarters: int) -> None:
    turned = TurnTile("1", quarters).apply(STATE)
    painted = Paint(at("b1"), Terrain.RUINS).apply(turned)
    assert painted.island.frame.spaces(painted.island.ruins) == (at("b1"),)


def test_a_token_that_cannot_stand_any_more_goes_back_to_the_supply() -> None:
    painted = Paint(at("c2"), Terrain.WATER).apply(STATE)
    assert own(painted) == "a1"
    assert painted.supply[0] == STATE.supply[0] + 1
    assert painted.turn is not None
    assert painted.turn.last == 0


def test_tokens_come_out_of_the_supply_and_go_back_to_it() -> None:
    put = Put(at("b1"), 1).apply(STATE)
    assert put.seat_at(at("b1")) == 1
    assert put.supply[1] == STATE.supply[1] - 1
    assert Put(at("b1"), None).apply(put) == STATE
    assert Put(at("a1"), 2).apply(STATE).seat_at(at("a1")) == 2


def test_tiles_turn_and_change_places_with_what_stands_on_them() -> None:
    turned = TurnTile("1").apply(STATE)
    assert own(turned) == "c1 b3"
    assert own(TurnTile("1", 3).apply(turned)) == "a1 c2"
    swapped = SwapTiles(0, 4).apply(STATE)
    assert swapped.island.gap == 0
    assert own(swapped) == "d4 f5"
    assert SwapTiles(4, 0).apply(swapped) == STATE


def test_a_card_is_exchanged_with_whoever_has_it() -> None:
    changed = Card(1).apply(STATE)
    assert changed.guardians[0] == 1
    assert sorted(map(str, changed.guardians)) == sorted(map(str, STATE.guardians))


def test_players_come_and_go() -> None:
    four = Players(4).apply(STATE)
    assert (four.seats, four.supply[3]) == (4, 25)
    assert Players(3).apply(four).tokens == STATE.tokens
    two = Players(2).apply(STATE)
    assert len(two.island.grid) == 6
    assert set(two.guardians) <= {2, 3, 4}
    back = Players(3).apply(two)
    assert back.island.grid[6:] == (Laid("6", 0, 0), Laid("7", 0, 0), Laid("8", 0, 0))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (Put(at("e5"), 0), "the gap"),
        (Put(at("b1"), 3), "only 3 players"),
        (TokensLeft(4), "At most 3"),
        (Card(6), "the cards in this game"),
        (TurnTile("nine"), "no tile nine"),
        (Waiting("nine"), "no tile nine"),
        (SwapTiles(0, 9), "only 9 slots"),
        (Players(5), "2 to 4"),
    ],
)
def test_what_no_position_comes_of_is_told(change: Change, told: str) -> None:
    with pytest.raises(ImpossibleChange, match=told):
        change.apply(STATE)


def test_two_cannot_play_around_a_gap_in_the_third_row() -> None:
    with pytest.raises(ImpossibleChange, match="upper two rows"):
        Players(2).apply(SwapTiles(4, 7).apply(STATE))


def test_a_token_has_to_stand_on_land() -> None:
    with pytest.raises(ImpossibleChange, match="can't hold a token"):
        Put(at("b1"), 0).apply(Paint(at("b1"), Terrain.MOUNTAIN).apply(STATE))


def test_random_changes_always_lead_to_positions() -> None:
    seed = 20261121
    random, state = Random(seed), new_game(3, seed=4)
    while state.turn is None:
        action = state.random_action(random)
        assert action is not None
        state = state.apply(action)
    what_if, refused = Variant.of(state), 0
    for _ in range(150):
        try:
            what_if = what_if.with_change(_any_change(what_if.state, random))
        except ImpossibleChange:
            refused += 1
        assert State.from_dict(what_if.state.to_dict()) == what_if.state, f"seed {seed}"
    assert 0 < refused < 100, f"seed {seed}"
    while what_if.changes:
        what_if = what_if.without(random.randrange(len(what_if.changes)))
    assert what_if.state == state


def _any_change(state: State, random: Random) -> Change:
    frame = state.island.frame
    space = (random.randrange(frame.rows), random.randrange(frame.columns))
    tiles = [laid.tile for laid in state.island.grid if laid is not None]
    return random.choice(
        [
            Paint(space, random.choice(list(Terrain))),
            Put(space, random.choice([None, *range(state.seats)])),
            TurnTile(random.choice(tiles), random.randrange(4)),
            SwapTiles(random.randrange(frame.slots), random.randrange(frame.slots)),
            TokensLeft(random.randrange(4)),
            Card(random.randrange(1, 6)),
            GuardianUsed(random.random() < 0.5),
            Read("temple_water", random.choice(["ends", "joins"])),
        ]
    )


def test_a_later_change_takes_the_place_of_an_earlier_one() -> None:
    what_if = (
        Variant.of(STATE).with_change(TokensLeft(1)).with_change(Paint(at("b1"), Terrain.FOREST))
    )
    what_if = what_if.with_change(TokensLeft(2)).with_change(Paint(at("b1"), Terrain.WATER))
    assert what_if.changes == (TokensLeft(2), Paint(at("b1"), Terrain.WATER))


def test_what_is_as_given_is_no_change() -> None:
    what_if = Variant.of(STATE).with_change(TokensLeft(1)).with_change(TokensLeft(3))
    assert what_if.changes == ()
    assert Variant.of(STATE).with_change(Paint(at("b1"), Terrain.MEADOW)).changes == ()
    turned = Variant.of(STATE)
    for _ in range(4):
        turned = turned.with_change(TurnTile("1"))
    assert turned.changes == ()
    there_and_back = Variant.of(STATE).with_change(SwapTiles(0, 4)).with_change(SwapTiles(4, 0))
    assert there_and_back.changes == ()


def test_changes_are_told_apart_once_their_tile_has_moved() -> None:
    what_if = Variant.of(STATE).with_change(Put(at("b1"), 1)).with_change(TurnTile("1"))
    what_if = what_if.with_change(Put(at("b1"), 2))
    assert own(what_if.state, 1) == "c2 i9"
    assert own(what_if.state, 2) == "b1"
    assert len(what_if.changes) == 3


def test_what_built_on_a_change_goes_with_it() -> None:
    mountain = board(".^^", tokens={0: "a1"})
    what_if = Variant.of(mountain).with_change(Paint(at("b1"), Terrain.MEADOW))
    what_if = what_if.with_change(Put(at("b1"), 0)).with_change(TokensLeft(1))
    assert what_if.without(0).changes == (TokensLeft(1),)
    assert Variant.of(what_if.given).state == mountain


def test_a_reading_is_changed_switch_by_switch() -> None:
    state = STATE
    for change in reading_changes(Rules(), Rules.preset("fr")):
        state = change.apply(state)
    assert state.rules == Rules.preset("fr")
    assert not Read("temple_reach", "last_token").allows(STATE, Place(at("e5")))
