"""Finding rules and cases: by what people type, in the language that is spoken, or by id."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import log
from typing import NamedTuple, TypeVar

from rapidfuzz import process
from rapidfuzz.distance import OSA

from dokmus_widgets.cases import Case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import language
from dokmus_widgets.explore.asking.words import (
    case_point,
    case_question,
    case_title,
    family_name,
    family_of,
    rule_name,
)
from dokmus_widgets.explore.rules.search_words import (
    meant_by,
    plain,
    root,
    roots_of,
    synonyms,
    without_fillers,
    word_worth,
    words_of,
)

#: No more of what was typed is looked at.
LONGEST_SEARCH = 80

#: How much a word counts by where it stands. A rule's family and a case's id come with its title.
_TITLE, _BY_TITLE, _QUESTION, _POINT = 3.0, 1.6, 1.2, 0.8
#: What is left of that for a synonym, a beginning, a near spelling.
_SYNONYM, _BEGINNING, _NEAR = 0.75, 0.8, 0.7
#: A shorter word is not taken for a beginning, nor for a slip.
_LEAST_BEGINNING, _LEAST_SLIP = 3, 4
#: Spellings that have less in common are not near one another.
_LEAST_ALIKE, _MOST_NEAR = 0.7, 3
#: What has less than this part of the best is not shown.
_LEAST_PART = 0.34
#: Long titles hold more words by chance: a word counts less there.
_USUAL_TITLE = 4


class Found(NamedTuple):
    """The rules and the cases that a search found, the nearest first."""

    rules: tuple[Rule, ...]
    cases: tuple[Case, ...]


#: How much each root counts in a rule or a case.
_Weights = dict[str, float]


class _Index(NamedTuple):
    """How much each root counts in every rule and case; how rare it is; each word's roots."""

    entries: list[tuple[Rule | Case, _Weights]]
    rarity: dict[str, float]
    vocabulary: dict[str, tuple[str, ...]]


Kind = TypeVar("Kind", Rule, Case)


#: A word that is looked for: roots that stand for it, each with how well it does.
_Wanted = dict[str, float]


def find(words: str) -> Found:
    """The rules and cases that have most to do with what was typed.

    Not every word need be found. Words in a title count most, then those of the question, then
    those of the point; rare words more than frequent ones. Other forms of a word, what players
    call it, its beginning, and near spellings are found too. The id of a rule or case finds it.
    """
    return _found(language(), words[:LONGEST_SEARCH])


@lru_cache(maxsize=64)
def _found(spoken: str, words: str) -> Found:
    if (by_id := _by_id(plain(words).split())) is not None:
        return by_id
    index = _index(spoken)
    wanted = _wanted(index, words)
    scored = [(_score(index, held, wanted), entry) for entry, held in index.entries]
    return Found(_best(scored, Rule), _best(scored, Case))


def _by_id(words: list[str]) -> Found | None:
    """The rule or the case that is named by its id; a single word may be meant as one."""
    if len(words) < 2:
        return None
    for rule in Rule:
        if plain(rule).split() == words:
            return Found((rule,), cases_for(rule))
    for case in cases():
        if plain(case.id).split() == words:
            return Found(case.rules, (case,))
    return None


def _best(scored: list[tuple[float, Rule | Case]], kind: type[Kind]) -> tuple[Kind, ...]:
    """The best of a kind first; of those alike in the order of the catalogue."""
    alike = [(score, entry) for score, entry in scored if isinstance(entry, kind)]
    least = max((score for score, _ in alike), default=0.0) * _LEAST_PART
    kept = [(score, entry) for score, entry in alike if score > 0 and score >= least]
    return tuple(entry for _, entry in sorted(kept, key=lambda pair: -pair[0]))


def _score(index: _Index, weights: _Weights, wanted: list[_Wanted]) -> float:
    """The sum over what is looked for, each by the root that does best."""
    return sum(
        max(
            likeness * weights.get(root, 0.0) * index.rarity.get(root, 0.0) * word_worth(root)
            for root, likeness in word.items()
        )
        for word in wanted
    )


def _wanted(index: _Index, words: str) -> list[_Wanted]:
    """What is looked for: each word that was typed, and each thing that it may stand for."""
    alike = [_alike(index, word) for word in dict.fromkeys(words_of(without_fillers(words)))]
    wanted = [word for word in alike if word]
    said = {root for word in wanted for root in word}
    # A word is not counted again where its synonym was typed as well.
    meant = {root for run in meant_by(words) for root in run} - said
    return [*wanted, *({root: _SYNONYM} for root in sorted(meant)), {_whole(words): 1.0}]


def _whole(title: str) -> str:
    """Stands for a title as a whole: who types it wants it first."""
    return " ".join(["title", *plain(title).split()])


def _alike(index: _Index, word: str) -> _Wanted:
    """The roots that a word may stand for: its own; otherwise those that begin so, or are near."""
    own = root(word)
    if own in index.rarity:
        return {own: 1.0}
    found: _Wanted = {}
    if len(word) >= _LEAST_BEGINNING:
        for known, meant in index.vocabulary.items():
            if known.startswith(word):
                found |= dict.fromkeys(meant, _BEGINNING)
    if found or len(word) < _LEAST_SLIP:
        return found
    near = process.extract(
        word,
        list(index.vocabulary),
        scorer=OSA.normalized_similarity,
        score_cutoff=_LEAST_ALIKE,
        limit=_MOST_NEAR,
    )
    for known, likeness, _ in near:
        for one in index.vocabulary[known]:
            found[one] = max(found.get(one, 0.0), _NEAR * likeness)
    return found


@lru_cache(maxsize=8)
def _index(spoken: str) -> _Index:
    """The index of the language that is spoken."""
    things: list[Rule | Case] = [*Rule, *cases()]
    texts = [_texts_of(thing) for thing in things]
    told = zip(things, texts, strict=True)
    entries = [(thing, _weights(parts) | _names_of(thing)) for thing, parts in told]
    count = Counter(root for _, weights in entries for root in weights)
    rarity = {root: log(1 + len(entries) / times) for root, times in count.items()}
    also: dict[str, tuple[str, ...]] = {}
    for typed, meant in synonyms(spoken):
        if len(typed) == 1:
            also[typed[0]] = also.get(typed[0], ()) + meant
    said = [text for parts in texts for text, _ in parts]
    words = {word: root(word) for text in said for word in words_of(text)}
    vocabulary = also | {word: (known, *also.get(known, ())) for word, known in words.items()}
    return _Index(entries, rarity, vocabulary)


def _texts_of(thing: Rule | Case) -> list[tuple[str, float]]:
    """The texts of a rule or a case, each with how much it counts."""
    if isinstance(thing, Rule):
        name = rule_name(thing)
        return [(name, _in_title(name)), (f"{family_name(family_of(thing))} {thing}", _BY_TITLE)]
    title, rules = case_title(thing), " ".join(map(rule_name, thing.rules))
    return [
        (title, _in_title(title)),
        (f"{family_name(thing.family)} {thing.id}", _BY_TITLE),
        (case_question(thing), _QUESTION),
        (f"{case_point(thing)} {rules}", _POINT),
    ]


def _names_of(thing: Rule | Case) -> _Weights:
    """The whole title, and the ids of rules: a case is listed under its first."""
    if isinstance(thing, Rule):
        return {str(thing): _TITLE, _whole(rule_name(thing)): _TITLE}
    first, *others = map(str, thing.rules)
    ids = {first: _BY_TITLE} | dict.fromkeys(others, _POINT)
    return ids | {_whole(case_title(thing)): _TITLE}


def _in_title(title: str) -> float:
    """How much a word of a title counts: in a long one there are more of them by chance."""
    return _TITLE * (0.7 + 0.3 * _USUAL_TITLE / max(_USUAL_TITLE, len(words_of(title))))


def _weights(texts: list[tuple[str, float]]) -> _Weights:
    """How much each root counts: by the best place where it stands."""
    weights: _Weights = {}
    for text, weight in texts:
        for word in roots_of(text):
            weights[word] = max(weights.get(word, 0.0), weight)
    return weights
