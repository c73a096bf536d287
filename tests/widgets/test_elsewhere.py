"""From a position to the other pages: the same row everywhere, and nothing hidden told unasked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dokmus_widgets.core import Phase, Rules, State, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.widgets import (
    GameWidget,
    GuardianExplorer,
    PositionEditor,
    RuleExplorer,
    ScoreExplorer,
    SetupExplorer,
)
from dokmus_widgets.widgets.sections_elsewhere import ELSEWHERE
from tests.widgets.hand import press, sections

EVERY = pytest.mark.parametrize(
    "make", [GameWidget, SetupExplorer, GuardianExplorer, ScoreExplorer, PositionEditor]
)


def row(widget: Any) -> dict[str, Any]:
    """The one row that leads elsewhere."""
    (found,) = sections(widget, "elsewhere")
    return found


def with_secrets() -> GameWidget:
    """A game in which a card was chosen that nobody has shown."""
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    game.choose_guardian(4)
    return game


@EVERY
def test_every_position_leads_to_the_other_pages(make: Callable[[], Any]) -> None:
    widget = make()
    found = row(widget)
    assert found["position"] == position_code(widget.state)
    assert [page for page, _ in found["pages"]] == list(ELSEWHERE)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_asked_about_the_same_position(
    make: Callable[..., Any], language: str
) -> None:
    widget = make(language=language)
    explorer = widget.rules()
    assert isinstance(explorer, RuleExplorer)
    assert explorer.state == widget.state
    assert explorer.language == language
    assert ".rules()" in row(widget)["hint"], "a notebook has no pages; it is told the call"


def test_every_step_of_the_set_up_leads_on() -> None:
    explorer = SetupExplorer(players=2)
    for _ in range(30):
        assert row(explorer)["position"] == position_code(explorer.state)
        press(explorer, "forward")


def test_the_reading_comes_along() -> None:
    game = GameWidget(2, rules="fr")
    assert game.rules().state.rules == Rules.preset("fr")
    assert State.from_code(row(game)["position"]).rules == Rules.preset("fr")


def test_an_unfinished_position_leads_nowhere() -> None:
    editor = PositionEditor(new_game(2, seed=1))
    editor.set(phase="turns")
    if editor.draft.state is None:
        assert not sections(editor, "elsewhere")
    editor.undo()
    assert row(editor)["position"]


def test_hidden_cards_are_told_only_to_who_goes() -> None:
    game = with_secrets()
    assert game.state.phase is Phase.GUARDIANS
    found = row(game)
    assert "position" not in found
    assert found["note"], "and it is said that they come along"
    press(game, "go", "score")
    found = row(game)
    assert found["leaving"] == "score"
    assert State.from_code(found["position"]) == game.state
    game.undo()
    assert "leaving" not in row(game)
    assert position_code(game.state) not in str(game.sheet.view)


def test_a_page_that_there_is_not_leads_nowhere() -> None:
    game = with_secrets()
    for page in ("nowhere", None, 3, "//elsewhere"):
        press(game, "go", page)
        assert "leaving" not in row(game)
