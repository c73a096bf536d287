"""Games on the shelf: found again, each session on a copy of its own."""

from __future__ import annotations

from dokmus_widgets.app.shelf import Shelf, new_token
from dokmus_widgets.play import Game


def test_a_game_is_found_as_it_stood() -> None:
    shelf, game = Shelf(Game.fork), Game(2, seed=1)
    game.click("a1")
    shelf.keep("one", game)
    found = shelf.find("one")
    assert found is not None
    assert found.state == game.state
    assert found.undo(), "its history came along"
    assert game.state.tokens == (0, 1), "and the game itself is untouched"


def test_an_unknown_token_finds_nothing() -> None:
    assert Shelf(Game.fork).find("") is None
    assert len({new_token() for _ in range(100)}) == 100


def test_the_game_longest_untouched_goes_first() -> None:
    shelf = Shelf(Game.fork, most=2)
    for token in ("one", "two", "one", "three"):
        shelf.keep(token, Game(2))
    assert len(shelf) == 2
    assert shelf.find("two") is None
    assert shelf.find("one") is not None
