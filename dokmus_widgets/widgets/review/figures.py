"""A game looked back on in charts, made with Bokeh: for a notebook to show and to restyle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.drawing.palette import PALETTE
from dokmus_widgets.explain import say
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.review.sheet import BY_ROUND, round_name

if TYPE_CHECKING:
    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

#: The charts that there are.
KINDS: Final = ("points", "race", "tiles", "best", "cards")
_BY_KIND: Final = {"race": "review-race", "tiles": "review-tiles"}
_KINDS_OF_POINTS: Final = [line for line in SeatScore.__match_args__ if line != "total"]


def figure_of(kind: str, review: Review, names: Sequence[str]) -> figure:
    """A chart of ``KINDS``; its numbers are in the data source that is named ``kind``.

    ``names``: of the seats. ``ValueError`` for another kind, ``ImportError`` without Bokeh.
    """
    if len({*names}) < len(names):  # an axis tells its places apart by what they are called
        names = [f"{name} ({seat})" for seat, name in enumerate(names, 1)]
    match read_choice("figure", kind, KINDS):
        case "points":
            return _points(review, names)
        case "best":
            return _best(review, names)
        case "cards":
            return _cards(review, names)
    return _lines(kind, review, names)


def _lines(kind: str, review: Review, names: Sequence[str]) -> figure:
    """A line for each seat, round by round."""
    title = _BY_KIND[kind]
    count = BY_ROUND[title]
    rounds = [round_name(end) for end in review.rounds]
    data: dict[str, Any] = {"round": rounds, "place": [end.place for end in review.rounds]}
    data |= {
        "seat-" + str(seat): [count(end, seat) for end in review.rounds]
        for seat in range(len(names))
    }
    chart, source = _chart(kind, say(title), rounds, data)
    for seat, name in enumerate(names):
        look: dict[str, Any] = {"color": _colour(seat), "legend_label": name, "source": source}
        chart.line("round", "seat-" + str(seat), line_width=3, **look)
        chart.scatter("round", "seat-" + str(seat), size=8, line_color="#17130f", **look)
    return _legend(chart)


def _points(review: Review, names: Sequence[str]) -> figure:
    """A bar for each seat after each round, of the lines of its sheet."""
    from bokeh.palettes import Colorblind

    ends = [(end, seat) for end in review.rounds for seat in range(len(names))]
    factors = [(round_name(end), names[seat]) for end, seat in ends]
    data: dict[str, Any] = {"round": factors, "place": [end.place for end, _ in ends]}
    data |= {line: [end.scores[seat][line] for end, seat in ends] for line in _KINDS_OF_POINTS}
    chart, source = _chart("points", say("review-points"), factors, data)
    chart.vbar_stack(
        _KINDS_OF_POINTS,
        x="round",
        width=0.9,
        source=source,
        color=[*Colorblind[len(_KINDS_OF_POINTS)]],
        legend_label=[say(f"score-{line}") for line in _KINDS_OF_POINTS],
    )
    chart.xaxis.major_label_orientation = "vertical"
    return _legend(chart)


def _best(review: Review, names: Sequence[str]) -> figure:
    """A bar for what each turn made, before one for the most that it could have made."""
    turns = review.turns
    factors = [(say("moves-round", round=turn.round), names[turn.seat]) for turn in turns]
    data = {
        "turn": factors,
        "place": [turn.first for turn in turns],
        "made": [turn.made for turn in turns],
        "best": [review.best(turn).points for turn in turns],
        "colour": [_colour(turn.seat) for turn in turns],
    }
    chart, source = _chart("best", say("review-best"), factors, data)
    look: dict[str, Any] = {"x": "turn", "source": source, "line_color": "#17130f"}
    chart.vbar(top="best", width=0.9, fill_alpha=0, legend_label=say("review-possible"), **look)
    chart.vbar(top="made", width=0.5, color="colour", legend_label=say("review-made"), **look)
    chart.xaxis.major_label_orientation = "vertical"
    return _legend(chart)


def _cards(review: Review, names: Sequence[str]) -> figure:
    """A dot for what each card could have made in each turn; that of the card played is filled."""
    rows = [
        (turn, card, points) for turn in review.turns for card, points in review.cards(turn).items()
    ]
    factors = [(say("moves-round", round=turn.round), names[turn.seat]) for turn in review.turns]
    data = {
        "turn": [(say("moves-round", round=turn.round), names[turn.seat]) for turn, _, _ in rows],
        "place": [turn.first for turn, _, _ in rows],
        "card": [str(card) for _, card, _ in rows],
        "points": [points for _, _, points in rows],
        "filled": [float(card == turn.card) for turn, card, _ in rows],
        "colour": [_colour(turn.seat) for turn, _, _ in rows],
    }
    chart, source = _chart("cards", say("review-cards"), factors, data)
    chart.scatter(
        "turn",
        "points",
        size=9,
        fill_color="colour",
        fill_alpha="filled",
        line_color="colour",
        source=source,
    )
    look: dict[str, Any] = {"x_offset": 7, "y_offset": 5, "text_font_size": "11px"}
    chart.text("turn", "points", "card", source=source, **look)
    chart.xaxis.major_label_orientation = "vertical"
    return chart


def _chart(
    kind: str, title: str, factors: Sequence[Any], data: dict[str, Any]
) -> tuple[figure, ColumnDataSource]:
    """An empty chart over these factors, and the source of its numbers."""
    try:
        from bokeh import models, plotting
    except ImportError as error:
        raise ImportError(say("review-no-bokeh")) from error
    chart = plotting.figure(
        title=title,
        name=kind,
        x_range=models.FactorRange(factors=[*factors]),
        height=320,
        sizing_mode="stretch_width",
        toolbar_location=None,
        tools="hover",
        tooltips=[(name, f"@{{{name}}}") for name in data if name not in ("place", "colour")],
    )
    chart.grid.grid_line_alpha = 0.3
    return chart, models.ColumnDataSource(data, name=kind)


def _legend(chart: figure) -> figure:
    chart.legend.location = "top_left"
    chart.legend.click_policy = "hide"
    return chart


def _colour(seat: int) -> str:
    return PALETTE["seat-" + str(seat)][0]
