"""Goals: what a step of a lesson asks for, as predicates on positions, told and, or, not.

A goal compares the position now with the one in which the step began, for one seat. Whatever leads
there is right: no goal asks for a certain action.

In a file of lessons a goal is a table, ``{ token_on = "b1", sacrificed = 1 }``: all of it must
hold; ``{ all = [...] }``, ``{ any = [...] }`` and ``{ not = {...} }`` put goals together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.cases.entries import Wrong
from dokmus_widgets.core.faults import quote
from dokmus_widgets.lessons.goals.predicates import PREDICATES, Stand


class Goal(ABC):
    """What can be met."""

    @abstractmethod
    def met(self, stand: Stand) -> bool:
        """Whether it holds as things stand."""

    @property
    def parts(self) -> tuple[Goal, ...]:
        """The goals that must all hold, shown to a learner one by one; itself where it is one."""
        return (self,)


@dataclass(frozen=True)
class Predicate(Goal):
    """One thing that must hold: ``name`` is one of ``PREDICATES``, ``wish`` as the file has it."""

    name: str
    wish: Any

    def met(self, stand: Stand) -> bool:
        """Whether it holds as things stand."""
        return PREDICATES[self.name].holds(stand, self.wish)


@dataclass(frozen=True)
class Several(Goal):
    """All of these; or where one will do, at least one of them."""

    goals: tuple[Goal, ...]
    one_will_do: bool = False

    def met(self, stand: Stand) -> bool:
        """Whether enough of them hold."""
        return (any if self.one_will_do else all)(goal.met(stand) for goal in self.goals)

    @property
    def parts(self) -> tuple[Goal, ...]:
        """The parts of each; itself where one will do."""
        if self.one_will_do:
            return (self,)
        return tuple(part for goal in self.goals for part in goal.parts)


@dataclass(frozen=True)
class Not(Goal):
    """Not this."""

    goal: Goal

    def met(self, stand: Stand) -> bool:
        """Whether it does not hold."""
        return not self.goal.met(stand)


def read_goal(wish: Mapping[str, Any]) -> Goal:
    """The goal that a table of a file tells; ``Wrong`` for one that there is not."""
    goals = [_read(name, value) for name, value in wish.items()]
    if not goals:
        raise Wrong("a goal asks for something")
    return goals[0] if len(goals) == 1 else Several(tuple(goals))


def _read(name: str, value: Any) -> Goal:
    if name in ("all", "any"):
        if not isinstance(value, list) or not value:
            raise Wrong(f"{name}: a list of goals is wanted")
        return Several(tuple(map(_nested, value)), name == "any")
    if name == "not":
        return Not(_nested(value))
    if name not in PREDICATES:
        raise Wrong(f"there is no goal {quote(name)}; there are {', '.join(PREDICATES)}")
    test = PREDICATES[name]
    if not test.kind.holds(value):
        raise Wrong(f"{name}: {quote(value)} is not {test.kind.words}")
    try:
        test.check(value)
    except (Wrong, ValueError) as error:
        raise Wrong(f"{name}: {error}") from None
    return Predicate(name, value)


def _nested(value: Any) -> Goal:
    if not isinstance(value, dict):
        raise Wrong(f"{quote(value)} is not a goal")
    return read_goal(value)
