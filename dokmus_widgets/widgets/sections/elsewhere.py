"""The section that leads from a position to the other pages: rules, scoring, editor, play."""

from __future__ import annotations

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section

#: Each page that opens a position, by its path, with the message that leads there.
ELSEWHERE = {
    "rules": "elsewhere-rules",
    "score": "elsewhere-score",
    "editor": "elsewhere-editor",
    "play": "elsewhere-play",
}


def is_secret(state: State) -> bool:
    """Whether there are cards that nobody has shown."""
    return tuple(state.guardians) != tuple(shown_cards(state))


def elsewhere_unseen(state: State, leaving: str | None = None) -> Section:
    """The ways of :func:`elsewhere`, with hidden cards put into them only when one is taken.

    ``leaving``: the page that the position is to be opened on at once, or None.
    """
    if not is_secret(state):
        return elsewhere(state)
    told = state if leaving is not None else None
    return elsewhere(told, note=say("elsewhere-secret"), leaving=leaving)


def elsewhere(
    state: State | None, *, note: str | None = None, leaving: str | None = None
) -> Section:
    """Links that open a position on the other pages of the app; a hint in a notebook.

    Without a state the position is not on the page: there are buttons ``go`` with the path of a
    page, and ``leaving`` then says, with the state, where the page is to go at once.
    """
    section: Section = {
        "kind": "elsewhere",
        "label": say("elsewhere-label"),
        "pages": [[page, say(name)] for page, name in ELSEWHERE.items()],
        "hint": say("elsewhere-python"),
    }
    # It is sent with every click: so without what does not apply.
    told = {"position": state and position_code(state), "note": note, "leaving": leaving}
    return section | {name: value for name, value in told.items() if value is not None}
