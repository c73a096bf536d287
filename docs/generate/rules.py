"""The rules by id, each with its text, its readings and the boards of its cases."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Final

from docs.generate.art import figure
from dokmus_widgets.cases import Case, cases_for
from dokmus_widgets.core import SWITCHES, Rule
from dokmus_widgets.core.rules import SWITCH_RULES
from dokmus_widgets.explain.readings import switch_note, switch_question, value_words
from dokmus_widgets.explore.query.words import (
    case_answer,
    case_question,
    family_name,
    family_of,
    rule_name,
    rule_says,
)
from dokmus_widgets.widgets.rules.thumbnail import case_thumbnail

FOLDER: Final = "reference/rules"


def families() -> dict[str, list[Rule]]:
    """Return the rules by family, in the order of the catalogue."""
    found: dict[str, list[Rule]] = {}
    for family, rules in groupby(Rule, family_of):
        found.setdefault(family, []).extend(rules)
    return found


def pages() -> dict[str, str]:
    """Return all pages, by path: an index, and one for each family."""
    return {
        f"{FOLDER}/index.md": _index(),
        **{f"{FOLDER}/{family}.md": _page(family, rules) for family, rules in families().items()},
    }


def _index() -> str:
    lines = [
        "# Rules\n",
        "Every rule has an id. Verdicts, cases, lessons and tests name it, and links open it: "
        "`/rules?rule=forest.cost`. Below each rule are the boards of its cases.\n",
    ]
    for family, rules in families().items():
        lines.append(f"## [{family_name(family)}]({family}.md)\n\n| id | rule | |\n|---|---|---|")
        lines += [
            f"| [`{rule}`]({family}.md#{rule}) | {rule_name(rule)} | {_cell(rule_says(rule))} |"
            for rule in rules
        ]
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _page(family: str, rules: list[Rule]) -> str:
    return "\n".join([f"# {family_name(family)}\n", *map(_rule, rules)])


def _rule(rule: Rule) -> str:
    parts = [f"## {rule_name(rule)} {{ #{rule} }}\n\n`{rule}`\n\n{rule_says(rule)}\n"]
    for switch, one in SWITCH_RULES.items():
        if one is rule:
            values = "; ".join(
                f"`{value}`: {value_words(switch, value)}" for value in SWITCHES[switch]
            )
            parts.append(
                f'!!! note "{switch_question(switch)}"\n    {switch_note(switch)}\n\n'
                f"    The switch `{switch}` of `Rules`: {values}.\n"
            )
    parts.append(f"<!-- live en/rules.html?rule={rule} | Ask this rule on a board -->\n")
    boards = "".join(_board(case) for case in cases_for(rule) if case.rules[0] is rule)
    if boards:
        parts.append(f'<div class="boards">{boards}</div>\n')
    return "\n".join(parts)


def _board(case: Case) -> str:
    question, answer = case_question(case), case_answer(case)
    told = "" if answer == question else f"<br>{escape(answer)}"
    return figure(
        case_thumbnail(case.id),
        f'<strong id="case-{case.id}">{escape(question)}</strong>{told}',
        "small",
    )
