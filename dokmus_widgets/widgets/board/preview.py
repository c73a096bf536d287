"""Previews: what a board shows while a space is pointed at."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dokmus_widgets.core import Action
from dokmus_widgets.drawing import Mark, Tint, Trail


class Preview(NamedTuple):
    """The drawing that a board shows while a space is pointed at.

    ``action``: that of a click there, which a first tap may preview; ``words``: its description.
    """

    marks: Sequence[Mark] = ()
    trails: Sequence[Trail] = ()
    tints: Sequence[Tint] = ()
    action: Action | None = None
    words: str = ""


#: The kinds of marks that a preview of another space replaces.
REPLACED_MARKS: Final = ("hint", "witness", "obstacle", "gained", "lost", "opened", "closed")
#: Returns what to draw for a space by name: a :class:`Preview`, or its marks and trails.
Previewer = Callable[[str], Preview | tuple[Sequence[Mark], Sequence[Trail]]]
