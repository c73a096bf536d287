"""From a position to the other pages: the same row everywhere, and nothing hidden told unasked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from dokmus_widgets.core import Phase, Rules, State, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.observe import has_hidden_cards, with_hidden_cards_normalized
from dokmus_widgets.explain.messages import LANGUAGES, say
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.catalogue import begins_with
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.widgets import (
    CourseWidget,
    GameWidget,
    GuardianExplorer,
    LessonWidget,
    PositionEditor,
    RuleExplorer,
    ScoreExplorer,
    SetupExplorer,
)
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE
from tests.widgets.hand import press, sections

EVERY = pytest.mark.parametrize(
    "make", [GameWidget, SetupExplorer, GuardianExplorer, ScoreExplorer, PositionEditor]
)


def row(widget: Any) -> dict[str, Any]:
    """The one row that leads elsewhere with the position; that of a game is in its menu."""
    if isinstance(widget, GameWidget) and widget.panels.opened != "menu":
        press(widget, "panel", "menu")
    (found,) = (one for one in sections(widget, "elsewhere") if one["field"] == "position")
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
    if editor.editing.draft.state is None:
        assert not sections(editor, "elsewhere")
    editor.undo()
    assert row(editor)["position"]


def test_hidden_cards_are_told_only_to_who_goes() -> None:
    game = with_secrets()
    assert game.state.phase is Phase.GUARDIANS
    found = row(game)
    assert found["position"] is None
    assert found["note"], "and it is said that they come along"
    press(game, "go", "score")
    found = row(game)
    assert found["leaving"] == "score"
    assert State.from_code(found["position"]) == game.state
    game.undo()
    assert row(game)["leaving"] is None
    assert position_code(game.state) not in str(game.sheet.view)


def test_the_rules_are_never_told_a_card_that_nobody_has_shown() -> None:
    game = with_secrets()
    game.reveal()
    for card in (2, 5, 3):
        game.choose_guardian(card)
        game.reveal()
    assert game.state.phase is Phase.TURNS
    assert game.state.guardians != with_hidden_cards_normalized(game.state).guardians
    press(game, "go", "rules")
    told = State.from_code(row(game)["position"])
    assert told == game.rules().state == with_hidden_cards_normalized(game.state)
    assert say("here-hidden") in str(game.rules().sheet.view)


def step_with(*, secret: bool) -> dict[str, Any]:
    """A step of the course that begins with cards that others have not shown yet, or without."""
    return next(
        {"lesson": lesson, "step": at}
        for lesson in lessons()
        for at in range(len(lesson.steps))
        if has_hidden_cards(begins_with(lesson, at)) is secret
    )


@pytest.mark.parametrize("make", [LessonWidget, partial(CourseWidget, Progress())])
def test_cards_that_others_hold_in_secret_are_not_on_the_page_of_a_lesson(
    make: Callable[..., Any],
) -> None:
    widget = make(**step_with(secret=True))
    code = position_code(widget.state)
    assert code not in str(widget.sheet.view)
    assert row(widget)["note"]
    press(widget, "go", "score")
    assert (row(widget)["leaving"], row(widget)["position"]) == ("score", code)
    press(widget, "go", ["score"])
    widget.again()
    assert code not in str(widget.sheet.view)
    widget.copy_link()
    [copied] = sections(widget, "copy")
    assert say("elsewhere-secret") in copied["hint"], "the code tells them"
    widget = make(**step_with(secret=False))
    assert row(widget)["position"] == position_code(widget.state)
    widget.copy_link()
    assert say("elsewhere-secret") not in sections(widget, "copy")[0]["hint"]


def test_a_page_that_there_is_not_leads_nowhere() -> None:
    game = with_secrets()
    for page in ("nowhere", None, 3, "//elsewhere"):
        press(game, "go", page)
        assert row(game)["leaving"] is None
