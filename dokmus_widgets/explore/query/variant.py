"""Position with an ordered list of reversible changes."""

from collections.abc import Iterable
from dataclasses import dataclass

from dokmus_widgets.core import Space, State
from dokmus_widgets.explore.changes import Change, ImpossibleChange, SwapTiles, TurnTile
from dokmus_widgets.explore.changes.change import AtSpace


@dataclass(frozen=True, slots=True)
class Variant:
    """Given position, its changes, and the resulting state."""

    given: State
    changes: tuple[Change, ...]
    state: State

    @classmethod
    def of(cls, given: State, changes: Iterable[Change] = ()) -> "Variant":
        """Apply changes to a position; raise ``ImpossibleChange`` if one is invalid."""
        state = given
        for change in (made := tuple(changes)):
            state = change.apply(state)
        return cls(given, made, state)

    def with_change(self, change: Change) -> "Variant":
        """Add a change; raise ``ImpossibleChange`` if it is invalid.

        It replaces an earlier change of the same subject. A change without effect is dropped.
        """
        kept = list(self.changes)
        for at in range(len(kept) - 1, -1, -1):
            if kept[at].subject == change.subject:
                combined = _combined(kept.pop(at), change)
                before = Variant.of(self.given, kept)
                return before if combined is None else before._and(combined)
            if change.moves_spaces and (kept[at].moves_spaces or isinstance(kept[at], AtSpace)):
                break
            if isinstance(change, AtSpace) and kept[at].moves_spaces:
                break
        return self._and(change)

    def _and(self, change: Change) -> "Variant":
        state = change.apply(self.state)
        if state == self.state:
            return self
        return Variant(self.given, (*self.changes, change), state)

    def without(self, number: int) -> "Variant":
        """Remove one change, by index, and those that depend on it."""
        kept = Variant.of(self.given)
        for at, change in enumerate(self.changes):
            if at == number:
                continue
            try:
                kept = kept._and(change)
            except ImpossibleChange:
                continue
        return kept

    def spaces(self) -> tuple[Space, ...]:
        """Return the spaces that differ from the given position."""
        has = self.state.island.frame.has
        shown = (space for change in self.changes for space in change.spaces(self.state))
        return tuple(dict.fromkeys(space for space in shown if has(space)))


def _combined(before: Change, change: Change) -> Change | None:
    """Merge two changes of the same subject; return None if they cancel out."""
    if isinstance(change, SwapTiles):
        return None
    if isinstance(before, TurnTile) and isinstance(change, TurnTile):
        quarters = (before.quarters + change.quarters) % 4
        return TurnTile(change.tile, quarters) if quarters else None
    return change
