"""Tests of game records."""

from __future__ import annotations

import random

import pytest

from dokmus_widgets.core import PositionError, Rules, State, new_game
from dokmus_widgets.core.notation import (
    GameRecord,
    IllegalRecord,
    Mark,
    MarkKind,
    NotationError,
    Note,
    read_record,
    write_record,
)
from dokmus_widgets.play import Game
from dokmus_widgets.play.links import link_to
from dokmus_widgets.play.records import (
    fault_rules,
    fault_words,
    game_of_record,
    read_saved,
    record_of,
)

_ILLEGAL = "Dokmus game record 1\nPlayers: A, B\nSeed: 1\n\nStart\nB: start d4\n"


def played(seed: int, plies: int, **options: object) -> Game:
    """Return a game after random plies."""
    chance = random.Random(seed)
    game = Game(seed=seed, **options)  # type: ignore[arg-type]
    for _ in range(plies):
        game.act(chance.choice(list(game.state.legal_actions())))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_a_game_is_opened_as_it_was_saved(seed: int) -> None:
    rules = Rules.preset(("en", "fr", "ja")[seed % 3])
    names = ("Ann", 'B "b" {c}', "Zoë")
    game = played(seed, 15 * seed, players=3, names=names, rules=rules, first=seed % 3)
    record = read_saved(record_of(game))
    assert isinstance(record, GameRecord)
    assert record.seed == seed
    again = game_of_record(record)
    assert (again.state, again.names, again.seed) == (game.state, game.names, game.seed)
    assert [ply.action for ply in again.history.plies] == [p.action for p in game.history.plies]
    assert record_of(again) == record_of(game)
    assert again.history.can_undo == game.history.can_undo


def test_a_game_that_went_on_from_a_position_is_saved_with_it() -> None:
    game = Game(state=played(3, 20, players=2).state)
    game.act(next(iter(game.state.legal_actions())))
    record = read_record(record_of(game))
    assert record.seed is None
    assert record.start == game.history.start
    assert record.final == game.state


def test_what_was_taken_back_is_not_saved() -> None:
    game = Game(2, seed=1)
    game.click("a1")
    game.undo()
    assert read_record(record_of(game)).plies == ()


def test_comments_and_marks_are_saved_again() -> None:
    record = GameRecord.new(("Ann", "Ben"), seed=1)
    game = game_of_record(record)
    game.click("a1")
    (ply,) = read_record(record_of(game)).plies
    marked = Note("well\nbegun", (Mark(MarkKind.RING, (0, 0)),))
    noted = record.replaced(plies=(ply._replace(note=marked),), opening=Note("who knows?"))
    assert record_of(game_of_record(noted)) == write_record(noted)
    assert record_of(game_of_record(noted).fork()) == write_record(noted)


def test_a_link_or_a_code_is_read_wherever_it_was_copied_from() -> None:
    state = new_game(3, seed=5)
    link = link_to(state)
    code = link.removeprefix("?position=")
    for text in (code, f"  {code}\n", link, f"http://localhost:1/x{link}&game=abc#top"):
        assert read_saved(text) == state


def test_what_cannot_be_read_is_told_with_line_and_column() -> None:
    assert _fault("") == "Paste a code, a link or a record first."
    assert _fault("hello").startswith("This isn't a position code")
    assert _fault("hello you").startswith("Line 1, column 1: expected")
    told = "Line 6, column 4: 'start d4' isn't legal (Meadow or forest on an outer edge)."
    assert _fault(_ILLEGAL) == told
    assert "200000" in _fault("x " * 200_000)


def test_an_illegal_move_names_its_rules() -> None:
    with pytest.raises(IllegalRecord) as caught:
        read_saved(_ILLEGAL)
    assert "setup.start_space" in fault_rules(caught.value)
    with pytest.raises(NotationError) as unreadable:
        read_saved("a b")
    assert fault_rules(unreadable.value) == ()


def test_an_impossible_position_is_told_by_its_first_fault() -> None:
    with pytest.raises(PositionError) as caught:
        State.from_dict(new_game(2).to_dict() | {"round": 99, "talisman": 7})
    assert fault_words(caught.value).count("\n") == 0


def _fault(text: str) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the words are looked at
        read_saved(text)
    return fault_words(caught.value)
