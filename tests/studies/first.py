"""Updates the results beside the notebooks: ``python -m tests.studies.first [turns]``.

Writes the tables of ``notebooks/results/README.md`` from the reports there; with ``turns`` also the
ends of turns, which is slow. ``dokmus study report`` writes the reports.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from benchmarks import greedy
from dokmus_widgets.analysis.turns import best_end, turn_ends
from dokmus_widgets.core import State
from dokmus_widgets.studies.estimates import Estimate
from dokmus_widgets.studies.report import Report
from dokmus_widgets.studies.report_file import read_report
from dokmus_widgets.studies.text import introduction, table_cells

RESULTS: Final = Path(__file__).parents[2] / "notebooks" / "results"
NOTE: Final = RESULTS / "README.md"
TURNS: Final = RESULTS / "turns.txt"
_TABLE: Final = re.compile(r"(<!-- ([\w-]+): (\w+) -->)(?:\n[|>].*)*")


@cache
def kept(name: str) -> Report:
    """Return a stored report."""
    return read_report(RESULTS / f"{name}.json")


def noted(note: str) -> str:
    """Return the note with each table replaced by that of the report named above it."""
    return _TABLE.sub(lambda found: f"{found[1]}\n{_table(kept(found[2]), found[3])}", note)


def _table(report: Report, name: str) -> str:
    if name == "head":
        return "\n".join(f"> - {line}" for line in introduction(report))
    first, *rest = ([*row] for row in table_cells(report.section(name)))
    lines = [first, ["---"] * len(first), *rest]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def measured(report: Report, name: str, measure: str) -> list[Estimate]:
    """Return the estimates of a measure in a report's section."""
    section = report.section(name)
    return [row[section.measures.index(measure)] for _, row in section.rows]


def turn(state: State) -> str:
    """Return the number of ends, and the points before the turn and after the best one."""
    seat = state.to_act
    assert seat is not None
    return f"{len(turn_ends(state))} {state.score()[seat].total} {best_end(state).value:.0f}"


def main() -> None:
    if "turns" in sys.argv:
        TURNS.write_text("".join(f"{turn(state)}\n" for state in greedy.positions()))
    NOTE.write_text(noted(NOTE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
