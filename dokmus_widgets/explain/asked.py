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
    if facts.get("tile") == "":
        facts["tile"] = "none"
    words = say(f"ask-{action.type}", **facts)
    if isinstance(action, MoveTile | MoveToken | RotateTile) and action.by is By.RUINS:
        return say("ask-by-ruins", what=words)
    return words
