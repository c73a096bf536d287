"""The lines of the score sheets before and after: all of them, or those that change."""

from __future__ import annotations

from dataclasses import dataclass

from dokmus_widgets.core import SeatScore, State
from dokmus_widgets.explore.rules.explorer import Explorer


@dataclass(frozen=True, slots=True)
class LineChange:
    """A line of the sheets, by seat, before and after, in victory points."""

    name: str
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def changes(self) -> bool:
        """Whether it is otherwise for any seat."""
        return self.before != self.after


def score_lines(before: State, after: State) -> tuple[LineChange, ...]:
    """Every line, the total last, as if the game ended at either state.

    A state of other seats has nothing to be compared with: ``after`` then stands for both.
    """
    old = before.score() if before.seats == after.seats else after.score()
    new = after.score()
    return tuple(
        LineChange(name, tuple(sheet[name] for sheet in old), tuple(sheet[name] for sheet in new))
        for name in SeatScore.__match_args__
    )


def changed_lines(before: State, after: State) -> tuple[LineChange, ...]:
    """The lines that change, and the total; none where nothing changes for anybody."""
    lines = score_lines(before, after)
    if not any(line.changes for line in lines):
        return ()
    return tuple(line for line in lines if line.changes or line.name == "total")


def case_scores(explorer: Explorer) -> tuple[LineChange, ...]:
    """The sheets of a case about scoring: as it is given, and as it stands now; else none."""
    if explorer.case is None or explorer.case.family != "scoring":
        return ()
    return score_lines(explorer.what_if.given, explorer.state)
