"""Bitboards: sets of spaces as integers, and the frame that maps spaces to bits.

Rows are one bit wider than the board. That padding column stays empty in every plane, so that a
shift by one never wraps into the next row: shift first, AND with a plane after it.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from dokmus_widgets.core.island.spaces import Space, parse_space, space_name, space_text
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.island.tiles import LARGEST

SLOT_COLUMNS = 3


class Frame:
    """Grid of slots; ``size``: spaces along a tile's edge; ``slot_rows``: 2 for two players."""

    def __init__(self, size: int, slot_rows: int) -> None:
        self.size = size
        self.slot_rows = slot_rows
        self.slots = slot_rows * SLOT_COLUMNS
        self.rows = slot_rows * size
        self.columns = SLOT_COLUMNS * size
        self.stride = self.columns + 1
        #: Spaces by the index of their bit, with the padding column, which is off the board.
        self.space_at = [divmod(i, self.stride) for i in range(self.rows * self.stride)]
        tile = sum(((1 << size) - 1) << (row * self.stride) for row in range(size))
        #: The shift of a tile's bits from slot 0 to each slot, and the mask of each slot.
        self.shift = tuple(
            slot // SLOT_COLUMNS * size * self.stride + slot % SLOT_COLUMNS * size
            for slot in range(self.slots)
        )
        self.slot_mask = tuple(tile << shift for shift in self.shift)
        self.corners = (0, 2, self.slots - 3, self.slots - 1)
        self._quarter_turns = Table(self._quarter_turn)
        #: The change of a bit's index by a step down, up, right and left.
        self.steps = (self.stride, -self.stride, 1, -1)
        #: The bits next to each bit, by its index; AND with a plane before use.
        self.near = tuple(self.beside(1 << i) for i in range(self.rows * self.stride))
        #: All slots but the gap, by the gap.
        self.slots_but = tuple(
            tuple(slot for slot in range(self.slots) if slot != gap) for gap in range(self.slots)
        )

    def has(self, space: Space) -> bool:
        """Return whether a space lies inside the frame, the gap included."""
        return 0 <= space[0] < self.rows and 0 <= space[1] < self.columns

    def read(self, space: Space | str) -> Space:
        """Return a space of the board, given by name too; ``ValueError`` if it is off the board."""
        if isinstance(space, str):
            found = parse_space(space)
            name = space_text(found)
        else:
            found, name = space, space_name(space)
        if not self.has(found):
            last = space_name((self.rows - 1, self.columns - 1))
            raise ValueError(f"this board has no space {name}: its spaces are a1 to {last}")
        return found

    def bit(self, space: Space) -> int:
        """Return the mask of one space, which must lie inside the frame."""
        return 1 << (space[0] * self.stride + space[1])

    def mask(self, spaces: Iterable[Space]) -> int:
        mask = 0
        for space in spaces:
            mask |= self.bit(space)
        return mask

    def space(self, bit: int) -> Space:
        return self.space_at[bit.bit_length() - 1]

    def spaces(self, mask: int) -> tuple[Space, ...]:
        """Return the spaces of a mask, row by row."""
        return tuple(self.space_at[bit.bit_length() - 1] for bit in bits(mask))

    def slot_of(self, space: Space) -> int:
        return space[0] // self.size * SLOT_COLUMNS + space[1] // self.size

    def slot_of_bit(self, bit: int) -> int:
        return self.slot_of(self.space(bit))

    def area(self, slots: Iterable[int]) -> int:
        return sum(self.slot_mask[slot] for slot in slots)

    def slot_corner(self, slot: int) -> Space:
        return (slot // SLOT_COLUMNS * self.size, slot % SLOT_COLUMNS * self.size)

    def slot_middle(self, slot: int) -> Space:
        row, column = self.slot_corner(slot)
        return (row + self.size // 2, column + self.size // 2)

    def in_line(self, slot: int, other: int) -> bool:
        same_row = slot // SLOT_COLUMNS == other // SLOT_COLUMNS
        return same_row or slot % SLOT_COLUMNS == other % SLOT_COLUMNS

    def beside(self, mask: int) -> int:
        """Return every bit orthogonally next to the mask's; AND with a plane before use."""
        # Two shifts instead of four: right and down, up and left, of the same pair.
        pair = mask | mask << self.stride - 1
        return pair << 1 | pair >> self.stride

    def edge(self, slot: int, row_step: int, column_step: int) -> int:
        mask, step = self.slot_mask[slot], row_step * self.stride + column_step
        return mask & ~(mask >> step if step > 0 else mask << -step)

    def flood(self, seed: int, plane: int) -> int:
        """Return the part of the plane that is connected with the seed, itself in the plane."""
        stride, diagonal = self.stride, self.stride - 1
        while True:
            pair = seed | seed << diagonal  # as in `beside`
            grown = (seed | pair << 1 | pair >> stride) & plane
            if grown == seed:
                return seed
            seed = grown

    def turned(self, mask: int, slot: int, clockwise: bool) -> int:
        """Return the bits within one slot after a quarter turn of its tile."""
        table, turned = self._quarter_turns[slot, clockwise], 0
        while mask:
            low = mask & -mask
            turned |= table[low.bit_length()]
            mask ^= low
        return turned

    def _quarter_turn(self, slot_and_way: tuple[int, bool]) -> dict[int, int]:
        """Map each bit of a slot, by its length, to the bit after the quarter turn."""
        slot, clockwise = slot_and_way
        row0, column0 = self.slot_corner(slot)
        last, table = self.size - 1, {}
        for bit in bits(self.slot_mask[slot]):
            row, column = self.space(bit)
            row, column = row - row0, column - column0
            row, column = (column, last - row) if clockwise else (last - column, row)
            table[bit.bit_length()] = self.bit((row0 + row, column0 + column))
        return table


@cache
def frame_of(size: int, slot_rows: int) -> Frame:
    return Frame(size, slot_rows)


#: Masks of the lowest bits by their number, up to half of the largest board.
_LOWEST = tuple((1 << length) - 1 for length in range((SLOT_COLUMNS * LARGEST + 1) ** 2 // 2))


def nth_bit(mask: int, number: int) -> int:
    """Return the index of the n-th set bit of a board's mask, from 0, which must exist."""
    index = 0
    while number > 2:  # halve the mask; the last few steps are quicker bit by bit
        half = mask.bit_length() >> 1
        low = mask & _LOWEST[half]
        below = low.bit_count()
        if number < below:
            mask = low
        else:
            number -= below
            mask >>= half
            index += half
    for _ in range(number):
        mask &= mask - 1
    return index + (mask & -mask).bit_length() - 1


def bits(mask: int) -> Iterator[int]:
    """Yield the mask's bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
