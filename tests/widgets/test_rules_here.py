"""Questions that a position raises in the rules explorer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import DeclineRuins, Phase, State, new_game
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.topics.questions import Topic
from dokmus_widgets.play.tools import Tool
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from tests.core.boards import board
from tests.widgets.hand import press, sections

FORESTS = "..f|t.r|..~\nf..|...|...\n.t.|...|..."


def on(picture: str = FORESTS, **wanted: Any) -> RuleExplorer:
    """Return an explorer of a custom position."""
    given = {"tokens": {0: "b1", 1: "h1"}, "cards": (5, 2, 3)} | wanted
    return RuleExplorer(position=board(picture, **given))


def here(explorer: RuleExplorer) -> dict[str, Any]:
    """Return the section of questions."""
    [found] = sections(explorer, "here")
    return found


def kinds(explorer: RuleExplorer) -> set[str]:
    """Return the marks and tints on the board."""
    scene = explorer.board.scene
    return {one["kind"] for one in (*scene["marks"], *scene["tints"])}


def in_phase(phase: Phase) -> State:
    """Return a position of a full game in a phase."""
    draw, state = Random(8), new_game(3, seed=8)
    while state.phase is not phase:
        state = state.after(state.random_action(draw) or DeclineRuins())
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", list(Phase))
def test_every_question_is_a_button_in_every_language(phase: Phase, language: str) -> None:
    explorer = RuleExplorer(position=in_phase(phase), language=language)
    parts = [part for group in here(explorer)["groups"] for part in group["parts"]]
    assert [part["value"] for part in parts] == [one.name for one in explorer.here]
    for part in parts:
        press(explorer, part["press"], part["value"])
        assert explorer.answer.words
        assert explorer.answer.rules, part["value"]
        [shown] = [
            one for group in here(explorer)["groups"] for one in group["parts"] if one["pressed"]
        ]
        assert shown["value"] == part["value"]
        assert here(explorer)["is_open"], "the next one is as near"


def test_current_player_is_named() -> None:
    who = here(on(to_act=1, tokens_left=2))["who"]
    assert (who["seat"], who["text"]) == (1, "Orange")
    assert "2 tokens to use this turn" in who["notes"]
    assert here(RuleExplorer(position=in_phase(Phase.OVER)))["who"] is None


def test_answers_are_drawn() -> None:
    explorer = on()
    explorer.look_here("barred.place.adjacent")
    assert "barred" in kinds(explorer)
    explorer.look_here("reach.1.place.adjacent")
    assert "legal" in kinds(explorer)
    assert "barred" not in kinds(explorer)
    explorer.look_here("scores.1")
    assert kinds(explorer) <= {"witness", "chosen"}
    gain = next(one for one in explorer.here if one.topic is Topic.GAINS)
    explorer.look_here(gain.name)
    assert "worth" in kinds(explorer)
    explorer.look_here("guardian.2")
    assert explorer.explorer.tool is Tool.MOVE_TILE
    assert any(tile["choosable"] for tile in explorer.board.scene["tiles"])
    explorer.look_here("guardian.3")
    assert "chosen" in kinds(explorer)


def test_another_question_closes_the_section_and_a_case_has_none() -> None:
    explorer = on()
    assert here(explorer)["is_open"]
    explorer.ask("card 3")
    assert not here(explorer)["is_open"]
    explorer.look_here("turn.end")
    assert here(explorer)["is_open"]
    assert not explorer.answer
    explorer.show_rule("forest.cost")
    assert not sections(explorer, "here")


def test_section_follows_a_language_change() -> None:
    explorer = on()
    explorer.look_here("barred.place.adjacent")
    said = explorer.answer.words
    explorer.set_language("fr")
    assert explorer.answer.words != said
    assert "barred" in kinds(explorer)
    with speaking("fr"):
        assert here(explorer)["title"] == say("here-title")
    explorer.set_language("en")
    assert explorer.answer.words == said


def test_changed_position_raises_other_questions() -> None:
    explorer = on()
    before = repr(explorer.here)
    explorer.what_if(tokens_left=1)
    assert "turn.afford" in repr(explorer.here)
    assert repr(explorer.here) != before
