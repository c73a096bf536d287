"""The base class of every widget: a board and a sheet in one language, and the last answer."""

from collections.abc import Callable, Container, Generator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Generic, Self, TypeVar, final

import ipywidgets
from IPython.display import Image

from dokmus_widgets.core import Phase, Rotation, State
from dokmus_widgets.drawing.pictures.picture import USUAL_WIDTH
from dokmus_widgets.explain import LANGUAGES, Answer, keeping, say, sentences, speaking
from dokmus_widgets.explain.messages import known_language
from dokmus_widgets.play import Linked, read_position
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.background_work import BackgroundWorker
from dokmus_widgets.widgets.board.event_widget import BrowserWidget
from dokmus_widgets.widgets.board.export_area import ExportArea
from dokmus_widgets.widgets.board.listeners import Listeners, Registration
from dokmus_widgets.widgets.board.notebook_widget import Live, NotebookWidget, noting_click
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.picture_files import picture_files
from dokmus_widgets.widgets.board.prepared import Prepared
from dokmus_widgets.widgets.board.presses import Press, Presses, check_presses, nothing, plain, text
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.still import StillPicture, said, still
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.whole import WholeWidget
from dokmus_widgets.widgets.board.widget import BoardWidget, names_of
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.persistence.notice import Notice
from dokmus_widgets.widgets.persistence.snapshots import Resumable

_Subject = TypeVar("_Subject")


class Subject(Generic[_Subject]):
    """A descriptor that gives the subject of a widget, the object its controls act on, a name."""

    def __get__(self, widget: "BoardAndSheet", owner: type) -> _Subject:
        subject: _Subject = widget._subject
        return subject


class BoardAndSheet(NotebookWidget, Resumable, ipywidgets.Box):  # type: ignore[misc]
    """A board and a sheet in one language, and the last answer.

    A subclass passes ``begin``, which creates the subject: an object without a screen that has the
    ``state`` on the board and the ``names`` of the seats. It defines what the board and the sheet
    show (``_view``, ``_beside``, ``_below``), and what the buttons do (``_presses``). Each further
    concern is a :class:`Part`. ``above``: widgets above the board; ``boards``: one in its place.
    """

    #: The buttons of the sheet, and a click on the board.
    _presses: ClassVar[Presses] = {
        "click": Press(text, offers=lambda widget: widget._places),
        **plain("copy_link", again=False),
        "show_files": Press(nothing, "_show_files", again=False),
    }
    #: What can be clicked besides spaces: the arrows at a tile.
    _arrows: ClassVar[frozenset[str]] = frozenset(Rotation)
    #: The ids of the messages that explain a copied link, and a copied code.
    _hints: ClassVar[tuple[str, str]] = ("explored-link-hint", "explored-code-hint")
    _export_class: ClassVar[type[ExportArea]] = ExportArea

    _view: Callable[[], View]
    _beside: Callable[[], list[Section]]
    #: Returns the query of a link that opens this position.
    link: Callable[[], str]

    #: The method that opens a position code; empty where no position can be set.
    _opens: ClassVar[str] = ""
    answer = Live[Answer](
        lambda widget: widget._answer,
        help="The last answer; a page gets its words.",
        to_json=lambda answer, _widget: answer.words,
    )

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_presses(cls, cls._presses)
        if "click" in vars(cls):
            cls.click = noting_click(cls.click)

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
        self._export = self._export_class(has_address)
        self._parts = tuple(parts)
        self._worker = BackgroundWorker(self._work_failed, lambda: speaking(self.language))
        self._worked_state: State | None = None
        self._prepared = Prepared(self._show_sheet)
        #: Functions of ours, called before an action is shown; an error in one rolls it back.
        self._watchers: list[Callable[[Self], object]] = []
        self._change_listeners = Listeners[Callable[[Self], object]]()
        self._whole: WholeWidget | None = None
        self._language_listeners = Listeners[Callable[[str], object]]()
        #: Called before another game begins, which is stored under an address of its own.
        self._begin_listeners: list[Callable[[], object]] = []
        self._is_loading_stored = self._is_automatic = False
        with speaking(language):
            refuse_unknown_of(type(self), options)
            with keeping():
                self._subject = begin()
                self._answer = self._status()
            self.board = BoardWidget(self.state)
            self.board._hides_cards = self._hides_cards
            self.sheet = SheetWidget()
            self._translated: list[BrowserWidget | Notice] = [self.sheet]
        self._has_own_layout = not isinstance(options.get("layout"), ipywidgets.Layout)
        super().__init__([*above, boards or self.board, self.sheet], **options)
        self.add_class("dokmus-game")
        self._listen(self.board)
        self.sheet._listeners.append(self.by_hand)
        self._show()

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        """Return the arguments that the fields of a link give, and the faults in these fields."""
        return {}, []

    @classmethod
    def linked(
        cls,
        asked: Mapping[str, str],
        language: str = LANGUAGES[0],
        has_address: bool = True,
        **more: Any,
    ) -> Self:
        """Create the widget that the fields of a link describe, and report the faults in them.

        ``more``: arguments that no link has.
        """
        with speaking(known_language(language)), keeping():
            arguments, faults = cls._link_arguments(asked)
        widget = cls(**{**arguments, **more}, language=language, has_address=has_address)
        widget._come_by(asked)
        if faults:
            text = {"faults": sentences(faults), "told": widget._answer.words}
            widget._do(lambda: Answer(say("link-faults", **text), done=False))
        return widget

    def _come_by(self, asked: Mapping[str, str]) -> None:
        """Prepare what the fields of the link ask for besides the arguments."""

    def set_language(self, language: str) -> None:
        """Change the language of every word; raise ``ValueError`` for an unknown one."""
        self._take_language(known_language(language))

    def _take_language(self, language: str) -> None:
        self._language = language
        self._export.target_page = None
        self._translate()
        for component in (*self._translated, *self._parts):
            component.translate()
        for listener in self._language_listeners:
            self._call(listener, language)

    def on_language(self, listener: Callable[[str], object]) -> Registration:
        """Register a function that is called with each new language."""
        return self._language_listeners.add(listener)

    def _take_position(self, position: object) -> None:
        if not self._opens:
            raise ValueError(say("trait-fixed", name="position", widget=self._kind))
        before, code = self.position, read_position(position).to_code()
        if code == before:
            return
        answer: Answer = getattr(self, self._opens)(code)
        if not answer and self.position == before:
            raise ValueError(answer.words)

    @property
    def state(self) -> State:
        state: State = self._subject.state
        return state

    @property
    def names(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self._subject.names
        return names

    def on_change(self, listener: Callable[[Self], object]) -> Registration:
        """Register a function that is called with the widget after every action is shown.

        It is called once however often it is registered; the registration can be removed.
        """
        return self._change_listeners.add(listener)

    @property
    def _is_watched(self) -> bool:
        return bool(self._watchers or self._change_listeners)

    def _tell(self, *lines: str) -> None:
        self.sheet.tell(*lines)

    # Actions

    @final
    def _do(
        self, action: Callable[[], Answer], *, automatic: bool = False, transient: bool = False
    ) -> Answer:
        """Perform an action, and show its answer: the only way in for clicks and calls.

        ``automatic``: without the user, as a computer player's move. ``transient``: a change of
        the view only, which listeners are not told.
        """
        with speaking(self._language):
            parts, before = () if automatic or transient else self._parts, self.state
            for part in parts:
                part.before_user_action()
            with keeping():
                self._answer = action()
            self._dismiss()
            for part in parts:
                part.after_user_action(before)
            self._is_automatic = automatic
            if not transient:
                self._tell_watchers()
            self._tell()
            self._show()
            if not transient:
                self._tell_listeners()
        if automatic:
            self._worked_state = self.state  # the work that performed it continues
        else:
            self._run_background()
        return self._answer

    @in_own_language
    def _tell_watchers(self) -> None:
        for watcher in self._watchers:
            watcher(self)

    @in_own_language
    def _tell_listeners(self) -> None:
        for listener in self._change_listeners:
            self._call(listener, self)

    def _load_stored(self, action: Callable[[], Answer]) -> None:
        """Load what is stored elsewhere, which listeners need not store again."""
        self._is_loading_stored = True
        try:
            self._do(action, automatic=True)
        finally:
            self._is_loading_stored = False

    def _act(self, action: Callable[[Any], Answer]) -> Answer:
        return self._do(lambda: action(self._subject))

    def _press(self, name: str, value: Any) -> None:
        owner, press = self._control(name)
        arguments = None if press is None else press.arguments(owner, value)
        if press is not None and arguments is not None:
            getattr(owner, press.calls or name)(*arguments)

    def _control(self, name: str) -> tuple[object, Press | None]:
        """Return the widget or the part that answers a button, and the button."""
        for part in self._parts:
            if name in part.presses:
                return part, part.presses[name]
        return self, self._presses.get(name)

    # Background work

    def _run_background(self) -> None:
        """Start or continue the background work, or stop it where there is none."""
        if not any(part.has_work for part in self._parts):
            self._worker.stop()
        elif self._worker.is_busy and self._worked_state is self.state:
            self._worker.nudge()
        else:
            self._worked_state = self.state
            self._worker.run(self._work())

    def _work(self) -> Generator[object]:
        while (part := next((p for p in self._parts if p.has_work), None)) is not None:
            yield from part.work()

    @in_own_language
    def _work_failed(self) -> None:
        for part in self._parts:
            part.work_failed()
        self.sheet.tell_fault()
        self._show_sheet()

    def rest(self) -> None:
        """Stop the background work while nobody looks at the page."""
        driver = getattr(self, "_worker", None)  # None where the constructor failed
        if driver is not None:
            driver.stop()
            self._prepared.rest()

    def wake(self) -> None:
        self._prepared.wake()
        self._run_background()

    # Snapshots

    def _snapshot(self) -> dict[str, Any]:
        document: dict[str, Any] = self._subject.document()
        return document

    @in_own_language
    def _load(self, snapshot: Mapping[str, Any]) -> None:
        """Load a snapshot without showing it."""
        with keeping():
            self._read(snapshot)
            for part in self._parts:
                part.restore(snapshot)
            self._answer = self._status()
        self._dismiss()

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        self._subject = type(self._subject).read(snapshot)

    # Showing

    def _status(self) -> Answer:
        """Return the answer before the first action."""
        answer: Answer = self._subject.answer
        return answer

    @in_own_language
    def _translate(self) -> None:
        with keeping():
            self._answer = self._answer.again()
        self._show()

    @in_own_language
    def _show(self) -> None:
        # The board first: it is what the user waits for.
        self._show_boards()
        self._show_sheet()
        self._publish()

    def _show_boards(self) -> None:
        self.board.show(self.state, self._decorated())

    def _decorated(self) -> View:
        view = self._view()
        for part in self._parts:
            view = part.decorate(view)
        # The end of a game is looked at anew.
        return replace(
            view, subject=(view.subject or self._subject, self.state.phase is Phase.OVER)
        )

    @in_own_language
    def _show_sheet(self) -> None:
        self.sheet.show(self._shown_beside(), self._below(), self.board.tick)
        classes = self.sheet.layout_classes
        for part in self._parts:
            classes = part.lay_out(classes)
        self._set_classes(classes)

    def _shown_beside(self) -> list[Section]:
        """Return what is beside the board, with what is told for a moment only."""
        return self._beside()

    @property
    def _places(self) -> Container[str]:
        """The names of what can be clicked."""
        return names_of(self.state.island.frame) | self._arrows

    def _set_classes(self, classes: Mapping[str, bool]) -> None:
        """Add and remove CSS classes; with one message, if any changes."""
        kept = [name for name in self._dom_classes if classes.get(name, True)]
        fresh = [name for name, applies in classes.items() if applies and name not in kept]
        self.set_trait("_dom_classes", [*kept, *fresh])

    def _below(self) -> list[Section]:
        return []

    def _listen(self, board: BoardWidget) -> None:
        board._listeners.append(partial(self.by_hand, "click"))
        board.on_preview(lambda space: self._spoken_preview(board, space))
        self._translated.append(board)

    @in_own_language
    def _spoken_preview(self, board: BoardWidget, space: str) -> Preview:
        return self._preview(board, space)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return Preview()

    def _display_(self) -> WholeWidget:
        """Return what marimo shows: the same in one anywidget."""
        self._whole = self._whole or WholeWidget(self)
        return self._whole

    def _show_notice(self, notice: Notice) -> None:
        self._translated.append(notice)
        self.set_trait("children", [*self.children, notice])

    def close(self) -> None:
        """Close the widget and every widget that it created."""
        self.rest()
        for part in getattr(self, "_parts", ()):
            part.close()
        if (whole := getattr(self, "_whole", None)) is not None:
            whole.close()
        for child in (*getattr(self, "_translated", ()), *self.children):
            child.layout.close()
            child.close()
        super().close()
        if self._has_own_layout:
            self.layout.close()

    # Export

    def picture(self) -> StillPicture:
        """Return the board as a picture that needs no kernel and no script."""
        return self.board.picture()

    @in_own_language
    def _still(self) -> dict[str, str]:
        words = said(self.sheet.view["beside"], self._answer.words)
        return still(self.board._exported(), self.board.text(), words)

    def png(self, width: int = USUAL_WIDTH) -> Image:
        """Return the board as a PNG image, ``width`` pixels wide."""
        return self.board.png(width)

    def copy_link(self) -> None:
        """Show the link to this position, or its code, for copying."""
        self._show_to_copy(self._link_section)

    def _link_section(self, key: str) -> Section:
        return self._export.link_section(self.state, self.link(), *self._hints, key)

    def _show_files(self) -> None:
        """Offer the picture as files: SVG, and PNG where a renderer is installed."""
        self._prepared.forget_faults()
        self._show_to_copy(lambda _key: picture_files(self.board, self._prepared))

    @in_own_language
    def _show_to_copy(self, make: Callable[[str], Section]) -> None:
        self._export.clipboard.show(make)
        self._show_sheet()

    def _dismiss(self) -> None:
        self._export.dismiss()
        for part in self._parts:
            part.dismiss()

    def _open_page(self, page: str) -> None:
        """Open this position on another page of the app, hidden cards included."""
        self._export.target_page = page
        self._show_sheet()
