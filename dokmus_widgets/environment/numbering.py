"""Numbers of actions, and masks of the legal ones.

A plane is one number for each space of a board of three by three slots, row by row; for two
players its lowest third is empty. With *s* spaces (441 on tiles of seven) the numbers are:

| numbers | action |
|---|---|
| 0 to s - 1 | put a token here: at the start, without a sacrifice, or the one picked up |
| s to 2s - 1 | place a token here with a sacrifice |
| 2s to 3s - 1 | pick up the token here with the guardian card; its target is chosen next |
| 3s to 4s - 1 | the same with ruins |
| from 4s | ``OTHERS``, in their order |
"""

from functools import cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dokmus_widgets.core import CARDS, Action, By, Phase, Rotation, Space, State, actions
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS, Frame, bits
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.action_tables import action_tables
from dokmus_widgets.core.legality.allowances import (
    GRANTS,
    extra_action_first,
    movable,
    ruins_slots,
    token_targets,
)
from dokmus_widgets.core.legality.legal import is_legal, open_cards, start_spaces
from dokmus_widgets.core.legality.reach import empty_land, placements

#: The token that is picked up, with the allowance for its move.
Picked = tuple[Space, By]

_SLOTS: Final = range(SLOT_COLUMNS**2)
#: The actions without a space.
OTHERS: Final[tuple[Action, ...]] = (
    *map(actions.ChooseGuardian, CARDS),
    *(actions.Sacrifice(), actions.TakeTalisman(), actions.DeclineRuins(), actions.EndTurn()),
    *(actions.MoveTile(slot, by) for by, slot in product((By.GUARDIAN, By.RUINS), _SLOTS)),
    *(
        actions.RotateTile(slot, turn, by)
        for by, slot, turn in product((By.GUARDIAN, By.RUINS), _SLOTS, Rotation)
    ),
)
_NUMBER: Final = {action: number for number, action in enumerate(OTHERS)}
_BIT: Final = {action: 1 << number for action, number in _NUMBER.items()}
_SACRIFICE, _DECLINE, _END = actions.Sacrifice(), actions.DeclineRuins(), actions.EndTurn()
_SACRIFICE_BIT, _DECLINE_BIT, _END_BIT = _BIT[_SACRIFICE], _BIT[_DECLINE], _BIT[_END]
_START, _GUARDIANS, _RUINS = Phase.START, Phase.GUARDIANS, By.RUINS
_TOKEN_CARDS: Final = GRANTS[actions.MoveToken]
_BOARD_PLANES: Final = 4


class Planes:
    """The layout of masks as planes in an array, on boards of ``side`` by ``side`` spaces."""

    def __init__(self, size: int, count: int, more: int = 0) -> None:
        self.side = side = SLOT_COLUMNS * size
        self.spaces = side * side
        #: The bits of a mask, its padding column included.
        self.stride = side * (side + 1)
        self.count, self.more = count, more
        self.length = count * self.spaces + more
        self._bits = count * self.stride
        self._bytes = (self._bits + more + 7) // 8

    def unpacked(self, masks: int) -> NDArray[np.int8]:
        """Return masks in one number, ``stride`` apart, then ``more`` bits, as 0 and 1."""
        packed = np.frombuffer(masks.to_bytes(self._bytes, "little"), np.uint8)
        flat = np.unpackbits(packed, bitorder="little")
        made = np.empty(self.length, np.int8)
        rows, end = self.count * self.side, self.count * self.spaces
        padded = flat[: self._bits].reshape(rows, self.side + 1)
        made[:end].reshape(rows, self.side)[:] = padded[:, :-1]
        made[end:] = flat[self._bits : self._bits + self.more]
        return made


class Numbering:
    """The numbers of all ``count`` actions on tiles of ``size`` spaces along an edge."""

    def __init__(self, size: int) -> None:
        self._planes = Planes(size, _BOARD_PLANES, len(OTHERS))
        self._side, self._spaces = self._planes.side, self._planes.spaces
        self.count = self._planes.length

    def numbers(self, action: Action) -> tuple[int, ...]:
        """Return an action's numbers, two for a move of a token; ``ValueError`` if it has none."""
        match action:
            case actions.ChooseStart(space):
                return (self._at(space),)
            case actions.Place(space, 0 | 1 as sacrifice):
                return (sacrifice * self._spaces + self._at(space),)
            case actions.MoveToken(origin, target, by):
                plane = 3 if by is _RUINS else 2
                return (plane * self._spaces + self._at(origin), self._at(target))
        if action not in _NUMBER:
            raise ValueError(f"{action} has no number")
        return (_BOARD_PLANES * self._spaces + _NUMBER[action],)

    def action(self, number: int, phase: Phase, picked: Picked | None = None) -> Action | Picked:
        """Return the action of a number, after ``picked``; ``ValueError`` for an unknown number."""
        if not 0 <= number < self.count:
            raise ValueError(f"actions have the numbers 0 to {self.count - 1}, not {number}")
        plane, at = divmod(number, self._spaces)
        if plane >= _BOARD_PLANES:
            return OTHERS[number - _BOARD_PLANES * self._spaces]
        space = divmod(at, self._side)
        if plane > 1:
            return space, By.GUARDIAN if plane == 2 else By.RUINS
        if not plane and picked is not None:
            return actions.MoveToken(picked[0], space, picked[1])
        start = not plane and phase is _START
        return actions.ChooseStart(space) if start else actions.Place(space, plane)

    def mask(self, state: State, picked: Picked | None = None) -> NDArray[np.int8]:
        return self._planes.unpacked(self._legal(state, picked))

    def _at(self, space: Space) -> int:
        row, column = space
        if row not in range(self._side) or column not in range(self._side):
            raise ValueError(f"{space} is off the board")
        return row * self._side + column

    def _legal(self, state: State, picked: Picked | None) -> int:
        """Return the legal actions as masks, those without a space last."""
        island, turn, stride = state.island, state.turn, self._planes.stride
        if turn is None:
            if state.phase is _START:
                return start_spaces(state)
            choices = open_cards(state) if state.phase is _GUARDIANS else ()
            return sum(1 << card - 1 for card in choices) << _BOARD_PLANES * stride
        frame = island.frame
        if picked is not None:
            return token_targets(state, frame.bit(picked[0]).bit_length() - 1)
        tokens_left, guardian_left, ruins, _ = turn
        others, masks, empty = 0, 0, empty_land(island, state.tokens)
        if ruins:
            masks = _leaving(island, movable(state, _RUINS), empty) << 3 * stride
            others = _bits_by_ruins(frame, ruins_slots(state), island.gap)
            if extra_action_first(state):
                return masks | (others | _DECLINE_BIT) << _BOARD_PLANES * stride
        free, paid, _ = placements(state)
        masks |= free | paid << stride
        if guardian_left:
            seat = state.to_act or 0
            card = state.guardians[seat] or 0
            others |= _bits_by_card(frame, island.gap, card)
            if card in _TOKEN_CARDS:
                own = state.tokens[seat] & island.soft
                masks |= _leaving(island, own, empty) << 2 * stride
        if tokens_left and is_legal(state, _SACRIFICE):
            others |= _SACRIFICE_BIT
        if is_legal(state, _END):
            others |= _END_BIT
        return masks | others << _BOARD_PLANES * stride


def _leaving(island: Island, origins: int, empty: int) -> int:
    """Return the tokens that can move anywhere."""
    leaving = origins & island.frame.beside(empty)
    for token in bits((origins ^ leaving) & island.beside_temples):
        if island.walks[token.bit_length() - 1] & empty:
            leaving |= token
    return leaving


@cache
def _bits_by_card(frame: Frame, gap: int, card: int) -> int:
    return sum(_BIT[action] for action in action_tables(frame).with_card[gap, card])


@cache
def _bits_by_ruins(frame: Frame, slots: tuple[int, ...], gap: int) -> int:
    return sum(_BIT[action] for action in action_tables(frame).with_ruins[slots, gap])
