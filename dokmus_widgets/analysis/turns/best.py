"""An end of the turn that is worth most."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.ends import End, end_of, expanded
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.lines import line_to
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.analysis.turns.worth import POINTS, Judge, Worth
from dokmus_widgets.core import Action, State


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
        found = max(_candidates(layers, judge), key=lambda one: one[0])
        most, tiles, left, own = found
        end = end_of(layers, tiles, left, own & ~tiles.island.volcano, judge.talisman[1])
        return Best(most, end, line_to(state, end), exact)


def _candidates(layers, judge):
    for (tiles, left), owns in layers.ended.items():
        on = judge.on(tiles)
        for own in owns:
            yield on.worth(own, left), tiles, left, own
    for last in layers.last:
        for tiles, rows in last.items():
            on = judge.on(tiles)
            for own, places in rows.items():
                if places:
                    w, o = on.best_last(own, places)
                    yield w, tiles, 0, o
    for tiles, change in layers.images:
        on = judge.on(change.to)
        for own, places in layers.last[True].get(tiles, {}).items():
            if places:
                w, o = on.best_last(change.own(own), change.own(places))
                yield w, change.to, 0, o
        for own in layers.before_image.get(tiles, ()):
            yield on.worth(change.own(own)), change.to, 0, change.own(own)
