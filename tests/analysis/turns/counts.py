"""Numbers of ends of turns in real games: ``python -m tests.analysis.turns.counts`` recounts them.

The rules core counts action by action, which takes ten minutes, and writes ``counts.txt``: position
in `benchmarks.greedy`, card, ends. The turns are those with the fewest ends, at least eight per
card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import greedy
from dokmus_widgets.core import State
from tests.analysis.turns import brute

FILE: Final = Path(__file__).with_name("counts.txt")


class Count(NamedTuple):
    """Stored number of ends of a turn."""

    position: int
    card: int
    ends: int

    def state(self) -> State:
        return greedy.with_card(greedy.positions()[self.position], self.card)

    def by_the_core(self) -> int:
        """Count the ends by brute force."""
        return len(brute.ends([*brute.positions(self.state(), most=10**6)]))


def kept() -> list[Count]:
    """Return the stored counts."""
    lines = FILE.read_text("utf-8").splitlines()
    return [Count(*map(int, line.split())) for line in lines]


def main() -> None:
    anew = [one._replace(ends=one.by_the_core()) for one in kept()]
    FILE.write_text("".join(f"{' '.join(map(str, one))}\n" for one in anew), "utf-8")


if __name__ == "__main__":
    main()
