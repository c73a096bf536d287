"""Study report as a self-contained HTML page with charts and tables."""

import json
from collections.abc import Iterator
from html import escape
from importlib.resources import files

import numpy as np
from bokeh.core.types import ID
from bokeh.embed import json_item
from bokeh.models import BasicTicker, FactorRange, NumeralTickFormatter
from bokeh.plotting import figure
from bokeh.resources import Resources

from dokmus_widgets.drawing.bokeh_theme import apply_chart_theme
from dokmus_widgets.explain.messages import language, say
from dokmus_widgets.studies.report import SHARES, Report, Section
from dokmus_widgets.studies.text import heading, introduction, table_cells

_SCRIPTS = Resources("inline", components=["bokeh"])
#: Longer labels are replaced by numbers in charts.
_MAX_LABEL = 18
_DOT = "#2f7fd0"
_STYLE = "\n" + files(__package__).joinpath("charts.css").read_text("utf-8")


def page(report: Report) -> str:
    charts = [list(_section_charts(section)) for section in report.sections]
    # Separately: embedding them together would include all other models of this process.
    flat = [chart for group in charts for chart in group]
    items = [json_item(chart, ID(f"chart-{number}")) for number, chart in enumerate(flat)]
    divs = iter([f'<div id="chart-{number}"></div>' for number in range(len(flat))])
    title = escape(say("study-title"))
    lines = "".join(f"<p>{escape(line)}</p>\n" for line in introduction(report))
    body = [
        _section(section, [next(divs) for _ in group])
        for section, group in zip(report.sections, charts, strict=True)
    ]
    scripts = "\n".join(f"<script>{script}</script>" for script in _SCRIPTS.js_raw)
    # Keeps the data from closing the script element.
    drawn = json.dumps(items).replace("<", r"\u003c")
    script = f"<script>for (const item of {drawn}) Bokeh.embed.embed_item(item);</script>"
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n{scripts}\n</head>\n"
        f"<body>\n<h1>{title}</h1>\n{lines}{''.join(body)}{script}\n</body>\n</html>\n"
    )


def _section(section: Section, charts: list[str]) -> str:
    titles, *rows = table_cells(section)
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in titles)
    lines = "".join(
        f'<tr><th scope="row">{escape(f"{short}. {label}" if short != label else label)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>\n"
        for short, (label, *rest) in zip(_short_labels(section), rows, strict=True)
    )
    figures = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{chart}</figure>"
        for name, chart in zip(titles[2:], charts, strict=True)
    )
    return (
        f'<section>\n<h2>{escape(heading(section))}</h2>\n<div class="charts" aria-hidden="true">'
        f'{figures}</div>\n<div class="table" tabindex="0"><table>\n<thead><tr>{top}</tr>'
        f"</thead>\n<tbody>\n{lines}</tbody>\n</table></div>\n</section>\n"
    )


def _short_labels(section: Section) -> list[str]:
    """Return the row labels, replaced by numbers if one is too long for a chart."""
    labels = [label() for label, _ in section.rows]
    if max(map(len, labels)) > _MAX_LABEL:
        return [str(number) for number in range(1, len(labels) + 1)]
    return labels


def _section_charts(section: Section) -> Iterator[figure]:
    labels = _short_labels(section)
    for at, measure in enumerate(section.measures):
        found = [estimates[at] for _, estimates in section.rows]
        values, low, high = (np.array([one[part] for one in found]) for part in range(3))
        chart = figure(
            y_range=FactorRange(factors=labels[::-1]),
            height=50 + 22 * len(labels),
            sizing_mode="stretch_width",
            toolbar_location=None,
            tools="",
        )
        chart.segment(low, labels, high, labels, line_width=3, line_alpha=0.5, line_color=_DOT)
        chart.scatter(values, labels, size=8, color=_DOT)
        if measure in SHARES:
            chart.xaxis.formatter = NumeralTickFormatter(format="0%")
        chart.xaxis.ticker = BasicTicker(desired_num_ticks=4)
        yield apply_chart_theme(chart)
