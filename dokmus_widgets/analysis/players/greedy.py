"""The yardstick: whatever shows the most points on its own sheet, cards in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import BY_HABIT, Choice, Why
from dokmus_widgets.core import ChooseGuardian, Phase
from dokmus_widgets.core.transition import burnt, with_value

#: The cards that it takes, those it likes best first.
CARDS: Final = (5, 4, 2, 3, 1)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the first card of ``CARDS`` on offer, and the most points; which of several, by lot."""

    name: str = "greedy"

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What it does; ``ValueError`` where there is nothing to do."""
        state, seat = seen.table, seen.seat
        actions = list(state.legal_actions())
        if not actions:
            raise ValueError("nobody can act in this position")
        if state.phase is Phase.GUARDIANS:
            return Choice(ChooseGuardian(min(seen.offered or (), key=CARDS.index)), BY_HABIT)
        random.shuffle(actions)
        found = []
        for action in actions:
            after = state.after(action)
            kept, lost = burnt(after.island, after.tokens[seat], after.sacrificed[seat])
            tokens = with_value(after.tokens, seat, kept)
            sacrificed = with_value(after.sacrificed, seat, lost)
            after = after.replaced(tokens=tokens, sacrificed=sacrificed)
            found.append(after.score()[seat].total)
        best = max(found)
        return Choice(actions[found.index(best)], Why("points", best, len(actions)))
