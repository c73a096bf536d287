"""Goals: predicates, their combinations, and invalid tables."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.cases.entries import EntryError
from dokmus_widgets.cases.text_boards import document
from dokmus_widgets.core import State
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.lessons.goals.goal import read_goal
from dokmus_widgets.lessons.goals.predicates import PREDICATES, Stand
from dokmus_widgets.lessons.goals.words import goal_words

BOARD = """
.f.|..t|...
.t.|.~.|rv.
...|...|...
-----------
...|   |...
.t.|   |...
...|   |...
"""
START = State.from_dict(
    document(BOARD, seats=3, tokens={0: "a1 h1", 1: "i6", 2: "a6"}, card=4, cards=[4, 2, 5])
)

Wish = dict[str, Any]

#: A goal, plies that meet it, and what does not: other plies, or, where all plies do, after the
#: same ones a goal of the same name; of the first seat.
GOALS: list[tuple[Wish, str, str | Wish]] = [
    ({"token_on": "a2 a3"}, "a2 a3", "a2"),
    ({"standing_on": {"terrain": "ruins"}}, "g1 g2", "a2"),
    ({"standing_on": {"terrain": "meadow", "count": 3}}, "a2", "b1+1"),
    ({"beside_gap": False}, "a2", {"beside_gap": True}),
    ({"placed": 2}, "a2 a3", "b1+1"),
    ({"spent": 2}, "b1+1", "a2"),
    ({"spent_at_most": 1}, "a2", "b1+1"),
    ({"tokens_left": 1}, "b1+1", "a2"),
    ({"sacrificed": 1}, "b1+1", "a2"),
    ({"discovered": "b2"}, "a2", "i1"),
    ({"temple_from": "b2"}, "a2", "i1"),
    ({"temples": 1}, "a2", "i1"),
    ({"tiles": 2}, "a2 g1", "a2"),
    ({"complete": 1}, "a2", "i1"),
    ({"points": 1}, "g1 g2", "i1"),
    ({"gained": 2}, "a2", "i1"),
    ({"line": {"line": "ruins", "points": 1}}, "g1 g2", "i1"),
    ({"ahead": True}, "a2", "i1"),
    ({"legal": "a3"}, "a2", "i1"),
    ({"legal_in": {"do": "a3", "reading": "fr"}}, "a2", "i1"),
    ({"guardian_used": True}, "rotate 1 cw", "a2"),
    ({"tile_turned": "1"}, "rotate 1 cw", "a2"),
    ({"tile_turned": "1A"}, "rotate 1 cw", "a2"),
    ({"extra_action": True}, "g1 g2", "a2"),
    ({"talisman": True}, "", {"talisman": False}),
    ({"turn_over": True}, "a2 a3 i1 end", "a2 a3 i1"),
    ({"card": 4}, "", {"card": 2}),
    ({"card_chosen": True}, "", {"card_chosen": False}),
    ({"round": 1}, "", {"round": 2}),
    ({"phase": "turns"}, "", {"phase": "guardians"}),
    ({"all": [{"placed": 1}, {"sacrificed": 1}]}, "b1+1", "a2"),
    ({"any": [{"token_on": "a2"}, {"token_on": "i1"}]}, "i1", "b1+1"),
    ({"not": {"token_on": "a2"}}, "i1", "a2"),
    ({"placed": 1, "sacrificed": 0}, "a2", "b1+1"),
]


def stand(plies: str) -> Stand:
    """Return the goal context after these plies."""
    state = START
    for written in plies.replace("rotate 1 cw", "rotate_1_cw").split():
        state = state.apply(read_action(state, written.replace("_", " ")))
    return Stand(START, state, 0)


@pytest.mark.parametrize(("wish", "meets", "misses"), GOALS, ids=lambda value: str(value)[:40])
def test_goal_is_met_by_its_predicates(wish: Wish, meets: str, misses: str | Wish) -> None:
    goal = read_goal(wish)
    assert goal.met(stand(meets))
    if isinstance(misses, str):
        assert not goal.met(stand(misses))
    else:
        assert misses.keys() == wish.keys()
        assert not read_goal(misses).met(stand(meets))


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("wish", [goal[0] for goal in GOALS], ids=str)
def test_goal_has_words(wish: Wish, spoken: str) -> None:
    with speaking(spoken):
        assert goal_words(read_goal(wish), START).strip()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({}, "a goal asks for something"),
        ({"win": True}, "there is no goal 'win'"),
        ({"placed": "two"}, "placed: 'two' is not a whole number"),
        ({"placed": True}, "placed: true is not a whole number"),
        ({"token_on": "44"}, "token_on: "),
        ({"token_on": ""}, "token_on: a space is missing"),
        ({"standing_on": {"terrain": "sand"}}, "standing_on: 'sand' is none of meadow"),
        ({"standing_on": {"count": 1}}, "standing_on: terrain is missing"),
        ({"line": {"line": "luck", "points": 1}}, "line: 'luck' is none of ruins"),
        ({"phase": "night"}, "phase: 'night' is none of"),
        ({"all": []}, "all: a list of goals is wanted"),
        ({"any": {"placed": 1}}, "any: a list of goals is wanted"),
        ({"not": 3}, "3 is not a goal"),
    ],
    ids=str,
)
def test_invalid_goals_are_refused(wish: Wish, told: str) -> None:
    with pytest.raises(EntryError, match=told.replace("(", r"\(")):
        read_goal(wish)


def test_every_predicate_is_covered() -> None:
    tried = {name for wish, _, _ in GOALS for name in wish}
    assert set(PREDICATES) - tried == {"tile_moved"}


@pytest.mark.parametrize("tile", ["2", "2A"])
def test_tile_moved_compares_slots(tile: str) -> None:
    start = State.from_dict(document(BOARD, tokens={0: "a1", 1: "i6", 2: "a6"}, card=2))
    goal = read_goal({"tile_moved": tile})
    assert not goal.met(Stand(start, start, 0))
    now = start.apply(read_action(start, "slide 2"))
    assert goal.met(Stand(start, now, 0))
    assert not read_goal({"tile_turned": tile}).met(Stand(start, now, 0))
