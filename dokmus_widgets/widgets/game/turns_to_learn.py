"""The turns of a finished game to learn from, searched in the background."""

from collections.abc import Callable, Generator, Mapping
from typing import Any

from dokmus_widgets.core import Phase, is_whole
from dokmus_widgets.play import Game
from dokmus_widgets.play.review.facts import Review, TurnMade
from dokmus_widgets.play.review.learning import is_own, turns_to_learn
from dokmus_widgets.widgets.board.part import Part


class TurnsToLearn(Part):
    """The turns of people in a finished game that a review would choose to learn from.

    ``live_game``: returns the game on the page; ``show``: shows what has been found; ``met``: the
    first plies of those whose new try counted, kept with the game.
    """

    def __init__(self, live_game: Callable[[], Game], show: Callable[[], object]) -> None:
        self._live_game, self._show = live_game, show
        self._review: Review | None = None
        self.met, self._stored = set[int](), set[int]()

    @property
    def review(self) -> Review | None:
        """The review of the game, as far as it is searched; None before its end."""
        game = self._live_game()
        if game.state.phase is not Phase.OVER:
            return None
        if self._review is None or self._review.states[-1] is not game.state:
            self._review = Review(game.history)
            self.met, self._stored = self._stored, set()
        return self._review

    @property
    def _left(self) -> list[TurnMade]:
        review, people = self.review, self._live_game().people
        own = [] if review is None else [one for one in review.turns if is_own(one, people)]
        return [turn for turn in own if review is not None and review.known(turn) is None]

    @property
    def turns(self) -> list[TurnMade]:
        """The turns, the costliest first; none before all are searched."""
        if self.review is None or self._left:
            return []
        return [turn for turn, _ in turns_to_learn(self.review, self._live_game().people)]

    def snapshot(self) -> dict[str, Any]:
        return {"learned": sorted(self.met)} if self.review is not None and self.met else {}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        stored = snapshot.get("learned")
        self._stored = {*filter(is_whole, stored)} if isinstance(stored, list) else set()

    @property
    def has_work(self) -> bool:
        return bool(self._left)

    def work(self) -> Generator[object]:
        while (review := self.review) is not None and (left := self._left):
            yield from review.finding_best(left[0])
        self._show()
