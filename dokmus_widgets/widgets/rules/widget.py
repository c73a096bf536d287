"""The rules explorer: every rule as a board to click, in Python as by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Action, Comparison, Rules, Space, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.rules import PRESETS, SWITCHES
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import LANGUAGES, known_language, say, speaking
from dokmus_widgets.explore.asking.brushes import BRUSHES
from dokmus_widgets.explore.asking.wishes import WISHES, wished_changes
from dokmus_widgets.explore.asking.words import remedy_words
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    Players,
    TokensLeft,
    reading_changes,
)
from dokmus_widgets.explore.opening import Position
from dokmus_widgets.explore.rules.comparing import comparison_of, flipped
from dokmus_widgets.explore.rules.document import explorer_document, read_explorer
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.finding import LONGEST_SEARCH, Found, find
from dokmus_widgets.explore.rules.links import link_to, linked_explorer
from dokmus_widgets.explore.rules.places import go_to
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.box import BoardBox
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget, Preview
from dokmus_widgets.widgets.front.files import styles
from dokmus_widgets.widgets.keeping.resuming import Resumable
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.index import index_section
from dokmus_widgets.widgets.rules.sheet import beside_boards
from dokmus_widgets.widgets.rules.view import explorer_view, preview_of

_OPTIONS = ("rule", "case", "position", "language", "has_address", "layout")
_STYLES = ("board/board.css", "sheet/sheet.css", "sections/rules.css")


class RuleExplorer(Resumable, BoardBox):
    """The rules of Dokmus to ask: a case on a board, and why anything on it may or may not be done.

    ``rule``, ``case``: ids to begin with, or a case of one's own; ``position``: what to ask about
    instead: a state, its document, code or link, a record, a game or a case; ``language``: of every
    word, one of ``LANGUAGES``; ``has_address``: whether the page that shows it opens a case by its
    address. Each method answers as the screen does.

    >>> from dokmus_widgets.widgets.rules.widget import RuleExplorer
    >>> explorer = RuleExplorer(rule="mountain.closed")
    >>> explorer.ask("end")
    No, a turn uses exactly three tokens: 3 are left. [turn.three]
    """

    def __init__(
        self,
        rule: str | None = None,
        case: str | Case | None = None,
        position: Position | None = None,
        *,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        explorer: Explorer | None = None,
        **options: Any,
    ) -> None:
        self._language = known_language(language)
        with speaking(language):
            refuse_unknown("RuleExplorer", options, _OPTIONS)
            self.explorer = explorer or _begun(rule, case, position)
            self.explorer.retell()
            self.sheet, self.index = SheetWidget(), SheetWidget(name="index")
            # The first one where several stand side by side.
            self.board = BoardWidget(self.explorer.state)
            self._boards = [self.board]
        self.sheet.styles = self.index.styles = styles(*_STYLES)
        self._watchers: list[Callable[[Explorer], object]] = []
        self._has_address = has_address
        self._link: list[Section] = []
        self._copies = self._arrived = 0
        self._typed = ""
        self._indexed: object = None
        self._beside = ipywidgets.Box(self._boards)
        self._beside.add_class("dokmus-boards")
        super().__init__([self.index, self._beside, self.sheet], **options)
        self.add_class("dokmus-game")
        self.add_class("dokmus-rules")
        self._listen(self._boards[0])
        self.sheet.on_press(self.by_hand)
        self.index.on_press(self.by_hand)
        self._show()

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> RuleExplorer:
        """The explorer that a link's fields ask for; what is wrong with them is told."""
        with speaking(language):
            explorer = linked_explorer(asked)
        return cls(explorer=explorer, language=language, has_address=has_address)

    @property
    def state(self) -> State:
        """The state on the board."""
        return self.explorer.state

    @property
    def boards(self) -> tuple[BoardWidget, ...]:
        """Every board that is shown."""
        return tuple(self._beside.children)

    def set_language(self, language: str) -> None:
        """Say everything in another language; ``ValueError`` for one that there is not."""
        self._language = known_language(language)
        self._retell()

    @spoken
    def _retell(self) -> None:
        self.explorer.retell()
        self._link = []
        self._show()

    # What a hand does, one method a control

    def show_rule(self, rule: str) -> Answer:
        """Go to the first case of a rule; for one there is not, the nearest are offered."""
        return self._do(lambda: self.explorer.show_rule(rule))

    def show_case(self, case: str | Case) -> Answer:
        """Go to a case, one of one's own or by id; for no such id, the nearest are offered."""
        return self._do(lambda: self.explorer.show_case(case))

    def show_position(self, position: Position) -> Answer:
        """Ask about a position of one's own; a code that cannot be read changes nothing."""
        return self._do(lambda: self.explorer.show_position(position))

    def step(self, by: int = 1) -> Answer:
        """Go on to the next case of the rule, or back by -1."""
        return self._do(lambda: self.explorer.step(by))

    @spoken
    def search(self, words: str) -> Found:
        """Look for rules and cases by words of the language, or by id."""
        self._typed = str(words)[:LONGEST_SEARCH]
        found = find(self._typed)
        self._show_index()
        return found

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board."""
        return self._do(lambda: self.explorer.click(space))

    def ask(self, action: Action | str) -> Answer:
        """Ask about an action of the rules core, one in the notation of moves (``b1``, ``end``), or
        in the words of its button (``"Place b1"``, ``"End turn"``).
        """
        return self._do(lambda: self.explorer.ask(action))

    def use(self, tool: Tool | str) -> Answer:
        """Have clicks ask about something else: place, pay, move_tile, move_token, rotate_cw ..."""
        return self._do(lambda: self.explorer.use(tool))

    def look_at(self, number: int) -> Answer:
        """Look at another ground of the answer, counted from 0."""
        return self._do(lambda: self.explorer.look_at(number))

    def do(self, action: Action | str | None = None) -> Answer:
        """Play what was asked, or an action as :meth:`ask` takes it.

        An illegal action is tried on the board, and refuted there.
        """
        if action is not None:
            self.ask(action)
            if self.explorer.ruling is None:  # it could not be read
                return self.explorer.answer
        return self._do(self.explorer.do)

    def back(self) -> Answer:
        """Take back what was done or tried."""
        return self._do(self.explorer.back)

    def try_remedy(self, number: int = 0) -> Answer:
        """Change what would make a refused action legal."""
        return self._do(lambda: self.explorer.try_remedy(number))

    @property
    def remedies(self) -> tuple[str, ...]:
        """What would make the refused action legal, a sentence each."""
        ruling = self.explorer.ruling
        with speaking(self._language):
            found = ruling.remedies if ruling is not None else ()
            return tuple(remedy_words(self.state, one, self.explorer.names) for one in found)

    def brush(self, brush: str = "") -> Answer:
        """Have clicks change the board: paint-forest, put-0, take, turn, swap; none: ask again."""
        return self._do(lambda: self.explorer.take_brush(brush))

    def what_if(self, **wishes: Any) -> Answer:
        """Change the position: terrain and tokens by space, turn by tile, swap, tokens_left, card,
        players, reading, guardian_used, waiting. What was asked is asked again at once.

        ``ValueError`` for what is no space, terrain and so on; what cannot be is answered.
        """
        with speaking(self._language):
            refuse_unknown("what_if", wishes, WISHES)
            for change in wished_changes(self.explorer.what_if.state, wishes):
                self._change(change)
            return self.explorer.answer

    def take_back(self, number: int) -> Answer:
        """Take one of the changes back, counted from 0."""
        return self._do(lambda: self.explorer.take_back(number))

    def reset(self) -> Answer:
        """Everything as the case gives it."""
        return self._do(self.explorer.reset)

    def tell(self) -> Answer:
        """The answer to a case that asks for no action, such as one about points."""
        return self._do(self.explorer.tell)

    def compare(self, *readings: str, switch: str = "") -> Comparison:
        """Set readings side by side, and give their verdicts on what was asked.

        ``readings``: rulebooks by preset; ``switch``: a point where they differ, to have both its
        values; without either the readings that part here, or else all rulebooks. Where nothing
        was asked, what the case asks first is. ``ValueError`` where there is nothing to compare
        about, or for a reading or a switch that there is not.
        """
        self._do(lambda: self.explorer.compare(*readings, switch=switch))
        explorer = self.explorer
        if explorer.ruling is None:
            with speaking(self._language):
                raise ValueError(say("told-nothing-asked"))
        return comparison_of(explorer.state, explorer.ruling.action, explorer.readings)

    def one_board(self) -> Answer:
        """One board again."""
        return self._do(self.explorer.one_board)

    # To take along

    def link(self) -> str:
        """The query of a link that shows this and asks what was asked: ``?case=...``."""
        return link_to(self.explorer)

    @spoken
    def copy_link(self) -> None:
        """Show the link to be copied, or its query where there is no address."""
        self._copies += 1
        hint = say("copy-link-hint") if self.explorer.case is None else ""
        self._put_ready(
            sections.copy(
                say("copy-link"),
                self.link(),
                hint=hint,
                fresh=f"copy-{self._copies}",
                query=self._has_address,
            )
        )

    def _put_ready(self, part: Section) -> None:
        self._link = [part]
        self._show_sheet()

    # From the screen

    def _press(self, name: str, value: Any) -> None:
        """A button of a sheet; what no sheet offers is ignored."""
        self._arrived += name in _ARRIVALS
        if name in _PLAIN:
            getattr(self, name)()
        elif (name in _BY_NUMBER and is_whole(value)) or (
            name in _BY_TEXT and isinstance(value, str)
        ):
            getattr(self, name)(value)
        elif name in _NUMBERS and is_whole(value):
            self._change(_NUMBERS[name](value))
        elif name == "compare":
            explorer = self.explorer
            self._do(explorer.one_board if explorer.readings else explorer.compare)
        elif name == "compare_all":
            self._do(lambda: self.explorer.compare(*PRESETS))
        elif name == "go_to" and isinstance(value, str):
            self._do(lambda: go_to(self.explorer, value))
        elif name == "use" and value in list(Tool):
            self.use(value)
        elif name == "brush" and (not value or value in BRUSHES):
            self.brush(value or "")
        elif name == "read_as" and value in PRESETS:
            self._read(Rules.preset(value))
        elif name == "flip" and value in list(SWITCHES):
            self._read(flipped(self.explorer.what_if.state.rules, value))

    def _read(self, rules: Rules) -> None:
        for change in reading_changes(self.explorer.what_if.state.rules, rules):
            self._change(change)

    def _change(self, change: Change) -> Answer:
        return self._do(lambda: self.explorer.change(change))

    def on_change(self, watcher: Callable[[Explorer], object]) -> None:
        """Have a function called with the explorer after whatever is done, before it is shown."""
        self._watchers.append(watcher)

    @spoken
    def _do(self, deed: Callable[[], Answer]) -> Answer:
        answer = deed()
        self._link = []
        for watcher in self._watchers:
            watcher(self.explorer)
        self._show()
        return answer

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """Where it stands, what was changed, asked and played there, and what is in hand."""
        return explorer_document(self.explorer)

    @spoken
    def stand_at(self, stand: Mapping[str, Any]) -> None:
        """Stand as such a document says, and show it."""
        self.explorer = read_explorer(stand)
        self._link = []
        self._show()

    def _click(self, space: str) -> None:
        self.click(space)

    def _listen(self, board: BoardWidget) -> None:
        board.on_click(lambda space: self.by_hand("click", space))
        board.on_preview(lambda space: self._preview(board, space))

    @spoken
    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return preview_of(self.explorer, space, board.position.rules)

    @spoken
    def _show(self) -> None:
        """The boards first: they are what a hand waits for."""
        explorer = self.explorer
        shown = explorer.beside or (None,)
        for number, reading in enumerate(shown):
            state, view = explorer.state, explorer_view(explorer, reading)
            if reading is not None:
                state = state.replaced(rules=reading.rules)
            if number < len(self._boards):
                self._boards[number].show(state, view)
            else:
                self._boards.append(BoardWidget(state, view=view))
                self._listen(self._boards[-1])
        if len(self._beside.children) != len(shown):
            self._beside.children = self._boards[: len(shown)]
        (self.add_class if len(shown) > 1 else self.remove_class)("dokmus-compare")
        self._show_sheet()
        self._show_index()

    def _show_sheet(self) -> None:
        parts = beside_boards(
            self.explorer, self._link, in_history=self._has_address, arrived=self._arrived
        )
        self.sheet.show(parts, tick=self.board.tick)

    def _show_index(self) -> None:
        """The list of all rules, only where something about it is new: it is long."""
        shown = (self._language, self._typed, self.explorer.rule, self.explorer.case)
        if shown != self._indexed:
            self._indexed = shown
            self.index.show((), [index_section(self.explorer, self._typed)])

    def __repr__(self) -> str:
        with speaking(self._language):
            shown = "position" if self.explorer.case is None else self.explorer.case.id
            answer = self.explorer.answer
            told = repr(answer) if self.explorer.nearest else answer.words
            return f"RuleExplorer({shown}: {told})"


def _begun(rule: str | None, case: str | Case | None, position: Position | None) -> Explorer:
    explorer = Explorer(rule)
    if case is not None:
        explorer.show_case(case)
    if position is not None:
        explorer.show_position(position)
    return explorer


#: Buttons without a value, with a number, with a text: each is the method of the same name.
_PLAIN = ("do", "back", "tell", "reset", "copy_link", "show_files")
_BY_NUMBER = ("step", "look_at", "try_remedy", "take_back")
_BY_TEXT = ("show_rule", "show_case", "ask", "search")
#: Buttons that lead elsewhere: the page then goes to the case, or to the first board of several.
_ARRIVALS = ("show_rule", "show_case", "compare", "compare_all")
_NUMBERS: dict[str, Callable[[int], Change]] = {
    "tokens_left": TokensLeft,
    "card": Card,
    "players": Players,
}
