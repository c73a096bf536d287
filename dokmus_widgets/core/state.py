"""A state of the game: everything on the table, hidden cards included. It never changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Self, cast

from dokmus_widgets.core import transition
from dokmus_widgets.core.island import Island
from dokmus_widgets.core.legal import LegalActions, drawn
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.values import Value

if TYPE_CHECKING:
    from random import Random

    from dokmus_widgets.core.actions import Action
    from dokmus_widgets.core.reach import Placements, Surroundings
    from dokmus_widgets.core.scoring import SeatScore
    from dokmus_widgets.core.verdict import Verdict

__all__ = ["Phase", "State", "Turn"]


class _Fields:
    """The parts of a state, while it is being made."""

    __slots__ = (
        "_placements",
        "_surroundings",
        "guardians",
        "island",
        "phase",
        "round",
        "rules",
        "sacrificed",
        "supply",
        "talisman",
        "to_act",
        "tokens",
        "turn",
    )

    rules: Rules
    island: Island
    round: int
    phase: Phase
    to_act: int | None
    talisman: int
    tokens: tuple[int, ...]
    supply: tuple[int, ...]
    sacrificed: tuple[int, ...]
    guardians: tuple[int | None, ...]
    turn: Turn | None
    #: Where the seat to act may place, once it has been asked (see `reach.py`).
    _placements: Placements | None
    #: What surrounds the tokens of that seat; until it has been asked, without its last one.
    _surroundings: Surroundings | None


class State(Value, _Fields):
    """One moment of a game for 2 to 4 seats; see the contract for the meaning of each part.

    Tokens are masks over ``island.frame``, by seat; :meth:`tokens_of` gives spaces.
    """

    __slots__ = ()
    __match_args__ = (
        "rules",
        "island",
        "round",
        "phase",
        "to_act",
        "talisman",
        "tokens",
        "supply",
        "sacrificed",
        "guardians",
        "turn",
    )

    def __new__(
        cls,
        rules: Rules,
        island: Island,
        round: int,
        phase: Phase,
        to_act: int | None,
        talisman: int,
        tokens: tuple[int, ...],
        supply: tuple[int, ...],
        sacrificed: tuple[int, ...],
        guardians: tuple[int | None, ...],
        turn: Turn | None = None,
    ) -> Self:
        # Filled in while it can still be, then made a state: a tenth of a game's time goes
        # otherwise into going round the lock of a value, field by field.
        made = _Fields()
        made.rules = rules
        made.island = island
        made.round = round
        made.phase = phase
        made.to_act = to_act
        made.talisman = talisman
        made.tokens = tokens
        made.supply = supply
        made.sacrificed = sacrificed
        made.guardians = guardians
        made.turn = turn
        made._placements = None
        made._surroundings = None
        made.__class__ = cls
        return cast(Self, made)

    def replaced(self, **changes: Any) -> Self:
        """The same state but for these parts."""
        named = {part: getattr(self, part) for part in self.__match_args__}
        return type(self)(**named | changes)

    def in_turn(
        self,
        island: Island,
        tokens: tuple[int, ...],
        supply: tuple[int, ...],
        sacrificed: tuple[int, ...],
        turn: Turn,
        surroundings: Surroundings | None = None,
    ) -> State:
        """The state later in the same turn: the way from ply to ply, and so without detours.

        ``surroundings``: of the tokens of the seat to act, without the one just placed.
        """
        made = _Fields()
        made.rules = self.rules
        made.island = island
        made.round = self.round
        made.phase = self.phase
        made.to_act = self.to_act
        made.talisman = self.talisman
        made.tokens = tokens
        made.supply = supply
        made.sacrificed = sacrificed
        made.guardians = self.guardians
        made.turn = turn
        made._placements = None
        made._surroundings = surroundings
        made.__class__ = State
        return cast(State, made)

    def between_turns(
        self,
        phase: Phase,
        to_act: int | None,
        island: Island,
        tokens: tuple[int, ...],
        supply: tuple[int, ...],
        sacrificed: tuple[int, ...],
        guardians: tuple[int | None, ...],
        turn: Turn | None,
        round: int,
        talisman: int,
    ) -> State:
        """The state when the next seat is to act, in this round or the following one."""
        made = _Fields()
        made.rules = self.rules
        made.island = island
        made.round = round
        made.phase = phase
        made.to_act = to_act
        made.talisman = talisman
        made.tokens = tokens
        made.supply = supply
        made.sacrificed = sacrificed
        made.guardians = guardians
        made.turn = turn
        made._placements = None
        made._surroundings = None
        made.__class__ = State
        return cast(State, made)

    @property
    def seats(self) -> int:
        """How many play: 2 to 4."""
        return len(self.tokens)

    @property
    def occupied(self) -> int:
        """Every token on the board, as a mask."""
        return reduce(or_, self.tokens)

    def tokens_of(self, seat: int) -> tuple[Space, ...]:
        """The spaces of a seat's tokens, row by row."""
        return self.island.frame.spaces(self.tokens[seat])

    def seat_at(self, space: Space) -> int | None:
        """Whose token stands on a space; None where none does."""
        bit = self.island.frame.bit(space)
        return next((seat for seat, tokens in enumerate(self.tokens) if tokens & bit), None)

    def legal_actions(self) -> LegalActions:
        """Every action that the seat to act may choose: a collection (len, in, iteration, bool)."""
        return LegalActions(self)

    def random_action(self, random: Random) -> Action | None:
        """One of the legal actions, each as likely as the others; None when there is none.

        For playouts: without the collection that :meth:`legal_actions` makes.
        """
        return drawn(self, random)

    def played_out(self, random: Random) -> State:
        """The end of a game of random actions: those that :meth:`random_action` would draw."""
        from dokmus_widgets.core.playout import play_out

        return play_out(self, random)

    def check(self, action: Action, seat: int | None = None) -> Verdict:
        """Whether an action is legal now, and why: rule ids, and the spaces that show it.

        ``seat``: who would do it, by default the seat to act; ``ValueError`` for none there is.
        """
        from dokmus_widgets.core.check import check

        return check(self, action, seat)

    def apply(self, action: Action) -> State:
        """The state after an action; ``IllegalAction`` with the verdict when it is not legal."""
        return transition.apply(self, action)

    def after(self, action: Action) -> State:
        """The state after an action of :meth:`legal_actions`, not asked again: for searches."""
        return transition.EFFECTS[type(action)](self, action)

    def score(self) -> tuple[SeatScore, ...]:
        """Each seat's sheet in victory points, as if the game ended now (score.end)."""
        from dokmus_widgets.core.scoring import score

        return score(self)

    def winners(self) -> tuple[int, ...]:
        """The seats that win if the game ends now; several where it is shared (score.tie)."""
        from dokmus_widgets.core.scoring import winners

        return winners(self)

    def observe(self, seat: int) -> dict[str, Any]:
        """What that seat may know, as a document; ``ValueError`` for a seat that is not there."""
        from dokmus_widgets.core.observe import observe

        return observe(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain JSON (format ``dokmus-position``, version 1)."""
        from dokmus_widgets.core.document import to_dict

        return to_dict(self)

    @classmethod
    def from_dict(cls, position: Mapping[str, Any]) -> State:
        """The state of a position document; ``ValueError`` lists every fault by its path."""
        from dokmus_widgets.core.document import from_dict

        return from_dict(position)

    def to_code(self) -> str:
        """The position as one word that fits a link; ``ValueError`` for what no code can hold."""
        from dokmus_widgets.core.notation.code import position_code

        return position_code(self)

    @staticmethod
    def from_code(code: str) -> State:
        """The state of a position code; ``CodeError``, ``PositionError`` (``ValueError`` both)."""
        from dokmus_widgets.core.notation.code import read_position_code

        return read_position_code(code)

    def __repr__(self) -> str:
        from dokmus_widgets.core.notation.code import state_repr

        return state_repr(self)
