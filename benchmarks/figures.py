"""Rows of benchmark results in a Markdown table."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Row of the table: values in ``unit``, and an optional limit for their median."""

    name: str
    values: Sequence[float]
    limit: float | None = None
    unit: str = "ms"
    digits: int = 0
    at_least: bool = False

    def row(self) -> str:
        middle = statistics.median(self.values)
        worst = min(self.values) if self.at_least else max(self.values)
        cells = [self.name, str(len(self.values)), self._shown(middle), self._shown(worst)]
        if self.limit is None:
            cells += ["", ""]
        else:
            kept = middle >= self.limit if self.at_least else middle <= self.limit
            sign = "≥" if self.at_least else "≤"
            cells += [f"{sign} {self.limit:g} {self.unit}", "yes" if kept else "**no**"]
        return f"| {' | '.join(cells)} |"

    def _shown(self, value: float) -> str:
        return f"{value:.{self.digits}f} {self.unit}"


def print_table(figures: Iterable[Figure]) -> None:
    print("| what | times | median | worst | limit | kept |\n|---|---|---|---|---|---|")
    for figure in figures:
        print(figure.row())
