"""The yardstick: the most points on its own sheet at the end of each turn, cards in fixed order."""

from __future__ import annotations

from random import Random
from typing import Final

from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import BY_HABIT, Choice, Why, lot
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import ChooseGuardian, Phase

#: The cards that it takes, those it likes best first.
LIKED: Final = (5, 4, 2, 3, 1)


class Greedy:
    """Takes the first of ``LIKED`` on offer, and the most points of a turn; starts by lot."""

    name = "greedy"

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What it does; ``ValueError`` where there is nothing to do."""
        state = seen.table
        if state.phase is Phase.GUARDIANS:
            return Choice(ChooseGuardian(min(seen.offered or (), key=LIKED.index)), BY_HABIT)
        if state.phase is not Phase.TURNS:
            return Choice(lot(state, random), BY_HABIT)
        best = best_end(state)
        action, *then = best.line
        return Choice(action, Why("points", best.worth), tuple(then))
