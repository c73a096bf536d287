"""What the next step begins with: what was made in the one before stays, as far as it can."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.core import State
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import ways
from dokmus_widgets.lessons.lesson import Step
from dokmus_widgets.play.history import History, Ply


class Carried(NamedTuple):
    """The position to go on from, and what has to be taken back for it."""

    start: State
    taken_back: tuple[Ply, ...]


def carried(step: Step, line: History, seat: int, following: Step) -> Carried | None:
    """The last position since a step was done, from which the one that follows it can be.

    ``line``: what ``seat`` did in the step. None where that step has a position of its own, or
    can be done from none of them.
    """
    if following.document is not None:
        return None
    plies, goal = line.plies, step.goal
    states = [line.start, *(ply.after for ply in plies)]
    done = [goal is None or goal.met(Stand(line.start, state, seat)) for state in states]
    for at in reversed(range(done.index(True) if True in done else len(done), len(done))):
        if following.goal is None or _can_meet(following, following.goal, states[at], seat):
            return Carried(states[at], tuple(plies[at:]))
    return None


def _can_meet(step: Step, goal: Goal, state: State, seat: int) -> bool:
    stand = Stand(state, state, seat)
    if goal.met(stand):
        return True
    # Where the others play on there is always another turn.
    return state.to_act == seat and (step.others or ways(stand, goal).line is not None)
