"""What was learned, a file a language, made when the package is built; ``python -m`` this makes
what is not of now anew.
"""

import gzip
import json
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from dokmus_widgets.cases import cases
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explore.query.words import case_question, case_title
from dokmus_widgets.explore.questions.asks import Ask, Says, asks, concepts, made_from
from dokmus_widgets.explore.questions.features import plain, words_of
from dokmus_widgets.explore.questions.training import Taught, Weights, train, train_whether

_FOLDER = files("dokmus_widgets.explore.questions")
#: How it is learned: what was learned otherwise is learned anew.
_WAY = ("features.py", "training.py", "weights.py")
#: Weights are kept in so many parts of 1, and not where they say nothing.
_PARTS, _LEAST = 10, 4


class Known(NamedTuple):
    """A wording that is known: the number of its case, and what that says to it, or nothing where
    it is only what the case is called.
    """

    case: int
    says: Says | None


class Kept(Mapping[str, Taught]):
    """Weights that are read when they are asked for: of a text there are some fifty, of a language
    ten thousand.
    """

    def __init__(self, written: Mapping[str, str]) -> None:
        self._written = written
        self._read: dict[str, Taught] = {}

    def __getitem__(self, name: str) -> Taught:
        if name not in self._read:
            self._read[name] = _taught(self._written[name])
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


@dataclass(frozen=True, eq=False, slots=True)
class Knowledge:
    """What a language's questions taught: the weights, how often each word was used (words of
    concepts may be at 0), the plain words that are known, and what in the form of a question speaks
    for asking for yes or no.
    """

    weights: Weights
    words: dict[str, int]
    exact: dict[str, Known]
    whether: Mapping[str, float]


@cache
def knowledge(language: str) -> Knowledge:
    """What is known of the questions of a language."""
    kept = _kept(language)
    exact = {
        words: Known(case, Says(says) if says else None)
        for words, (case, says) in kept["exact"].items()
    }
    return Knowledge(Kept(kept["weights"]), kept["words"], exact, kept["whether"])


def is_up_to_date(language: str) -> bool:
    """Whether what is kept was learned from the words, and in the way, of now."""
    return _file(language).is_file() and bool(_kept(language)["made_from"] == _made_from(language))


def _file(language: str) -> Traversable:
    return _FOLDER / "learned" / f"{language}.json.gz"


def _kept(language: str) -> dict[str, Any]:
    try:
        packed = _file(language).read_bytes()
    except FileNotFoundError as error:
        raise FileNotFoundError(f"not learned yet, so do: python -m {__spec__.name}") from error
    document: dict[str, Any] = json.loads(gzip.decompress(packed))
    return document


def taught_by(asks: Iterable[Ask], language: str) -> Knowledge:
    """What ways of asking teach, and the words of the cases."""
    asked = [*asks]
    words = Counter(word for ask in asked for word in words_of(ask.words))
    named = (told for each in concepts(language).values() for told in each)
    words.update(dict.fromkeys((word for told in named for word in words_of(told)), 0))
    return Knowledge(
        train(asked, language),
        dict(sorted(words.items())),
        _exact(asked, language),
        train_whether(asked),
    )


def learn(language: str) -> None:
    """Learn a language anew, which takes some ten seconds, and keep it beside the code."""
    known = taught_by(asks(language), language)
    document = {
        "made_from": _made_from(language),
        "weights": {name: told for name, one in known.weights.items() if (told := _written(one))},
        "words": known.words,
        "exact": known.exact,
        "whether": {name: part for name, one in known.whether.items() if (part := round(one, 1))},
    }
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    path = Path(str(_file(language)))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _made_from(language: str) -> int:
    way = [(_FOLDER / name).read_text("utf-8") for name in _WAY]
    return zlib.crc32("\n".join([*made_from(language), *way]).encode("utf-8"))


def _exact(asks: Iterable[Ask], language: str) -> dict[str, Known]:
    """The case that is asked about, or named, in just these plain words."""
    found: dict[str, Known] = {}
    numbers = {case.id: number for number, case in enumerate(cases())}
    for ask in asks:
        found.setdefault(plain(ask.words), Known(numbers[ask.case], ask.says))
    with speaking(language):
        for number, case in enumerate(cases()):
            for words in (case_title(case), case_question(case)):
                found.setdefault(plain(words), Known(number, None))
    return found


def _written(taught: Taught) -> str:
    """How rare it is, then the numbers with their weights; empty where it says too little."""
    told = [
        " ".join(
            f"{number}:{round(weight * _PARTS)}"
            for number, weight in sorted(weights.items())
            if abs(weight * _PARTS) >= _LEAST
        )
        for weights in (taught.rules, taught.cases)
    ]
    return "|".join((str(round(taught.rarity * _PARTS)), *told)) if any(told) else ""


def _taught(written: str) -> Taught:
    rarity, *told = written.split("|")
    pairs = [[pair.split(":") for pair in weights.split()] for weights in told]
    rules, cases = ({int(n): int(part) / _PARTS for n, part in weights} for weights in pairs)
    return Taught(int(rarity) / _PARTS, rules, cases)


if __name__ == "__main__":
    # Here: a browser has no processes, and asks nothing of this.
    from concurrent.futures import ProcessPoolExecutor

    wanted = [known_language(one) for one in sys.argv[1:] or LANGUAGES]
    with ProcessPoolExecutor() as processes:
        list(processes.map(learn, (one for one in wanted if not is_up_to_date(one))))
