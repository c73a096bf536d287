"""Some damaged documents, read in every run; ``make fuzz`` reads on and on."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import Fault, PositionError
from tests.fuzz.documents import Broken, Outcomes, hold, message_fault, read_damaged
from tests.fuzz.mutation import copied, damaged, part_at, some_way
from tests.fuzz.subjects import SUBJECTS, Subject

#: Seeds, of fifty documents each.
BATCHES = 60
#: A hundred times what the slowest takes: only a blow-up is longer.
BEARABLE_SECONDS = 2.0


def test_damaged_documents_are_read_or_refused() -> None:
    outcomes = Outcomes()
    for _ in islice(read_damaged(0, outcomes), BATCHES):
        pass
    print(outcomes)
    for subject in SUBJECTS:
        ends = {end for end in outcomes.ends if end.startswith(subject.name)}
        assert f"{subject.name} read" in ends, "not everything is refused"
        assert len(ends) > 1, "not everything is read"
        assert outcomes.slowest[subject.name][0] < BEARABLE_SECONDS


def test_the_same_seed_damages_in_the_same_way() -> None:
    whole, donor = SUBJECTS[0].sound(Random(1)), SUBJECTS[0].sound(Random(2))
    first, second = (repr(damaged(Random(3), whole, donor)) for _ in range(2))
    assert first == second != repr(whole)


def test_damage_leaves_the_sound_documents_alone() -> None:
    whole, donor = SUBJECTS[0].sound(Random(1)), SUBJECTS[0].sound(Random(2))
    kept = repr((whole, donor))
    for seed in range(300):
        damaged(Random(seed), whole, donor)
    assert repr((whole, donor)) == kept


def test_every_field_is_damaged() -> None:
    whole = SUBJECTS[0].sound(Random(1))
    ways = {some_way(Random(seed), whole)[0] for seed in range(500)}
    assert ways == set(whole)
    assert part_at(whole, ("tiles", "no such tile", 0)) is None
    assert copied(whole) == whole


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (lambda document: 1 / 0, "ZeroDivisionError"),
        (lambda document: _refuse(""), "without a word"),
        (lambda document: _refuse("x" * 200_000), "200000 characters"),
        (lambda document: object(), "written otherwise"),
    ],
)
def test_what_is_not_documented_is_told_with_its_seed(read: Any, told: str) -> None:
    subject = Subject("thing", lambda rng: {}, damaged, read, lambda value: {}, (ValueError,))
    with pytest.raises(Broken, match=rf"seed 7: thing: .*{told}"):
        hold(subject, {}, 7, Outcomes())


def test_a_fault_without_a_path_is_told() -> None:
    error = PositionError([Fault("", "something is wrong")])
    assert "without a path" in message_fault(error)


def _refuse(words: str) -> None:
    raise ValueError(words)
