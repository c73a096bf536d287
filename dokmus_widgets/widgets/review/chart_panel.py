"""The charts of a reviewed game on the page, and the search that they need."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from IPython.display import SVG

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.explain import say
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, number, text
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.front.shared_assets import ChartLibrary
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.review.bokeh_documents import document_of, is_available
from dokmus_widgets.widgets.review.bokeh_figures import figure_of
from dokmus_widgets.widgets.review.chart_data import TITLES, chart_of
from dokmus_widgets.widgets.review.chart_svg import chart_svg
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.sections.basic import one_of
from dokmus_widgets.widgets.sections.explorers import Chart
from dokmus_widgets.widgets.sections.forms import Options

if TYPE_CHECKING:
    from bokeh.plotting import figure

#: Seconds until the first update of a chart during a search, and between later ones.
_FIRST_UPDATE: Final = 0.2
_UPDATE_INTERVAL: Final = 0.8


class ChartPanel(Part):
    """The charts of a reviewed game, and the background search of its turns."""

    presses: ClassVar[Presses] = {
        "show_chart": Press(text, "show", again=False, offers=lambda _: ["", *TITLES]),
        "glance": Press(
            number, again=False, offers=lambda part: range(-1, len(part.review.states))
        ),
    }

    def __init__(self, board: GameBoard, replay: Replay) -> None:
        self._board, self._replay = board, replay
        #: Kind of the current chart; empty for none.
        self.kind = ""
        self._queue: list[Incremental[None]] = []

    @property
    def language(self) -> str:
        return self._board.language

    @property
    def review(self) -> Review:
        return self._replay.review

    @in_own_language
    def figure(self, kind: str) -> figure:
        """Return a chart as a Bokeh figure: points, race (of sacrifices), tiles, best or cards."""
        self.search(kind)
        return figure_of(chart_of(kind, self.review, self._board.names), self._board.state.seats)

    @in_own_language
    def picture(self, kind: str) -> SVG:
        """Return the same chart as a static picture with its text."""
        self.search(kind)
        drawn = chart_svg(chart_of(kind, self.review, self._board.names))
        return SVG(drawn)  # type: ignore[no-untyped-call]

    @in_own_language
    def show(self, kind: str = "") -> None:
        """Show a chart of :data:`TITLES`, or none; its turns are searched in the background."""
        wanted = kind and read_choice("figure", kind, [*TITLES])
        if wanted and not is_available():
            self._board._act(lambda game: game.refuse(say("review-no-bokeh")))
            return
        self.kind = wanted
        if wanted:
            self._board.sheet.charts = ChartLibrary.instance()
        self._board._show_sheet()
        self.start_work(self.searching(wanted, self._board._show_sheet))

    def glance(self, place: int) -> None:
        """Preview a place of the game on the board until the next action; -1 ends it."""
        if place < 0:
            self._board._show_boards()
        else:
            self._board.board.show(self.review.states[place], View(names=self._board.names))

    def start_work(self, work: Incremental[None]) -> None:
        """Start background work, ahead of earlier work."""
        self._queue.append(work)
        self._board._worker.run(self.work())

    @property
    def has_work(self) -> bool:
        return bool(self._queue)

    def work(self) -> Generator[object]:
        """Search turns, the latest request first."""
        while self._queue:
            work = self._queue[-1]
            for step in work:  # noqa: UP028 - `yield from` would end it with this
                yield step
            self._queue.remove(work)

    def search(self, chart: str) -> None:
        run_to_completion(self.searching(chart))

    def searching(self, chart: str, show: Callable[[], object] = int) -> Incremental[None]:
        """Search the turns of a chart step by step; call ``show`` now and then."""
        review, at, is_new = self.review, monotonic() + _FIRST_UPDATE, False
        for turn in review.turns:
            if review is not self.review:  # another game is reviewed
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
                at, is_new = monotonic() + _UPDATE_INTERVAL, False
        if is_new:
            show()

    def sections(self) -> list[Section]:
        kinds = [("", say("review-chart-none"))]
        kinds += [(kind, say("review-chart", kind=kind)) for kind in TITLES]
        ways = Options(say("review-charts"), one_of("show_chart", kinds, self.kind))
        if not self.kind:
            return [ways]
        chart = chart_of(self.kind, self.review, self._board.names)
        document = document_of(chart, self._board.state.seats)
        return [ways, Chart(chart.kind, chart.title, chart.told, document)]
