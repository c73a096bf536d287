"""Tests of score lines against the reference implementation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import State
from dokmus_widgets.explore.sample_games import sample_end
from dokmus_widgets.explore.scores.lines import (
    LINES,
    additions,
    lines_at,
    one_more,
    sacrifice_places,
    score_line,
    standing,
    tile_track,
)
from tests.core.boards import MEADOWS, at, board, names
from tests.core.playing import examples, playout, small_game
from tests.reference.board import Document, free_land, terrain
from tests.reference.scoring import score

SEEDS = st.integers(0, 2**32 - 1)

TEMPLES = """
t..|...|...
.r.|.T.|...
...|...|..t
---+---+---
...|   |...
...|   |...
...|   |...
---+---+---
...|...|...
...|...|t..
...|...|...
"""


def some_states(seed: int) -> Iterator[State]:
    """Return every twelfth state of a random game."""
    for number, (state, _) in enumerate(playout(small_game(seed), seed)):
        if number % 12 == 0:
            yield state


def with_token(document: Document, seat: int, space: tuple[int, int]) -> Document:
    """Return the document with another token, ignoring the supply."""
    tokens = [list(own) for own in document["tokens"]]
    tokens[seat].append(list(space))
    return {**document, "tokens": tokens}


@examples(25)
@given(SEEDS)
def test_the_spaces_of_a_line_make_up_its_points(seed: int) -> None:
    for state in some_states(seed):
        complete = 5 if state.seats == 2 else 8
        for seat, sheet in enumerate(state.score()):
            lines = {name: score_line(state, seat, name) for name in LINES}
            assert {name: line.points for name, line in lines.items()} == {
                name: sheet[name] for name in LINES
            }
            assert sum(line.points for line in lines.values()) == sheet.total
            assert sheet.ruins == len(lines["ruins"].spaces)
            assert sheet.small_temples == 2 * len(lines["small_temples"].spaces)
            assert sheet.large_temples == 3 * len(lines["large_temples"].spaces)
            assert sheet.complete_tiles == complete * len(lines["complete_tiles"].slots)
            frame = state.island.frame
            reached = {frame.slot_of(space) for space in lines["tiles_reached"].spaces}
            assert reached == set(lines["tiles_reached"].slots)
            own = set(state.tokens_of(seat))
            assert all(set(line.witnesses) <= own for line in lines.values())


@examples(3)
@given(SEEDS)
def test_a_space_lights_the_lines_that_light_it(seed: int) -> None:
    for state in some_states(seed):
        lit: dict[tuple[int, int], set[tuple[int, str]]] = {}
        for seat in range(state.seats):
            for name in LINES:
                line = score_line(state, seat, name)
                for space in (*line.spaces, *line.witnesses):
                    lit.setdefault(space, set()).add((seat, name))
        for space in state.island.frame.spaces(sum(state.island.frame.slot_mask)):
            assert set(lines_at(state, space)) == lit.get(space, set())


@examples(15)
@given(SEEDS)
def test_one_more_token_adds_what_the_reference_counts(seed: int) -> None:
    *_, state = some_states(seed)
    document = state.to_dict()
    before = score(document)
    for seat in range(state.seats):
        found = {}
        for space in free_land(document, terrain(document)):
            after = score(with_token(document, seat, space))
            wanted = {line: after[seat][line] - before[seat][line] for line in after[seat]}
            assert one_more(state, seat, space) == wanted
            if wanted["total"]:
                found[space] = wanted["total"]
        told = {space: points for space, points in additions(state, seat).items() if points}
        assert told == found


def test_what_one_more_token_adds_to_be_read() -> None:
    state = board(TEMPLES, tokens={0: "b1", 1: "a2"})
    assert one_more(state, 0, at("b2")) | {"ruins": 1, "total": 1} == one_more(state, 0, at("b2"))
    # The large temple on another tile: 3, and from one tile to two 2 more, and that tile is full.
    wanted = {"large_temples": 3, "complete_tiles": 8, "tiles_reached": 2, "total": 13}
    assert {k: v for k, v in one_more(state, 0, at("d2")).items() if v} == wanted
    assert one_more(state, 0, at("c1"))["total"] == 0
    for closed in ("a1", "b1", "e5", "zz9"):
        with pytest.raises(ValueError, match=closed):
            one_more(state, 0, at(closed))


def test_the_witnesses_of_a_temple() -> None:
    state = board(TEMPLES, tokens={0: "b1 a2 b2"})
    line = score_line(state, 0, "small_temples")
    assert (names(line.spaces), names(line.witnesses)) == ("a1", "b1 a2")
    with pytest.raises(KeyError):
        score_line(state, 0, "bonus")


def test_the_track_says_what_the_next_tile_adds() -> None:
    state = board(TEMPLES, tokens={0: "b1", 1: "a2 d2"})
    told = [(place.tiles, place.points, place.gain) for place in tile_track(state)]
    assert told == [(1, 1, 2), (2, 3, 3), (0, 0, 1)]
    full = sample_end(1, 4)
    every = full.replaced(tokens=(full.island.land, 0, 0, 0))
    assert (tile_track(every)[0].tiles, tile_track(every)[0].gain) == (8, None)


def test_tied_sacrifices_take_the_full_points_of_their_place() -> None:
    """The worked example: 6 5 5 4 gives 5 3 3 0."""
    state = board(MEADOWS, seats=4, sacrificed=(5, 6, 4, 5), card=1)
    told = [(p.seat, p.tokens, p.place, p.points, p.tied) for p in sacrifice_places(state)]
    assert told == [(1, 6, 1, 5, ()), (0, 5, 2, 3, (3,)), (3, 5, 2, 3, (0,)), (2, 4, 4, 0, ())]


def test_a_tie_is_broken_by_sacrifices_or_shared() -> None:
    def of(*sacrificed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        state = board(TEMPLES, tokens={0: "b1", 1: "b3 b2 a2"}, sacrificed=sacrificed)
        found = standing(state)
        return found.leaders, found.winners

    assert of(0, 0, 0) == ((1,), (1,))
    assert of(3, 3, 0) == ((1,), (1,))
    level = board(TEMPLES, tokens={0: "b1", 1: "a2"}, sacrificed=(3, 3, 3))
    assert (standing(level).leaders, standing(level).winners) == ((0, 1), (0, 1))
    # A point for ruins against nothing, two points for the second place against four.
    state = board(
        ".r.|...|...\nr..|...|...\nr..|...|...", tokens={0: "b1 a2", 1: "d1"}, sacrificed=(1, 2, 0)
    )
    assert standing(state).leaders == (0, 1)
    assert standing(state).winners == (1,)
