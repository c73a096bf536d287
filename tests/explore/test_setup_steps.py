"""Tests of the set-up steps."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import ChooseStart, Obstacle, Phase, Rules, new_game
from dokmus_widgets.explore.setup.steps import SetUp, StepKind, disputed_spaces, why_not
from tests.core.boards import at, board, names
from tests.core.playing import examples, random_rules

SEEDS = st.integers(0, 2**20)


def random_setup(seed: int) -> SetUp:
    draw = Random(seed)
    players = draw.choice((2, 3, 4))
    return SetUp(players, draw.randrange(1000), draw.randrange(players), random_rules(draw))


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 8), (4, 8)])
def test_tiles_come_one_by_one_then_gap_tokens_talisman_starts(players: int, tiles: int) -> None:
    kinds = [str(step.kind) for step in SetUp(players).steps()]
    laying = ["shuffle", *["tile"] * tiles, "gap", "supply", "talisman"]
    assert kinds == [*laying, *["start"] * players, "ready"]


@examples(40)
@given(SEEDS)
def test_every_step_lays_one_tile_and_leaves_the_gap(seed: int) -> None:
    laid: list[int] = []
    for step in random_setup(seed).steps():
        grid = step.state.island.grid
        if step.kind is StepKind.TILE:
            assert step.slot is not None
            laid.append(step.slot)
        elif step.kind is not StepKind.SHUFFLE:
            assert not step.unlaid
            continue
        on_table = {slot for slot in range(len(grid)) if grid[slot] and slot not in step.unlaid}
        assert on_table == set(laid)
    assert laid == [slot for slot, tile in enumerate(grid) if tile is not None]


@examples(40)
@given(SEEDS)
def test_the_holder_starts_last_and_the_one_on_the_right_first(seed: int) -> None:
    setup = random_setup(seed)
    starting = [step.seat for step in setup.steps() if step.kind is StepKind.START]
    assert starting == [(setup.first - 1 - n) % setup.players for n in range(setup.players)]


@examples(40)
@given(SEEDS)
def test_its_end_is_what_the_rules_make_of_the_starts(seed: int) -> None:
    setup = random_setup(seed)
    state = new_game(setup.players, first=setup.first, seed=setup.island, rules=setup.rules)
    for step in setup.steps():
        if step.kind is StepKind.START:
            assert step.state == state
            assert step.start is not None
            assert step.example, "nobody has chosen"
            state = state.apply(ChooseStart(step.start))
    assert setup.steps()[-1].state == state
    assert state.phase is Phase.GUARDIANS


def test_a_chosen_start_counts_and_an_illegal_one_does_not() -> None:
    a1, o1, d4 = map(at, ("a1", "o1", "d4"))
    chosen = SetUp(2).with_start(0, a1).with_start(1, o1)
    found = [step for step in chosen.steps() if step.kind is StepKind.START]
    assert [(step.start, step.example) for step in found] == [(a1, False), (o1, False)]
    # The same space twice: the second one has to choose anew.
    again = [step for step in chosen.with_start(1, a1).steps() if step.kind is StepKind.START]
    assert again[1].example
    assert again[1].start != a1
    assert all(step.start != d4 for step in SetUp(2).with_start(0, d4).steps())


@examples(30)
@given(SEEDS)
def test_every_space_is_a_start_or_has_a_reason(seed: int) -> None:
    for step in random_setup(seed).steps():
        if step.kind is not StepKind.START:
            continue
        frame = step.state.island.frame
        reasons = why_not(step.state)
        told = [space for spaces in reasons.values() for space in spaces]
        starts = frame.spaces(step.state.legal_actions().starts)
        tiles = [s for s in frame.spaces(sum(frame.slot_mask)) if step.state.island.tile_at(s)]
        assert sorted([*told, *starts]) == sorted(tiles)
        for obstacle, spaces in reasons.items():
            first = step.state.check(ChooseStart(spaces[-1])).obstacles[0]
            assert first.obstacle is obstacle


def test_reasons_on_a_board_to_be_read() -> None:
    state = board(
        "..f|   |...\n...|   |...\nf..|   |...\n---+---+---\n...|...|...\n...|...|...\n...|...|...",
        seats=2,
        phase="start",
        tokens={1: "a6"},
    )
    reasons = {obstacle: names(spaces) for obstacle, spaces in why_not(state).items()}
    assert reasons[Obstacle.NOT_A_CORNER] == "d4 e4 f4 d5 e5 f5 d6 e6 f6"
    assert reasons[Obstacle.TILE_TAKEN] == "a4 b4 c4 a5 b5 c5 a6 b6 c6"
    assert "b2" in reasons[Obstacle.NOT_AN_EDGE].split()


def test_the_reading_parts_edges_towards_the_gap_and_only_for_two() -> None:
    two = next(step for step in SetUp(2).steps() if step.kind is StepKind.START)
    parted = disputed_spaces(two.state)
    assert parted
    assert {column for _, column in parted} == {6, 14}, "the columns on both sides of the gap"
    assert {row // 7 for row, _ in parted} == {0}
    four = next(step for step in SetUp(4).steps() if step.kind is StepKind.START)
    assert disputed_spaces(four.state) == ()
    narrow = two.state.replaced(rules=Rules(start_edge="outer_border"))
    assert not set(parted) & set(two.state.island.frame.spaces(narrow.legal_actions().starts))
