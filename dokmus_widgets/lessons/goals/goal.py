"""Goals of lesson steps: conditions on the position compared with the start of the step.

In a lesson file a goal is a table, ``{ token_on = "b1", sacrificed = 1 }``, all of which must hold;
``{ all = [...] }``, ``{ any = [...] }`` and ``{ not = {...} }`` combine goals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from dokmus_widgets.cases.entries import EntryError
from dokmus_widgets.core.faults import quote
from dokmus_widgets.lessons.goals.predicates import PREDICATES, Stand


@dataclass(frozen=True)
class Predicate:
    """One condition: ``name`` is one of ``PREDICATES``, ``wish`` its value in the file."""

    name: str
    wish: Any

    def met(self, stand: Stand) -> bool:
        return PREDICATES[self.name].holds(stand, self.wish)


@dataclass(frozen=True)
class CompoundGoal:
    """A conjunction of goals, or a disjunction if ``one_will_do``."""

    goals: "tuple[Goal, ...]"
    one_will_do: bool = False

    def met(self, stand: Stand) -> bool:
        return (any if self.one_will_do else all)(goal.met(stand) for goal in self.goals)


@dataclass(frozen=True)
class NegatedGoal:
    goal: "Goal"

    def met(self, stand: Stand) -> bool:
        return not self.goal.met(stand)


Goal: TypeAlias = Predicate | CompoundGoal | NegatedGoal


def parts_of(goal: Goal) -> tuple[Goal, ...]:
    """Return the goals that must all be met, shown to the learner one by one."""
    if isinstance(goal, CompoundGoal) and not goal.one_will_do:
        return tuple(part for each in goal.goals for part in parts_of(each))
    return (goal,)


def is_about_use(goal: Goal) -> bool:
    """Return whether a goal, judged during a turn only, is about what the turn has used."""
    return isinstance(goal, Predicate) and goal.name in ("tokens_left", "guardian_used")


def read_goal(wish: Mapping[str, Any]) -> Goal:
    """Parse the goal table of a lesson file; ``EntryError`` if it is invalid."""
    goals = [_read(name, value) for name, value in wish.items()]
    if not goals:
        raise EntryError("a goal asks for something")
    return goals[0] if len(goals) == 1 else CompoundGoal(tuple(goals))


def _read(name: str, value: Any) -> Goal:
    if name in ("all", "any"):
        if not isinstance(value, list) or not value:
            raise EntryError(f"{name}: a list of goals is wanted")
        return CompoundGoal(tuple(map(_nested, value)), name == "any")
    if name == "not":
        return NegatedGoal(_nested(value))
    if name not in PREDICATES:
        raise EntryError(f"there is no goal {quote(name)}; there are {', '.join(PREDICATES)}")
    spec = PREDICATES[name]
    if not spec.kind.holds(value):
        raise EntryError(f"{name}: {quote(value)} is not {spec.kind.words}")
    try:
        spec.check(value)
    except (EntryError, ValueError) as error:
        raise EntryError(f"{name}: {error}") from None
    return Predicate(name, value)


def _nested(value: Any) -> Goal:
    if not isinstance(value, dict):
        raise EntryError(f"{quote(value)} is not a goal")
    return read_goal(value)
