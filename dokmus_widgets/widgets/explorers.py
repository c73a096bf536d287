"""What explorers have in common beside the frame: what is taken along, positions to open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dokmus_widgets.core import State
from dokmus_widgets.explain import say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explore.opening import Position, read_position
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.taking_along import TakingAlong
from dokmus_widgets.widgets.sections.basic import Buttons

_ROWS: Final = 4


def copying(taking: TakingAlong, ways: Section) -> list[Section]:
    """The buttons that lay the link or the picture ready, what lies ready, and ways on."""
    row = Buttons(say("do-label"), [taking.link_button(), files_button()])
    return [row, *taking.ready, ways]


def opening(taking: TakingAlong) -> Section:
    """The form that opens a position."""
    told = say("keep-text"), say("explored-open-hint")
    return taking.opening(say("explored-open"), told, _ROWS)


def opened(taking: TakingAlong, text: str, take: Callable[[State], Telling]) -> Telling:
    """Go on from a text that was saved; a fault is told, and all stays as it was."""
    try:
        teller = take(state_of(text))
    except ValueError as error:
        return taking.refused(error)
    taking.renew()
    return teller


def state_of(position: Position) -> State:
    """The state of a position, in whatever form; ``ValueError`` for what is none."""
    if isinstance(position, Mapping):
        return State.from_dict(position)  # which tells every fault
    return read_position(position)
