"""The charts of a game looked back on, on the page: shown, pointed at, and pressed."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from IPython.display import SVG

from dokmus_widgets.explain import say
from dokmus_widgets.play.review.facts import Review, TurnMade
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.presses import Press, Presses, number, text
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.front.carrier import Charting
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.review.charts import TITLES, chart_of
from dokmus_widgets.widgets.review.comments import CommentedBoard
from dokmus_widgets.widgets.review.documents import can_be_drawn, document_of
from dokmus_widgets.widgets.review.figures import figure_of
from dokmus_widgets.widgets.review.picture import chart_svg
from dokmus_widgets.widgets.sections.basic import one_of
from dokmus_widgets.widgets.sections.explorers import Chart
from dokmus_widgets.widgets.sections.forms import Options

if TYPE_CHECKING:
    from bokeh.plotting import figure

#: Seconds for which a press compares turns: a page that is shown elsewhere waits meanwhile.
AT_ONCE: Final = 0.4


class ChartedBoard(CommentedBoard):
    """A game that is looked back on, ``review``, in charts too."""

    presses: ClassVar[Presses] = {
        **CommentedBoard.presses,
        "show_chart": Press(text, again=False, offers=lambda _: ["", *TITLES]),
        "glance": Press(
            number, again=False, offers=lambda widget: range(-1, len(widget.review.states))
        ),
    }
    review: Review
    #: The kind of the chart that is shown; empty for none.
    chart = ""

    @spoken
    def figure(self, kind: str) -> figure:
        """A chart of the game, one of ``points``, ``race`` (of sacrifices), ``tiles``, ``best``,
        ``cards``: made with Bokeh, to be shown and restyled. The last two look at every turn.
        """
        self._search(inf, kind)
        return figure_of(chart_of(kind, self.review, self.names), self.state.seats)

    @spoken
    def chart_picture(self, kind: str) -> SVG:
        """The same chart as a picture that needs no kernel and no script, told in words too."""
        self._search(inf, kind)
        drawn = chart_svg(chart_of(kind, self.review, self.names))
        return SVG(drawn)  # type: ignore[no-untyped-call]

    @spoken
    def show_chart(self, kind: str = "", seconds: float = AT_ONCE) -> None:
        """Show a chart of :data:`TITLES` below the board, or none; of turns those that have been
        searched, for so many ``seconds`` more.
        """
        wanted = kind and read_choice("figure", kind, [*TITLES])
        if wanted and not can_be_drawn():
            self._act(lambda game: game.refuse(lambda: say("review-no-bokeh")))
            return
        self.chart = wanted
        if wanted:
            self._search(seconds, wanted)
            self.sheet.charts = Charting.carried()
        self._show_sheet()

    def glance(self, place: int) -> None:
        """Show a place of the game on the board until something is done; -1: no longer."""
        if place < 0:
            self._show_boards()
        else:
            self.board.show(self.review.states[place], View(names=self.names))

    def _search(self, seconds: float, chart: str) -> int:
        """Find what a chart tells of turns, for so many seconds; of how many it is known."""
        finds: dict[str, Callable[[TurnMade], object]] = {
            "best": self.review.best,
            "cards": self.review.cards,
        }
        end = monotonic() + seconds
        for done, turn in enumerate(self.review.turns if chart in finds else ()):
            if monotonic() >= end:
                return done
            finds[chart](turn)
        return len(self.review.turns)

    def _charts(self) -> list[Section]:
        """The ways to the charts, and the one that is shown."""
        kinds = [("", say("review-chart-none"))]
        kinds += [(kind, say("review-chart", kind=kind)) for kind in TITLES]
        ways = Options(say("review-charts"), one_of("show_chart", kinds, self.chart))
        if not self.chart:
            return [ways]
        chart = chart_of(self.chart, self.review, self.names)
        document = document_of(chart, self.state.seats)
        return [ways, Chart(chart.kind, chart.title, chart.told, document)]
