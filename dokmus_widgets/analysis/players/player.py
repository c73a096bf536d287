"""Player protocol: decisions, their reasons, and players made from functions."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, Protocol

from dokmus_widgets.analysis.incremental import Incremental
from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.core import Action, State


@dataclass(frozen=True, slots=True)
class Reason:
    """Facts about why a player chose an action.

    ``by``: "lot" (random), "habit" (heuristic), "points" (the player's own estimate), "playouts",
    or "replaced" (random, for a player that failed). ``value``: that estimate, on a scale that each
    player defines, not points that the turn scores; ``judged``: number of options compared;
    ``playouts``: number of games played for all of them; ``wins``: share of the chosen option's
    playouts that were won, 0 to 1, which may be very few.
    """

    by: Literal["lot", "habit", "points", "playouts", "replaced"]
    value: float | None = None
    judged: int = 1
    playouts: int = 0
    wins: float | None = None


RANDOM_REASON: Final = Reason("lot")
HEURISTIC_REASON: Final = Reason("habit")
REPLACED_REASON: Final = Reason("replaced")


@dataclass(frozen=True, slots=True)
class Decision:
    """An action with its reason; ``plan``: the rest of the turn, if it is decided already."""

    action: Action
    reason: Reason
    plan: tuple[Action, ...] = ()


class Player(Protocol):
    """Computer player; deterministic for the same observation and random numbers."""

    @property
    def name(self) -> str:
        """Name among ``PLAYERS``."""

    def choose(self, seen: Observation, random: Random) -> Decision:
        """Return the decision of the observing seat, which has a legal action."""


def choose_incrementally(
    player: Player, seen: Observation, random: Random
) -> Incremental[Decision]:
    """Return a player's decision, step by step if it has a ``think`` method."""
    think: Callable[[Observation, Random], Incremental[Decision]] | None = getattr(
        player, "think", None
    )
    return player.choose(seen, random) if think is None else (yield from think(seen, random))


def random_action(state: State, random: Random) -> Action:
    """Return a random legal action; raise ``ValueError`` if there is none."""
    action = state.random_action(random)
    if action is None:
        raise ValueError("nobody can act in this position")
    return action


@dataclass(frozen=True, slots=True)
class FunctionPlayer:
    name: str
    act: Callable[[State, Random], Action]
    reason: Reason

    def choose(self, seen: Observation, random: Random) -> Decision:
        return Decision(self.act(seen.table, random), self.reason)
