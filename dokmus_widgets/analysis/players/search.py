"""The strong players: promising ends of a turn, cards and starts, weighed up by playouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, TypeVar

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.players.ahead import WAYS, best_card, worth_next, worth_with
from dokmus_widgets.analysis.players.ends import end_by, finding, promising
from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import BY_HABIT, Choice, Why
from dokmus_widgets.analysis.players.playouts import Playout
from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.analysis.turns import Watch, finding_best
from dokmus_widgets.core import ChooseGuardian, Phase, State

T = TypeVar("T")

#: Sets up the game of that number, to be played out: the same number, the same hidden cards.
Trial = Callable[[int], Playout]

#: So many points ahead make a win likely, by a logistic curve.
LIKELY: Final = 8.0
#: What is known before anything is played out counts as so many playouts; what a point brings then.
KNOWN, POINT = 60, 0.03
#: What a point counts that the others lose, on average, by the number of seats.
HARM: Final = {2: 1.0, 3: 0.0, 4: 0.0}
#: The fewest playouts that anything is judged by.
FEWEST: Final = 8


@dataclass(frozen=True, slots=True)
class Searcher:
    """A player whose work is bounded by numbers, never by time.

    ``looks``: the share of its decisions that it works out, 0 to 1; the others it makes as gentle
    players do. ``width``: ways followed at each stage of a turn; ``ends``: of those found, judged
    further by the own turn that follows; ``playouts``: by which the best of these are judged in the
    end; ``drafts``: by which cards are, each of them with the own turn searched; ``exact``: whether
    the end with most points of all is judged, too.
    ``stop``: asked in between, whether to answer with what is best until now: only for live play.
    """

    name: str
    looks: float
    width: int
    ends: int
    playouts: int
    drafts: int
    exact: bool = False
    stop: Callable[[], bool] = lambda: False

    def choose(self, seen: Observation, random: Random) -> Choice:
        """What it does; ``ValueError`` where there is nothing to do."""
        return at_once(self.think(seen, random))

    def think(self, seen: Observation, random: Random) -> Thinking[Choice]:
        """The same, bit by bit."""
        legal = seen.table.legal_actions()
        if not legal:
            raise ValueError("nobody can act in this position")
        if len(legal) == 1:
            return Choice(legal[0], BY_HABIT)
        if self.looks < 1 and random.random() >= self.looks:
            return Choice(gentle.choose(seen.table, random), BY_HABIT)
        by_phase = {Phase.START: self._start, Phase.GUARDIANS: self._card}
        ways = by_phase.get(seen.table.phase, self._turn)
        return (yield from ways(seen, random.getrandbits(48)))

    def _turn(self, seen: Observation, luck: int) -> Thinking[Choice]:
        harm = HARM[seen.table.seats]
        found = yield from finding(seen.table, self.width, harm, self.stop)
        ends = found[: self.ends]
        if self.exact and not self.stop():
            found_best = yield from finding_best(seen.table, watch=Watch(self.stop))
            most = end_by(seen.table, found_best.line, harm)
            ends += [most] if all(end.after != most.after for end in ends) else []
        following = (seen.table.guardians[seen.seat] or 0) + 1

        def trial(after: State) -> Trial:
            playing = after.phase is Phase.TURNS
            holdings = seen.holdings if playing else (after.guardians,)
            return lambda game: Playout(after, holdings[game % len(holdings)], following)

        values = [end.value for end in ends]
        if len(ends) > 1 and not self.stop():
            values = yield from _each(lambda end: worth_next(seen.table, end, harm), ends)
        trials = [trial(end.after) for end in ends]
        best, why = yield from self._best(trials, seen.seat, luck, self.playouts, values)
        action, *then = ends[best].line
        return Choice(action, why, tuple(then))

    def _card(self, seen: Observation, luck: int) -> Thinking[Choice]:
        table, seat, cards = seen.table, seen.seat, seen.offered or ()

        def trial(card: int) -> Trial:
            def begun(game: int) -> Playout:
                held = list(seen.holdings[game % len(seen.holdings)])
                held[seat] = card
                playout = Playout(table, held, 0)
                playout.play(Random(luck ^ game).random, seat)
                [end, *_] = promising(playout.state(table.rules, seat), WAYS)
                return Playout(end.after, playout.cards, card + 1)

            return begun

        harm, trials = HARM[table.seats], [*map(trial, cards)]
        values = yield from _each(lambda card: worth_with(table, seat, card, harm), cards)
        best, why = yield from self._best(trials, seat, luck, self.drafts, values)
        return Choice(ChooseGuardian(cards[best]), why)

    def _start(self, seen: Observation, luck: int) -> Thinking[Choice]:
        starts = [*seen.table.legal_actions()]
        Random(luck).shuffle(starts)

        def trial(after: State) -> Trial:
            def begun(game: int) -> Playout:
                random, state = Random(luck ^ game), after
                while state.phase is Phase.START and (start := state.random_action(random)):
                    state = state.after(start)
                return Playout(state, state.guardians, 0)

            return begun

        afters, values = [seen.table.after(start) for start in starts], [0.0] * len(starts)
        if not self.stop():
            seats, card = seen.table.seats, best_card(seen.table.seats)
            harm = HARM[seats]
            values = yield from _each(lambda at: worth_with(at, seen.seat, card, harm), afters)
        trials = [*map(trial, afters)]
        best, why = yield from self._best(trials, seen.seat, luck, self.playouts, values)
        return Choice(starts[best], why)

    def _best(
        self, trials: Sequence[Trial], seat: int, luck: int, playouts: int, values: Sequence[float]
    ) -> Thinking[tuple[int, Why]]:
        """Which of these does best for a seat, by about so many playouts, and why.

        ``values``: what is known of them, in points. The better half goes on each time (successive
        halving), and the same luck is tried with all.
        """
        scores = [KNOWN * POINT * value for value in values]
        wins, games, played, random = [0.0] * len(values), 0, 0, Random()
        left = sorted(range(len(values)), key=lambda number: -scores[number])
        left = left[: max(1, playouts // FEWEST)]
        judged, rounds = len(left), max(1, (len(left) - 1).bit_length())
        while len(left) > 1 and not self.stop():
            for _ in range(max(1, playouts // rounds // len(left))):
                if self.stop():
                    break
                for number in left:
                    yield min(1.0, played / playouts)
                    random.seed(luck + games)
                    playout = trials[number](games)
                    playout.play(random.random)
                    won, likely = worth(playout, seat)
                    wins[number] += won
                    scores[number] += likely
                    played += 1
                games += 1
            left.sort(key=lambda number: -scores[number])
            left = left[: len(left) // 2]
        share = wins[left[0]] / games if games else None
        return left[0], Why(
            "playouts" if played else "points", values[left[0]], judged, played, share
        )


def _each(value: Callable[[T], float], ways: Sequence[T]) -> Thinking[list[float]]:
    """What each of these is worth."""
    values = []
    for way in ways:
        yield None
        values.append(value(way))
    return values


def worth(playout: Playout, seat: int) -> tuple[float, float]:
    """What the end of a game is to a seat: won, or shared with others; how likely that looked."""
    ranks = list(zip(playout.totals(), playout.lost, strict=True))
    own, best = ranks[seat], max(rank for other, rank in enumerate(ranks) if other != seat)
    likely = 1 / (1 + exp((best[0] - own[0]) / LIKELY))
    return (1.0 if own > best else 0.5 if own == best else 0.0), likely
