"""Search for plies that meet a goal within the current turn."""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate
from typing import Final, NamedTuple

from dokmus_widgets.core import Action, SeatScore, State, parse_space
from dokmus_widgets.lessons.goals.goal import Goal, Predicate, parts_of
from dokmus_widgets.lessons.goals.predicates import Stand

#: Limit of the breadth-first search, fast enough for a click.
_MAX_POSITIONS: Final = 1500
#: Time limit of the exact turn search, per part of a goal.
_MAX_SECONDS: Final = 2.0
_SCORE_LINES: Final = {"tiles": "tiles_reached", "complete": "complete_tiles"}


class Search(NamedTuple):
    """A search result: plies to the goal, if found, and whether the search was exhaustive."""

    line: tuple[Action, ...] | None
    whole: bool

    @property
    def out_of_reach(self) -> bool:
        """True if the goal provably cannot be met any more."""
        return self.line is None and self.whole


def ways(stand: Stand, goal: Goal) -> Search:
    """Find plies to the goal by the end of the turn, for a few seconds, the fewest if near."""
    found = near(stand, goal)
    return found if found.whole else _by_turn(stand, goal)


def near(stand: Stand, goal: Goal) -> Search:
    """Find the fewest plies to the goal by breadth-first search of a few positions."""
    if goal.met(stand):
        return Search((), True)
    seen: set[State] = {stand.now}
    queue: deque[tuple[State, tuple[Action, ...]]] = deque([(stand.now, ())])
    while queue:
        state, line = queue.popleft()
        if state.to_act != stand.seat or state.round != stand.now.round:
            continue
        for action in state.legal_actions():
            following = state.after(action)
            if following in seen:
                continue
            if goal.met(replace(stand, now=following)):
                return Search((*line, action), True)
            if len(seen) >= _MAX_POSITIONS:
                return Search(None, False)
            seen.add(following)
            queue.append((following, (*line, action)))
    return Search(None, True)


def _by_turn(stand: Stand, goal: Goal) -> Search:
    """Find the best line for a part of the goal, completed by a search from its positions."""
    for part in parts_of(goal) if stand.turn else ():
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
    """Yield the best lines for a part of a goal; None if it provably cannot be met."""
    # Imported here because few goals need it.
    from dokmus_widgets.analysis.turns import Deadline, SearchStopped, Weights, best_end, reach_map

    match part:
        case Predicate("token_on" | "discovered" as name, str(wish)):
            reach = reach_map(stand.now, Deadline(seconds=_MAX_SECONDS))
            way_to = reach.to_space if name == "token_on" else reach.to_temple
            ways = (
                way_to(parse_space(space), Deadline(seconds=_MAX_SECONDS)) for space in wish.split()
            )
            with suppress(SearchStopped):
                yield from (way.line for way in ways if way)
        case Predicate("points" | "gained" | "tiles" | "complete" | "line" as name, wish):
            line = wish["line"] if name == "line" else _SCORE_LINES.get(name, "total")
            weights = (float(line in (one, "total")) for one in SeatScore.__match_args__[:-1])
            ruins, small, large, whole, tiles, lost = weights
            worth = Weights((ruins, small, large, whole, tiles, lost))
            best = best_end(stand.now, worth, Deadline(seconds=_MAX_SECONDS))
            # Without volcanoes the score is highest at the end of the turn.
            is_certain = best.exact and line == "total" and not stand.now.island.volcano
            falls_short = not part.met(replace(stand, now=best.end.after(stand.now)))
            yield None if is_certain and falls_short else best.line
