"""Parts of a widget: components with one concern each, which the frame calls in turn."""

from collections.abc import Generator, Mapping
from typing import Any, ClassVar

from dokmus_widgets.core import State
from dokmus_widgets.widgets.board.presses import Presses, check_presses
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View


class Part:
    """A component of a widget: its controls, what it shows, and its background work.

    :class:`.board_and_sheet.BoardAndSheet` calls these methods on each of its parts, in
    order; a part overrides those that concern it.
    """

    #: The buttons that this part answers, by the name that the page sends.
    presses: ClassVar[Presses] = {}

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_presses(cls, cls.presses)

    def before_user_action(self) -> None:
        """Prepare for an action of the user."""

    def after_user_action(self, before: State) -> None:
        """React to an action of the user before it is shown; ``before``: the state before it."""

    @property
    def has_work(self) -> bool:
        return False

    def work(self) -> Generator[object]:
        """Do the background work; yield often (see :mod:`.background_work`)."""
        yield from ()

    def work_failed(self) -> None:
        """React to an error in the background work."""

    def decorate(self, view: View) -> View:
        """Return the view of the board with what this part draws."""
        return view

    def lay_out(self, classes: dict[str, bool]) -> dict[str, bool]:
        """Return the CSS classes of the widget with those that this part adds, or takes away."""
        return classes

    def sections(self) -> list[Section]:
        return []

    def dismiss(self) -> None:
        """Remove what is shown only until the next action."""

    def snapshot(self) -> dict[str, Any]:
        """Return the state of this part as plain JSON, under keys of its own."""
        return {}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Load the state of this part from the snapshot of the whole widget."""

    def translate(self) -> None:
        """Translate the texts of this part into the widget's current language."""

    def close(self) -> None:
        """Close the widgets that this part created."""
