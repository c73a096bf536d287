"""Report files: a study's report as JSON, without its games."""

import json
from math import isnan, nan
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.studies.estimates import Estimate
from dokmus_widgets.studies.report import MEASURES, SECTIONS, Label, Report, SampledGame, Section
from dokmus_widgets.studies.results import ResultsError, check_version
from dokmus_widgets.studies.study import Study

FORMAT: Final = "dokmus-study-report"
VERSION: Final = 1


def write_report(report: Report) -> str:
    """Return a report as JSON, numbers rounded to ten digits."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "study": report.study.to_dict(),
        "seats": report.players,
        "made": report.fingerprint,
        "games": report.games,
        "faults": report.faults,
        "dead": _write_labels(report.dead),
        "dominant": _write_labels(report.dominant),
        "sample": report.sample,
        "sections": [
            {
                "name": section.name,
                "measures": section.measures,
                "rows": [
                    [label.parts, [[*map(_rounded, e[:3]), e.number] for e in estimates]]
                    for label, estimates in section.rows
                ],
            }
            for section in report.sections
        ],
    }
    # One line per row gives readable diffs.
    return json.dumps(document, separators=(",", ":")).replace("[[[", "\n[[[") + "\n"


def read_report(path: Path) -> Report:
    """Read a report file; raise ``ResultsError`` if this version cannot read it."""
    try:
        document = json.loads(path.read_bytes())
        check_version(path, document, FORMAT, VERSION, "is no report of a study")
        return Report(
            Study.from_dict(document["study"]),
            document["seats"],
            document["made"],
            document["games"],
            document["faults"],
            tuple(_read_section(section) for section in document["sections"]),
            _read_labels(document["dead"]),
            _read_labels(document["dominant"]),
            tuple(
                SampledGame(game, plies, tuple(points))
                for game, plies, points in document["sample"]
            ),
        )
    except ResultsError:
        raise
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise ResultsError(f"{path} cannot be read: {error}") from None


def _read_section(document: dict[str, Any]) -> Section:
    if unknown := {document["name"], *document["measures"]} - {*SECTIONS, *MEASURES}:
        raise ValueError(f"unknown name {min(unknown)!r}")
    rows = [
        (_read_label(parts), tuple(map(_read_estimate, estimates)))
        for parts, estimates in document["rows"]
    ]
    return Section(document["name"], tuple(document["measures"]), tuple(rows))


def _read_estimate(numbers: list[Any]) -> Estimate:
    return Estimate._make(nan if one is None else one for one in numbers)


def _read_label(parts: list[tuple[str, dict[str, str | int]]]) -> Label:
    label = Label(tuple((name, arguments) for name, arguments in parts))
    label()  # raises if the message is unknown
    return label


def _write_labels(labels: tuple[Label, ...] | None) -> list[Any] | None:
    return None if labels is None else [label.parts for label in labels]


def _read_labels(document: list[Any] | None) -> tuple[Label, ...] | None:
    return None if document is None else tuple(map(_read_label, document))


def _rounded(value: float) -> float | None:
    return None if isnan(value) else float(f"{value:.10g}")
