"""Players of one's own, as somebody writes them."""

from __future__ import annotations

from random import Random

from dokmus_widgets.analysis import Decision, Observation, Reason


class Last:
    """Player of the last legal action but ``back``; it counts its decisions."""

    def __init__(self, name: str = "last", back: int = 0) -> None:
        self.name, self.back, self.decisions = name, back, 0

    def choose(self, seen: Observation, random: Random) -> Decision:
        self.decisions += 1
        legal = list(seen.table.legal_actions())
        return Decision(legal[-1 - self.back * self.decisions % len(legal)], Reason("habit"))


class Alike:
    """Player that plays as the built-in random one."""

    name = "alike"

    def choose(self, seen: Observation, random: Random) -> Decision:
        action = seen.table.random_action(random)
        assert action is not None
        return Decision(action, Reason("lot"))


class Failing(Last):
    """Player that fails in every turn."""

    def choose(self, seen: Observation, random: Random) -> Decision:
        if seen.table.phase == "turns":
            raise KeyError("no idea")
        return super().choose(seen, random)


FIFTH = Last("fifth", back=5)


def needs(argument: int) -> Last:
    """Return no player without an argument."""
    return Last(back=argument)
