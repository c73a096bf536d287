"""Tests of the questions about a position."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import (
    ChooseStart,
    DeclineRuins,
    Phase,
    Place,
    Rule,
    Rules,
    State,
    new_game,
    space_name,
)
from dokmus_widgets.core.legality.check import first_obstacle
from dokmus_widgets.explain.answers import deciding_rule
from dokmus_widgets.explain.messages import LANGUAGES, keeping, speaking
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.topics.generator import position_questions
from dokmus_widgets.explore.topics.questions import Question, Topic
from dokmus_widgets.explore.topics.words import question_title
from dokmus_widgets.play.tools import Tool
from tests.core.boards import MEADOWS, board, place, play
from tests.core.playing import playout, small_game

#: Random games, and every how many plies one stops and asks.
GAMES = pytest.mark.parametrize("seed", range(4))
EVERY = 30


def stops(seed: int) -> list[State]:
    """Return sample positions of a random game, of each phase."""
    found: dict[object, State] = {}
    for number, (state, _) in enumerate(playout(small_game(seed), seed)):
        waiting = state.turn is not None and bool(state.turn.ruins)
        found.setdefault((state.phase, waiting, number // EVERY), state)
    return [*found.values()]


def of(state: State, topic: Topic) -> list[Question]:
    return [one for one in position_questions(state) if one.topic is topic]


def on(state: State) -> Explorer:
    explorer = Explorer()
    explorer.show_position(state)
    return explorer


@GAMES
def test_every_legal_action_is_in_a_question_and_no_other(seed: int) -> None:
    for state in stops(seed):
        told = [
            one
            for question in position_questions(state)
            if question.yes
            for one in question.actions
        ]
        legal = list(state.legal_actions())
        assert len(told) == len(legal), f"each in one only, on {state!r}"
        assert set(told) == set(legal)


@GAMES
def test_what_is_refused_is_refused_by_the_rule_that_is_named(seed: int) -> None:
    for state in stops(seed):
        for question in position_questions(state):
            if question.yes is not False:
                continue
            for action in question.actions:
                verdict = state.check(action)
                assert not verdict, (state, question)
                assert first_obstacle(state, action) == verdict.obstacles[0]
                assert question.rules[0] == verdict.obstacles[0].rules[0]


def test_reasons_against_a_space_do_not_say_what_is_allowed() -> None:
    state = new_game(3, seed=1)
    told = {question_title(state, one) for one in of(state, Topic.BARRED)}
    assert told == {"Not a corner tile, or taken", "Not a meadow or forest on an outer edge"}


def test_spaces_past_a_temple_are_barred_for_the_reason_of_the_rules_that_hold() -> None:
    explorer = on(board(".t.\n...", tokens={0: "a1"}, rules="fr"))
    assert explorer.look_here("barred.temple.link").words == (
        "You can't place on these 2 spaces. Under these rules you place past a temple "
        "only from the token you placed last this turn."
    )
    titles = [question_title(explorer.state, one) for one in of(explorer.state, Topic.BARRED)]
    assert "Past a temple" in titles


@GAMES
def test_every_space_is_in_reach_or_barred_and_for_its_rule_and_price(seed: int) -> None:
    for state in stops(seed):
        frame = state.island.frame
        land = {*filter(state.island.has, frame.spaces(sum(frame.slot_mask)))}
        reached = {space for one in of(state, Topic.REACH) for space in one.spaces}
        barred = [action.target for one in of(state, Topic.BARRED) for action in one.actions]
        assert len(barred) == len(set(barred))
        assert reached | set(barred) == land
        assert not reached & set(barred)
        for question in of(state, Topic.REACH):
            assert question.count == len(question.actions) == len(question.spaces)
            for action in question.actions:
                [deciding] = question.rules
                assert deciding_rule(state.check(action).routes[0]) == deciding
                if isinstance(action, Place):
                    assert question.tokens == 1 + action.sacrifice


@GAMES
def test_what_is_won_is_what_the_turn_would_end_with(seed: int) -> None:
    for state in stops(seed):
        told = {one: n.points for n in of(state, Topic.GAINS) for one in n.actions}
        if state.phase is not Phase.START:
            continue
        seat = state.to_act or 0
        for action in state.legal_actions():
            won = state.apply(action).score()[seat].total - state.score()[seat].total
            assert told.get(action, 0) == won


def test_what_burns_wins_no_temple_and_what_burns_anyway_is_not_lost_by_it() -> None:
    volcano = board("v.t\n...\n...", tokens={0: "b2"}, tokens_left=1)
    spaces = {space_name(s): one.points for one in of(volcano, Topic.GAINS) for s in one.spaces}
    assert spaces["b1"] > 0
    burnt = board("...\n.t.\nv..", tokens={0: "a1 a3"}, tokens_left=1)
    [burning] = of(burnt, Topic.BURNS)
    assert (burning.count, burning.seat) == (1, 0)
    assert [space_name(space) for space in burning.spaces] == ["a3"]


@GAMES
def test_every_position_raises_something_and_every_question_is_answered(seed: int) -> None:
    for state in stops(seed)[::4]:
        explorer = on(state)
        assert len(explorer.here) == len(position_questions(state)) > 0
        assert len({one.name for one in explorer.here}) == len(explorer.here)
        for question in explorer.here:
            answer = explorer.look_here(question.name)
            assert answer.words
            assert answer.done == (question.yes is not False)
            if question.yes is False:
                assert answer.rules[0] == question.rules[0]
            if question.yes is not None and len(question.actions) == 1:
                assert explorer.action == question.actions[0]


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_is_asked_about_what_it_is_about(phase: Phase) -> None:
    wanted = {
        Phase.START: {Topic.REACH, Topic.BARRED},
        Phase.GUARDIANS: {Topic.DRAFT},
        Phase.TURNS: {Topic.REACH, Topic.GUARDIAN, Topic.TURN, Topic.BURNS},
        Phase.OVER: {Topic.SCORES},
    }
    state = new_game(3, seed=5)
    draw = Random(5)
    while state.phase is not phase:
        state = state.after(state.random_action(draw) or DeclineRuins())
    assert wanted[phase] <= {one.topic for one in position_questions(state)}


def test_waiting_ruins_are_asked_about_and_bar_the_rest() -> None:
    state = play(board("r..\n...\n...", tokens={0: "b1"}), place("a1"))
    assert [one.key for one in of(state, Topic.RUINS)] == ["2", "3", "4", "decline"]
    [barred] = of(state, Topic.BARRED)
    assert (barred.rules, barred.everywhere) == ((Rule.RUINS_NOW,), True)
    assert [space_name(space) for space in barred.spaces] == ["a1"]
    assert not of(state, Topic.REACH)
    late = state.replaced(rules=Rules.preset("fr"))
    assert of(late, Topic.REACH), "in another reading it can wait"


def test_a_start_has_no_price() -> None:
    state = new_game(2, seed=1)
    for question in of(state, Topic.REACH):
        assert question.tokens == 0
        assert all(isinstance(action, ChooseStart) for action in question.actions)


def test_a_case_asks_its_own_questions() -> None:
    explorer = Explorer()
    assert not explorer.here
    assert not explorer.look_here("turn.end")
    for case in cases()[::20]:
        explorer.show_case(case)
        assert not explorer.here


def test_what_may_be_done_is_clicked_one_by_one() -> None:
    explorer = on(board(MEADOWS, tokens={0: "a1"}, cards=(2, 3, 4)))
    assert explorer.look_here("guardian.2")
    assert str(explorer.tool) == Tool.MOVE_TILE
    explorer.click("d1")
    assert explorer.ruling is not None
    assert explorer.ruling.action.type == "move_tile"
    assert explorer.look_here("scores.0")
    assert str(explorer.tool) == Tool.PLACE
    assert explorer.action is None, "what was asked before is no longer asked"
    assert not explorer.look_here("guardian.3")
    assert not explorer.look_here("nothing.at.all")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_as_a_list_in_its_language(language: str) -> None:
    explorer = on(board(MEADOWS, tokens={0: "a1"}))
    with speaking(language):
        here = explorer.here
        told = repr(here)
    assert repr(here) == told, "in the language that it was asked in"
    assert all(f"[{one.name}]" in told for one in here)
    assert here["turn.end"].yes is False
    with pytest.raises(KeyError):
        here["turn.nothing"]


def test_an_answer_follows_the_language_and_what_is_changed_is_asked_anew() -> None:
    explorer = on(board(MEADOWS, tokens={0: "a1"}))
    with keeping():
        explorer.look_here("reach.1.place.adjacent")
    told = set()
    for language in LANGUAGES:
        with speaking(language):
            told.add(explorer.answer.words)
    assert len(told) == len(LANGUAGES)
    before = position_questions(explorer.state)
    explorer.ask("b1")
    explorer.do()
    assert position_questions(explorer.state) != before
    assert "place.empty" in {str(one.rules[0]) for one in explorer.here}


def test_a_whole_island_is_asked_about_at_once() -> None:
    """A position of the real game is worked out between two frames of a slow screen."""
    draw, taken = Random(2), []
    for seed in range(5):
        state = new_game(4, seed=seed)
        for _ in range(90):
            state = state.after(state.random_action(draw) or DeclineRuins())
        begun = perf_counter()
        position_questions(state)
        taken.append(perf_counter() - begun)
    assert sorted(taken)[2] < 0.25, "some 0.02 s where nothing else goes on"
