"""A room for a class: its pupils, and who follows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakMethod

from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.widgets.classroom.screen import Screen


@dataclass(eq=False)
class Pupil:
    """A pupil, with a name if they gave one."""

    name: str = ""


class Followers:
    """Bound methods, held weakly, to call after each change."""

    def __init__(self) -> None:
        self._methods: list[WeakMethod[Callable[[], object]]] = []

    def add(self, method: Callable[[], object]) -> None:
        self._methods = [one for one in self._methods if one() is not None]
        self._methods.append(WeakMethod(method))

    def call(self) -> None:
        for method in filter(None, [reference() for reference in self._methods]):
            method()


class Room:
    """A room: a code with which pupils enter, and what they see.

    ``screen``: None before the teacher has shown anything; ``subject``: the page that the teacher
    shows and its document; ``pages``: the pages of pupils that are connected; ``is_over``: whether
    the room has ended.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.screen: Screen | None = None
        self.subject: tuple[str, dict[str, object]] | None = None
        self.pupils: list[Pupil] = []
        self.pages: dict[object, Pupil] = {}
        self.is_over = False
        #: The pages that show what pupils see, and those that show who is there.
        self.viewers, self.watchers = Followers(), Followers()

    @property
    def present(self) -> list[Pupil]:
        """The pupils who are there, in the order in which they came."""
        here = {*self.pages.values()}
        return [pupil for pupil in self.pupils if pupil in here]

    def enter(self, page: object, pupil: Pupil) -> None:
        """Note that a page of a pupil is connected."""
        self.pages[page] = pupil
        self.watchers.call()

    def exit(self, page: object) -> None:
        """Note that a page is not connected any more."""
        if self.pages.pop(page, None) is not None:
            self.watchers.call()

    def rename(self, pupil: Pupil, name: str) -> None:
        """Name a pupil; raise ``ValueError`` for a name that is too long."""
        [pupil.name] = typed_names(1, [name])
        self.watchers.call()

    def show_screen(self) -> None:
        """Show all pupils what has changed."""
        self.viewers.call()

    def end(self) -> None:
        """Erase all names, and tell everybody that the room has ended."""
        self.is_over = True
        self.pupils.clear()
        self.pages.clear()
        self.screen = self.subject = None
        self.viewers.call()
        self.watchers.call()
