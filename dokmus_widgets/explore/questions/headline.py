"""The answer to a question in one sentence, and why: what is told first."""

from dataclasses import dataclass

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import language, say, speaking
from dokmus_widgets.explore.query.words import case_answer, case_title, rule_says
from dokmus_widgets.explore.questions.asks import Says
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.finding import find, says
from dokmus_widgets.explore.questions.weights import knowledge

_BEGINS = {Says.YES: "headline-yes", Says.NO: "headline-no"}
#: So many cases are printed with an answer.
_PRINTED = 3
#: Of a word that is being typed it is looked at what it may become where that is no more than this.
_MOST_ENDS = 6


@dataclass(frozen=True, slots=True)
class Headline:
    """The answer to a question: what it ``says``, in ``words``; ``why``, by its ``rule``.

    ``ours``: that this is our own reading and what speaks for another; empty where it is not.
    """

    case: Case
    says: Says
    words: str
    rule: Rule
    why: str
    ours: str

    def __repr__(self) -> str:
        return f"{self.words} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a question is answered: the ``headline`` where that is sure, and the ``cases`` that have
    to do with it, with the ``rules``, the likeliest first. Prints as it is read, with a few.
    """

    headline: Headline | None
    cases: tuple[Case, ...]
    rules: tuple[Rule, ...]
    language: str

    def __repr__(self) -> str:
        with speaking(self.language):
            first = self.headline or say("find-meant" if self.cases else "find-nothing")
            titles = [f"{case_title(case)} [{case.id}]" for case in self.cases[:_PRINTED]]
        return "\n  ".join([str(first), *titles])


def settled(typed: str) -> str:
    """What is asked so far: without a last word that is no word yet, where the answer changes with
    what it may become.
    """
    before, _, last = typed.rpartition(" ")
    if not before.strip() or not last.isalpha():
        return typed
    words, begun = knowledge(language()).words, plain(last)
    if begun in words:
        return typed
    ends = [word for word in words if word.startswith(begun)]
    if not ends or _told(typed) == _told(before):
        return typed
    few = len(ends) <= _MOST_ENDS and {_told(f"{before} {end}") for end in ends} == {_told(typed)}
    return typed if few else before


def _told(words: str) -> Says | None:
    """What is answered, where that is sure."""
    found = find(words)
    return says(words, found.cases[0]) if found.sure else None


def headline(question: str, case: Case) -> Headline:
    """What a case answers to a question, in the language that is spoken."""
    said, words, rule = says(question, case), case_answer(case), case.rules[0]
    if said in _BEGINS:
        words = say(_BEGINS[said], fact=words)
    ours = say(f"ours-{case.ours}") if case.ours else ""
    return Headline(case, said, words, rule, rule_says(rule), ours)
