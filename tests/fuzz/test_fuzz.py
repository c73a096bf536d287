"""``make fuzz``: ends where it is told to, and tells the seed of a fault."""

from __future__ import annotations

import pytest

from tests.fuzz.__main__ import fuzz, main
from tests.reference import naive


def test_so_many_games_and_documents_and_no_more() -> None:
    told: list[str] = []
    fuzz(5, 2, 100, told.append)
    assert told[0] == "seed 5"
    assert "2 games alike" in told[-1]
    assert "102 documents" in told[-1], "two batches, each with its sound document"
    assert told[-1].endswith("no fault")


def test_the_environment_is_heard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DOKMUS_FUZZ_SEED", "11")
    monkeypatch.setenv("DOKMUS_FUZZ_GAMES", "1")
    main([])
    told = capsys.readouterr().out
    assert told.startswith("seed 11\n")
    assert "1 games alike" in told
    assert "no documents" in told


def test_a_fault_ends_it_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naive, "winners", lambda document: [])
    with pytest.raises(AssertionError, match="winners differ, seed 5, step 0") as ended:
        fuzz(5, None, None, str)
    assert any("DOKMUS_FUZZ_SEED=5" in note for note in ended.value.__notes__)
