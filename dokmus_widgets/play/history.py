"""The moves of a game, to take back and to do again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dokmus_widgets.core import Action, ChooseGuardian, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import Note
from dokmus_widgets.core.observe import shown_cards

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Reason

NO_NOTE = Note()


@dataclass(frozen=True, slots=True)
class Ply:
    """One action, with the state that it was made on and the state that it led to.

    ``note``: what a record remarks on it; ``why``: why a player that is no person made it.
    """

    before: State
    action: Action
    after: State
    note: Note = NO_NOTE
    why: Reason | None = None

    @property
    def settles_secrets(self) -> bool:
        """Whether it chose a card in secret, or turned one up for all to see."""
        before, after = shown_cards(self.before), shown_cards(self.after)
        shown = any(new is not None and old is None for old, new in zip(before, after, strict=True))
        return shown or isinstance(self.action, ChooseGuardian)


class History:
    """A line of plies with a place in it.

    ``secrets``: whether there is something to hide: then nothing goes back across a hidden choice.
    ``opening``: what a record remarks on the start.
    """

    def __init__(self, start: State, *, secrets: bool = True) -> None:
        self.start = start
        self.secrets = secrets
        self.opening = NO_NOTE
        self._plies: list[Ply] = []
        self._done = 0

    @property
    def place(self) -> int:
        """The place in the line: how many plies lead to it."""
        return self._done

    @property
    def line(self) -> tuple[Action, ...]:
        """Every action of the line, those that were taken back at its end."""
        return tuple(ply.action for ply in self._plies)

    def fork(self) -> History:
        """The same line at the same place, which goes its own way from here."""
        other = History(self.start, secrets=self.secrets)
        other.opening = self.opening
        other._plies, other._done = list(self._plies), self._done
        return other

    @property
    def state(self) -> State:
        """The state at this place."""
        return self._plies[self._done - 1].after if self._done else self.start

    @property
    def plies(self) -> list[Ply]:
        """The plies up to this place."""
        return self._plies[: self._done]

    @property
    def latest(self) -> Ply | None:
        """The ply that led to this place; None at the start, and where later ones were undone."""
        return self._plies[-1] if self._plies and not self.can_redo else None

    @property
    def all_plies(self) -> list[Ply]:
        """Every ply, those that were taken back at its end."""
        return list(self._plies)

    def go_to(self, place: int) -> None:
        """Go to a place in the line, whatever lies between; ``ValueError`` where there is none."""
        if not is_whole(place) or not 0 <= place <= len(self._plies):
            raise ValueError(f"{quote(place)} is no place in a line of {len(self._plies)} plies")
        self._done = place

    def play(self, action: Action, note: Note = NO_NOTE, why: Reason | None = None) -> Ply:
        """Make a legal action here; what had been taken back is forgotten."""
        ply = Ply(self.state, action, self.state.apply(action), note, why)
        self._plies[self._done :] = [ply]
        self._done += 1
        return ply

    def note(self, place: int, note: Note) -> None:
        """Remark this on the state at a place, 0 for the start."""
        if place:
            self._plies[place - 1] = replace(self._plies[place - 1], note=note)
        else:
            self.opening = note

    @property
    def can_undo(self) -> bool:
        """Whether the last ply can be taken back: cards chosen in secret, or shown, stay so."""
        return bool(self._done) and self.can_go_back(self._done - 1)

    def can_go_back(self, place: int) -> bool:
        """Whether all that was done since that place can be taken back."""
        since = self._plies[place : self._done]
        return not (self.secrets and any(ply.settles_secrets for ply in since))

    @property
    def can_redo(self) -> bool:
        """Whether a ply that was taken back can be done again."""
        return self._done < len(self._plies)

    def redo(self) -> Ply:
        """Do the next ply again; ``IndexError`` where there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        self._done += 1
        return self._plies[self._done - 1]
