"""Links from a position to the other pages: rules, scoring, editor, play."""

from collections.abc import Sequence
from dataclasses import KW_ONLY

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.observe import has_hidden_cards, with_hidden_cards_normalized
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Player

#: The message of the link to each page, by its path.
ELSEWHERE = {
    "rules": "elsewhere-rules",
    "score": "elsewhere-score",
    "editor": "elsewhere-editor",
    "play": "elsewhere-play",
}


class Elsewhere(Section):
    """Links that open a position on the other pages of the app; a hint in a notebook.

    Without a ``position``, there are buttons ``go`` with the path of a page; then ``leaving``
    is the page to open at once, with the position. ``asks``: the text of a button ``ask_rules``
    in a notebook; ``field``: the query field of the position.
    """

    label: str
    pages: Sequence[tuple[str, str]]
    hint: str
    _: KW_ONLY
    position: str | None
    note: str = ""
    leaving: str | None = None
    asks: str = ""
    field: str = "position"


class InPlace(Section):
    """A header above a widget that replaces a game; ``who`` is to move.

    ``back``: the text of the button ``back_to_game``.
    """

    title: str
    who: Player | None
    back: str


def elsewhere(state: State | None, *, note: str = "", leaving: str | None = None) -> Elsewhere:
    """Return links to the other pages; without a state, buttons that ask for it."""
    pages = [(page, say(name)) for page, name in ELSEWHERE.items()]
    position = None if state is None else position_code(state)
    label, hint = say("elsewhere-label"), say("elsewhere-python")
    return Elsewhere(label, pages, hint, position=position, note=note, leaving=leaving)


def page_links_without_secrets(state: State, leaving: str | None = None) -> Elsewhere:
    """Return page links that include hidden cards only once one is followed.

    ``leaving``: the page that the position is opened on at once, or None. The rules page never gets
    them: players who settle a dispute there look at one screen.
    """
    if not has_hidden_cards(state):
        return elsewhere(state)
    shown = None if leaving is None else state
    if leaving == "rules":
        shown = with_hidden_cards_normalized(state)
    return elsewhere(shown, note=say("elsewhere-secret-rules"), leaving=leaving)
