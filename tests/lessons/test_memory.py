"""Spaced repetition: missed kinds are due sooner than known ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.lessons.document_faults import DocumentFaults
from dokmus_widgets.lessons.quizzes import FAMILIES, Memory, QuestionKind, family_quiz, review_quiz
from tests.core.playing import examples

NOW = datetime(2031, 5, 1, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def due_of(memory: Memory, kind: QuestionKind) -> datetime:
    return datetime.fromisoformat(memory.to_dict()[kind]["due"])


def test_nothing_is_due_at_first() -> None:
    assert Memory().due(NOW, QuestionKind) == ()
    assert review_quiz(Memory(), NOW) == ()


def test_missed_kinds_are_due_sooner() -> None:
    memory = Memory()
    memory.record(QuestionKind.WATER, True, NOW)
    memory.record(QuestionKind.FOREST, False, NOW)
    assert memory.due(NOW, QuestionKind) == ()
    assert memory.due(NOW + HOUR, QuestionKind) == (QuestionKind.FOREST,)
    assert memory.due(NOW + 30 * DAY, QuestionKind) == (QuestionKind.FOREST, QuestionKind.WATER)
    assert due_of(memory, QuestionKind.FOREST) == NOW + timedelta(minutes=10)


def test_intervals_of_known_kinds_grow() -> None:
    memory, now, waits = Memory(), NOW, []
    for _ in range(4):
        memory.record(QuestionKind.STEP, True, now)
        due = due_of(memory, QuestionKind.STEP)
        waits.append(due - now)
        now = due
    assert waits == sorted(waits)
    assert len(set(waits)) == len(waits)
    assert waits[0] >= DAY
    memory.record(QuestionKind.STEP, False, now)
    assert due_of(memory, QuestionKind.STEP) - now < HOUR


def test_quiz_asks_due_kinds_again() -> None:
    memory = Memory()
    for kind in FAMILIES["guardians"]:
        memory.record(kind, kind is not QuestionKind.TOKEN, NOW)
    for seed in range(20):
        kinds = family_quiz("guardians", Random(seed), memory, NOW + HOUR)
        assert kinds.count(QuestionKind.TOKEN) == 2, seed
    for seed in range(20):
        memory = Memory()
        memory.record(QuestionKind.RUINS, False, NOW)
        assert QuestionKind.RUINS in family_quiz("terrain", Random(seed), memory, NOW + HOUR), seed


def test_a_review_mixes_the_families() -> None:
    memory = Memory()
    missed = (QuestionKind.WINNER, QuestionKind.STEP, QuestionKind.SLIDE)
    for minutes, kind in enumerate(missed):
        memory.record(kind, False, NOW + timedelta(minutes=minutes))
    memory.record(QuestionKind.REACH, True, NOW)
    assert review_quiz(memory, NOW + HOUR) == missed
    assert len(review_quiz(memory, NOW + HOUR, length=2)) == 2


def test_time_zones_do_not_matter() -> None:
    one, other = Memory(), Memory()
    one.record(QuestionKind.STEP, True, NOW)
    other.record(QuestionKind.STEP, True, NOW.astimezone(timezone(timedelta(hours=9))))
    assert one == other


def test_clock_going_back_is_handled() -> None:
    memory = Memory()
    for days in (0, -400, 3, -1):
        memory.record(QuestionKind.STEP, days > 0, NOW + days * DAY)
    assert memory.due(NOW + 400 * DAY, QuestionKind) == (QuestionKind.STEP,)


def test_merging_keeps_the_later_answer() -> None:
    one, other = Memory(), Memory()
    one.record(QuestionKind.STEP, True, NOW)
    other.record(QuestionKind.STEP, False, NOW + DAY)
    other.record(QuestionKind.WATER, False, NOW)
    for merged in (one.merged(other), other.merged(one)):
        assert merged == other


_REVIEWS = st.lists(
    st.tuples(st.sampled_from(QuestionKind), st.booleans(), st.integers(0, 1000)), max_size=40
)


@examples(60)
@given(_REVIEWS)
def test_memory_document_round_trip(reviews: list[tuple[QuestionKind, bool, int]]) -> None:
    memory, now = Memory(), NOW
    for kind, right, hours in reviews:
        now += hours * HOUR
        memory.record(kind, right, now)
    faults = DocumentFaults()
    again = Memory.read(memory.to_dict(), "memory", faults)
    assert faults == []
    assert again == memory
    assert again.due(now + DAY, QuestionKind) == memory.due(now + DAY, QuestionKind)
    for kind, right, _ in reviews[:3]:
        memory.record(kind, right, now + DAY)
        again.record(kind, right, now + DAY)
    assert again == memory


@pytest.mark.parametrize(
    "now",
    [
        datetime(1970, 1, 1, tzinfo=UTC),
        datetime(2199, 12, 31, 23, tzinfo=UTC),
        datetime(9999, 12, 31, tzinfo=timezone(-14 * HOUR)),
        datetime(1, 1, 1, tzinfo=timezone(14 * HOUR)),
        datetime(2000, 1, 1, tzinfo=timezone(14 * HOUR)),
    ],
    ids=str,
)
def test_times_outside_the_supported_years_are_clamped(now: datetime) -> None:
    memory = Memory()
    for _ in range(6):
        memory.record(QuestionKind.STEP, True, now)
    assert read(memory.to_dict()) == memory


def test_years_are_checked_in_utc() -> None:
    memory = Memory()
    memory.record(QuestionKind.STEP, True, NOW)
    document = memory.to_dict()
    document[QuestionKind.STEP]["last_review"] = "2000-01-01T00:00:00+14:00"
    assert read(document) is None, "it would be written as one of the year 1999"


def read(document: Any) -> Memory | None:
    """Parse a memory document; None if it has a fault."""
    faults = DocumentFaults()
    memory = Memory.read(document, "memory", faults)
    return None if faults else memory


_TIMES = st.datetimes(timezones=st.sampled_from([UTC, timezone(14 * HOUR), timezone(-14 * HOUR)]))
_CARDS = st.fixed_dictionaries(
    {
        "state": st.integers(1, 3),
        "step": st.sampled_from([0, None]),
        "stability": st.floats(0.001, 100_000) | st.just(99_999.0),
        "difficulty": st.floats(1, 10),
        "due": st.datetimes(datetime(1999, 12, 31), datetime(2200, 1, 2), timezones=st.just(UTC)),
        "last_review": _TIMES,
    }
)


@examples(200)
@given(_CARDS, st.lists(st.tuples(st.booleans(), _TIMES), min_size=1, max_size=4))
def test_memory_stays_valid_after_more_answers(
    card: dict[str, Any], answers: list[tuple[bool, datetime]]
) -> None:
    written = {name: card[name].isoformat() for name in ("due", "last_review")}
    memory = read({QuestionKind.STEP: card | written})
    if memory is None:
        return
    assert read(memory.to_dict()) == memory
    for right, now in answers:
        memory.record(QuestionKind.STEP, right, now)
        assert read(memory.to_dict()) == memory
