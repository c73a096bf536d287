"""What a board shows while a space is pointed at, before anything is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dokmus_widgets.core import Action
from dokmus_widgets.drawing import Mark, Tint, Trail


class Preview(NamedTuple):
    """What is drawn while a space is pointed at.

    ``action``: what a click does there, where that is worth a look before it is done; ``words``:
    what is told of it to a finger, which looks by a first tap and does it by a second.
    """

    marks: Sequence[Mark] = ()
    trails: Sequence[Trail] = ()
    tints: Sequence[Tint] = ()
    action: Action | None = None
    words: str = ""


#: The marks in whose place a preview stands.
GIVES_WAY: Final = ("witness", "obstacle", "gained", "lost", "opened", "closed")
#: Gives what to draw for a space by name: a :class:`Preview`, or its marks and trails.
Previewer = Callable[[str], Preview | tuple[Sequence[Mark], Sequence[Trail]]]
