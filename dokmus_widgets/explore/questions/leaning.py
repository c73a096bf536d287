"""Weights of senses: for a rule, and for yes or no to a question of which no claim knows them all.

By weights that were learned from wordings and questions of all languages
(``python -m tests.explore.weights``). For a verdict, the nearest claims of the rule have to agree.
"""

import math
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final

from dokmus_widgets.core import Rule
from dokmus_widgets.explore.questions.claims import claims_like
from dokmus_widgets.explore.questions.files import read
from dokmus_widgets.explore.questions.index import first_rules
from dokmus_widgets.explore.questions.wordings import Polarity

#: The rules whose probabilities count; the senses that a claim may leave over.
_MAX_RULES, _MAX_BESIDE = 3, 2
#: Not these, which often turn an answer round.
_TURNING: Final = frozenset(
    {
        *("not", "not+", "maynot", "neednot", "false", "denied", "forbid", "block", "onlynot"),
        *("none", "nobody", "nonenot", "nobodynot", "noown", "without", "unless", "lose"),
        *("only", "both", "every", "or", "n2+", "twice", "again", "separate"),
        *("another", "different", "instead", "rather", "besides", "than", "lefthand", "righthand"),
        *("other", "rival", "occupied", "border", "sametile", "far", "diagonal", "later"),
    }
)
#: The sense of questions for which nothing but a claim is sure enough.
_ONLY: Final = "only"
#: From this sum of weights the answer is sure enough; that if the claims leave most senses over.
_SURE, _SURER = 1.4, 2.5
#: The weight of a pair of senses, and of what claims say, beside that of one sense.
_PAIR, _VOTE = 0.7, 2.0
#: Claims are told apart by so many senses that they leave over, and so many that they need.
_COUNTED_BESIDE, _COUNTED_NEEDS = 3, 5
#: How much the senses count beside the words for the rule.
_SENSES: Final = 0.5
#: What weights speak for, if not for a rule.
YES: Final = "yes"
#: The weights of the file are written as numbers of tenths.
TENTHS: Final = 10


def leaning(senses: frozenset[str], rules: Mapping[Rule, float], rule: Rule) -> Polarity:
    """Return yes or no for the senses of a question about a rule, or fact if that is not sure.

    ``rules``: the probabilities of all rules.
    """
    voted = vote(senses, rule)
    told = _told(YES, features(senses, rules, voted))
    least = _SURER if f"beside={_MAX_BESIDE}" in voted else _SURE
    if not voted or _ONLY in senses or abs(told) < least or (told > 0) is (min(voted.values()) < 0):
        return Polarity.FACT
    return Polarity.YES if told > 0 else Polarity.NO


def with_senses(
    rules: Mapping[Rule, float], likely: Mapping[str, float], senses: frozenset[str]
) -> tuple[dict[Rule, float], dict[str, float]]:
    """Return the probabilities of rules and cases, with what the senses of the question add."""
    found = pairs(senses)
    told = {rule: one * math.exp(_SENSES * _told(rule, found)) for rule, one in rules.items()}
    whole = sum(told.values()) or 1.0
    more = {rule: one / whole / (rules[rule] or 1.0) for rule, one in told.items()}
    return (
        {rule: one / whole for rule, one in told.items()},
        {id: one * more[first_rules()[id]] for id, one in likely.items()},
    )


def pairs(senses: frozenset[str]) -> dict[str, float]:
    """Return senses and their pairs, with what each counts."""
    ordered = sorted(senses)
    found = {"": 1.0} | dict.fromkeys(ordered, 1.0)
    return found | {f"{one} {other}": _PAIR for one, other in combinations(ordered, 2)}


def features(
    senses: frozenset[str], rules: Mapping[Rule, float], voted: Mapping[str, float]
) -> dict[str, float]:
    """Return what the weights are for: senses, their pairs, and each with the likeliest rules."""
    found = pairs(senses) | dict(voted)
    for rule in sorted(rules, key=lambda one: -rules[one])[:_MAX_RULES]:
        found |= dict.fromkeys(
            (f"{rule}:", *(f"{rule}: {one}" for one in sorted(senses))), rules[rule]
        )
    return found


def vote(senses: frozenset[str], rule: Rule) -> dict[str, float]:
    """Return what the claims of a rule say that leave the fewest senses over, if they say a thing.

    The features are negative for no.
    """
    found = [
        (len(beside), claim)
        for claim, beside in claims_like(senses)
        if len(beside) <= _MAX_BESIDE and beside.isdisjoint(_TURNING)
        if first_rules()[claim.case] is rule
    ]
    least = min((count for count, _ in found), default=0)
    nearest = [claim for count, claim in found if count == least]
    signs = sum(1 if one.polarity is Polarity.YES else -1 for one in nearest)
    if not signs:
        return {}
    needs = max(len(one.needs) for one in nearest)
    names = (f"beside={min(least, _COUNTED_BESIDE)}", f"needs={min(needs, _COUNTED_NEEDS)}")
    return dict.fromkeys(names, _VOTE * signs / len(nearest))


@cache
def _weights() -> dict[str, dict[str, int]]:
    """Return the weights in tenths, by the rule that they speak for, or yes, and by feature."""
    found = defaultdict[str, dict[str, int]](dict)
    for line in read("built/weights.txt").splitlines():
        target, weight, names = line.split("\t")
        found[target] |= dict.fromkeys(names.split("|"), int(weight))
    return found


def _told(target: str, found: Mapping[str, float]) -> float:
    """Return the sum of the weights that speak for a rule, or yes."""
    weights = _weights()[target]
    return sum(value * weights.get(name, 0) for name, value in found.items()) / TENTHS
