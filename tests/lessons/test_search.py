"""Goal search: distant goals are found, impossible ones are recognized."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from dokmus_widgets.core import State
from dokmus_widgets.lessons.catalogue import begins_with, lesson
from dokmus_widgets.lessons.goals.goal import read_goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import ways


def beginning(name: str) -> Stand:
    """Return the goal context at the start of a step, named ``lesson/step``."""
    id, step = name.split("/")
    at = [one.id for one in lesson(id).steps].index(step)
    state = begins_with(lesson(id), at)
    assert state.to_act is not None
    return Stand(state, state, state.to_act)


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        ("which-card/run", {"discovered": "h2"}),
        ("which-card/run", {"token_on": "g2", "tokens_left": 0}),
        ("which-card/gain", {"gained": 12, "turn_over": True}),
        ("which-card/gain", {"line": {"line": "large_temples", "points": 12}}),
        ("three-tiles/three", {"tiles": 4, "turn_over": True}),
    ],
)
def test_found_line_meets_the_goal(name: str, wish: dict[str, Any]) -> None:
    stand, goal = beginning(name), read_goal(wish)
    line = ways(stand, goal).line
    assert line
    assert goal.met(Stand(stand.start, reduce(State.apply, line, stand.now), stand.seat))


def test_unattainable_points_are_out_of_reach() -> None:
    stand = beginning("complete-or-spread/three")
    assert not ways(stand, read_goal({"gained": 16})).out_of_reach
    assert ways(stand, read_goal({"gained": 17})).out_of_reach
