"""A game to look back on where none was brought along: one of gentle players."""

from __future__ import annotations

from random import Random

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Phase
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.wishes import USUAL_SEED


def sample_game(seed: int = USUAL_SEED, players: int = 2) -> Game:
    """A whole game on the island of that number."""
    game, lot = Game(players, seed=seed, hand_over=False), Random(seed)
    while game.state.phase is not Phase.OVER:
        game.history.play(choose(game.state, lot))
    game.take_up(game.history)
    return game
