"""A state of the game: everything on the table, hidden cards included. It never changes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from dokmus_widgets.core.island import Island
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.values import Value, set_field

if TYPE_CHECKING:
    from dokmus_widgets.core.actions import Action
    from dokmus_widgets.core.legal import LegalActions
    from dokmus_widgets.core.scoring import SeatScore
    from dokmus_widgets.core.verdict import Verdict


class Phase(StrEnum):
    """Where the game stands: starting spaces, choosing guardians, turns, or its end."""

    START = "start"
    GUARDIANS = "guardians"
    TURNS = "turns"
    OVER = "over"


class Turn(NamedTuple):
    """What the seat to act has left in its turn.

    ``ruins``: the tiles on which an extra action waits. ``last``: the token placed last in this
    turn, as a mask (0 for none).
    """

    tokens_left: int
    guardian_left: bool = True
    ruins: tuple[str, ...] = ()
    last: int = 0


class State(Value):
    """One moment of a game for 2 to 4 seats; see the contract for the meaning of each part.

    Tokens are masks over ``island.frame``, by seat; :meth:`tokens_of` gives spaces.
    """

    __slots__ = (
        "_legal",
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
    _legal: LegalActions | None

    def __init__(
        self,
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
    ) -> None:
        set_field(self, "rules", rules)
        set_field(self, "island", island)
        set_field(self, "round", round)
        set_field(self, "phase", phase)
        set_field(self, "to_act", to_act)
        set_field(self, "talisman", talisman)
        set_field(self, "tokens", tokens)
        set_field(self, "supply", supply)
        set_field(self, "sacrificed", sacrificed)
        set_field(self, "guardians", guardians)
        set_field(self, "turn", turn)
        set_field(self, "_legal", None)

    @property
    def seats(self) -> int:
        """How many play: 2 to 4."""
        return len(self.tokens)

    @property
    def occupied(self) -> int:
        """Every token on the board, as a mask."""
        mask = 0
        for tokens in self.tokens:
            mask |= tokens
        return mask

    def tokens_of(self, seat: int) -> tuple[Space, ...]:
        """The spaces of a seat's tokens, row by row."""
        return self.island.frame.spaces(self.tokens[seat])

    def seat_at(self, space: Space) -> int | None:
        """Whose token stands on a space; None where none does."""
        bit = self.island.frame.bit(space)
        return next((seat for seat, tokens in enumerate(self.tokens) if tokens & bit), None)

    def legal_actions(self) -> LegalActions:
        """Every action that the seat to act may choose: a collection (len, in, iteration, bool)."""
        if self._legal is None:
            from dokmus_widgets.core.legal import LegalActions

            set_field(self, "_legal", LegalActions(self))
        assert self._legal is not None
        return self._legal

    def check(self, action: Action) -> Verdict:
        """Whether an action is legal now, and why: rule ids, and the spaces that show it."""
        from dokmus_widgets.core.check import check

        return check(self, action)

    def apply(self, action: Action) -> State:
        """The state after an action; ``IllegalAction`` with the verdict when it is not legal."""
        from dokmus_widgets.core.transition import apply

        return apply(self, action)

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
