"""Volcanoes, and the extra action of ruins."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import DeclineRuins, EndTurn, MoveTile, Obstacle, RotateTile, Rule
from tests.core.boards import (
    CCW,
    CW,
    RUINS,
    board,
    free,
    ids,
    kinds,
    move,
    moves,
    own,
    place,
    play,
    refusal,
    sliding,
)


@pytest.mark.rule("volcano.burn")
def test_a_token_on_a_volcano_burns_at_the_end_of_the_turn() -> None:
    state = board(".v..", tokens={0: "a1"}, cards=(2, 3, 4))
    placed = play(state, place("b1"))
    assert (own(placed), placed.sacrificed[0]) == ("a1 b1", 0)
    assert free(placed) == "c1", "until then it serves as any other token"
    done = play(placed, place("c1"), place("d1"))
    assert done.check(EndTurn()).spaces == ((0, 1),), "the verdict shows what will burn"
    burnt = done.apply(EndTurn())
    assert own(burnt) == "a1 c1 d1"
    assert (burnt.sacrificed[0], burnt.supply[0]) == (1, 21), "of this turn's, no extra token"


@pytest.mark.rule("volcano.burn")
def test_only_the_tokens_of_the_turns_owner_burn() -> None:
    state = board("v.v", tokens={0: "a1 b1", 1: "c1"}, cards=(2, 3, 4), tokens_left=0)
    after = state.apply(EndTurn())
    assert (own(after, 0), own(after, 1)) == ("b1", "c1")
    assert after.sacrificed == (1, 0, 0)


@pytest.mark.rule("volcano.burn")
def test_several_burn_at_once() -> None:
    state = board("vvv", tokens={0: "a1 b1 c1"}, cards=(2, 3, 4), tokens_left=0)
    after = state.apply(EndTurn())
    assert (own(after), after.sacrificed[0]) == ("", 3)


@pytest.mark.rule("volcano.burn")
@pytest.mark.rule("guardian.3")
def test_a_token_may_be_moved_off_a_volcano_before_it_burns_faq() -> None:
    state = board(".v.", tokens={0: "a1"}, card=3, cards=(3, 4, 5), tokens_left=1)
    saved = play(state, place("b1"), move("b1", "c1"), EndTurn())
    assert (own(saved), saved.sacrificed[0]) == ("a1 c1", 0)


@pytest.mark.rule("volcano.burn")
@pytest.mark.rule("ruins.action")
def test_ruins_may_rescue_one_too() -> None:
    state = board(".v.\n.r^", tokens={0: "a1 a2"}, cards=(2, 3, 4), tokens_left=2)
    saved = play(state, place("b1"), place("b2"), move("b1", "c1", RUINS), EndTurn())
    assert (own(saved), saved.sacrificed[0]) == ("a1 c1 a2 b2", 0)


@pytest.mark.rule("volcano.burn")
def test_a_token_may_be_moved_onto_a_volcano_to_burn() -> None:
    state = board(".v", tokens={0: "a1"}, cards=(3, 4, 5), tokens_left=0)
    burnt = play(state, move("a1", "b1"), EndTurn())
    assert (own(burnt), burnt.sacrificed[0]) == ("", 1)


@pytest.mark.rule("ruins.fixed")
def test_a_token_on_ruins_is_never_moved_off() -> None:
    state = board(".r.\n...", tokens={0: "b1 b2"}, card=3)
    assert (moves(state, "b1"), moves(state, "b2")) == ("", "a2 c2")
    assert refusal(state, move("b1", "c1")) == {Obstacle.TOKEN_FIXED: (Rule.RUINS_FIXED,)}


@pytest.mark.rule("ruins.fixed")
@pytest.mark.rule("guardian.2")
@pytest.mark.rule("guardian.4")
def test_nobody_removes_a_token_but_tiles_carry_it_away_faq() -> None:
    picture = "^^^|.r^|^^^"
    tokens = {0: "d1", 1: "e1"}
    away = board(picture, tokens=tokens, card=2).apply(MoveTile(1))
    assert own(away, 1) == "e4"
    turned = board(picture, tokens=tokens, card=4).apply(RotateTile(1, CW))
    assert own(turned, 1) == "f2"
    stuck = board(picture, tokens=tokens, card=3)
    assert Obstacle.NOT_OWN_TOKEN in refusal(stuck, move("e1", "d1"))


@pytest.mark.rule("ruins.action")
def test_ruins_grant_one_action_on_their_own_tile() -> None:
    before = board(
        """
        ...|.r.|...
        ...|...|...
        """,
        tokens={0: "d1 d2 c1", 1: "f2"},
        card=1,
    )
    state = before.apply(place("e1"))
    assert kinds(state) == {"move_tile", "move_token", "rotate_tile", "decline_ruins"}
    assert sliding(state, RUINS) == [1]
    assert moves(state, "d1", RUINS) == "", "both spaces beside it are taken or closed"
    assert moves(state, "d2", RUINS) == "c2 e2", "to another tile too"
    assert moves(state, "c1", RUINS) == "", "that token stands on another tile"
    for turn in (CW, CCW):
        assert state.check(RotateTile(1, turn, RUINS))
        assert refusal(state, RotateTile(0, turn, RUINS)) == {
            Obstacle.OTHER_TILE: (Rule.RUINS_ACTION,)
        }
    assert Obstacle.OTHER_TILE in refusal(state, move("c1", "c2", RUINS))


@pytest.mark.rule("ruins.action")
def test_it_is_one_action_only_and_the_guardian_is_kept() -> None:
    before = board(".r.\n...", tokens={0: "a1"}, card=4)
    after = play(before, place("b1"), RotateTile(0, CW, RUINS))
    assert after.turn is not None
    assert (after.turn.ruins, after.turn.guardian_left) == ((), True)
    assert refusal(after, RotateTile(0, CW, RUINS)) == {
        Obstacle.NO_RUINS_WAIT: (Rule.RUINS_ACTION,)
    }
    assert after.check(RotateTile(0, CW))


@pytest.mark.rule("ruins.action")
def test_a_tile_out_of_line_with_the_gap_cannot_be_moved() -> None:
    state = board(".r.", tokens={0: "a1"}).apply(place("b1"))
    assert sliding(state, RUINS) == []
    assert Obstacle.NOT_IN_LINE in refusal(state, MoveTile(0, RUINS))


@pytest.mark.rule("ruins.action")
def test_ruins_reached_by_a_crossing_or_a_temple_grant_it_as_well() -> None:
    for picture, price in ((".~r", 1), (".tr", 0)):
        state = board(picture, tokens={0: "a1"}).apply(place("c1", price))
        assert state.turn is not None
        assert state.turn.ruins == ("1",)


@pytest.mark.rule("ruins.action")
def test_it_is_optional() -> None:
    state = play(board(".r.", tokens={0: "a1"}), place("b1"), DeclineRuins())
    assert free(state) == "c1"
    assert refusal(state, DeclineRuins()) == {Obstacle.NO_RUINS_WAIT: (Rule.RUINS_ACTION,)}


@pytest.mark.rule("ruins.now")
@pytest.mark.reading("ruins_timing", "immediate")
def test_nothing_comes_before_the_extra_action_faq() -> None:
    state = board(".r.", tokens={0: "a1"}, card=4).apply(place("b1"))
    for action in (place("c1"), RotateTile(3, CW), EndTurn()):
        found = refusal(state, action)
        assert found[Obstacle.RUINS_WAIT] == (Rule.RUINS_NOW, Rule.RUINS_ACTION)
    (waiting,) = [h for h in state.check(place("c1")).obstacles if h.spaces]
    assert waiting.spaces == ((0, 1),), "shows the ruins where it waits"


@pytest.mark.rule("ruins.now")
def test_the_last_token_too_may_be_followed_by_it() -> None:
    state = board(".r.", tokens={0: "a1"}, card=1, tokens_left=1).apply(place("b1"))
    assert "end_turn" not in kinds(state)
    after = play(state, RotateTile(0, CCW, RUINS))
    assert "end_turn" in kinds(after)
    assert own(after) == "a2 a3"


@pytest.mark.rule("ruins.chain")
@pytest.mark.rule("ruins.action")
@pytest.mark.reading("ruins_on_move", True)
def test_a_token_moved_onto_other_ruins_earns_another_action_on_their_tile_faq() -> None:
    before = board(".r.|r..\n...", tokens={0: "a1 c1"})
    first = before.apply(place("b1"))
    assert moves(first, "c1", RUINS) == "d1 c2"
    assert "ruins.chain" in ids(first, move("c1", "d1", RUINS))
    second = first.apply(move("c1", "d1", RUINS))
    assert second.turn is not None
    assert second.turn.ruins == ("2",)
    assert Obstacle.OTHER_TILE in refusal(second, RotateTile(0, CW, RUINS))
    third = second.apply(MoveTile(1, RUINS))
    assert own(third) == "a1 b1 d4"
    assert third.turn is not None
    assert third.turn.ruins == ()


@pytest.mark.rule("ruins.chain")
@pytest.mark.reading("ruins_on_move", True)
def test_the_guardian_moving_a_token_onto_ruins_earns_it_too() -> None:
    state = board(".r.\n...", tokens={0: "a1"}, card=3).apply(move("a1", "b1"))
    assert state.turn is not None
    assert (state.turn.ruins, state.turn.guardian_left) == (("1",), False)
    assert "place" not in kinds(state)
    assert own(state.apply(RotateTile(0, CW, RUINS))) == "c2"


@pytest.mark.rule("ruins.chain")
def test_a_chain_may_stay_on_one_tile() -> None:
    state = play(board("rr.\n...", tokens={0: "a2 b2"}), place("a1"), move("b2", "b1", RUINS))
    assert state.turn is not None
    assert state.turn.ruins == ("1",)
    assert moves(state, "a2", RUINS) == "b2"


@pytest.mark.rule("ruins.action")
def test_the_waiting_action_goes_with_its_tile() -> None:
    state = board(".r.|   |...", gap=1, tokens={0: "a1"}, rules="fr", card=2)
    moved = play(state, place("b1"), MoveTile(0))
    assert moved.check(RotateTile(1, CW, RUINS)), "the tile called 0 now lies in slot 1"
    assert not moved.check(RotateTile(2, CW, RUINS))
