"""Reports as files: all that a study showed, in a few kilobytes, without its games."""

from __future__ import annotations

import json
from math import isnan, nan
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.studies.estimates import Estimate
from dokmus_widgets.studies.parts import Refused
from dokmus_widgets.studies.report import MEASURES, SECTIONS, Label, Report, Sampled, Section
from dokmus_widgets.studies.study import Study

FORMAT: Final = "dokmus-study-report"
VERSION: Final = 1


def written(report: Report) -> str:
    """A report as JSON: ``read`` gives it back, its numbers with ten digits."""
    told = {
        "format": FORMAT,
        "version": VERSION,
        "study": report.study.to_dict(),
        "seats": report.seats,
        "made": report.made,
        "games": report.games,
        "faults": report.faults,
        "dead": _labels(report.dead),
        "dominant": _labels(report.dominant),
        "sample": report.sample,
        "sections": [
            {
                "name": section.name,
                "measures": section.measures,
                "rows": [
                    [label.parts, [[*map(_short, one[:3]), one.number] for one in estimates]]
                    for label, estimates in section.rows
                ],
            }
            for section in report.sections
        ],
    }
    # A line for each row: what changes is then seen.
    return json.dumps(told, separators=(",", ":")).replace("[[[", "\n[[[") + "\n"


def read(path: Path) -> Report:
    """The report in a file; ``Refused`` where that is none which this version reads."""
    try:
        told = json.loads(path.read_bytes())
        if told.get("format") != FORMAT:
            raise Refused(f"{path} is no report of a study")
        if told.get("version") != VERSION:
            raise Refused(
                f"{path} is of version {told.get('version')!r}; this reads version {VERSION}"
            )
        return Report(
            Study.from_dict(told["study"]),
            told["seats"],
            told["made"],
            told["games"],
            told["faults"],
            tuple(_section(section) for section in told["sections"]),
            _named(told["dead"]),
            _named(told["dominant"]),
            tuple(Sampled(game, plies, tuple(points)) for game, plies, points in told["sample"]),
        )
    except Refused:
        raise
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise Refused(f"{path} cannot be read: {error}") from None


def _section(told: dict[str, Any]) -> Section:
    if unknown := {told["name"], *told["measures"]} - {*SECTIONS, *MEASURES}:
        raise ValueError(f"nothing is known of {min(unknown)!r}")
    rows = [
        (_label(parts), tuple(_estimate(*one) for one in estimates))
        for parts, estimates in told["rows"]
    ]
    return Section(told["name"], tuple(told["measures"]), tuple(rows))


def _estimate(value: float | None, low: float | None, high: float | None, number: int) -> Estimate:
    value, low, high = (nan if one is None else one for one in (value, low, high))
    return Estimate(value, low, high, number)


def _label(parts: list[tuple[str, dict[str, str | int]]]) -> Label:
    label = Label(tuple((name, told) for name, told in parts))
    label()  # that there are words for it is seen now
    return label


def _labels(labels: tuple[Label, ...] | None) -> list[Any] | None:
    return None if labels is None else [label.parts for label in labels]


def _named(told: list[Any] | None) -> tuple[Label, ...] | None:
    return None if told is None else tuple(map(_label, told))


def _short(value: float) -> float | None:
    return None if isnan(value) else float(f"{value:.10g}")
