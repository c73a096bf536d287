"""Turns of a reviewed game to learn from, and the verdict on a new try, by points."""

from collections.abc import Collection
from typing import Final, NamedTuple

from dokmus_widgets.core import Phase
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Review, TurnMade, total

#: A turn is worth playing again if it missed this many points,
LEAST_MISSED: Final = 3
#: and this share of the possible ones.
LEAST_SHARE: Final = 0.25
MOST_TURNS: Final = 5


def is_costly(made: int, best: int) -> bool:
    """Return whether a turn missed enough to learn from it."""
    return best - made >= max(LEAST_MISSED, LEAST_SHARE * best)


def is_own(turn: TurnMade, own: Collection[int]) -> bool:
    """Return whether a person played a turn; ``own``: their seats, none where all are."""
    return not own or turn.seat in own


def search_order(review: Review, own: Collection[int], first: TurnMade | None) -> list[TurnMade]:
    """Return the turns whose maximum is unknown: this one first, then those of people."""
    left = [turn for turn in review.turns if review.known(turn) is None]
    return sorted(left, key=lambda turn: (turn is not first, not is_own(turn, own)))


def turns_to_learn(review: Review, own: Collection[int]) -> list[tuple[TurnMade, int]]:
    """Return the costliest of the searched turns, with the points missed, costliest first."""
    missed = [
        (turn, best.points - turn.made)
        for turn in review.turns
        if is_own(turn, own) and (best := review.known(turn)) and is_costly(turn.made, best.points)
    ]
    return sorted(missed, key=lambda one: -one[1])[:MOST_TURNS]


class Verdict(NamedTuple):
    """Points of a new try, of the turn in the game, and of the best one.

    ``least``: the points from which it counts, halfway from the game's to the best.
    """

    points: int
    made: int
    best: int

    @property
    def least(self) -> int:
        return self.made + (self.best - self.made + 1) // 2

    @property
    def counts(self) -> bool:
        return self.points >= self.least


def judge(line: History, turn: TurnMade, best: int) -> Verdict | None:
    """Judge a turn, which a line plays anew, by its points only; None while it goes on."""
    for end in line.states[1:]:
        if end.to_act != turn.seat or end.phase is not Phase.TURNS:
            break
    else:
        return None
    return Verdict(total(end, turn.seat) - total(turn.before, turn.seat), turn.made, best)
