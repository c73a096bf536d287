"""Trains what tells the rule that a question is about: pure Python, when the package is built.

A logistic regression over the features of every way of asking, and of the words of the cases; the
sparse way: only rules that a question is taken for wrongly are learned about.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.explore.questions.asks import Ask
from dokmus_widgets.explore.questions.features import Features, features

#: How much a text teaches, beside a way of asking: the title of a case, its question, its point,
#: and the name of its rule.
_TITLE, _QUESTION, _POINT, _RULE = 0.6, 0.5, 0.3, 0.5
_ROUNDS, _RATE, _BEGIN = 8, 1.0, 0.01
#: A rule that is less likely than this is not learned about.
_CUT = 0.04
_SETTLED = 1
#: Weights are kept in hundredths, and not where they say nothing.
_HUNDREDTHS, _LEAST = 100, 0.1

RULES = tuple(Rule)
_NUMBER = {rule: number for number, rule in enumerate(RULES)}


class Weights(NamedTuple):
    """How rare each feature is, and what it says for or against rules, by their numbers."""

    rarity: dict[str, float]
    weights: dict[str, dict[int, float]]


def train(asks: Iterable[Ask], language: str, seed: int = 1) -> Weights:
    """The weights that these ways of asking teach."""
    rows = [*_rows(asks, language)]
    count = Counter(name for _, found, _ in rows for name in found)
    rarity = {name: math.log((1 + len(rows)) / (1 + n)) + 1 for name, n in count.items()}
    data = [(rule, [*unit(found, rarity).items()], worth) for rule, found, worth in rows]
    learned: dict[str, dict[int, float]] = {name: {} for name in rarity}
    steps: dict[str, dict[int, float]] = {name: {} for name in rarity}
    mean: dict[str, dict[int, float]] = {name: {} for name in rarity}
    random, none = Random(seed), [0.0] * len(RULES)
    for turn in range(_ROUNDS):
        random.shuffle(data)
        for rule, found, worth in data:
            scores = none[:]
            for name, value in found:
                for number, weight in learned[name].items():
                    scores[number] += value * weight
            wrong = [worth * part for part in likelihoods(scores)]
            wrong[rule] -= worth
            much = [(number, part) for number, part in enumerate(wrong) if abs(part) > _CUT]
            for name, value in found:
                weights, taken = learned[name], steps[name]
                for number, part in much:
                    slope = part * value
                    taken[number] = taken.get(number, _BEGIN) + slope * slope
                    step = _RATE * slope / math.sqrt(taken[number])
                    weights[number] = weights.get(number, 0.0) - step
        if turn >= _SETTLED:
            for name, weights in learned.items():
                for number, weight in weights.items():
                    mean[name][number] = mean[name].get(number, 0.0) + weight / (_ROUNDS - _SETTLED)
    return Weights(rarity, mean)


def unit(found: Features, rarity: dict[str, float]) -> Features:
    """The features that are known, by how rare they are, with length 1 all together."""
    known = {name: value * rarity[name] for name, value in found.items() if name in rarity}
    length = math.sqrt(sum(value * value for value in known.values())) or 1.0
    return {name: value / length for name, value in known.items()}


def likelihoods(scores: list[float]) -> list[float]:
    """The scores as parts of 1."""
    top = max(scores)
    parts = [math.exp(score - top) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def _rows(asks: Iterable[Ask], language: str) -> Iterator[tuple[int, Features, float]]:
    """What is learned from: the number of a rule, features, and how much they teach."""
    numbers = {one.id: _NUMBER[one.rules[0]] for one in cases()}
    for ask in asks:
        yield numbers[ask.case], features(ask.words, language), 1.0
    with speaking(language):
        for case in cases():
            told = {
                case.message: _TITLE,
                f"{case.message}.ask": _QUESTION,
                f"{case.message}.more": _POINT,
                f"rule-{case.rules[0].replace('.', '-')}": _RULE,
            }
            for name, worth in told.items():
                yield numbers[case.id], features(say(name), language), worth
