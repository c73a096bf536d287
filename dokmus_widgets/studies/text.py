"""Study report as text in the current language."""

from collections.abc import Iterable, Iterator
from unicodedata import east_asian_width

import numpy as np

from dokmus_widgets.explain.messages import say
from dokmus_widgets.studies import tile_sides
from dokmus_widgets.studies.estimates import Estimate
from dokmus_widgets.studies.report import SHARES, Report, Section


def introduction(report: Report) -> Iterator[str]:
    study = report.study
    yield say("study-done", games=report.games, of=study.games, seed=f"{study.seed}")
    if report.players is not None:
        yield say("study-only", seats=report.players)
    yield say("study-note")
    if report.faults:
        yield say("study-faults", count=report.faults)
    if report.dead is None or report.dominant is None:
        return
    yield say(
        "study-limits",
        reached=_number("reaches", tile_sides.DEAD_REACHED),
        completed=_number("somebody", tile_sides.DEAD_COMPLETED),
        points=_number("even", tile_sides.DOMINANT_POINTS),
        wins=_number("lift", tile_sides.DOMINANT_WINS),
    )
    for message, labels in (("study-dead", report.dead), ("study-dominant", report.dominant)):
        told = "; ".join(one() for one in labels)
        yield say(message, sides=told or say("study-no-side"))


def report_text(report: Report) -> str:
    lines = [say("study-title"), "", *introduction(report)]
    for section in report.sections:
        lines += ["", table_text(section)]
    return "\n".join(lines)


def table_text(section: Section) -> str:
    return "\n".join([heading(section), *_aligned(table_cells(section))])


def heading(section: Section) -> str:
    return say(f"study-{section.name}")


def table_cells(section: Section) -> Iterator[list[str]]:
    """Yield the rows of a table as text, the header first."""
    yield ["", say("study-count"), *(say(f"study-by-{name}") for name in section.measures)]
    for label, found in section.rows:
        told = [estimate_text(*pair) for pair in zip(section.measures, found, strict=True)]
        yield [label(), f"{found[0].number}", *told]


def estimate_text(measure: str, found: Estimate) -> str:
    value, low, high = (_number(measure, number) for number in found[:3])
    if found.low == found.high:
        return value
    return say("study-interval", value=value, low=low, high=high)


def _number(measure: str, value: float) -> str:
    if np.isnan(value):
        return "?"
    text = f"{100 * value:.1f}" if measure in SHARES else f"{value:.2f}"
    whole, _, part = text.partition(".")
    told = say("study-number", whole=whole.replace("-", "\N{MINUS SIGN}"), part=part)
    return say("study-share", number=told) if measure in SHARES else told


def _aligned(table: Iterable[list[str]]) -> Iterator[str]:
    rows = list(table)
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        told = [first + " " * (widths[0] - _width(first))]
        told += [" " * (w - _width(c)) + c for c, w in zip(rest, widths[1:], strict=True)]
        yield "  ".join(told).rstrip()


def _width(words: str) -> int:
    return sum(1 + (east_asian_width(letter) in "WF") for letter in words)
