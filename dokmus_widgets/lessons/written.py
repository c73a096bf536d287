"""Actions in notation that may not exist on the current board."""

from dokmus_widgets.core import Action, State
from dokmus_widgets.core.notation import NotationError, read_action


def written_action(state: State, written: str) -> Action | None:
    try:
        return read_action(state, written)
    except NotationError:
        return None
