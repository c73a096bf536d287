"""Choosing a reading of the rules: in the form, in Python, and what the sheet tells of it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from dokmus_widgets.core import PRESETS, SWITCHES, Rules
from dokmus_widgets.explain.readings import reading_words, switch_note, value_words
from dokmus_widgets.widgets import GameWidget
from tests.widgets.hand import press, sections

MIXES = [
    Rules().replaced(**dict(zip(SWITCHES, values, strict=True)))
    for values in itertools.product(*SWITCHES.values())
]


def fields(game: GameWidget) -> dict[str, dict[str, Any]]:
    """The fields of the form for a new game, those that are folded away too."""
    found = {}
    if not sections(game, "form"):
        press(game, "new_game")
    for field in sections(game, "form")[0]["fields"]:
        for part in field.get("fields", [field]):
            found[part["name"]] = part
    return found


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_form_begins_a_game_by_any_rulebook(preset: str, players: int) -> None:
    game = GameWidget(players, seed=1)
    press(game, "begin", {"reading": preset})
    assert game.state.rules == Rules.preset(preset)
    assert game.state.seats == players


def test_the_form_begins_a_game_by_any_mix() -> None:
    game = GameWidget(2, seed=1)
    for rules in MIXES:
        press(game, "begin", {"reading": "own", **rules.to_dict()})
        assert game.state.rules == rules


def test_switches_count_in_an_own_mix_only() -> None:
    game = GameWidget(2, seed=1)
    press(game, "begin", {"reading": "fr", "temple_water": "joins"})
    assert game.state.rules == Rules.preset("fr")


def test_every_value_that_there_is_is_offered_in_words() -> None:
    offered = fields(GameWidget())
    assert [option["value"] for option in offered["reading"]["options"]] == [*PRESETS, "own"]
    for switch, values in SWITCHES.items():
        assert tuple(option["value"] for option in offered[switch]["options"]) == values
        assert offered[switch]["hint"] == switch_note(switch)
        assert len({value_words(switch, value) for value in values}) == 2


def test_the_form_goes_on_with_the_reading_that_is_played() -> None:
    rules = Rules(temple_water="joins", start_edge="outer_border")
    game = GameWidget(rules=rules)
    assert fields(game)["reading"]["value"] == "own"
    game.begin()
    assert game.state.rules == rules
    game.set_up(rules="ja")
    assert fields(game)["reading"]["value"] == "ja"
    game.begin()
    assert game.state.rules == Rules.preset("ja")


def test_the_sheet_tells_a_reading_that_is_not_the_usual_one() -> None:
    def lead(game: GameWidget) -> str:
        return str(guide_of(game)["lead"][0])

    assert "Rules:" not in str(guide_of(GameWidget()))
    assert lead(GameWidget(rules="fr")) == "Rules: the French rulebook"
    mix = GameWidget(rules={"temple_water": "joins", "ruins_timing": "same_turn"})
    told = "Rules: your own (the ruins action can wait, temples connect waterways)"
    assert lead(mix) == told


def guide_of(game: GameWidget) -> dict[str, Any]:
    """The rules in short, which a press opens."""
    press(game, "panel", "guide")
    [guide] = sections(game, "guide")
    return guide


def test_no_two_readings_are_told_alike() -> None:
    assert len({reading_words(rules) for rules in MIXES}) == len(MIXES)


def test_how_to_play_follows_the_reading() -> None:
    told = {str(guide_of(GameWidget(rules=rules))) for rules in ("en", "fr", "ja", "faq")}
    assert len(told) == 4


@pytest.mark.parametrize(
    ("wish", "rules"),
    [
        (None, Rules()),
        ("faq", Rules.preset("faq")),
        (Rules(ruins_on_move=False), Rules(ruins_on_move=False)),
        ({"voluntary_sacrifice": True}, Rules(voluntary_sacrifice=True)),
        ({}, Rules()),
    ],
)
def test_a_reading_can_be_given_in_three_ways(wish: Any, rules: Rules) -> None:
    assert GameWidget(rules=wish).state.rules == rules


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("frr", '"rules" can\'t be frr, only en, ru, fr, ja, faq; did you mean fr'),
        ({"temple_watr": "joins"}, "can't be temple_watr.*did you mean temple_water"),
        ({"temple_water": "join"}, '"temple_water" can\'t be join,.*did you mean joins'),
        ({"ruins_on_move": 1}, '"ruins_on_move" can\'t be 1, only true, false'),
        (7, "7 isn't a set of rules"),
    ],
)
def test_a_reading_that_there_is_not_is_told_by_name(wish: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        GameWidget(rules=wish)
    game = GameWidget()
    with pytest.raises(ValueError, match=told):
        game.set_up(rules=wish)


def test_a_page_cannot_send_a_reading_that_there_is_not() -> None:
    game = GameWidget(2, seed=1)
    before = game.state
    for wish in ({"reading": "<b>"}, {"reading": "own", "temple_water": "<b>"}):
        press(game, "begin", wish)
        assert "can't be <b>" in str(game.game.answer)
        assert game.state is before


def test_a_waiting_extra_action_is_told_until_it_is_used_or_lost() -> None:
    """By the French rulebook ruins can wait: ending the turn then costs something."""
    game = GameWidget(2, seed=1, rules="fr", hand_over=False)
    for _ in range(3000):
        turn = game.state.turn
        if turn is not None and turn.ruins:
            break
        ruins = game.state.island.frame.spaces(game.state.island.ruins)
        actions = list(game.state.legal_actions())
        onto = [action for action in actions if getattr(action, "space", None) in ruins]
        game.act((onto or actions)[0])
    tile = game.state.turn.ruins[0] if game.state.turn is not None else ""
    [told] = sections(game, "answer")
    assert "You get a ruins action on this tile." in told["text"]
    assert not told["note"], "it says so once"
    game.undo()
    game.redo()
    [told] = sections(game, "answer")
    assert f"ruins action on tile {tile}" in told["note"]
