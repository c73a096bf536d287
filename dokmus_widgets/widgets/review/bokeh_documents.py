"""BokehJS documents of charts, from Bokeh or from templates created at build time."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any, Final

from dokmus_widgets.core.scoring import SACRIFICE_POINTS
from dokmus_widgets.widgets.front.files import charts_module
from dokmus_widgets.widgets.review.chart_data import KINDS_OF_POINTS, TITLES, ChartData

#: File of templates beside this module, for pages with Python but without Bokeh.
PREPARED: Final = "prepared.json"
_FILE: Final = resources.files(__package__).joinpath(PREPARED)
#: Prefix of placeholders.
_PLACEHOLDER: Final = "\u0001"
_COLUMNS: Final = {"points": KINDS_OF_POINTS, "cards": ["seat", "card", "points", "played"]}
_LABELLED: Final = {"cards": ["card", "points"]}


def template(kind: str, seats: int) -> Any:
    """Return the JSON that BokehJS embeds, with its ``module``, to be filled with data.

    It takes some 100 ms to create where there is no file of templates.
    """
    if find_spec("bokeh") is None:
        return _prepared()[_name(kind, seats)]
    # As text and back, as in a file: Bokeh's own containers are no lists.
    return json.loads(json.dumps(create_document(_placeholders(kind, seats), seats)))


def is_available() -> bool:
    """Return whether Bokeh or its templates are available."""
    return find_spec("bokeh") is not None or _FILE.is_file()


def templates() -> str:
    """Return the text of the templates for every chart and number of seats."""
    made = {
        _name(kind, seats): create_document(_placeholders(kind, seats), seats)
        for kind in TITLES
        for seats in SACRIFICE_POINTS
    }
    return json.dumps(made, separators=(",", ":"))


def create_document(chart: ChartData, seats: int) -> Any:
    from bokeh.embed import json_item

    from dokmus_widgets.widgets.review.bokeh_figures import figure_of

    return json_item(figure_of(chart, seats)) | {"module": charts_module()[0]}


def _name(kind: str, seats: int) -> str:
    return f"{kind}-{seats}"


@cache
def _prepared() -> Mapping[str, Any]:
    prepared: Mapping[str, Any] = json.loads(_FILE.read_text("utf-8"))
    return prepared


def _placeholders(kind: str, seats: int) -> ChartData:
    by_seat = [f"seat-{seat}" for seat in range(seats)]
    columns = ["at", "place", *_COLUMNS.get(kind, by_seat)]
    labels = _LABELLED.get(kind, columns[2:])
    return ChartData(
        kind,
        f"{_PLACEHOLDER}title",
        [f"{_PLACEHOLDER}factors"],
        {name: [f"{_PLACEHOLDER}column {name}"] for name in columns},
        {name: f"{_PLACEHOLDER}label {name}" for name in labels},
        "",
    )


def filled(prepared: Any, chart: ChartData) -> Any:
    """Return a template with the data of a chart."""
    columns = {f"{_PLACEHOLDER}column {name}": [*column] for name, column in chart.columns.items()}
    labels = {f"{_PLACEHOLDER}label {name}": label for name, label in chart.labels.items()}
    named = {f"{_PLACEHOLDER}title": chart.title, f"{_PLACEHOLDER}factors": [*chart.factors]}
    return _filled(prepared, {**named, **columns, **labels})


def _filled(part: Any, filling: Mapping[str, Any]) -> Any:
    if isinstance(part, dict):
        return {name: _filled(one, filling) for name, one in part.items()}
    if isinstance(part, list):
        if len(part) == 1 and isinstance(part[0], str) and isinstance(filling.get(part[0]), list):
            return filling[part[0]]
        return [_filled(one, filling) for one in part]
    return filling.get(part, part) if isinstance(part, str) else part
