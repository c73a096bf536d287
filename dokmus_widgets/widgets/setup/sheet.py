"""The sheet of the setup explorer: steps, reasons, and options."""

from collections.abc import Sequence
from dataclasses import dataclass

from dokmus_widgets.core import SWITCHES, Obstacle, Space
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import Answer, listed, say
from dokmus_widgets.explain.readings import switch_note, switch_question, value_words
from dokmus_widgets.explore.setup.steps import SetUp, SetupStep, StepKind, why_not
from dokmus_widgets.explore.setup.words import step_name, step_text
from dokmus_widgets.play.arguments import LONGEST_SEED
from dokmus_widgets.widgets.board import Section, marks_of
from dokmus_widgets.widgets.scores.sheet import player_counts
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.explorers import Rail
from dokmus_widgets.widgets.sections.forms import Form, Options, TextField
from dokmus_widgets.widgets.sections.play import PlayerLine, Players

_EDGE = "start_edge"
_TOLD = (Obstacle.NOT_A_CORNER, Obstacle.TILE_TAKEN, Obstacle.NOT_AN_EDGE, Obstacle.TERRAIN)


def setup_marks(step: SetupStep, parted: Sequence[Space]) -> list[Mark]:
    """Return the chosen start, and the spaces where readings differ."""
    chosen = (step.start,) if step.start is not None and not step.example else ()
    return marks_of("chosen", dict.fromkeys((*chosen, *parted)))


@dataclass(frozen=True, slots=True)
class SetupSheet:
    """The sections of a setup at a step. ``bar``: the reason whose spaces are shown."""

    setup: SetUp
    at: int
    names: Sequence[str]
    bar: Obstacle | None

    @property
    def _step(self) -> SetupStep:
        return self.setup.steps()[self.at]

    def beside(self, answer: Answer) -> list[Section]:
        step, steps = self._step, self.setup.steps()
        of = say("course-step-of", number=self.at + 1, count=len(steps))
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
        players = Options(say("setup-players-now"), player_counts(self.setup.players))
        return [*parts, players, self._first(), self._edges()]

    def _rail(self) -> Rail:
        named = [
            say("setup-name-numbered", number=n, name=step_name(step, self.names))
            for n, step in enumerate(self.setup.steps(), 1)
        ]
        return Rail(say("setup-steps"), "go", named, self.at)

    def _step_buttons(self) -> basic.Buttons:
        last = self.at == len(self.setup.steps()) - 1
        parts = [
            basic.Button("back", say("setup-back"), enabled=self.at > 0),
            basic.Button("forward", say("setup-forward"), enabled=not last, primary=not last),
        ]
        return basic.Buttons(say("setup-steps"), parts)

    def _why_not(self) -> Options:
        barred = why_not(self._step.state)
        parts = [
            basic.Button(
                "why_not",
                say(f"setup-bar-{obstacle}"),
                str(obstacle),
                pressed=self.bar is obstacle,
                hint=say("here-spaces", count=len(barred[obstacle])),
            )
            for obstacle in _TOLD
            if obstacle in barred
        ]
        return Options(say("setup-why-not"), parts)

    def _seats(self) -> Players:
        state, parts = self._step.state, []
        for seat, name in enumerate(self.names):
            notes = [say("seat-acts")] if state.to_act == seat == self._step.seat else []
            if state.talisman == seat and self._step.kind is not StepKind.SUPPLY:
                notes.append(say("seat-talisman"))
            notes.append(say("seat-supply", tokens=state.supply[seat]))
            facts, lit = listed(notes, "list-dot"), self._step.seat == seat
            total = state.score()[seat].total
            parts.append(PlayerLine(name, seat, lit, facts, (), "", "", total, facts))
        return Players(say("seats-label"), parts)

    def _first(self) -> Options:
        parts = basic.one_of("set_first", enumerate(self.names), self.setup.first)
        return Options(say("setup-holder"), parts)

    def _edges(self) -> Options:
        values = [(value, value_words(_EDGE, value)) for value in SWITCHES[_EDGE]]
        parts = basic.one_of("read_edges", values, self.setup.rules.start_edge)
        return Options(switch_question(_EDGE), parts, switch_note(_EDGE))

    def island(self) -> Form:
        number, hint = str(self.setup.island), say("setup-seed-hint")
        # One digit more, so that too long a number is refused and not cut.
        seed = TextField("seed", say("setup-seed"), number, LONGEST_SEED + 1, hint=hint)
        parts = [
            basic.Button("lay", say("setup-lay")),
            basic.Button("another", say("setup-another")),
        ]
        title = say("setup-island", island=number)
        return Form(title, [seed], parts, is_open=True, fresh=f"lay-{number}")
