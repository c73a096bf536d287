"""The rules core and the reference implementation agree at every step of random games.

``DOKMUS_FUZZ_GAMES`` sets the number of games, ``DOKMUS_FUZZ_SEED`` the seed of the first one;
``make fuzz`` plays on and on.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from dokmus_widgets.core import Action, State
from tests.reference import naive
from tests.reference.board import Document
from tests.reference.comparison import Difference, compare_game, normal
from tests.reference.documents import random_start, random_turn

GAMES = int(os.environ.get("DOKMUS_FUZZ_GAMES", "90"))
FIRST_SEED = int(os.environ.get("DOKMUS_FUZZ_SEED", "0"))
BATCHES = 4


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games(batch: int) -> None:
    seen: Counter[str] = Counter()
    steps = 0
    games = range(FIRST_SEED + batch, FIRST_SEED + GAMES, BATCHES)
    for seed in games:
        try:
            steps += compare_game(seed, seen)
        except Difference:
            raise
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    print(f"{len(games)} games, {steps} steps, {sorted(seen.items())}")


def test_a_difference_is_told_with_its_seed_and_position(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = naive.apply

    def forgetful(document: Document, action: dict[str, Any]) -> Document:
        after = honest(document, action)
        if action["type"] == "place":
            after["supply"][document["to_act"]] += 1
        return after

    monkeypatch.setattr(naive, "apply", forgetful)
    with pytest.raises(Difference, match=r"documents differ, seed 3, step \d+(.|\n)*position: {"):
        compare_game(3, Counter())


def test_every_tile_reached_and_two_actions_waiting() -> None:
    """Two things that random games hardly meet: eight tiles reached, two ruins actions declined."""
    side = ["rt.", "...", "..."]
    slots = [slot for slot in range(9) if slot != 4]
    grid: list[Any] = [{"tile": str(slot), "side": 0, "rotation": 0} for slot in slots]
    grid.insert(4, None)
    document: Document = {
        "format": "dokmus-position",
        "version": 1,
        "rules": {},
        "tiles": {str(slot): [side, side] for slot in slots},
        "grid": grid,
        "round": 8,
        "phase": "turns",
        "to_act": 0,
        "talisman": 0,
        "tokens": [[[slot // 3 * 3, slot % 3 * 3] for slot in slots], [], []],
        "supply": [17, 25, 25],
        "sacrificed": [0, 0, 0],
        "guardians": [2, 3, 4],
        "turn": {"tokens_left": 1, "guardian_left": True, "ruins": ["1", "8"], "last": None},
    }
    state = State.from_dict(document)
    assert naive.score(document)[0]["tiles_reached"] == state.score()[0].tiles_reached == 27
    decline = {"type": "decline_ruins"}
    after = state.apply(Action.from_dict(decline)).to_dict()
    assert normal(after) == normal(naive.apply(document, decline))


def test_same_seed_same_game() -> None:
    """A seed that is reported leads to the same game again."""
    assert random_start(random.Random(7)) == random_start(random.Random(7))
    assert random_turn(random.Random(7)) == random_turn(random.Random(7))
