"""Rule cases: positions with a question and the expected outcome, in TOML files (see `reader`).

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
from dokmus_widgets.cases.entries import CasesError
from dokmus_widgets.cases.rule_case import Case, Try

__all__ = ["Case", "CasesError", "Try", "UnknownNameError"]
__all__ += ["case", "cases", "cases_for", "families", "nearest_cases", "nearest_rules"]
