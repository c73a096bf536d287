"""Suggestions for unknown rules and cases."""

from dataclasses import dataclass

from dokmus_widgets.cases import case
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explore.query.words import case_title, rule_name
from dokmus_widgets.explore.questions.finding import find

_MOST = 3


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Answer):
    """Refusal with suggestions: ``ids`` of rules and cases."""

    ids: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "\n  ".join([self.words, *(f"{name_of(id)} [{id}]" for id in self.ids)])


def name_of(id: str) -> str:
    """Return the name of a rule or case, by id."""
    return rule_name(id) if id in list(Rule) else case_title(case(id))


def nearest_to(wish: str) -> tuple[str, ...]:
    """Return the ids that a search for a wrong name finds: rules, otherwise cases."""
    found = find(wish)
    return tuple(map(str, found.rules))[:_MOST]
