"""Verdict on a queried action, with its explanations and remedies."""

from dataclasses import dataclass, field

from dokmus_widgets.core import Action, Place, State, Verdict
from dokmus_widgets.explain import Answer, answers_to, seat_names
from dokmus_widgets.explore.query.remedies import Remedy, remedies


@dataclass(frozen=True, slots=True)
class Ruling:
    """Verdict on an action, with remedies for an illegal one."""

    state: State = field(repr=False)
    verdict: Verdict
    remedies: tuple[Remedy, ...] = ()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Explanation of every route or obstacle, the deciding one first."""
        return answers_to(self.state, self.verdict, seat_names(self.state.seats))

    @property
    def action(self) -> Action:
        return self.verdict.action

    @property
    def legal(self) -> bool:
        return self.verdict.legal

    @property
    def price(self) -> int:
        """Number of tokens spent: 1 or 2 for a legal placement, otherwise 0."""
        action = self.action
        return 1 + action.sacrifice if self.legal and isinstance(action, Place) else 0


def ruling_on(state: State, action: Action) -> Ruling:
    """Check an action of the current player."""
    verdict = state.check(action)
    return Ruling(state, verdict, remedies(state, verdict))
