"""A state of the game: a position with all that the rules say of it. It never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dokmus_widgets.core.actions import refuse_action
from dokmus_widgets.core.legality.legal import is_legal
from dokmus_widgets.core.legality.legal_actions import LegalActions, drawn
from dokmus_widgets.core.legality.verdict import IllegalAction
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.position import Position
from dokmus_widgets.core.transition import EFFECTS

if TYPE_CHECKING:
    from random import Random

    from dokmus_widgets.core.actions import Action
    from dokmus_widgets.core.legality.verdict import Verdict
    from dokmus_widgets.core.scoring import SeatScore

__all__ = ["Phase", "State", "Turn"]


def _require_random(random: object) -> None:
    if not hasattr(random, "random"):
        raise TypeError(f"a random.Random is expected, such as Random(1), not {random!r}")


class State(Position):
    """One moment of a game for 2 to 4 seats; see the contract for the meaning of each part.

    Tokens are masks over ``island.frame``, by seat; :meth:`tokens_of` gives spaces.
    """

    __slots__ = ()

    def legal_actions(self) -> LegalActions:
        """Every action that the seat to act may choose: a collection (len, in, iteration, bool)."""
        return LegalActions(self)

    def random_action(self, random: Random) -> Action | None:
        """One of the legal actions, each as likely as the others; None when there is none.

        For playouts: without the collection that :meth:`legal_actions` makes.
        """
        try:
            return drawn(self, random)
        except AttributeError:
            _require_random(random)
            raise

    def played_out(self, random: Random) -> State:
        """The end of a game of random actions: those that :meth:`random_action` would draw."""
        from dokmus_widgets.core.playout import play_out

        _require_random(random)
        return play_out(self, random)

    def check(self, action: Action, seat: int | None = None) -> Verdict:
        """Whether an action is legal now, and why: rule ids, and the spaces that show it.

        ``seat``: who would do it, by default the seat to act; ``ValueError`` for none there is.
        """
        from dokmus_widgets.core.legality.check import check

        return check(self, action, seat)

    def apply(self, action: Action) -> State:
        """The state after an action; ``IllegalAction`` with the verdict when it is not legal."""
        if not is_legal(self, action):
            raise IllegalAction(self.check(action))
        return EFFECTS[type(action)](self, action)

    def after(self, action: Action) -> State:
        """The state after an action of :meth:`legal_actions`, not asked again: for searches."""
        try:
            effect = EFFECTS[type(action)]
        except KeyError:
            refuse_action(action)
        return effect(self, action)

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
        from dokmus_widgets.core.documents.document import to_dict

        return to_dict(self)

    @classmethod
    def from_dict(cls, position: Mapping[str, Any]) -> State:
        """The state of a position document; ``ValueError`` lists every fault by its path."""
        from dokmus_widgets.core.documents.document import from_dict

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

    def __str__(self) -> str:
        from dokmus_widgets.core.text_board import text_board

        return text_board(self)
