"""The played game of a review: the current place in it, and its record."""

from collections.abc import Collection

from dokmus_widgets.core.notation import GameRecord, RecordedPly, write_record
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.seats import plain_name
from dokmus_widgets.play.history import History
from dokmus_widgets.play.move_answers import answer_about
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.review.sheet import ReviewSections


class Replay:
    """A ``played`` game that a board replays, while other moves may be tried on it.

    ``own``: the seats that people play, none where all are.
    """

    played: History
    review: Review
    own: frozenset[int]

    def __init__(self, board: GameBoard) -> None:
        self._board = board

    def load(self, history: History, own: Collection[int]) -> None:
        self.own = frozenset(own) & {*range(history.start.seats)}
        self.played = history.fork()
        self.played.secrets = False
        self.review = Review(self.played)

    @property
    def sections(self) -> ReviewSections:
        return ReviewSections(self._board.game, self.played, self.review, self.own)

    @property
    def place(self) -> int:
        """The current place in the played game: the one before the first tried move."""
        line, shown = self.played.line, self._board.game.history
        same = zip(line, shown.line, strict=False)
        parted = next((at for at, (one, other) in enumerate(same) if one != other), len(line))
        return min(parted, shown.place)

    def go(self, place: int) -> Answer:
        """Show a place of the game: the number of moves before it."""
        line, game = self.line_at(place), self._board.game
        game.take_up(line)
        if not line.plies:
            return game.tell(Answer(say("review-told-begin")))
        return game.tell(answer_about(line.plies[-1:], game.names))

    def line_at(self, place: int) -> History:
        line = self.played.fork()
        line.go_to(place)
        return line

    @property
    def record(self) -> GameRecord:
        plies = [RecordedPly(ply.action, ply.note) for ply in self.played.all_plies]
        names = map(plain_name, self._board.game.names)
        return GameRecord(names, self.played.start, plies, self.played.opening)

    @property
    def text(self) -> str:
        """The record as text; raises ``ValueError`` if it is too long."""
        return write_record(self.record)
