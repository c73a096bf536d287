"""A player: what it is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, Protocol

from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.thinking import Thinking
from dokmus_widgets.core import Action, State


@dataclass(frozen=True, slots=True)
class Why:
    """Why a player does what it does, in facts.

    ``by``: drawn by lot, by a habit, for the points of the turn, or as the best in playouts; by
    lot in the place of a player that failed.
    ``value``: what the turn makes of the own sheet, or a card may bring, in victory points;
    ``judged``: how many ways were weighed up; ``playouts``: by how many games played out; ``wins``:
    the share of those that followed on this one and were won, 0 to 1.
    """

    by: Literal["lot", "habit", "points", "playouts", "replaced"]
    value: float | None = None
    judged: int = 1
    playouts: int = 0
    wins: float | None = None


BY_LOT: Final = Why("lot")
BY_HABIT: Final = Why("habit")
REPLACED: Final = Why("replaced")


@dataclass(frozen=True, slots=True)
class Choice:
    """An action with its reason; ``then``: how this turn goes on, where it is planned already.

    Nobody acts in between, and nothing is uncovered: what is planned is not asked for again.
    """

    action: Action
    why: Why
    then: tuple[Action, ...] = ()


class Player(Protocol):
    """Whoever plays by itself: the same for the same observation and the same luck."""

    @property
    def name(self) -> str:
        """What it is called among ``PLAYERS``."""

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What the seat that sees this does, which is to act; only asked where it can."""


def thinking(one: Player, seen: Observation, random: Random) -> Thinking[Choice]:
    """What a player does; bit by bit where it can ``think``, otherwise at once."""
    think: Callable[[Observation, Random], Thinking[Choice]] | None = getattr(one, "think", None)
    return one.choose(seen, random) if think is None else (yield from think(seen, random))


def lot(state: State, random: Random) -> Action:
    """Any legal action, each as likely as the others; ``ValueError`` where there is none."""
    action = state.random_action(random)
    if action is None:
        raise ValueError("nobody can act in this position")
    return action


@dataclass(frozen=True, slots=True)
class Habits:
    """A player that decides by what it finds, action by action, with nothing worked out."""

    name: str
    act: Callable[[State, Random], Action]
    why: Why

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What it does; ``ValueError`` where there is nothing to do."""
        return Choice(self.act(seen.table, random), self.why)
