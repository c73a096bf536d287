"""Actions made once for each shape of board, and the tables that hold them.

A list of legal actions is then a walk over bits that looks each action up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dokmus_widgets.core.actions import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    TakeTalisman,
)
from dokmus_widgets.core.allowances import ROTATE_CARDS, TALISMAN_CARDS, TILE_CARDS
from dokmus_widgets.core.bitboard import Frame
from dokmus_widgets.core.catalogue import CARDS

_RUINS: Final = By.RUINS


class Table(dict[int, Action]):
    """Actions by the index of a bit, made when first looked up."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], Action]) -> None:
        self._make = make

    def __missing__(self, index: int) -> Action:
        action = self[index] = self._make(index)
        return action


class Interned:
    """The tables of one frame.

    ``starts``, and ``placements`` by sacrifice, are looked up by the index of the space's bit.
    """

    def __init__(self, frame: Frame) -> None:
        space_at = frame.space_at
        self._frame = frame
        self._token_moves = tuple(map(self._make_token_moves, (By.GUARDIAN, By.RUINS)))
        self._on_tiles: dict[tuple[tuple[int, ...], int, bool, int], tuple[Action, ...]] = {}
        self.starts = Table(lambda index: ChooseStart(space_at[index]))
        self.placements = (
            Table(lambda index: Place(space_at[index], 0)),
            Table(lambda index: Place(space_at[index], 1)),
        )

    def token_moves(self, by: By) -> tuple[tuple[tuple[int, Table], ...], Callable[[int], Table]]:
        """Moves by the index of the target: for each step, and for an origin through temples."""
        return self._token_moves[by is _RUINS]

    def _make_token_moves(
        self, by: By
    ) -> tuple[tuple[tuple[int, Table], ...], Callable[[int], Table]]:
        space_at = self._frame.space_at

        def stepping(step: int) -> Table:
            return Table(lambda index: MoveToken(space_at[index - step], space_at[index], by))

        @cache
        def through(origin: int) -> Table:
            return Table(lambda index: MoveToken(space_at[origin], space_at[index], by))

        return tuple((step, stepping(step)) for step in self._frame.steps), through

    def on_tiles(self, slots: tuple[int, ...], gap: int, by: By, card: int) -> tuple[Action, ...]:
        """What a guardian card lets one do with tiles, or with the talisman."""
        key = (slots, gap, by is _RUINS, card)
        found = self._on_tiles.get(key)
        if found is None:
            in_line = self._frame.in_line
            actions: list[Action] = []
            if card in TALISMAN_CARDS:
                actions.append(TakeTalisman())
            if card in TILE_CARDS:
                actions += [MoveTile(slot, by) for slot in slots if in_line(slot, gap)]
            if card in ROTATE_CARDS:
                actions += [RotateTile(slot, turn, by) for slot in slots for turn in Rotation]
            found = self._on_tiles[key] = tuple(actions)
        return found


@cache
def interned(frame: Frame) -> Interned:
    """The one set of tables of that frame."""
    return Interned(frame)


#: The choice of each guardian card.
CARD_CHOICES: Final = {card: ChooseGuardian(card) for card in CARDS}
