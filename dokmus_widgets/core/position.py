"""What is on the table at one moment of a game, hidden cards included, and its changed copies.

The rules ask positions; what they answer is asked of a `State`, which is the position with all of
that as its methods. A copy is of the class of what it was made from.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import ClassVar, NamedTuple, Self, TypeVar, cast

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.values import Value

#: What surrounds a seat's tokens, whoever stands there: every space one step or temple away, the
#: land among them that costs nothing, and the ends of the waterways that the tokens touch.
Surroundings = tuple[int, int, int]


class Placements(NamedTuple):
    """Where the seat to act may place now: without and with a sacrifice, and in what manner."""

    free: int
    paid: int
    anywhere: bool


class _Fields:
    """The parts of a position, while it is being made."""

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

    __match_args__: ClassVar[tuple[str, ...]] = tuple(__annotations__)

    #: Where the seat to act may place, once it has been asked (see `reach.py`).
    _placements: Placements | None
    #: What surrounds the tokens of that seat; until it has been asked, without its last one.
    _surroundings: Surroundings | None

    __slots__ = (*__match_args__, "_placements", "_surroundings")


class Position(_Fields, Value):
    """One moment of a game for 2 to 4 seats; see the contract for the meaning of each part.

    Tokens are masks over ``island.frame``, by seat; :meth:`tokens_of` gives spaces.
    """

    __slots__ = ()

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
        # Filled in while it can still be, then made a position: a tenth of a game's time goes
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

    def in_turn(
        self,
        island: Island,
        tokens: tuple[int, ...],
        supply: tuple[int, ...],
        sacrificed: tuple[int, ...],
        turn: Turn,
        surroundings: Surroundings | None = None,
    ) -> Self:
        """The position later in the same turn: the way from ply to ply, and so without detours.

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
        made.__class__ = type(self)
        return cast(Self, made)

    @property
    def seats(self) -> int:
        """How many play: 2 to 4."""
        return len(self.tokens)

    @property
    def occupied(self) -> int:
        """Every token on the board, as a mask."""
        return reduce(or_, self.tokens)

    def require_seat(self, seat: object) -> None:
        """Raise ``ValueError`` unless this is one of the seats."""
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def tokens_of(self, seat: int) -> tuple[Space, ...]:
        """The spaces of a seat's tokens, row by row."""
        return self.island.frame.spaces(self.tokens[seat])

    def seat_at(self, space: Space) -> int | None:
        """Whose token stands on a space; None where none does."""
        bit = self.island.frame.bit(space)
        return next((seat for seat, tokens in enumerate(self.tokens) if tokens & bit), None)


#: A position, or the state that it is of: what is made of one is of its class.
AnyPosition = TypeVar("AnyPosition", bound=Position)
