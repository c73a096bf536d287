"""In a notebook the rules are asked in the game's own place; one goes back to the very game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from dokmus_widgets.core import DeclineRuins, Phase, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.widgets import GameWidget, LessonWidget, RuleExplorer, SheetWidget
from tests.widgets.hand import press, sections, send
from tests.widgets.test_elsewhere import row, with_secrets


def the_way_back(game: GameWidget) -> SheetWidget:
    """What stands above the explorer in the game's place."""
    *_, found, explorer = game.children
    assert explorer is game.in_place.shown
    assert isinstance(found, SheetWidget)
    return found


def told(game: GameWidget) -> dict[str, Any]:
    """What it says."""
    [found] = the_way_back(game).view["beside"]
    assert isinstance(found, dict)
    return found


def go_back(game: GameWidget) -> None:
    """Press its button, as the page does."""
    send(the_way_back(game), {"press": "back_to_game", "value": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_leads_to_the_rules_of_its_position_and_back(language: str) -> None:
    game = GameWidget(2, seed=1, names=["Anna"], language=language)
    game.click("a1")
    with speaking(language):
        assert row(game)["asks"] == say("elsewhere-rules")
        shown, children, answer = game.sheet.view, game.children, game.answer
        press(game, "ask_rules")
        assert told(game)["title"] == say("elsewhere-rules")
        assert told(game)["who"]["text"] == "Anna"
        assert told(game)["who"]["notes"] == say("seat-acts")
        assert told(game)["back"] == say("page-back", page="play")
    asked = game.in_place.shown
    assert isinstance(asked, RuleExplorer)
    assert (asked.state, asked.language) == (game.state, language)
    assert sections(asked, "here")
    assert game.children[: len(children)] == children, "the game waits as it is"
    go_back(game)
    assert game.in_place.shown is None
    assert (game.sheet.view, game.children, game.answer) == (shown, children, answer)
    assert "dokmus-waiting" not in game._dom_classes


def test_a_call_does_what_a_button_does() -> None:
    game = GameWidget(2, seed=1)
    asks = game.in_place.ask_rules()
    assert game.in_place.shown is not None
    assert asks == game.in_place.shown.answer
    assert "dokmus-waiting" in game._dom_classes
    assert game.in_place.back_to_game() == game.answer == game.in_place.back_to_game()
    assert game.in_place.shown is None


def test_nothing_is_left_of_it() -> None:
    others = set(_instances)
    game = GameWidget(2, seed=1)
    before = set(_instances)
    for _ in range(3):
        press(game, "ask_rules")
        press(game, "ask_rules")  # it is there already
        assert game.in_place.shown is not None
        game.in_place.shown.show_case("reading-temple-reach-start")
        game.in_place.shown.compare()
        assert len(game.in_place.shown.boards) == 2
        game.in_place.shown.end_comparison()  # the other waits out of sight
        go_back(game)
        assert set(_instances) == before
    game.in_place.ask_rules()
    game.close()
    assert set(_instances) <= others


@pytest.mark.parametrize(
    "deed",
    [
        lambda game: game.click("a1"),
        lambda game: game.click("d4"),
        lambda game: game.undo(),
        lambda game: game.begin(),
        lambda game: game.open_saved(position_code(new_game(3, seed=2))),
        lambda game: game._restore(game._snapshot()),
    ],
)
def test_what_is_done_in_the_game_is_seen_there(deed: Callable[[GameWidget], object]) -> None:
    game = GameWidget(2, seed=1)
    before = set(_instances)
    game.in_place.ask_rules()
    deed(game)
    assert game.in_place.shown is None
    assert row(game)["asks"]
    assert set(_instances) == before


def test_what_fails_in_the_game_leaves_the_explorer_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GameWidget(2, seed=1)
    press(game, "ask_rules")
    asked = game.in_place.shown
    with monkeypatch.context() as broken:
        broken.setattr(game.game, "click", lambda _space: 1 / 0)
        press(game, "click", "a1")
    assert game.sheet.fault
    assert game.in_place.shown is asked
    assert all(child.comm is not None for child in game.children)
    press(game, "click", "a1")
    assert (game.in_place.shown, game.sheet.fault) == (None, "")
    assert game.state.to_act == 0


def test_nobody_looks_back_on_a_game_with_cards_in_hand() -> None:
    game = with_secrets()
    press(game, "look_back")
    assert game.in_place.shown is None


def test_a_language_is_the_game_s_and_the_explorer_s() -> None:
    game = GameWidget(2, seed=1)
    game.in_place.ask_rules()
    assert game.in_place.shown is not None
    for language, speaker in (("fr", game), ("ru", game.in_place.shown), ("en", game)):
        speaker.set_language(language)
        assert {game.language, game.in_place.shown.language} == {language}
        with speaking(language):
            assert told(game)["title"] == say("elsewhere-rules")
            assert sections(game.in_place.shown, "here")[0]["title"] == say("here-title")
    press(game.in_place.shown, "set_language", "ja")
    go_back(game)
    assert game.language == game.sheet.language == "ja"


def test_where_a_page_has_the_rules_they_stay_there() -> None:
    game = GameWidget(2, seed=1, has_address=True)
    assert not row(game)["asks"]
    press(game, "ask_rules")
    assert game.in_place.shown is None
    assert not row(LessonWidget())["asks"]


def test_cards_that_nobody_has_shown_stay_hidden() -> None:
    game = with_secrets()
    for card in (2, 5, 3):
        game.reveal()
        game.choose_guardian(card)
    game.reveal()
    game.in_place.ask_rules()
    assert game.in_place.shown is not None
    assert game.in_place.shown.state == with_hidden_cards_normalized(game.state)
    assert game.in_place.shown.state != game.state


def test_nobody_is_to_move_once_the_game_is_over() -> None:
    state = new_game(2, seed=1)
    while state.phase is not Phase.OVER:
        legal = state.legal_actions()
        state = state.after(next(iter(legal)) if legal else DeclineRuins())
    game = GameWidget(position=state)
    game.in_place.ask_rules()
    assert told(game)["who"] is None


def test_what_is_asked_is_not_kept_with_the_game() -> None:
    game = GameWidget(2, seed=1)
    changes: list[object] = []
    game.on_change(changes.append)
    document = game.document()
    press(game, "ask_rules")
    assert game.document() == document
    go_back(game)
    assert (game.document(), changes) == (document, [])
