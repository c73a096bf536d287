"""Tests of links to games."""

from __future__ import annotations

import random
from zlib import crc32

import pytest

from dokmus_widgets.core import PRESETS, SWITCHES, Phase, Rules, State, new_game
from dokmus_widgets.core.notation import MAX_CODE_LENGTH, position_code
from dokmus_widgets.core.notation.digits import to_text
from dokmus_widgets.play import Game
from dokmus_widgets.play.links import link_to, linked_game
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.game.help import HELPS

CODE = position_code(new_game(3, seed=5))


def with_check(body: str) -> str:
    """Append a correct check value to a code."""
    return f"{body}_{to_text(crc32(body.encode()), 6)}"


def in_a_game(seed: int) -> State:
    chance = random.Random(seed)
    state = new_game(chance.choice((2, 3, 4)), seed=seed)
    for _ in range(chance.randrange(60)):
        if state.phase is Phase.OVER:
            break
        state = state.apply(chance.choice(list(state.legal_actions())))
    return state


def test_an_empty_link_begins_the_usual_game() -> None:
    game = linked_game({})
    assert game.state == new_game(2, seed=1)
    assert game.answer


def test_a_link_begins_the_game_that_it_asks_for() -> None:
    game = linked_game(
        {"players": "3", "island": "5", "first": "1", "reading": "fr", "temple_water": "joins"}
    )
    rules = Rules.preset("fr").replaced(temple_water="joins")
    assert game.state == new_game(3, seed=5, first=1, rules=rules)
    assert game.answer


@pytest.mark.parametrize("preset", PRESETS)
def test_every_reading_has_a_link(preset: str) -> None:
    assert linked_game({"reading": preset}).state.rules == Rules.preset(preset)
    for switch, values in SWITCHES.items():
        for value in values:
            asked = {"reading": preset, switch: str(value).lower()}
            rules = Rules.preset(preset).replaced(**{switch: value})
            assert linked_game(asked).state.rules == rules


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": "9"}, 'The parameter "players" can\'t be 9, only 2-4.'),
        ({"players": "1"}, 'The parameter "players" can\'t be 1, only 2-4.'),
        ({"players": "many"}, "can't be many, only 2-4."),
        ({"players": "9" * 10_000}, "99, only 2-4."),
        ({"island": "treasure"}, "a whole number from 0 to 999999999, not treasure."),
        ({"island": "-1"}, "not -1."),
        ({"first": "2"}, 'The parameter "first" can\'t be 2, only 0, 1.'),
        ({"reading": "english"}, "can't be english, only en, ru, fr, ja, faq"),
        ({"reading": "frr"}, "did you mean fr?"),
        ({"temple_water": "join"}, "did you mean joins?"),
        ({"voluntary_sacrifice": "tru"}, "did you mean true?"),
        ({"playrs": "3"}, "did you mean players?"),
        ({"temple_watr": "joins"}, "did you mean temple_water?"),
        ({"position": "<script>"}, "This isn't a position code"),
    ],
)
def test_a_wrong_value_is_told_and_the_rest_counts(asked: dict[str, str], told: str) -> None:
    game = linked_game({"ruins_timing": "same_turn", **asked})
    assert not game.answer
    assert told in game.answer.words
    assert game.state == new_game(2, seed=1, rules=Rules(ruins_timing="same_turn"))


def test_what_a_link_carries_for_others_is_left_alone() -> None:
    assert linked_game({"utm_source": "x", "fbclid": "y", "game": "z", "players": ""}).answer


@pytest.mark.parametrize("seed", range(20))
def test_a_link_opens_the_position_that_it_was_made_of(seed: int) -> None:
    state = in_a_game(seed)
    field, _, code = link_to(state).partition("=")
    assert field == "?position"
    game = linked_game({"position": code})
    assert game.state == state
    assert game.answer


def test_a_position_says_it_all() -> None:
    game = linked_game({"position": CODE, "players": "2", "reading": "fr"})
    assert game.state == new_game(3, seed=5)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("hello", "This isn't a position code; those begin with d2_."),
        (CODE[:-9] + ("x" if CODE[-9] != "x" else "y") + CODE[-8:], "was changed or cut"),
        (CODE[:-1], "was changed or cut"),
        (with_check("d3_isle_abc"), "from a newer version"),
        (with_check("d1_elsi_abc"), "tiles that aren't here: 'elsi'"),
        ("d1_" * MAX_CODE_LENGTH, "too long"),
    ],
)
def test_a_code_that_cannot_be_read_is_told_in_a_sentence(code: str, told: str) -> None:
    game = linked_game({"position": code, "players": "3"})
    assert told in game.answer.words
    assert len(game.answer.words) < 400
    assert game.state == new_game(3, seed=1), "a new game is offered, as the rest asks for"


def test_a_sound_code_of_no_position_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    document = new_game(2).to_dict() | {"round": 99}

    def refuse(_text: str) -> State:
        return State.from_dict(document)

    monkeypatch.setattr("dokmus_widgets.play.links.read_position_code", refuse)
    told = linked_game({"position": CODE}).answer.words
    assert "impossible position: round: 99 is not a whole number" in told


def test_a_linked_game_is_played_on() -> None:
    game: Game = linked_game({"position": CODE})
    assert game.act(next(iter(game.state.legal_actions())))


def test_a_link_asks_for_players_of_a_level() -> None:
    game = linked_game({"level": "2", "players": "3"})
    assert {one.name for one in game.opponents.players.values()} == {"level-2"}
    assert game.opponents.seats == {1, 2}
    assert "can't be 12" in linked_game({"level": "12"}).answer.words


def test_faults_are_told_along_with_what_others_do_until_one_acts() -> None:
    game = linked_game({"players": "9", "level": "1", "first": "0"})
    assert [*game.play_computer_turns()]
    assert game.answer.words.startswith("Part of your link")
    assert " started on " in game.answer.words
    assert not game.answer
    assert game.act(next(iter(game.state.legal_actions())))
    assert "your link" not in game.answer.words


def test_a_guided_game_has_all_help() -> None:
    game = GameWidget.linked({"guided": "1"})
    assert game.help.kinds == HELPS
    assert game.game.opponents.players[1].name == "level-1"
