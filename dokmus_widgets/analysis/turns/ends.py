"""The distinct ends of a turn, kept in factored form: counted, and told one by one."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.factors import Image, Move, expanded
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.analysis.turns.worth import POINTS, Judge, Worth
from dokmus_widgets.core import EndTurn, State, Turn
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.transition import burn_tokens, current_turn, with_value


class End(NamedTuple):
    """What the end of a turn leads to, as far as that turn decides it; volcanoes have burnt.

    ``tokens``: masks by seat; ``supply``, ``sacrificed``: tokens of the seat whose turn it was.
    """

    island: Island
    tokens: tuple[int, ...]
    supply: int
    sacrificed: int
    talisman: int

    def after(self, state: State) -> State:
        """The state that follows, in which the next seat acts; ``state``: in that turn."""
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


def end_of(layers: Layers, tiles: Arrangement, left: int, own: int, talisman: int) -> End:
    """The end with these own tokens, once volcanoes have burnt, ``left`` having found no place."""
    state, seat = layers.state, layers.seat
    used = layers.tokens_left - left
    lost = used - own.bit_count() + state.tokens[seat].bit_count()
    tokens = with_value(tiles.others, seat, own)
    supply, sacrificed = state.supply[seat] - used, state.sacrificed[seat] + lost
    return End(tiles.island, tokens, supply, sacrificed, talisman)


def ended(state: State) -> End:
    """The end that ending the turn in this position makes, be it legal or not."""
    seat, _ = current_turn(state)
    own, lost = burn_tokens(state.island, state.tokens[seat], state.sacrificed[seat])
    tokens = with_value(state.tokens, seat, own)
    return End(state.island, tokens, state.supply[seat], lost, state.talisman)


class TurnEnds:
    """Every end of a turn, each told once. ``exact``: whether the search came to its end;
    otherwise there are at least these. ``state``: where the search began.
    """

    def __init__(self, layers: Layers, exact: bool) -> None:
        self.exact = exact
        self.state = layers.state
        self._layers = layers

    def __len__(self) -> int:
        """How many there are: they are made for it, but not kept."""
        return self.count(Watch())

    def count(self, watch: Watch) -> int:
        """How many there are, or at least so many where the watch has ``stopped`` it."""
        found = 0
        with without_collection():
            for _, _, owns in self._by_arrangement():
                found += len(owns)
                if watch.over(len(owns)):
                    break
        return found * len(self._layers.talismans)

    def __iter__(self) -> Iterator[End]:
        layers = self._layers
        for tiles, left, owns in self._by_arrangement():
            for own in owns:
                for talisman in layers.talismans:
                    yield end_of(layers, tiles, left, own, talisman)

    def best(self, count: int, worth: Worth = POINTS) -> list[tuple[float, End]]:
        """So many ends that are worth most, with what they are worth, the best first.

        All ends are looked at: for one of the best, `best_end` takes less time.
        """
        layers = self._layers
        judge = Judge(layers, worth)

        def judged() -> Iterator[tuple[float, Arrangement, int, int]]:
            for tiles, left, owns in self._by_arrangement():
                on = judge.on(tiles)
                for own in owns:
                    yield on.worth(own, left), tiles, left, own

        with without_collection():
            found = nlargest(count, judged(), key=itemgetter(0))
        by_talisman = [
            (most - judge.talisman[0] + judge.holding(holder), (tiles, left, own, holder))
            for most, tiles, left, own in found
            for holder in layers.talismans
        ]
        best = nlargest(count, by_talisman, key=itemgetter(0))
        return [(most, end_of(layers, *parts)) for most, parts in best]

    def _by_arrangement(self) -> Iterator[tuple[Arrangement, int, set[int]]]:
        """Own tokens once volcanoes have burnt, by arrangement and tokens that found no place."""
        layers, images = self._layers, dict[Arrangement, list[Image]]()
        full: dict[Arrangement, list[int]] = {}
        for image in layers.make_images():
            images.setdefault(image.change.to, []).append(image)
        moves: dict[Arrangement, list[Move]] = {}
        for move in layers.moves:
            moves.setdefault(move.tiles, []).append(move)
        places = (
            *layers.last[False],
            *layers.last[True],
            *(to for to, _ in layers.ended),
            *images,
            *moves,
        )
        for here in dict.fromkeys(places):
            owns = set(layers.ended.get((here, 0), ()))
            for last in layers.last:
                owns.update(expanded(last.get(here, {})))
            for move in moves.get(here, ()):
                owns.update(move.after())
            for tiles, change, before, rows in images.get(here, ()):
                owns.update(map(change.own, before))
                if rows and tiles not in full:
                    full[tiles] = expanded(rows)
                owns.update(map(change.own, full[tiles] if rows else ()))
            yield here, 0, burnt_all(here, owns)
        for (here, left), owns in layers.ended.items():
            if left:
                yield here, left, burnt_all(here, owns)


def burnt_all(tiles: Arrangement, owns: set[int]) -> set[int]:
    """What is left of each of them at the end of the turn (volcano.burn)."""
    volcano = tiles.island.volcano
    return {own & ~volcano if own & volcano else own for own in owns}


def turn_ends(state: State, watch: Watch | None = None) -> TurnEnds:
    """Every distinct end of the turn of the seat to act, from here on (turn.three, turn.guardian).

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        layers = Layers(state, watch or Watch())
        return TurnEnds(layers, layers.search())
