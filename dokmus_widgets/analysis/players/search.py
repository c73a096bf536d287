"""Search players: candidate turns, cards and starts, compared by playouts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, TypeVar

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.players.beam_search import (
    beam_search,
    beam_search_incrementally,
    evaluate_line,
)
from dokmus_widgets.analysis.players.lookahead import (
    LOOKAHEAD_WIDTH,
    preferred_card,
    value_after_next_turn,
    value_with_card,
)
from dokmus_widgets.analysis.players.observation import Observation
from dokmus_widgets.analysis.players.player import HEURISTIC_REASON, Decision, Reason
from dokmus_widgets.analysis.players.playouts import Playout
from dokmus_widgets.analysis.turns import Deadline, best_end_incrementally
from dokmus_widgets.core import ChooseGuardian, Phase, State

T = TypeVar("T")

#: Sets up the playout of that number; equal numbers have equal hidden cards.
Trial = Callable[[int], Playout]

#: Scale, in points, of the logistic curve from lead to chance of winning.
LOGISTIC_SCALE: Final = 8.0
#: Weight of the prior estimate in playouts, and the chance of winning per point in it.
PRIOR_PLAYOUTS, POINT_SHARE = 60, 0.03
#: Value of a point that the others lose on average, by number of players.
RIVAL_WEIGHTS: Final = {2: 1.0, 3: 0.0, 4: 0.0}
MIN_PLAYOUTS: Final = 8


def never() -> bool:
    """Return False: do not stop before the budget is spent."""
    return False


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Player with a budget in numbers of evaluations, never in time.

    ``search_rate``: share of decisions that are searched, 0 to 1 (the others are gentle);
    ``beam_width``: states kept per stage of a turn; ``max_candidates``: turns evaluated one turn
    further ahead; ``playouts``: total number for the best of them; ``card_playouts``: the same for
    cards; ``exact``: whether the exact best turn is a candidate too; ``stop``: polled in live play,
    true to answer with the best so far.
    """

    name: str
    search_rate: float
    beam_width: int
    max_candidates: int
    playouts: int
    card_playouts: int
    exact: bool = False
    stop: Callable[[], bool] = never

    def choose(self, seen: Observation, random: Random) -> Decision:
        return run_to_completion(self.think(seen, random))

    def think(self, seen: Observation, random: Random) -> Incremental[Decision]:
        """Choose step by step; raise ``ValueError`` if there is no legal action."""
        legal = seen.table.legal_actions()
        if not legal:
            raise ValueError("nobody can act in this position")
        if len(legal) == 1:
            return Decision(legal[0], HEURISTIC_REASON)
        if self.search_rate < 1 and random.random() >= self.search_rate:
            return Decision(gentle.choose(seen.table, random), HEURISTIC_REASON)
        by_phase = {Phase.START: self._start, Phase.GUARDIANS: self._card}
        decide = by_phase.get(seen.table.phase, self._turn)
        return (yield from decide(seen, random.getrandbits(48)))

    def _turn(self, seen: Observation, seed: int) -> Incremental[Decision]:
        weight = RIVAL_WEIGHTS[seen.table.seats]
        found = yield from beam_search_incrementally(seen.table, self.beam_width, weight, self.stop)
        candidates = found[: self.max_candidates]
        if self.exact and not self.stop():
            best_turn = yield from best_end_incrementally(seen.table, deadline=Deadline(self.stop))
            exact = evaluate_line(seen.table, best_turn.line, weight)
            candidates += [exact] if all(end.after != exact.after for end in candidates) else []
        following = (seen.table.guardians[seen.seat] or 0) + 1

        def trial(after: State) -> Trial:
            playing = after.phase is Phase.TURNS
            holdings = seen.holdings if playing else (after.guardians,)
            return lambda game: Playout(after, holdings[game % len(holdings)], following)

        values = [end.value for end in candidates]
        if len(candidates) > 1 and not self.stop():
            values = yield from _evaluate(
                lambda end: value_after_next_turn(seen.table, end, weight), candidates
            )
        trials = [trial(end.after) for end in candidates]
        best, reason = yield from self._select(trials, seen.seat, seed, self.playouts, values)
        action, *plan = candidates[best].line
        return Decision(action, reason, tuple(plan))

    def _card(self, seen: Observation, seed: int) -> Incremental[Decision]:
        table, seat, cards = seen.table, seen.seat, seen.offered or ()

        def trial(card: int) -> Trial:
            def start_playout(game: int) -> Playout:
                held = list(seen.holdings[game % len(seen.holdings)])
                held[seat] = card
                playout = Playout(table, held, 0)
                playout.play(Random(seed ^ game).random, seat)
                [end, *_] = beam_search(playout.state(table.rules, seat), LOOKAHEAD_WIDTH)
                return Playout(end.after, playout.cards, card + 1)

            return start_playout

        weight, trials = RIVAL_WEIGHTS[table.seats], [*map(trial, cards)]
        values = yield from _evaluate(
            lambda card: value_with_card(table, seat, card, weight), cards
        )
        best, reason = yield from self._select(trials, seat, seed, self.card_playouts, values)
        return Decision(ChooseGuardian(cards[best]), reason)

    def _start(self, seen: Observation, seed: int) -> Incremental[Decision]:
        starts = [*seen.table.legal_actions()]
        Random(seed).shuffle(starts)

        def trial(after: State) -> Trial:
            def start_playout(game: int) -> Playout:
                random, state = Random(seed ^ game), after
                while state.phase is Phase.START and (start := state.random_action(random)):
                    state = state.after(start)
                return Playout(state, state.guardians, 0)

            return start_playout

        states, values = [seen.table.after(start) for start in starts], [0.0] * len(starts)
        if not self.stop():
            seats, card = seen.table.seats, preferred_card(seen.table.seats)
            weight = RIVAL_WEIGHTS[seats]
            values = yield from _evaluate(
                lambda at: value_with_card(at, seen.seat, card, weight), states
            )
        trials = [*map(trial, states)]
        best, reason = yield from self._select(trials, seen.seat, seed, self.playouts, values)
        return Decision(starts[best], reason)

    def _select(
        self, trials: Sequence[Trial], seat: int, seed: int, playouts: int, values: Sequence[float]
    ) -> Incremental[tuple[int, Reason]]:
        """Return the index of the best option for a seat, and the reason.

        About ``playouts`` games are played, by successive halving: each round drops the worse half.

        ``values``: estimates in points, used as a prior. All options get the same random numbers.
        """
        scores = [PRIOR_PLAYOUTS * POINT_SHARE * value for value in values]
        wins, games, played, random = [0.0] * len(values), 0, 0, Random()
        remaining = sorted(range(len(values)), key=lambda number: -scores[number])
        remaining = remaining[: max(1, playouts // MIN_PLAYOUTS)]
        options, rounds = len(remaining), max(1, (len(remaining) - 1).bit_length())
        while len(remaining) > 1 and not self.stop():
            for _ in range(max(1, playouts // rounds // len(remaining))):
                if self.stop():
                    break
                for number in remaining:
                    yield min(1.0, played / playouts)
                    random.seed(seed + games)
                    playout = trials[number](games)
                    playout.play(random.random)
                    won, estimate = game_result(playout, seat)
                    wins[number] += won
                    scores[number] += estimate
                    played += 1
                games += 1
            remaining.sort(key=lambda number: -scores[number])
            remaining = remaining[: len(remaining) // 2]
        share = wins[remaining[0]] / games if games else None
        return remaining[0], Reason(
            "playouts" if played else "points", values[remaining[0]], options, played, share
        )


def _evaluate(value: Callable[[T], float], options: Sequence[T]) -> Incremental[list[float]]:
    values = []
    for option in options:
        yield None
        values.append(value(option))
    return values


def game_result(playout: Playout, seat: int) -> tuple[float, float]:
    """Return the result of a finished game (1, 0.5 if shared, 0) and a smooth estimate of it."""
    ranks = list(zip(playout.totals(), playout.sacrificed, strict=True))
    own, best = ranks[seat], max(rank for other, rank in enumerate(ranks) if other != seat)
    estimate = 1 / (1 + exp((best[0] - own[0]) / LOGISTIC_SCALE))
    return (1.0 if own > best else 0.5 if own == best else 0.0), estimate
