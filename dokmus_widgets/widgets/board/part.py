"""Parts of a widget: components that the frame asks in turn, one for each subject."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, ClassVar

from dokmus_widgets.core import State
from dokmus_widgets.widgets.board.presses import Presses, check_presses
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View


class Part:
    """A component of a widget: controls of its own, what it shows, and its background work.

    The frame (:class:`.board_and_sheet.BoardAndSheet`) calls these methods on each of its parts, in
    their order; a part overrides those that concern it.
    """

    #: The buttons that this part answers, by the name that the page sends.
    presses: ClassVar[Presses] = {}

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_presses(cls, cls.presses)

    def before_action(self) -> None:
        """Prepare for an action of the user."""

    def after_action(self, before: State) -> None:
        """Follow an action of the user, before it is shown; ``before``: the state it began with."""

    @property
    def has_work(self) -> bool:
        """Whether there is background work left to do."""
        return False

    def work(self) -> Generator[object]:
        """Do the background work; yield often (see :mod:`.thinking`)."""
        yield from ()

    def work_failed(self) -> None:
        """Follow an error in the background work."""

    def decorate(self, view: View) -> View:
        """Return the view of the board with what this part draws."""
        return view

    def sections(self) -> list[Section]:
        """Return what this part shows on the sheet."""
        return []

    def put_away(self) -> None:
        """Remove what was only to be copied or confirmed before the next action."""

    def snapshot(self) -> dict[str, Any]:
        """Return the state of this part as plain JSON, by names of its own."""
        return {}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Take over the state from the snapshot of a whole widget."""

    def retell(self) -> None:
        """Say everything again, in the language that the widget speaks now."""

    def close(self) -> None:
        """Close the widgets that this part made."""
