"""What the last hint of a step points at: something to do now from which its goal can be met."""

from __future__ import annotations

from random import Random

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Action
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import QUICK, THOROUGH, ways
from dokmus_widgets.lessons.lesson import Step
from dokmus_widgets.lessons.written import written_action
from dokmus_widgets.play.history import History


def way_on(step: Step, line: History, seat: int) -> Action | None:
    """What ``seat`` does now so that the goal of a step that has one will be met.

    ``line``: what was done in the step. None where the goal cannot be met from here.
    """
    state, goal = line.state, step.goal
    assert goal is not None
    if state.to_act != seat:
        return None
    solution = _solution_on(step, line, seat)
    if solution is not None:
        return solution
    found = ways(Stand(line.start, state, seat), goal, QUICK if step.others else THOROUGH).line
    if found:
        return found[0]
    # Where the others play on, a sound move leads on.
    return choose(state, Random(0)) if step.others else None


def _solution_on(step: Step, line: History, seat: int) -> Action | None:
    """How the solution goes on, if it was followed up to here."""
    own = [ply for ply in line.plies if ply.before.to_act == seat]
    if len(own) >= len(step.solution):
        return None
    followed = all(
        written_action(ply.before, written) == ply.action
        for ply, written in zip(own, step.solution, strict=False)
    )
    following = written_action(line.state, step.solution[len(own)]) if followed else None
    return following if following is not None and line.state.check(following).legal else None
