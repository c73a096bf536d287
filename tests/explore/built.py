"""Builds what the search of the rules reads: ``python -m tests.explore.built``.

For a measurement, the questions of the styles named on the command line are left out.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Any

from dokmus_widgets.cases import cases
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explore.query.words import case_question, case_title
from dokmus_widgets.explore.questions.claims import CONTRAST, claims
from dokmus_widgets.explore.questions.features import (
    Lexicon,
    features,
    has_letters_of,
    plain,
    words_of,
)
from dokmus_widgets.explore.questions.vocabulary import units_of
from dokmus_widgets.explore.questions.wordings import LISTED, Built, Polarity, Wording
from tests.explore.asked import asked

#: In each language's folder: `asks`, with a file for each family of cases, `lexicon.txt` with the
#: synonyms of each concept, `senses.txt` with the phrases of each sense.
_MESSAGES = files("dokmus_widgets.explain") / "messages"
_ENTRY = ",\n"
_BUILT = Path(str(files("dokmus_widgets.explore.questions") / "built"))


class WordingsError(ValueError):
    """A file of wordings is faulty; the message has its name, the line and the reason."""


@cache
def wordings(language: str) -> tuple[Wording, ...]:
    """Return the wordings of a language, or raise ``WordingsError`` for a faulty file."""
    found = sorted((_MESSAGES / language / "asks").iterdir(), key=lambda file: file.name)
    return tuple(wording for file in found for wording in _parse(file))


def _parse(file: Traversable) -> Iterator[Wording]:
    known, case = {one.id for one in cases()}, ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        sign, _, text = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if line in known:
            case = line
        elif case and text and sign in list(Polarity):
            yield Wording(case, text, Polarity(sign))
        else:
            raise WordingsError(f"{file.name}, line {number}: neither a case nor a wording of one")


@cache
def concepts(language: str, kind: str = "lexicon") -> dict[str, tuple[str, ...]]:
    """Return the phrases of each concept of the `lexicon`, or of each name of the `senses`."""
    lines = (_MESSAGES / language / f"{kind}.txt").read_text("utf-8").splitlines()
    named = (line.partition(":") for line in lines if line and not line.startswith("#"))
    return {name: tuple(map(str.strip, phrases.split(","))) for name, _, phrases in named}


def build(wordings: Iterable[Wording], language: str) -> Built:
    """Build what the search knows of a language, by these wordings and questions of players.

    The first of two with the same plain text counts.
    """
    lexicon, senses = concepts(language), concepts(language, "senses")
    synonyms = defaultdict[str, list[str]](list)
    for concept, phrases in lexicon.items():
        for phrase in phrases:
            synonyms[plain(phrase)].append(f"~{concept}")
    known = Lexicon(_as_text(synonyms))
    # A case's wordings stand together in the file.
    first, listed = dict[str, int](), dict[str, Wording]()
    for one in sorted(wordings, key=lambda one: first.setdefault(one.case, len(first))):
        listed.setdefault(plain(one.text), one)
    sizes, postings, last = list[int](), defaultdict[str, list[str]](list), Counter[str]()
    for number, text in enumerate(listed):
        found = features(text, known)
        for name in (one for one in found if one[0] == "~"):
            postings[name].append(f"{number - last[name]}")
            last[name] = number
        sizes.append(len(found))
    named = frozenset[str]().union(*(one.allows for one in claims()))
    typed = map(plain, chain(*lexicon.values(), *senses.values()))
    words = dict.fromkeys(word for phrase in typed for word in words_of(phrase))
    told = {one for text in listed if not has_letters_of(text, "ja") for one in text.split()}
    return {
        "wordings": {f"{one.polarity}{text}": one.case for text, one in listed.items()},
        "sizes": sizes,
        "postings": _as_text(postings),
        "synonyms": _as_text(synonyms),
        "senses": _by_phrase(senses, language),
        "concepts": _by_phrase({n: some for n, some in lexicon.items() if n in named}, language),
        "titles": _titles(language),
        "words": [word for word in words if word not in told],
        "contrasts": [*map(plain, senses.get(CONTRAST, ()))],
    }


def _titles(language: str) -> dict[str, str]:
    """Return the ids of cases by their plain titles and questions."""
    with speaking(language):
        texts = [(says(one), one.id) for one in cases() for says in (case_title, case_question)]
    return {plain(text): id for text, id in reversed(texts)}


def _as_text(lists: dict[str, list[str]]) -> dict[str, str]:
    return {name: " ".join(some) for name, some in lists.items()}


def _by_phrase(named: dict[str, tuple[str, ...]], language: str) -> dict[str, str]:
    """Return the names of phrases, as they are typed and as they are compared."""
    pairs = [(units_of(one, language), names) for names, some in named.items() for one in some]
    # A word that is known as it is means that, and not what one of the same stem does.
    found = {units[1]: names for units, names in reversed(pairs)}
    found |= {units[0]: names for units, names in reversed(pairs)}
    return {" ".join(units): names for units, names in found.items()}


def text_of(built: Built) -> str:
    """Return the text of the file, with a line for each entry of a table."""
    tables = (f"{_dumped(name)}:{_lines(name, one)}" for name, one in built.items())
    return f"{{{_ENTRY.join(tables)}}}\n"


def _lines(name: str, entries: Any) -> str:
    if not isinstance(entries, dict):
        return _dumped(entries)
    if name in LISTED:
        listed = defaultdict[str, list[str]](list)
        for phrase, one in entries.items():
            listed[one].append(phrase)
        entries = {one: "|".join(phrases) for one, phrases in listed.items()}
    pairs = (f"{_dumped(one)}:{_dumped(some)}" for one, some in entries.items())
    return f"{{{_ENTRY.join(pairs)}}}"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def path_of(language: str) -> Path:
    """Return where the file of a language is."""
    return _BUILT / f"{language}.json"


def main() -> None:
    """Write the file of each language."""
    for language in LANGUAGES:
        known = (*wordings(language), *asked(language, tuple(sys.argv[1:])))
        text = text_of(build(known, language))
        path_of(language).write_text(text, "utf-8")
        sys.stdout.write(f"{language}: {len(text.encode())} bytes\n")


if __name__ == "__main__":
    main()
