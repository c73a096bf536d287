"""Victory points and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.core import SeatScore, State
from dokmus_widgets.core.scoring import sacrifice_points
from tests.core.boards import board


def sheet(picture: str, tokens: str, **wanted: Any) -> SeatScore:
    return board(picture, tokens={0: tokens}, **wanted).score()[0]


def over(seats: int, sacrificed: tuple[int, ...], tokens: dict[int, str], picture: str) -> State:
    return board(
        picture,
        seats=seats,
        gap=4,
        tokens=tokens,
        sacrificed=sacrificed,
        phase="over",
        to_act=None,
        round=8,
    )


@pytest.mark.rule("score.end")
def test_nobody_has_points_from_a_start_and_none_are_kept_on_the_way_faq() -> None:
    state = board("...\n..r", tokens={0: "c1"})
    assert [seat.total for seat in state.score()] == [0, 0, 0]
    assert not any("score" in key or "points" in key for key in state.to_dict())


@pytest.mark.rule("score.end")
def test_a_sheet_adds_up_and_reads_as_a_mapping() -> None:
    score = sheet("r.T\n.t.", "a1 b1 a2", sacrificed=(2,))
    assert dict(score) == {
        "ruins": 1,
        "small_temples": 2,
        "large_temples": 3,
        "complete_tiles": 8,
        "tiles_reached": 1,
        "sacrifices": 4,
        "total": 19,
    }
    with pytest.raises(KeyError):
        score["luck"]


@pytest.mark.rule("score.ruins")
def test_each_token_on_ruins_is_worth_1() -> None:
    assert sheet("rrr", "a1 c1").ruins == 2
    assert board("rrr", tokens={1: "a1 c1"}).score()[0].ruins == 0


@pytest.mark.rule("score.discover")
def test_a_temple_is_discovered_from_beside_even_from_another_tile_faq() -> None:
    assert sheet(".t", "a1").small_temples == 2
    across = sheet("^^.|t", "c1")
    assert (across.small_temples, across.tiles_reached, across.complete_tiles) == (2, 1, 8)
    assert sheet("^.\nt", "b1").total == 0, "a corner is not beside"


@pytest.mark.rule("score.discover")
def test_it_counts_once_a_player_and_for_every_player() -> None:
    state = board(".t.\n^.", tokens={0: "a1 c1", 1: "b2"})
    assert [seat.small_temples for seat in state.score()] == [2, 2, 0]


@pytest.mark.rule("score.discover")
@pytest.mark.rule("temple.pair")
def test_temples_that_act_as_one_are_still_discovered_one_by_one() -> None:
    score = sheet(".tT", "a1")
    assert (score.small_temples, score.large_temples, score.complete_tiles) == (2, 0, 0)


@pytest.mark.rule("score.small")
@pytest.mark.rule("score.large")
def test_small_temples_are_worth_2_and_large_ones_3() -> None:
    assert sheet("t.t", "b1").small_temples == 4
    assert sheet("T.T\n^T", "b1").large_temples == 9
    assert sheet("t.T", "b1").large_temples == 3


@pytest.mark.rule("score.complete")
def test_a_complete_tile_is_worth_8_and_needs_all_its_temples() -> None:
    picture = "t.T\n^^.\n^^t"
    assert sheet(picture, "b1").complete_tiles == 0
    assert sheet(picture, "b1 c2").complete_tiles == 8
    assert sheet("t.^|^^^|.t", "b1 g1").complete_tiles == 16


@pytest.mark.rule("score.complete")
def test_a_tile_without_temples_is_never_complete() -> None:
    assert sheet(".........", "a1 e1 i1").complete_tiles == 0


@pytest.mark.rule("score.complete")
def test_with_two_players_it_is_worth_5() -> None:
    assert sheet(".t", "a1", seats=2).complete_tiles == 5
    assert [sheet(".t", "a1", seats=seats).complete_tiles for seats in (3, 4)] == [8, 8]


@pytest.mark.rule("score.tiles")
@pytest.mark.parametrize(("reached", "points"), list(enumerate([0, 1, 3, 6, 10, 14, 18, 22, 27])))
def test_tiles_with_a_discovered_temple(reached: int, points: int) -> None:
    tile_row = "\n".join(["t.T|" * 3] + ["^^^|" * 3] * 2)
    middle = "\n".join(["t.T|   |t.T"] + ["^^^|   |^^^"] * 2)
    spaces = ["b1", "e1", "h1", "b4", "h4", "b7", "e7", "h7"]
    picture = "\n---\n".join([tile_row, middle, tile_row])
    score = sheet(picture, " ".join(spaces[:reached]))
    assert score.tiles_reached == points
    assert score.small_temples == 2 * reached, "two temples of one tile are one tile"


@pytest.mark.rule("score.sacrifice")
def test_the_worked_example() -> None:
    state = over(4, (6, 5, 5, 4), {}, ".")
    assert [seat.sacrifices for seat in state.score()] == [5, 3, 3, 0]


@pytest.mark.rule("score.sacrifice")
@pytest.mark.parametrize(
    ("sacrificed", "points"),
    [
        ((4, 2), (3, 0)),
        ((2, 2), (3, 3)),
        ((0, 1), (0, 3)),
        ((0, 0), (0, 0)),
        ((1, 5, 3), (0, 4, 2)),
        ((5, 5, 3), (4, 4, 0)),
        ((5, 3, 3), (4, 2, 2)),
        ((3, 0, 0), (4, 0, 0)),
        ((7, 6, 5, 4), (5, 3, 1, 0)),
        ((6, 6, 5, 4), (5, 5, 1, 0)),
        ((6, 6, 6, 4), (5, 5, 5, 0)),
        ((6, 5, 4, 4), (5, 3, 1, 1)),
        ((2, 2, 2, 2), (5, 5, 5, 5)),
        ((0, 3, 0, 2), (0, 5, 0, 3)),
    ],
)
def test_most_sacrificed_tokens(sacrificed: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert sacrifice_points(sacrificed) == points
    state = board(".", seats=len(sacrificed), sacrificed=sacrificed)
    assert tuple(seat.sacrifices for seat in state.score()) == points


@pytest.mark.rule("score.tie")
def test_most_points_win() -> None:
    state = over(3, (0, 0, 0), {0: "a1", 1: "c1"}, "r^r\n^^.")
    assert state.winners() == (0, 1)
    state = over(3, (0, 0, 0), {0: "a1", 1: "c1 b2"}, "r^r\n^r.")
    assert state.winners() == (1,)


@pytest.mark.rule("score.tie")
def test_equal_points_the_one_with_more_sacrifices_wins() -> None:
    ruins = "rrr" * 3
    state = over(3, (3, 2, 0), {0: "a1", 1: "c1 d1 e1"}, ruins)
    assert [seat.total for seat in state.score()] == [5, 5, 0]
    assert state.winners() == (0,)


@pytest.mark.rule("score.tie")
def test_still_equal_the_victory_is_shared_faq() -> None:
    state = over(4, (2, 2, 1, 0), {0: "a1", 1: "b1", 2: "c1"}, "rrr")
    assert [seat.total for seat in state.score()] == [6, 6, 2, 0]
    assert state.winners() == (0, 1)
