"""Whole turns of the seat to act, searched to their end, in every reading of the rules.

- ``turn_ends(state, watch=None) -> TurnEnds``: every distinct end of the turn, each an ``End``;
  ``len``, ``count(watch)``, iteration, ``exact``, ``best(count, worth)``.
- ``best_end(state, worth=POINTS, watch=None) -> Best``: an end worth most, with a legal line to it.
  ``finding_best`` is the same bit by bit.
- ``reach_map(state, watch=None) -> ReachMap``: for every space and temple the fewest tokens that
  get there, with a shortest legal line, or None. ``mapping_reach`` is the same bit by bit.
- ``line_to(state, end, watch=None) -> tuple of actions``: legal ones to one of the ends.

``Watch(stop=None, seconds=None)`` ends a search early, and tells how far it has come; what was
found says by ``exact`` whether it did; for a line, `Stopped` is raised. A turn in the middle is
searched from there on. All raise ``ValueError`` where no turn goes on.
"""

from dokmus_widgets.analysis.turns.best import Best, best_end, finding_best
from dokmus_widgets.analysis.turns.ends import End, TurnEnds, turn_ends
from dokmus_widgets.analysis.turns.lines import line_to
from dokmus_widgets.analysis.turns.reach import ReachMap, Way, mapping_reach, reach_map
from dokmus_widgets.analysis.turns.watch import Stopped, Watch
from dokmus_widgets.analysis.turns.worth import LEAD, POINTS, Worth

__all__ = [
    "LEAD",
    "POINTS",
    "Best",
    "End",
    "ReachMap",
    "Stopped",
    "TurnEnds",
    "Watch",
    "Way",
    "Worth",
    "best_end",
    "finding_best",
    "line_to",
    "mapping_reach",
    "reach_map",
    "turn_ends",
]
