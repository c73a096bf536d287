"""Players made of policies over the numbers of actions, such as trained nets."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from dokmus_widgets.analysis.players import Decision, Observation, Reason
from dokmus_widgets.core import Action
from dokmus_widgets.environment.numbering import Numbering, Picked
from dokmus_widgets.environment.seen import vector

#: Observation vector, mask of legal actions and random numbers; returns the number of an action.
Policy = Callable[[NDArray[np.int8], NDArray[np.int8], Random], int]


@dataclass(frozen=True)
class PolicyPlayer:
    """Player, for games, matches and studies, whose actions ``policy`` chooses by number.

    The policy gets what an agent of the environment gets: the observation as a vector (see
    :func:`split`) and the mask of legal actions. It raises ``ValueError`` for a masked number.
    """

    name: str
    policy: Policy

    def choose(self, seen: Observation, random: Random) -> Decision:
        state, picked = seen.table, None
        numbering = Numbering(state.island.frame.size)
        chosen: Action | Picked | None = None
        while not isinstance(chosen, Action):
            picked = chosen
            mask = numbering.mask(state, picked)
            number = int(self.policy(vector(seen, picked), mask, random))
            if not 0 <= number < numbering.count or not mask[number]:
                raise ValueError(f"{self.name}: {number} is no legal action now")
            chosen = numbering.action(number, state.phase, picked)
        return Decision(chosen, Reason("habit"))
