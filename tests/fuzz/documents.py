"""Damaged documents, read: each gives a sound value or the documented error, and soon."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from reprlib import repr as shown
from time import process_time
from typing import Any

from dokmus_widgets.core import Fault, PositionError
from tests.fuzz.subjects import SUBJECTS, Subject

#: No message is longer than this, however large the document.
LONGEST_MESSAGE = 100_000


class Broken(AssertionError):
    """A damaged document met neither a sound value nor the documented error."""


@dataclass
class Outcomes:
    """Results of readings by subject, with the slowest in processor seconds and its seed."""

    ends: Counter[str] = field(default_factory=Counter)
    slowest: dict[str, tuple[float, int]] = field(default_factory=dict)

    def add(self, subject: str, end: str, seconds: float, seed: int) -> None:
        self.ends[f"{subject} {end}"] += 1
        self.slowest[subject] = max(self.slowest.get(subject, (0.0, seed)), (seconds, seed))

    @property
    def count(self) -> int:
        """Documents read or refused so far."""
        return sum(self.ends.values())

    def __str__(self) -> str:
        if not self.ends:
            return "no documents"
        ends = ", ".join(f"{end} {number}" for end, number in sorted(self.ends.items()))
        slow = ", ".join(
            f"{subject} {seconds * 1000:.1f} ms (seed {seed})"
            for subject, (seconds, seed) in sorted(self.slowest.items())
        )
        return f"{self.count} documents: {ends}; slowest: {slow}"


#: A sound document is damaged so many times, each time from the beginning.
_TIMES_EACH = 50


def read_damaged(first_seed: int, outcomes: Outcomes) -> Iterator[int]:
    """Damage and read documents without end, a batch of one seed at a time; gives each seed.

    Raises ``Broken`` with the seed.
    """
    for seed in count(first_seed):
        rng = Random(seed)
        subject = SUBJECTS[seed % len(SUBJECTS)]
        whole, donor = subject.sound(rng), subject.sound(rng)
        hold(subject, whole, seed, outcomes)
        for _ in range(_TIMES_EACH):
            hold(subject, subject.damage(rng, whole, donor), seed, outcomes)
        yield seed


def hold(subject: Subject, document: Any, seed: int, outcomes: Outcomes) -> None:
    """Read one document; ``Broken`` unless it ends as documented."""
    gc.disable()  # a collection of everybody's garbage says nothing about this document
    began = process_time()
    try:
        value = subject.read(document)
        seconds = process_time() - began
        end = "read"
    except subject.refusals as error:
        seconds = process_time() - began
        end = type(error).__name__
        fault = message_fault(error)
    except Exception as error:
        words = f"{type(error).__name__}: {str(error)[:200]}"
        raise Broken(f"seed {seed}: {subject.name}: {words} from {shown(document)}") from error
    else:
        fault = "" if subject.read(subject.write(value)) == value else "is written otherwise"
    finally:
        gc.enable()
    outcomes.add(subject.name, end, seconds, seed)
    if fault:
        raise Broken(f"seed {seed}: {subject.name}: {fault}: {shown(document)}")


def message_fault(error: Exception) -> str:
    """Return what is wrong with the text of an error, or nothing."""
    words = str(error)
    if not words.strip():
        return "is refused without a word"
    if len(words) > LONGEST_MESSAGE:
        return f"is refused in {len(words)} characters"
    if isinstance(error, PositionError):
        if not error.faults:
            return "is refused without a fault"
        if unplaced := [fault for fault in error.faults if not _is_placed(fault)]:
            return f"has a fault without a path: {unplaced[0]}"
    return ""


def _is_placed(fault: Fault) -> bool:
    """Check that only a document that is no object at all has faults without a path."""
    return bool(fault.words) and (bool(fault.path) or "not an object" in fault.words)
