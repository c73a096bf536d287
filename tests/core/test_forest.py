"""The costs of forests, and their exceptions."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import MoveTile, Way
from tests.core.boards import RUINS, board, free, ids, move, own, paid, place, play


@pytest.mark.rule("forest.cost")
def test_a_forest_costs_one_sacrifice() -> None:
    before = board(".f.", tokens={0: "a1"})
    assert (free(before), paid(before)) == ("", "b1")
    after = before.apply(place("b1", 1))
    assert after.turn is not None
    assert (own(after), after.sacrificed[0], after.turn.tokens_left) == ("a1 b1", 1, 1)
    assert "forest.cost" in ids(before, place("b1", 1))


@pytest.mark.rule("forest.cost")
def test_leaving_a_forest_costs_nothing() -> None:
    assert free(board("f.", tokens={0: "a1"})) == "b1"


@pytest.mark.rule("forest.beside")
def test_a_forest_beside_an_own_forest_token_is_free() -> None:
    state = board(".ff", tokens={0: "b1"})
    assert (free(state), paid(state)) == ("a1 c1", "")
    verdict = state.check(place("c1"))
    assert "forest.beside" in verdict.rules
    assert verdict.routes[0].witnesses == ((0, 1),), "names the token in the same wood"


@pytest.mark.rule("forest.beside")
def test_the_wood_just_paid_for_opens_the_next() -> None:
    after = play(board(".fff", tokens={0: "a1"}), place("b1", 1), place("c1"))
    assert (own(after), after.sacrificed[0]) == ("a1 b1 c1", 1)


@pytest.mark.rule("forest.beside")
@pytest.mark.parametrize(
    ("picture", "tokens", "why"),
    [
        (".ff", {0: "a1", 1: "c1"}, "another player's token opens nothing"),
        (".f^\n^.f", {0: "a1 c2"}, "diagonally is not beside"),
        ("ff.\n^.f\n^f^", {0: "a1 b2"}, "in the same wood is not beside"),
    ],
)
def test_nothing_else_opens_it(picture: str, tokens: dict[int, str], why: str) -> None:
    state = board(picture, tokens=tokens)
    space = "b3" if picture.startswith("ff.") else "b1"
    assert space in paid(state).split(), why
    assert space not in free(state).split(), why


@pytest.mark.rule("forest.beside")
def test_woods_join_across_tiles() -> None:
    assert free(board("^^f|f^^", tokens={0: "c1"})) == "d1"
    away = board("^^f|f^^", tokens={0: "c1"}, card=2).apply(MoveTile(1))
    assert "d1" not in free(away).split()


@pytest.mark.rule("forest.temple")
def test_a_forest_across_a_temple_from_an_own_forest_token_is_free() -> None:
    state = board("ftf", tokens={0: "a1"})
    assert (free(state), paid(state)) == ("c1", "")
    assert "forest.temple" in ids(state, place("c1"))
    meadow = board(".tf", tokens={0: "a1"})
    assert (free(meadow), paid(meadow)) == ("", "c1")


@pytest.mark.rule("forest.temple")
def test_it_may_be_entered_from_elsewhere() -> None:
    state = board("ftf\n^^.", tokens={0: "a1 c2"})
    (step,) = [r for r in state.check(place("c1")).routes if r.way is Way.STEP]
    assert (step.path, step.sacrifice) == (((1, 2), (0, 2)), 0)
    assert step.witnesses == ((0, 0),)


@pytest.mark.rule("forest.temple")
@pytest.mark.rule("temple.pair")
def test_temples_in_a_chain_are_one_temple_for_it() -> None:
    assert free(board("ftT|tf", tokens={0: "a1"})) == "e1"


@pytest.mark.rule("forest.crossing")
def test_a_crossing_into_a_forest_costs_one_not_two() -> None:
    before = board(".~f", tokens={0: "a1"}, tokens_left=2)
    assert paid(before) == "c1"
    after = before.apply(place("c1", 1))
    assert after.turn is not None
    assert (after.sacrificed[0], after.turn.tokens_left) == (1, 0)
    assert "forest.crossing" in ids(before, place("c1", 1))
    assert "forest.cost" not in ids(before, place("c1", 1))


@pytest.mark.rule("forest.moved")
def test_a_token_moved_into_a_forest_costs_nothing() -> None:
    before = board(".f", tokens={0: "a1"}, card=3)
    after = before.apply(move("a1", "b1"))
    assert (own(after), after.sacrificed[0]) == ("b1", 0)
    assert after.turn is not None
    assert after.turn.tokens_left == 3
    assert "forest.moved" in ids(before, move("a1", "b1"))


@pytest.mark.rule("forest.moved")
def test_nor_does_one_moved_by_ruins() -> None:
    before = board(".r\nf^", tokens={0: "a1 b1"}, ruins="1")
    after = before.apply(move("a1", "a2", RUINS))
    assert (own(after), after.sacrificed[0]) == ("b1 a2", 0)


@pytest.mark.rule("forest.beside")
@pytest.mark.rule("forest.moved")
def test_a_token_moved_into_a_wood_opens_it() -> None:
    before = board(".ff", tokens={0: "a1"}, card=3)
    assert free(before.apply(move("a1", "b1"))) == "a1 c1"
