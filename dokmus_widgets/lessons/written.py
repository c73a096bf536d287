"""Actions that lessons tell in notation, on boards where they may not be there any more."""

from __future__ import annotations

from dokmus_widgets.core import Action, State
from dokmus_widgets.core.notation import NotationError, read_action


def written_action(state: State, written: str) -> Action | None:
    """The action; None where the position has no such, as for a tile that is not where it was."""
    try:
        return read_action(state, written)
    except NotationError:
        return None
