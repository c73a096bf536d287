"""Games that are being played, kept so that reloading a page does not lose one."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from dokmus_widgets.play import Game

#: How many games are kept; the one longest untouched goes first.
MOST_GAMES = 200


class Shelf:
    """Games by a token that nobody can guess. The page's address carries it.

    Only games are kept, never the widgets of a session, and a session plays on a copy of its own.
    """

    def __init__(self, most: int = MOST_GAMES) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._most = most

    def __len__(self) -> int:
        return len(self._games)

    def keep(self, token: str, game: Game) -> None:
        """Keep the game as it stands under this token."""
        self._games[token] = game
        self._games.move_to_end(token)
        while len(self._games) > self._most:
            self._games.popitem(last=False)

    def find(self, token: str) -> Game | None:
        """A copy of the game under this token; None where there is none."""
        game = self._games.get(token)
        return None if game is None else game.fork()


def new_token() -> str:
    """A token for a game that begins."""
    return secrets.token_urlsafe(12)
