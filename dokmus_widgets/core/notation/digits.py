"""Mixed-radix packing of numbers, and their text in base 62."""

from bisect import bisect_right
from collections.abc import Sequence
from math import comb

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BASE = len(ALPHABET)
_VALUES = {character: value for value, character in enumerate(ALPHABET)}
# Long numbers are converted in pieces, which is faster.
_PIECE = 32
_PIECE_BASE = _BASE**_PIECE


def to_text(number: int, width: int = 1) -> str:
    """Return a number from 0 in base 62, with leading zeros to that width."""
    pieces = []
    while number:
        number, piece = divmod(number, _PIECE_BASE)
        digits = []
        for _ in range(_PIECE):
            piece, digit = divmod(piece, _BASE)
            digits.append(ALPHABET[digit])
        pieces.append("".join(reversed(digits)))
    return "".join(reversed(pieces)).lstrip(ALPHABET[0]).rjust(width, ALPHABET[0])


def from_text(text: str) -> int:
    number = 0
    for start in range(0, len(text), _PIECE):
        digits = text[start : start + _PIECE]
        piece = 0
        for character in digits:
            piece = piece * _BASE + _VALUES[character]
        number = number * _BASE ** len(digits) + piece
    return number


class Packer:
    """Packer of values, each below its own radix, into one number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """Add a value; ``ValueError`` unless it is from 0 to radix - 1."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is not below {radix}")
        self._digits.append((value, radix))

    def number(self) -> int:
        number = 0
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number


class Unpacker:
    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, radix: int) -> int:
        self._number, value = divmod(self._number, radix)
        return value


def rank(chosen: Sequence[int]) -> int:
    """Return the rank of a combination of rising indices among all of its size."""
    return sum(comb(index, place) for place, index in enumerate(chosen, 1))


def choice(number: int, count: int, total: int) -> list[int]:
    """Return the combination of ``count`` of ``total`` indices with this rank."""
    chosen = []
    for place in range(count, 0, -1):
        index = bisect_right(range(total), number, key=lambda size: comb(size, place)) - 1
        number -= comb(index, place)
        chosen.append(index)
    return chosen[::-1]
