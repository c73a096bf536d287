"""Learns the weights of leanings: ``python -m tests.explore.weights``.

From the wordings that ask for yes or no, and the questions in `unseen`; those of the styles named
on the command line are left out, for a measurement with them.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import numpy as np

from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.questions.claims import senses_of, without_contrast
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.index import Index, first_rules, index_of
from dokmus_widgets.explore.questions.leaning import TENTHS, features, vote
from dokmus_widgets.explore.questions.spelling import corrected
from dokmus_widgets.explore.questions.wordings import Polarity
from tests.explore.built import build, path_of, wordings

HERE = Path(__file__).parent
#: Wordings are told their rules by indexes that lack them, of so many parts.
_PARTS = 8
#: A wording counts less than a question of somebody who had not seen any.
_WORDING, _QUESTION = 0.4, 1.0
#: How much a fault costs beside the square of a weight; features of fewer examples are left out,
#: and weights below so many tenths.
_COST, _MIN_EXAMPLES, _MIN_TENTHS = 2.0, 2, 2
_STEPS, _RATE = 400, 0.05

#: Its features, whether it is answered with yes, and how much it counts.
Example = tuple[Mapping[str, float], bool, float]


def questions(language: str, style: str) -> list[tuple[str, list[str], str]]:
    """Return the questions of a file, with the rules that answer them, and yes, no or fact."""
    lines = HERE.joinpath("unseen", f"{language}-{style}.tsv").read_text("utf-8").splitlines()
    rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return [(question, rules.split(), expected) for question, rules, expected in rows]


def examples(language: str, styles: list[str]) -> Iterator[Example]:
    """Return the examples of a language, from its wordings and the questions of these styles."""
    drawn = [*wordings(language)]
    Random(language).shuffle(drawn)
    for part in range(_PARTS):
        others = (one for at, one in enumerate(drawn) if at % _PARTS != part)
        index = Index(build(others, language), language)
        for one in drawn[part::_PARTS]:
            if one.polarity is not Polarity.FACT and (found := _features(one.text, index)):
                yield found, one.polarity is Polarity.YES, _WORDING
    for style in styles:
        for question, _, expected in questions(language, style):
            if expected != "fact" and (found := _features(question, index_of(language))):
                yield found, expected == "yes", _QUESTION


def _features(question: str, index: Index) -> Mapping[str, float] | None:
    typed = plain(without_contrast(question, index.language))
    texts = (senses_of(text, index.language) for text in (typed, corrected(typed, index)))
    senses = next((one for one in texts if one), None)
    rules, likely = index.likelihoods(corrected(plain(question), index))
    if senses is None or not likely:
        return None
    rule: Rule = first_rules()[max(likely, key=lambda id: likely[id])]
    return features(senses, rules, vote(senses, rule))


def learn(found: list[Example]) -> dict[str, int]:
    """Return the weights in tenths, by logistic regression."""
    count = Counter(name for names, _, _ in found for name in names)
    places = {name: at for at, name in enumerate(n for n in count if count[n] >= _MIN_EXAMPLES)}
    cells = [
        (row, places[name], value)
        for row, (names, _, _) in enumerate(found)
        for name, value in names.items()
        if name in places
    ]
    rows, columns, values = (np.array(one) for one in zip(*cells, strict=True))
    is_yes = np.array([one[1] for one in found], float)
    counts = _COST * np.array([one[2] for one in found])
    weights, mean, square = (np.zeros(len(places)) for _ in range(3))
    for step in range(1, _STEPS + 1):
        told = np.bincount(rows, values * weights[columns], len(found))
        fault = counts * (1 / (1 + np.exp(-told)) - is_yes)
        slope = weights + np.bincount(columns, values * fault[rows], len(places))
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        rate = _RATE * (1 - step / (_STEPS + 1))
        weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    tenths = {name: round(TENTHS * float(weights[at])) for name, at in places.items()}
    return {name: one for name, one in sorted(tenths.items()) if abs(one) >= _MIN_TENTHS}


def main() -> None:
    """Write the weights."""
    styles = sorted({file.stem.partition("-")[2] for file in HERE.glob("unseen/*.tsv")})
    used = [one for one in styles if one not in sys.argv[1:]]
    found = [one for language in LANGUAGES for one in examples(language, used)]
    learned = learn(found)
    text = "".join(f"{weight}\t{name}\n" for name, weight in learned.items())
    path_of("en").with_name("weights.txt").write_text(text, "utf-8")
    sys.stdout.write(f"{len(found)} examples, {len(learned)} weights, {len(text)} bytes\n")


if __name__ == "__main__":
    main()
