"""Incremental search with previews and navigation."""

from urllib.parse import parse_qsl, urlencode

from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import language, say
from dokmus_widgets.explore.questions.finding import MAX_QUERY_LENGTH, SearchResult, find
from dokmus_widgets.explore.questions.headline import (
    Headline,
    SearchReply,
    headline,
    without_unfinished_word,
)
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.links import go_to, place_fields


class Search:
    """Search over an explorer.

    ``before``: the explorer to return to; ``explorer``: the displayed one; ``found``: the results
    for the complete words of ``typed``; ``at``: the index of the previewed case.
    """

    def __init__(self, before: Explorer) -> None:
        self.before = self.explorer = before
        self.typed = self._asked = ""
        self.at = 0
        self.found = SearchResult()

    def type(self, words: str) -> SearchReply:
        """Search, and preview the first result."""
        self.typed = words[:MAX_QUERY_LENGTH]
        self._asked = without_unfinished_word(self.typed)
        self.found = find(self._asked) if self.typed.strip() else SearchResult()
        self.at, self.explorer = 0, self.before
        if self.found.hits:
            self.look(self.ids[0])
        first = self.headline if self.found.is_confident else None
        return SearchReply(first, self.found.cases, self.found.rules, language())

    @property
    def ids(self) -> list[str]:
        return [case.id for case in self.found.cases]

    def look(self, id: str) -> None:
        """Preview a result and its answer; raise ``ValueError`` for another case."""
        if id not in self.ids:
            raise ValueError(say("told-no-case", wish=id[:60], near="none"))
        self.at = self.ids.index(id)
        case = self.found.cases[self.at]
        self.explorer = Explorer()
        self.explorer.show_case(case)
        if case.actions:
            # A board that shows the opposite would seem to answer what was typed.
            answer = self.headline if self.found.is_confident else None
            if answer is None or answer.yes in (None, case.state.check(case.actions[0]).legal):
                self.explorer.ask(case.actions[0])
        else:
            self.explorer.tell()

    def look_on(self, by: int = 1) -> None:
        """Preview the next result, or the previous one by -1, cyclically."""
        if self.ids:
            self.look(self.ids[(self.at + by) % len(self.ids)])

    def open(self) -> None:
        """Keep the previewed case."""
        self.before = self.explorer
        self.before.is_blank = False

    @property
    def query_string(self) -> str:
        """Current place and search, as a query string for :meth:`go_to`.

        ``search``: the text if it is answered, otherwise ``typed``; ``look``: the previewed case,
        or ``found``: the opened one.
        """
        fields = place_fields(self.before)
        if self.typed.strip():
            fields["search" if self.found.is_confident else "typed"] = self.typed
        if self.ids:
            fields["found" if self.explorer is self.before else "look"] = self.ids[self.at]
        return f"?{urlencode(fields)}"

    def go_to(self, place: str) -> Answer:
        """Restore a place, if it is valid."""
        fields = dict(parse_qsl(place.removeprefix("?"), keep_blank_values=True))
        typed = fields.pop("search", fields.pop("typed", ""))
        look, found = fields.pop("look", ""), fields.pop("found", "")
        if fields != place_fields(self.before):
            answer = go_to(self.before, fields)
            if not answer:
                self.explorer = self.before
                return answer
        self.type(typed)
        if look in self.ids:
            self.look(look)
        elif found:
            self.at = self.ids.index(found) if found in self.ids else 0
            self.explorer = self.before
        return self.explorer.answer

    @property
    def headline(self) -> Headline | None:
        """Answer of the previewed case, in the current language."""
        hits = self.found.hits
        return headline(self._asked, hits[self.at].case) if hits else None
