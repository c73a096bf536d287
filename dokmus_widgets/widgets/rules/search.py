"""The search of the rules explorer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from dokmus_widgets.explain import LANGUAGES, Answer
from dokmus_widgets.explore.questions.headline import Headline, SearchReply
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.search import Search
from dokmus_widgets.widgets.board import Part, Press, Presses, SheetWidget, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.presses import one_of, text
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.rules.index import index_section


@dataclass(frozen=True, repr=False)
class ShownReply(SearchReply):
    """A reply that a notebook displays with the explorer at its first case."""

    explorer: BoardAndSheet

    def _ipython_display_(self) -> None:
        self.explorer._display_in_cell(repr(self))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        shown, facts = self.explorer._repr_mimebundle_(**options)
        return {**shown, "text/plain": repr(self)}, facts


class RuleSearch(Part):
    """The search above the explorer, and the index below it; an action opens a result."""

    presses: ClassVar[Presses] = {
        **plain("open_looked_at", again=False),
        "search": Press(text, again=False),
        "look_on": Press(one_of((1, -1)), again=False),
        "go_to": Press(text),
        "set_language": Press(one_of(LANGUAGES), again=False),
        **dict.fromkeys(
            ("look_found", "open_found"),
            Press(text, again=False, offers=lambda part: part._search.ids),
        ),
    }

    def __init__(self, widget: BoardAndSheet) -> None:
        self._widget = widget
        self.index = SheetWidget(name="index")
        self._search: Search
        self._is_left = False
        self._indexed: object = None

    def begin(self, explorer: Explorer) -> Explorer:
        """Start an empty search over an explorer; return the explorer."""
        self._search = Search(explorer)
        return explorer

    @property
    def language(self) -> str:
        return self._widget.language

    @property
    def before(self) -> Explorer:
        """The explorer that the search returns to."""
        return self._search.before

    @property
    def query_string(self) -> str:
        """The query of the case on the board, and of the search over it."""
        return self._search.query_string

    @property
    def answered(self) -> Headline | None:
        """The answer to what was searched, until something else is asked about its case."""
        search = self._search
        answer = search.headline if search.found.is_confident and not self._is_left else None
        return answer if answer is not None and answer.case == search.explorer.case else None

    @property
    def asked(self) -> str:
        """The question that led to the case on the board, once that is opened; otherwise empty."""
        return self._search.typed.strip() if self._search.explorer is self.before else ""

    def search(self, words: str) -> ShownReply:
        """Search for the answer to a question, and preview the first case found."""
        replies: list[SearchReply] = []
        self._look(lambda: replies.append(self._search.type(str(words))))
        [reply] = replies
        return ShownReply(reply.headline, reply.cases, reply.rules, reply.language, self._widget)

    def look_found(self, case: str) -> None:
        """Preview a case among the results by id; raise ``ValueError`` for another."""
        self._look(lambda: self._search.look(case))

    def look_on(self, by: int = 1) -> None:
        """Preview the next result, or the previous one by -1, in a circle."""
        self._look(lambda: self._search.look_on(by))

    @in_own_language
    def open_found(self, case: str) -> Answer:
        """Open a case among the results by id; raise ``ValueError`` for another."""
        self._search.look(case)
        return self.open_looked_at()

    def open_looked_at(self) -> Answer:
        """Open the previewed case."""
        return self._widget._do(self._shown)

    def go_to(self, place: str) -> Answer:
        """Restore a place of the page's history, with its search."""

        def gone() -> Answer:
            answer = self._search.go_to(place)
            self._widget._subject = self._search.explorer
            self._is_left = "found=" not in place and self._search.explorer is self.before
            return answer

        return self._widget._do(gone, automatic=True)

    def set_language(self, language: str) -> None:
        """Switch to the language of the query."""
        self._widget.set_language(language)

    def _look(self, look: Callable[[], object]) -> None:
        def looked() -> Answer:
            look()
            return self._shown()

        self._widget._do(looked, transient=True)

    def _shown(self) -> Answer:
        self._is_left = False
        self._widget._subject = self._search.explorer
        return self._search.explorer.answer

    def before_user_action(self) -> None:
        """Open the previewed case, and end the search."""
        self._is_left = True
        self._search.open()

    @in_own_language
    def show_index(self) -> None:
        """Update the index of rules, which is long, if it changed."""
        search, explorer = self._search, self._search.explorer
        blank = explorer.is_blank
        shown = (self.language, search.typed, search.at, explorer.rule, explorer.case, blank)
        if shown != self._indexed:
            self._indexed = shown
            self.index.show((), [index_section(explorer, search)], self._widget.board.tick)
