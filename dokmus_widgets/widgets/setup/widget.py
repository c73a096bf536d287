"""Setting up click by click: tiles, gap, tokens, talisman, starts, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dokmus_widgets.core import SWITCHES, Obstacle, Rules, Space, parse_space
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explore.setup.link import read_link, setup_link
from dokmus_widgets.explore.setup.steps import StepKind, why_not
from dokmus_widgets.explore.setup.walkthrough import Walkthrough, read_setup
from dokmus_widgets.explore.setup.words import step_text
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.live import answer_marks, marks_of
from dokmus_widgets.widgets.board.presses import Press, Presses, number, one_of, plain, typed
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.setup.sheet import SetupSheet, setup_marks, setup_tints

_EDGE = "start_edge"
_LAYING = (StepKind.SHUFFLE, StepKind.TILE, StepKind.GAP)


class SetupExplorer(BoardAndSheet):
    """The set-up of a game step by step, for 2 to 4 players, on any island.

    ``players``, ``island``, ``first``, ``rules``: as of a game; ``starts``: starting spaces in the
    order in which they are chosen, as names or by row and column; ``step``: the step shown first,
    from 0; ``language``: of every word; ``has_address``: whether the page that shows it opens its
    links. ``walk``: the set-up as it stands. Each method answers as the screen does.

    >>> from dokmus_widgets.widgets.setup.widget import SetupExplorer
    >>> explorer = SetupExplorer(players=2, island=1, step=9)
    >>> explorer.click("d4")
    No, d4 is not on an outer edge of the tile. [setup.start_space]
    """

    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("forward", "back", "another"),
        "go": Press(number),
        "set_players": Press(one_of(SEATS)),
        "set_first": Press(number, offers=lambda widget: range(widget.walk.setup.players)),
        "read_edges": Press(one_of(SWITCHES[_EDGE])),
        "why_not": Press(one_of(Obstacle)),
        "lay": Press(typed("seed")),
    }
    walk = Subject[Walkthrough]()

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        island: int = USUAL_SEED,
        first: int = 0,
        rules: Rules | str | Mapping[str, Any] | None = None,
        starts: str | Sequence[Space | str | None] = (),
        step: int = 0,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        def begun() -> Walkthrough:
            return Walkthrough(read_setup(players, island, first, rules, starts), step)

        super().__init__(begun, language, has_address, **options)

    _arguments_of_link = staticmethod(read_link)

    # What a hand does

    rules = to_rules
    click = control(Walkthrough.click)
    forward = control(Walkthrough.forward)
    back = control(Walkthrough.back)
    go = control(Walkthrough.go)
    set_players = control(Walkthrough.set_players)
    set_first = control(Walkthrough.set_first)
    lay = control(Walkthrough.lay)
    another = control(Walkthrough.another)
    read_edges = control(Walkthrough.read_edges)
    why_not = control(Walkthrough.why_not)

    def link(self) -> str:
        """The query of a link that opens this step of this set-up."""
        return setup_link(self.walk.setup, self.walk.at)

    # What is shown

    def _view(self) -> View:
        step, answer, bar = self.walk.step, self.answer, self.walk.bar
        choosing = step.kind is StepKind.START
        barred = why_not(self.state).get(bar, ()) if bar and choosing else ()
        return View(
            names=self.names,
            free=self.state.legal_actions().starts if choosing else 0,
            free_hint="space-start",
            marks=setup_marks(step, self.walk.parted) + answer_marks(answer),
            tints=setup_tints(barred),
            unlaid=step.unlaid,
        )

    def _sheet(self) -> SetupSheet:
        return SetupSheet(self.walk.setup, self.walk.at, self.names, self.walk.bar)

    def _beside(self) -> list[Section]:
        return self._sheet().beside(self.answer)

    def _below(self) -> list[Section]:
        return [self._sheet().island(), *self._taking.copying(self.state)]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        if self.walk.step.kind is not StepKind.START:
            return Preview()
        answer = self.walk.why(self.state, parse_space(space))
        return Preview(marks_of("witness", answer.witnesses))

    def _status(self) -> Answer:
        return self.walk.prompt()

    def __repr__(self) -> str:
        made = self.walk.setup
        with speaking(self.language):
            text = step_text(self.walk.step, seat_names(made.players))
        return (
            f"SetupExplorer({made.players} players, island {made.island}, "
            f"step {self.walk.at + 1} of {len(self.walk.steps)}: {text})"
        )
