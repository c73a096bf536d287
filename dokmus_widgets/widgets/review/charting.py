"""The charts of a reviewed game on the page, and the search that they need."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from IPython.display import SVG

from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.explain import say
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, number, text
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.front.carrier import Charting
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.review.charts import TITLES, chart_of
from dokmus_widgets.widgets.review.documents import can_be_drawn, document_of
from dokmus_widgets.widgets.review.figures import figure_of
from dokmus_widgets.widgets.review.picture import chart_svg
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.sections.basic import one_of
from dokmus_widgets.widgets.sections.explorers import Chart
from dokmus_widgets.widgets.sections.forms import Options

if TYPE_CHECKING:
    from bokeh.plotting import figure

#: Seconds after which what has been found of turns is shown, the first time and later.
_TELL_FIRST: Final = 0.2
_TELL_EVERY: Final = 0.8


class Charts(Part):
    """The charts of a reviewed game, and the search of its turns between the clicks."""

    presses: ClassVar[Presses] = {
        "show_chart": Press(text, "show", again=False, offers=lambda _: ["", *TITLES]),
        "glance": Press(
            number, again=False, offers=lambda part: range(-1, len(part.review.states))
        ),
    }

    def __init__(self, board: GameBoard, replay: Replay) -> None:
        self._board, self._replay = board, replay
        #: The kind of the chart that is shown; empty for none.
        self.kind = ""
        self._works: list[Thinking[None]] = []

    @property
    def language(self) -> str:
        """The language of the widget."""
        return self._board.language

    @property
    def review(self) -> Review:
        """The analysis of the game."""
        return self._replay.review

    @spoken
    def figure(self, kind: str) -> figure:
        """Return a chart of the game as a Bokeh figure, to be shown and restyled.

        ``kind``: ``points``, ``race`` (of sacrifices), ``tiles``, ``best`` or ``cards``; the last
        two search every turn.
        """
        self.search(kind)
        return figure_of(chart_of(kind, self.review, self._board.names), self._board.state.seats)

    @spoken
    def picture(self, kind: str) -> SVG:
        """Return the same chart as a picture that needs no kernel and no script, with its text."""
        self.search(kind)
        drawn = chart_svg(chart_of(kind, self.review, self._board.names))
        return SVG(drawn)  # type: ignore[no-untyped-call]

    @spoken
    def show(self, kind: str = "") -> None:
        """Show a chart of :data:`TITLES` below the board, or none.

        The turns that it needs are searched between the clicks, or at once by ``wait``.
        """
        wanted = kind and read_choice("figure", kind, [*TITLES])
        if wanted and not can_be_drawn():
            self._board._act(lambda game: game.refuse(say("review-no-bokeh")))
            return
        self.kind = wanted
        if wanted:
            self._board.sheet.charts = Charting.carried()
        self._board._show_sheet()
        self.work_at(self.searching(wanted, self._board._show_sheet))

    def glance(self, place: int) -> None:
        """Show a place of the game on the board until the next action; -1: no longer."""
        if place < 0:
            self._board._show_boards()
        else:
            self._board.board.show(self.review.states[place], View(names=self._board.names))

    def work_at(self, work: Thinking[None]) -> None:
        """Do this between the clicks, and after it what was begun before."""
        self._works.append(work)
        self._board._driver.run(self.work())

    @property
    def has_work(self) -> bool:
        """Whether turns are still to be searched."""
        return bool(self._works)

    def work(self) -> Generator[object]:
        """Search turns; what was begun last comes first."""
        while self._works:
            work = self._works[-1]
            for step in work:  # noqa: UP028 - `yield from` would end it with this
                yield step
            self._works.remove(work)

    def search(self, chart: str) -> None:
        """Search the turns that a chart needs at once."""
        at_once(self.searching(chart))

    def searching(self, chart: str, show: Callable[[], object] = int) -> Thinking[None]:
        """Search the turns that a chart needs bit by bit; call ``show`` now and then."""
        review, at, is_new = self.review, monotonic() + _TELL_FIRST, False
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
                at, is_new = monotonic() + _TELL_EVERY, False
        if is_new:
            show()

    def sections(self) -> list[Section]:
        """Return the ways to the charts, and the one that is shown."""
        kinds = [("", say("review-chart-none"))]
        kinds += [(kind, say("review-chart", kind=kind)) for kind in TITLES]
        ways = Options(say("review-charts"), one_of("show_chart", kinds, self.kind))
        if not self.kind:
            return [ways]
        chart = chart_of(self.kind, self.review, self._board.names)
        document = document_of(chart, self._board.state.seats)
        return [ways, Chart(chart.kind, chart.title, chart.told, document)]
