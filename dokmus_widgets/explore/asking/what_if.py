"""A position as given, and what was changed about it: in order, each with a way back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dokmus_widgets.core import Space, State
from dokmus_widgets.explore.changes import Change, ImpossibleChange, SwapTiles, TurnTile
from dokmus_widgets.explore.changes.change import AtSpace


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A position as ``given``, and the changes that were made to it; ``state`` has them all."""

    given: State
    changes: tuple[Change, ...]
    state: State

    @classmethod
    def of(cls, given: State, changes: Iterable[Change] = ()) -> WhatIf:
        """A position with these changes; ``ImpossibleChange`` where one cannot be."""
        state = given
        for change in (made := tuple(changes)):
            state = change.apply(state)
        return cls(given, made, state)

    def with_change(self, change: Change) -> WhatIf:
        """The same with one change more; ``ImpossibleChange`` where that cannot be.

        It takes the place of an earlier one of the same subject, and one that leaves everything
        as given goes.
        """
        kept = list(self.changes)
        for at in range(len(kept) - 1, -1, -1):
            if kept[at].subject == change.subject:
                combined = _combined(kept.pop(at), change)
                before = WhatIf.of(self.given, kept)
                return before if combined is None else before._and(combined)
            if change.moves_spaces and (kept[at].moves_spaces or isinstance(kept[at], AtSpace)):
                break
            if isinstance(change, AtSpace) and kept[at].moves_spaces:
                break
        return self._and(change)

    def _and(self, change: Change) -> WhatIf:
        state = change.apply(self.state)
        if state == self.state:
            return self
        return WhatIf(self.given, (*self.changes, change), state)

    def without(self, number: int) -> WhatIf:
        """The same without one of the changes; those that built on it go too."""
        kept = WhatIf.of(self.given)
        for at, change in enumerate(self.changes):
            if at == number:
                continue
            try:
                kept = kept._and(change)
            except ImpossibleChange:
                continue
        return kept

    def spaces(self) -> tuple[Space, ...]:
        """The spaces that differ from the position as given."""
        has = self.state.island.frame.has
        shown = (space for change in self.changes for space in change.spaces(self.state))
        return tuple(dict.fromkeys(space for space in shown if has(space)))


def _combined(before: Change, change: Change) -> Change | None:
    """One change for two of the same subject: the later one, mostly; None where they cancel out."""
    if isinstance(change, SwapTiles):
        return None
    if isinstance(before, TurnTile) and isinstance(change, TurnTile):
        quarters = (before.quarters + change.quarters) % 4
        return TurnTile(change.tile, quarters) if quarters else None
    return change
