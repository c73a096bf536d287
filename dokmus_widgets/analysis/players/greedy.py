"""The yardstick: whatever shows the most points on its own sheet, cards in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from dokmus_widgets.analysis.players.ends import promising
from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import BY_HABIT, Choice, Why
from dokmus_widgets.core import ChooseGuardian, Phase

#: The cards that it takes, those it likes best first.
CARDS: Final = (5, 4, 2, 3, 1)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the first card of ``CARDS`` on offer, and the most points; which of several, by lot."""

    name: str = "greedy"

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What it does; ``ValueError`` where there is nothing to do."""
        state = seen.table
        actions = list(state.legal_actions())
        if not actions:
            raise ValueError("nobody can act in this position")
        if state.phase is Phase.GUARDIANS:
            return Choice(ChooseGuardian(min(seen.offered or (), key=CARDS.index)), BY_HABIT)
        if state.phase is Phase.START:
            return Choice(random.choice(actions), BY_HABIT)
        ends = promising(state, 40)
        most = max(end.points for end in ends)
        best = [end for end in ends if end.points == most]
        action, *then = random.choice(best).line
        return Choice(action, Why("points", most, len(ends)), tuple(then))
