"""A search while it is typed: what is found, which of it is looked at, and the way back."""

from __future__ import annotations

from dokmus_widgets.explore.questions.finding import LONGEST_SEARCH, Found, find
from dokmus_widgets.explore.questions.headline import Headline, headline
from dokmus_widgets.explore.rules.explorer import Explorer


class Search:
    """What is typed over an explorer, and what it finds.

    ``explorer``: shows what is looked at, or, where nothing is, what was there ``before``;
    ``found``: what was found for ``typed``; ``at``: the number of the case that is looked at.
    """

    def __init__(self, before: Explorer) -> None:
        self.before = self.explorer = before
        self.typed, self.at = "", 0
        self.found = Found()

    def type(self, words: str) -> Found:
        """Look for what was typed, and at the first that is found; nothing leads back."""
        self.typed = words[:LONGEST_SEARCH]
        self.found = find(self.typed) if self.typed.strip() else Found()
        self.look(0)
        return self.found

    def look(self, at: int) -> None:
        """Look at a case by its number, from 0, round and round."""
        hits = self.found.hits
        if not hits:
            self.at, self.explorer = 0, self.before
            return
        self.at = at % len(hits)
        self.explorer = Explorer()
        self.explorer.show_case(hits[self.at].case)
        case = self.explorer.case
        if case is not None and case.actions:
            self.explorer.ask(case.actions[0])
        else:
            self.explorer.tell()

    def open(self) -> None:
        """Stay with what is looked at: nothing leads back to what was before."""
        self.before = self.explorer

    @property
    def headline(self) -> Headline | None:
        """The answer of the case that is looked at, in the language that is spoken."""
        hits = self.found.hits
        return headline(self.typed, hits[self.at].case) if hits else None
