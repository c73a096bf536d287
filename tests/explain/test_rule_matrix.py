"""The sentence of every rule in every preset: it holds there, or its page says what differs."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import cases_for
from dokmus_widgets.core import PRESETS, SWITCHES, Action, Rule, Rules, State
from dokmus_widgets.core.rules import SWITCH_RULES
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explain.readings import preset_words, value_words
from dokmus_widgets.explore.rules.about import touched_by
from dokmus_widgets.widgets.rules.page import rule_page
from dokmus_widgets.widgets.sections.rules import Differs
from tests.reference import naive


def _readings(rule: Rule) -> list[Differs]:
    """Return the points on the page of a rule that rulebooks read differently."""
    page = rule_page(rule, cases_for(rule)[0])
    return [*page.readings.parts]


def _is_legal(state: State, action: Action, rules: Rules) -> bool:
    """Return whether the reference implementation allows an action in a reading."""
    allowed = naive.legal_actions(state.replaced(rules=rules).to_dict())
    asked = action.to_dict()
    return any(one.items() <= asked.items() for one in allowed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("rule", list(Rule))
def test_the_sentence_of_a_rule_holds_or_its_page_says_what_differs(
    rule: Rule, preset: str
) -> None:
    usual, read = Rules(), Rules.preset(preset)
    switches = [one for one in SWITCHES if getattr(usual, one) != getattr(read, one)]
    # The rules whose pages say that this preset differs.
    telling = {SWITCH_RULES[switch] for switch in switches}
    for case in cases_for(rule):
        for action in case.actions:
            verdicts = [case.state.replaced(rules=one).check(action) for one in (usual, read)]
            legal = [_is_legal(case.state, action, one) for one in (usual, read)]
            assert legal == [one.legal for one in verdicts], case.id
            if legal[0] is not legal[1]:
                named = {rule for one in verdicts for rule in one.rules}
                assert telling & {rule, *touched_by(rule), *case.rules, *named}, case.id
    for language in LANGUAGES:
        with speaking(language):
            assert say(f"rule-{str(rule).replace('.', '-')}.says")
            differs = _readings(rule)
            own = [switch for switch, about in SWITCH_RULES.items() if about is rule]
            assert [one.value for one in differs] == own
            for one in differs:
                naming = [words for words, books in one.values if preset_words(preset) in books]
                assert naming == [value_words(one.value, getattr(read, one.value))]
