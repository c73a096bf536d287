"""Sample game for the review, by weak computer players."""

from random import Random

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Phase
from dokmus_widgets.play.arguments import USUAL_SEED
from dokmus_widgets.play.game import Game


def sample_game(seed: int = USUAL_SEED, players: int = 2) -> Game:
    """Play a whole game on an island, by number."""
    game, lot = Game(players, seed=seed, hand_over=False), Random(seed)
    while game.state.phase is not Phase.OVER:
        game.history.play(choose(game.state, lot))
    game.take_up(game.history)
    return game
