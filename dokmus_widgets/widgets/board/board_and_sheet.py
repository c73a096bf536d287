"""What the explorers of set-up, guardians and scores share: a board, a sheet, an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Self

from dokmus_widgets.core import Rule, State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import known_language, speaking
from dokmus_widgets.explain.seats import seat_names, sentences
from dokmus_widgets.explore.opening import Position, read_position
from dokmus_widgets.play.saved import fault_rules
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.box import BoardBox
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget, View
from dokmus_widgets.widgets.game.keeping import not_opened, opening_form
from dokmus_widgets.widgets.keeping.resuming import Resumable
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from dokmus_widgets.widgets.sections.elsewhere import elsewhere, is_secret

_ROWS = 4


class BoardExplorer(Resumable, BoardBox):
    """A board and a sheet in one language, and the last answer. Each method answers as the screen
    does; what is made of it says what the board and the sheet show.
    """

    def __init__(
        self, state: State, teller: Telling, language: str, has_address: bool, **options: Any
    ) -> None:
        self._language = known_language(language)
        self._has_address = has_address
        self._teller = teller
        self._link: list[Section] = []
        self._fault: Callable[[], str] = str
        self._opened = self._copies = 0
        self._watchers: list[Callable[[Self], object]] = []
        with speaking(language):
            self.board = BoardWidget(state)
            self.sheet = SheetWidget()
            self._answer = teller()
        super().__init__([self.board, self.sheet], **options)
        self.add_class("dokmus-game")
        self.board.on_click(lambda space: self.by_hand("click", space))
        self.board.on_preview(self._previewed)
        self.sheet.on_press(self._pressed)
        self._show()

    # What each explorer says of itself

    @property
    def state(self) -> State:
        """The state on the board."""
        raise NotImplementedError

    def view(self) -> View:
        """What the board shows beside the state."""
        raise NotImplementedError

    def beside(self) -> list[Section]:
        """The sheet beside the board."""
        raise NotImplementedError

    def below(self) -> list[Section]:
        """The sheet below the board."""
        raise NotImplementedError

    def link(self) -> str:
        """The query of a link that opens the explorer as it stands."""
        raise NotImplementedError

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        """Stand as such a document says; what tells how that is."""
        raise NotImplementedError

    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        """What a click on a space would be answered, drawn before it is made."""
        return (), ()

    # What all do

    @property
    def answer(self) -> Answer:
        """The last answer."""
        return self._answer

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return seat_names(self.state.seats)

    def set_language(self, language: str) -> None:
        """Say everything in another language; ``ValueError`` for one that there is not."""
        self._language = known_language(language)
        self._put_away()
        self._retell()

    def on_change(self, watcher: Callable[[Self], object]) -> None:
        """Have a function called with the explorer after whatever is done, before it is shown."""
        self._watchers.append(watcher)

    def copy_link(self) -> None:
        """Show the link to what is shown, or the code of its position, to be copied."""
        self._lay_ready()

    @spoken
    def _lay_ready(self) -> None:
        self._copies += 1
        text = code = position_code(self.state)
        label, hint = say("copy-code"), say("explored-code-hint")
        if self._has_address:
            text, label, hint = self.link(), say("copy-link"), say("explored-link-hint")
        if code in text and is_secret(self.state):
            hint = sentences([hint, say("elsewhere-secret")])
        self._put_ready(
            sections.copy(
                label,
                text,
                hint=hint,
                fresh=f"copy-{self._copies}",
                query=self._has_address,
            )
        )

    def _copying(self) -> list[Section]:
        """The buttons that lay the link or the picture ready, what lies ready, and ways on."""
        text = say("do-copy_link" if self._has_address else "do-copy_code")
        parts = [sections.button("copy_link", text), files_button()]
        row = sections.buttons(say("do-label"), parts)
        return [row, *self._link, self._elsewhere()]

    def _elsewhere(self) -> Section:
        """The ways on."""
        return elsewhere(self.state)

    def rules(self) -> RuleExplorer:
        """The rules explorer on the position that is shown, to ask about it."""
        return RuleExplorer(position=self.state, language=self._language)

    def _put_ready(self, part: Section) -> None:
        self._link = [part]
        self._show()

    @spoken
    def _do(self, deed: Callable[[], Telling]) -> Answer:
        """Do something; its answer is told now, and again in every language to come."""
        self._teller = deed()
        self._put_away()
        self._answer = self._teller()
        for watcher in self._watchers:
            watcher(self)
        self._show()
        return self._answer

    @spoken
    def stand_at(self, stand: Mapping[str, Any]) -> None:
        """Stand as such a document says, and show it."""
        self._teller = self._stand_at(stand)
        self._put_away()
        self._retell()

    def _tell(self, teller: Telling) -> Answer:
        """Answer, and do nothing else."""
        return self._do(lambda: teller)

    def _put_away(self) -> None:
        self._link = []

    @spoken
    def _retell(self) -> None:
        self._answer = self._teller()
        self._show()

    @spoken
    def _show(self) -> None:
        """The board first: it is what a hand waits for."""
        self.board.show(self.state, self.view())
        self.sheet.show(self.beside(), self.below(), self.board.tick)

    @spoken
    def _previewed(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        return self._preview(space)

    def _pressed(self, name: str, value: Any) -> None:
        if name == "copy_link":
            self.copy_link()
        elif name == "show_files":
            self.show_files()
        else:
            self.by_hand(name, value)

    # Positions from elsewhere

    def _open(self, text: str, take: Callable[[State], Telling]) -> Answer:
        """Go on from a text that was saved; a fault is told, and all stays as it was."""

        def deed() -> Telling:
            try:
                teller = take(state_of(text))
            except ValueError as error:
                self._fault = partial(not_opened, error)
                return partial(_refused, self._fault, fault_rules(error))
            self._fault = str
            self._opened += 1
            return teller

        return self._do(deed)

    def _opening(self) -> Section:
        """The form that opens a position."""
        return opening_form(
            say("explored-open"),
            say("explored-open-hint"),
            rows=_ROWS,
            error=self._fault(),
            number=self._opened,
        )


def state_of(position: Position) -> State:
    """The state of a position, in whatever form; ``ValueError`` for what is none."""
    if isinstance(position, Mapping):
        return State.from_dict(position)  # which tells every fault
    return read_position(position)


def _refused(words: Callable[[], str], rules: tuple[Rule, ...]) -> Answer:
    return Answer(words(), done=False, rules=rules)


def told_of_link(faults: Callable[[], Sequence[str]], teller: Telling) -> Telling:
    """The answer, after what is wrong with the link that asked for it, if anything."""

    def told() -> Answer:
        found, answer = faults(), teller()
        if not found:
            return answer
        words = say("link-faults", faults=sentences(found), told=answer.words)
        return Answer(words, done=False)

    return told
