"""The rooms of a server, in memory only: their codes, the keys of teachers and pupils, limits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from dokmus_widgets.explain.messages import say
from dokmus_widgets.storage.tables import hash_of, new_key
from dokmus_widgets.validation.limits import RoomLimits
from dokmus_widgets.validation.rate_limits import RateLimiter
from dokmus_widgets.widgets.board.background_work import running_loop

if TYPE_CHECKING:
    from dokmus_widgets.widgets.classroom.room import Pupil, Room

#: The letters and digits of codes, without those that look alike.
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


@dataclass
class _OpenRoom:
    """A room, the hash of the teacher's key, and each pupil by the hash of theirs.

    ``client``: who opened it; ``used``: when the teacher was last there.
    """

    room: Room
    teacher: str
    client: str
    used: float
    pupils: dict[str, Pupil] = field(default_factory=dict)


class Rooms:
    """The rooms that are open. One ends when its teacher has been away for some time."""

    def __init__(
        self, limits: RoomLimits | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits or RoomLimits()
        self._clock = clock
        self._open: dict[str, _OpenRoom] = {}
        self._openings = RateLimiter(self.limits.opening_rate, self.limits.opening_burst)
        self._lookups = RateLimiter(self.limits.code_rate, self.limits.code_burst)
        self._is_sweeping = False

    def open(self, client: str) -> tuple[Room, str]:
        """Open a room; return it and the teacher's key.

        Raise ``ValueError`` with the reason where there are too many.
        """
        from dokmus_widgets.widgets.classroom.room import Room

        own = sum(one.client == client for one in self._open.values())
        is_full = own >= self.limits.max_rooms_each or len(self._open) >= self.limits.max_rooms
        if is_full or not self._openings.take(client):
            raise ValueError(say("class-too-many"))
        code = ""
        while not code or code in self._open:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        key = new_key()
        self._open[code] = _OpenRoom(Room(code), hash_of(key), client, self._clock())
        self._sweep_later()
        return self._open[code].room, key

    def of_teacher(self, key: str) -> Room | None:
        """Return the room to which one has the teacher's key."""
        known = hash_of(key)
        return next((one.room for one in self._open.values() if one.teacher == known), None)

    def enter(self, code: str, key: str, client: str) -> tuple[Room, Pupil, str]:
        """Enter a room; return it, the pupil, and their key, which is ``key`` if it is known.

        Raise ``ValueError`` with the reason where there is no such room, or no place in it.
        """
        from dokmus_widgets.widgets.classroom.room import Pupil

        # Without what people type between the letters.
        found = self._open.get("".join(char for char in code.upper() if char in ALPHABET))
        pupil = None if found is None else found.pupils.get(hash_of(key))
        # Who has a key guesses nothing, and does not wait for a neighbour who does.
        if pupil is None and not self._lookups.take(client):
            raise ValueError(say("class-wait"))
        if found is None:
            raise ValueError(say("class-gone"))
        if pupil is None:
            self._make_place(found)
            key, pupil = new_key(), Pupil()
            found.pupils[hash_of(key)] = pupil
        return found.room, pupil, key

    def _make_place(self, found: _OpenRoom) -> None:
        """Forget a pupil who has left a full room, rather one without a name.

        Raise ``ValueError`` where all are there, or have a seat.
        """
        room = found.room
        if len(found.pupils) < self.limits.max_pupils:
            return
        here = {*room.pages.values()}
        left = [
            known
            for known, pupil in found.pupils.items()
            if pupil not in here and room.seat_of(pupil) is None
        ]
        if not left:
            raise ValueError(say("class-full"))
        room.forget(found.pupils.pop(min(left, key=lambda known: bool(found.pupils[known].name))))

    def end(self, room: Room) -> None:
        """End a room, and erase all that it knows."""
        if self._open.pop(room.code, None) is not None:
            room.end()

    def sweep(self) -> None:
        """End the rooms whose teacher has been away for some time; do so again later."""
        now = self._clock()
        for one in [*self._open.values()]:
            if one.room.desks:
                one.used = now
            elif one.used < now - self.limits.idle_seconds:
                self.end(one.room)
        self._is_sweeping = False
        self._sweep_later()

    def _sweep_later(self) -> None:
        loop = running_loop()
        if loop is not None and self._open and not self._is_sweeping:
            self._is_sweeping = True
            loop.call_later(self.limits.sweep_seconds, self.sweep)
