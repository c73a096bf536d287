"""The frame of every widget: a board and a sheet in one language, and the last answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, final

import ipywidgets
from IPython.display import SVG, Image

from dokmus_widgets.core import State
from dokmus_widgets.drawing.pictures.picture import USUAL_WIDTH
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, keeping, known_language, speaking
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play.link_fields import Linked
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.event_widget import BrowserWidget
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.picture_files import picture_files
from dokmus_widgets.widgets.board.presses import Press, Presses, check_presses, nothing, plain, text
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.taking_along import TakingAlong
from dokmus_widgets.widgets.board.thinking import Driver
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget, with_picture
from dokmus_widgets.widgets.keeping.notice import Notice
from dokmus_widgets.widgets.keeping.resuming import Resumable
from dokmus_widgets.widgets.language import spoken

_Subject = TypeVar("_Subject")


class Subject(Generic[_Subject]):
    """The object that the controls of a widget act on, under a name of its own."""

    def __get__(self, widget: BoardAndSheet, owner: type) -> _Subject:
        subject: _Subject = widget._subject
        return subject


class BoardAndSheet(Resumable, ipywidgets.Box):  # type: ignore[misc]
    """A board and a sheet in one language, and the last answer.

    A subclass says what its controls act on (``begin`` makes that subject: an object without a
    screen, with the ``state`` on the board and the ``names`` of the seats), what its board and its
    sheet show (``_view``, ``_beside``, ``_below``), and what its buttons do (``_presses``).
    Everything that is a subject of its own is a :class:`Part`. ``above``, ``boards``: widgets
    above, and in place of, the board where there are any.
    """

    #: The buttons of the sheet, and a click on the board; a name without a method is an error.
    _presses: ClassVar[Presses] = {
        "click": Press(text),
        **plain("copy_link", again=False),
        "show_files": Press(nothing, "_show_files", again=False),
    }
    #: The messages that explain a link, and a code.
    _hints: ClassVar[tuple[str, str]] = ("explored-link-hint", "explored-code-hint")
    #: The kind of export area, made with whether the page has an address.
    _taking_kind: ClassVar[type[TakingAlong]] = TakingAlong

    #: What the board shows beside the state, and the sheet beside the board.
    _view: Callable[[], View]
    _beside: Callable[[], list[Section]]
    #: The query of a link that opens it as it stands.
    link: Callable[[], str]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_presses(cls, cls._presses)

    def __init__(
        self,
        begin: Callable[[], Any],
        language: str,
        has_address: bool,
        *,
        parts: Sequence[Part] = (),
        above: Sequence[ipywidgets.Widget] = (),
        boards: ipywidgets.Widget | None = None,
        **options: Any,
    ) -> None:
        self._language = known_language(language)
        self._taking = self._taking_kind(has_address)
        self._parts = tuple(parts)
        self._driver = Driver(self._work_failed, lambda: speaking(self.language))
        self._driven: State | None = None
        self._watchers: list[Callable[[Self], object]] = []
        self._followers: list[Callable[[str], object]] = []
        self._is_arriving = self._acts_by_itself = False
        with speaking(language):
            refuse_unknown_of(type(self), options)
            with keeping():
                self._subject = begin()
                self._answer = self._status()
            self.board = BoardWidget(self.state)
            self.sheet = SheetWidget()
            self._retold: list[BrowserWidget | Notice] = [self.sheet]
        super().__init__([*above, boards or self.board, self.sheet], **options)
        self.add_class("dokmus-game")
        self._listen(self.board)
        self.sheet.on_press(self.by_hand)
        self._show()

    @staticmethod
    def _arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """Return the arguments that the fields of a link ask for, and what is wrong with these."""
        return {}, []

    @classmethod
    def linked(
        cls,
        asked: Mapping[str, str],
        language: str = LANGUAGES[0],
        has_address: bool = True,
        **more: Any,
    ) -> Self:
        """Create the widget that the fields of a link ask for, and tell what is wrong with them.

        ``more``: arguments that no link has.
        """
        with speaking(known_language(language)), keeping():
            wanted, faults = cls._arguments_of_link(asked)
        widget = cls(**{**wanted, **more}, language=language, has_address=has_address)
        if faults:
            widget._do(lambda: widget._with_link_faults(faults))
        return widget

    def _with_link_faults(self, faults: Sequence[str]) -> Answer:
        told = say("link-faults", faults=sentences(faults), told=self._answer.words)
        return Answer(told, done=False)

    @property
    def language(self) -> str:
        """The language of every word, one of ``LANGUAGES``."""
        return self._language

    def set_language(self, language: str) -> None:
        """Say everything in another language; raise ``ValueError`` for an unknown one."""
        self._language = known_language(language)
        self._taking.leaving = None
        self._retell()
        for one in (*self._retold, *self._parts):
            one.retell()
        for follower in self._followers:
            follower(language)

    def on_language(self, follower: Callable[[str], object]) -> None:
        """Register a function that is called with each new language."""
        self._followers.append(follower)

    @property
    def state(self) -> State:
        """The state on the board."""
        shown: State = self._subject.state
        return shown

    @property
    def answer(self) -> Answer:
        """The last answer."""
        return self._answer

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        called: tuple[str, ...] = self._subject.names
        return called

    def on_change(self, watcher: Callable[[Self], object]) -> None:
        """Register a function that is called with the widget after every action."""
        self._watchers.append(watcher)

    # Actions

    @final
    def _do(
        self, action: Callable[[], Answer], *, by_itself: bool = False, transient: bool = False
    ) -> Answer:
        """Perform an action, and show its answer: the one way in for clicks and calls.

        ``by_itself``: nobody asked for it: a computer player moved. ``transient``: it only looks at
        something, which listeners need not keep.
        """
        with speaking(self._language):
            parts, before = () if by_itself or transient else self._parts, self.state
            for part in parts:
                part.before_action()
            with keeping():
                self._answer = action()
            self._put_away()
            for part in parts:
                part.after_action(before)
            self._acts_by_itself = by_itself
            for watcher in () if transient else self._watchers:
                watcher(self)
            self._show()
        if by_itself:
            self._driven = self.state  # the work that did it goes on
        else:
            self._drive()
        return self._answer

    def _arrive(self, action: Callable[[], Answer]) -> None:
        """Take over what is stored elsewhere, which listeners need not store again."""
        self._is_arriving = True
        try:
            self._do(action, by_itself=True)
        finally:
            self._is_arriving = False

    def _act(self, action: Callable[[Any], Answer]) -> Answer:
        """Perform an action on the subject."""
        return self._do(lambda: action(self._subject))

    def _press(self, name: str, value: Any) -> None:
        owner, press = self._control(name)
        arguments = None if press is None else press.given(owner, value)
        if press is not None and arguments is not None:
            getattr(owner, press.calls or name)(*arguments)

    def _control(self, name: str) -> tuple[object, Press | None]:
        """Return the button of that name, and the widget or the part that answers it."""
        for part in self._parts:
            if name in part.presses:
                return part, part.presses[name]
        return self, self._presses.get(name)

    # Background work

    def _drive(self) -> None:
        """Start the background work, or continue it, or stop it where there is none."""
        if not any(part.has_work for part in self._parts):
            self._driver.stop()
        elif self._driver.is_busy and self._driven is self.state:
            self._driver.nudge()
        else:
            self._driven = self.state
            self._driver.run(self._work())

    def _work(self) -> Generator[object]:
        while (part := next((one for one in self._parts if one.has_work), None)) is not None:
            yield from part.work()

    @spoken
    def _work_failed(self) -> None:
        for part in self._parts:
            part.work_failed()
        self.sheet.tell_fault()
        self._show_sheet()

    def rest(self) -> None:
        """Stop the background work while nobody looks at the page."""
        driver = getattr(self, "_driver", None)  # None where the constructor failed
        if driver is not None:
            driver.stop()

    def wake(self) -> None:
        """Resume the background work."""
        self._drive()

    # Snapshots

    def _snapshot(self) -> dict[str, Any]:
        """Return the state of the widget and its parts as plain JSON."""
        document: dict[str, Any] = self._subject.document()
        return document

    @spoken
    def _load(self, snapshot: Mapping[str, Any]) -> None:
        """Take over the state of a snapshot, without showing it."""
        with keeping():
            self._read(snapshot)
            for part in self._parts:
                part.restore(snapshot)
            self._answer = self._status()
        self._put_away()

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        """Make the subject of a snapshot."""
        self._subject = type(self._subject).read(snapshot)

    # Showing

    def _status(self) -> Answer:
        """Return how the subject stands, as the answer before the first action."""
        told: Answer = self._subject.answer
        return told

    @spoken
    def _retell(self) -> None:
        with keeping():
            self._answer = self._answer.again()
        self._show()

    @spoken
    def _show(self) -> None:
        # The board first: it is what the user waits for.
        self._show_boards()
        self._show_sheet()

    def _show_boards(self) -> None:
        self.board.show(self.state, self._decorated())

    def _decorated(self) -> View:
        view = self._view()
        for part in self._parts:
            view = part.decorate(view)
        return view

    @spoken
    def _show_sheet(self) -> None:
        self.sheet.show(self._beside(), self._below(), self.board.tick)

    def _below(self) -> list[Section]:
        """Return the sheet below the board."""
        return []

    def _listen(self, board: BoardWidget) -> None:
        board.on_click(lambda space: self.by_hand("click", space))
        board.on_preview(lambda space: self._previewed(board, space))
        self._retold.append(board)

    @spoken
    def _previewed(self, board: BoardWidget, space: str) -> Preview:
        return self._preview(board, space)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        """Return what to draw of a click on a space before it is made."""
        return Preview()

    def _put_below(self, notice: Notice) -> None:
        """Show a notice below everything else."""
        self._retold.append(notice)
        self.set_trait("children", [*self.children, notice])

    def close(self) -> None:
        """Close the widget with everything that it made."""
        self.rest()
        for part in getattr(self, "_parts", ()):
            part.close()
        for one in (*getattr(self, "_retold", ()), *self.children):
            one.layout.close()
            one.close()
        super().close()

    # Export

    def picture(self) -> SVG:
        """Return the board as a picture that needs no kernel and no script."""
        return self.board.picture()

    def png(self, width: int = USUAL_WIDTH) -> Image:
        """Return the board as a PNG image, ``width`` pixels wide."""
        return self.board.png(width)

    def copy_link(self) -> None:
        """Show the link to this position, or its code, to be copied."""
        self._put_ready(self._link_ready)

    def _link_ready(self, fresh: str) -> Section:
        return self._taking.link_to(self.state, self.link(), *self._hints, fresh)

    def _show_files(self) -> None:
        """Offer the picture as files: SVG, and PNG where it can be drawn."""
        self._put_ready(lambda _fresh: picture_files(self.board))

    @spoken
    def _put_ready(self, make: Callable[[str], Section]) -> None:
        """Show a section to be copied, in place of the one before."""
        self._taking.ready.lay(make)
        self._show_sheet()

    def _put_away(self) -> None:
        self._taking.put_away()
        for part in self._parts:
            part.put_away()

    def _leave(self, page: str) -> None:
        """Open this position on another page of the app, hidden cards included."""
        self._taking.leaving = page
        self._show_sheet()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**options), self.board.svg())
