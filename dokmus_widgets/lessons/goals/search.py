"""Ways to a goal: whether it can still be met in this turn, and by which plies."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import NamedTuple

from dokmus_widgets.core import Action, State
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand

#: So many positions are looked at between a click and its answer: some 20 ms.
QUICK = 1500
#: And where a hint is asked for.
THOROUGH = 20000


class Search(NamedTuple):
    """``line``: plies that meet the goal, None where none were found; ``whole``: whether every
    position that the turn leads to has been looked at.
    """

    line: tuple[Action, ...] | None
    whole: bool

    @property
    def out_of_reach(self) -> bool:
        """Whether the goal cannot be met any more, for certain."""
        return self.line is None and self.whole


def ways(stand: Stand, goal: Goal, most: int = THOROUGH) -> Search:
    """The fewest plies of the seat's own that meet the goal, none where it is met already.

    Looks no further than the end of its turn, and at ``most`` positions.
    """
    if goal.met(stand):
        return Search((), True)
    seen: set[State] = {stand.now}
    waiting: deque[tuple[State, tuple[Action, ...]]] = deque([(stand.now, ())])
    while waiting:
        state, line = waiting.popleft()
        if state.to_act != stand.seat or state.round != stand.now.round:
            continue
        for action in state.legal_actions():
            following = state.after(action)
            if following in seen:
                continue
            if goal.met(replace(stand, now=following)):
                return Search((*line, action), True)
            if len(seen) >= most:
                return Search(None, False)
            seen.add(following)
            waiting.append((following, (*line, action)))
    return Search(None, True)
