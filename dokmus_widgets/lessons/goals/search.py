"""Ways to a goal: whether it can still be met in this turn, and by which plies."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate
from typing import Final, NamedTuple

from dokmus_widgets.core import Action, SeatScore, State, parse_space
from dokmus_widgets.lessons.goals.goal import Goal, Predicate
from dokmus_widgets.lessons.goals.predicates import Stand

#: So many positions are looked at one by one, as between a click and its answer.
_FEW: Final = 1500
#: And so long whole turns are searched, for each part of a goal.
_SECONDS: Final = 2.0
#: The lines of the sheet that a goal looks at, where it is not all.
_COUNTED: Final = {"tiles": "tiles_reached", "complete": "complete_tiles"}


class Search(NamedTuple):
    """``line``: plies that meet the goal, None where none were found; ``whole``: whether the answer
    is certain.
    """

    line: tuple[Action, ...] | None
    whole: bool

    @property
    def out_of_reach(self) -> bool:
        """Whether the goal cannot be met any more, for certain."""
        return self.line is None and self.whole


def ways(stand: Stand, goal: Goal) -> Search:
    """Plies of the seat's own that meet the goal, none where it is met already; the fewest, where
    they are near. Looks no further than the end of its turn, and for a few seconds at most.
    """
    found = near(stand, goal)
    return found if found.whole else _by_turn(stand, goal)


def near(stand: Stand, goal: Goal) -> Search:
    """The fewest plies, where the first positions that the turn leads to tell."""
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
            if len(seen) >= _FEW:
                return Search(None, False)
            seen.add(following)
            waiting.append((following, (*line, action)))
    return Search(None, True)


def _by_turn(stand: Stand, goal: Goal) -> Search:
    """Plies that do most for a part of the goal, and what else is near from there."""
    for part in goal.parts if stand.turn else ():
        for line in _lines(stand, part):
            if line is None:
                return Search(None, True)
            states = list(accumulate(line, State.after, initial=stand.now))
            for plies, now in enumerate(states):
                if goal.met(replace(stand, now=now)):
                    return Search(line[:plies], True)
            then = near(replace(stand, now=states[-1]), goal).line
            if then is not None:
                return Search((*line, *then), True)
    return Search(None, False)


def _lines(stand: Stand, part: Goal) -> Iterator[tuple[Action, ...] | None]:
    """What does most for a part of a goal; None where for certain not enough can be done."""
    # Few goals are so far away that a page has to load it.
    from dokmus_widgets.analysis.turns import Deadline, SearchStopped, Weights, best_end, reach_map

    match part:
        case Predicate("token_on" | "discovered" as name, str(wish)):
            reach = reach_map(stand.now, Deadline(seconds=_SECONDS))
            way_to = reach.to_space if name == "token_on" else reach.to_temple
            ways = (
                way_to(parse_space(space), Deadline(seconds=_SECONDS)) for space in wish.split()
            )
            with suppress(SearchStopped):
                yield from (way.line for way in ways if way)
        case Predicate("points" | "gained" | "tiles" | "complete" | "line" as name, wish):
            line = wish["line"] if name == "line" else _COUNTED.get(name, "total")
            counted = (float(line in (one, "total")) for one in SeatScore.__match_args__[:-1])
            ruins, small, large, whole, tiles, lost = counted
            worth = Weights((ruins, small, large, whole, tiles, lost))
            best = best_end(stand.now, worth, Deadline(seconds=_SECONDS))
            # Before the end there are more points only where tokens burn in it.
            certain = best.exact and line == "total" and not stand.now.island.volcano
            short = not part.met(replace(stand, now=best.end.after(stand.now)))
            yield None if certain and short else best.line
