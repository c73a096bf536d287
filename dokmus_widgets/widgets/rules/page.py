"""The page of a rule below the board: cases, readings, and related rules."""

from dataclasses import replace
from functools import lru_cache

from dokmus_widgets.cases import Case, cases_for
from dokmus_widgets.core import SWITCHES, Rule, Rules
from dokmus_widgets.explain.messages import language, say
from dokmus_widgets.explain.readings import preset_words, switch_note, switch_question, value_words
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.explore.query.words import case_answer, case_title, rule_name
from dokmus_widgets.explore.rules.about import own_readings_of, switches_of, touched_by
from dokmus_widgets.explore.rules.comparing import documents_with
from dokmus_widgets.widgets.sections.basic import Titled
from dokmus_widgets.widgets.sections.rules import Differs, Plain, RulePage, Sample


def rule_page(rule: Rule, shown: Case) -> RulePage:
    """Return the page of a rule, with the case that is ``shown``."""
    return replace(_page(rule, language()), shown=shown.id)


# The page is built after each click.
@lru_cache(maxsize=64)
def _page(rule: Rule, _language: str) -> RulePage:
    chips = [
        Plain("show_rule", rule_name(one), str(one), label=str(one)) for one in touched_by(rule)
    ]
    return RulePage(
        Titled(say("about-cases"), [_case_sample(case) for case in cases_for(rule)]),
        Titled(say("family-readings"), [_difference(switch) for switch in switches_of(rule)]),
        Titled(say("about-ours"), [say(f"ours-{name}") for name in own_readings_of(rule)]),
        Titled(say("about-touches"), chips),
        "",
    )


def _case_sample(case: Case) -> Sample:
    done = case.state.check(case.actions[0]).legal if case.actions else None
    return Sample("show_case", case_title(case), case.id, hint=case_answer(case), done=done)


def _difference(switch: str) -> Differs:
    values = [(value_words(switch, value), _rulebooks(switch, value)) for value in SWITCHES[switch]]
    question, note = switch_question(switch), switch_note(switch)
    press = ("compare_switch", say("compare-show"), switch)
    return Differs(*press, question=question, note=note, values=values)


def _rulebooks(switch: str, value: str | bool) -> str:
    rules = Rules().replaced(**{switch: value})
    return listed([preset_words(name) for name in documents_with(rules, [switch])])
