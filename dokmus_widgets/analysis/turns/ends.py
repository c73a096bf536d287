"""End positions of a turn, stored in factored form and listed on demand."""

from collections.abc import Iterator
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.deadline import Deadline, gc_paused
from dokmus_widgets.analysis.turns.evaluation import POINTS, Evaluator, Weights
from dokmus_widgets.analysis.turns.final_actions import FinalTileChange, FinalTokenMove, expand_rows
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core import EndTurn, State, Turn
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.transition import burn_tokens, current_turn, with_value


class EndPosition(NamedTuple):
    """The result of a turn without burnt tokens; two counts are of the seat that played it."""

    island: Island
    tokens: tuple[int, ...]
    supply: int
    sacrificed: int
    talisman: int

    def __repr__(self) -> str:
        counts = ", ".join(str(own.bit_count()) for own in self.tokens)
        rest = f"supply={self.supply}, sacrificed={self.sacrificed}, talisman={self.talisman}"
        return f"<EndPosition: tokens {counts}; {rest}>"

    def after(self, state: State) -> State:
        """Return the next state, in which the next seat acts; ``state``: any state of that turn."""
        seat = state.to_act
        assert seat is not None
        return state.replaced(
            island=self.island,
            tokens=self.tokens,
            supply=with_value(state.supply, seat, self.supply),
            sacrificed=with_value(state.sacrificed, seat, self.sacrificed),
            talisman=self.talisman,
            turn=Turn(0, False),
        ).after(EndTurn())


def make_end(
    search: TurnSearch, tiles: Arrangement, left: int, own: int, talisman: int
) -> EndPosition:
    """Return the end with these own tokens; ``left`` tokens found no legal placement."""
    state, seat = search.state, search.seat
    used = search.tokens_left - left
    lost = used - own.bit_count() + state.tokens[seat].bit_count()
    tokens = with_value(tiles.others, seat, own)
    supply, sacrificed = state.supply[seat] - used, state.sacrificed[seat] + lost
    return EndPosition(tiles.island, tokens, supply, sacrificed, talisman)


def end_position(state: State) -> EndPosition:
    """Return the end of ending the turn here, legal or not."""
    seat, _ = current_turn(state)
    own, lost = burn_tokens(state.island, state.tokens[seat], state.sacrificed[seat])
    tokens = with_value(state.tokens, seat, own)
    return EndPosition(state.island, tokens, state.supply[seat], lost, state.talisman)


class TurnEnds:
    """All distinct end positions of the turn of ``state``, or only some if not ``exact``."""

    def __init__(self, search: TurnSearch, exact: bool) -> None:
        self.exact = exact
        self.state = search.state
        self._search = search

    def __len__(self) -> int:
        return self.count(Deadline())

    def __repr__(self) -> str:
        which = "all" if self.exact else "some"
        return f"<TurnEnds: {which} of seat {self._search.seat} in round {self.state.round}>"

    def count(self, deadline: Deadline) -> int:
        """Return the number of ends, or a lower bound if the deadline is reached."""
        found = 0
        with gc_paused():
            for _, _, owns in self._by_arrangement():
                found += len(owns)
                if deadline.reached(len(owns)):
                    break
        return found * len(self._search.talismans)

    def __iter__(self) -> Iterator[EndPosition]:
        search = self._search
        for tiles, left, owns in self._by_arrangement():
            for own in owns:
                for talisman in search.talismans:
                    yield make_end(search, tiles, left, own, talisman)

    def best(self, count: int, weights: Weights = POINTS) -> list[tuple[float, EndPosition]]:
        """Return the best ends with their values, best first; for one `best_end` is faster."""
        if not is_whole(count) or count < 1:
            raise ValueError(f"count: a whole number from 1 is expected, not {quote(count)}")
        search = self._search
        evaluator = Evaluator(search, weights)

        def judged() -> Iterator[tuple[float, Arrangement, int, int]]:
            for tiles, left, owns in self._by_arrangement():
                arrangement_value = evaluator.at(tiles)
                for own in owns:
                    yield arrangement_value.value(own, left), tiles, left, own

        with gc_paused():
            found = nlargest(count, judged(), key=itemgetter(0))
        by_talisman = [
            (
                value - evaluator.talisman[0] + evaluator.talisman_value(holder),
                (tiles, left, own, holder),
            )
            for value, tiles, left, own in found
            for holder in search.talismans
        ]
        best = nlargest(count, by_talisman, key=itemgetter(0))
        return [(value, make_end(search, *parts)) for value, parts in best]

    def _by_arrangement(self) -> Iterator[tuple[Arrangement, int, set[int]]]:
        """Yield arrangement, tokens without a placement, and the own-token masks after burning."""
        search, tile_changes = self._search, dict[Arrangement, list[FinalTileChange]]()
        full: dict[Arrangement, list[int]] = {}
        for final_change in search.final_tile_changes():
            tile_changes.setdefault(final_change.change.target, []).append(final_change)
        moves: dict[Arrangement, list[FinalTokenMove]] = {}
        for move in search.final_moves:
            moves.setdefault(move.tiles, []).append(move)
        places = (
            *search.final_rows[False],
            *search.final_rows[True],
            *(to for to, _ in search.finished),
            *tile_changes,
            *moves,
        )
        for here in dict.fromkeys(places):
            owns = set(search.finished.get((here, 0), ()))
            for last in search.final_rows:
                owns.update(expand_rows(last.get(here, {})))
            for move in moves.get(here, ()):
                owns.update(move.after())
            for tiles, change, before, rows in tile_changes.get(here, ()):
                owns.update(map(change.carry, before))
                if rows and tiles not in full:
                    full[tiles] = expand_rows(rows)
                owns.update(map(change.carry, full[tiles] if rows else ()))
            yield here, 0, _without_burnt(here, owns)
        for (here, left), owns in search.finished.items():
            if left:
                yield here, left, _without_burnt(here, owns)


def _without_burnt(tiles: Arrangement, owns: set[int]) -> set[int]:
    """Remove the tokens that burn at the end of the turn (volcano.burn)."""
    volcano = tiles.island.volcano
    return {own & ~volcano if own & volcano else own for own in owns}


def turn_ends(state: State, deadline: Deadline | None = None) -> TurnEnds:
    """Return all ends of the turn (turn.three, turn.guardian); ``ValueError`` outside a turn."""
    with gc_paused():
        search = TurnSearch(state, deadline or Deadline())
        return TurnEnds(search, search.search())
