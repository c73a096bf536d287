"""RateLimiter: so many at once, so many a second, and no memory of everybody for ever."""

from __future__ import annotations

from dokmus_widgets.validation.rate_limits import RateLimiter, TokenBucket


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_who_says_too_much_waits_longer_and_longer() -> None:
    bucket = TokenBucket(10, 2, Clock())
    assert [round(bucket.reserve(), 3) for _ in range(5)] == [0, 0, 0.1, 0.2, 0.3]


def test_each_address_has_its_own_and_old_ones_are_forgotten() -> None:
    buckets = RateLimiter(1, 1, max_clients=2, clock=Clock())
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    assert buckets.take("c"), "b was asked for longest ago"
    assert len(buckets) == 2
    assert not buckets.take("a")
    assert buckets.take("b"), "forgotten"
