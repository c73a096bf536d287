"""The setup explorer: tiles, gap, tokens, talisman, starting spaces; reasons, and options."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from dokmus_widgets.core import SEATS, SWITCHES, Obstacle, Rules, Space, parse_space
from dokmus_widgets.drawing import Mark, Tint
from dokmus_widgets.explain import LANGUAGES, Answer, listed, say, seat_names, speaking
from dokmus_widgets.explain.readings import switch_note, switch_question, value_words
from dokmus_widgets.explore.setup.link import read_link, setup_link
from dokmus_widgets.explore.setup.steps import SetupStep, StepKind, why_not
from dokmus_widgets.explore.setup.walkthrough import Walkthrough, read_setup
from dokmus_widgets.explore.setup.words import step_name, step_text
from dokmus_widgets.play.arguments import LONGEST_SEED, USUAL_PLAYERS, USUAL_SEED
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, marks_of, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import number, one_of, typed
from dokmus_widgets.widgets.board.scene_data import answer_marks
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.scores.sheet import player_counts
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.explorers import Rail
from dokmus_widgets.widgets.sections.forms import Form, Options, TextField
from dokmus_widgets.widgets.sections.play import PlayerLine, Players

_EDGE = "start_edge"
_TOLD = (Obstacle.NOT_A_CORNER, Obstacle.TILE_TAKEN, Obstacle.NOT_AN_EDGE, Obstacle.TERRAIN)


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
            marks=_setup_marks(step, self.walk.parted) + answer_marks(answer),
            tints=(Tint("barred", tuple(barred)),) if barred else (),
            unlaid=step.unlaid,
        )

    def _beside(self) -> list[Section]:
        answer = self.answer
        step, steps = self.walk.step, self.walk.steps
        of = say("course-step-of", number=self.walk.at + 1, count=len(steps))
        heading = basic.Heading(say("setup-explored"), of, step.seat)
        parts: list[Section] = [heading, self._rail(), self._step_buttons()]
        text = step_text(step, self.names)
        if answer.words != text:
            parts.append(basic.Prompt(text))
        parts.append(basic.answer(answer))
        if step.kind is StepKind.START:
            parts.append(self._why_not())
        if step.kind in (StepKind.SUPPLY, StepKind.TALISMAN, StepKind.START, StepKind.READY):
            parts.append(self._seats())
        players = Options(say("setup-players-now"), player_counts(self.walk.setup.players))
        return [*parts, players, self._first(), self._edges()]

    def _rail(self) -> Rail:
        named = [
            say("setup-name-numbered", number=n, name=step_name(step, self.names))
            for n, step in enumerate(self.walk.steps, 1)
        ]
        return Rail(say("setup-steps"), "go", named, self.walk.at)

    def _step_buttons(self) -> basic.Buttons:
        last = self.walk.at == len(self.walk.steps) - 1
        parts = [
            basic.Button("back", say("setup-back"), enabled=self.walk.at > 0),
            basic.Button("forward", say("setup-forward"), enabled=not last, primary=not last),
        ]
        return basic.Buttons(say("setup-steps"), parts)

    def _why_not(self) -> Options:
        barred = why_not(self.state)
        parts = [
            basic.Button(
                "why_not",
                say(f"setup-bar-{obstacle}"),
                str(obstacle),
                pressed=self.walk.bar is obstacle,
                hint=say("here-spaces", count=len(barred[obstacle])),
            )
            for obstacle in _TOLD
            if obstacle in barred
        ]
        return Options(say("setup-why-not"), parts)

    def _seats(self) -> Players:
        state, parts = self.state, []
        for seat, name in enumerate(self.names):
            notes = [say("seat-acts")] if state.to_act == seat == self.walk.step.seat else []
            if state.talisman == seat and self.walk.step.kind is not StepKind.SUPPLY:
                notes.append(say("seat-talisman"))
            notes.append(say("seat-supply", tokens=state.supply[seat]))
            facts, lit = listed(notes, "list-dot"), self.walk.step.seat == seat
            total = state.score()[seat].total
            parts.append(PlayerLine(name, seat, lit, facts, (), "", "", total, facts))
        return Players(say("seats-label"), parts)

    def _first(self) -> Options:
        parts = basic.one_of("set_first", enumerate(self.names), self.walk.setup.first)
        return Options(say("setup-holder"), parts)

    def _edges(self) -> Options:
        values = [(value, value_words(_EDGE, value)) for value in SWITCHES[_EDGE]]
        parts = basic.one_of("read_edges", values, self.walk.setup.rules.start_edge)
        return Options(switch_question(_EDGE), parts, switch_note(_EDGE))

    def _island(self) -> Form:
        number, hint = str(self.walk.setup.island), say("setup-seed-hint")
        # One digit more, so that too long a number is refused and not cut.
        seed = TextField("seed", say("setup-seed"), number, LONGEST_SEED + 1, hint=hint)
        parts = [
            basic.Button("lay", say("setup-lay")),
            basic.Button("another", say("setup-another")),
        ]
        title = say("setup-island", island=number)
        return Form(title, [seed], parts, is_open=True, fresh=f"lay-{number}")

    def _below(self) -> list[Section]:
        return [self._island(), *self._export.copy_sections(self.state)]

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


def _setup_marks(step: SetupStep, parted: Sequence[Space]) -> list[Mark]:
    """Return the chosen start, and the spaces where readings differ."""
    chosen = (step.start,) if step.start is not None and not step.example else ()
    return marks_of("chosen", dict.fromkeys((*chosen, *parted)))
