"""States of the game: immutable positions with the rules as methods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dokmus_widgets.core import scoring
from dokmus_widgets.core.actions import refuse_action
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.legality.legal import is_legal
from dokmus_widgets.core.legality.legal_actions import LegalActions, draw_action
from dokmus_widgets.core.legality.verdict import IllegalAction
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.position import Position
from dokmus_widgets.core.transition import EFFECTS

if TYPE_CHECKING:
    from random import Random

    from dokmus_widgets.core.actions import Action
    from dokmus_widgets.core.legality.verdict import Verdict

__all__ = ["Phase", "State", "Turn"]


def _require_random(random: object) -> None:
    if not hasattr(random, "random"):
        raise TypeError(f"a random.Random is expected, such as Random(1), not {random!r}")


def require_state(value: object) -> None:
    """Raise ``TypeError`` for what is not a state, and say how to make one of it."""
    if not isinstance(value, State):
        how = "State.from_code(...) reads a code, State.from_dict(...) a document"
        raise TypeError(f"a State is expected, not {quote(value)}; {how}")


class State(Position):
    """A position with the rules as its methods; `core.documents` describes each field."""

    __slots__ = ()

    def legal_actions(self) -> LegalActions:
        return LegalActions(self)

    def random_action(self, random: Random) -> Action | None:
        """Return a legal action, all equally probable, or None; faster than `legal_actions`."""
        try:
            return draw_action(self, random)
        except AttributeError:
            _require_random(random)
            raise

    def played_out(self, random: Random) -> State:
        """Return the end of the game after actions as of :meth:`random_action`."""
        from dokmus_widgets.core.playout import play_out

        _require_random(random)
        return play_out(self, random)

    def check(self, action: Action, seat: int | None = None) -> Verdict:
        """Return whether and why an action is legal; ``seat``: by default the current player.

        ``ValueError`` for an unknown seat, and for a space that the board does not have.
        """
        from dokmus_widgets.core.legality.check import check

        verdict = check(self, action, seat)
        for space in action.spaces:
            self.island.frame.read(space)
        return verdict

    def apply(self, action: Action) -> State:
        """Return the state after an action; ``IllegalAction`` with its verdict if it is illegal."""
        if not is_legal(self, action):
            from dokmus_widgets.core.legality.check import check

            raise IllegalAction(check(self, action))
        return EFFECTS[type(action)](self, action)

    def after(self, action: Action) -> State:
        """Return the state after a legal action, which is not checked again: for searches."""
        try:
            effect = EFFECTS[type(action)]
        except KeyError:
            refuse_action(action)
        return effect(self, action)

    def score(self) -> tuple[scoring.SeatScore, ...]:
        """Return each seat's victory points, as if the game ended now (score.end)."""
        return scoring.score(self)

    def winners(self) -> tuple[int, ...]:
        """Return the seats that win if the game ends now; several if they tie (score.tie)."""
        return scoring.winners(self)

    def observe(self, seat: int) -> dict[str, Any]:
        """Return the observation document of a seat; ``ValueError`` for an unknown seat."""
        from dokmus_widgets.core.observe import observe

        return observe(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """Return the position document (format ``dokmus-position``, version 1)."""
        from dokmus_widgets.core.documents.document import to_dict

        return to_dict(self)

    @classmethod
    def from_dict(cls, position: Mapping[str, Any]) -> State:
        """Return the state of a position document; ``ValueError`` lists every fault."""
        from dokmus_widgets.core.documents.document import from_dict

        return from_dict(position)

    def to_code(self) -> str:
        """Return the position code, one word; ``ValueError`` for an invalid position."""
        from dokmus_widgets.core.notation.code import position_code

        return position_code(self)

    @staticmethod
    def from_code(code: str) -> State:
        """Return the state of a position code; ``CodeError``, ``PositionError`` otherwise."""
        from dokmus_widgets.core.notation.code import read_position_code

        return read_position_code(code)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Return the picture for a notebook, drawn by the package above the core."""
        from dokmus_widgets import draw

        return draw(self)._repr_mimebundle_()

    def _repr_svg_(self) -> str:
        from dokmus_widgets import draw

        return draw(self).svg()

    def __repr__(self) -> str:
        from dokmus_widgets.core.notation.code import state_repr

        return state_repr(self)

    def __str__(self) -> str:
        from dokmus_widgets.core.text_board import text_board

        return text_board(self)
