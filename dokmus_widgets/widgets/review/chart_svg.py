"""Charts of a reviewed game as SVG, for viewers without scripts."""

from collections.abc import Iterator
from html import escape

from dokmus_widgets.drawing.bokeh_theme import INK, LINE_COLOURS
from dokmus_widgets.drawing.palette import PALETTE
from dokmus_widgets.widgets.review.chart_data import KINDS_OF_POINTS, ChartData

_WIDTH, _HEIGHT, _LEFT, _TOP, _ROOM = 720, 320, 34, 74, 30


def chart_svg(chart: ChartData) -> str:
    """Return a chart as an SVG document, with its text for screen readers."""
    most = _maximum(chart)
    body = "".join((*_axis(chart, most), *_body(chart, most), *_legend(chart)))
    title, told = escape(chart.title), escape(chart.told)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="11" fill="{INK}"><title>{title}</title>'
        f'<desc>{told}</desc><text x="{_LEFT}" y="16" font-size="14">{title}</text>{body}</svg>'
    )


def _colours(chart: ChartData) -> dict[str, str]:
    if chart.kind == "points":
        return dict(zip(KINDS_OF_POINTS, LINE_COLOURS, strict=True))
    if chart.kind == "cards":
        return {}
    return {name: PALETTE[name][0] for name in chart.labels}


def _maximum(chart: ChartData) -> int:
    columns = chart.columns
    if chart.kind == "points":
        return max(map(sum, zip(*(columns[line] for line in KINDS_OF_POINTS), strict=True)))
    drawn = {"cards": ("points",)}.get(chart.kind, chart.labels)
    return max((value for name in drawn for value in columns[name]), default=0)


def _y(most: int, value: float) -> float:
    return round(_HEIGHT - _ROOM - value / max(most, 1) * (_HEIGHT - _ROOM - _TOP), 1)


def _places(chart: ChartData) -> dict[object, float]:
    step = (_WIDTH - _LEFT) / max(len(chart.factors), 1)
    return {at: round(_LEFT + step * (n + 0.5), 1) for n, at in enumerate(chart.factors)}


def _axis(chart: ChartData, most: int) -> Iterator[str]:
    for value in sorted({0, most // 2, most}):
        y = _y(most, value)
        yield f'<path d="M{_LEFT} {y}H{_WIDTH}" stroke="{INK}" stroke-opacity=".25"/>'
        yield f'<text x="{_LEFT - 4}" y="{y + 4}" text-anchor="end">{value}</text>'
    for at, x in _places(chart).items():
        first, second = at if isinstance(at, tuple) else (at, "")
        words = f"{first} {str(second)[:1]}" if second else str(first)
        yield f'<text x="{x}" y="{_HEIGHT - 12}" text-anchor="middle">{escape(words)}</text>'


def _body(chart: ChartData, most: int) -> Iterator[str]:
    columns, places = chart.columns, _places(chart)
    width = 0.8 * (_WIDTH - _LEFT) / max(len(places), 1)
    seat = [PALETTE[f"seat-{one}"][0] for one in columns.get("seat", ())]
    for number, at in enumerate(columns["at"]):
        x, below = places[at], 0
        if chart.kind == "points":
            for line, colour in _colours(chart).items():
                yield _bar(most, x, width, below, below := below + columns[line][number], colour)
        elif chart.kind == "cards":
            y, filled = _y(most, columns["points"][number]), columns["played"][number]
            inside = seat[number] if filled else "none"
            yield f'<circle cx="{x}" cy="{y}" r="4" fill="{inside}" stroke="{seat[number]}"/>'
            yield f'<text x="{x + 6}" y="{y + 4}">{columns["card"][number]}</text>'
    for name, colour in _colours(chart).items() if chart.kind != "points" else ():
        pairs = zip(columns["at"], columns[name], strict=True)
        points = " ".join(f"{places[at]},{_y(most, value)}" for at, value in pairs)
        yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>'


def _bar(most: int, x: float, width: float, low: int, high: int, colour: str) -> str:
    top, height = _y(most, high), round(_y(most, low) - _y(most, high), 1)
    return (
        f'<rect x="{x - width / 2:.1f}" y="{top}" width="{width:.1f}" height="{height}" '
        f'fill="{colour}"/>'
    )


def _legend(chart: ChartData) -> Iterator[str]:
    for number, (name, colour) in enumerate(_colours(chart).items()):
        x, y = _LEFT + number % 3 * 220, 28 + number // 3 * 18
        yield f'<rect x="{x}" y="{y}" width="12" height="12" fill="{colour}"/>'
        yield f'<text x="{x + 16}" y="{y + 10}">{escape(chart.labels[name])}</text>'
