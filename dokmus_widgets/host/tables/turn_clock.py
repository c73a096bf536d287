"""The clock of the turns of a table: when it runs out, a computer player finishes the turn."""

from collections.abc import Callable, Generator
from typing import Final

from dokmus_widgets.play import Table
from dokmus_widgets.play.table.table import CLOCK_LEVEL
from dokmus_widgets.widgets.board.background_work import BackgroundWorker, Pause

#: Seconds after which the rest of the time is shown again, and the most for a turn.
_TICK: Final = 10
_MOST: Final = 3600


class TurnClock:
    """The clock of a table, for the turns of people.

    ``seconds``: those of a turn; other than a valid number, there is no limit. ``runs``: returns
    whether somebody is there. The server decides that time has run out; pages show what is left.
    """

    def __init__(self, table: Table, seconds: object, runs: Callable[[], bool]) -> None:
        self.seconds = seconds if isinstance(seconds, int) and 0 < seconds <= _MOST else 0
        #: Seconds that are left for the present turn; 0 if it is not timed.
        self.left = 0
        self._table, self._runs = table, runs
        self._timed: object = None
        self.worker = BackgroundWorker()

    def look(self) -> None:
        """Begin to time the present turn, unless that is done, or stop."""
        table, seat = self._table, self._table.state.to_act
        runs = self.seconds and self._runs() and seat in table.people
        timed = (table.turn, table.revisions) if runs else None
        if timed != self._timed:
            self._timed, self.left = timed, self.seconds if runs else 0
            self.worker.stop()
            if seat is not None and runs:
                self.worker.run(self._tick(seat))

    def _tick(self, seat: int) -> Generator[object]:
        while self.left > 0:
            step = min(_TICK, self.left)
            yield Pause(step)
            self.left -= step
            if self.left:
                self._table.changed()
        self._table.stand_in(seat, CLOCK_LEVEL, one_turn=True)
