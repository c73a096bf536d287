"""Seats that play by themselves: they act as soon as it is their turn, and undo goes through them.

>>> from dokmus_widgets.core import new_game
>>> line = History(new_game(3, seed=5))
>>> [ply.before.to_act for ply in Opponents(frozenset({1, 2})).play(line)], line.state.to_act
([2, 1], 0)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from dokmus_widgets.core import Action, State
from dokmus_widgets.play.history import History, Ply

#: What the seat to act does, in any position in which it can do something.
Player = Callable[[State, Random], Action]


def by_lot(state: State, random: Random) -> Action:
    """Any legal action, each as likely as the others."""
    return random.choice(state.legal_actions())


@dataclass(frozen=True, slots=True)
class Opponents:
    """The seats that play by themselves, and the player that acts for them.

    ``seed``: their luck is drawn from it, the round and the phase in which their turns begin: they
    do the same again where the same was done before.
    """

    seats: frozenset[int] = frozenset()
    player: Player = by_lot
    seed: str = ""

    def play(self, line: History) -> list[Ply]:
        """Have them act until another seat is to act, or nobody can: what they did.

        ``ValueError`` for a seat that there is not; ``IllegalAction`` where the player cheats.
        """
        if odd := self.seats.difference(range(line.start.seats)):
            last = line.start.seats - 1
            raise ValueError(f"there is no seat {min(odd)!r}; seats are 0 to {last}")
        state, done = line.state, []
        random = Random(f"{self.seed} {state.round} {state.phase}")
        while state.to_act in self.seats and state.legal_actions():
            done.append(line.play(self.player(state, random)))
            state = line.state
        return done

    def undo(self, line: History) -> Ply | None:
        """Take back the last ply that was made by hand, with all that they did after it.

        None, and nothing is taken back, where there is none, or a card shown since stays so.
        """
        at = self.last_by_hand(line.plies)
        if at is None or not line.can_go_back(at):
            return None
        line.go_to(at)
        return line.all_plies[at]

    def redo(self, line: History) -> list[Ply]:
        """Do the next ply again, with what they did after it; ``IndexError`` for none."""
        done = [line.redo()]
        while line.can_redo and line.state.to_act in self.seats:
            done.append(line.redo())
        return done

    def last_by_hand(self, plies: Sequence[Ply]) -> int | None:
        """The number of the last of these plies that none of them made; None for none."""
        own = (at for at, ply in enumerate(plies) if ply.before.to_act not in self.seats)
        return max(own, default=None)


#: Nobody plays by themselves: every seat has somebody at the table.
NOBODY: Final = Opponents()
