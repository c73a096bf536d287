"""The index of the rules explorer: search results, or all rules by family."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from dokmus_widgets.cases import Case, cases_for, families
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import language, say, speaking
from dokmus_widgets.explore.query.words import (
    case_question,
    case_title,
    family_name,
    family_of,
    rule_name,
)
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.finding import MAX_QUERY_LENGTH
from dokmus_widgets.explore.questions.headline import Headline
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.search import Search
from dokmus_widgets.widgets.sections import Titled, rules
from dokmus_widgets.widgets.sections.rules import Family, Finder, Hit, Listed, Plain

#: Number of results shown if none is certain.
_MAX_GUESSES = 3
#: Shorter queries are still being typed: no message that nothing was found.
_MIN_QUERY = 3
#: Messages with questions to begin with, from well-known rules to rarer ones.
_EXAMPLES = (
    *("find-example-turn", "find-example-forest", "find-example-water"),
    *("find-example-temple", "find-example-volcano", "find-example-tie"),
)


def index_section(explorer: Explorer, search: Search) -> Finder:
    """Return the search with its results, or the index of all rules."""
    asked = bool(search.found.hits) or len(search.typed.strip()) >= _MIN_QUERY
    told = search.headline if search.found.is_confident else None
    return Finder(
        say("find-title"),
        say("find-label"),
        say("find-hint"),
        typed=search.typed,
        longest=MAX_QUERY_LENGTH,
        speaks=_language_offer(search.found.language),
        headline=None if told is None else _headline(told),
        found=_found(search) if asked else None,
        families=[_family(explorer, family, held) for family, held in families().items()],
        browses=not search.found.is_confident,
        examples=_examples() if explorer.is_blank and not search.typed.strip() else None,
        fresh="finder",
    )


def _examples() -> Titled[Plain]:
    return Titled(say("find-examples"), [Plain("search", say(one), say(one)) for one in _EXAMPLES])


def _language_offer(typed: str) -> Plain | None:
    if typed in ("", language()):
        return None
    with speaking(typed):
        return Plain("set_language", say("find-answer-in"), typed)


def _headline(told: Headline) -> rules.Headline:
    rule = Plain("show_rule", rule_name(told.rule), str(told.rule), label=str(told.rule))
    why = "" if plain(told.why) == plain(told.words) else told.why
    return rules.Headline(told.words, told.yes, why, told.ours, rule)


def _found(search: Search) -> Titled[Hit]:
    found = search.found
    shown = found.hits if found.is_confident else found.hits[:_MAX_GUESSES]
    hits = [
        Hit(
            "look_found",
            case_title(hit.case),
            hit.case.id,
            current=number == search.at,
            family=family_name(hit.case.family),
            ask=_asks(hit.case),
        )
        for number, hit in enumerate(shown)
    ]
    name = "find-related" if found.is_confident else "find-meant" if hits else "find-none"
    return Titled(say(name, wish=search.typed.strip()), hits)


def _asks(case: Case) -> str:
    """Return the question of a case, unless it is its title."""
    ask = case_question(case)
    return ask if ask != case_title(case) else ""


def _cases(cases: Iterable[Case], shown: Case | None = None) -> list[Plain]:
    return [Plain("show_case", case_title(one), one.id, current=one is shown) for one in cases]


def _family(explorer: Explorer, family: str, held: tuple[Case, ...]) -> Family:
    """Return a family with its rules; the family of readings has cases instead."""
    rules = [rule for rule in Rule if family_of(rule) == family]
    shown, case = (None, None) if explorer.is_blank else (explorer.rule, explorer.case)
    note = say("find-count", cases=len(held))
    if rules:
        listed = [
            _current(rule, case) if rule == shown else _rule(rule, language()) for rule in rules
        ]
        current = shown in rules
    else:
        cases, first = _cases(held, case), held[0].id if held else ""
        listed = [Listed("show_case", say("find-others"), first, hint=note, cases=cases)]
        current = case in held
    return Family(family_name(family), listed, note, current)


def _current(rule: Rule, case: Case | None) -> Listed:
    listed = _rule(rule, language())
    return replace(listed, current=True, cases=_cases(cases_for(rule), case))


@lru_cache(maxsize=256)
def _rule(rule: Rule, _language: str) -> Listed:
    name, many = str(rule), len(cases_for(rule))
    return Listed("show_rule", rule_name(rule), name, hint=str(many), label=name)
