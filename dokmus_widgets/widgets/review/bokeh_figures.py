"""Bokeh figures of the charts of a reviewed game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dokmus_widgets.drawing.bokeh_theme import INK, LINE_COLOURS, apply_chart_theme
from dokmus_widgets.drawing.palette import PALETTE
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.review.chart_data import KINDS_OF_POINTS, ChartData

if TYPE_CHECKING:
    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

_EDGE: Final = "#17130f"


def figure_of(chart: ChartData, seats: int) -> figure:
    """Return the figure of a chart; raise ``ImportError`` without Bokeh."""
    plot, source = _empty(chart)
    from bokeh.models import BasicTicker, NoOverlap

    if chart.kind == "points":
        _draw_points(plot, source, chart)
    elif chart.kind == "cards":
        _draw_cards(plot, source, seats)
    else:
        _draw_lines(plot, source, chart)
    plot.yaxis.ticker = BasicTicker(min_interval=1)
    apart = 5
    if chart.kind not in ("race", "tiles"):
        plot.xaxis.major_label_orientation = "vertical"
        plot.y_range.update(start=0)
        apart = -3  # their boxes are higher than their letters
    plot.xaxis.major_label_policy = NoOverlap(min_distance=apart)
    if chart.kind != "cards":
        [legend] = plot.legend
        legend.click_policy, legend.orientation, legend.ncols = "hide", "horizontal", 2
        small = {"glyph_height": 12, "glyph_width": 12, "label_height": 12, "padding": 2}
        legend.update(location="left", label_text_font_size="11px", margin=0, spacing=2, **small)
        plot.add_layout(legend, "above")
    return apply_chart_theme(plot)


def _draw_lines(plot: figure, source: ColumnDataSource, chart: ChartData) -> None:
    for name, label in chart.labels.items():
        look: dict[str, Any] = {"legend_label": label, "source": source, "color": PALETTE[name][0]}
        plot.line("at", name, line_width=3, **look)
        plot.scatter("at", name, size=10, **look | {"line_color": _EDGE})


def _draw_points(plot: figure, source: ColumnDataSource, chart: ChartData) -> None:
    plot.vbar_stack(
        KINDS_OF_POINTS,
        x="at",
        width=0.9,
        source=source,
        color=[*LINE_COLOURS],
        legend_label=[chart.labels[line] for line in KINDS_OF_POINTS],
    )


def _draw_cards(plot: figure, source: ColumnDataSource, seats: int) -> None:
    look: dict[str, Any] = {"fill_color": _by_seat(seats), "line_color": _by_seat(seats)}
    plot.scatter("at", "points", size=9, fill_alpha="played", source=source, **look)
    offset: dict[str, Any] = {"x_offset": 7, "y_offset": 5, "text_font_size": "11px"}
    plot.text("at", "points", "card", source=source, text_color=INK, **offset)


def _by_seat(seats: int) -> Any:
    from bokeh.transform import linear_cmap

    colours = [PALETTE[f"seat-{seat}"][0] for seat in range(seats)]
    return linear_cmap("seat", colours, low=0, high=seats - 1)


def _empty(chart: ChartData) -> tuple[figure, ColumnDataSource]:
    try:
        from bokeh import models, plotting
    except ImportError as error:
        raise ImportError(say("review-no-bokeh")) from error
    plot = plotting.figure(
        title=chart.title,
        x_range=models.FactorRange(factors=[*chart.factors], range_padding=0.04),
        height=360,
        sizing_mode="stretch_width",
        toolbar_location=None,
        tools="tap,hover",
        tooltips=[("", "@at"), *((label, f"@{{{name}}}") for name, label in chart.labels.items())],
    )
    columns = {name: [*column] for name, column in chart.columns.items()}
    return plot, models.ColumnDataSource(columns, name=chart.kind)
