"""Bokeh theme of all charts, readable on light and dark backgrounds."""

from typing import Any, Final, TypeVar

INK: Final = "#7a7f87"
#: Colours of score lines: unlike those of seats, and distinct for colour-blind readers.
LINE_COLOURS: Final = ("#c9aca5", "#5fc3dd", "#785fdd", "#2c7667", "#8fbb4d", "#76582c")

_Figure = TypeVar("_Figure", bound=Any)


def apply_chart_theme(chart: _Figure) -> _Figure:
    """Apply the theme to a Bokeh figure and return it."""
    chart.background_fill_alpha = chart.border_fill_alpha = 0
    chart.outline_line_color = None
    chart.title.text_color = INK
    for axis in chart.axis:
        axis.major_label_text_color = axis.axis_line_color = axis.major_tick_line_color = INK
        axis.minor_tick_line_color = None
        if hasattr(axis, "group_text_color"):
            axis.group_text_color = axis.subgroup_text_color = INK
    chart.grid.grid_line_color, chart.grid.grid_line_alpha = INK, 0.25
    for legend in chart.legend:
        legend.label_text_color, legend.background_fill_alpha = INK, 0.1
        legend.border_line_alpha = 0
    return chart
