"""Where one is among the rule cases: a case, and the rule whose cases are gone through."""

from __future__ import annotations

from dataclasses import dataclass

from dokmus_widgets.cases import Case, case, cases_for
from dokmus_widgets.core import Rule


@dataclass(frozen=True, slots=True)
class CaseCourse:
    """A case and the rule that it is shown for: no rule for a case of one's own, and neither for a
    position.
    """

    case: Case | None = None
    rule: Rule | None = None

    @property
    def siblings(self) -> tuple[Case, ...]:
        """The cases of the rule."""
        return () if self.rule is None else cases_for(self.rule)

    def to_rule(self, rule: str) -> CaseCourse | None:
        """At the first case of a rule; None for one without cases. ``Unknown`` for no rule."""
        found = cases_for(rule)
        return CaseCourse(found[0], Rule(rule)) if found else None

    def to_case(self, wanted: str | Case) -> CaseCourse:
        """At a case, under the same rule where it is about that too. ``Unknown`` for no case."""
        found = wanted if isinstance(wanted, Case) else case(wanted)
        if found not in cases_for(found.rules[0]):
            return CaseCourse(found)
        return CaseCourse(found, self.rule if self.rule in found.rules else found.rules[0])

    def step(self, by: int) -> CaseCourse | None:
        """At the next case of the rule, or back: round and round; None where there is none."""
        around = self.siblings
        if self.case is None or not around:
            return None
        at = next(n for n, one in enumerate(around) if one.id == self.case.id)
        return CaseCourse(around[(at + by) % len(around)], self.rule)
