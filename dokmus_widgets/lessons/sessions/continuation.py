"""Continuations: the next action towards a goal, and the start position of the next step."""

from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Action, State
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand, written_action
from dokmus_widgets.lessons.goals.search import near, ways
from dokmus_widgets.lessons.lesson import Step
from dokmus_widgets.play.history import History, Ply


def next_action(step: Step, line: History, seat: int) -> Action | None:
    """Return the next action of ``seat`` towards the goal of a step; None if there is none."""
    state, goal = line.state, step.goal
    assert goal is not None
    if state.to_act != seat:
        return None
    solution = _next_of_solution(step, line, seat)
    if solution is not None:
        return solution
    look = near if step.others else ways
    found = look(Stand(line.start, state, seat), goal).line
    if found:
        return found[0]
    # With replies, any sound move is progress.
    return choose(state, Random(0)) if step.others else None


def _next_of_solution(step: Step, line: History, seat: int) -> Action | None:
    """Return the next action of the solution, if it was followed so far."""
    own = [ply for ply in line.plies if ply.before.to_act == seat]
    if len(own) >= len(step.solution):
        return None
    followed = all(
        written_action(ply.before, written) == ply.action
        for ply, written in zip(own, step.solution, strict=False)
    )
    following = written_action(line.state, step.solution[len(own)]) if followed else None
    return following if following is not None and line.state.check(following).legal else None


class Continuation(NamedTuple):
    """The start position of the next step, and the plies undone for it."""

    start: State
    undone: tuple[Ply, ...]


def continuation_for(step: Step, line: History, seat: int, following: Step) -> Continuation | None:
    """Return the last position since a step was done from which the next step is possible."""
    if following.document is not None:
        return None
    plies, goal = line.plies, step.goal
    states = [line.start, *(ply.after for ply in plies)]
    done = [goal is None or goal.met(Stand(line.start, state, seat)) for state in states]
    for at in reversed(range(done.index(True) if True in done else len(done), len(done))):
        if following.goal is None or _can_meet(following, following.goal, states[at], seat):
            return Continuation(states[at], tuple(plies[at:]))
    return None


def _can_meet(step: Step, goal: Goal, state: State, seat: int) -> bool:
    stand = Stand(state, state, seat)
    if goal.met(stand):
        return True
    # With replies there is always another turn.
    return state.to_act == seat and (step.others or ways(stand, goal).line is not None)
