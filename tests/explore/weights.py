"""Learns what senses speak for: ``python -m tests.explore.weights``.

From the wordings and the questions of players of all languages; those of the styles named on the
command line are left out, for a measurement with them.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random

import numpy as np

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.questions.claims import senses_of, senses_of_best, without_contrast
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.index import Index, first_rules
from dokmus_widgets.explore.questions.leaning import TENTHS, YES, features, pairs, vote
from dokmus_widgets.explore.questions.spelling import corrected
from dokmus_widgets.explore.questions.wordings import Polarity, Wording
from tests.explore.asked import asked
from tests.explore.built import build, path_of, wordings

#: Each is told its rule by an index that lacks it, of so many parts.
_PARTS = 8
#: For a verdict a wording counts less than a question of somebody who had not seen any.
_WORDING = 0.4
#: For the rules, and for verdicts: how much weights shrink, how fast they change at first, and
#: below how many tenths they are left out.
_OF_RULES, _OF_VERDICTS = (1e-5, 1.0, 10), (5e-5, 0.3, 2)
#: Rarer features are left out.
_MIN_EXAMPLES, _ROUNDS = 2, 10

#: Its features, what it is an example of, and how much it counts.
Example = tuple[Mapping[str, float], str, float]


def examples(language: str, left_out: tuple[str, ...]) -> list[tuple[Example, Example | None]]:
    """Return the examples of a language: of a rule each, and some of yes or no."""
    drawn = [*wordings(language), *asked(language, left_out)]
    Random(language).shuffle(drawn)
    found = list[tuple[Example, Example | None]]()
    for part in range(_PARTS):
        others = (one for at, one in enumerate(drawn) if at % _PARTS != part)
        index = Index(build(others, language), language)
        found += [(_of_rule(one, index), _of_verdict(one, index)) for one in drawn[part::_PARTS]]
    return found


def _of_rule(one: Wording, index: Index) -> Example:
    senses = senses_of(corrected(plain(one.text), index), index.language) or frozenset()
    return pairs(senses), first_rules().get(one.case, one.case), 1.0


def _of_verdict(one: Wording, index: Index) -> Example | None:
    typed = plain(without_contrast(one.text, index.language))
    _, senses = senses_of_best((typed, corrected(typed, index)), index.language)
    rules, likely = index.likelihoods(corrected(plain(one.text), index))
    if one.polarity is Polarity.FACT or not senses or not likely:
        return None
    rule = first_rules()[max(likely, key=lambda id: likely[id])]
    target = YES if one.polarity is Polarity.YES else ""
    weight = _WORDING if one.case in first_rules() else 1.0
    return features(senses, rules, vote(senses, rule)), target, weight


def learn(
    found: list[Example], targets: list[str], settings: tuple[float, float, int]
) -> dict[str, dict[str, int]]:
    """Return the weights in tenths for each target, by logistic regression."""
    shrinking, pace, least = settings
    count = Counter(name for names, _, _ in found for name in names)
    places = {name: at for at, name in enumerate(n for n in count if count[n] >= _MIN_EXAMPLES)}
    rows = [
        (
            np.array([places[name] for name in names if name in places]),
            np.array([value for name, value in names.items() if name in places]),
            np.array([target == one for one in targets], float),
            weight,
        )
        for names, target, weight in found
    ]
    weights = np.zeros((len(places), len(targets)))
    squares = np.full_like(weights, 1e-2)
    random = Random("weights")
    for number in range(_ROUNDS):
        random.shuffle(rows)
        rate = pace * (1 - number / _ROUNDS)
        for at, values, is_so, weight in rows:
            fault = weight * (1 / (1 + np.exp(-values @ weights[at])) - is_so)
            slope = np.outer(values, fault)
            squares[at] += slope**2
            weights[at] -= rate * slope / np.sqrt(squares[at])
        weights *= 1 - rate * shrinking * len(rows) / np.sqrt(squares)
    tenths = np.rint(weights * TENTHS).astype(int)
    return {
        target: {
            name: int(one) for name, at in places.items() if abs(one := tenths[at, n]) >= least
        }
        for n, target in enumerate(targets)
    }


def text_of(found: list[tuple[Example, Example | None]]) -> str:
    """Return the text of the file, by what is learned from examples."""
    of_rules, of_verdicts = [one for one, _ in found], [one for _, one in found if one]
    learned = learn(of_rules, sorted({rule for _, rule, _ in of_rules}), _OF_RULES)
    learned |= learn(of_verdicts, [YES], _OF_VERDICTS)
    lines = list[str]()
    for target, weights in learned.items():
        named = defaultdict[int, list[str]](list)
        for name, weight in sorted(weights.items()):
            named[weight].append(name)
        lines += [f"{target}\t{one}\t{'|'.join(names)}\n" for one, names in sorted(named.items())]
    return "".join(lines)


def main() -> None:
    """Write the weights."""
    left_out = tuple(sys.argv[1:])
    with ProcessPoolExecutor() as pool:
        found = pool.map(examples, LANGUAGES, repeat(left_out))
        text = text_of([one for some in found for one in some])
    path_of("en").with_name("weights.txt").write_text(text, "utf-8")
    sys.stdout.write(f"{len(text)} bytes\n")


if __name__ == "__main__":
    main()
