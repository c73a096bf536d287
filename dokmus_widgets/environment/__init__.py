"""Dokmus for learners of AI: a PettingZoo AEC environment (the extra ``env``).

>>> from dokmus_widgets.environment import env
>>> table = env(players=2)
>>> table.reset(seed=1)
>>> seen, reward, terminated, truncated, info = table.last()
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((6667,), 47)
"""

from typing import Any

from pettingzoo.utils import wrappers

from dokmus_widgets.environment.aec import Dokmus
from dokmus_widgets.environment.numbering import Numbering
from dokmus_widgets.environment.seen import FACTS, PLANES, split

__all__ = ["FACTS", "PLANES", "Dokmus", "Numbering", "env", "raw_env", "split"]

#: The environment without PettingZoo's wrappers.
raw_env = Dokmus


def env(**settings: Any) -> Any:
    """Return the environment in PettingZoo's wrappers; an illegal action ends it with -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
