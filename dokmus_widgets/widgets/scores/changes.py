"""Tables of score sheets before and after an action."""

from collections.abc import Iterable, Sequence

from dokmus_widgets.core import Phase
from dokmus_widgets.explain import say
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.scores.changes import LineChange, case_scores
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Cell, Row, Table, seat_columns


def change_table(title: str, lines: Iterable[LineChange], names: Sequence[str]) -> Table:
    """Return a table with a row for each line and a column for each seat."""
    return Table(title, seat_columns(names), [_row(line) for line in lines])


def score_row(line: str, values: Sequence[int | str | Cell], how: str = "") -> Row:
    return Row(say(f"score-{line}"), values, how, line == "total")


def _row(line: LineChange) -> Row:
    values = [_value(was, now) for was, now in zip(line.before, line.after, strict=True)]
    return score_row(line.name, values)


def _value(was: int, now: int) -> str:
    return str(now) if was == now else say("guardians-change", before=was, after=now)


def case_score_sheet(explorer: Explorer) -> list[Section]:
    """Return the score sheets of a case about scoring."""
    lines = case_scores(explorer)
    title = "score-title" if explorer.state.phase is Phase.OVER else "score-title-now"
    return [change_table(say(title), lines, explorer.names)] if lines else []
