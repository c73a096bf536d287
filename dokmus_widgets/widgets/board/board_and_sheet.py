"""A board and a sheet beside it, in one language: what every widget around a board does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import ipywidgets
from IPython.display import SVG, Image

from dokmus_widgets.core import State
from dokmus_widgets.drawing.pictures.picture import USUAL_WIDTH
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play.link_fields import Linked
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.hearing import Hearing
from dokmus_widgets.widgets.board.picture_files import picture_files
from dokmus_widgets.widgets.board.presses import Press, Presses, plain, text
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
    """What the controls of a widget act on, by the name that it has there."""

    def __get__(self, widget: BoardAndSheet, made: type) -> _Subject:
        named: _Subject = widget.subject
        return named


class BoardAndSheet(Resumable, ipywidgets.Box):  # type: ignore[misc]
    """A board and a sheet in one language, and the last answer.

    Made of ``begin``, which gives what its controls act on (``subject``): an object without a
    screen, with the ``state`` on the board, the ``names`` of the seats, and ``retell()``, which
    tells how it stands. ``above``, ``boards``: widgets above, and in place of, the board where
    there are any. A class says what its board and its sheet show, and what its buttons do
    (``presses``).
    """

    #: Every button of its sheet, and a click on its board; a name without a method is refused.
    presses: ClassVar[Presses] = {
        "click": Press(text),
        **plain("copy_link", "show_files", again=False),
    }
    #: The messages that explain a link, and a code.
    hints: ClassVar[tuple[str, str]] = ("explored-link-hint", "explored-code-hint")
    #: What lies ready to be taken along, made with whether there is an address.
    takes_along: ClassVar[type[TakingAlong]] = TakingAlong

    #: What the board shows beside the state, and the sheet beside and below it.
    view: Callable[[], View]
    beside: Callable[[], list[Section]]
    #: The query of a link that opens it as it stands.
    link: Callable[[], str]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        for name, press in cls.presses.items():
            if not callable(getattr(cls, press.calls or name, None)):
                raise TypeError(f"{cls.__name__}: no method for the button {name!r}")

    def __init__(
        self,
        begin: Callable[[], Any],
        language: str,
        has_address: bool,
        *,
        above: Sequence[ipywidgets.Widget] = (),
        boards: ipywidgets.Widget | None = None,
        **options: Any,
    ) -> None:
        self._language = known_language(language)
        self._taking = self.takes_along(has_address)
        #: Does what is done between the clicks, where anything is.
        self._driver = Driver(self._tell_fault, lambda: speaking(self.language))
        self._watchers: list[Callable[[Self], object]] = []
        self._followers: list[Callable[[str], object]] = []
        with speaking(language):
            refuse_unknown_of(type(self), options)
            self.subject = begin()
            self.board = BoardWidget(self.state)
            self.sheet = SheetWidget()
            self._retold: list[Hearing | Notice] = [self.sheet]
            self._teller: Telling = self._how_it_stands
            self._answer = self._how_it_stands()
        super().__init__([*above, boards or self.board, self.sheet], **options)
        self.add_class("dokmus-game")
        self._listen(self.board)
        self.sheet.on_press(self.by_hand)
        self._show()

    @staticmethod
    def arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The arguments that the fields of a link ask for, and what is wrong with these."""
        return {}, []

    @classmethod
    def linked(
        cls,
        asked: Mapping[str, str],
        language: str = LANGUAGES[0],
        has_address: bool = True,
        **more: Any,
    ) -> Self:
        """What the fields of a link ask for; what is wrong with them is told in the answer.

        ``more``: arguments that no link has.
        """
        with speaking(known_language(language)):
            wanted, faults = cls.arguments_of_link(asked)
        made = cls(**{**wanted, **more}, language=language, has_address=has_address)
        return made._tell_first(lambda: cls.arguments_of_link(asked)[1]) if faults else made

    @property
    def language(self) -> str:
        """The language of every word, one of ``LANGUAGES``."""
        return self._language

    def set_language(self, language: str) -> None:
        """Say everything in another language; ``ValueError`` for one that there is not."""
        self._language = known_language(language)
        self._taking.leaving = None
        self._retell()
        for one in self._retold:
            one.retell()
        for follower in self._followers:
            follower(language)

    def on_language(self, follower: Callable[[str], object]) -> None:
        """Have a function called with the language whenever another one is asked for."""
        self._followers.append(follower)

    @property
    def state(self) -> State:
        """The state on the board."""
        shown: State = self.subject.state
        return shown

    @property
    def answer(self) -> Answer:
        """The last answer."""
        return self._answer

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        called: tuple[str, ...] = self.subject.names
        return called

    def on_change(self, watcher: Callable[[Self], object]) -> None:
        """Have a function called with the widget after whatever is done, before it is shown."""
        self._watchers.append(watcher)

    # Doing

    def _act(self, deed: Callable[[Any], Answer | Telling]) -> Answer:
        """Do something to what the controls act on."""
        return self._do(lambda: deed(self.subject))

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        """Do something that was asked for."""
        return self._step(deed)

    @spoken
    def _step(self, deed: Callable[[], Answer | Telling]) -> Answer:
        """Do something; its answer is told now, and again in every language to come."""
        done = deed()
        self._put_away()
        if isinstance(done, Answer):
            self._teller, self._answer = self._how_it_stands, done
        else:
            self._teller, self._answer = done, done()
        for watcher in self._watchers:
            watcher(self)
        self._show()
        return self._answer

    def _tell(self, teller: Telling) -> Answer:
        """Answer, and do nothing else."""
        return self._do(lambda: teller)

    def _tell_first(self, faults: Callable[[], Sequence[str]]) -> Self:
        """Tell what is wrong with the link that asked for it, and then the answer."""
        teller = self._teller

        def told() -> Answer:
            words = say("link-faults", faults=sentences(faults()), told=teller().words)
            return Answer(words, done=False)

        self._tell(told)
        return self

    def _press(self, name: str, value: Any) -> None:
        press = self.presses.get(name)
        given = None if press is None else press.given(self, value)
        if press is not None and given is not None:
            getattr(self, press.calls or name)(*given)

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """How it stands, as plain JSON."""
        document: dict[str, Any] = self.subject.document()
        return document

    @spoken
    def stand_as(self, stand: Mapping[str, Any]) -> None:
        """Stand as such a document says, and show it."""
        self._stand_as(stand)
        self._teller = self._how_it_stands
        self._put_away()
        self._retell()

    def _stand_as(self, stand: Mapping[str, Any]) -> None:
        self.subject = type(self.subject).read(stand)

    # Showing

    def _how_it_stands(self) -> Answer:
        """How it stands: to begin with, and later unless what is done tells more."""
        told: Answer = self.subject.retell()
        return told

    @spoken
    def _retell(self) -> None:
        self._answer = self._teller()
        self._show()

    @spoken
    def _show(self) -> None:
        """The board first: it is what a hand waits for."""
        self._show_boards()
        self._show_sheet()

    def _show_boards(self) -> None:
        self.board.show(self.state, self.view())

    @spoken
    def _show_sheet(self) -> None:
        self.sheet.show(self.beside(), self.below(), self.board.tick)

    def below(self) -> list[Section]:
        """The sheet below the board."""
        return []

    def _listen(self, board: BoardWidget) -> None:
        board.on_click(lambda space: self.by_hand("click", space))
        board.on_preview(lambda space: self._previewed(board, space))
        self._retold.append(board)

    @spoken
    def _previewed(self, board: BoardWidget, space: str) -> Preview:
        return self._preview(board, space)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        """What a click on a space of a board would be answered, drawn before it is made."""
        return Preview()

    def _put_below(self, notice: Notice) -> None:
        """Show a line below all that is shown."""
        self._retold.append(notice)
        self.set_trait("children", [*self.children, notice])

    def rest(self) -> None:
        """Nobody looks any more: what goes on between the clicks stands still."""
        driver = getattr(self, "_driver", None)  # None where it was never begun
        if driver is not None:
            driver.stop()

    def wake(self) -> None:
        """Somebody looks again."""

    @spoken
    def _tell_fault(self) -> None:
        self.sheet.tell_fault()

    def close(self) -> None:
        """Close it with all that it is made of, in sight or not."""
        self.rest()
        for one in (*getattr(self, "_retold", ()), *self.children):
            one.layout.close()
            one.close()
        super().close()

    # To be taken along

    def picture(self) -> SVG:
        """The board as a picture that needs no kernel and no script."""
        return self.board.picture()

    def png(self, width: int = USUAL_WIDTH) -> Image:
        """The board as a PNG image so many pixels wide."""
        return self.board.png(width)

    def copy_link(self) -> None:
        """Show the link to what is shown, or the code of its position, to be copied."""
        self._put_ready(self._link_ready)

    def _link_ready(self, fresh: str) -> Section:
        return self._taking.link_to(self.state, self.link(), *self.hints, fresh)

    def show_files(self) -> None:
        """Offer the picture as files: SVG, and PNG where it can be drawn."""
        self._put_ready(lambda _fresh: picture_files(self.board))

    @spoken
    def _put_ready(self, make: Callable[[str], Section]) -> None:
        """Show what is to be taken along, in place of what lay ready before."""
        self._taking.ready.lay(make)
        self._show_sheet()

    def _put_away(self) -> None:
        self._taking.put_away()

    def _leave(self, page: str) -> None:
        """Lead to this position on another page of the app, hidden cards and all."""
        self._taking.leaving = page
        self._show_sheet()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**options), self.board.svg())
