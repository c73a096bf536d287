"""Mixed-radix packing of numbers, and their text in base 62."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BASE = len(ALPHABET)
# Numbers are converted in pieces of ten digits, and these in pairs: arithmetic with small numbers.
_PIECE = 10
_PIECE_BASE = _BASE**_PIECE
_PAIRS = [one + other for one in ALPHABET for other in ALPHABET]
_PAIR_VALUES = {pair: value for value, pair in enumerate(_PAIRS)}

#: The most indices of a combination: the spaces of the largest board.
MAX_INDICES = 27 * 27


def to_text(number: int, width: int = 1) -> str:
    """Return a number from 0 in base 62, with leading zeros to that width."""
    pairs = []
    while number:
        number, piece = divmod(number, _PIECE_BASE)
        for _ in range(_PIECE // 2):
            piece, pair = divmod(piece, len(_PAIRS))
            pairs.append(_PAIRS[pair])
    return "".join(reversed(pairs)).lstrip(ALPHABET[0]).rjust(width, ALPHABET[0])


def from_text(text: str) -> int:
    text = text.rjust(len(text) + len(text) % 2, ALPHABET[0])
    number = 0
    for start in range(0, len(text), _PIECE):
        piece, end = 0, min(start + _PIECE, len(text))
        for at in range(start, end, 2):
            piece = piece * len(_PAIRS) + _PAIR_VALUES[text[at : at + 2]]
        number = number * _BASE ** (end - start) + piece
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


@cache
def combinations(size: int) -> list[int]:
    """Return the number of combinations of that size among 0, 1, ... ``MAX_INDICES`` indices."""
    if size == 0:
        return [1] * (MAX_INDICES + 1)
    return [0, *accumulate(combinations(size - 1)[:-1])]


def rank(chosen: Sequence[int]) -> int:
    """Return the rank of a combination of rising indices among all of its size."""
    return sum([combinations(place)[index] for place, index in enumerate(chosen, 1)])


def choice(number: int, count: int, total: int) -> list[int]:
    """Return the combination of ``count`` of ``total`` indices with this rank, falling."""
    chosen = []
    for place in range(count, 0, -1):
        ranks = combinations(place)
        total = bisect_right(ranks, number, 0, total) - 1
        number -= ranks[total]
        chosen.append(total)
    return chosen
