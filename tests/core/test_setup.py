"""Setting up: the island, the supply, the talisman and the starting tokens."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    ChooseStart,
    Laid,
    MoveToken,
    Obstacle,
    Phase,
    Place,
    Rule,
    State,
    load_tile_set,
    new_game,
)
from tests.core.boards import MEADOWS, at, board, free, ids, names, own, play, refusal, starts


def laid(state: State) -> list[Laid]:
    return [tile for tile in state.island.grid if tile is not None]


def start(space: str) -> ChooseStart:
    return ChooseStart(at(space))


@pytest.mark.rule("setup.tiles")
@pytest.mark.parametrize("seats", [3, 4])
def test_eight_tiles_lie_around_an_empty_middle(seats: int) -> None:
    state = new_game(seats, seed=3)
    grid = state.island.grid
    assert len(grid) == 9
    assert [slot for slot, tile in enumerate(grid) if tile is None] == [4]
    assert {tile.tile for tile in laid(state)} == set(load_tile_set("isle"))


@pytest.mark.rule("setup.tiles.two")
def test_two_players_have_five_tiles_in_six_slots() -> None:
    state = new_game(2, seed=3)
    assert len(state.island.grid) == 6
    assert [slot for slot, tile in enumerate(state.island.grid) if tile is None] == [1]
    assert len({tile.tile for tile in laid(state)}) == 5


@pytest.mark.rule("setup.tiles")
def test_tiles_are_shuffled_any_side_up_and_any_way_round() -> None:
    games = [laid(new_game(4, seed=seed)) for seed in range(12)]
    assert len({tuple(tile.tile for tile in game) for game in games}) > 6
    assert {tile.side for game in games for tile in game} == {0, 1}
    assert {tile.rotation for game in games for tile in game} == {0, 1, 2, 3}


@pytest.mark.rule("setup.tiles")
def test_sides_a_and_b_do_not_differ_in_play_faq() -> None:
    state = board(".f.\n~~~\n..t", tokens={0: "a1"}, card=5)
    document = state.to_dict()
    side_a, plain = document["tiles"]["1"][0], ["...", "...", "..."]
    document["tiles"]["1"] = [plain, side_a]
    document["grid"][0]["side"] = 1
    turned_over = State.from_dict(document)
    assert list(turned_over.legal_actions()) == list(state.legal_actions())
    assert turned_over.score() == state.score()
    document["grid"][0]["side"] = 0
    assert free(State.from_dict(document)) != free(state), "what lies up is what counts"


def test_the_same_seed_lays_the_same_island() -> None:
    assert new_game(4, seed=8) == new_game(4, seed=8)
    assert new_game(4, seed=8) != new_game(4, seed=9)


@pytest.mark.rule("setup.supply")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_25_tokens_and_starts_with_one(seats: int) -> None:
    state = new_game(seats, seed=1)
    assert state.supply == (25,) * seats
    while state.phase is Phase.START:
        state = state.apply(next(iter(state.legal_actions())))
    assert state.supply == (24,) * seats, "one to start, and 3 for each of 8 rounds"
    assert [len(state.tokens_of(seat)) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("setup.talisman")
def test_the_holder_of_the_talisman_has_the_cards_first() -> None:
    state = new_game(4, seed=1, first=2)
    while state.phase is Phase.START:
        state = state.apply(next(iter(state.legal_actions())))
    assert (state.talisman, state.to_act, state.round) == (2, 2, 1)
    assert state.check(ChooseGuardian(1))


@pytest.mark.rule("setup.start_order")
@pytest.mark.parametrize("talisman", [0, 1, 2, 3])
def test_the_right_neighbour_starts_first_and_the_holder_last(talisman: int) -> None:
    state = new_game(4, seed=5, first=talisman)
    order = []
    while state.phase is Phase.START:
        order.append(state.to_act)
        state = state.apply(next(iter(state.legal_actions())))
    assert order == [(talisman - step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("setup.start_order")
def test_nobody_chooses_a_card_before_all_have_started() -> None:
    state = board(MEADOWS, phase="start", to_act=2)
    found = refusal(state, ChooseGuardian(3))
    assert found[Obstacle.WRONG_PHASE] == (Rule.SETUP_START_ORDER,)


@pytest.mark.rule("setup.start_tile")
def test_starts_are_on_corner_tiles_without_a_token() -> None:
    state = board(MEADOWS, phase="start", to_act=2)
    assert starts(state) == "a1 b1 c1 g1 h1 i1 a2 i2 a3 i3 a7 i7 a8 i8 a9 b9 c9 g9 h9 i9"
    assert refusal(state, start("e1"))[Obstacle.NOT_A_CORNER] == (Rule.SETUP_START_TILE,)
    state = state.apply(start("c1"))
    assert starts(state) == "g1 h1 i1 i2 i3 a7 i7 a8 i8 a9 b9 c9 g9 h9 i9"
    found = state.check(start("a2")).obstacles
    assert [hindrance.obstacle for hindrance in found] == [Obstacle.TILE_TAKEN]
    assert names(found[0].spaces) == "c1", "shows the token that is in the way"


@pytest.mark.rule("setup.start_space")
@pytest.mark.reading("start_edge", "no_neighbour")
def test_starts_are_meadow_or_forest_on_an_outer_edge() -> None:
    state = board("f.v\nr..\n^~.", phase="start", to_act=2)
    assert starts(state) == "a1 b1"
    for space in ("c1", "a2", "a3"):
        assert refusal(state, start(space)) == {Obstacle.TERRAIN: (Rule.SETUP_START_SPACE,)}
    for inner in ("b2", "c2", "c3"):
        assert refusal(state, start(inner)) == {Obstacle.NOT_AN_EDGE: (Rule.SETUP_START_SPACE,)}


@pytest.mark.rule("setup.start_space")
def test_the_gap_is_no_place_to_start() -> None:
    state = board(MEADOWS, phase="start", to_act=2)
    assert Obstacle.OFF_BOARD in refusal(state, start("e5"))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (start("j1"), "this board has no space j1: its spaces are a1 to i9"),
        (Place("a10"), "this board has no space a10: its spaces are a1 to i9"),
        (MoveToken("a1", "a10"), "this board has no space a10: its spaces are a1 to i9"),
        (Place((99, 99)), r"\(99, 99\) is not a space: a row and a column, both from 0 to 26"),
        (ChooseStart((-1, 0)), r"\(-1, 0\) is not a space: a row and a column, both from 0 to 26"),
    ],
)
def test_check_refuses_a_space_that_the_board_does_not_have(action: Action, words: str) -> None:
    """A verdict on such a space would talk of the gap, or of the phase."""
    with pytest.raises(ValueError, match=words):
        board(MEADOWS, phase="start", to_act=2).check(action)


@pytest.mark.rule("setup.start_forest")
def test_a_start_on_a_forest_costs_nothing_faq() -> None:
    before = board("fff", phase="start", to_act=2)
    assert "setup.start_forest" in ids(before, start("b1"))
    after = play(before, start("b1"))
    assert own(after, 2) == "b1"
    assert (after.supply[2], after.sacrificed[2]) == (24, 0)


def test_a_start_that_nobody_can_make_leaves_no_action() -> None:
    state = board("^", phase="start", to_act=2)
    assert not state.legal_actions()
    assert len(state.legal_actions()) == 0


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        new_game(seats)


def test_a_talisman_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="first: there is no seat 3"):
        new_game(3, first=3)
