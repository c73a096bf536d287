"""Exact turn search: the rest of the current seat's turn, searched completely under any rules.

The ``..._incrementally`` variants are generators that yield after each slice of work. A `Deadline`
ends a search early: results then have ``exact=False``, and searches for a line raise
`SearchStopped`. All raise ``ValueError`` if the position is not in a turn.
"""

from dokmus_widgets.analysis.turns.best import BestTurn, best_end, best_end_incrementally
from dokmus_widgets.analysis.turns.deadline import Deadline, SearchStopped
from dokmus_widgets.analysis.turns.ends import EndPosition, TurnEnds, turn_ends
from dokmus_widgets.analysis.turns.evaluation import LEAD, POINTS, Weights
from dokmus_widgets.analysis.turns.lines import line_to
from dokmus_widgets.analysis.turns.reach import (
    ReachLine,
    ReachMap,
    reach_map,
    reach_map_incrementally,
)

__all__ = ["LEAD", "POINTS", "BestTurn", "Deadline", "EndPosition", "ReachLine", "ReachMap"]
__all__ += ["SearchStopped", "TurnEnds", "Weights", "best_end", "best_end_incrementally"]
__all__ += ["line_to", "reach_map", "reach_map_incrementally", "turn_ends"]
