"""Random games played side by side by the rules core and the reference implementation.

``DOKMUS_FUZZ_GAMES`` sets the number of games, ``DOKMUS_FUZZ_SEED`` the seed of the first one.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any

import pytest

from dokmus_widgets.core import Action, IllegalAction, State
from tests.reference import naive
from tests.reference.board import DEFAULT_RULES, Document, size_of
from tests.reference.documents import random_start, random_turn

GAMES = int(os.environ.get("DOKMUS_FUZZ_GAMES", "90"))
FIRST_SEED = int(os.environ.get("DOKMUS_FUZZ_SEED", "0"))
BATCHES = 4
MOST_STEPS = 600

FAMILIES = (
    ("place", "sacrifice"),
    ("take_talisman", "move_tile", "move_token", "rotate_tile"),
    ("choose_start", "choose_guardian", "decline_ruins", "end_turn"),
)


def canonical(action: dict[str, Any]) -> str:
    """One spelling for equal actions."""
    return json.dumps(action, sort_keys=True)


def normal(document: Document) -> Document:
    """The document with all switches told and its unordered lists sorted."""
    turn = document["turn"]
    return {
        **document,
        "rules": {**DEFAULT_RULES, **document.get("rules", {})},
        "tokens": [sorted(list(space) for space in spaces) for spaces in document["tokens"]],
        "turn": None if turn is None else {**turn, "ruins": sorted(turn["ruins"])},
    }


def assert_same(what: str, core: Any, reference: Any, where: str, document: Document) -> None:
    """Fail with the seed and the whole position."""
    if core != reference:
        pytest.fail(
            f"{what} differ, {where}\n core: {core}\nnaive: {reference}\n"
            f"position: {json.dumps(document)}"
        )


def some_action(rng: random.Random, document: Document) -> dict[str, Any]:
    """Any action that can be written down, legal or not."""
    slots = len(document["grid"])
    size = size_of(document)

    def space() -> list[int]:
        return [rng.randrange(-1, slots // 3 * size + 1), rng.randrange(-1, 3 * size + 1)]

    seat = document["to_act"]
    own = document["tokens"][seat or 0]
    by = rng.choice(("guardian", "ruins"))
    slot = rng.randrange(-1, slots + 1)
    start = list(rng.choice(own)) if own and rng.random() < 0.8 else space()
    near = [start[0] + rng.choice((-1, 0, 1)), start[1] + rng.choice((-1, 0, 1))]
    to = near if rng.random() < 0.6 else space()
    choices: list[dict[str, Any]] = [
        {"type": "choose_start", "space": space()},
        {"type": "choose_guardian", "card": rng.randrange(1, 6)},
        {"type": "place", "space": to, "sacrifice": 0},
        {"type": "place", "space": to, "sacrifice": 1},
        {"type": "sacrifice"},
        {"type": "take_talisman"},
        {"type": "move_tile", "slot": slot, "by": by},
        {"type": "move_token", "from": start, "to": to, "by": by},
        {"type": "rotate_tile", "slot": slot, "turn": rng.choice(("cw", "ccw")), "by": by},
        {"type": "decline_ruins"},
        {"type": "end_turn"},
    ]
    return rng.choice(choices)


def choose(rng: random.Random, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """A random action; the kinds are equally likely, however many actions each has."""
    families = [[a for a in legal if a["type"] in family] for family in FAMILIES]
    family = rng.choice([actions for actions in families if actions])
    kind = rng.choice(sorted({action["type"] for action in family}))
    return rng.choice([action for action in family if action["type"] == kind])


def play(seed: int, seen: Counter[str]) -> int:
    """One game, compared at every step; how many steps it took."""
    rng = random.Random(seed)
    document = rng.choice((random_start, random_turn))(rng)
    if rng.random() < 0.2:
        document["rules"] = dict(rng.sample(sorted(document["rules"].items()), 3))
    state = State.from_dict(document)
    for step in range(MOST_STEPS):
        where = f"seed {seed}, step {step}"
        assert_same("documents", normal(state.to_dict()), normal(document), where, document)
        if rng.random() < 0.1:
            assert State.from_dict(state.to_dict()) == state, where
            for spaces in document["tokens"]:
                rng.shuffle(spaces)
            state = State.from_dict(document)
        points = naive.score(document)
        core_points = [
            {part: getattr(score, part) for part in expected}
            for score, expected in zip(state.score(), points, strict=True)
        ]
        assert_same("scores", core_points, points, where, document)
        assert_same(
            "winners", sorted(state.winners()), sorted(naive.winners(document)), where, document
        )
        legal = sorted(naive.legal_actions(document), key=canonical)
        names = [canonical(action) for action in legal]
        core = state.legal_actions()
        core_names = sorted(canonical(action.to_dict()) for action in core)
        if core_names != names:
            pytest.fail(
                f"legal actions differ, {where}\n"
                f"core only: {sorted(set(core_names) - set(names))}\n"
                f"naive only: {sorted(set(names) - set(core_names))}\n"
                f"position: {json.dumps(document)}"
            )
        for _ in range(4):
            guess = some_action(rng, document)
            action = Action.from_dict(guess)
            expected = canonical(guess) in names
            verdicts = (bool(state.check(action)), action in core)
            assert_same(f"verdicts on {guess}", verdicts, (expected, expected), where, document)
            if not expected:
                with pytest.raises(IllegalAction):
                    state.apply(action)
        if not legal:
            seen["stuck" if document["phase"] != "over" else "over"] += 1
            return step
        chosen = choose(rng, legal)
        seen[chosen["type"] + " " + chosen.get("by", "")] += 1
        state = state.apply(Action.from_dict(chosen))
        document = naive.apply(document, chosen)
    pytest.fail(f"seed {seed}: no end after {MOST_STEPS} steps")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games(batch: int) -> None:
    """The rules core and the reference agree at every step of random games."""
    seen: Counter[str] = Counter()
    steps = 0
    games = range(FIRST_SEED + batch, FIRST_SEED + GAMES, BATCHES)
    for seed in games:
        try:
            steps += play(seed, seen)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    print(f"{len(games)} games, {steps} steps, {sorted(seen.items())}")


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
        "turn": {"tokens_left": 1, "guardian_left": True, "ruins": ["0", "8"], "last": None},
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
