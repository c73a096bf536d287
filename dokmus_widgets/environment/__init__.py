"""Dokmus for learners of AI: a PettingZoo AEC environment (the extra ``env``).

>>> from dokmus_widgets.environment import env
>>> table = env(players=2)
>>> table.reset(seed=1)
>>> seen, reward, terminated, truncated, info = table.last()
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((6667,), 47)

Vectors, masks and players made of policies need numpy only; see also `open_spiel`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dokmus_widgets.core.extras import needs_extra

if TYPE_CHECKING:
    from dokmus_widgets.environment.aec import Dokmus, env, raw_env
    from dokmus_widgets.environment.numbering import Numbering
    from dokmus_widgets.environment.policies import PolicyPlayer
    from dokmus_widgets.environment.rewards import placing_rewards
    from dokmus_widgets.environment.seen import FACTS, PLANES, planes_and_facts, split, vector

__all__ = ["FACTS", "PLANES", "Dokmus", "Numbering", "PolicyPlayer", "env", "placing_rewards"]
__all__ += ["planes_and_facts", "raw_env", "split", "vector"]

_MODULES = {
    **dict.fromkeys(("Dokmus", "env", "raw_env"), "aec"),
    **dict.fromkeys(("FACTS", "PLANES", "planes_and_facts", "split", "vector"), "seen"),
    "Numbering": "numbering",
    "PolicyPlayer": "policies",
    "placing_rewards": "rewards",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs_extra("env", f"{__name__}.{name}"):
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
