"""Rule cases: small positions with a question and the expected outcome.

The cases are data, one TOML file per family of rules beside this module; `reader` documents their
fields. Their texts are the messages ``case-<id>`` of `explain/messages/<language>/cases`.

>>> from dokmus_widgets.cases import cases_for
>>> cases_for("forest.cost")[0].actions[0]
Place(space=(0, 1), sacrifice=1)
"""

from dokmus_widgets.cases.catalogue import (
    UnknownNameError,
    case,
    cases,
    cases_for,
    families,
    nearest_cases,
    nearest_rules,
)
from dokmus_widgets.cases.faults import CasesError
from dokmus_widgets.cases.rule_case import Case, Try

__all__ = [
    "Case",
    "CasesError",
    "Try",
    "UnknownNameError",
    "case",
    "cases",
    "cases_for",
    "families",
    "nearest_cases",
    "nearest_rules",
]
