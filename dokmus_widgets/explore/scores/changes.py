"""Differences between score sheets."""

from dataclasses import dataclass

from dokmus_widgets.core import SeatScore, State
from dokmus_widgets.explore.rules.explorer import Explorer


@dataclass(frozen=True, slots=True)
class LineChange:
    """Score line by seat, before and after, in points."""

    name: str
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def changes(self) -> bool:
        return self.before != self.after


def score_lines(before: State, after: State) -> tuple[LineChange, ...]:
    """Return every line, the total last, as if the game ended at either state.

    If the seats differ, ``after`` is used for both.
    """
    old = before.score() if before.seats == after.seats else after.score()
    new = after.score()
    return tuple(
        LineChange(name, tuple(sheet[name] for sheet in old), tuple(sheet[name] for sheet in new))
        for name in SeatScore.__match_args__
    )


def changed_lines(before: State, after: State) -> tuple[LineChange, ...]:
    """Return the changed lines and the total, or nothing without a change."""
    lines = score_lines(before, after)
    if not any(line.changes for line in lines):
        return ()
    return tuple(line for line in lines if line.changes or line.name == "total")


def case_scores(explorer: Explorer) -> tuple[LineChange, ...]:
    """Return the sheets of a scoring case, as given and now; otherwise nothing."""
    if explorer.case is None or explorer.case.family != "scoring":
        return ()
    return score_lines(explorer.what_if.given, explorer.state)
