"""Presence at a table: which pages are connected, and which players have been away for long."""

import time
from collections.abc import Callable, Collection, Generator, Iterable

from dokmus_widgets.widgets.board.background_work import BackgroundWorker, Pause


class Presence:
    """The connected pages of a table, each with the seats of its browser.

    ``away``: the seconds after which a player has been away for long; ``changed``: is called when a
    page comes or goes, and when a player has been away for long.
    """

    def __init__(self, away: float, changed: Callable[[], object]) -> None:
        self.pages: dict[object, frozenset[int]] = {}
        #: When the player of each seat was last there; by default, when this process began to look.
        self._seen, self._begun = dict[int, float](), time.monotonic()
        self.away, self._changed = away, changed
        self._worker = BackgroundWorker()

    def see(self, seats: Iterable[int]) -> None:
        """Note that the players of these seats are there now, perhaps in another process."""
        self._seen |= dict.fromkeys(seats, time.monotonic())

    def set(self, page: object, seats: frozenset[int] | None, held: Collection[int]) -> None:
        """Note that a page with these seats is connected, or with None that it is not any more.

        ``held``: the seats that somebody holds.
        """
        self.see(self.pages.pop(page, ()))
        if seats is not None:
            self.pages[page] = seats
        self._worker.run(self._wait_for(held))
        self._changed()

    def is_there(self, seat: int) -> bool:
        return any(seat in seats for seats in self.pages.values())

    def is_away(self, seat: int) -> bool:
        """Return whether the player of a seat has been away for long."""
        return not self.is_there(seat) and self._seconds_left(seat) <= 0

    def _seconds_left(self, seat: int) -> float:
        return self.away - (time.monotonic() - self._seen.get(seat, self._begun))

    def _wait_for(self, held: Collection[int]) -> Generator[object]:
        """Tell when a player has been away for long."""
        while self.pages:
            left = [self._seconds_left(seat) for seat in held if not self.is_there(seat)]
            if not (waits := [seconds for seconds in left if seconds > 0]):
                return
            yield Pause(min(waits) + 0.1)
            self._changed()
