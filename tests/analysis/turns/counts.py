"""How many ends turns of real games have: ``python -m tests.analysis.turns.counts`` counts them
anew by the rules core, action by action, which takes ten minutes, and writes ``counts.txt``.

A line for each: its number in `benchmarks.greedy`, the card in hand, how many ends. Those were
chosen that have the fewest, eight of each card at least.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import greedy
from dokmus_widgets.core import State
from tests.analysis.turns import brute

FILE: Final = Path(__file__).with_name("counts.txt")


class Count(NamedTuple):
    """The ends of a turn, as written."""

    position: int
    card: int
    ends: int

    def state(self) -> State:
        """The beginning of the turn."""
        return greedy.with_card(greedy.positions()[self.position], self.card)

    def by_the_core(self) -> int:
        """How many ends there are, by the rules core."""
        return len(brute.ends([*brute.positions(self.state(), most=10**6)]))


def kept() -> list[Count]:
    """All that are written."""
    lines = FILE.read_text("utf-8").splitlines()
    return [Count(*map(int, line.split())) for line in lines]


def main() -> None:
    """Write them anew."""
    anew = [one._replace(ends=one.by_the_core()) for one in kept()]
    FILE.write_text("".join(f"{' '.join(map(str, one))}\n" for one in anew), "utf-8")


if __name__ == "__main__":
    main()
