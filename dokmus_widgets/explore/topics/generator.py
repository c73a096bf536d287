"""All questions about a position."""

from collections.abc import Iterator
from functools import lru_cache

from dokmus_widgets.core import Phase, Rule, State, actions
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.check import first_obstacle
from dokmus_widgets.explore.topics.actions import allowed
from dokmus_widgets.explore.topics.placements import placements
from dokmus_widgets.explore.topics.questions import Question, Topic
from dokmus_widgets.explore.topics.scoring import gains, scores


@lru_cache(maxsize=16)
def position_questions(state: State) -> tuple[Question, ...]:
    """Return the questions about a position; every legal action is in one."""
    return (
        *placements(state),
        *_draft(state),
        *allowed(state),
        *_burning(state),
        *gains(state),
        *scores(state),
    )


def _draft(state: State) -> Iterator[Question]:
    if state.phase is not Phase.GUARDIANS:
        return
    legal = state.legal_actions()
    for card in cards_for(state.seats):
        action = actions.ChooseGuardian(card)
        yes = action in legal
        rules = state.check(action).rules if yes else first_obstacle(state, action).rules
        yield Question(Topic.DRAFT, str(card), yes, rules, (action,))


def _burning(state: State) -> Iterator[Question]:
    if state.turn is None:
        return
    burning = [own & state.island.volcano for own in state.tokens]
    for seat, tokens in enumerate(burning):
        if tokens or (seat == state.to_act and not any(burning)):
            yield Question(
                Topic.BURNS,
                str(seat),
                rules=(Rule.VOLCANO_BURN,),
                spaces=state.island.frame.spaces(tokens),
                count=tokens.bit_count(),
                seat=seat,
            )
