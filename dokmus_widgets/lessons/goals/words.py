"""Goals in words: one checklist line per part."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from dokmus_widgets.core import State, Terrain
from dokmus_widgets.explain import listed_with, say, terrain_words
from dokmus_widgets.explain.actions import action_clause
from dokmus_widgets.explain.readings import preset_words
from dokmus_widgets.explain.seats import names_together
from dokmus_widgets.lessons.goals.goal import CompoundGoal, Goal, NegatedGoal, Predicate
from dokmus_widgets.lessons.goals.predicates import written_action

#: Message arguments of predicates, where they are not just a count.
_ARGUMENTS: Final[Mapping[str, Callable[[Any, State], dict[str, str | int]]]] = {
    "token_on": lambda wish, _: _spaces(wish),
    "discovered": lambda wish, _: _spaces(wish),
    "temple_from": lambda wish, _: _spaces(wish),
    "standing_on": lambda wish, _: {
        "count": wish.get("count", 1),
        "terrain": terrain_words(Terrain[wish["terrain"].upper()]),
    },
    "line": lambda wish, _: {"line": say(f"score-{wish['line']}.in"), "points": wish["points"]},
    "legal": lambda wish, state: {"move": _move(wish, state)},
    "legal_in": lambda wish, state: {
        "move": _move(wish["do"], state),
        "reading": preset_words(wish["reading"]),
    },
    "tile_moved": lambda wish, _: {"tile": wish},
    "tile_turned": lambda wish, _: {"tile": wish},
}


def goal_words(goal: Goal, state: State) -> str:
    match goal:
        case CompoundGoal(goals, one_will_do):
            parts = [goal_words(each, state) for each in goals]
            return listed_with(parts, "list-or" if one_will_do else "list-and")
        case NegatedGoal(inner):
            return say("goal-not", goal=goal_words(inner, state))
        case Predicate(name, wish):
            return _predicate_words(name, wish, state)


def _predicate_words(name: str, wish: Any, state: State) -> str:
    if isinstance(wish, bool):
        return say(f"goal-{name}" if wish else f"goal-{name}.no")
    arguments = _ARGUMENTS[name](wish, state) if name in _ARGUMENTS else {"count": wish}
    return say(f"goal-{name}", **arguments)


def _spaces(wish: str) -> dict[str, str | int]:
    names = wish.split()
    return {"spaces": names_together(names), "count": len(names)}


def _move(notation: str, state: State) -> str:
    action = written_action(state, notation)
    return notation if action is None else action_clause(state, action)
