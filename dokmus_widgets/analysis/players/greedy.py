"""Greedy player: the exact turn with most points, and a fixed card preference."""

from random import Random
from typing import Final

from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import HEURISTIC_REASON, Decision, Reason, random_action
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import ChooseGuardian, Phase

#: Cards, most preferred first.
CARD_PREFERENCE: Final = (5, 4, 2, 3, 1)


class GreedyPlayer:
    """Player that takes its preferred card and the turn with most points; it starts at random."""

    name = "greedy"

    def choose(self, seen: Observation, random: Random) -> Decision:
        state = seen.table
        if state.phase is Phase.GUARDIANS:
            card = min(seen.offered or (), key=CARD_PREFERENCE.index)
            return Decision(ChooseGuardian(card), HEURISTIC_REASON)
        if state.phase is not Phase.TURNS:
            return Decision(random_action(state, random), HEURISTIC_REASON)
        best = best_end(state)
        action, *plan = best.line
        return Decision(action, Reason("points", best.value), tuple(plan))
