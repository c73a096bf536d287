"""What the sentences of verdicts claim, checked on many positions by the reference implementation.

``DOKMUS_FUZZ_SEED`` sets the seed, which a failure tells with the position.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import (
    Action,
    ChooseStart,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    State,
    parse_space,
)
from dokmus_widgets.explain import answers
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import seat_names
from tests.core.playing import playout, small_game
from tests.explain.sources import messages, parts
from tests.explain.test_answers import some_actions
from tests.reference import board, naive
from tests.reference.board import FOREST, RUINS, VOLCANO, WATER, Document, Space
from tests.reference.documents import random_turn

USUAL_SEED = 28
SEED = int(os.environ.get("DOKMUS_FUZZ_SEED", USUAL_SEED))
POSITIONS, GAMES = 70, 4
#: Sentences without a claim about the position, or with the words of others.
PLAIN = {"may-end_turn-burnt", "may-yes"}
_WHOLE_TURN = {"tokens_left": 3, "guardian_left": True, "ruins": [], "last": None}


class Fact(NamedTuple):
    """A message with its variables, told about an action in a position."""

    state: State
    document: Document
    action: Any
    told: Mapping[str, Any]

    @property
    def seat(self) -> int:
        return int(self.document["to_act"])

    @property
    def ground(self) -> dict[Space, str]:
        return board.terrain(self.document)

    @property
    def space(self) -> Space:
        """Return the space that the action leads to."""
        return self.action.target or (-1, -1)

    @property
    def token(self) -> Space:
        """Return the space named as the one of the deciding token."""
        row, column = parse_space(self.told["from"])
        return row, column

    @property
    def own(self) -> set[Space]:
        return board.own_tokens(self.document, self.seat) - {self.space}

    @property
    def turn(self) -> Any:
        """Return the turn, before the first one a whole one."""
        return self.document["turn"] or _WHOLE_TURN

    def rule(self, name: str) -> Any:
        return board.rule(self.document, name)

    def price(self, tokens_left: int) -> set[int]:
        """Return the sacrifices for which the space is open with that many tokens, empty or not."""
        turn = self.turn | {"tokens_left": tokens_left}
        if turn["last"] is not None and tuple(turn["last"]) == self.space:
            turn["last"] = None
        document = self.document | {"turn": turn}
        document["tokens"] = [
            [token for token in tokens if tuple(token) != self.space]
            for tokens in document["tokens"]
        ]
        placements = naive._placements(document)
        return {one["sacrifice"] for one in placements if tuple(one["space"]) == self.space}

    def is_shared(self, token: Space, *, row: bool) -> bool:
        """Return whether the space and a token are next to the same temple, or row of temples."""
        rows = board.temples(self.ground)
        temples = rows if row else [{temple} for one in rows for temple in one]
        return any({token, self.space} <= board.around(one) for one in temples)

    def crosses(self, *tokens: Space) -> bool:
        return self.space in naive._across(self.document, self.ground, set(tokens))

    def is_own(self, terrain: str = ".fvr") -> bool:
        return self.token in self.own and self.ground[self.token] in terrain


def _tile(fact: Fact) -> str:
    entry = fact.document["grid"][getattr(fact.action, "slot", -1)]
    return "" if entry is None else f"{entry['tile']}{'AB'[entry['side']]}"


def _in_line(fact: Fact) -> bool:
    row, column = divmod(board.gap_of(fact.document), board.COLUMNS)
    here = divmod(fact.action.slot, board.COLUMNS)
    return bool(here[0] == row or here[1] == column)


def _reached(fact: Fact, tokens: set[Space]) -> bool:
    """Return whether the space is next to the tokens, or past a temple or row next to them."""
    return fact.space in naive._reach(board.temples(fact.ground), tokens, tokens)


def _forest_costs(fact: Fact) -> bool:
    ground, own = fact.ground, fact.own
    woods = {token for token in own if ground[token] == FOREST}
    temples = naive._by_letter(fact.document, ground)
    return ground[fact.space] == FOREST and fact.space not in naive._reach(temples, woods, woods)


def _holder(fact: Fact) -> int:
    held = [fact.space in board.own_tokens(fact.document, seat) for seat in range(fact.state.seats)]
    return held.index(True)


def _is_open(fact: Fact, *, now: bool = True) -> bool:
    actions = naive.legal_actions(fact.document)
    return any(one.items() <= fact.action.to_dict().items() for one in actions) is now


def _turns_tokens(fact: Fact) -> bool:
    slot_of = fact.state.island.frame.slot_of
    turned = [one for one in board.all_tokens(fact.document) if slot_of(one) == fact.action.slot]
    return _is_open(fact) and fact.told["tokens"] == len(turned)


def _ends_unused(fact: Fact) -> bool:
    tokens = fact.turn["tokens_left"]
    return bool(fact.told["tokens"] == tokens) and (
        not tokens or not naive._placements(fact.document)
    )


def _is_edge(fact: Fact) -> bool:
    """Return whether an empty document of this island has a start there on meadow or forest."""
    bare: Document = {"tokens": [[] for _ in fact.document["tokens"]]}
    tiles = {
        name: [
            [row.translate({ord(one): "." for one in "fvrtT~^"}) for row in side] for side in sides
        ]
        for name, sides in fact.document["tiles"].items()
    }
    starts = naive._starts(fact.document | bare | {"tiles": tiles})
    return list(fact.space) in [one["space"] for one in starts]


def _is_beside(fact: Fact) -> bool:
    return fact.token in board.beside(fact.space)


#: What each message claims, beside that its space, token, tile and numbers are those meant.
CLAIMS: dict[str, Callable[[Fact], bool]] = {
    **dict.fromkeys(
        ("yes-place-free", "may-place-free"),
        lambda f: f.action.sacrifice == 0 and 0 in f.price(f.turn["tokens_left"]),
    ),
    **dict.fromkeys(
        ("yes-place-paid", "may-place-paid"),
        lambda f: f.price(f.turn["tokens_left"]) == {1} == {f.action.sacrifice},
    ),
    **dict.fromkeys(
        ("yes-place-either", "may-place-either"),
        lambda f: f.price(f.turn["tokens_left"]) == {0, 1} and f.crosses(*f.own),
    ),
    "why-step": lambda f: f.is_own() and _is_beside(f),
    "why-temple": lambda f: f.is_own() and f.is_shared(f.token, row=False),
    "why-temple-row": lambda f: (
        f.is_own() and f.is_shared(f.token, row=True) and not f.is_shared(f.token, row=False)
    ),
    "why-crossing": lambda f: f.is_own() and f.crosses(f.token),
    "why-anywhere": lambda f: (
        _is_anywhere(f) and not (f.turn["tokens_left"] > 1 and f.crosses(*f.own)) and not _steps(f)
    ),
    "why-forest-cost": lambda f: (
        f.ground[f.space] == FOREST
        and not any(f.ground[token] == FOREST for token in f.own & board.beside(f.space))
    ),
    "why-forest-beside": lambda f: (
        f.ground[f.space] == FOREST and f.is_own(FOREST) and _is_beside(f)
    ),
    "why-forest-temple": lambda f: (
        f.ground[f.space] == FOREST and f.is_own(FOREST) and f.is_shared(f.token, row=False)
    ),
    "why-forest-temple-row": lambda f: (
        f.ground[f.space] == FOREST
        and f.is_own(FOREST)
        and f.is_shared(f.token, row=True)
        and not f.is_shared(f.token, row=False)
    ),
    "then-ruins": lambda f: (
        f.ground[f.space] == RUINS and (isinstance(f.action, Place) or f.rule("ruins_on_move"))
    ),
    "then-volcano": lambda f: f.ground[f.space] == VOLCANO,
    "if-two-tokens": lambda f: f.turn["tokens_left"] == 1 and 1 in f.price(2),
    # Other actions
    **dict.fromkeys(
        ("yes-choose_start", "may-choose_start"), lambda f: _is_open(f) and _is_edge(f)
    ),
    **dict.fromkeys(
        (
            *("yes-choose_guardian", "may-choose_guardian", "yes-take_talisman"),
            *("may-take_talisman", "yes-decline_ruins", "may-decline_ruins"),
        ),
        _is_open,
    ),
    **dict.fromkeys(
        ("yes-sacrifice", "may-sacrifice"), lambda f: bool(f.rule("voluntary_sacrifice"))
    ),
    **dict.fromkeys(("yes-rotate_tile", "may-rotate_tile"), _turns_tokens),
    **dict.fromkeys(("yes-move_tile", "may-move_tile"), lambda f: _is_open(f) and _in_line(f)),
    **dict.fromkeys(
        ("yes-move_token-step", "may-move_token-step"),
        lambda f: _is_open(f) and f.space in board.beside(f.action.origin),
    ),
    **dict.fromkeys(
        ("yes-move_token-temple", "may-move_token-temple"),
        lambda f: _is_open(f) and f.is_shared(f.action.origin, row=True),
    ),
    **dict.fromkeys(("yes-end_turn", "may-end_turn"), _ends_unused),
    # What stands in the way
    "no-game_over": lambda f: f.document["phase"] == "over",
    "no-wrong_phase": lambda f: f.told["phase"] == f.document["phase"],
    "no-off_board": lambda f: f.space not in f.ground,
    "no-terrain": lambda f: (
        f.ground[f.space]
        in {
            "mountain": "^",
            "water": WATER,
            "small_temple": "t",
            "large_temple": "T",
            "ruins": RUINS,
            "volcano": VOLCANO,
        }[f.told["terrain"]]
        and (f.ground[f.space] not in board.LAND or isinstance(f.action, ChooseStart))
    ),
    "no-occupied": lambda f: f.told["who"] == seat_names(f.state.seats)[_holder(f)],
    "no-out_of_reach": lambda f: not _reached(f, f.own) and not f.crosses(*f.own),
    "no-out_of_reach-temple": lambda f: (
        f.rule("temple_reach") == "last_token" and _reached(f, f.own) and not f.crosses(*f.own)
    ),
    "no-out_of_reach-token": lambda f: not _reached(f, {f.action.origin}),
    "no-no_tokens_left": lambda f: f.turn["tokens_left"] == 0,
    "no-cannot_pay-forest": lambda f: f.turn["tokens_left"] == 1 and _forest_costs(f),
    "no-cannot_pay-water": lambda f: (
        f.turn["tokens_left"] == 1 and f.is_own() and f.crosses(f.token)
    ),
    "no-price_too_low": lambda f: f.action.sacrifice == 0 and f.price(3) == {1},
    "no-price_too_high-one": lambda f: f.action.sacrifice > 1,
    "no-price_too_high": lambda f: (
        f.action.sacrifice == 1
        and (_is_anywhere(f) or f.price(max(1, f.turn["tokens_left"])) == {0})
    ),
    "no-ruins_wait": lambda f: bool(f.turn["ruins"]) and f.rule("ruins_timing") == "immediate",
    "no-no_ruins_wait": lambda f: not f.turn["ruins"],
    "no-other_tile": lambda f: bool(f.turn["ruins"]),
    "no-guardian_used": lambda f: not f.turn["guardian_left"],
    "no-wrong_card": lambda f: (
        f.told["card"] == f.document["guardians"][f.seat]
        and f.told["card"]
        not in {
            "take_talisman": (1,),
            "move_tile": (2, 5),
            "move_token": (3, 5),
            "rotate_tile": (4, 5),
        }[f.action.type]
    ),
    "no-card_taken": lambda f: f.action.card in f.document["guardians"],
    "no-no_such_card": lambda f: (
        f.action.card not in ((2, 3, 4) if f.state.seats == 2 else (1, 2, 3, 4, 5))
    ),
    "no-no_tile": lambda f: f.document["grid"][f.action.slot] is None,
    "no-not_in_line": lambda f: not _in_line(f),
    "no-not_own_token": lambda f: f.action.origin not in board.own_tokens(f.document, f.seat),
    "no-token_fixed": lambda f: f.ground[f.action.origin] == RUINS,
    "no-not_a_corner": lambda f: (
        board.slot_of(f.document, f.space)
        not in (0, 2, len(f.document["grid"]) - 3, len(f.document["grid"]) - 1)
    ),
    "no-tile_taken": lambda f: (
        f.token in board.all_tokens(f.document)
        and board.slot_of(f.document, f.token) == board.slot_of(f.document, f.space)
    ),
    "no-not_an_edge": lambda f: not _is_edge(f),
    "no-tokens_unused": lambda f: f.told["tokens"] == f.turn["tokens_left"] > 0,
    "no-not_voluntary": lambda f: not f.rule("voluntary_sacrifice"),
    "no-reading": lambda f: f.rule("ruins_timing") == "same_turn",
}


def _is_anywhere(fact: Fact) -> bool:
    """Return whether every empty space that holds tokens is open, at no sacrifice."""
    placements = naive._placements(fact.document | {"turn": fact.turn})
    spaces = {tuple(one["space"]) for one in placements}
    is_free = not any(one["sacrifice"] for one in placements)
    return is_free and spaces == board.free_land(fact.document, fact.ground)


def _steps(fact: Fact) -> bool:
    """Return whether the space could be placed on next to a token, by the tokens that are left."""
    free = fact.space in board.free_land(fact.document, fact.ground)
    paid = _forest_costs(fact) and fact.turn["tokens_left"] == 1
    return free and not paid and fact.space in board.around(fact.own)


def _names_what_it_means(fact: Fact) -> bool:
    """Return whether space, token to move, card and tile in a sentence are those of the action."""
    told, action = fact.told, fact.action
    if "space" in told and not isinstance(action, MoveToken):
        return tuple(parse_space(told["space"])) == fact.space
    if "to" in told:
        return (fact.token, tuple(parse_space(told["to"]))) == (action.origin, action.target)
    if "tile" in told and isinstance(action, MoveTile | RotateTile) and "turn" in told:
        return bool(told["tile"] == _tile(fact))
    return True


def _positions() -> Iterator[State]:
    for seed in range(SEED, SEED + POSITIONS):
        yield State.from_dict(random_turn(Random(seed)))
    for seed in range(SEED, SEED + GAMES):
        draw = Random(seed)
        for state, _ in playout(small_game(seed), seed):
            if draw.random() < 0.1 or state.phase == "over":
                yield state
    yield from (case.state for case in cases())


def _asked(state: State, draw: Random) -> Iterator[Action]:
    frame = state.island.frame
    spaces = [(row, column) for row in range(frame.rows) for column in range(frame.columns)]
    for space in draw.sample(spaces, min(len(spaces), 30)):
        yield Place(space, draw.choice((0, 0, 1, 1, 2)))
    yield from some_actions(state, draw, 10)
    if state.phase == "start":
        yield from map(ChooseStart, draw.sample(spaces, 12))
    legal = [*state.legal_actions()]
    yield from draw.sample(legal, min(len(legal), 12))


def test_sentences_of_verdicts_claim_what_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every variable and claim of a verdict's sentence agrees with the reference."""
    told: list[tuple[str, dict[str, Any]]] = []

    def recording(name: str, /, **facts: Any) -> str:
        told.append((name, facts))
        return say(name, **facts)

    monkeypatch.setattr(answers, "say", recording)
    never = set(CLAIMS)
    for number, state in enumerate(_positions()):
        document, draw = state.to_dict(), Random(SEED + number)
        for action in _asked(state, draw):
            told.clear()
            answers.answers_to(state, state.check(action), seat_names(state.seats))
            for name, facts in told:
                if name.startswith("card-") or name in PLAIN:
                    continue
                used = parts(messages("en")[name]).variables
                said = {name: value for name, value in facts.items() if name in used}
                fact = Fact(state, document, action, said)
                holds = CLAIMS[name](fact) and _names_what_it_means(fact)
                assert holds, (
                    f"{say(name, **facts)!r} of {action!r} does not hold: seed {SEED}, "
                    f"{state.to_code()}"
                )
                never.discard(name)
    # With another seed the rarest may be missing.
    assert not never or SEED != USUAL_SEED, "no position led to these"


@pytest.mark.rule("round.order")
def test_another_seat_is_told_who_is_to_play() -> None:
    for state in _positions():
        if state.to_act is not None:
            names = seat_names(state.seats)
            action = next(iter(state.legal_actions()))
            verdict = state.check(action, (state.to_act + 1) % state.seats)
            words = answers.answer_to(state, verdict, names).words
            assert verdict.obstacles[0].obstacle == "not_your_turn"
            assert names[state.to_act] in words
