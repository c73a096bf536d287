"""The section that leads from a position to the other pages: rules, scoring, editor, play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.observe import shown_cards, with_hidden_cards_normalized
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Player

#: Each page that opens a position, by its path, with the message that leads there.
ELSEWHERE = {
    "rules": "elsewhere-rules",
    "score": "elsewhere-score",
    "editor": "elsewhere-editor",
    "play": "elsewhere-play",
}


class Elsewhere(Section):
    """Links that open a position on the other pages of the app; a hint in a notebook.

    Without a ``position`` it is not on the page: there are buttons ``go`` with the path of a page,
    and ``leaving`` then says, with the position, where the page is to go at once. ``asks``: the
    text of a button ``ask_rules`` for a notebook; ``field``: of the address, for the position.
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
    """Above what stands in the place of a game, where ``who`` is to move; ``back``: the text of a
    button ``back_to_game``.
    """

    title: str
    who: Player | None
    back: str


def is_secret(state: State) -> bool:
    """Whether there are cards that nobody has shown."""
    return tuple(state.guardians) != tuple(shown_cards(state))


def elsewhere(state: State | None, *, note: str = "", leaving: str | None = None) -> Elsewhere:
    """The ways of a position to the other pages; without a state to those who ask."""
    pages = [(page, say(name)) for page, name in ELSEWHERE.items()]
    position = None if state is None else position_code(state)
    label, hint = say("elsewhere-label"), say("elsewhere-python")
    return Elsewhere(label, pages, hint, position=position, note=note, leaving=leaving)


def elsewhere_unseen(state: State, leaving: str | None = None) -> Elsewhere:
    """The ways of :func:`elsewhere`, with hidden cards put into them only when one is taken.

    ``leaving``: the page that the position is to be opened on at once, or None. To the rules they
    never go: a table that settles a dispute there looks at one screen.
    """
    if not is_secret(state):
        return elsewhere(state)
    told = None if leaving is None else state
    if leaving == "rules":
        told = with_hidden_cards_normalized(state)
    return elsewhere(told, note=say("elsewhere-secret-rules"), leaving=leaving)
