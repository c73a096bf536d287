"""The setup explorer: tiles, gap, tokens, talisman, and starting spaces."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from dokmus_widgets.core import SWITCHES, Obstacle, Rules, Space, parse_space
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Tint
from dokmus_widgets.explain import LANGUAGES, Answer, seat_names, speaking
from dokmus_widgets.explore.setup.link import read_link, setup_link
from dokmus_widgets.explore.setup.steps import StepKind, why_not
from dokmus_widgets.explore.setup.walkthrough import Walkthrough, read_setup
from dokmus_widgets.explore.setup.words import step_text
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, marks_of, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import number, one_of, typed
from dokmus_widgets.widgets.board.scene_data import answer_marks
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.setup.sheet import SetupSheet, setup_marks

_EDGE = "start_edge"
_LAYING = (StepKind.SHUFFLE, StepKind.TILE, StepKind.GAP)


class SetupExplorer(BoardAndSheet):
    """The setup of a game step by step, for 2 to 4 players, on any island.

    ``players``: number of players; ``first``: seat that begins with the talisman; ``seed``: number
    of the island; ``rules``: as of a game; ``starts``: the chosen starting spaces in order, as
    names or by row and column; ``step``: the first step shown, from 0; ``language``: one of
    ``LANGUAGES``; ``has_address``: whether the page opens links. ``walk``: the explorer without a
    screen. Each method answers as the screen does.

    >>> from dokmus_widgets.widgets.setup.widget import SetupExplorer
    >>> explorer = SetupExplorer(players=2, seed=1, step=9)
    >>> explorer.click("d4")
    No, d4 isn't on an outer edge of the tile. [setup.start_space]
    """

    _arrows = frozenset()
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
        first: int = 0,
        seed: int = USUAL_SEED,
        rules: Rules | str | Mapping[str, Any] | None = None,
        starts: str | Sequence[Space | str | None] = (),
        step: int = 0,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        setup = partial(read_setup, players, seed, first, rules, starts)
        super().__init__(lambda: Walkthrough(setup(), step), language, has_address, **options)

    _link_arguments = staticmethod(read_link)

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
        """Return the query of a link to this step of the setup."""
        return setup_link(self.walk.setup, self.walk.at)

    def _view(self) -> View:
        step, answer, bar = self.walk.step, self.answer, self.walk.bar
        choosing = step.kind is StepKind.START
        barred = why_not(self.state).get(bar, ()) if bar and choosing else ()
        return View(
            names=self.names,
            free=self.state.legal_actions().starts if choosing else 0,
            free_hint="space-start",
            marks=setup_marks(step, self.walk.parted) + answer_marks(answer),
            tints=(Tint("barred", tuple(barred)),) if barred else (),
            unlaid=step.unlaid,
        )

    def _sheet(self) -> SetupSheet:
        return SetupSheet(self.walk.setup, self.walk.at, self.names, self.walk.bar)

    def _beside(self) -> list[Section]:
        return self._sheet().beside(self.answer)

    def _below(self) -> list[Section]:
        return [self._sheet().island(), *self._export.copy_sections(self.state)]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        if self.walk.step.kind is not StepKind.START:
            return Preview()
        answer = self.walk.why(self.state, parse_space(space))
        return Preview(marks_of("witness", answer.witnesses))

    def _status(self) -> Answer:
        return self.walk.prompt()

    def __repr__(self) -> str:
        setup = self.walk.setup
        with speaking(self.language):
            text = step_text(self.walk.step, seat_names(setup.players))
        return (
            f"SetupExplorer({setup.players} players, island {setup.island}, "
            f"step {self.walk.at + 1} of {len(self.walk.steps)}: {text})"
        )
