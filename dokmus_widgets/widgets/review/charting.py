"""The charts of a game looked back on, on the page: shown, pointed at, and pressed."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

from IPython.display import SVG

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.explain import say
from dokmus_widgets.play.review.facts import Review
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

#: Seconds after which what has been found of turns is shown, the first time and later.
_TELL_FIRST: Final = 0.2
_TELL_EVERY: Final = 0.8


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

    def __init__(self, *given: Any, **options: Any) -> None:
        self._works: list[Incremental[None]] = []
        super().__init__(*given, **options)

    @spoken
    def figure(self, kind: str) -> figure:
        """A chart of the game, one of ``points``, ``race`` (of sacrifices), ``tiles``, ``best``,
        ``cards``: made with Bokeh, to be shown and restyled. The last two look at every turn.
        """
        self._search(kind)
        return figure_of(chart_of(kind, self.review, self.names), self.state.seats)

    @spoken
    def chart_picture(self, kind: str) -> SVG:
        """The same chart as a picture that needs no kernel and no script, told in words too."""
        self._search(kind)
        drawn = chart_svg(chart_of(kind, self.review, self.names))
        return SVG(drawn)  # type: ignore[no-untyped-call]

    @spoken
    def show_chart(self, kind: str = "") -> None:
        """Show a chart of :data:`TITLES` below the board, or none. Turns are searched for it once
        there is time: it has more of them by and by, or all after :meth:`wait`.
        """
        wanted = kind and read_choice("figure", kind, [*TITLES])
        if wanted and not can_be_drawn():
            self._act(lambda game: game.refuse(lambda: say("review-no-bokeh")))
            return
        self.chart = wanted
        if wanted:
            self.sheet.charts = Charting.carried()
        self._show_sheet()
        self._work_at(self._searching(wanted, self._show_sheet))

    def glance(self, place: int) -> None:
        """Show a place of the game on the board until something is done; -1: no longer."""
        if place < 0:
            self._show_boards()
        else:
            self.board.show(self.review.states[place], View(names=self.names))

    def wait(self) -> None:
        """Find at once all that is being looked for between the clicks."""
        self._driver.wait()

    def wake(self) -> None:
        """Somebody looks again: turns are searched on."""
        self._driver.run(self._working())

    def _work_at(self, work: Incremental[None]) -> None:
        """Do this between the clicks, and after it what was begun before."""
        self._works.append(work)
        self._driver.run(self._working())

    def _working(self) -> Generator[object]:
        while self._works:
            work = self._works[-1]
            for told in work:  # noqa: UP028 - `yield from` would end it with this
                yield told
            self._works.remove(work)

    def _search(self, chart: str) -> None:
        run_to_completion(self._searching(chart))

    def _searching(self, chart: str, show: Callable[[], object] = int) -> Incremental[None]:
        """Find what a chart tells of turns, bit by bit; and show now and then what there is."""
        review, at, is_new = self.review, monotonic() + _TELL_FIRST, False
        for turn in review.turns:
            if review is not self.review:  # another game is looked back on
                return
            if chart == "best" and review.known(turn) is None:
                yield from review.finding_best(turn)
            elif chart == "cards" and review.known_cards(turn) is None:
                yield from review.finding_cards(turn)
            else:
                continue
            is_new = True
            if monotonic() > at:
                show()
                at, is_new = monotonic() + _TELL_EVERY, False
        if is_new:
            show()

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
