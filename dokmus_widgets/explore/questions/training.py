"""Trains what tells the rule that a question is about: in pure Python.

A logistic regression over the features of every way of asking, and of the words of the cases; the
sparse way: only rules that a question is taken for wrongly are learned about. Another for each rule
tells its cases apart.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.explore.query.words import (
    case_answer,
    case_point,
    case_question,
    case_title,
    rule_name,
    rule_says,
)
from dokmus_widgets.explore.questions.asks import Ask, Says
from dokmus_widgets.explore.questions.features import Features, features, form

#: How much a text teaches, beside a way of asking: the title of a case, its question, its point,
#: what settles it, and the name of its rule and its sentence.
_TITLE, _QUESTION, _POINT, _ANSWER, _RULE, _SAYS = 0.6, 0.5, 0.3, 0.5, 0.5, 0.3
_ROUNDS, _RATE, _BEGIN = 3, 1.0, 0.1
#: A rule that is less likely than this is not learned about.
_CUT = 0.02
#: Features that occur more seldom are left out.
_OFTEN = 3

RULES = tuple(Rule)


class Taught(NamedTuple):
    """What a feature tells: its ``rarity``, and what speaks for or against ``rules`` and ``cases``,
    by their numbers (see ``RULES`` and :func:`cases`).
    """

    rarity: float
    rules: Mapping[int, float]
    cases: Mapping[int, float]


#: By the name of each feature that is known.
Weights = Mapping[str, Taught]
#: What is learned from: the number of what a text is about, its features, how much it teaches.
_Row = tuple[int, Features, float]
_Learned = dict[str, dict[int, float]]


def train(asks: Iterable[Ask], language: str) -> dict[str, Taught]:
    """The weights that these ways of asking teach."""
    rows = [*_rows(asks, language)]
    count = Counter(name for _, found, _ in rows for name in found)
    rarity = {
        name: math.log((1 + len(rows)) / (1 + n)) + 1 for name, n in count.items() if n >= _OFTEN
    }
    by_rule: dict[int, list[_Row]] = {}
    about = [RULES.index(one.rules[0]) for one in cases()]
    for case, found, worth in rows:
        known = unit(found, rarity)
        by_rule.setdefault(about[case], []).append((case, known, worth))
    every = [(rule, *row[1:]) for rule, own in by_rule.items() for row in own]
    rules, told = _learn(every, range(len(RULES))), _Learned()
    for rule, own in by_rule.items():
        siblings = [case for case, its_rule in enumerate(about) if its_rule == rule]
        for name, weights in _learn(own, siblings).items():
            told.setdefault(name, {}).update(weights)
    return {
        name: Taught(rare, rules.get(name, {}), told.get(name, {})) for name, rare in rarity.items()
    }


def train_whether(asks: Iterable[Ask]) -> dict[str, float]:
    """How much each name in the form of a question speaks for its asking for yes or no."""
    rows = [(int(ask.says is not Says.FACT), form(ask.words), 1.0) for ask in asks]
    return {name: weights[1] for name, weights in _learn(rows, range(2)).items()}


def _learn(rows: list[_Row], numbers: Sequence[int], seed: int = 1) -> _Learned:
    """Weights by which what each row is about is the likeliest of these numbers.

    The mean of what was learned after each round, from the second on: it is right more often.
    """
    learned: _Learned = defaultdict(dict)
    steps: _Learned = defaultdict(dict)
    mean: _Learned = defaultdict(dict)
    random = Random(seed)
    for turn in range(_ROUNDS):
        random.shuffle(rows)
        for right, found, worth in rows:
            scores = dict.fromkeys(numbers, 0.0)
            for name, value in found.items():
                for number, weight in learned[name].items():
                    scores[number] += value * weight
            wrong = likelihoods(scores)
            wrong[right] -= 1
            much = [(number, worth * part) for number, part in wrong.items() if abs(part) > _CUT]
            if not much:
                continue
            for name, value in found.items():
                weights, taken = learned[name], steps[name]
                for number, part in much:
                    slope = part * value
                    taken[number] = known = taken.get(number, _BEGIN) + slope * slope
                    weights[number] = weights.get(number, 0.0) - _RATE * slope / math.sqrt(known)
        for name, weights in learned.items() if turn else ():
            for number, weight in weights.items():
                mean[name][number] = mean[name].get(number, 0.0) + weight / (_ROUNDS - 1)
    return mean


def unit(found: Features, rarity: Mapping[str, float]) -> Features:
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


def _rows(asks: Iterable[Ask], language: str) -> Iterator[_Row]:
    """Each way of asking, and what the messages say of each case."""
    numbers = {one.id: number for number, one in enumerate(cases())}
    for ask in asks:
        yield numbers[ask.case], features(ask.words, language), 1.0
    with speaking(language):
        for case in cases():
            rule = case.rules[0]
            told = (
                (case_title(case), _TITLE),
                (case_question(case), _QUESTION),
                (case_point(case), _POINT),
                (case_answer(case), _ANSWER),
                (rule_name(rule), _RULE),
                (rule_says(rule), _SAYS),
            )
            for words, worth in told:
                yield numbers[case.id], features(words, language), worth
