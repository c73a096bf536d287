"""The PettingZoo AEC environment."""

import warnings
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dokmus_widgets.analysis.players import Observation, Offers, updated_offers
from dokmus_widgets.core import Action, Phase, Rules, State, TileSet, load_tile_set, new_game
from dokmus_widgets.core.keywords import hint, nearest, suggests_arguments
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.text_board import board_rows
from dokmus_widgets.environment.numbering import Numbering, Picked
from dokmus_widgets.environment.rewards import placing_rewards
from dokmus_widgets.environment.seen import highest, planes_and_facts, vector

_TOKENS = "ABCD"
#: How like a known name a misspelled one is, from 0 to 1.
_MISSPELLED: Final = 0.75


class Dokmus(AECEnv):  # type: ignore[misc]
    """A game of agents ``player_0`` and so on, clockwise; illegal actions raise ``ValueError``.

    At the end ``infos`` hold the ``points`` of each agent.

    Args:
        players: The number of agents, 2 to 4.
        rules: The reading of the rules, ``en`` by default.
        tiles: The tile set, *isle* by default; each reset draws an island and a first player.
        longest: The number of steps after which every agent is truncated.
        render_mode: ``"ansi"`` for text boards, ``"human"`` to print them, or None.
        observation: ``"vector"``, or ``"planes"``: then ``observation`` has the planes of the
            board, of shape (planes, rows, columns), for a convolution, and ``facts`` the facts,
            scaled to 0 to 1 (see :func:`planes_and_facts`).
        reward: ``"placing"``, at the end: the number of agents behind minus the number ahead,
            divided by the number of opponents, 1 for a sole winner, -1 for a sole last; 0 for a
            truncated game. ``"points"``: the points gained by every step, minus the average gain of
            the opponents. Both add up to 0 over all agents.
        skip_forced: Whether steps with one legal action are performed at once; they don't count.
        scores: Whether ``infos`` hold after every step ``points`` and ``score``, the points by
            category.
    """

    metadata: ClassVar = {
        "name": "dokmus_v0",
        "is_parallelizable": False,
        "render_modes": ["ansi", "human"],
    }

    @suggests_arguments
    def __init__(
        self,
        players: int = 4,
        *,
        rules: Rules | None = None,
        tiles: TileSet | None = None,
        longest: int | None = None,
        render_mode: str | None = None,
        observation: str = "vector",
        reward: str = "placing",
        skip_forced: bool = False,
        scores: bool = False,
    ) -> None:
        super().__init__()
        _check_choice("render_mode", render_mode, (None, "ansi", "human"))
        _check_choice("observation", observation, ("vector", "planes"))
        _check_choice("reward", reward, ("placing", "points"))
        if longest is not None and longest < 1:
            raise ValueError(f"longest: at least one step, not {longest}")
        self.render_mode = render_mode
        self._rules, self._longest, self._skip_forced = rules, longest, skip_forced
        self._in_planes, self._by_points = observation == "planes", reward == "points"
        self._scores = scores
        self._tiles = tiles if tiles is not None else load_tile_set()
        new_game(players, rules=rules, tiles=self._tiles)  # raises early if they are invalid
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.numbering = Numbering(self._tiles.size)
        high = highest(self._tiles.size)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8)
        }
        #: The space of :meth:`state`.
        self.state_space = seen["observation"]
        if self._in_planes:
            planes, facts = planes_and_facts(high)
            seen["observation"] = spaces.Box(0, 1, planes.shape, np.int8)
            seen["facts"] = spaces.Box(0, 1, facts.shape, np.float32)
        actions = self.numbering.count
        seen["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of ``observation`` (`seen.py`) and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of action numbers (`numbering.py`), equal for all players."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; the option ``position`` is a `State`, or its code, to begin with."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        players = len(self.possible_agents)
        island, first = (int(self._random.integers(high)) for high in (2**31, players))
        position = _position(options or {})
        if position is None:
            position = new_game(
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
        self._perform_forced()
        if not self._mask.any():
            raise ValueError("nobody can act in this position")
        self._points = self._score()
        self._show()

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

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return an agent's observation; for all but the current agent no action is legal."""
        acts = agent == self.agent_selection
        return {
            **self._arrays(vector(self.seen(agent), self._picked)),
            "action_mask": self._mask.copy() if acts else np.zeros_like(self._mask),
        }

    def _arrays(self, observation: NDArray[np.int8]) -> dict[str, NDArray[Any]]:
        if not self._in_planes:
            return {"observation": observation}
        return dict(zip(("observation", "facts"), planes_and_facts(observation), strict=True))

    def state(self) -> NDArray[np.int8]:
        """Return the whole position, hidden cards included, as the vector of seat 0.

        Agents must not see it; a critic that only trains may.
        """
        cards = (self.position.guardians,)
        return vector(Observation(0, None, cards, self.position), self._picked)

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
        self._perform(int(action))
        self._perform_forced()
        is_over = self.position.phase is Phase.OVER
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self._longest or not self._mask.any():
            self.truncations = dict.fromkeys(self.agents, True)
        self._reward(is_over)
        self._accumulate_rewards()
        self._show()

    def _perform(self, number: int) -> None:
        chosen = self.numbering.action(number, self.position.phase, self._picked)
        if isinstance(chosen, Action):
            self._set_position(self.position.after(chosen), None)
        else:
            self._set_position(self.position, chosen)

    def _perform_forced(self) -> None:
        while self._skip_forced and np.count_nonzero(self._mask) == 1:
            self._perform(int(self._mask.argmax()))

    def _reward(self, is_over: bool) -> None:
        before, self._points = self._points, self._score(is_over)
        if self._by_points:
            gained = [now - then for now, then in zip(self._points, before, strict=True)]
            opponents = len(gained) - 1
            self.rewards = {
                agent: own - (sum(gained) - own) / opponents
                for agent, own in zip(self.agents, gained, strict=True)
            }
        elif is_over:
            self.rewards = dict(zip(self.agents, placing_rewards(self.position), strict=True))

    def _score(self, is_over: bool = False) -> list[int]:
        """Return the points, if anybody asked for them, and put them into ``infos``."""
        if not (is_over or self._scores or self._by_points):
            return []
        sheets = self.position.score()
        if is_over or self._scores:
            self.infos = {
                agent: {"points": sheet.total} | ({"score": dict(sheet)} if self._scores else {})
                for agent, sheet in zip(self.agents, sheets, strict=True)
            }
        return [sheet.total for sheet in sheets]

    def render(self) -> str | None:
        """Return the table as text, with public information and tokens A to D, or print it."""
        text = None if self.render_mode is None else self._text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _text(self) -> str:
        state = self.position
        lines = [*board_rows(state, tokens=_TOKENS), f"round {state.round}, {state.phase}"]
        for seat, card in enumerate(shown_cards(state)):
            talisman = "*" if seat == state.talisman else " "
            counts = f"supply {state.supply[seat]}, sacrificed {state.sacrificed[seat]}"
            lines.append(f"{_TOKENS[seat]}{talisman} {counts}, guardian {card or '-'}")
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


#: The environment without PettingZoo's wrappers.
raw_env = Dokmus


def env(**settings: Any) -> Any:
    """Return the environment in PettingZoo's wrappers; an illegal action ends it with -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def _check_choice(name: str, value: object, known: Sequence[object]) -> None:
    if value not in known:
        words = " or ".join(map(repr, known))
        raise ValueError(f"{name} is {words}, not {value!r}{hint(value, [*map(str, known)])}")


def _position(options: Mapping[str, Any]) -> State | None:
    """Return the position that options ask for; raise for a misspelled option, warn of others."""
    for name in {*options} - {"position"}:
        # Tests of PettingZoo give options that no environment has.
        if nearest(str(name), ["position"], _MISSPELLED):
            raise ValueError(f"there is no option {name!r}; did you mean 'position'?")
        warnings.warn(f"there is no option {name!r}; there is 'position'", stacklevel=3)
    wish = options.get("position")
    if wish is None or isinstance(wish, State):
        return wish
    if isinstance(wish, str):
        return State.from_code(wish)
    if isinstance(wish, Mapping):
        return State.from_dict(wish)
    raise TypeError(f"position: a State, its code or its document is expected, not {wish!r}")
