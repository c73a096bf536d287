"""The sheet of a set-up: its steps in words, why not elsewhere, and what is set up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.core import SWITCHES, Obstacle, Space
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Mark, Tint
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.readings import switch_note, switch_question, value_words
from dokmus_widgets.explore.setup.steps import SetUp, Step, StepKind, why_not
from dokmus_widgets.explore.setup.words import step_name, step_text
from dokmus_widgets.play.wishes import LONGEST_SEED
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.live import marks_of
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.steps import options, rail

_EDGE = "start_edge"
_TOLD = (Obstacle.NOT_A_CORNER, Obstacle.TILE_TAKEN, Obstacle.NOT_AN_EDGE, Obstacle.TERRAIN)


def setup_marks(step: Step, parted: Sequence[Space]) -> list[Mark]:
    """The start that was chosen, and the spaces that a reading parts."""
    chosen = (step.start,) if step.start is not None and not step.example else ()
    return marks_of("chosen", dict.fromkeys((*chosen, *parted)))


def setup_tints(barred: Sequence[Space]) -> tuple[Tint, ...]:
    """The spaces that are ruled out."""
    return (Tint("barred", tuple(barred)),) if barred else ()


@dataclass(frozen=True, slots=True)
class SetupSheet:
    """The sections of a set-up at one of its steps. ``bar``: the reason that is shown."""

    setup: SetUp
    at: int
    names: Sequence[str]
    bar: Obstacle | None

    @property
    def _step(self) -> Step:
        return self.setup.steps()[self.at]

    def beside(self, answer: Answer) -> list[Section]:
        """What is read and pressed at every step."""
        step, steps = self._step, self.setup.steps()
        of = say("setup-step-of", number=self.at + 1, count=len(steps))
        parts = [sections.heading(say("setup-explored"), of, step.seat), self._rail(), self._ways()]
        text = step_text(step, self.names)
        if answer.words != text:
            parts.append(sections.prompt(text))
        parts.append(sections.answer(answer))
        if step.kind is StepKind.START:
            parts.append(self._why_not())
        if step.kind in (StepKind.SUPPLY, StepKind.TALISMAN, StepKind.START, StepKind.READY):
            parts.append(self._seats())
        return [*parts, self._players(), self._first(), self._edges()]

    def _rail(self) -> Section:
        named = [
            {"text": say("setup-name-numbered", number=n, name=step_name(step, self.names))}
            for n, step in enumerate(self.setup.steps(), 1)
        ]
        return rail(say("setup-steps"), "go", named, self.at)

    def _ways(self) -> Section:
        last = self.at == len(self.setup.steps()) - 1
        parts = [
            sections.button("back", say("setup-back"), enabled=self.at > 0),
            sections.button("forward", say("setup-forward"), enabled=not last, primary=not last),
        ]
        return sections.buttons(say("setup-steps"), parts)

    def _why_not(self) -> Section:
        barred = why_not(self._step.state)
        parts = [
            sections.button(
                "why_not",
                say(f"setup-bar-{obstacle}"),
                str(obstacle),
                pressed=self.bar is obstacle,
                hint=say("setup-bar-spaces", count=len(barred[obstacle])),
            )
            for obstacle in _TOLD
            if obstacle in barred
        ]
        return _titled("setup-why-not", parts)

    def _seats(self) -> Section:
        state, parts = self._step.state, []
        for seat, name in enumerate(self.names):
            notes = [say("seat-acts")] if state.to_act == seat == self._step.seat else []
            if state.talisman == seat and self._step.kind is not StepKind.SUPPLY:
                notes.append(say("seat-talisman"))
            notes.append(say("seat-supply", tokens=state.supply[seat]))
            acts = self._step.seat == seat
            parts.append({"text": name, "seat": seat, "lit": acts, "notes": " · ".join(notes)})
        return sections.seats(say("seats-label"), parts)

    def _players(self) -> Section:
        parts = [
            sections.button("set_players", str(n), n, pressed=n == self.setup.players)
            for n in SEATS
        ]
        return _titled("setup-players-now", parts)

    def _first(self) -> Section:
        parts = [
            sections.button("set_first", name, seat, pressed=seat == self.setup.first)
            for seat, name in enumerate(self.names)
        ]
        return _titled("setup-holder", parts)

    def _edges(self) -> Section:
        now = self.setup.rules.start_edge
        parts = [
            sections.button("read_edges", value_words(_EDGE, value), value, pressed=value == now)
            for value in SWITCHES[_EDGE]
        ]
        return options(switch_question(_EDGE), parts, switch_note(_EDGE))

    def island(self) -> Section:
        """The form for another island."""
        number = str(self.setup.island)
        field: dict[str, Any] = {
            "name": "seed",
            "type": "text",
            "value": number,
            "text": say("setup-seed"),
            "hint": say("setup-seed-hint"),
            # One more than there can be, so that a number too long is told and not cut.
            "longest": LONGEST_SEED + 1,
        }
        parts = [
            sections.button("lay", say("setup-lay")),
            sections.button("another", say("setup-another")),
        ]
        title = say("setup-island", island=number)
        return sections.form(title, [field], parts, is_open=True, error="", fresh=f"lay-{number}")


def _titled(name: str, parts: Sequence[dict[str, Any]]) -> Section:
    return options(say(name), parts)
