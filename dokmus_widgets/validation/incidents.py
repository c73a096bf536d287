"""Counters of internal errors and refused requests, for tests and operators."""

from collections import Counter
from typing import Final

#: ``"fault"``: an internal error, logged with its traceback; ``"refused"``: a refused request.
incident_counts: Final[Counter[str]] = Counter()
