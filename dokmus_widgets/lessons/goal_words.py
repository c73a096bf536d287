"""Goals in words: each part of one as a line that a learner can tick off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dokmus_widgets.core import Terrain
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.readings import preset_name
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.explain.spaces import terrain_words
from dokmus_widgets.lessons.goals import AllOf, AnyOf, Goal, Not, Predicate

#: What the message of a predicate is given, where that is not just the wish.
_GIVEN: Final[Mapping[str, Callable[[Any], dict[str, str | int]]]] = {
    "token_on": lambda wish: _spaces(wish),
    "discovered": lambda wish: _spaces(wish),
    "standing_on": lambda wish: {
        "count": wish.get("count", 1),
        "terrain": terrain_words(Terrain[wish["terrain"].upper()]),
    },
    "line": lambda wish: {"line": say(f"score-{wish['line']}"), "points": wish["points"]},
    "legal": lambda wish: {"move": wish},
    "legal_in": lambda wish: {"move": wish["do"], "reading": preset_name(wish["reading"])},
    "tile_moved": lambda wish: {"tile": wish},
    "tile_turned": lambda wish: {"tile": wish},
}


def goal_words(goal: Goal) -> str:
    """The goal in words, in the language that is spoken: what is wanted, as a line of a list."""
    match goal:
        case AllOf(goals):
            return say("goal-and").join(map(goal_words, goals))
        case AnyOf(goals):
            return say("goal-or").join(map(goal_words, goals))
        case Not(inner):
            return say("goal-not", goal=goal_words(inner))
        case Predicate(name, wish):
            return _predicate_words(name, wish)
    raise TypeError(f"{goal!r} is no goal")


def _predicate_words(name: str, wish: Any) -> str:
    if isinstance(wish, bool):
        return say(f"goal-{name}" if wish else f"goal-{name}.no")
    given = _GIVEN[name](wish) if name in _GIVEN else {"count": wish}
    return say(f"goal-{name}", **given)


def _spaces(wish: str) -> dict[str, str | int]:
    names = wish.split()
    return {"spaces": listed(names), "count": len(names)}
