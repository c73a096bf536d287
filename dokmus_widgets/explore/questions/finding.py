"""From what people type to the cases that answer it, and what the answer begins with."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

from dokmus_widgets.cases import Case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, language
from dokmus_widgets.explore.questions.asks import Says
from dokmus_widgets.explore.questions.features import (
    Features,
    features,
    form,
    is_japanese,
    plain,
    signs,
    stem,
)
from dokmus_widgets.explore.questions.training import RULES, Weights, likelihoods, unit
from dokmus_widgets.explore.questions.weights import Knowledge, knowledge

#: No more of what was typed is looked at.
LONGEST_SEARCH = 200
#: No more rules are looked at for their cases, and no more cases are found.
_MOST_RULES, _MOST = 8, 8
#: A rule that is likelier than this is sure; one likelier than the other is worth a look.
SURE, _CLOSE = 0.4, 0.03
#: Of less of what was typed than this nothing is known: then nothing is found.
_LEAST_KNOWN = 0.25
#: A shorter word is not taken for a slip, nor for the beginning of another.
_LEAST_SLIP, _LEAST_BEGINNING = 4, 2
#: No more words are mended in one text.
_MOST_MENDED = 6
#: So much have wordings to be alike, and so many to agree, for one to say yes or no as they do; how
#: much more those count that are more alike, and how much those of another case of the rule.
_ALIKE, _MAJORITY, _SHARPLY, _SIBLING = 0.4, 0.7, 4, 0.5
#: So much speaks for yes or no being asked for where that is sure.
_WHETHER = 1.0


class Hit(NamedTuple):
    """A case that may answer, and how likely that is, from 0 to 1."""

    case: Case
    likely: float


class Found(NamedTuple):
    """The likeliest cases and rules for what was typed; ``sure``: whether the first answers it;
    ``language``: the one that it was typed in, empty where that is none of its own.
    """

    hits: tuple[Hit, ...] = ()
    rules: tuple[Rule, ...] = ()
    sure: bool = False
    language: str = ""

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases, the likeliest first."""
        return tuple(hit.case for hit in self.hits)


def find(words: str) -> Found:
    """The cases that answer what was typed, in the language that is spoken or by an id."""
    return _found(language(), words[:LONGEST_SEARCH])


@lru_cache(maxsize=256)
def _found(spoken: str, words: str) -> Found:
    text = plain(words)
    # An id is one word with points or hyphens in it; a question may have the same words.
    if " " in text and " " not in words.strip() and (named := _named(text)) is not None:
        return named
    found = _in_language(spoken, text)
    if not found.hits and len(text) >= _LEAST_SLIP:
        others = (_in_language(other, text) for other in LANGUAGES if other != spoken)
        found = next((one for one in others if one.hits), found)
    return found if found.hits else _named(text) or found


def _in_language(spoken: str, text: str) -> Found:
    return found_by(knowledge(spoken), text, spoken)


def found_by(known: Knowledge, text: str, spoken: str) -> Found:
    """What is found for a plain text of a language; cases are the same in all."""
    text = _read(text, known)
    asked = features(text, spoken)
    there = _weighed(asked, known.weights)
    if sum(asked[name] for name in there) < _LEAST_KNOWN * sum(asked.values()) or not there:
        return Found()
    taught = [(value, known.weights[name]) for name, value in there.items()]
    rules = _likely(((value, one.rules) for value, one in taught), range(len(RULES)))
    best = sorted(rules, key=lambda number: -rules[number])[:_MOST_RULES]
    told = [(value, one.cases) for value, one in taught]
    likely = {
        case: rules[rule] * part
        for rule in best
        for case, part in _likely(told, _cases_of()[rule]).items()
    }
    exact = known.exact[text].case if text in known.exact else None
    if exact is not None:
        likely[exact] = 1.0
    every = sorted(likely, key=lambda case: -likely[case])
    found = list(islice(_spread(every, rules, exact), _MOST))
    hits = [Hit(cases()[case], likely[case]) for case in found]
    named = [RULES[number] for number in best if rules[number] > _CLOSE] or [RULES[best[0]]]
    sure = exact is not None or rules[best[0]] >= SURE
    if exact is not None:
        named = [*dict.fromkeys((cases()[exact].rules[0], *named))]
    return Found(tuple(hits), tuple(named), sure, spoken)


def _weighed(asked: Features, weights: Weights) -> Features:
    return unit(asked, {name: weights[name].rarity for name in asked if name in weights})


def _named(text: str) -> Found | None:
    """The rule or the case that is named by its id; a single word is, where it means no more."""
    for rule in Rule:
        if plain(rule) == text:
            about = cases_for(rule)
            return Found(tuple(Hit(case, 1.0) for case in about), (rule,), True)
    for case in cases():
        if plain(case.id) == text:
            return Found((Hit(case, 1.0),), case.rules, True)
    return None


def _likely(
    told: Iterable[tuple[float, Mapping[int, float]]], numbers: Iterable[int]
) -> dict[int, float]:
    scores = dict.fromkeys(numbers, 0.0)
    for value, weights in told:
        for number, weight in weights.items():
            if number in scores:
                scores[number] += value * weight
    return likelihoods(scores)


def _spread(every: list[int], rules: dict[int, float], exact: int | None) -> list[int]:
    """The cases, the first of each rule that is likely before further ones."""
    of = _rule_of()
    first: dict[int, int] = {}
    for case in every:
        if case == exact or rules.get(of[case], 0.0) > _CLOSE:
            first.setdefault(of[case], case)
    leading = sorted(first.values(), key=lambda case: (case != exact, -rules[of[case]]))
    return [*leading, *(case for case in every if case not in leading)]


@cache
def _rule_of() -> list[int]:
    return [RULES.index(one.rules[0]) for one in cases()]


@cache
def _cases_of() -> list[list[int]]:
    return [[case for case, own in enumerate(_rule_of()) if own == at] for at in range(len(RULES))]


@cache
def _wordings(spoken: str) -> list[list[tuple[str, Says]]]:
    """The wordings of each case, by its number, and what it says to them."""
    found: list[list[tuple[str, Says]]] = [[] for _ in cases()]
    for words, (case, says) in knowledge(spoken).exact.items():
        if says is not None:
            found[case].append((words, says))
    return found


def says(words: str, case: Case) -> Says:
    """What the answer of a case begins with for such a wording: where that asks for yes or no, as
    for those of its rule most like it, and neither where these do not agree, or are not like it.
    """
    spoken, number = language(), cases().index(case)
    known = knowledge(spoken)
    text = _read(plain(words), known)
    told = known.exact.get(text)
    if told and told.case == number and told.says:
        return told.says
    whether = sum(value * known.whether.get(name, 0.0) for name, value in form(words).items())
    if whether < 0:
        return Says.FACT
    much = dict.fromkeys((Says.YES, Says.NO) if whether > _WHETHER else Says, 0.0)
    asked, most = _features_of(spoken, text), 0.0
    for sibling in _cases_of()[_rule_of()[number]]:
        for other, answer in _wordings(spoken)[sibling]:
            if answer not in much:
                continue
            taught = _features_of(spoken, other)
            alike = sum(value * taught.get(name, 0.0) for name, value in asked.items())
            most = max(most, alike if sibling == number else 0.0)
            much[answer] += alike**_SHARPLY * (1.0 if sibling == number else _SIBLING)
    likely = max(much, key=lambda says: much[says])
    agreed = most > _ALIKE and much[likely] > _MAJORITY * sum(much.values())
    return likely if agreed else Says.FACT


@lru_cache(maxsize=4096)
def _features_of(spoken: str, text: str) -> Features:
    return _weighed(features(text, spoken), knowledge(spoken).weights)


@lru_cache(maxsize=256)
def _read(text: str, known: Knowledge) -> str:
    """The text as it is meant: a wording that is known, or one but for a slip, or mended words."""
    if text in known.exact:
        return text
    # Another figure, or another kanji, is no slip.
    near = [one for one in _one_slip_off(text, known.exact) if signs(one) == signs(text)]
    if len({_rule_of()[known.exact[words].case] for words in near}) == 1:
        return near[0]
    return text if is_japanese(text) else _mended(text, known.words)


def _mended(text: str, words: Mapping[str, int]) -> str:
    """The text with slips of the finger mended, and its last word, still being typed, ended."""
    typed = text.split()
    if sum(word not in words for word in typed) > _MOST_MENDED:
        return text  # each looks at every word there is, and anybody may send them
    ended = [_meant(word, words, is_last=at == len(typed) - 1) for at, word in enumerate(typed)]
    return " ".join(ended)


def _meant(word: str, words: Mapping[str, int], *, is_last: bool) -> str:
    """The most usual word that may be meant, or this one where none is near."""
    if word in words or any(map(str.isdigit, word)):
        return word
    near = _one_slip_off(word, words)
    if not near and (is_last or len(word) >= _LEAST_SLIP) and len(word) >= _LEAST_BEGINNING:
        near = [one for one in words if one.startswith(word)]
    same = [one for one in near if stem(one) == stem(word)]
    return max(same or near, key=lambda one: words[one], default=word)


def _one_slip_off(text: str, others: Iterable[str]) -> list[str]:
    """Those that are one slip of the finger off, of a text that is long enough to tell."""
    size = len(text)
    if size < _LEAST_SLIP:
        return []
    # One half is the same, which is quick to see.
    head, tail = text[: size // 2], text[size // 2 + 1 :]
    near = (one for one in others if -2 < len(one) - size < 2)
    alike = (one for one in near if one.startswith(head) or one.endswith(tail))
    return [one for one in alike if _is_one_slip(text, one)]


def _is_one_slip(one: str, other: str) -> bool:
    """Whether a letter more, less, in place of another, or two in each other's place part them; by
    their length they may be.
    """
    short = min(len(one), len(other))
    begin = next((at for at in range(short) if one[at] != other[at]), short)
    rest, left = one[begin:], other[begin:]
    return (
        rest[1:] == left[1:]
        or rest[1:] == left
        or rest == left[1:]
        or (rest[:2] == left[1::-1] and rest[2:] == left[2:])
    )
