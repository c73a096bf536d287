"""An end of the turn that is worth most."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.ends import End, end_of
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.lines import ended, line_to
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.analysis.turns.worth import POINTS, Judge, Worth
from dokmus_widgets.core import Action, EndTurn, State
from dokmus_widgets.core.transition import acting


class Best(NamedTuple):
    """An end that is worth most, with legal actions that lead to it, the end of the turn last.

    ``exact``: whether every end was looked at; otherwise there may be better ones.
    """

    worth: float
    end: End
    line: tuple[Action, ...]
    exact: bool


def best_end(state: State, worth: Worth = POINTS, watch: Watch | None = None) -> Best:
    """An end of the turn that is worth most, the same one each time.

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        layers = Layers(state, watch or Watch())
        exact = layers.search()
        judge = Judge(layers, worth)
        found = max(_candidates(layers, judge), key=lambda one: one[0], default=None)
        if found is None:  # stopped before any end was met
            return _gentle(state, judge)
        most, tiles, left, own = found
        end = end_of(layers, tiles, left, own & ~tiles.island.volcano, judge.talisman[1])
        return Best(most, end, line_to(state, end), exact)


def _gentle(state: State, judge: Judge) -> Best:
    """The end at which a gentle player would come."""
    now, random = state, Random(0)
    line: list[Action] = []
    while EndTurn() not in line:
        line.append(choose(now, random))
        now = now.after(line[-1]) if line[-1] != EndTurn() else now
    seat, turn = acting(now)
    worth = judge.on(Arrangement.of(now)).worth(now.tokens[seat], turn.tokens_left)
    return Best(worth, ended(now), tuple(line), exact=False)


def _candidates(layers: Layers, judge: Judge) -> Iterator[tuple[float, Arrangement, int, int]]:
    """Ends that are worth most of those that are alike, with what they are worth."""
    for (tiles, left), owns in layers.ended.items():
        on = judge.on(tiles)
        for own in owns:
            yield on.worth(own, left), tiles, left, own
    for last in layers.last:
        for tiles, rows in last.items():
            on = judge.on(tiles)
            for own, places in rows.items():
                if places:
                    worth, there = on.best_last(own, places)
                    yield worth, tiles, 0, there
    for tiles, change in layers.images:
        on = judge.on(change.to)
        for own, places in layers.last[True].get(tiles, {}).items():
            worth, there = on.best_last(change.own(own), change.own(places))
            yield worth, change.to, 0, there
        for own in layers.before_image.get(tiles, ()):
            there = change.own(own)
            yield on.worth(there), change.to, 0, there
