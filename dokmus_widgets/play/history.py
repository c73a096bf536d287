"""Move history with undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dokmus_widgets.core import Action, ChooseGuardian, State, is_whole, quote
from dokmus_widgets.core.notation import Note
from dokmus_widgets.core.observe import shown_cards

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Reason

NO_NOTE = Note()

#: Embeddings, overrides and isolates: one that is not closed turns the text after a comment.
_BIDI_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


@dataclass(frozen=True, slots=True)
class Ply:
    """Action with the states before and after it.

    ``note``: comment of a record; ``reason``: the reason of a computer player.
    """

    before: State
    action: Action
    after: State
    note: Note = NO_NOTE
    reason: Reason | None = None

    @property
    def settles_secrets(self) -> bool:
        """True if it chose a card in secret, or revealed one."""
        before, after = shown_cards(self.before), shown_cards(self.after)
        shown = any(new is not None and old is None for old, new in zip(before, after, strict=True))
        return shown or isinstance(self.action, ChooseGuardian)


class History:
    """Plies with a cursor.

    ``secrets``: whether hidden choices cannot be undone; ``opening``: the note on the start.
    """

    def __init__(self, start: State, *, secrets: bool = True) -> None:
        self.start = start
        self.secrets = secrets
        self.opening = NO_NOTE
        self._plies: list[Ply] = []
        self._done = 0

    @property
    def place(self) -> int:
        """Number of plies before the cursor."""
        return self._done

    @property
    def line(self) -> tuple[Action, ...]:
        """All actions, including undone ones."""
        return tuple(ply.action for ply in self._plies)

    def fork(self) -> History:
        """Return an independent copy."""
        other = History(self.start, secrets=self.secrets)
        other.opening = self.opening
        other._plies, other._done = list(self._plies), self._done
        return other

    @property
    def state(self) -> State:
        return self._plies[self._done - 1].after if self._done else self.start

    @property
    def plies(self) -> list[Ply]:
        """Plies before the cursor."""
        return self._plies[: self._done]

    @property
    def states(self) -> list[State]:
        """States before each ply and after the last, up to the cursor."""
        return [self.start, *(ply.after for ply in self.plies)]

    @property
    def latest(self) -> Ply | None:
        """Ply at the cursor, unless there are undone ones."""
        return self._plies[-1] if self._plies and not self.can_redo else None

    @property
    def all_plies(self) -> list[Ply]:
        """All plies, including undone ones."""
        return list(self._plies)

    def go_to(self, place: int) -> None:
        """Move the cursor; raise ``ValueError`` outside of the range."""
        if not is_whole(place) or not 0 <= place <= len(self._plies):
            raise ValueError(f"{quote(place)} is no place in a line of {len(self._plies)} plies")
        self._done = place

    def play(self, action: Action, note: Note = NO_NOTE, reason: Reason | None = None) -> Ply:
        """Play a legal action and drop the undone plies; see :meth:`note`."""
        ply = Ply(self.state, action, self.state.apply(action), _clean(note), reason)
        self._plies[self._done :] = [ply]
        self._done += 1
        return ply

    def take_over(self, plies: Sequence[Ply]) -> None:
        """Stand after these plies, which lead on from the start, instead of those so far."""
        self._plies, self._done = [*plies], len(plies)

    def note(self, place: int, note: Note) -> None:
        """Set the note of a ply, from 1; 0 is the start. Remove bidi controls from it."""
        if place:
            self._plies[place - 1] = replace(self._plies[place - 1], note=_clean(note))
        else:
            self.opening = _clean(note)

    @property
    def can_undo(self) -> bool:
        return bool(self._done) and self.can_go_back(self._done - 1)

    def can_go_back(self, place: int) -> bool:
        """Return whether all plies since an index, shown again or not, can be undone."""
        since = self._plies[place:]
        return not (self.secrets and any(ply.settles_secrets for ply in since))

    @property
    def can_redo(self) -> bool:
        return self._done < len(self._plies)

    def redo(self) -> Ply:
        """Redo a ply; raise ``IndexError`` if there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        self._done += 1
        return self._plies[self._done - 1]


def _clean(note: Note) -> Note:
    return note._replace(comment=note.comment.translate(_BIDI_CONTROLS))
