"""The rules explorer: every rule as a board to click."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import ipywidgets

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Action, Comparison, Rules, is_whole
from dokmus_widgets.core.rules import PRESETS, SWITCHES
from dokmus_widgets.explain import LANGUAGES, Answer, say, speaking
from dokmus_widgets.explore.changes import Card, Change, Players, TokensLeft, reading_changes
from dokmus_widgets.explore.query.arguments import ARGUMENT_NAMES, parse_changes
from dokmus_widgets.explore.query.brushes import BRUSHES
from dokmus_widgets.explore.query.words import remedy_words
from dokmus_widgets.explore.rules.about import case_over
from dokmus_widgets.explore.rules.comparing import comparison_of, flipped
from dokmus_widgets.explore.rules.document import explorer_document, read_explorer
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.links import link_to, linked_explorer
from dokmus_widgets.explore.topics.words import QuestionList
from dokmus_widgets.play import Linked, Position, Tool
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, nothing, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import Parser, number, one_of, text
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.rules.page import rule_page
from dokmus_widgets.widgets.rules.search import RuleSearch, ShownReply
from dokmus_widgets.widgets.rules.sheet import beside_boards, found_answer
from dokmus_widgets.widgets.rules.thumbnail import case_thumbnail
from dokmus_widgets.widgets.rules.view import explorer_view, preview_of
from dokmus_widgets.widgets.sections.basic import Copy


def _changing(change: Callable[[int], Change]) -> Parser:
    return lambda value: (change(value),) if is_whole(value) else None


class RuleExplorer(BoardAndSheet):
    """The rules of Dokmus on a board that answers whether an action is legal, and why.

    ``rule``, ``case``: ids to begin with, or a custom case; ``position``: a position to ask about
    instead: a state, its document, code or link, a record, a game or a case; ``language``: one of
    ``LANGUAGES``; ``has_address``: whether the page opens links. Each method answers as the screen
    does.

    >>> from dokmus_widgets.widgets.rules.widget import RuleExplorer
    >>> explorer = RuleExplorer(rule="mountain.closed")
    >>> explorer.ask("end")
    No, you use exactly three tokens a turn: 3 are left. [turn.three]
    """

    _opens = "show_position"
    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("do", "back", "tell", "reset"),
        **dict.fromkeys(("step", "look_at", "try_remedy", "take_back"), Press(number)),
        **dict.fromkeys(("show_rule", "show_case", "ask", "look_here"), Press(text)),
        "tokens_left": Press(_changing(TokensLeft), "_change"),
        "card": Press(_changing(Card), "_change"),
        "players": Press(_changing(Players), "_change"),
        "compare": Press(nothing, "_compare_or_not"),
        "compare_all": Press(nothing, "_compare_all_readings"),
        "compare_switch": Press(one_of(SWITCHES), "_compare_switch"),
        "use": Press(one_of(Tool)),
        "brush": Press(one_of(("", *BRUSHES))),
        "read_as": Press(one_of(PRESETS), "_read_as"),
        "flip": Press(one_of(SWITCHES), "_flip"),
    }
    explorer = Subject[Explorer]()

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
        self._arrivals, self._is_used = 0, False
        self._boards: list[BoardWidget] = []
        self._row = ipywidgets.Box()
        self._row.add_class("dokmus-boards")
        self.results = RuleSearch(self)
        self.index = self.results.index
        around: dict[str, Any] = {"above": [self.index], "boards": self._row}

        def create() -> Explorer:
            return self.results.begin(explorer or _create_explorer(rule, case, position))

        super().__init__(create, language, has_address, parts=[self.results], **around, **options)
        self.add_class("dokmus-rules")
        self.index._listeners.append(self.by_hand)
        self._translated.append(self.index)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        return {"explorer": linked_explorer(asked)}, []

    @property
    def boards(self) -> tuple[BoardWidget, ...]:
        return tuple(self._row.children)

    click = control(Explorer.click)
    show_rule = control(Explorer.show_rule)
    show_case = control(Explorer.show_case)
    show_position = control(Explorer.show_position)
    ask = control(Explorer.ask)
    look_here = control(Explorer.look_here)
    use = control(Explorer.use)
    look_at = control(Explorer.look_at)
    back = control(Explorer.back)
    take_back = control(Explorer.take_back)
    reset = control(Explorer.reset)
    tell = control(Explorer.tell)
    end_comparison = control(Explorer.end_comparison)
    step = control(Explorer.step)
    try_remedy = control(Explorer.try_remedy)

    def do(self, action: Action | str | None = None) -> Answer:
        """Play the action asked about, or another; show why an illegal one is refused."""
        if action is not None:
            self.ask(action)
            if self.explorer.ruling is None:  # it could not be read
                return self.answer
        return self._do(self.explorer.do)

    def search(self, words: str) -> ShownReply:
        """Search by words or an id, and preview the first case until an action opens it."""
        return self.results.search(words)

    @property
    def here(self) -> QuestionList:
        """The questions that a custom position raises, asked by ``look_here(name)``."""
        with speaking(self._language):
            return self.explorer.here

    @property
    def remedies(self) -> tuple[str, ...]:
        """The changes that would make the refused action legal, a sentence each."""
        ruling = self.explorer.ruling
        with speaking(self._language):
            found = ruling.remedies if ruling is not None else ()
            return tuple(remedy_words(self.state, one, self.explorer.names) for one in found)

    @command
    def brush(self, brush: str = "") -> Answer:
        """Make clicks change the board: paint-forest, put-0, take, turn, swap; "" asks again."""
        return self.explorer.take_brush(brush)

    def what_if(self, **wishes: Any) -> Answer:
        """Change the position and repeat the question: terrain and tokens by space, turn by tile,
        swap, tokens_left, card, players, reading, guardian_used, waiting.

        Raise ``ValueError`` for an invalid space, terrain or other value; explain impossible
        changes.
        """
        with speaking(self._language):
            refuse_unknown("what_if", wishes, ARGUMENT_NAMES)
            for change in parse_changes(self.explorer.what_if.state, wishes):
                self._change(change)
        return self.answer

    def compare(self, *readings: str, switch: str = "") -> Comparison:
        """Compare the verdicts of several readings on the action asked about.

        ``readings``: presets of rulebooks; ``switch``: a point of difference, for both its values;
        by default the readings that differ here, else all. The default action is the first of the
        case. Raise ``ValueError`` for an unknown reading or switch, or without an action to
        compare.
        """
        self._do(lambda: self.explorer.compare(*readings, switch=switch))
        explorer = self.explorer
        if explorer.ruling is None:
            with speaking(self._language):
                raise ValueError(say("told-nothing-asked"))
        return comparison_of(explorer.state, explorer.ruling.action, explorer.readings)

    def link(self) -> str:
        """Return the query of a link to this case and question: ``?case=...``."""
        return link_to(self.explorer)

    def _link_section(self, fresh: str) -> Copy:
        hint = say("copy-link-hint") if self.explorer.case is None else ""
        query = self._export.has_address
        return Copy(say("copy-link"), self.link(), hint=hint, fresh=fresh, query=query)

    def _press(self, name: str, value: Any) -> None:
        self._arrivals, self._is_used = self._arrivals + (name in _ARRIVALS), True
        super()._press(name, value)

    @command
    def _compare_or_not(self) -> Answer:
        return self.explorer.end_comparison() if self.explorer.readings else self.explorer.compare()

    @command
    def _compare_all_readings(self) -> Answer:
        return self.explorer.compare(*PRESETS)

    @command
    def _compare_switch(self, switch: str) -> Answer:
        self.explorer.show_case(case_over(switch))
        return self.explorer.compare(switch=switch)

    def _read_as(self, preset: str) -> None:
        self._play_by(Rules.preset(preset))

    def _flip(self, switch: str) -> None:
        self._play_by(flipped(self.explorer.what_if.state.rules, switch))

    def _play_by(self, rules: Rules) -> None:
        for change in reading_changes(self.explorer.what_if.state.rules, rules):
            self._change(change)

    @command
    def _change(self, change: Change) -> Answer:
        return self.explorer.change(change)

    def _snapshot(self) -> dict[str, Any]:
        return explorer_document(self.results.before)

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        self._subject = self.results.begin(read_explorer(snapshot))

    def _view(self) -> View:
        return explorer_view(self.explorer, next(iter(self.explorer.beside), None))

    def _beside(self) -> list[Section]:
        place = self.results.query_string if self._export.has_address else ""
        ready = self._export.clipboard.sections()
        told = self.results.answered
        found = None if told is None else found_answer(self.explorer, told, self.results.asked)
        return beside_boards(
            self.explorer,
            ready,
            place=place,
            arrived=self._arrivals,
            is_used=self._is_used,
            found=found,
        )

    def _below(self) -> list[Section]:
        # A previewed case has no page.
        explorer = self.explorer
        if explorer.rule is None or explorer.case is None or explorer is not self.results.before:
            return []
        return [rule_page(explorer.rule, explorer.case)]

    @in_own_language
    def _show_sheet(self) -> None:
        super()._show_sheet()
        self.results.show_index()
        for page in self.sheet.view["below"]:  # last: nobody waits for them
            self.sheet.art = {
                one["value"]: case_thumbnail(one["value"]) for one in page["cases"]["parts"]
            }

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return preview_of(self.explorer, space, board.state.rules)

    def _show_boards(self) -> None:
        explorer = self.explorer
        shown = explorer.beside or (None,)
        self._boards = self._boards or [self.board]
        for at, reading in enumerate(shown):
            state, view = explorer.state, explorer_view(explorer, reading)
            if reading is not None:
                state = state.replaced(rules=reading.rules)
            if at < len(self._boards):
                self._boards[at].show(state, view)
            else:
                self._boards.append(BoardWidget(state, view=view))
                self._listen(self._boards[-1])
        if len(self._row.children) != len(shown):
            self._row.children = self._boards[: len(shown)]
        self._set_classes({"dokmus-compare": len(shown) > 1, "dokmus-asking": explorer.is_blank})

    def __repr__(self) -> str:
        with speaking(self._language):
            shown = "position" if self.explorer.case is None else self.explorer.case.id
            answer = self.explorer.answer
            told = repr(answer) if self.explorer.nearest else answer.words
            return f"RuleExplorer({shown}: {told})"


def _create_explorer(
    rule: str | None, case: str | Case | None, position: Position | None
) -> Explorer:
    explorer = Explorer(rule)
    if case is not None:
        explorer.show_case(case)
    if position is not None:
        explorer.show_position(position)
    return explorer


#: Buttons after which the page scrolls to the case, or to the first of several boards.
_ARRIVALS = (
    *("show_rule", "show_case", "open_found", "open_looked_at"),
    *("compare", "compare_all", "compare_switch"),
)


def to_rules(self: BoardAndSheet) -> RuleExplorer:
    """Return the rules explorer on the current position, hidden cards included."""
    return RuleExplorer(position=self.state, language=self.language)
