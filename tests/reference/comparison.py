"""Games played side by side by the rules core and the reference implementation, from a seed."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from dokmus_widgets.core import Action, IllegalAction, State
from tests.reference import naive
from tests.reference.board import DEFAULT_RULES, Document, size_of
from tests.reference.documents import random_start, random_turn

MOST_STEPS = 600

FAMILIES = (
    ("place", "sacrifice"),
    ("take_talisman", "move_tile", "move_token", "rotate_tile"),
    ("choose_start", "choose_guardian", "decline_ruins", "end_turn"),
)


class Difference(AssertionError):
    """The rules core and the reference disagree; tells the seed and the whole position."""


def canonical(action: dict[str, Any]) -> str:
    """Return the same text for equal actions."""
    return json.dumps(action, sort_keys=True)


def normal(document: Document) -> Document:
    """Return the document with all switches told and its unordered lists sorted."""
    turn = document["turn"]
    return {
        **document,
        "rules": {**DEFAULT_RULES, **document.get("rules", {})},
        "tokens": [sorted(list(space) for space in spaces) for spaces in document["tokens"]],
        "turn": None if turn is None else {**turn, "ruins": sorted(turn["ruins"])},
    }


def hold_same(what: str, core: Any, reference: Any, where: str, document: Document) -> None:
    """``Difference`` when the two are not equal."""
    if core != reference:
        raise Difference(
            f"{what} differ, {where}\n core: {core}\nnaive: {reference}\n"
            f"position: {json.dumps(document)}"
        )


def some_action(rng: random.Random, document: Document) -> dict[str, Any]:
    """Return any action on the board that can be written down, legal or not."""
    slots = len(document["grid"])
    size = size_of(document)
    rows, columns = slots // 3 * size, 3 * size

    def space() -> list[int]:
        return [rng.randrange(rows), rng.randrange(columns)]

    seat = document["to_act"]
    own = document["tokens"][seat or 0]
    by = rng.choice(("guardian", "ruins"))
    slot = rng.randrange(-1, slots + 1)
    start = list(rng.choice(own)) if own and rng.random() < 0.8 else space()
    near = [start[0] + rng.choice((-1, 0, 1)), start[1] + rng.choice((-1, 0, 1))]
    is_near = near[0] in range(rows) and near[1] in range(columns) and rng.random() < 0.6
    to = near if is_near else space()
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
    """Return a random action; the kinds are equally likely, however many actions each has."""
    families = [[a for a in legal if a["type"] in family] for family in FAMILIES]
    family = rng.choice([actions for actions in families if actions])
    kind = rng.choice(sorted({action["type"] for action in family}))
    return rng.choice([action for action in family if action["type"] == kind])


def compare_game(seed: int, seen: Counter[str]) -> int:
    """Compare one game at every step and return the number of steps; raise ``Difference``.

    ``seen`` counts the kinds of action that were taken.
    """
    rng = random.Random(seed)
    document = rng.choice((random_start, random_turn))(rng)
    if rng.random() < 0.2:
        document["rules"] = dict(rng.sample(sorted(document["rules"].items()), 3))
    state = State.from_dict(document)
    for step in range(MOST_STEPS):
        where = f"seed {seed}, step {step}"
        hold_same("documents", normal(state.to_dict()), normal(document), where, document)
        if rng.random() < 0.1:
            again = State.from_dict(state.to_dict())
            hold_same("states read again", again, state, where, document)
            for spaces in document["tokens"]:
                rng.shuffle(spaces)
            state = State.from_dict(document)
        hold_points(state, document, where)
        legal = sorted(naive.legal_actions(document), key=canonical)
        names = [canonical(action) for action in legal]
        core = state.legal_actions()
        core_names = sorted(canonical(action.to_dict()) for action in core)
        if core_names != names:
            raise Difference(
                f"legal actions differ, {where}\n"
                f"core only: {sorted(set(core_names) - set(names))}\n"
                f"naive only: {sorted(set(names) - set(core_names))}\n"
                f"position: {json.dumps(document)}"
            )
        for _ in range(4):
            guess = some_action(rng, document)
            hold_verdict(state, guess, canonical(guess) in names, where, document)
        if not legal:
            seen["stuck" if document["phase"] != "over" else "over"] += 1
            return step
        chosen = choose(rng, legal)
        seen[chosen["type"] + " " + chosen.get("by", "")] += 1
        state = state.apply(Action.from_dict(chosen))
        document = naive.apply(document, chosen)
    raise Difference(f"seed {seed}: no end after {MOST_STEPS} steps")


def hold_points(state: State, document: Document, where: str) -> None:
    """Return every line of every sheet, and the winners."""
    points = naive.score(document)
    core_points = [
        {part: getattr(score, part) for part in expected}
        for score, expected in zip(state.score(), points, strict=True)
    ]
    hold_same("scores", core_points, points, where, document)
    winners = sorted(naive.winners(document))
    hold_same("winners", sorted(state.winners()), winners, where, document)


def hold_verdict(
    state: State, guess: dict[str, Any], legal: bool, where: str, document: Document
) -> None:
    """Verdict, membership and refusal of one action."""
    action = Action.from_dict(guess)
    verdicts = (bool(state.check(action)), action in state.legal_actions())
    hold_same(f"verdicts on {guess}", verdicts, (legal, legal), where, document)
    if not legal:
        try:
            state.apply(action)
        except IllegalAction:
            return
        raise Difference(f"{guess} is illegal and was applied, {where}")
