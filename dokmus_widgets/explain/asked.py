"""Short labels for actions, as on buttons."""

from dokmus_widgets.core import Action, By, MoveTile, MoveToken, Place, RotateTile, State
from dokmus_widgets.explain.actions import action_facts
from dokmus_widgets.explain.messages import say


def asked_words(state: State, action: Action) -> str:
    facts = action_facts(state, action)
    if not facts:
        return say(f"do-{action.type}")
    if isinstance(action, Place) and action.sacrifice:
        return say("ask-place-paid", sacrifices=action.sacrifice, **facts)
    words = say(f"ask-{action.type}", **facts)
    if isinstance(action, MoveTile | MoveToken | RotateTile) and action.by is By.RUINS:
        return say("ask-by-ruins", what=words)
    return words


def action_clause(state: State, action: Action) -> str:
    """Return an action as a clause with its verb, as in "Try this: place a token on b3"."""
    facts = action_facts(state, action)
    if isinstance(action, Place) and action.sacrifice:
        return say("clause-place-paid", **facts)
    return say(f"clause-{action.type}", **facts)
