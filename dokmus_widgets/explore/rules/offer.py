"""What is offered for a rule or a case that there is not."""

from __future__ import annotations

from dataclasses import dataclass

from dokmus_widgets.cases import case
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explore.asking.words import case_title, rule_name
from dokmus_widgets.explore.questions.finding import find

_MOST = 3


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Answer):
    """A refusal that offers something else: ``ids`` of rules and cases. Prints with their names."""

    ids: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "\n  ".join([self.words, *(f"{name_of(id)} [{id}]" for id in self.ids)])


def name_of(id: str) -> str:
    """What a rule or a case is called, by its id."""
    return rule_name(id) if id in list(Rule) else case_title(case(id))


def nearest_to(wish: str) -> tuple[str, ...]:
    """The ids of what a search for a wrong name finds: rules, or else cases."""
    found = find(wish)
    return tuple(map(str, found.rules))[:_MOST]
