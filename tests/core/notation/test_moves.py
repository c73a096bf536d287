"""Moves as short text: written as people write them, read back as they were, legal or not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    Place,
    RotateTile,
    Rotation,
    Sacrifice,
    State,
    TakeTalisman,
    TileSet,
    new_game,
)
from dokmus_widgets.core.notation import NotationError, read_action, write_action
from tests.core.boards import CCW, CW, GUARDIAN, MEADOWS, RUINS, at, board, move, place
from tests.core.playing import every_action, examples, playout, small_game

SEEDS = st.integers(0, 2**32 - 1)
#: Tiles are numbered from 1, row by row, without the gap in slot 4.
TABLE = board(MEADOWS)

WRITTEN: list[tuple[Action, str]] = [
    (ChooseStart(at("c4")), "start c4"),
    (ChooseGuardian(4), "card 4"),
    (place("c4"), "c4"),
    (place("c4", 1), "c4+1"),
    (place("aa12", 2), "aa12+2"),
    (place("c4", -1), "c4-1"),
    (Sacrifice(), "sacrifice"),
    (TakeTalisman(), "talisman"),
    (MoveTile(3), "slide 4A"),
    (MoveTile(3, RUINS), "slide 4A by ruins"),
    (MoveTile(4), "slide @4"),
    (MoveTile(-1), "slide @-1"),
    (move("b2", "b3"), "b2>b3"),
    (move("b2", "b3", RUINS), "b2>b3 by ruins"),
    (RotateTile(3, CW), "rotate 4A cw"),
    (RotateTile(8, CCW, RUINS), "rotate 8A ccw by ruins"),
    (DeclineRuins(), "decline"),
    (EndTurn(), "end"),
    (Place((-1, 5)), "[-1,5]"),
    (Place((99, 0), 1), "[99,0]+1"),
    (Place((0, 702)), "[0,702]"),
    (Place((98, 701)), "zz99"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_moves_are_written_as_people_write_them(action: Action, text: str) -> None:
    assert write_action(TABLE, action) == text
    assert read_action(TABLE, text) == action


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_actions_print_as_they_are_written_with_slots_for_tiles(action: Action, text: str) -> None:
    assert read_action(TABLE, str(action)) == action
    if "slot" not in action.__match_args__:
        assert str(action) == text


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_case_and_blanks_do_not_matter(action: Action, text: str) -> None:
    spread = text.upper().replace(" ", " \t ").replace(">", " > ").replace("+", " + ")
    assert read_action(TABLE, f"\n  {spread} \n") == action


def test_a_tiles_name_will_do_without_its_side() -> None:
    assert read_action(TABLE, "slide 4") == MoveTile(3)
    assert read_action(TABLE, "rotate 4 cw by guardian") == RotateTile(3, CW)


@examples(12)
@given(seed=SEEDS)
def test_every_action_comes_back_legal_or_not(seed: int) -> None:
    states = [state for state, _ in playout(small_game(seed), seed)]
    state = Random(seed).choice(states)
    for action in every_action(state, off=1):
        text = write_action(state, action)
        assert read_action(state, text) == action, text


numbers = st.integers(-(10**18) + 1, 10**18 - 1)
spaces = st.tuples(numbers, numbers)


@examples(100)
@given(space=spaces, number=numbers, by=st.sampled_from(By), turn=st.sampled_from(Rotation))
def test_numbers_far_off_the_board_come_back(
    space: tuple[int, int], number: int, by: By, turn: Rotation
) -> None:
    for action in (
        *(ChooseStart(space), Place(space, number), ChooseGuardian(number)),
        *(MoveTile(number, by), RotateTile(number, turn, by)),
    ):
        assert read_action(TABLE, write_action(TABLE, action)) == action


def test_numbers_without_end_are_refused() -> None:
    for action in (ChooseGuardian(10**18), Place((0, 10**5000)), MoveTile(-(10**30))):
        with pytest.raises(ValueError, match="18 digits"):
            write_action(TABLE, action)


def called(names: list[str]) -> State:
    """Return a new game of two on tiles of these names."""
    side = ("...",) * 3
    return new_game(2, tiles=TileSet.of(dict.fromkeys(names, (side, side))))


@examples(60)
@given(names=st.lists(st.text(min_size=1, max_size=40), min_size=5, max_size=8, unique=True))
def test_tiles_may_be_called_anything(names: list[str]) -> None:
    state = called(names)
    for slot in range(6):
        for action in (MoveTile(slot, GUARDIAN), RotateTile(slot, CW, RUINS)):
            text = write_action(state, action)
            assert "\n" not in text
            assert read_action(state, text) == action


def test_names_that_are_much_alike_are_told_apart() -> None:
    state = called(["3", "3A", "3B", "a", "A", "by", "@4", 'x"y', "\ud800"][:8])
    for slot in range(6):
        assert read_action(state, write_action(state, MoveTile(slot))) == MoveTile(slot)


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ("", 1, 1, "the end of the text"),
        ("fly", 1, 1, "'fly'"),
        ("end now", 1, 5, "'now'"),
        ("start", 1, 6, "the end of the text"),
        ("start fast", 1, 7, "'fast'"),
        ("card four", 1, 6, "'four'"),
        ("card 4x", 1, 6, "'4x'"),
        ("c4 +", 1, 4, "'+'"),
        ("c0", 1, 1, "'c0'"),
        ("c100", 1, 1, "'c100'"),
        ("b2>", 1, 4, "the end of the text"),
        ("b2>b3 by me", 1, 10, "'me'"),
        ("slide 9", 1, 7, "'9'"),
        ('slide "3', 1, 7, "'\"3'"),
        (r'slide "\x"', 1, 8, r"'\\x'"),
        (r'slide "\u{110000}"', 1, 8, r"'\\u{110000}'"),
        ("slide 9A", 1, 7, "'9A'"),
        ("rotate 3 left", 1, 10, "'left'"),
        ("\n\n  c4 c5", 3, 6, "'c5'"),
        ("c4\nc5", 2, 1, "'c5'"),
        ("slide @9999999999999999999", 1, 8, "'9999999999999999999'"),
        ("ｃ４", 1, 1, "'ｃ４'"),  # noqa: RUF001 - wide letters are no letters of a space
        ("card ４", 1, 6, "'４'"),  # noqa: RUF001
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    text: str, line: int, column: int, found: str
) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(TABLE, text)
    error = refused.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert str(error) == f"line {line}, column {column}: expected {error.expected}, not {found}"


@pytest.mark.parametrize(
    "text", ["c" * 10**6, "[" * 900, "[-" + "1" * 900 + ",1]", " " * 999, '"' * 900, "\\" * 900]
)
def test_hostile_moves_are_refused_in_few_words(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(TABLE, text)
    assert len(str(refused.value)) < 250


@examples(200)
@given(text=st.text(st.sampled_from('abc123 +->@[],"\\{}u\n') | st.characters(), max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = read_action(TABLE, text)
    except NotationError:
        return
    assert read_action(TABLE, write_action(TABLE, action)) == action
