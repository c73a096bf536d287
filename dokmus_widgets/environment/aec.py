"""The PettingZoo AEC environment."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dokmus_widgets.analysis.players import Observation, Offers, updated_offers
from dokmus_widgets.core import Action, Phase, Rules, State, TileSet, load_tile_set, new_game
from dokmus_widgets.core.keywords import suggests_arguments
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.scoring import ranks
from dokmus_widgets.core.text_board import board_rows
from dokmus_widgets.environment.numbering import Numbering, Picked
from dokmus_widgets.environment.seen import highest, layout, vector

_TOKENS = "ABCD"


class Dokmus(AECEnv):  # type: ignore[misc]
    """A game of agents ``player_0`` and so on, clockwise; illegal actions raise ``ValueError``.

    The reward comes at the end and is the final placing: the number of agents behind minus the
    number ahead, divided by the number of opponents: 1 for a sole winner, -1 for a sole last, in
    sum 0; 0 for a truncated game and one without a legal start. The points are in ``infos``.

    Args:
        players: The number of agents, 2 to 4.
        rules: The reading of the rules, ``en`` by default.
        tiles: The tile set, *isle* by default; each reset draws an island and a first player.
        longest: The number of steps after which every agent is truncated.
        render_mode: ``"ansi"`` for text boards, or None.
    """

    metadata: ClassVar = {"name": "dokmus_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    @suggests_arguments
    def __init__(
        self,
        players: int = 4,
        *,
        rules: Rules | None = None,
        tiles: TileSet | None = None,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        if longest is not None and longest < 1:
            raise ValueError(f"longest: at least one step, not {longest}")
        self.render_mode = render_mode
        self._rules, self._longest = rules, longest
        self._tiles = tiles if tiles is not None else load_tile_set()
        new_game(players, rules=rules, tiles=self._tiles)  # raises early if they are invalid
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.numbering = Numbering(self._tiles.size)
        self._layout = layout(self._tiles.size)
        actions, high = self.numbering.count, highest(self._tiles.size)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of ``observation`` (`seen.py`) and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of action numbers (`numbering.py`), equal for all players."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; the option ``position`` is a `State` to begin with instead."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        players = len(self.possible_agents)
        island, first = (int(self._random.integers(high)) for high in (2**31, players))
        position = (options or {}).get("position") or new_game(
            players, first=first, seed=island, rules=self._rules, tiles=self._tiles
        )
        if (position.seats, position.island.frame.size) != (players, self._tiles.size):
            raise ValueError("the position has other seats, or tiles of another size")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._offers: Offers = {}
        self._steps = 0
        self.agent_selection = self.agents[0]
        self._set_position(position, None)
        if not self._mask.any():
            raise ValueError("nobody can act in this position")

    def _set_position(self, position: State, picked: Picked | None) -> None:
        #: The position with hidden cards, which agents must not see.
        self.position = position
        self._picked = picked
        self._offers = updated_offers(self._offers, position)
        self.__dict__.pop("_mask", None)
        if position.to_act is not None:
            self.agent_selection = self.possible_agents[position.to_act]

    @cached_property
    def _mask(self) -> NDArray[np.int8]:
        return self.numbering.mask(self.position, self._picked)

    def seen(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return Observation.of(self.position, seat, self._offers.get(seat))

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        """Return an agent's observation; for all but the current agent no action is legal."""
        acts = agent == self.agent_selection
        return {
            "observation": vector(self._layout, self.seen(agent), self._picked),
            "action_mask": self._mask.copy() if acts else np.zeros_like(self._mask),
        }

    def step(self, action: int | None) -> None:
        """Perform the action of a number; ``ValueError`` if it is masked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.numbering.count or not self._mask[action]:
            raise ValueError(f"{action} is no legal action of {agent} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        chosen = self.numbering.action(int(action), self.position.phase, self._picked)
        if isinstance(chosen, Action):
            self._set_position(self.position.after(chosen), None)
        else:
            self._set_position(self.position, chosen)
        if self.position.phase is Phase.OVER:
            self._end()
        elif self._steps == self._longest or not self._mask.any():
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        placed, sheets = ranks(self.position), self.position.score()
        for agent, own, sheet in zip(self.agents, placed, sheets, strict=True):
            ahead = sum((own > other) - (own < other) for other in placed)
            self.rewards[agent] = ahead / (len(placed) - 1)
            self.infos[agent] = {"points": sheet.total}

    def render(self) -> str | None:
        """Return the table as text, with public information and tokens A to D."""
        if self.render_mode is None:
            return None
        state = self.position
        lines = [*board_rows(state, tokens=_TOKENS), f"round {state.round}, {state.phase}"]
        for seat, card in enumerate(shown_cards(state)):
            talisman = "*" if seat == state.talisman else " "
            counts = f"supply {state.supply[seat]}, sacrificed {state.sacrificed[seat]}"
            lines.append(f"{_TOKENS[seat]}{talisman} {counts}, guardian {card or '-'}")
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
