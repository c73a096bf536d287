"""Trains what tells the rule that a question is about: in pure Python.

A logistic regression over the features of every way of asking, and of the words of the cases; the
sparse way: only rules that a question is taken for wrongly are learned about.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.explore.questions.asks import Ask
from dokmus_widgets.explore.questions.features import Features, features

#: How much a text teaches, beside a way of asking: the title of a case, its question, its point,
#: what settles it, and the name of its rule and its sentence.
_TITLE, _QUESTION, _POINT, _ANSWER, _RULE, _SAYS = 0.6, 0.5, 0.3, 0.5, 0.5, 0.3
_ROUNDS, _RATE, _BEGIN = 5, 1.0, 0.01
#: A rule that is less likely than this is not learned about.
_CUT = 0.04
#: Features that occur more seldom are left out.
_OFTEN = 3

RULES = tuple(Rule)
_RULE_NUMBER = {rule: number for number, rule in enumerate(RULES)}


#: What each feature says for or against rules, or cases, by their numbers.
Learned = dict[str, dict[int, float]]


class Weights(NamedTuple):
    """What tells rules, and the cases of a rule: see ``RULES``, and :func:`cases`.

    ``rarity``: how rare each feature is.
    """

    rarity: dict[str, float]
    rules: Learned
    cases: Learned


def train(asks: Iterable[Ask], language: str) -> Weights:
    """The weights that these ways of asking teach."""
    rows = [*_rows(asks, language)]
    count = Counter(name for _, found, _ in rows for name in found)
    rarity = {
        name: math.log((1 + len(rows)) / (1 + n)) + 1 for name, n in count.items() if n >= _OFTEN
    }
    data = [(case, [*unit(found, rarity).items()], worth) for case, found, worth in rows]
    rules = [_RULE_NUMBER[one.rules[0]] for one in cases()]
    every = range(len(RULES))
    siblings = [[case for case, rule in enumerate(rules) if rule == own] for own in every]
    return Weights(
        rarity,
        _learn([(rules[case], every, *row) for case, *row in data], rarity),
        _learn([(case, siblings[rules[case]], *row) for case, *row in data], rarity),
    )


def _learn(data: list[Any], names: Iterable[str], seed: int = 1) -> Learned:
    """Weights by which what each row is about is the likeliest of what it could be.

    The mean of what was learned after each round, from the second on: it is right more often.
    """
    learned: Learned = {name: {} for name in names}
    steps: Learned = {name: {} for name in learned}
    mean: Learned = {name: {} for name in learned}
    random, none = Random(seed), [0.0] * max(len(RULES), len(cases()))
    for turn in range(_ROUNDS):
        random.shuffle(data)
        for right, possible, found, worth in data:
            scores = none[:]
            for name, value in found:
                for number, weight in learned[name].items():
                    scores[number] += value * weight
            wrong = likelihoods({number: scores[number] for number in possible})
            wrong[right] -= 1
            much = [(number, worth * part) for number, part in wrong.items() if abs(part) > _CUT]
            for name, value in found:
                weights, taken = learned[name], steps[name]
                for number, part in much:
                    slope = part * value
                    taken[number] = known = taken.get(number, _BEGIN) + slope * slope
                    weights[number] = weights.get(number, 0.0) - _RATE * slope / math.sqrt(known)
        for name, weights in learned.items() if turn else ():
            for number, weight in weights.items():
                mean[name][number] = mean[name].get(number, 0.0) + weight / (_ROUNDS - 1)
    return mean


def unit(found: Features, rarity: dict[str, float]) -> Features:
    """The features that are known, by how rare they are, with length 1 all together."""
    known = {name: value * rarity[name] for name, value in found.items() if name in rarity}
    length = math.sqrt(sum(value * value for value in known.values())) or 1.0
    return {name: value / length for name, value in known.items()}


def likelihoods(scores: dict[int, float]) -> dict[int, float]:
    """The scores as parts of 1."""
    top = max(scores.values())
    parts = {number: math.exp(score - top) for number, score in scores.items()}
    whole = sum(parts.values())
    return {number: part / whole for number, part in parts.items()}


def _rows(asks: Iterable[Ask], language: str) -> Iterator[tuple[int, Features, float]]:
    """What is learned from: the number of a case, features, and how much they teach."""
    numbers = {one.id: number for number, one in enumerate(cases())}
    for ask in asks:
        yield numbers[ask.case], features(ask.words, language), 1.0
    with speaking(language):
        for case in cases():
            told = {
                case.message: _TITLE,
                f"{case.message}.ask": _QUESTION,
                f"{case.message}.more": _POINT,
                f"{case.message}.answer": _ANSWER,
                f"rule-{case.rules[0].replace('.', '-')}": _RULE,
                f"rule-{case.rules[0].replace('.', '-')}.says": _SAYS,
            }
            for name, worth in told.items():
                yield numbers[case.id], features(say(name), language), worth
