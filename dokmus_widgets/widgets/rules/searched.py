"""The rules explorer's search: what is typed is answered on its board, and leads back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from dokmus_widgets.explain.answers import Answer, Telling
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.questions.headline import Reply
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.search import Search
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, plain, text
from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.index import index_section


@dataclass(frozen=True, repr=False)
class ShownReply(Reply):
    """A reply that a notebook shows with the explorer that looks at its first case."""

    explorer: SearchedRules

    def _repr_mimebundle_(self, **options: Any) -> Any:
        shown, facts = self.explorer._repr_mimebundle_(**options)
        return {**shown, "text/plain": repr(self)}, facts


class SearchedRules(BoardAndSheet):
    """A board and a sheet on an :class:`Explorer`, with a search above, ``index``."""

    presses: ClassVar[Presses] = {
        **BoardAndSheet.presses,
        **plain("open_looked_at", again=False),
        "search": Press(text, again=False),
        "look_on": Press(one_of((1, -1)), again=False),
        "go_to": Press(text, "_go_to"),
        "set_language": Press(one_of(LANGUAGES), again=False),
        **dict.fromkeys(
            ("look_found", "open_found"),
            Press(text, again=False, offers=lambda widget: widget._search.ids),
        ),
    }
    explorer = Subject[Explorer]()
    index: SheetWidget
    _search: Search
    _indexed: object = None

    click = control(Explorer.click)

    def _searched(self, explorer: Explorer) -> Explorer:
        """The explorer, over which nothing is typed yet."""
        self._search = Search(explorer)
        return explorer

    @spoken
    def search(self, words: str) -> ShownReply:
        """Look for what answers a question, by words of the language or by an id, and look at the
        first case that does.

        Nothing is kept of it until something is done: another search, or none, leads back.
        """
        reply = self._search.type(str(words))
        self._look()
        return ShownReply(reply.headline, reply.cases, reply.rules, reply.language, self)

    @spoken
    def look_found(self, case: str) -> None:
        """Look at a case that was found, by its id; ``ValueError`` for another."""
        self._search.look(case)
        self._look()

    @spoken
    def look_on(self, by: int = 1) -> None:
        """Look at the next case that was found, or back by -1: round and round."""
        self._search.look_on(by)
        self._look()

    @spoken
    def open_found(self, case: str) -> Answer:
        """Open a case that was found, by its id; ``ValueError`` for another."""
        self._search.look(case)
        return self.open_looked_at()

    def _go_to(self, place: str) -> Answer:
        """Go to a place of the page's history, with what was searched there."""

        def go() -> Answer:
            answer = self._search.go_to(place)
            self.subject = self._search.explorer
            return answer

        return super()._do(go)

    def open_looked_at(self) -> Answer:
        """Open the case that is looked at."""
        self.subject = self._search.explorer
        return self._do(lambda: self._how_it_stands)

    @spoken
    def _look(self) -> None:
        self.subject = self._search.explorer
        self._teller = self._how_it_stands
        self._put_away()
        self._retell()

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        self._search.open()
        return super()._do(deed)

    def _show_sheet(self) -> None:
        super()._show_sheet()
        self._show_index()

    @spoken
    def _show_index(self) -> None:
        """The list of all rules, only where something about it is new: it is long."""
        found = (self._search.typed, self._search.at)
        shown = (self._language, *found, self.explorer.rule, self.explorer.case)
        if shown != self._indexed:
            self._indexed = shown
            self.index.show((), [index_section(self.explorer, self._search)], self.board.tick)
