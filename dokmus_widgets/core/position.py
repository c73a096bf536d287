"""Positions: everything on the table at one moment of a game, hidden cards included."""

from __future__ import annotations  # for __annotations__ in a class body

from functools import reduce
from operator import or_
from typing import ClassVar, NamedTuple, Self, TypeVar, cast

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.values import Value

#: The surroundings of a seat's tokens, occupied or not: all spaces a step or a temple away, the
#: land among them that costs nothing, and the ends of the waterways that the tokens touch.
Surroundings = tuple[int, int, int]


class Placements(NamedTuple):
    """The masks of spaces for a placement, without and with a sacrifice."""

    free: int
    paid: int
    anywhere: bool


class _MutablePosition:
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

    #: The cached placements of the current player (see `reach.py`).
    _placements: Placements | None
    #: The cached surroundings of its tokens; without the last one until placements are asked for.
    _surroundings: Surroundings | None

    __slots__ = (*__match_args__, "_placements", "_surroundings")


class Position(_MutablePosition, Value):
    """One moment of a game for 2 to 4 seats; `core.documents` describes each field.

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
        # Fill a mutable object, then change its class: setting the fields of an immutable value
        # takes a tenth of a game's time.
        made = _MutablePosition()
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
        """Return a later position of the turn; ``surroundings``: without the token just placed."""
        made = _MutablePosition()
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
        return len(self.tokens)

    @property
    def occupied(self) -> int:
        return reduce(or_, self.tokens)

    def require_seat(self, seat: object) -> None:
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def tokens_of(self, seat: int) -> tuple[Space, ...]:
        """Return the spaces of a seat's tokens, row by row."""
        try:
            return self.island.frame.spaces(self.tokens[seat])
        except (TypeError, IndexError):
            self.require_seat(seat)
            raise

    def seat_at(self, space: Space) -> int | None:
        bit = self.island.frame.bit(space)
        return next((seat for seat, tokens in enumerate(self.tokens) if tokens & bit), None)


#: A position or a state: functions return the class that they got.
AnyPosition = TypeVar("AnyPosition", bound=Position)
