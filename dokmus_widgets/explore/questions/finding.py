"""Search for the cases and rules that answer a question, and for the answer yes or no."""

import math
import re
from functools import lru_cache
from typing import Final, NamedTuple

from dokmus_widgets.cases import Case, case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, language
from dokmus_widgets.explore.questions import claims
from dokmus_widgets.explore.questions.claims import (
    ASKS_FACT,
    Claim,
    claim_about,
    senses_of,
    senses_of_best,
    without_contrast,
)
from dokmus_widgets.explore.questions.features import has_letters_of, plain
from dokmus_widgets.explore.questions.index import Index, first_rules, index_of
from dokmus_widgets.explore.questions.leaning import leaning, with_senses
from dokmus_widgets.explore.questions.spelling import MIN_MISSPELT, corrected
from dokmus_widgets.explore.questions.wordings import Polarity, built

#: Cases without a reading of ours that the rulebooks decide differently.
DIFFERING = {
    *("turn-sacrifice-wish", "ruins-now", "ruins-before-guardian", "ruins-last-token"),
    *("water-temple-between", "score-not-yet"),
}
#: Longer questions are cut.
MAX_QUERY_LENGTH = 200
_MAX_HITS = 8
#: The first case of at least this many rules comes before further cases of these rules.
_MIN_LEADING = 3
#: The probability from which the first rule counts as the one that was asked for; that from which
#: a rule is worth showing.
_CONFIDENT, _WORTH_SHOWING = 0.4, 0.03
#: The share of a question that has to be known for an answer.
_MIN_COVERAGE = 0.5
#: Above these the form of a question asks for yes or no, by language: for one without a question
#: mark; for one with it, or with the Japanese particle that stands for it; and for a statement of
#: so many words that are all understood, none of them *who* or *how*.
_ASKS_YES_OR_NO: Final = {
    "en": (-0.15, -0.25, -0.15),
    "fr": (0.2, -0.35, -1.0),
    "ru": (0.0, -0.4, 0.0),
    "ja": (0.2, -0.1, 0.2),
}
_STATED_WORDS: Final = 5
_QUESTION_MARKS: Final = ("?", "\N{FULLWIDTH QUESTION MARK}", "か")
#: What separates the last clause, which asks, from what is so before.
_CLAUSE_ENDS: Final = re.compile(r"[,;:.!\u3001\u3002]")
#: In Japanese the words alone tell whether a question asks for yes or no, if it is marked as one or
#: ends like a sentence, and does not end with its topic, a condition or a noun for what is asked.
_JAPANESE_SENTENCE: Final = re.compile(r"[るいたのだくすうつむぶぐぬよねかなんけ]$|\W$")
_JAPANESE_FACT: Final = re.compile(
    r"(は|ば|と|って|たら|に|へ|を|違い|コスト|条件|方法|決まり|理由)\W*$"
)


class Hit(NamedTuple):
    """A case that may answer a question, and its probability."""

    case: Case
    probability: float


class SearchResult(NamedTuple):
    """The cases and rules for a question, the most probable first.

    ``is_confident``: the first one answers it; ``language``: of the question, empty for an id.
    """

    hits: tuple[Hit, ...] = ()
    rules: tuple[Rule, ...] = ()
    is_confident: bool = False
    language: str = ""

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases without their probabilities."""
        return tuple(hit.case for hit in self.hits)


def find(query: str) -> SearchResult:
    """Return the cases that answer a question in the current language, or that an id names."""
    return _find(language(), query[:MAX_QUERY_LENGTH])


@lru_cache(maxsize=256)
def _find(spoken: str, query: str) -> SearchResult:
    text = plain(query)
    # An id is one word with points or hyphens; a question may have the same words.
    if " " in text and " " not in query.strip() and (named := _find_id(text)) is not None:
        return named
    claimed = _claim_about(query, index_of(spoken))
    exact = built(spoken)["titles"].get(text) or (claimed and claimed.case)
    result = find_in(index_of(spoken), text, exact)
    if not result.hits and len(text) >= MIN_MISSPELT:
        others = [one for one in LANGUAGES if one != spoken and has_letters_of(text, one)]
        found = (find_in(index_of(other), text) for other in others)
        result = next((one for one in found if one.hits), result)
    if result.hits and is_outside(query):
        return result._replace(is_confident=True)
    return result if result.hits else _find_id(text) or result


def find_in(index: Index, text: str, exact: str | None = None) -> SearchResult:
    """Return the cases of an index that answer a plain text; ``exact``: the id of a sure one."""
    if exact is None:
        text = corrected(text, index)
    if index.coverage(text) < _MIN_COVERAGE:
        return SearchResult()
    rules, likely = with_senses(
        *index.likelihoods(text), senses_of(text, index.language) or frozenset()
    )
    ordered = sorted(rules, key=lambda rule: -rules[rule])
    shown = [rule for rule in ordered if rules[rule] > _WORTH_SHOWING] or ordered[:1]
    if text in index.exact:
        exact = index.exact[text].case
    best = max(likely, key=lambda id: likely[id])
    if exact is not None:
        likely = likely | {exact: 1.0}
        shown = [*dict.fromkeys((first_rules()[exact], *shown))]
    leading = [*dict.fromkeys((*shown, *ordered[:_MIN_LEADING]))]
    ids = _spread(sorted(likely, key=lambda id: -likely[id]), leading)
    ids = [*dict.fromkeys((exact or best, best, *ids))]
    hits = tuple(Hit(case(id), likely[id]) for id in ids[:_MAX_HITS])
    is_confident = exact is not None or rules[ordered[0]] >= _CONFIDENT
    return SearchResult(hits, tuple(shown), is_confident, index.language)


def _spread(ids: list[str], rules: list[Rule]) -> list[str]:
    """Return the ids with the first case of each rule before all others."""
    first = {rule: next((id for id in ids if first_rules()[id] is rule), "") for rule in rules}
    leading = [id for id in first.values() if id]
    return [*leading, *(id for id in ids if id not in leading)]


def _find_id(text: str) -> SearchResult | None:
    """Return the cases of the rule, or the case, whose id the plain text is."""
    for rule in Rule:
        if plain(rule) == text:
            return SearchResult(tuple(Hit(one, 1.0) for one in cases_for(rule)), (rule,), True)
    for one in cases():
        if plain(one.id) == text:
            return SearchResult((Hit(one, 1.0),), one.rules, True)
    return None


def is_outside(question: str) -> bool:
    """Return whether a question in the current language is about what the rules do not cover."""
    text = plain(question)
    return text not in index_of(language()).exact and claims.is_outside(text, language())


def polarity_of(question: str, case: Case) -> Polarity:
    """Return the answer of a case to a question in the current language: yes, no, or the fact.

    The question is a known wording or claim of the case; similar words may mean the opposite.
    """
    index = index_of(language())
    text = corrected(plain(question), index)
    answer = index.exact.get(text) or _claim_about(question, index)
    return answer.polarity if answer and answer.case == case.id else Polarity.FACT


@lru_cache(maxsize=256)
def _claim_about(question: str, index: Index) -> Claim | None:
    """Return the claim that answers a question, as it is typed or with its words corrected."""
    asked = question.rstrip()
    is_marked = asked.endswith(_QUESTION_MARKS)
    least, marked, stated = _ASKS_YES_OR_NO[index.language]
    least = marked if is_marked else least
    if index.language == "ja" and _JAPANESE_SENTENCE.search(asked):
        least = least if _JAPANESE_FACT.search(asked) else -math.inf
    clause = plain(_CLAUSE_ENDS.split(question)[-1])
    asks_last = index.language == "en" and clause and index.asks_yes_or_no(clause) > least
    typed = plain(without_contrast(question, index.language))
    if not typed:
        return None
    is_statement = not is_marked and typed.count(" ") >= _STATED_WORDS - 1
    texts = dict[str, bool]()
    for text in (typed, corrected(typed, index)):
        limit = min(least, stated) if is_statement and text == typed else least
        texts.setdefault(text, bool(asks_last) or index.asks_yes_or_no(text) > limit)
    for text, asks in texts.items():
        if claim := claim_about(text, index.language, is_yes_or_no=asks):
            return claim
    text, senses = senses_of_best(texts, index.language)
    rules, likely = index.likelihoods(corrected(plain(question), index))
    _, likely = with_senses(rules, likely, senses)
    id = max(likely, key=lambda one: likely[one], default="")
    # On what the rulebooks decide differently, questions are too alike.
    if not texts.get(text) or not id or ASKS_FACT in senses or id in DIFFERING or case(id).ours:
        return None
    rule = first_rules()[id]
    if rules[rule] < _CONFIDENT:
        return None
    said = leaning(senses, rules, rule)
    return None if said is Polarity.FACT else Claim(id, said, (), senses, frozenset())
