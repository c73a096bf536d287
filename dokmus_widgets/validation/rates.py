"""How often, and how many: buckets that fill up again, one for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

Clock = Callable[[], float]


class Bucket:
    """So many at once, and then so many a second; ``clock`` tells the seconds."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = float(burst), clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self) -> bool:
        """Take one, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Take one, now or in advance; the seconds to wait until it is there."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)


class Buckets:
    """A bucket for each address; the one longest unasked is forgotten first."""

    def __init__(
        self, rate: float, burst: int, most: int = 10_000, clock: Clock = time.monotonic
    ) -> None:
        self._make: Callable[[], Bucket] = partial(Bucket, rate, burst, clock)
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def take(self, address: str) -> bool:
        """Take one for this address, if there is one."""
        bucket = self._of.pop(address, None) or self._make()
        self._of[address] = bucket
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take()
