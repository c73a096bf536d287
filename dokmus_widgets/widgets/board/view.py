"""What a board shows beside the state itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dokmus_widgets.core import Space, State
from dokmus_widgets.drawing import Mark, Tint, Trail
from dokmus_widgets.drawing.pictures.scene import LeftOut


@dataclass(frozen=True, slots=True)
class Moment:
    """A board as it was, with its marks and tints: where a picture to be scrubbed begins."""

    state: State
    marks: Sequence[Mark] = ()
    tints: tuple[Tint, ...] = ()


class Caption(NamedTuple):
    """What is told above a board that stands beside another: its title, and its answer.

    ``done``: whether the answer is yes; None while there is none.
    """

    title: str
    note: str = ""
    words: str = ""
    done: bool | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What a board shows beside the state itself.

    ``names``: what the seats are called. ``free``, ``paid``: masks of spaces with a dot, or a dot
    with a price; ``free_hint``: the message that says of a free one what a click does.
    ``pickable``: a mask of tokens that a click takes in hand. ``choosable``: slots of tiles to
    click. ``came``: the old and new space of a token just moved. ``unlaid``: slots whose tiles are
    still to come. ``before``: what a slider under the board leads back to. ``asked``: a mask of
    spaces that are asked about. ``previews_all``: whether pointing at any space shows something,
    not at those only where a click does something. ``caption``: what is told above the board.
    ``left_out``: what is not part of what is shown. ``part``: the first so many rows and columns of
    slots, where the rest is nowhere to be seen. The same mark twice is drawn once.
    """

    names: tuple[str, ...] = ()
    free: int = 0
    paid: int = 0
    free_hint: str = "space-free"
    pickable: int = 0
    choosable: tuple[int, ...] = ()
    marks: Sequence[Mark] = ()
    trails: tuple[Trail, ...] = ()
    tints: tuple[Tint, ...] = ()
    came: tuple[Space, Space] | None = None
    unlaid: tuple[int, ...] = ()
    before: Moment | None = None
    asked: int = 0
    previews_all: bool = False
    caption: Caption | None = None
    left_out: LeftOut = field(default_factory=dict)
    part: tuple[int, int] | None = None
