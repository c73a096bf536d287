"""Token-bucket rate limiters."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

Clock = Callable[[], float]


class TokenBucket:
    """A bucket of ``burst`` tokens that refills at ``rate`` tokens a second."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._updated = float(burst), clock()

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._rate)
        self._updated = now

    def take(self) -> bool:
        """Take a token; return False if the bucket is empty."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def reserve(self) -> float:
        """Take a token, in advance if need be; return the seconds until it is available."""
        self._refill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self._rate)


class RateLimiter:
    """Token buckets by client; forgets the client that has been idle longest."""

    def __init__(
        self, rate: float, burst: int, max_clients: int = 10_000, clock: Clock = time.monotonic
    ) -> None:
        self._new_bucket: Callable[[], TokenBucket] = partial(TokenBucket, rate, burst, clock)
        self._max_clients = max_clients
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, client: str) -> bool:
        """Take a token of this client; return False if there is none."""
        bucket = self._buckets.pop(client, None) or self._new_bucket()
        self._buckets[client] = bucket
        while len(self._buckets) > self._max_clients:
            self._buckets.popitem(last=False)
        return bucket.take()
