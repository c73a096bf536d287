"""The decoration of a board: what it shows beside the state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dokmus_widgets.core import Space, State
from dokmus_widgets.drawing import Mark, Tint, Trail
from dokmus_widgets.drawing.pictures.scene import LeftOut


@dataclass(frozen=True, slots=True)
class Moment:
    """An earlier state of a board with its marks and tints, where a slider begins."""

    state: State
    marks: Sequence[Mark] = ()
    tints: tuple[Tint, ...] = ()


class Caption(NamedTuple):
    """The text above a board that stands beside another.

    ``done``: whether its answer is yes; None where there is none.
    """

    title: str
    note: str = ""
    words: str = ""
    done: bool | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The decoration of a board: what it shows beside the state.

    Masks of spaces: ``free`` and ``paid`` have a dot, without and with a sacrifice; ``pickable``
    holds the tokens that a click selects; ``asked`` are spaces with a question. ``free_hint``: the
    id of the message about a click on a free space; ``keys``: of that about keys.
    ``choosable``: slots of tiles to click; ``turning``: the slot of the tile with the arrows
    ``"cw"`` and ``"ccw"`` on it; ``unlaid``: slots without a tile so far. ``came``: the
    old and new space of the token that moved last. ``before``: the state at the other end of a
    slider. ``previews_all``: whether all spaces have a preview, not only those where a click acts.
    ``left_out``: spaces that are not shown; ``part``: the number of rows and columns of slots that
    are shown. ``legend``: whether its signs can be looked up. ``home``: further spaces
    that the viewer wants to see, such as their tokens; ``subject``: what the board shows;
    ``whole``: whether an enlarged board is shown whole meanwhile; ``confirms``: whether a first tap
    previews an action wherever it is.
    Equal marks are drawn once.
    """

    names: tuple[str, ...] = ()
    free: int = 0
    paid: int = 0
    free_hint: str = "space-free"
    keys: str = "board-keys"
    pickable: int = 0
    choosable: tuple[int, ...] = ()
    turning: int | None = None
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
    legend: bool = False
    home: int = 0
    subject: object = None
    whole: bool = False
    confirms: bool = False
