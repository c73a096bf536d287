"""Tests of computer players, with undo and redo."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.players import Reason, create_player
from dokmus_widgets.analysis.players.player import REPLACED_REASON, FunctionPlayer
from dokmus_widgets.cases import case
from dokmus_widgets.core import EndTurn, Phase, Place, new_game, space_name
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.history_document import game_document, read_game
from dokmus_widgets.play.links import linked_game
from dokmus_widgets.play.move_answers import followed
from dokmus_widgets.play.opponents import NOBODY, Opponents, opponents
from tests.core.boards import MEADOWS, board


def others(seats: int, *own: int, seed: str = "") -> Opponents:
    """Return weak computer players for all other seats; without any, for all but the first."""
    players = set(range(seats)).difference(own or [0])
    return Opponents({seat: create_player("gentle") for seat in sorted(players)}, seed)


def at_table(own: int) -> Game:
    """Return a three-player game with one human."""
    return Game(3, opponents=others(3, own))


def do_something(game: Game) -> None:
    """Play the first legal action."""
    assert game.act(next(iter(game.state.legal_actions())))


def test_the_others_play_until_the_seat_is_to_act() -> None:
    line, random = History(new_game(4, seed=3)), Random(3)
    for seat in (2, 0, 0, 1):
        state = line.state
        for ply in others(4, seat).play(line):
            assert state.to_act != seat
            state = state.apply(ply.action)
        assert state == line.state
        assert state.to_act == seat
        line.play(choose(state, random))


def test_the_others_play_to_the_end_when_the_seat_has_no_more_turn() -> None:
    state = board(MEADOWS, round=8, cards=(2, 3, 4), to_act=1, tokens={0: "a1", 1: "d1", 2: "a7"})
    line = History(state)
    done = others(3).play(line)
    assert line.state.phase is Phase.OVER
    assert done[-1].action == EndTurn()
    assert others(3).play(line) == []


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_is_waited_for(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        Opponents({seat: create_player("random")}).play(History(new_game(3)))


def test_they_do_the_same_again_from_the_same_position() -> None:
    start = new_game(4, seed=3)
    lines = [History(start), History(start), History(start)]
    for line, seed in zip(lines, ("a", "a", "b"), strict=True):
        others(4, 1, seed=seed).play(line)
    assert lines[0].line == lines[1].line != lines[2].line


def test_a_player_that_cheats_is_replaced_and_that_is_told() -> None:
    cheat = FunctionPlayer("cheat", lambda state, random: EndTurn(), Reason("habit"))
    line = History(new_game(2))
    [ply] = Opponents({1: cheat}).play(line)
    assert ply.reason == REPLACED_REASON
    assert line.state.phase is Phase.START, "a start was drawn by lot in its place"


def test_a_game_begins_with_what_comes_before_the_own_start() -> None:
    game = at_table(own=1)
    assert game.state.to_act == 1
    assert [ply.before.to_act for ply in game.history.plies] == [2]


def test_an_action_is_followed_by_those_of_the_others_and_they_are_told() -> None:
    game = at_table(own=2)
    do_something(game)
    assert game.state.phase is Phase.GUARDIANS
    for name in (game.names[1], game.names[0]):
        assert f"{name} started" in game.answer.words
    while game.state.round == 1:
        do_something(game)
        assert game.state.to_act == 2, "the others never keep anybody waiting"


def test_of_what_others_did_before_the_own_start_the_last_is_told_once() -> None:
    game = Game(3, opponents=others(3), at_once=False)
    assert len([*game.play_computer_turns()]) > 2
    starts = [write_action(ply.before, ply.action).split()[-1] for ply in game.history.plies]
    assert [game.answer.words.count(start) for start in starts] == [0, 1]


def test_undo_goes_back_through_the_others_to_the_own_action_and_redo_forth_again() -> None:
    game = at_table(own=0)
    before = game.state
    do_something(game)
    after, plies = game.state, len(game.history.plies)
    told = game.answer.words
    assert plies > 2
    assert game.undo()
    assert game.state == before
    again = game.redo()
    assert (game.state, len(game.history.plies)) == (after, plies)
    assert told.endswith(again.words.partition(". ")[2])
    assert not game.redo()


def test_what_is_done_again_after_undo_is_answered_as_before() -> None:
    game = at_table(own=1)
    action = next(iter(game.state.legal_actions()))
    game.act(action)
    after = game.state
    game.undo()
    game.act(action)
    assert game.state == after


def test_what_only_the_others_did_is_not_taken_back() -> None:
    game = at_table(own=1)
    state = game.state
    answer = game.undo()
    assert not answer
    assert answer.words == Game(3).undo().words, "there is nothing to take back"
    assert game.state == state


@pytest.mark.parametrize("people", [1, 2])
def test_only_who_plays_alone_takes_back_a_card_that_was_chosen_or_shown(people: int) -> None:
    players = others(4, *range(people))
    game = Game(4, opponents=players, at_once=False, hand_over=False)
    random, settled = Random(1), False
    for _ in range(12 * people):
        list(game.play_computer_turns())
        assert not game.curtain
        start, before = game.state, len(game.history.plies)
        action = start.random_action(random)
        assert action is not None
        assert game.act(action)
        list(game.play_computer_turns())
        settles = people > 1 and any(ply.settles_secrets for ply in game.history.plies[before:])
        settled |= any(ply.settles_secrets for ply in game.history.plies[before:])
        game.again()  # the others' plies are shown once more
        assert bool(game.undo()) is not settles
        assert (game.state == start) is not settles
        assert settles or game.redo()
    assert settled
    assert {ply.before.round for ply in game.history.plies} >= {1, 2}


def test_their_luck_is_of_one_game_and_kept_with_it() -> None:
    asked = {"island": "7", "level": "3"}
    games = [linked_game(asked) for _ in range(3)]
    assert len({game.opponents.seed for game in games}) == 3
    for game in (games[0], Game(2, opponents=opponents({1: 1}, "as of old"), at_once=False)):
        assert read_game(game_document(game)).opponents == game.opponents


def test_where_several_play_by_hand_cards_that_were_chosen_in_secret_stay() -> None:
    game = Game(3, opponents=Opponents({1: create_player("random")}))
    while game.state.phase is Phase.START:
        do_something(game)
    assert game.curtain
    game.choose_guardian(5)
    state = game.state
    assert not game.undo()
    assert game.state == state


def test_a_game_in_which_nobody_plays_by_hand_goes_to_its_end() -> None:
    game = Game(2, opponents=Opponents(dict.fromkeys((0, 1), create_player("random"))))
    assert game.state.phase is Phase.OVER
    assert not game.undo()


def test_without_opponents_every_seat_is_played_by_hand() -> None:
    line = History(new_game(2))
    assert NOBODY.play(line) == []
    ply = line.play(next(iter(line.state.legal_actions())))
    assert NOBODY.undo(line) == ply
    assert NOBODY.redo(line) == [ply]
    with pytest.raises(IndexError):
        NOBODY.redo(line)


@pytest.mark.rule("place.anywhere")
@pytest.mark.parametrize(
    ("id", "told"),
    [("place-anywhere", True), ("place-anywhere-last", True), ("place-beside", False)],
)
def test_a_placement_for_want_of_others_is_told_of_whoever_made_it(id: str, told: bool) -> None:
    line = History(case(id).state)
    state = line.state
    assert state.to_act is not None
    action = next(iter(action for action in state.legal_actions() if isinstance(action, Place)))
    names = ["Ann", "Bob", "Cy"]
    words = followed(Answer(""), [line.play(action)], names).words
    who, space = names[state.to_act], space_name(action.space)
    assert (say("told-anywhere", who=who, spaces=space) in words) is told
    assert who in words
    assert space in words
