"""Every public function, class and method called with values of wrong types.

Each either takes the value or raises a ``ValueError`` or ``TypeError`` in words of ours: never an
error of Python from somewhere inside. `tests/widgets/test_arguments.py` does so with the widgets.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from datetime import UTC, date, datetime
from enum import Enum
from random import Random
from typing import Any

import pytest

import dokmus_widgets
from dokmus_widgets import analysis, cases, core, lessons, puzzles, widgets
from dokmus_widgets.analysis import create_player, reach_map, turn_ends
from dokmus_widgets.core import EndTurn, Rules, new_game, notation
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.lessons.quizzes.spaced_repetition import Memory

STATE = sample_turn(1, 2, 3)
ENDS, REACH = turn_ends(STATE), reach_map(STATE)
WRONG: tuple[Any, ...] = (None, 3.5, -7, True, "nope", b"x", [1, "a"], {"a": 1}, object(), len)
#: Words in which Python itself refuses a value.
INTERNAL = re.compile(
    "has no attribute|not subscriptable|' object is not|is not iterable|unsupported operand|unpack|"
    "argument of type|indices must be|not supported between|cannot be interpreted|unhashable|"
    "must be .*, not|invalid literal|expected at (most|least)|required positional|not callable|"
    "can't multiply|can only concatenate|format code|length mismatch|shorter than|longer than"
)
#: Valid values of parameters without a default, by name.
VALID: dict[str, Any] = {
    "action": EndTurn(),
    "card": 1,
    "code": STATE.to_code(),
    "count": 1,
    "day": date(2026, 1, 1),
    "depth": 1,
    "document": EndTurn().to_dict(),
    "end": ENDS.best(1)[0][1],
    "file": "puzzles.txt",
    "id": "forest-cost",
    "lesson": lessons.lessons()[0],
    "memory": Memory(),
    "name": "level-1",
    "now": datetime.now(UTC),
    "origin": "a1",
    "players": [create_player("random")] * 2,
    "position": STATE.to_dict(),
    "puzzles": puzzles.shipped()[:2],
    "random": Random(1),
    "record": notation.GameRecord.new(["Ada", "Ben"]),
    "rule": "forest.cost",
    "seat": 0,
    "seed": 1,
    "sides": {"1": (("...",) * 3,) * 2},
    "slot": 0,
    "space": "a1",
    "start": new_game(2),
    "state": STATE,
    "target": "a2",
    "text": "a1",
    "tokens": 1,
    "turn": "cw",
}
#: Made by functions of ours, not by who uses them.
MADE = {"LegalActions", "Player", "ReachMap", "SeatScore", "State", "TileSet", "TurnEnds"}


def public() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield every public function, class and method with its name."""
    seen = set[int]()
    for module in (dokmus_widgets, core, notation, analysis, cases, lessons, puzzles):
        for name in module.__all__:
            found = getattr(module, name)
            is_ours = callable(found) and getattr(found, "__module__", "").startswith("dokmus")
            held = inspect.isclass(found) and (
                issubclass(found, tuple | Enum | Exception) or is_dataclass(found)
            )
            is_widget = name in widgets.__all__
            if (
                is_ours
                and not held
                and not is_widget
                and name not in MADE
                and id(found) not in seen
            ):
                seen.add(id(found))
                yield name, found
    for owner, names in (
        (STATE, "check apply after observe from_dict from_code random_action played_out replaced"),
        (STATE, "require_seat tokens_of"),
        (ENDS, "best"),
        (REACH, "to_space to_temple spaces temples"),
        (core.Action, "from_dict"),
        (core.TileSet, "of"),
        (Rules, "preset"),
        (notation.GameRecord, "new"),
    ):
        for name in names.split():
            title = owner.__name__ if inspect.isclass(owner) else type(owner).__name__
            yield f"{title}.{name}", getattr(owner, name)
    yield "BoardWidget", widgets.BoardWidget


def faults(call: Callable[..., Any]) -> Iterator[str]:
    """Yield what a call answers to wrong values in words of Python's.

    Any value of ``prove``, which costs minutes, is a truth value.
    """
    parameters = inspect.signature(call).parameters.values()
    named = [one for one in parameters if one.kind is not one.VAR_KEYWORD and one.name != "prove"]
    valid = {one.name: VALID[one.name] for one in named if one.default is one.empty}
    for one in named:
        for value in WRONG:
            try:
                call(**valid | {one.name: value})
            except (ValueError, TypeError) as error:
                if INTERNAL.search(str(error)) or len(str(error)) < 12:
                    yield f"{one.name}={value!r}: {error!r}"
            except (OSError, core.IllegalAction):
                pass
            except Exception as error:
                yield f"{one.name}={value!r}: {error!r}"


CALLS = dict(public())


@pytest.mark.parametrize("name", CALLS)
def test_wrong_types_are_refused_in_words_of_ours(name: str) -> None:
    found = [*faults(CALLS[name])]
    assert not found, "\n".join(found)
