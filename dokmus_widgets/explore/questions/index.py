"""Index of the wordings of a language: from a question to the likeliest rules and cases.

Naive Bayes by counting: a feature of the question speaks for the rules in whose wordings it occurs
more often than by chance, by the logarithm of this ratio; within a rule, for its cases likewise.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rule
from dokmus_widgets.explore.questions.features import (
    Lexicon,
    concept_pairs,
    features,
    form_features,
    has_letters_of,
    marked,
    part_of,
    stem,
    words_of,
)
from dokmus_widgets.explore.questions.wordings import Built, Polarity, Wording, built

#: Added to observed and expected counts, so that a feature that a rule lacks does not exclude it.
_SMOOTHING = 0.3
#: The same for counts by case, which are smaller, and of wordings that ask for yes or no.
_CASE_SMOOTHING, _FORM_SMOOTHING = 0.05, 0.5
#: A question of players counts like so many wordings.
_PLAYERS = 2.0
#: Makes logits of the scores of features of unit length: then probabilities are calibrated.
_SHARPNESS = 1.6
#: Cases are ranked for this many of the likeliest rules.
_MAX_RULES = 8


class Evidence(NamedTuple):
    """Rarity of a feature, its log odds by rule in order, and by case within the case's rule.

    Cases of rules without the feature are left out: their odds are 0.
    """

    rarity: float
    rules: Sequence[float]
    cases: Mapping[str, float]


class Index:
    """Wordings of a language, and questions of players of known rules, by their features.

    ``exact``: the wording of each plain text; ``words``: in how many wordings and questions each
    word occurs, 0 for words of synonyms only.
    """

    def __init__(self, built: Built, language: str) -> None:
        self.language = language
        self._lexicon, self._postings = Lexicon(built["synonyms"]), built["postings"]
        known = [
            Wording(case, signed[1:], Polarity(signed[0]))
            for signed, case in built["wordings"].items()
        ]
        self.exact = {one.text: one for one in known if one.case in first_rules()}
        self._cases = [one.case for one in known]
        self._is_fact = [one.polarity is Polarity.FACT for one in known]
        self._texts = [one.text for one in known]
        self._marked = [*map(marked, self._texts)]
        # The more features a wording has, the less it says by each.
        counted = [1.0 if case in first_rules() else _PLAYERS for case in self._cases]
        sized = [*zip(self._cases, counted, built["sizes"], strict=True)]
        self._weights = [count * size**-0.5 for _, count, size in sized]
        self._case_sizes: dict[str, float] = defaultdict(float)
        for case, count, size in sized:
            self._case_sizes[case] += count * size**0.5
        self._rule_cases = {
            rule: [case for case, first in first_rules().items() if first is rule] for rule in Rule
        }
        self._rule_sizes = [
            sum(self._case_sizes[one] for one in (rule, *own))
            for rule, own in self._rule_cases.items()
        ]
        split = (text.split() for text in self._texts if not has_letters_of(text, "ja"))
        self.words = dict.fromkeys(built["words"], 0)
        for word in chain.from_iterable(map(dict.fromkeys, split)):
            self.words[word] = self.words.get(word, 0) + 1
        self.numbers = lru_cache(maxsize=4096)(self._find_numbers)
        self._evidence = lru_cache(maxsize=4096)(self._compute_evidence)
        self._odds = lru_cache(maxsize=4096)(self._yes_or_no)
        self.likelihoods = lru_cache(maxsize=256)(self._compute_likelihoods)

    def coverage(self, text: str) -> float:
        """Return the share of the features of a plain text, by weight, that occur in the index."""
        found = features(text, self._lexicon)
        known = sum(value for name, value in found.items() if self.numbers(name))
        return known / sum(found.values()) if known else 0.0

    def _compute_likelihoods(self, text: str) -> tuple[dict[Rule, float], dict[str, float]]:
        """Return the probabilities of all rules, and of the cases of the likeliest, by their ids.

        None for a plain text without a feature in the index.
        """
        found = features(text, self._lexicon)
        evidence = [
            (value * one.rarity, one)
            for name, value in (found | concept_pairs(found)).items()
            if (one := self._evidence(name)) is not None
        ]
        if not evidence:
            return {}, {}
        scale = _SHARPNESS / math.hypot(*(value for value, _ in evidence))
        scores = [0.0] * len(Rule)
        for value, one in evidence:
            scores = [a + scale * value * b for a, b in zip(scores, one.rules, strict=True)]
        rules = dict(zip(Rule, _softmax(scores), strict=True))
        likely = dict[str, float]()
        for rule in sorted(Rule, key=lambda rule: -rules[rule])[:_MAX_RULES]:
            own = self._rule_cases[rule]
            scores = [
                scale * sum(value * one.cases.get(case, 0.0) for value, one in evidence)
                for case in own
            ]
            parts = zip(own, _softmax(scores), strict=True)
            likely |= {case: rules[rule] * part for case, part in parts}
        return rules, likely

    def asks_yes_or_no(self, text: str) -> float:
        """Return a score of how a plain text is worded: above 0 it asks for yes or no."""
        odds = [*map(self._odds, (*features(text, self._lexicon), *form_features(text)))]
        # A few features that tell much count more than many that tell little.
        return sum(one * abs(one) for one in odds) / len(odds)

    def _find_numbers(self, name: str) -> list[int]:
        """Return the numbers of the wordings with a feature."""
        if name in self._postings:
            return [*accumulate(map(int, self._postings[name].split()))]
        one, is_pair, other = name.partition("_")
        if is_pair:
            both = sorted({*self.numbers(one)}.intersection(self.numbers(other)))
            pairs = (pairwise(map(stem, words_of(self._texts[at]))) for at in both)
            return [at for at, found in zip(both, pairs, strict=True) if (one, other) in found]
        if name[0] == "=" and not self.words.get(name[1:]):
            return []
        part, shorter = part_of(name)
        among = self.numbers(shorter) if shorter else range(len(self._marked))
        return [at for at in among if part in self._marked[at]]

    def _yes_or_no(self, name: str) -> float:
        """Return the log odds of a feature for wordings that ask for yes or no."""
        numbers = self.numbers(name)
        facts, all_facts = sum(map(self._is_fact.__getitem__, numbers)), sum(self._is_fact)
        counts, sizes = (len(numbers) - facts, facts), (len(self._cases) - all_facts, all_facts)
        yes_or_no, fact = _log_odds(counts, sizes, _FORM_SMOOTHING)
        return yes_or_no - fact

    def _compute_evidence(self, name: str | tuple[str, str]) -> Evidence | None:
        """Return the evidence of a feature, or of a pair of features in the same wordings."""
        if isinstance(name, tuple):
            one, other = map(self.numbers, name)
            numbers: Collection[int] = set(one).intersection(other)
        else:
            numbers = self.numbers(name)
        if not numbers:
            return None
        counts: dict[str, float] = defaultdict(float)
        for number in numbers:
            counts[self._cases[number]] += self._weights[number]
        by_rule: dict[Rule, float] = defaultdict(float)
        for case, count in counts.items():
            by_rule[first_rules().get(case) or Rule(case)] += count
        by_case = dict[str, float]()
        for rule in by_rule:
            own = self._rule_cases[rule]
            parts = [counts.get(case, 0.0) for case in own]
            sizes = [self._case_sizes[case] for case in own]
            by_case |= zip(own, _log_odds(parts, sizes, _CASE_SMOOTHING), strict=True)
        parts = [by_rule.get(rule, 0.0) for rule in Rule]
        rules = _log_odds(parts, self._rule_sizes, _SMOOTHING)
        return Evidence(self._rarity(len(numbers)), rules, by_case)

    def _rarity(self, count: int) -> float:
        """Return the inverse document frequency of a feature of so many wordings."""
        return math.log((1 + len(self._cases)) / (1 + count)) + 1


@cache
def index_of(language: str) -> Index:
    """Return the index of all wordings of a language."""
    return Index(built(language), language)


@cache
def first_rules() -> dict[str, Rule]:
    """Return the rule that each case is about first, by the case's id."""
    return {case.id: case.rules[0] for case in cases()}


def _log_odds(counts: Sequence[float], sizes: Sequence[float], smoothing: float) -> list[float]:
    """Return the logarithms of the counts over those expected by the sizes of the classes."""
    ratio = sum(counts) / sum(sizes)
    return [
        math.log((count + smoothing) / (ratio * size + smoothing))
        for count, size in zip(counts, sizes, strict=True)
    ]


def _softmax(scores: Sequence[float]) -> list[float]:
    top = max(scores)
    parts = [math.exp(score - top) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]
