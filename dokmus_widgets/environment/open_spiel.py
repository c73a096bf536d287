"""Dokmus in OpenSpiel; importing this module registers the game ``dokmus``.

    import pyspiel
    from dokmus_widgets.environment import open_spiel

    game = pyspiel.load_game("dokmus", {"players": 3, "reading": "fr"})

Chance lays the tiles, slot by slot; then the seats act by the numbers of `numbering.py`, seat 0
with the talisman. Returns are the final placing, from 1 to -1. The observation tensor is the
environment's vector, the observation string the key of the ``Observation``; the information state
string adds every action so far, without the cards that are hidden from the seat. It takes
``pip install open_spiel``.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dokmus_widgets.analysis.players import Observation, Offers, updated_offers
from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    Laid,
    Phase,
    Rules,
    State,
    load_tile_set,
    new_game,
    space_name,
)
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.core.notation.record import MAX_PLIES
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.environment.numbering import Numbering, Picked
from dokmus_widgets.environment.rewards import placing_rewards
from dokmus_widgets.environment.seen import layout, vector

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ImportError("the game for OpenSpiel needs it: pip install open_spiel") from error

#: Ways to lay a tile: two sides, four rotations.
_WAYS: Final = 8
_TYPE: Final = pyspiel.GameType(
    short_name="dokmus",
    long_name="Dokmus",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(SEATS),
    min_num_players=min(SEATS),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": min(SEATS), "reading": "en", "tiles": "isle"},
)


class DokmusGame(pyspiel.Game):  # type: ignore[misc]
    """The game, with the parameters ``players``, ``reading`` and ``tiles``."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"players": min(SEATS), "reading": "en", "tiles": "isle", **(params or {})}
        tiles = load_tile_set(chosen["tiles"])
        #: The state whose tiles chance lays anew.
        self.start = new_game(chosen["players"], rules=Rules.preset(chosen["reading"]), tiles=tiles)
        self.tile_names = sorted(tiles)
        self.numbering = Numbering(tiles.size)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.count,
            max_chance_outcomes=len(tiles) * _WAYS,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_PLIES,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "DokmusState":
        return DokmusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DokmusObserver":
        """Return the observer: of the information state if it is to have perfect recall."""
        if params:
            raise ValueError(f"the observer takes no parameters, not {params!r}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return DokmusObserver(self.start.island.frame.size, recalls)


class DokmusState(pyspiel.State):  # type: ignore[misc]
    """A state; ``position`` is None as long as chance lays tiles."""

    def __init__(self, game: DokmusGame) -> None:
        super().__init__(game)
        self._start, self._names, self._numbering = game.start, game.tile_names, game.numbering
        self._laid: list[Laid] = []
        self.position: State | None = None
        self.picked: Picked | None = None
        self._offers: Offers = {}
        self._legal: list[int] = []
        #: The actions as text, and by seat the index of the card chosen in this round.
        self._told: list[str] = []
        self._drafted: dict[int, int] = {}

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's numbers for chance and for the end."""
        if self.position is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if self.position.to_act is None or not self._legal:
            end: int = pyspiel.PlayerId.TERMINAL
            return end
        return self.position.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the ways to lay a tile into the next slot: number and probability."""
        used = {laid.tile for laid in self._laid}
        left = [number for number, name in enumerate(self._names) if name not in used]
        ways = [number * _WAYS + way for number in left for way in range(_WAYS)]
        return [(way, 1 / len(ways)) for way in ways]

    def is_terminal(self) -> bool:
        return self.position is not None and not self._legal

    def returns(self) -> list[float]:
        """Return the placing of each seat; 0 before the end, and if nobody could act."""
        if self.position is None or self.position.phase is not Phase.OVER:
            return [0.0] * self._start.seats
        return [*placing_rewards(self.position)]

    def observation(self, seat: int) -> Observation | None:
        """Return what a seat knows; None as long as tiles are laid."""
        if self.position is None:
            return None
        return Observation.of(self.position, seat, self._offers.get(seat))

    def vector(self, seat: int) -> NDArray[np.int8] | None:
        """Return the vector of a seat's observation; None as long as tiles are laid."""
        seen = self.observation(seat)
        return None if seen is None else vector(seen, self.picked)

    def history_text(self, seat: int) -> str:
        """Return the actions so far, without the cards that are hidden from a seat."""
        told = list(self._told)
        if self.position is not None:
            shown = shown_cards(self.position)
            for other, at in self._drafted.items():
                if other != seat and shown[other] is None:
                    told[at] = "?"
        return " ".join(told)

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal if player == self.current_player() else []

    def _apply_action(self, number: int) -> None:
        self._told.append(self._action_to_string(self.current_player(), number).replace(" ", "_"))
        if self.position is None:
            self._laid.append(self._laying(number))
            self._begin()
            return
        chosen = self._numbering.action(number, self.position.phase, self.picked)
        if isinstance(chosen, Action):
            if isinstance(chosen, ChooseGuardian) and self.position.to_act is not None:
                if not any(self.position.guardians):
                    self._drafted = {}
                self._drafted[self.position.to_act] = len(self._told) - 1
            self._set(self.position.after(chosen), None)
        else:
            self._set(self.position, chosen)

    def _begin(self) -> None:
        """Begin to play once every slot but the gap has a tile."""
        grid = self._start.island.grid
        if len(self._laid) == sum(laid is not None for laid in grid):
            tiles, left = self._start.island.tiles, iter(self._laid)
            laid = tuple(None if slot is None else next(left) for slot in grid)
            self._set(self._start.replaced(island=island_of(tiles, laid)), None)

    def _set(self, position: State, picked: Picked | None) -> None:
        self.position, self.picked = position, picked
        self._offers = updated_offers(self._offers, position)
        self._legal = self._numbering.mask(position, picked).nonzero()[0].tolist()

    def _laying(self, number: int) -> Laid:
        tile, way = divmod(number, _WAYS)
        return Laid(self._names[tile], way // 4, way % 4)

    def _action_to_string(self, player: int, number: int) -> str:
        if player < 0 or self.position is None:
            tile, side, rotation = self._laying(number)
            return f"{tile}{'AB'[side]}{rotation}"
        chosen = self._numbering.action(number, self.position.phase, self.picked)
        if isinstance(chosen, Action):
            return write_action(self.position, chosen)
        return f"{space_name(chosen[0])}>({chosen[1]})"

    def __str__(self) -> str:
        return " ".join(self._told) or "no tile is laid"


class DokmusObserver:
    """Observer of the tensor and the strings of a seat; see the module."""

    def __init__(self, size: int, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(layout(size).length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DokmusState, player: int) -> None:
        """Fill the tensor; with zeros as long as tiles are laid."""
        seen = state.vector(player)
        self.tensor[:] = 0 if seen is None else seen

    def string_from(self, state: DokmusState, player: int) -> str:
        """Return what a seat knows as text."""
        seen = state.observation(player)
        if seen is None:
            return state.history_text(player)
        picked = "" if state.picked is None else f" {space_name(state.picked[0])}>"
        told = f" {state.history_text(player)}" if self._recalls else ""
        return f"{seen.key}{picked}{told}"


pyspiel.register_game(_TYPE, DokmusGame)
