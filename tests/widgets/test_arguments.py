"""Arguments of widget constructors: valid types are accepted, anything else raises an error."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import ipywidgets
import pytest

from dokmus_widgets import widgets
from dokmus_widgets.cases import cases, families
from dokmus_widgets.core import Rule, State, TileSet, new_game
from dokmus_widgets.core.island.tilesets import load_tile_set
from dokmus_widgets.explain.messages import add_messages
from dokmus_widgets.lessons import lessons
from dokmus_widgets.play import Game
from dokmus_widgets.widgets import (
    BoardWidget,
    CourseWidget,
    GameWidget,
    GuardianExplorer,
    LessonWidget,
    PositionEditor,
    PuzzleWidget,
    ReviewWidget,
    RuleExplorer,
    ScoreExplorer,
    SetupExplorer,
    SheetWidget,
)
from dokmus_widgets.widgets.course.link import read_course_link

WIDGETS = (
    *(CourseWidget, GameWidget, GuardianExplorer, LessonWidget, PositionEditor, RuleExplorer),
    *(PuzzleWidget, ReviewWidget, ScoreExplorer, SetupExplorer),
)
_MEADOW = ("...", "...", "...")
TILES = TileSet.of({str(number): (_MEADOW, _MEADOW) for number in range(1, 9)})
ODD = {
    "none": None,
    "number": 3,
    "below": -1,
    "part": 2.5,
    "word": "nope",
    "empty": "",
    "list": [1, 2],
    "object": {"a": 1},
    "state": new_game(2),
    "game": Game(2),
    "true": True,
    "case": cases()[0],
    "lesson": lessons()[0],
    "thing": object(),
    "bytes": b"x",
    "rule": Rule.FOREST_COST,
    "long": "x" * 5000,
    "tiles": TILES,
}


def test_the_list_of_widgets_is_complete() -> None:
    named = {getattr(widgets, name) for name in widgets.__all__}
    plain = {widgets.BoardWidget, widgets.SheetWidget}
    assert {one for one in named if inspect.isclass(one)} - plain == set(WIDGETS)


@pytest.mark.parametrize("widget", WIDGETS)
def test_odd_values_are_accepted_or_raise_value_error(widget: type[Any]) -> None:
    parameters = inspect.signature(widget.__init__).parameters
    for name in set(parameters) - {"self", "options", "clock", "explorer"}:
        for value in ODD.values():
            with suppress(ValueError):
                widget(**{name: value})


@pytest.mark.parametrize("widget", [*WIDGETS, partial(BoardWidget, new_game(2)), SheetWidget])
def test_widgets_accept_a_layout(widget: Callable[..., Any]) -> None:
    size = {"width": "50%", "height": "300px"}
    for layout in (size, ipywidgets.Layout(**size)):
        made = widget(layout=layout).layout
        assert (made.width, made.height) == ("50%", "300px")


@pytest.mark.parametrize("widget", WIDGETS)
def test_unknown_arguments_raise_type_error(widget: type[Any]) -> None:
    with pytest.raises(TypeError, match=f'{widget.__name__} has no parameter "langauge"'):
        widget(langauge="en")


@pytest.mark.parametrize(
    ("name", "meant"), [("seats", "players"), ("talisman", "first"), ("island", "seed")]
)
def test_other_names_of_arguments_suggest_the_right_one(name: str, meant: str) -> None:
    with pytest.raises(TypeError, match=rf'no parameter "{name}"; did you mean {meant}\?$'):
        GameWidget(**cast(Any, {name: 2}))


def test_observing_an_unknown_trait_suggests_on_change() -> None:
    game = GameWidget()
    for names in ("state", ["children", "state"]):
        with pytest.raises(TypeError, match=r"no trait state to observe.*on_change"):
            game.observe(print, names)
    with pytest.deprecated_call(), pytest.raises(TypeError, match="no trait state"):
        game.on_trait_change(cast(Any, lambda: None), "state")
    seen: list[object] = []
    game.observe(seen.append, "children")
    game.children = game.children[:1]
    assert len(seen) == 1
    game.observe(seen.append)


@pytest.mark.parametrize("widget", [GameWidget, GuardianExplorer, ScoreExplorer, RuleExplorer])
def test_positions_of_several_types_are_accepted(widget: type[Any]) -> None:
    case = families()["forest"][0]
    for position in (case, case.state, case.state.to_dict(), Game(state=case.state)):
        made = widget(position=position)
        tokens: State = made.state
        assert tokens.tokens == case.state.tokens


def test_custom_cases_are_explored() -> None:
    case = families()["forest"][0]
    assert RuleExplorer(case=case).explorer.case is case
    add_messages("case-my-own = My own case\n    .ask = May I?\n    .more = Yes.\n")
    own = replace(case, id="my-own")
    explorer = RuleExplorer(case=own)
    assert explorer.explorer.case is own
    assert "position=" in explorer.link(), "no link could name it"
    assert not explorer.step(1), "it stands alone"
    assert explorer.ask(own.actions[0]).rules
    with pytest.raises(ValueError, match="The case no-words lacks the message"):
        RuleExplorer(case=replace(case, id="no-words"))


def test_games_accept_custom_tiles() -> None:
    game = GameWidget(players=3, tiles=TILES)
    assert game.state.island.tiles == TILES
    game.begin()
    assert game.state.island.tiles == TILES, "a new game is laid with the same set"
    assert GameWidget(tiles="isle").state.island.tiles == load_tile_set("isle")
    with pytest.raises(ValueError, match=r"can't be isel, only isle; did you mean isle\?"):
        GameWidget(tiles="isel")
    few = TileSet.of({"1": (_MEADOW, _MEADOW)})
    with pytest.raises(ValueError, match="2 players need 5 tiles, and the set has 1"):
        GameWidget(tiles=few)


def test_links_to_unknown_lessons_suggest_known_ones() -> None:
    (fault,) = read_course_link({"lesson": "nope"}).faults
    assert fault == 'The parameter "lesson" can\'t be nope.'
    (fault,) = read_course_link({"lesson": "forest"}).faults
    assert fault.endswith("did you mean forests?")
    (fault,) = read_course_link({"quiz": "nope"}).faults
    assert "only placing" in fault or "only " in fault
    assert "only ," not in fault
