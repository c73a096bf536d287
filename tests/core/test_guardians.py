"""The five guardian cards."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import MoveTile, Obstacle, RotateTile, Rule, State, TakeTalisman
from tests.core.boards import (
    CCW,
    CW,
    GUARDIAN,
    MEADOWS,
    MEADOWS_TWO,
    board,
    free,
    ids,
    kinds,
    move,
    moves,
    names,
    own,
    refusal,
    sliding,
)


@pytest.mark.rule("guardian.1")
def test_card_1_takes_the_talisman() -> None:
    state = board(MEADOWS, card=1, talisman=2, tokens={0: "a1"})
    after = state.apply(TakeTalisman())
    assert (after.talisman, after.to_act) == (0, 0)
    assert "take_talisman" not in kinds(after)


@pytest.mark.rule("guardian.2")
@pytest.mark.parametrize(
    ("gap", "can"), [(4, [1, 3, 5, 7]), (0, [1, 2, 3, 6]), (5, [2, 3, 4, 8]), (7, [1, 4, 6, 8])]
)
def test_four_tiles_can_move_and_four_cannot(gap: int, can: list[int]) -> None:
    state = board("", card=2, gap=gap)
    assert sliding(state) == can
    for slot in set(range(9)) - {*can, gap}:
        assert refusal(state, MoveTile(slot)) == {Obstacle.NOT_IN_LINE: (Rule.GUARDIAN_2,)}
    for nowhere in (gap, 9, -1):
        assert refusal(state, MoveTile(nowhere)) == {Obstacle.NO_TILE: (Rule.GUARDIAN_2,)}


@pytest.mark.rule("guardian.2")
@pytest.mark.rule("setup.tiles.two")
@pytest.mark.parametrize(("gap", "can"), [(1, [0, 2, 4]), (0, [1, 2, 3]), (4, [1, 3, 5])])
def test_two_players_move_tiles_among_six_slots_faq(gap: int, can: list[int]) -> None:
    assert sliding(board("", seats=2, card=2, gap=gap)) == can


def layout(state: State) -> str:
    return " ".join(laid.tile if laid else "-" for laid in state.island.grid)


@pytest.mark.rule("guardian.2")
def test_tokens_travel_with_the_tile_and_it_does_not_turn() -> None:
    before = board(MEADOWS, card=2, tokens={0: "d1 a1", 1: "f3", 2: "e8"})
    after = before.apply(MoveTile(1))
    assert layout(after) == "1 - 3 4 2 5 6 7 8"
    assert (own(after, 0), own(after, 1), own(after, 2)) == ("a1 d4", "f6", "e8")
    assert {laid.rotation for laid in after.island.grid if laid} == {0}


@pytest.mark.rule("guardian.2")
def test_a_tile_may_jump_another() -> None:
    state = board("..f|...\n...|...", card=2, gap=2, tokens={0: "c1", 1: "e2"})
    after = state.apply(MoveTile(0))
    assert layout(after) == "- 2 1 3 4 5 6 7 8"
    assert (own(after, 0), own(after, 1)) == ("i1", "e2"), "what is jumped stays"
    assert free(after) == "h1 i2"


@pytest.mark.rule("guardian.3")
def test_a_token_moves_to_an_adjacent_space() -> None:
    state = board("^^^\n~.^\n^.^", tokens={0: "b2", 1: "b3"}, card=3)
    assert moves(state, "b2") == "", "never onto mountain, water or another token"
    state = board("^v^\nf.r\n^.^", tokens={0: "b2", 1: "b3"}, card=3)
    assert moves(state, "b2") == "b1 a2 c2", "volcano, forest, ruins; an empty one"


@pytest.mark.rule("guardian.3")
@pytest.mark.parametrize("terrain", ".fv")
def test_it_may_leave_meadow_forest_or_volcano(terrain: str) -> None:
    assert moves(board(f"{terrain}.", tokens={0: "a1"}, card=3), "a1") == "b1"


@pytest.mark.rule("guardian.3")
def test_it_may_go_to_another_tile_but_not_into_the_gap() -> None:
    state = board(MEADOWS, tokens={0: "c3 f3"}, card=3)
    assert moves(state, "c3") == "c2 b3 d3 c4"
    assert moves(state, "f3") == "f2 e3 g3"
    assert Obstacle.OFF_BOARD in refusal(state, move("f3", "f4"))


@pytest.mark.rule("guardian.3")
@pytest.mark.rule("temple.link")
def test_it_may_go_through_temples_faq() -> None:
    state = board(".tT|.", tokens={0: "a1"}, card=3)
    assert moves(state, "a1") == "d1"
    rules = ids(state, move("a1", "d1"))
    assert {"guardian.3", "temple.link", "temple.pair"} <= set(rules)
    assert names(state.check(move("a1", "d1")).spaces) == "a1 b1 c1 d1"


@pytest.mark.rule("guardian.3")
def test_it_never_goes_across_water() -> None:
    state = board(".~.\n^t~\n^^.", tokens={0: "a1"}, card=3)
    assert moves(state, "a1") == ""
    assert Obstacle.OUT_OF_REACH in refusal(state, move("a1", "c1"))
    assert moves(board(".t~|.", tokens={0: "a1"}, card=3), "a1") == ""


@pytest.mark.rule("guardian.3")
def test_only_an_own_token_is_moved() -> None:
    state = board(MEADOWS, tokens={0: "a1", 1: "c1"}, card=3)
    for origin in ("c1", "b1"):
        found = refusal(state, move(origin, "b2"))
        assert found[Obstacle.NOT_OWN_TOKEN] == (Rule.GUARDIAN_3,)


@pytest.mark.rule("guardian.4")
def test_any_one_tile_turns_either_way() -> None:
    state = board(MEADOWS, card=4)
    turns = {
        (action.slot, action.turn)
        for action in state.legal_actions()
        if isinstance(action, RotateTile)
    }
    assert turns == {(slot, turn) for slot in range(9) if slot != 4 for turn in (CW, CCW)}
    assert refusal(state, RotateTile(4, CW)) == {Obstacle.NO_TILE: (Rule.GUARDIAN_4,)}


@pytest.mark.rule("guardian.4")
def test_terrain_and_tokens_turn_together() -> None:
    before = board(".f.\n..v\n...", card=4, tokens={0: "b1", 1: "a1", 2: "c2"})
    right = before.apply(RotateTile(0, CW))
    assert (own(right, 0), own(right, 1), own(right, 2)) == ("c2", "c1", "b3")
    left = before.apply(RotateTile(0, CCW))
    assert (own(left, 0), own(left, 1), own(left, 2)) == ("a2", "a3", "b1")
    for after in (right, left):
        assert after.island.terrain(after.tokens_of(0)[0]) == "f"
        assert after.island.terrain(after.tokens_of(2)[0]) == "v"


@pytest.mark.rule("guardian.4")
def test_four_turns_are_none_and_right_undoes_left() -> None:
    before = board(".fv\nr.~\ntT^", card=4, tokens={0: "b1 a2"})
    there = before.apply(RotateTile(0, CW))
    back = State.from_dict(there.to_dict() | {"turn": before.to_dict()["turn"]})
    assert back.apply(RotateTile(0, CCW)).tokens == before.tokens
    laid = [before.island.grid[0]]
    state = before
    for _ in range(4):
        state = State.from_dict(state.to_dict() | {"turn": before.to_dict()["turn"]})
        state = state.apply(RotateTile(0, CW))
        laid.append(state.island.grid[0])
    assert [tile.rotation for tile in laid if tile] == [0, 1, 2, 3, 0]
    assert state.tokens == before.tokens


@pytest.mark.rule("guardian.5")
def test_card_5_does_any_one_of_2_3_and_4() -> None:
    state = board(MEADOWS, card=5, tokens={0: "a1"})
    assert kinds(state) == {"place", "move_tile", "move_token", "rotate_tile"}
    assert sliding(state) == [1, 3, 5, 7]
    assert moves(state, "a1") == "b1 a2"
    for action in (MoveTile(1), move("a1", "b1"), RotateTile(8, CW)):
        assert "guardian.5" in ids(state, action)
        assert kinds(state.apply(action)) == {"place"}, "one of them only"
    assert Obstacle.WRONG_CARD in refusal(state, TakeTalisman())


@pytest.mark.rule("guardian.2")
@pytest.mark.rule("guardian.3")
@pytest.mark.rule("guardian.4")
@pytest.mark.parametrize(
    ("card", "kind"),
    [(1, "take_talisman"), (2, "move_tile"), (3, "move_token"), (4, "rotate_tile")],
)
def test_each_card_does_its_own(card: int, kind: str) -> None:
    assert kinds(board(MEADOWS, card=card, tokens={0: "a1"})) == {"place", kind}


@pytest.mark.rule("round.talisman.two")
@pytest.mark.rule("guardian.4")
def test_two_players_may_rotate_all_five() -> None:
    state = board(MEADOWS_TWO, seats=2, card=4, tokens={0: "a1"})
    slots = {a.slot for a in state.legal_actions() if isinstance(a, RotateTile)}
    assert slots == {0, 2, 3, 4, 5}


@pytest.mark.rule("guardian.4")
def test_cards_and_turns_may_be_named_by_plain_words() -> None:
    state = board(".f.", card=4, tokens={0: "b1"})
    plain = RotateTile(0, "cw", "guardian")  # type: ignore[arg-type]
    assert state.apply(plain) == state.apply(RotateTile(0, CW, GUARDIAN))
    waiting = board(".r.", card=4, tokens={0: "b1"}, ruins="1")
    plain = RotateTile(0, "ccw", "ruins")  # type: ignore[arg-type]
    assert own(waiting.apply(plain)) == "a2"
    assert ids(waiting, plain) == ["guardian.4", "ruins.action"]
