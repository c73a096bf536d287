"""Texts of the guardian explorer."""

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.core import Action, Obstacle, Rule, Space, State, actions, space_name
from dokmus_widgets.explain import Answer, action_words, answer_to, say, sentences, tile_name
from dokmus_widgets.explain.actions import action_facts
from dokmus_widgets.explore.guardians.choices import barred_actions

_LABELS = {
    actions.MoveTile: "guardians-slide",
    actions.RotateTile: "guardians-turn",
    actions.MoveToken: "guardians-rider",
}


def card_title(card: int) -> str:
    return say("guardians-heading", number=card, name=say(f"card-{card}"))


def card_limits(card: int) -> str:
    """Describe when the card is played, and its limits."""
    return sentences([say("guardians-order"), say(f"guardians-limits-{card}")])


def action_label(state: State, action: Action) -> str:
    if action.word:
        return say(f"do-{action.type}")
    return say(_LABELS[type(action)], **action_facts(state, action))


def piece_words(state: State, piece: Space | int) -> str:
    if isinstance(piece, int):
        return say("guardians-piece-tile", tile=tile_name(state, piece))
    return say("guardians-piece-token", space=space_name(piece))


def tried_answer(state: State, card: int, action: Action, names: Sequence[str]) -> Answer:
    """Explain the result of a tried action."""
    verdict = state.check(action)
    answer = answer_to(state, verdict, names)
    if verdict.legal:
        what = action_words(state, action, names)
        return Answer(say("told-moved", what=what, why=answer.words), rules=answer.rules)
    if isinstance(action, actions.MoveToken) and action in barred_actions(state, card):
        # It is the token that is asked about, not the space that it was tried on.
        space = space_name(action.origin)
        if verdict.obstacles[0].obstacle is Obstacle.TOKEN_FIXED:
            return replace(answer, words=say("guardians-told-fixed", space=space))
        words = say("guardians-told-stuck", space=space)
        return Answer(words, done=False, rules=(Rule.GUARDIAN_3,), obstacles=(action.origin,))
    return answer
