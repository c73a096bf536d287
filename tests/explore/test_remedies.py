"""Tests of remedies."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.cases import case as case_by_id, cases
from dokmus_widgets.core import Action, By, MoveTile, MoveToken, Place, State
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explore.query.remedies import MOST_REMEDIES, Remedy, remedies
from dokmus_widgets.explore.query.ruling import ruling_on
from dokmus_widgets.explore.query.words import remedy_words
from tests.core.boards import MEADOWS, at, board, place


def told(state: State, action: Action) -> list[str]:
    found = remedies(state, state.check(action))
    return [remedy_words(state, remedy, seat_names(state.seats)) for remedy in found]


def test_a_legal_action_needs_none() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    assert remedies(state, state.check(place("b1"))) == ()


@pytest.mark.parametrize(
    ("state", "action", "words"),
    [
        (
            board(".f\n..", tokens={0: "a1"}, tokens_left=1),
            place("b1"),
            "It would be legal with 2 tokens left",
        ),
        (board(".f", tokens={0: "a1"}), place("b1"), "It's legal with a sacrifice"),
        (board("..", tokens={0: "a1"}), place("b1", 1), "It's legal without a sacrifice"),
        (board(".^.", tokens={0: "a1"}), place("b1"), "It would be legal if b1 were a meadow"),
        (board("..", tokens={0: "a1", 1: "b1"}), place("b1"), "It would be legal with b1 empty"),
        (board("....", tokens={0: "a1"}), place("c1"), "It would be legal with your token on b1"),
        (
            board("..", tokens={0: "a1"}, tokens_left=0),
            place("b1"),
            "It would be legal with 1 token left",
        ),
        (board(MEADOWS, tokens={0: "a1"}, card=3), MoveTile(1), "It would be legal with card 2"),
        (
            board(MEADOWS, tokens={0: "a1"}, card=2),
            MoveTile(0),
            "It would be legal with the gap in its row",
        ),
        (
            board(MEADOWS, tokens={0: "a1"}, card=2, guardian_left=False),
            MoveTile(1),
            "It would be legal with your guardian card unused",
        ),
        (
            board(MEADOWS, tokens={0: "a1"}, card=3),
            MoveToken(at("a1"), at("b1"), By.RUINS),
            "It's legal with your guardian card instead",
        ),
        (
            board("r..", tokens={0: "a1"}, ruins="1"),
            place("b1"),
            "It's legal once you use or skip the ruins action",
        ),
        (
            board(MEADOWS, tokens={0: "a1"}, card=3),
            MoveToken(at("b1"), at("b2")),
            "It would be legal with your token on b1",
        ),
    ],
)
def test_the_most_telling_one_comes_first(state: State, action: Action, words: str) -> None:
    found = told(state, action)
    assert found[0].startswith(words), found


def test_a_reading_is_told_where_nothing_nearer_helps() -> None:
    state = board(".t.\n.^^", tokens={0: "a1"}, rules="fr")
    assert told(state, place("c1")) == [
        "It would be legal under other rules (past temples from any token)."
    ]


def test_a_change_that_leaves_nothing_legal_is_no_remedy() -> None:
    state = case_by_id("reading-temple-rows-placing").state
    words = "It would be legal under other rules (past temples"
    assert not any(one.startswith(words) for one in told(state, place("c2")))


def test_what_is_legal_already_is_no_remedy_of_a_change() -> None:
    state = case_by_id("forest-cost-alone").state
    assert told(state, place("b1")) == ["It's legal with a sacrifice: two tokens in all."]


def test_every_remedy_of_every_case_makes_it_legal() -> None:
    helped = 0
    for case in cases():
        for action in case.actions:
            found = remedies(case.state, case.state.check(action))
            assert len(found) <= MOST_REMEDIES
            for remedy in found:
                assert _works(case.state, remedy), (case.id, action, remedy)
                assert remedy_words(case.state, remedy, seat_names(4))
                helped += 1
    assert helped > len(cases()) / 4


def _works(state: State, remedy: Remedy) -> bool:
    if remedy.change is None:
        return state.check(remedy.action).legal
    was_legal = state.check(remedy.action).legal
    return not was_legal and remedy.change.apply(state).check(remedy.action).legal


def test_every_ground_of_a_ruling_is_told_once() -> None:
    seed, checked = 77, 0
    random = Random(seed)
    for case in cases():
        frame = case.state.island.frame
        spaces = [(r, c) for r in range(frame.rows) for c in range(frame.columns)]
        for space in random.sample(spaces, 3):
            ruling = ruling_on(case.state, Place(space))
            words = [answer.words for answer in ruling.answers]
            assert words, f"seed {seed}"
            assert len(set(words)) == len(words), f"seed {seed}"
            assert all(answer.done == ruling.legal for answer in ruling.answers), f"seed {seed}"
            checked += 1
    assert checked > 100
