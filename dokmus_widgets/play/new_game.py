"""The arguments of a new game, the same for a game and for a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dokmus_widgets.core import SEATS, Rules, State, TileSet, is_whole, new_game
from dokmus_widgets.core.faults import quote
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.play.opponents import NOBODY, Opponents


def check_players(players: object) -> None:
    """Raise ``ValueError`` for a number of players that no game has."""
    if not is_whole(players) or players not in SEATS:
        given = quote(players)
        raise ValueError(say("error-players", least=SEATS[0], most=SEATS[-1], players=given))


@dataclass
class NewGame:
    """The start of a game and its players; raise ``ValueError`` for invalid arguments.

    Args:
        players: Number of seats; this, ``first``, ``seed``, ``rules`` and ``tiles`` as for
            :func:`dokmus_widgets.core.new_game`.
        names: Names of the players; their colours by default.
        state: State to continue from, instead of a new game.
        opponents: Computer players by seat.
        at_once: Whether they play immediately, or later, one ply after the other.
    """

    players: int = 2
    first: int = 0
    seed: int = 0
    names: Sequence[str] = ()
    rules: Rules | None = None
    tiles: TileSet | None = None
    state: State | None = None
    opponents: Opponents = NOBODY
    at_once: bool = True

    def __post_init__(self) -> None:
        if self.state is None:
            check_players(self.players)
        #: The first position.
        self.start = self.state or new_game(
            self.players, seed=self.seed, first=self.first, rules=self.rules, tiles=self.tiles
        )
        self.opponents.check(self.start.seats)
        #: The cleaned names, blank for colours.
        self.typed = typed_names(self.start.seats, self.names)
