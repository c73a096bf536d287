"""What was learned, kept beside the code, a file a language; ``python -m`` this makes it anew."""

from __future__ import annotations

import gzip
import json
import sys
import zlib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.explain.messages import LANGUAGES, known_language, say, speaking
from dokmus_widgets.explore.questions.asks import asks, made_from
from dokmus_widgets.explore.questions.features import plain, words_of
from dokmus_widgets.explore.questions.training import Learned, Weights, train

_FOLDER = files("dokmus_widgets.explore.questions") / "learned"
#: Weights are kept in so many parts of 1, and not where they say nothing.
_PARTS, _LEAST = 10, 4


class Knowledge(NamedTuple):
    """What a language's questions taught: the weights, how often each word was used, and which
    case, by its number, is asked about in just these plain words.
    """

    weights: Weights
    words: dict[str, int]
    exact: dict[str, int]


@cache
def knowledge(language: str) -> Knowledge:
    """What is known of the questions of a language."""
    kept = _kept(language)
    rarity = {name: value / _PARTS for name, value in kept["rarity"].items()}
    rules, cases = map(_read, (kept["rules"], kept["cases"]))
    return Knowledge(Weights(rarity, rules, cases), kept["words"], kept["exact"])


def is_of_now(language: str) -> bool:
    """Whether what was learned was learned from the words as they are now."""
    return bool(_kept(language)["made_from"] == _made_from(language))


def _kept(language: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(
        gzip.decompress((_FOLDER / f"{language}.json.gz").read_bytes())
    )
    return document


def learn(language: str) -> None:
    """Learn a language anew, which takes half a minute, and keep it beside the code."""
    weights = train(asks(language), language)
    words = Counter(word for ask in asks(language) for word in words_of(ask.words))
    rules, told = map(_written, (weights.rules, weights.cases))
    document = {
        "made_from": _made_from(language),
        "rarity": {
            name: round(value * _PARTS)
            for name, value in weights.rarity.items()
            if name in rules or name in told
        },
        "rules": rules,
        "cases": told,
        "words": dict(sorted(words.items())),
        "exact": _exact(language),
    }
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    path = Path(str(_FOLDER)) / f"{language}.json.gz"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _made_from(language: str) -> int:
    return zlib.crc32("\n".join(made_from(language)).encode("utf-8"))


def _exact(language: str) -> dict[str, int]:
    """The number of the case that is asked about, or named, in just these words."""
    found: dict[str, int] = {}
    for number, case in enumerate(cases()):
        told = (ask.words for ask in asks(language) if ask.case == case.id)
        with speaking(language):
            named = say(case.message), say(f"{case.message}.ask")
        for words in (*named, *told):
            found.setdefault(plain(words), number)
    return found


def _read(written: dict[str, list[int]]) -> Learned:
    return {
        name: {number: part / _PARTS for number, part in zip(told[::2], told[1::2], strict=True)}
        for name, told in written.items()
    }


def _written(learned: Learned) -> dict[str, Any]:
    """Numbers and weights one after the other, which is short."""
    parts = {
        name: [
            (number, round(weight * _PARTS))
            for number, weight in sorted(weights.items())
            if abs(weight * _PARTS) >= _LEAST
        ]
        for name, weights in learned.items()
    }
    return {name: [one for pair in told for one in pair] for name, told in parts.items() if told}


if __name__ == "__main__":
    for wanted in sys.argv[1:] or LANGUAGES:
        learn(known_language(wanted))
        print(f"{wanted}: {len(asks(wanted))} ways of asking")
