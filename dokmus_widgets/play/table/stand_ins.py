"""The computer players of a table: those of its beginning, and those that play for people."""

from dokmus_widgets.play.opponents import Opponents, opponents
from dokmus_widgets.play.table.entries import StandIn


class StandIns:
    """Computer players that play for people, besides those that sat at the table from the start.

    ``opponents``: all of them now; ``luck``: the seed of their random choices.
    """

    def __init__(self, seated: Opponents, luck: str) -> None:
        self.opponents = self._seated = seated
        self._luck = luck
        #: By seat, with the turn in which it began.
        self._entries: dict[int, tuple[StandIn, object]] = {}

    def enter(self, seat: int, entry: StandIn, turn: object) -> None:
        """Let a computer player play for a seat, or its player again."""
        self._entries.pop(seat, None)
        if entry.level:
            self._entries[seat] = entry, turn
        self._update()

    def end_turn(self, turn: object) -> None:
        """Dismiss those that play for one turn only, unless it is this one."""
        ended = [
            seat for seat, (one, begun) in self._entries.items() if one.one_turn and begun != turn
        ]
        for seat in ended:
            del self._entries[seat]
        if ended:
            self._update()

    def is_replaced(self, seat: int) -> bool:
        """Return whether a computer player plays for a seat until its player returns."""
        return seat in self._entries and not self._entries[seat][0].one_turn

    def _update(self) -> None:
        levels = {seat: one.level for seat, (one, _turn) in self._entries.items()}
        added = opponents(levels, self._luck).players
        players = {**self._seated.players, **added}
        self.opponents = Opponents(players, self._luck) if added else self._seated
