"""Lessons between small boards and the full island."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import Phase, load_tile_set, new_game, space_name
from dokmus_widgets.lessons import Outcome, lessons
from dokmus_widgets.lessons.catalogue import begins_with, lesson
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.widgets import CourseWidget, LessonWidget
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Prompt
from dokmus_widgets.widgets.sections.elsewhere import Elsewhere
from dokmus_widgets.widgets.sections.lessons import Course
from dokmus_widgets.widgets.sections.play import Slot

ISLE = load_tile_set()


@pytest.mark.parametrize(("id", "count"), [("one-tile", 1), ("small-game", 3)])
def test_the_tiles_are_those_of_a_game_and_nothing_else_is_seen(id: str, count: int) -> None:
    tiles = begins_with(lesson(id), 0).island.tiles
    drawn = {name: tile.sides[0] for name, tile in tiles.items() if "." in "".join(tile.sides[0])}
    assert len(drawn) == count
    assert drawn.items() <= {name: tile.sides[0] for name, tile in ISLE.items()}.items()
    widget = LessonWidget(id)
    side = ISLE.size * min(count, 2)
    assert (widget.board.shape["rows"], widget.board.shape["columns"]) == (side, side)
    assert [len(line) for line in widget.board.text().split("\n")] == [side] * side
    assert len(widget.board.scene["labels"]) == side * side == len(widget.board.shape["spaces"])


def test_every_legal_action_has_a_space_to_click() -> None:
    widget = LessonWidget("small-game", step=1)
    state, board = widget.session.state, widget.board
    free, paid, _ = state.legal_actions().placements
    wanted = {space_name(space) for space in state.island.frame.spaces(free | paid)}
    assert {board.shape["spaces"][index] for index in board.scene["legal"]} == wanted
    widget.click(min(wanted))
    assert widget.session.history.plies


def test_statements_about_one_tile_are_true() -> None:
    """The first turn reaches one temple, the tile has five, a game has five tiles or eight."""
    made = lesson("one-tile")
    at = {step.id: begins_with(made, number) for number, step in enumerate(made.steps)}
    start = at["first"]
    assert start.island.temples.bit_count() == 5
    found = [state.score()[0].small_temples // 2 for state in (at["round"], at["third"])]
    assert found[0] == 1
    assert made.steps[-2].goal is not None
    assert made.steps[-2].goal.met(Stand(start, at["third"], 0))
    assert [len(new_game(seats).island.grid) - 1 for seats in (2, 3, 4)] == [5, 8, 8]


def parts_of(widget: LessonWidget | CourseWidget) -> list[Section]:
    """Return the sections in the slots of a lesson, without the ways on with its position."""
    parts = [part for slot in widget._beside() if isinstance(slot, Slot) for part in slot.parts]
    return [part for part in parts if getattr(part, "field", "") != "position"]


def test_small_game_names_the_winner_at_its_end() -> None:
    widget = LessonWidget("small-game", step=3)
    for _ in range(20):
        widget.hint()
        if widget.session.hinted is not None:
            widget.session.act(widget.session.hinted)
    state = widget.session.state
    assert widget.session.outcome is Outcome.MET
    assert state.phase is Phase.OVER
    (seat,) = state.winners()
    (prompt,) = (part for part in parts_of(widget) if isinstance(part, Prompt))
    assert widget.session.names[seat] in prompt.warning
    assert str(state.score()[seat].total) in prompt.warning


def test_after_the_last_lesson_a_first_game_with_help_comes_next() -> None:
    widget = CourseWidget(Progress(), lesson=lessons()[-1].id)
    order = [type(part) for part in parts_of(widget) if isinstance(part, Course | Elsewhere)]
    assert order == [Course, Elsewhere], "on the way the lessons that are left come first"
    for _ in widget.session.lesson.steps:
        widget.next()
    assert widget.session.over
    game, _ = (part for part in parts_of(widget) if isinstance(part, Course | Elsewhere))
    assert isinstance(game, Elsewhere)
    assert game.field == "guided"
