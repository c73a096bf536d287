"""Claims: questions by the senses of their words, with the case and the answer, in all languages.

A claim answers only questions of whose words it knows each: *only*, *every* or *without* that it
does not name leave a question without a verdict.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from operator import eq, ge, gt, le, lt
from typing import Final, NamedTuple

from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.vocabulary import GAP, LONGEST_GAP, Units, units_of
from dokmus_widgets.explore.questions.wordings import Polarity, concepts

_FILE: Final = files("dokmus_widgets.explore.questions") / "claims.txt"
#: The sense of words that say nothing; of those that ask for a fact; of what is not in the rules.
_NOTHING, _ASKS_FACT, _OUTSIDE = "-", "wh", "outside"
#: What a question contrasts its subject with says nothing: "in the wood, and not on the meadow".
_CONTRAST, _CLAUSE = "rather", re.compile(r"([,;:.?!()])")
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
    """The answer of a case to questions with a sense of each need, and none but those allowed."""

    case: str
    polarity: Polarity
    needs: tuple[frozenset[str], ...]
    allows: frozenset[str]

    def answers(self, senses: frozenset[str]) -> bool:
        # Who denies a claim denies it in contrast too; a true one may be true of both.
        known = senses - {_CONTRAST} if self.polarity is Polarity.NO else senses
        return known <= self.allows and all(need & senses for need in self.needs)

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
        instead, partial = _DENIALS[name]
        if senses.isdisjoint(partial):
            found = _claim_with((senses - denials) | instead, is_yes_or_no=is_yes_or_no)
            return found and found.opposite()
    return _claim_with(senses, is_yes_or_no=is_yes_or_no)


def _claim_with(senses: frozenset[str], *, is_yes_or_no: bool) -> Claim | None:
    """Return the claim that answers a question with these senses, if all that answer it agree."""
    places = sorted({place for sense in senses for place in _places_by_sense().get(sense, ())})
    found = [one for one in map(claims().__getitem__, places) if one.answers(senses)]
    facts = [one for one in found if one.polarity is Polarity.FACT]
    if is_yes_or_no and _ASKS_FACT not in senses and len(facts) < len(found):
        said = [one for one in found if one not in facts]
        return said[0] if len({one.polarity for one in said}) == 1 else None
    return next(iter(facts), None)


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
    text, phrases = f" {plain(clause)} ", concepts(language, "senses").get(_CONTRAST, ())
    places = [(at, phrase) for phrase in phrases if (at := text.find(f" {plain(phrase)} ")) >= 0]
    if not places:
        return None
    at = min(places)[0]
    return text[:at], max((one for place, one in places if place == at), key=len)


def is_outside(text: str, language: str) -> bool:
    """Return whether a plain text asks for something that the rules do not cover."""
    return any(_OUTSIDE in senses for senses in _senses(text, language))


def senses_of(text: str, language: str) -> frozenset[str] | None:
    """Return the senses of a plain text, or nothing if a word has none."""
    found = [*_senses(text, language)]
    if not found or not all(found):
        return None
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


def _senses(text: str, language: str) -> Iterator[frozenset[str]]:
    """Return the senses of each phrase, the longest first; none for an unknown word."""
    (known, longest), (words, units) = _vocabulary(language), units_of(text, language)
    at, closing = 0, dict[int, frozenset[str]]()
    while at < len(units):
        if at in closing:
            yield closing[at]
            at += 1
            continue
        stop = min((one for one in closing if one > at), default=len(units))
        ways = (
            (end, kind.get(one[at:end]))
            for end in range(min(at + longest, stop), at, -1)
            for kind in known
            for one in (words, units)
        )
        end, names = next((way for way in ways if way[1]), (at + 1, None))
        if end == at + 1:
            for last in range(end, min(end + 1 + LONGEST_GAP, stop)):
                if around := known[0].get((units[at], GAP, units[last])):
                    closing[last] = around
                    break
            else:
                yield names or _number(units[at])
        else:
            yield names or frozenset()
        at = end


def _number(word: str) -> frozenset[str]:
    """Return the senses of digits that are not in the vocabulary."""
    if not word.isdecimal():
        return frozenset()
    return frozenset({_NUMBER} | ({f"n{int(word)}"} & _LARGE))


@cache
def _vocabulary(language: str) -> tuple[list[dict[Units, frozenset[str]]], int]:
    """Return the senses of each phrase, the first table before the others; the longest length."""
    named = frozenset[str]().union(*(one.allows for one in claims()))
    lexicon = {name: some for name, some in concepts(language).items() if name in named}
    found = list[dict[Units, frozenset[str]]]()
    for kind in (concepts(language, "senses"), lexicon):
        phrases = [
            (units_of(one, language), frozenset(names.split()))
            for names, some in kind.items()
            for one in some
        ]
        # A word that is known as it is means that, and not what one of the same stem does.
        known = {units[1]: names for units, names in reversed(phrases)}
        found.append(known | {units[0]: names for units, names in reversed(phrases)})
    found.append(_with_other_numbers(found) if language in _PLURALS else {})
    return found, max(len(phrase) for known in found for phrase in known)


#: Languages whose words end with an s in the plural or the third person; shorter words do not.
_PLURALS, _MIN_INFLECTED = {"en"}, 2


def _with_other_numbers(
    known: list[dict[Units, frozenset[str]]],
) -> dict[Units, frozenset[str]]:
    """Return phrases with one of their words put in the plural or third person, or back."""
    found = dict[Units, frozenset[str]]()
    for units, senses in (item for kind in known for item in kind.items()):
        for at, word in enumerate(units):
            if len(word) > _MIN_INFLECTED:
                other = word[:-1] if word.endswith("s") else f"{word}s"
                found.setdefault((*units[:at], other, *units[at + 1 :]), senses)
    return found


@cache
def claims() -> tuple[Claim, ...]:
    """Return the claims of the file."""
    lines = (one for one in _FILE.read_text("utf-8").splitlines() if one[:1] not in ("", "#"))
    anyway, case, found = next(lines).split(), "", list[Claim]()
    for line in lines:
        sign, _, senses = line.partition(" ")
        if not senses:
            case = line
            continue
        needs, also = ([*part.split()] for part in f"{senses}:".split(":")[:2])
        options = tuple(frozenset(need.split("/")) for need in needs)
        allows = {one for one in also if one[0] != "!"}.union(anyway, *options)
        if _NUMBER in allows:
            allows |= _LARGE
        elif not allows.isdisjoint(_LARGE):
            allows.add(_NUMBER)
        barred = {one[1:] for one in also}
        claim = Claim(case, Polarity.FACT, options, frozenset(allows - barred))
        if sign.isdigit():
            found += _claims_of_number(claim, int(sign))
            continue
        if sign == Polarity.NO and _EVERY in claim.allows:
            claim = claim._replace(allows=claim.allows | {_ALWAYS})
        found.append(claim._replace(polarity=Polarity(sign)))
    return tuple(found)


@cache
def _places_by_sense() -> Mapping[str, list[int]]:
    """Return the places of claims by the senses of the need that the fewest claims have."""
    times = Counter(sense for one in claims() for need in one.needs for sense in need)
    places = defaultdict[str, list[int]](list)
    for place, one in enumerate(claims()):
        for sense in min(one.needs, key=lambda need: sum(map(times.__getitem__, need))):
            places[sense].append(place)
    return places


def _claims_of_number(claim: Claim, true: int) -> Iterator[Claim]:
    """Return the claims that a number is the true one, is not, or is more or less than it."""
    for name, compare in _COMPARISONS.items():
        for polarity in (Polarity.YES, Polarity.NO):
            said = {
                f"n{one}" for one in _COUNTS if compare(true, one) is (polarity is Polarity.YES)
            }
            needs = [frozenset(said), *([frozenset({name})] if name else [])]
            allows = claim.allows.union(*needs, {_NUMBER})
            yield Claim(claim.case, polarity, (*claim.needs, *needs), allows - {_SEVERAL})
