"""Claims: questions by the senses of their words, with the case and the answer, in all languages.

A claim answers only questions of whose words it knows each: *only*, *every* or *without* that it
does not name leave a question without a verdict.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from operator import eq, ge, gt, le, lt
from typing import Final, NamedTuple

from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.files import read
from dokmus_widgets.explore.questions.vocabulary import LONGEST_GAP, units_of, vocabulary_of
from dokmus_widgets.explore.questions.wordings import Polarity, built

#: The sense of words that say nothing; of those that ask for a fact; of what is not in the rules.
_NOTHING, ASKS_FACT, _OUTSIDE = "-", "wh", "outside"
#: The sense of a phrase of which no word has one, if it is the only one; no claim allows it.
_UNKNOWN: Final = "?"
#: What a question contrasts its subject with says nothing: "in the wood, and not on the meadow".
CONTRAST, _CLAUSE = "rather", re.compile(r"([,;:.?!()])")
#: Words that ask for a fact ask for nothing where they begin a clause after three words or more of
#: a question for yes or no: "may I enter a forest, when ..."; by language.
_RELATIVE: Final = {
    "ru": re.compile(
        r"(?i)^(\W*(?:(?:\w+\W+){1,4}?ли\b|можно|могу|может|могут|нельзя|надо|нужно|обязан|должен)"
        r"\s[^,]*\s[^,]*),\s*(?:когда|где|куда|откуда|чей|чь[а-яё]+)\b"  # noqa: RUF001
    )
}
#: What is not so each time is not so always; what is so each time may depend on the players.
_EVERY, _ALWAYS = "every", "always"
#: Senses that make the opposite of a question another one: "only" forbidden is not "only" allowed.
_QUANTIFIERS: Final = frozenset({"only", "every", "any", "both", "not"})
#: The senses that deny: what the denied question has instead, and beside which senses they deny
#: only a part of it.
_DENIALS: Final[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = {
    "maynot": (frozenset({"may"}), frozenset()),
    "false": (frozenset(), frozenset()),
    "forbid": (frozenset({"may"}), _QUANTIFIERS | {"may"}),
    "neednot": (frozenset({"must"}), _QUANTIFIERS | {"may", "must"}),
    "denied": (frozenset(), _QUANTIFIERS | {"clause", "must", "optional", "skip"}),
}
#: A denial means *only* with the sense of "but", and *none* or *nobody* with "even one", if it is
#: the one denial of the question.
_ONLY_NOT, _DENYING = "onlynot", frozenset({"denied", "not"})
_NOT_ONE: Final[Mapping[str, str]] = {"nonenot": "none", "nobodynot": "nobody"}
#: Languages in which a second negation in a question is often that of the verb that asks; then no
#: claim answers it.
_TWICE_DENIED, _DENIED_TWICE_IN = "not+", frozenset({"ja"})
_OPPOSITES: Final = {Polarity.YES: Polarity.NO, Polarity.NO: Polarity.YES}
#: What a question may be about two of, as of forests one of which is free because of the other;
#: then it has a sense with a `+` besides. Only in English does it have one for two of a number.
_DOUBLED: Final = ("forest", "n2", "n3")
_DOUBLED_IN: Final = {"en": _DOUBLED}
#: The guardian cards; the senses that two of them are named in this order, or the other.
_CARDS, _PAIR, _UP, _DOWN = frozenset({"g1", "g2", "g3", "g4", "g5"}), 2, "up", "down"
#: The numbers of which there is a sense; the sense of others, and that there is more than one; how
#: a question compares the true number with one of them.
_COUNTS: Final = (*range(41), 50, 100)
_NUMBERS, _NUMBER, _SEVERAL = frozenset(f"n{one}" for one in _COUNTS), "number", "numbers"
#: Larger ones have both: a claim about other numbers is about these too.
_LARGE: Final = frozenset(f"n{one}" for one in _COUNTS if one > 10)
_COMPARISONS: Final = {"": eq, "atleast": ge, "atmost": le, "above": gt, "below": lt}
#: The senses that questions get without a phrase that has them.
MADE: Final = frozenset(
    {*(f"{one}+" for one in _DOUBLED), _UP, _DOWN, _NUMBER, _SEVERAL, _ALWAYS, *_NUMBERS}
)


class Claim(NamedTuple):
    """The answer of a case to questions with a sense of each need, and none but those allowed.

    ``bars``: senses that take the answer away.
    """

    case: str
    polarity: Polarity
    needs: tuple[frozenset[str], ...]
    allows: frozenset[str]
    bars: frozenset[str]

    def beside(self, senses: frozenset[str]) -> frozenset[str]:
        """Return the senses of a question that the claim does not know."""
        # Who denies a claim denies it in contrast too; a true one may be true of both.
        known = {CONTRAST} if self.polarity is Polarity.NO else set[str]()
        return senses - known - self.allows

    def opposite(self) -> "Claim":
        """Return the claim with Yes for No, and No for Yes."""
        return self._replace(polarity=_OPPOSITES.get(self.polarity, self.polarity))


def claim_about(text: str, language: str, *, is_yes_or_no: bool) -> Claim | None:
    """Return the claim that answers a plain text, if all that answer it agree."""
    if (senses := senses_of(text, language)) is None:
        return None
    denials = senses & _DENIALS.keys()
    if len(denials) > 1:
        return None
    for name in denials:
        found = _claim_with(senses, is_yes_or_no=is_yes_or_no)
        if found and any(name in need for need in found.needs):
            return found
        instead, partial = _DENIALS[name]
        if senses.isdisjoint(partial):
            found = _claim_with((senses - denials) | instead, is_yes_or_no=is_yes_or_no)
            return found and found.opposite()
    return _claim_with(senses, is_yes_or_no=is_yes_or_no)


def claims_like(senses: frozenset[str]) -> Iterator[tuple[Claim, frozenset[str]]]:
    """Return the claims that say yes or no to a part of senses, and the senses each leaves over."""
    asked, denials = [(senses, False)], senses & _DENIALS.keys()
    for name in denials if len(denials) == 1 else ():
        instead, partial = _DENIALS[name]
        if senses.isdisjoint(partial):
            asked.append(((senses - denials) | instead, True))
    for some, is_denied in asked:
        for one in _book().claims_needing(some):
            is_said = all(map(some.__and__, one.needs)) and one.bars.isdisjoint(some)
            if is_said and one.polarity is not Polarity.FACT:
                yield one.opposite() if is_denied else one, one.beside(some)


def _claim_with(senses: frozenset[str], *, is_yes_or_no: bool) -> Claim | None:
    """Return the claim that answers a question with these senses, if all that answer it agree."""
    needed = (one for one in _book().claims_needing(senses) if all(map(senses.__and__, one.needs)))
    found = [one for one in needed if not one.beside(senses)]
    if is_yes_or_no and ASKS_FACT not in senses:
        said = [one for one in found if one.polarity is not Polarity.FACT]
        if said:
            return said[0] if len({one.polarity for one in said}) == 1 else None
    return next((one for one in found if one.polarity is Polarity.FACT), None)


def without_contrast(question: str, language: str) -> str:
    """Return a question with each clause that contrasts shortened to the words that do."""
    if relative := _RELATIVE.get(language):
        question = relative.sub(r"\1,", question)
    parts = _CLAUSE.split(question)
    return "".join(
        f" {found[0]} {found[1]} " if (found := _contrast_of(part, language)) else part
        for part in parts
    )


def _contrast_of(clause: str, language: str) -> tuple[str, str] | None:
    """Return what a clause says before it contrasts, and the words that do."""
    text = f" {plain(clause)} "
    places = [
        (at, one) for one in built(language)["contrasts"] if (at := text.find(f" {one} ")) >= 0
    ]
    if not places:
        return None
    at = min(places)[0]
    return text[:at], max((one for place, one in places if place == at), key=len)


def is_outside(text: str, language: str) -> bool:
    """Return whether a plain text asks for something that the rules do not cover."""
    return any(_OUTSIDE in senses for senses in _senses(text, language))


def senses_of_best(texts: Collection[str], language: str) -> tuple[str, frozenset[str]]:
    """Return the first plain text of which each word has a sense, or one at least, and its senses.

    Without such a text, both are empty.
    """
    known = [(text, senses) for text in texts if (senses := senses_of(text, language))]
    return min(known, key=lambda one: _UNKNOWN in one[1], default=("", frozenset()))


def senses_of(text: str, language: str) -> frozenset[str] | None:
    """Return the senses of a plain text, or nothing if words in two places have none."""
    found = [*_senses(text, language)]
    unknown = [at for at, names in enumerate(found) if not names]
    if not found or (unknown and unknown[-1] - unknown[0] >= len(unknown)):
        return None
    for at in unknown:
        found[at] = frozenset({_UNKNOWN})
    doubled = _DOUBLED_IN.get(language, _DOUBLED[:1])
    added = [f"{one}+" for one in doubled if sum(one in names for names in found) > 1]
    added += [_SEVERAL] * (sum(not _NUMBERS.isdisjoint(names) for names in found) > 1)
    cards = [name for names in found for name in names if name in _CARDS and len(names) == 1]
    if len(cards) == len({*cards}) == _PAIR:
        added.append(_UP if cards == sorted(cards) else _DOWN)
    senses = frozenset().union(*found, added) - {_NOTHING}
    if language in _DENIED_TWICE_IN and sum("not" in names for names in found) > 1:
        senses |= {_TWICE_DENIED}
    is_denied_once = sum(not _DENYING.isdisjoint(names) for names in found) == 1
    for name in senses & _NOT_ONE.keys() if is_denied_once else ():
        senses = senses - _DENYING - {name} | {_NOT_ONE[name]}
    return senses - _DENYING - {_ONLY_NOT} | {"only"} if _ONLY_NOT in senses else senses


@lru_cache(maxsize=64)
def _senses(text: str, language: str) -> tuple[frozenset[str], ...]:
    """Return the senses of each phrase, the longest first; none for an unknown word."""
    vocabulary, (words, units) = vocabulary_of(language), units_of(text, language)
    at, closing, found = 0, dict[int, frozenset[str]](), list[frozenset[str]]()
    while at < len(units):
        if at in closing:
            found.append(closing[at])
            at += 1
            continue
        stop = min((one for one in closing if one > at), default=len(units))
        end, names = vocabulary.phrase_at(at, stop, (words, units))
        if end == at + 1:
            for last in range(end, min(end + 1 + LONGEST_GAP, stop)):
                if around := vocabulary.around(units[at], units[last]):
                    closing[last] = around
                    break
            else:
                found.append(names or _number(units[at]))
        else:
            found.append(names)
        at = end
    return tuple(found)


def _number(word: str) -> frozenset[str]:
    """Return the senses of digits that are not in the vocabulary."""
    if not word.isdecimal():
        return frozenset()
    return frozenset({_NUMBER} | ({f"n{int(word)}"} & _LARGE))


class _Book:
    """The claims of the file, each read when a question has what it needs."""

    def __init__(self) -> None:
        lines = (one for one in read("claims.txt").splitlines() if one[:1] not in ("", "#"))
        self._anyway = frozenset(next(lines).split())
        self._lines, self._needs = list[tuple[str, str, str]](), list[list[str]]()
        self.places_of = defaultdict[str, list[int]](list)
        case = ""
        for line in lines:
            sign, _, senses = line.partition(" ")
            if not senses:
                case = line
                continue
            self.places_of[case].append(len(self._lines))
            self._lines.append((case, sign, senses))
            self._needs.append(senses.partition(":")[0].split())
        times = Counter(need for needs in self._needs for need in needs)
        self._places = defaultdict[str, list[int]](list)
        for place, needs in enumerate(self._needs):
            for sense in min(needs, key=times.__getitem__).split("/"):
                self._places[sense].append(place)
        self.read = cache(self._read)

    def claims_needing(self, senses: frozenset[str]) -> Iterator[Claim]:
        """Return the claims of which all needs but that of a number are among the senses."""
        for place in sorted({at for sense in senses for at in self._places.get(sense, ())}):
            if not any(senses.isdisjoint(need.split("/")) for need in self._needs[place]):
                yield from self.read(place)

    def _read(self, place: int) -> tuple[Claim, ...]:
        """Return the claims of a line: one, or those about a number."""
        case, sign, senses = self._lines[place]
        also = f"{senses}:".split(":")[1].split()
        options = tuple(frozenset(need.split("/")) for need in self._needs[place])
        allows = {one for one in also if one[0] != "!"}.union(self._anyway, *options)
        if _NUMBER in allows:
            allows |= _LARGE
        elif not allows.isdisjoint(_LARGE):
            allows.add(_NUMBER)
        bars = frozenset(one[1:] for one in also if one[0] == "!")
        claim = Claim(case, Polarity.FACT, options, frozenset(allows - bars), bars)
        if sign.isdigit():
            return tuple(_claims_of_number(claim, int(sign)))
        if sign == Polarity.NO and _EVERY in claim.allows:
            claim = claim._replace(allows=claim.allows | {_ALWAYS})
        return (claim._replace(polarity=Polarity(sign)),)


_book: Final = cache(_Book)


def claims() -> Iterator[Claim]:
    """Return the claims of the file."""
    for places in [*_book().places_of.values()]:
        for place in places:
            yield from _book().read(place)


def _claims_of_number(claim: Claim, true: int) -> Iterator[Claim]:
    """Return the claims that a number is the true one, is not, or is more or less than it."""
    for name, compare in _COMPARISONS.items():
        for polarity in (Polarity.YES, Polarity.NO):
            said = {
                f"n{one}" for one in _COUNTS if compare(true, one) is (polarity is Polarity.YES)
            }
            needs = [frozenset(said), *([frozenset({name})] if name else [])]
            allows = claim.allows.union(*needs, {_NUMBER})
            needed = (*claim.needs, *needs)
            yield Claim(claim.case, polarity, needed, allows - {_SEVERAL}, claim.bars)
