"""Turns of a game: which plies belong together, who took them, and what they gained."""

from collections.abc import Sequence
from dataclasses import dataclass

from dokmus_widgets.core import (
    ChooseGuardian,
    ChooseStart,
    EndTurn,
    Phase,
    Space,
    State,
)
from dokmus_widgets.core.island.spaces import unturned
from dokmus_widgets.play.history import Ply


@dataclass(frozen=True, slots=True)
class Turn:
    """The plies of one turn of a seat, or its starting space.

    ``first``: the index of its first ply in the history.
    """

    first: int
    plies: Sequence[Ply]

    @property
    def seat(self) -> int:
        """The seat that took the turn."""
        return self.plies[0].before.to_act or 0

    @property
    def last(self) -> int:
        """The index of its last ply in the history."""
        return self.first + len(self.plies) - 1

    @property
    def moves(self) -> list[Ply]:
        """The plies that did something on the table, without the end of the turn."""
        return [ply for ply in self.plies if not isinstance(ply.action, EndTurn)]

    @property
    def gain(self) -> int:
        """The points that the seat gained or lost."""
        before, after = (
            state.score()[self.seat].total for state in (self.plies[0].before, self.plies[-1].after)
        )
        return after - before


def turns_of(plies: Sequence[Ply], first: int = 0) -> list[Turn]:
    """Return the turns of these plies; ``first``: the index of the first one in the history.

    The choice of a card belongs to no turn.
    """
    turns, begun = list[Turn](), 0
    for at, ply in enumerate(plies):
        if isinstance(ply.action, ChooseGuardian):
            begun = at + 1
            continue
        following = plies[at + 1].before if at + 1 < len(plies) else None
        acts = ply.before.to_act, ply.before.round
        goes_on = (
            following is not None
            and (following.to_act, following.round) == acts
            and following.phase is Phase.TURNS
        )
        if not goes_on or isinstance(ply.action, ChooseStart):
            turns.append(Turn(first + begun, plies[begun : at + 1]))
            begun = at + 1
    return turns


def last_turns(plies: Sequence[Ply]) -> dict[int, Turn]:
    """Return the last turn of each seat that has taken one."""
    return {turn.seat: turn for turn in turns_of(plies)}


def on_table(space: Space, was: State, now: State) -> Space:
    """Return where a space of a tile lies now, after tiles have moved and turned."""
    if was.island == now.island:
        return space
    frame, slot = was.island.frame, was.island.frame.slot_of(space)
    laid = was.island.grid[slot]
    if laid is None:
        return space
    (top, left), size = frame.slot_corner(slot), frame.size
    place = unturned((space[0] - top, space[1] - left), laid.rotation, size)
    slot = now.island.slot_of_tile(laid.tile)
    turned = now.island.grid[slot]
    assert turned is not None
    row, column = unturned(place, -turned.rotation % 4, size)
    top, left = frame.slot_corner(slot)
    return top + row, left + column


def burnt(turn: Turn, now: State) -> list[Space]:
    """Return the spaces on which tokens burned at the end of a turn, where they lie now."""
    last = turn.plies[-1]
    if not isinstance(last.action, EndTurn):
        return []
    burning = last.before.tokens[turn.seat] & last.before.island.volcano
    return [on_table(space, last.before, now) for space in last.before.island.frame.spaces(burning)]
