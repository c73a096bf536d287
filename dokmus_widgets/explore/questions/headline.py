"""Answers to questions in one sentence, with the reason."""

from dataclasses import dataclass

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import language, say, speaking
from dokmus_widgets.explore.query.words import case_answer, case_title, own_reading, rule_says
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.finding import DIFFERING, find, is_outside, polarity_of
from dokmus_widgets.explore.questions.index import index_of
from dokmus_widgets.explore.questions.wordings import Polarity

_MESSAGES = {Polarity.YES: "headline-yes", Polarity.NO: "headline-no"}
_PRINTED_CASES = 3
#: With more completions than this a word counts as unfinished.
_MAX_COMPLETIONS = 6


@dataclass(frozen=True, slots=True)
class Headline:
    """The answer of a case to a question, in ``words``.

    ``why``: the sentence of its rule; ``ours``: that this is our own reading of the rules, with
    what speaks for another, or empty.
    """

    case: Case
    polarity: Polarity
    words: str
    rule: Rule
    why: str
    ours: str

    @property
    def yes(self) -> bool | None:
        """True for Yes, False for No, None for neither."""
        return {Polarity.YES: True, Polarity.NO: False}.get(self.polarity)

    def __repr__(self) -> str:
        return f"{self.words} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class SearchReply:
    """The reply to a question: the likeliest cases and rules; a headline if the first is sure."""

    headline: Headline | None
    cases: tuple[Case, ...]
    rules: tuple[Rule, ...]
    language: str

    def __repr__(self) -> str:
        with speaking(self.language):
            first = self.headline or say("find-meant" if self.cases else "find-nothing")
            titles = [f"{case_title(case)} [{case.id}]" for case in self.cases[:_PRINTED_CASES]]
        return "\n  ".join([str(first), *titles])


def without_unfinished_word(typed: str) -> str:
    """Return the typed text without a last word whose completions would change the answer."""
    before, _, last = typed.rpartition(" ")
    if not before.strip() or not last.isalpha():
        return typed
    words, start = index_of(language()).words, plain(last)
    if start in words:
        return typed
    completions = [word for word in words if word.startswith(start)]
    if not completions or _answer(typed) == _answer(before):
        return typed
    is_settled = len(completions) <= _MAX_COMPLETIONS and all(
        _answer(f"{before} {word}") == _answer(typed) for word in completions
    )
    return typed if is_settled else before


def _answer(question: str) -> tuple[tuple[Rule, ...], Polarity | None]:
    """Return the likeliest rule, and the polarity of the first case if it is sure."""
    result = find(question)
    polarity = polarity_of(question, result.cases[0]) if result.is_confident else None
    return result.rules[:1], polarity


def headline(question: str, case: Case) -> Headline:
    """Return the answer of a case to a question, in the current language."""
    polarity, words, rule = polarity_of(question, case), case_answer(case), case.rules[0]
    if is_outside(question):
        words = say("headline-outside")
    elif polarity in _MESSAGES:
        ground = "ours" if case.ours else "differs" if case.id in DIFFERING else "plain"
        words = say(_MESSAGES[polarity], ground=ground, fact=words)
    return Headline(case, polarity, words, rule, rule_says(rule), own_reading(case))
