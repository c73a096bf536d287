"""Tables of several viewers: whose turn it is, who was first, and what each may know."""

from __future__ import annotations

import inspect
from itertools import combinations
from random import Random

import pytest

from dokmus_widgets.core import Action, ChooseGuardian, EndTurn, IllegalAction, Phase
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.explain import say
from dokmus_widgets.play import Game, Hand, NewGame, Table, Tool
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.play.sharing import shared
from dokmus_widgets.play.table.masked_history import masked_history
from tests.play.alternatives import alternatives, observations, random_history


def some_action(table: Table, random: Random | None = None) -> Action:
    action = table.state.random_action(random or Random(1))
    assert action is not None
    return action


def play(table: Table, moves: int, seed: int = 1) -> None:
    """Play legal actions at random."""
    random = Random(seed)
    for _ in range(moves):
        seat = table.state.to_act
        assert seat is not None
        assert table.act(seat, some_action(table, random)).done


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    table = Table(players=3, seed=2, names=["Ann", "Ben", "Cem"])
    to_act = table.state.to_act
    assert to_act is not None
    for seat in {0, 1, 2} - {to_act}:
        told = table.act(seat, some_action(table))
        assert not told.done
        assert told.words == say("table-not-your-turn", who=table.names[to_act])
    assert table.n == 0
    assert table.act(to_act, some_action(table)).done
    assert [(move.n, move.seat) for move in table.moves()] == [(1, to_act)]
    with pytest.raises(ValueError, match="no seat 7"):
        table.act(7, EndTurn())


def test_an_illegal_action_is_explained_and_changes_nothing() -> None:
    table = Table(players=2, seed=1)
    told = table.act(table.state.to_act or 0, EndTurn())
    assert not told.done
    assert table.n == 0


def test_who_saw_less_than_all_moves_is_told() -> None:
    table = Table(players=2, seed=1)
    play(table, 1)
    seat = table.state.to_act
    assert seat is not None
    told = table.act(seat, some_action(table), n=0)
    assert not told.done
    assert told.words == say("table-overtaken")
    assert table.n == 1
    assert table.act(seat, some_action(table), n=1).done


def test_two_pages_of_one_seat_move_at_once() -> None:
    table = Table(players=2, seed=1)
    seat = table.state.to_act
    assert seat is not None
    one, other = Hand(table, [seat]), Hand(table, [seat])
    assert one.game.act(some_action(table)).done
    lost = other.game.act(some_action(table, Random(5)))
    assert not lost.done
    assert lost.words == say("table-overtaken")
    assert table.n == 1
    assert other.game.state == one.game.state, "and it is shown what happened"


def test_hands_follow_and_only_their_seats_act() -> None:
    table = Table(players=2, seed=1)
    hands = [Hand(table, [seat]) for seat in (0, 1)]
    watcher, random = Hand(table), Random(3)
    for _ in range(40):
        seat = table.state.to_act
        assert seat is not None
        for hand in (hands[1 - seat], watcher):
            assert hand.game.waits
            assert not hand.game.act(some_action(table)).done
        assert hands[seat].game.act(some_action(table, random)).done
        assert all(hand.is_behind for hand in (hands[1 - seat], watcher))
        for hand in (hands[1 - seat], watcher):
            hand.follow()
            assert len(hand.game.history.plies) == table.n
        assert not any(hand.is_behind for hand in (*hands, watcher))
    assert not hands[0].game.undo().done
    assert not hands[0].game.again().done
    assert table.n == 40


def test_one_device_with_several_seats_has_a_curtain() -> None:
    table = Table(players=3, seed=1)
    hand = Hand(table, [0, 2])
    while table.state.phase is not Phase.GUARDIANS or table.state.to_act == 1:
        play(table, 1)
    hand.follow()
    assert hand.game.curtain
    assert hand.game.reveal().done
    assert not Hand(table, [1]).game.curtain


def test_computer_players_move_in_their_seats() -> None:
    table = Table(players=3, seed=1, opponents=opponents({1: "gentle", 2: "gentle"}, "luck"))
    assert table.state.to_act == 0
    hand = Hand(table, [0])
    assert hand.game.opponents.seed == "", "which would tell the cards that they choose"
    while table.n < 30:
        assert hand.game.act(some_action(table)).done
        assert table.state.to_act == 0
        assert not hand.is_behind
    assert not table.act(1, some_action(table)).done


def test_other_moves_replace_those_of_a_table() -> None:
    table, other = Table(players=2, seed=1), Table(players=2, seed=1)
    play(table, 3)
    hand = Hand(table, [0, 1])
    assert hand.game.act(some_action(table)).done
    play(other, 6, seed=9)
    table.replace_moves((move.seat, move.action) for move in other.moves())
    assert hand.is_behind
    assert hand.follow().words == say("table-overtaken")
    assert hand.game.state == other.state
    with pytest.raises(IllegalAction):
        table.replace_moves([(0, EndTurn())])
    assert table.state == other.state


def test_a_table_is_read_from_its_document_and_its_moves() -> None:
    table = Table(
        players=3,
        seed=4,
        first=1,
        names=["Ann", "", "<b>\u202eCem</b>"],
        opponents=opponents({2: 1}, "luck"),
        at_once=False,
    )
    play(table, 1)
    document = table.document()
    assert "luck" not in str(document)
    again = Table.read(document, "luck", [(move.seat, move.action) for move in table.moves()])
    assert (again.state, again.typed, again.seed) == (table.state, table.typed, table.seed)
    assert again.opponents == table.opponents
    assert "\u202e" not in again.names[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masked_histories_are_equal_for_all_that_a_viewer_cannot_tell_apart(players: int) -> None:
    random, differing = Random(players), 0
    viewers = [
        frozenset(seats)
        for count in range(players)
        for seats in combinations(range(players), count)
    ]
    for seed in range(30 if players == 2 else 6):
        history = random_history(players, seed, random.randrange(players, 60))
        # Also while the cards of a round are chosen, which are few of all moments.
        while seed % 2 and history.state.phase is not Phase.GUARDIANS:
            action = history.state.random_action(random)
            assert action is not None
            history.play(action)
        for _ in range(random.randrange(players) if seed % 2 else 0):
            history.play(ChooseGuardian(random.choice(open_cards(history.state))))
        for seats in viewers:
            masked = masked_history(history, seats)
            assert masked.place == history.place
            for one, real in zip(
                observations(masked, seats), observations(history, seats), strict=True
            ):
                assert one == real
            for other in alternatives(history, seats):
                differing += other.state != history.state
                assert masked_history(other, seats).all_plies == masked.all_plies
    assert differing > 20, "too few differ to say anything"


def test_a_start_in_the_middle_of_a_round_is_masked() -> None:
    history = random_history(4, 3, 60)
    while not has_hidden_cards(history.state) or history.state.phase is not Phase.TURNS:
        history.play(history.state.random_action(Random(history.place)))  # type: ignore[arg-type]
    state = history.state
    seats = range(4)
    hidden = [
        s for s in seats if (state.guardians[s] or 0) > (state.guardians[state.to_act or 0] or 0)
    ]
    cards = list(state.guardians)
    cards[hidden[0]], cards[hidden[-1]] = cards[hidden[-1]], cards[hidden[0]]
    swapped = state.replaced(guardians=tuple(cards))
    seen = [Hand(Table(state=one)).game.state for one in (state, swapped)]
    assert seen[0] == seen[1]


def test_what_is_shared_at_a_table_is_the_same_for_all_hidden_cards() -> None:
    table = Table(players=4, seed=6)
    while table.state.phase is not Phase.GUARDIANS:
        play(table, 1)
    play(table, 3)
    history = table._history
    for seat in range(4):
        texts = set()
        for other in alternatives(history, frozenset([seat])):
            another = Table(players=4, seed=6)
            another.replace_moves((ply.before.to_act or 0, ply.action) for ply in other.plies)
            game = Hand(another, [seat]).game
            texts.add(
                "".join(
                    shared(what, game, game.state, as_link=True) for what in ("position", "game")
                )
            )
        assert len(texts) == 1


def test_tools_and_previews_are_of_one_viewer() -> None:
    table = Table(players=2, seed=1)
    one, other = Hand(table, [0]), Hand(table, [1])
    while not (table.state.phase is Phase.TURNS and table.state.to_act == 0):
        play(table, 1)
    for hand in (one, other):
        hand.follow()
    for tool in Tool:
        one.game.use(tool)
    assert other.game.tool is Tool.PLACE


@pytest.mark.parametrize("made", [Game, Table])
def test_the_signature_names_the_arguments_of_a_new_game(made: type) -> None:
    named, wanted = (inspect.signature(one).parameters for one in (made, NewGame))
    for name, one in wanted.items():
        assert (named[name].default, named[name].annotation) == (one.default, one.annotation)
