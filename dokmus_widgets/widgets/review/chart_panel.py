"""The charts of a reviewed game on the page, and the search that they need."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

from IPython.display import SVG

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.play import Game, read_choice
from dokmus_widgets.play.review.facts import Review, TurnMade
from dokmus_widgets.play.review.learning import search_order
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, View, plain
from dokmus_widgets.widgets.board.prepared import NotPrepared
from dokmus_widgets.widgets.board.presses import number, text
from dokmus_widgets.widgets.front.shared_assets import ChartLibrary
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.review.bokeh_documents import filled, is_available, template
from dokmus_widgets.widgets.review.bokeh_figures import figure_of
from dokmus_widgets.widgets.review.chart_data import TITLES, chart_of
from dokmus_widgets.widgets.review.chart_svg import chart_svg
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.sections import Note, Options, one_of
from dokmus_widgets.widgets.sections.explorers import Chart

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
        **plain("switch_others"),
    }

    def __init__(self, board: GameBoard, replay: Replay) -> None:
        self._board, self._replay = board, replay
        #: Kind of the current chart; empty for none.
        self.kind = ""
        #: Whether the turns of computer players are shown too.
        self.shows_others = True
        self._queue: list[Incremental[None]] = []

    @property
    def language(self) -> str:
        return self._board.language

    @property
    def review(self) -> Review:
        return self._replay.review

    @in_own_language
    def figure(self, kind: str) -> figure:
        """Return a chart as a Bokeh figure: points, race (of sacrifices), tiles or cards."""
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
        self._board._prepared.forget_faults()
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

    def switch_others(self) -> Answer:
        """Show the turns of computer players in the first chart, or hide them."""

        def switched(game: Game) -> Answer:
            self.shows_others = not self.shows_others
            shown = "yes" if self.shows_others else "no"
            return game.tell(Answer(say("review-others-told", shown=shown)))

        return self._board._act(switched)

    def start_work(self, work: Incremental[None]) -> None:
        """Start background work, ahead of earlier work."""
        self._queue.append(work)
        self._board._worker.run(self.work())

    @property
    def has_work(self) -> bool:
        return bool(self._queue or self._order())

    def work(self) -> Generator[object]:
        """Search turns, the latest request first, and without one the best line of each turn."""
        while self.has_work:
            if not self._queue:
                self._queue.append(self._searching_all())
            work = self._queue[-1]
            for step in work:  # noqa: UP028 - `yield from` would end it with this
                yield step
            self._queue.remove(work)

    def _order(self) -> list[TurnMade]:
        return search_order(self.review, self._replay.own, self._replay.sections.current_turn())

    def _searching_all(self) -> Incremental[None]:
        yield from self._shown_meanwhile(
            self.review.finding_best(turns[0]) for turns in iter(self._order, [])
        )

    def search(self, chart: str) -> None:
        run_to_completion(self.searching(chart, lambda: None))

    def searching(self, chart: str, show: Callable[[], object]) -> Incremental[None]:
        """Search the turns of a chart step by step; call ``show`` now and then."""
        review = self.review
        if chart == "cards":
            yield from self._shown_meanwhile(map(review.finding_cards, review.turns), show)

    def _shown_meanwhile(
        self, searches: Iterable[Incremental[Any]], show: Callable[[], object] | None = None
    ) -> Incremental[None]:
        show, review = show or self._board._show_sheet, self.review
        at = monotonic() + _FIRST_UPDATE
        for search in searches:
            yield from search
            if review is not self.review:  # another game is reviewed
                break
            if monotonic() > at:
                show()
                at = monotonic() + _UPDATE_INTERVAL
        show()

    def snapshot(self) -> dict[str, Any]:
        return {"others": self.shows_others}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.shows_others = bool(snapshot.get("others", True))

    def sections(self) -> list[Section]:
        kinds = [("", say("review-chart-none"))]
        kinds += [(kind, say("review-chart", kind=kind)) for kind in TITLES]
        ways = Options(say("review-charts"), one_of("show_chart", kinds, self.kind))
        if not self.kind:
            return [ways]
        chart = chart_of(self.kind, self.review, self._board.names)
        try:
            prepared = self._board._prepared.find(template, self.kind, self._board.state.seats)
        except NotPrepared as reason:
            return [ways, Note(str(reason))]
        return [ways, Chart(chart.kind, chart.title, chart.told, filled(prepared, chart))]
