"""The answer to an action asked about: the verdict in words, its grounds, and what would help."""

from __future__ import annotations

from dataclasses import dataclass, field

from dokmus_widgets.core import Action, Place, State, Verdict
from dokmus_widgets.explain.answers import Answer, answers_to
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explore.asking.remedies import Remedy, remedies


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict on an action, and the changes that would make a refused action legal."""

    state: State = field(repr=False)
    verdict: Verdict
    remedies: tuple[Remedy, ...] = ()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every route, or every obstacle, in words; the first one decides."""
        return answers_to(self.state, self.verdict, seat_names(self.state.seats))

    @property
    def action(self) -> Action:
        """What was asked."""
        return self.verdict.action

    @property
    def legal(self) -> bool:
        """Whether it is legal."""
        return self.verdict.legal

    @property
    def price(self) -> int:
        """The tokens that it costs: 1 or 2 for a placement, 0 for anything else or a refusal."""
        action = self.action
        return 1 + action.sacrifice if self.legal and isinstance(action, Place) else 0


def ruling_on(state: State, action: Action) -> Ruling:
    """Rule on an action of the current player."""
    verdict = state.check(action)
    return Ruling(state, verdict, remedies(state, verdict))
