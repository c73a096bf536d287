"""The rooms of a server, in memory only: their codes, the keys of teachers and pupils, limits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from dokmus_widgets.explain.messages import say
from dokmus_widgets.storage.tables import hash_of, new_key
from dokmus_widgets.validation.limits import RoomLimits
from dokmus_widgets.validation.rate_limits import RateLimiter

if TYPE_CHECKING:
    from dokmus_widgets.widgets.classroom.room import Pupil, Room

#: The letters and digits of codes, without those that look alike.
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


class _OpenRoom(NamedTuple):
    """A room, the hash of the teacher's key, and each pupil by the hash of theirs."""

    room: Room
    teacher: str
    pupils: dict[str, Pupil]


class Rooms:
    """The rooms that are open. One that nobody has used for some time ends."""

    def __init__(
        self, limits: RoomLimits | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits or RoomLimits()
        self._clock = clock
        self._open: dict[str, _OpenRoom] = {}
        self._used: dict[str, float] = {}
        self._openings = RateLimiter(self.limits.opening_rate, self.limits.opening_burst)
        self._lookups = RateLimiter(self.limits.code_rate, self.limits.code_burst)
        self._is_sweeping = False

    def open(self, client: str) -> tuple[Room, str]:
        """Open a room; return it and the teacher's key.

        Raise ``ValueError`` with the reason where there are too many.
        """
        from dokmus_widgets.widgets.classroom.room import Room

        self.sweep()
        if len(self._open) >= self.limits.max_rooms or not self._openings.take(client):
            raise ValueError(say("class-too-many"))
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        if code in self._open:
            return self.open(client)
        room, key = Room(code), new_key()
        self._open[code] = _OpenRoom(room, hash_of(key), {})
        self.touch(room)
        return room, key

    def of_teacher(self, key: str) -> Room | None:
        """Return the room to which one has the teacher's key."""
        known = hash_of(key)
        return next((one.room for one in self._open.values() if one.teacher == known), None)

    def enter(self, code: str, key: str, client: str) -> tuple[Room, Pupil, str]:
        """Enter a room; return it, the pupil, and their key, which is ``key`` if it is known.

        Raise ``ValueError`` with the reason where there is no such room, or no place in it.
        """
        from dokmus_widgets.widgets.classroom.room import Pupil

        if not self._lookups.take(client):
            raise ValueError(say("class-wait"))
        found = self._open.get(plain_code(code))
        if found is None:
            raise ValueError(say("class-gone"))
        room, _, pupils = found
        pupil = pupils.get(hash_of(key))
        if pupil is None:
            if len(pupils) >= self.limits.max_pupils:
                raise ValueError(say("class-full"))
            key, pupil = new_key(), Pupil()
            pupils[hash_of(key)] = pupil
            room.pupils.append(pupil)
        self.touch(room)
        return room, pupil, key

    def touch(self, room: Room) -> None:
        """Note that a room is used."""
        self._used[room.code] = self._clock()
        self._sweep_later()

    def end(self, room: Room) -> None:
        """End a room, and erase all that it knows."""
        self._open.pop(room.code, None)
        self._used.pop(room.code, None)
        room.end()

    def sweep(self) -> None:
        """End the rooms that nobody has used for some time."""
        oldest = self._clock() - self.limits.idle_seconds
        for code in [code for code, used in self._used.items() if used < oldest]:
            self.end(self._open[code].room)

    def _sweep_later(self) -> None:
        from dokmus_widgets.widgets.board.background_work import running_loop

        loop = running_loop()
        if loop is not None and not self._is_sweeping:
            self._is_sweeping = True
            loop.call_later(self.limits.sweep_seconds, self._sweep_again)

    def _sweep_again(self) -> None:
        self._is_sweeping = False
        self.sweep()
        if self._open:
            self._sweep_later()


def plain_code(typed: str) -> str:
    """Return a code as it is stored: without what people type between its letters."""
    return "".join(char for char in typed.upper() if char.isascii() and char.isalnum())[:20]
