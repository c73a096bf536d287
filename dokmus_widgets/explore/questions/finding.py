"""Search for the cases and rules that answer a question, and for the answer yes or no."""

from functools import cache, lru_cache
from typing import NamedTuple

from dokmus_widgets.cases import Case, case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, language, speaking
from dokmus_widgets.explore.query.words import case_question, case_title
from dokmus_widgets.explore.questions.features import Features, features, plain
from dokmus_widgets.explore.questions.index import Index, first_rules, index_of
from dokmus_widgets.explore.questions.spelling import MIN_MISSPELT, corrected
from dokmus_widgets.explore.questions.wordings import Polarity

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
#: Above this the form of a question asks for yes or no.
_ASKS_YES_OR_NO = 0.2
#: The similarity that the nearest wording needs, the majority of the votes that yes or no needs;
#: the power that sharpens similarities to votes, and the vote of another case of the rule.
_MIN_SIMILARITY, _MAJORITY, _VOTE_POWER, _OTHER_CASE_VOTE = 0.35, 0.7, 5, 0.5


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
    result = find_in(index_of(spoken), text, _titles(spoken).get(text))
    if not result.hits and len(text) >= MIN_MISSPELT:
        others = (find_in(index_of(other), text) for other in LANGUAGES if other != spoken)
        result = next((one for one in others if one.hits), result)
    return result if result.hits else _find_id(text) or result


def find_in(index: Index, text: str, exact: str | None = None) -> SearchResult:
    """Return the cases of an index that answer a plain text; ``exact``: the id of a sure one."""
    if exact is None:
        text = corrected(text, index)
    found = features(text, index.language)
    if index.coverage(found) < _MIN_COVERAGE:
        return SearchResult()
    rules, likely = index.likelihoods(found)
    ordered = sorted(rules, key=lambda rule: -rules[rule])
    shown = [rule for rule in ordered if rules[rule] > _WORTH_SHOWING] or ordered[:1]
    if text in index.exact:
        exact = index.exact[text].case
    if exact is not None:
        likely[exact] = 1.0
        shown = [*dict.fromkeys((first_rules()[exact], *shown))]
    leading = [*dict.fromkeys((*shown, *ordered[:_MIN_LEADING]))]
    ids = _spread(sorted(likely, key=lambda id: -likely[id]), leading)
    hits = tuple(Hit(case(id), likely[id]) for id in ids[:_MAX_HITS])
    is_confident = exact is not None or rules[ordered[0]] >= _CONFIDENT
    return SearchResult(hits, tuple(shown), is_confident, index.language)


@cache
def _titles(language: str) -> dict[str, str]:
    """Return the ids of cases by their plain titles and questions."""
    with speaking(language):
        texts = [
            (text, one.id) for one in cases() for text in (case_title(one), case_question(one))
        ]
    return {plain(text): id for text, id in reversed(texts)}


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


def polarity_of(question: str, case: Case) -> Polarity:
    """Return the answer of a case to a question in the current language: yes, no, or the fact.

    The wordings of its rule vote, the more similar with the greater weight.
    """
    index = index_of(language())
    text = corrected(plain(question), index)
    exact = index.exact.get(text)
    if exact and exact.case == case.id:
        return exact.polarity
    if not text or index.asks_yes_or_no(text) < _ASKS_YES_OR_NO:
        return Polarity.FACT
    votes, nearest = dict.fromkeys((Polarity.YES, Polarity.NO), 0.0), 0.0
    asked = _weighted(text, index)
    for other, wording in index.by_rule[case.rules[0]].items():
        if wording.polarity is Polarity.FACT:
            continue
        known, is_own = _weighted(other, index), wording.case == case.id
        similarity = sum(value * known.get(name, 0.0) for name, value in asked.items())
        nearest = max(nearest, similarity if is_own else 0.0)
        votes[wording.polarity] += similarity**_VOTE_POWER * (1.0 if is_own else _OTHER_CASE_VOTE)
    winner = max(votes, key=lambda polarity: votes[polarity])
    is_clear = nearest > _MIN_SIMILARITY and votes[winner] > _MAJORITY * sum(votes.values())
    return winner if is_clear else Polarity.FACT


@lru_cache(maxsize=4096)
def _weighted(text: str, index: Index) -> Features:
    return index.weighted(features(text, index.language))
