"""What the players of a table agree on: to undo, and that a computer player goes on."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.core import Action, ChooseGuardian, EndTurn, Phase
from dokmus_widgets.explain import say
from dokmus_widgets.play import Hand, Table
from dokmus_widgets.play.opponents import LEVELS, opponents
from dokmus_widgets.play.table.entries import Ask, Entry, Undo, entry_from_dict, entry_to_dict
from dokmus_widgets.play.table.requests import Request
from tests.play.alternatives import observations

LEVEL = LEVELS[1]


def table_of(players: int, moves: int = 0, *, level: str = "", at_once: bool = True) -> Table:
    """Return a table where the first seats act, or all, and computer players have the others."""
    others = opponents(dict.fromkeys(range(1, players), level) if level else {}, "luck")
    table = Table(players=players, seed=2, opponents=others, at_once=at_once)
    play(table, moves)
    return table


def play(table: Table, moves: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(moves):
        step(table, random)


def step(table: Table, random: Random) -> int:
    """Let who is to act make any move; return their seat."""
    seat, action = table.state.to_act, table.state.random_action(random)
    assert seat is not None
    assert action is not None
    assert table.act(seat, action).done
    return seat


def play_until(table: Table, kind: type[Action]) -> int:
    """Play until an action of this type was done; return its seat."""
    for seed in range(1000):
        seat = step(table, Random(seed))
        done = table._history.plies[-1].action
        if isinstance(done, kind):
            return seat
    raise AssertionError("the game is over")


def is_asked(table: Table) -> bool:
    """Return whether a request has not been answered."""
    return table.request is not None


def asked(table: Table) -> Request:
    """Return the request that has not been answered."""
    assert table.request is not None
    return table.request


def log(table: Table) -> list[tuple[int, Entry]]:
    return [(move.seat, move.action) for move in table.moves()]


def test_an_undo_needs_the_consent_of_all_others_and_is_added_to_the_log() -> None:
    table = table_of(3)
    seat = table.state.to_act
    assert seat is not None
    hands = [Hand(table, [one]) for one in range(3)]
    before = table.state
    assert hands[seat].game.act(before.legal_actions()[0]).done
    seen = log(table)
    assert hands[seat].game.undo().done
    assert is_asked(table)
    n = asked(table).n
    others = [hand for hand in hands if hand is not hands[seat]]
    assert not hands[seat].answer_request(n, agrees=True).done, "not for oneself"
    assert others[0].answer_request(n, agrees=True).done
    assert not others[0].answer_request(n, agrees=True).done, "once"
    assert table.state != before
    assert others[1].answer_request(n, agrees=True).done
    assert table.state == before
    assert not is_asked(table)
    assert log(table)[: len(seen)] == seen, "nothing is taken out of the log"
    for hand in hands:
        hand.follow()
        assert hand.game.state == before
        assert not hand.game.history.can_redo
    assert hands[seat].game.act(before.legal_actions()[1]).done


@pytest.mark.parametrize("by", ["another", "asker"])
def test_a_request_is_declined_or_withdrawn_and_not_repeated_before_a_move(by: str) -> None:
    table = table_of(2, 1)
    seat = 1 - (table.state.to_act or 0)
    hands = [Hand(table, [one]) for one in range(2)]
    assert hands[seat].undo().done
    assert is_asked(table)
    answering = hands[seat if by == "asker" else 1 - seat]
    told = answering.answer_request(asked(table).n, agrees=False)
    assert told.words == say(
        "table-withdrawn" if by == "asker" else "table-declined",
        who=table.names[seat if by == "asker" else 1 - seat],
    )
    assert not is_asked(table)
    n = table.n
    for _ in range(5):
        assert hands[seat].undo().words == say("table-ask-again")
    assert table.n == n, "a flood adds nothing to the log"
    play(table, 1)
    hands[seat].follow()
    assert hands[seat].undo().done


def test_a_request_lapses_when_somebody_acts() -> None:
    table = table_of(2, 1)
    seat = 1 - (table.state.to_act or 0)
    hands = [Hand(table, [one]) for one in range(2)]
    assert hands[seat].undo().done
    assert is_asked(table)
    n = asked(table).n
    hands[1 - seat].follow()
    assert hands[1 - seat].game.act(table.state.legal_actions()[0]).done
    assert not is_asked(table)
    assert hands[1 - seat].answer_request(n, agrees=True).words == say("table-ask-gone")
    assert not hands[1 - seat].answer_request("x", agrees=True).done


def test_a_request_does_not_make_the_next_move_too_late() -> None:
    table = table_of(2, 1)
    seat = table.state.to_act or 0
    hands = [Hand(table, [one]) for one in range(2)]
    assert hands[1 - seat].undo().done
    assert hands[seat].game.act(table.state.legal_actions()[0]).done


def test_watchers_and_others_cannot_ask_or_answer() -> None:
    table = table_of(2, 1)
    seat = 1 - (table.state.to_act or 0)
    watcher = Hand(table)
    assert not watcher.undo().done
    assert not watcher.let_play(seat, LEVEL).done
    assert not Hand(table, [1 - seat]).let_play(seat, LEVEL).done
    assert Hand(table, [seat]).undo().done
    assert is_asked(table)
    assert not watcher.answer_request(asked(table).n, agrees=True).done
    assert table.n == 2


def test_computer_players_always_agree() -> None:
    table = table_of(3, level="gentle")
    play(table, 1)
    hand, before = Hand(table, [0]), table.state
    while before.phase is not Phase.TURNS or table._history.plies[-1].before.to_act != 0:
        play(table, 1)
        before = table.state
    hand.follow()
    state = table._history.plies[-1].before
    if hand.undo_places:
        assert hand.undo().done
        assert table.state == state


def test_a_revealed_card_is_undone_only_if_somebody_was_asked_and_a_chosen_one_never() -> None:
    table = table_of(2)
    seat = play_until(table, EndTurn)
    assert table.undo_places([seat])
    alone = Table.read(table.document(), "luck", log(table))
    alone.empty_seats = frozenset({1 - seat})
    reveals = alone._history.plies[-1].settles_secrets
    assert bool(alone.undo_places([seat])) is not reveals
    seat = play_until(table, ChooseGuardian)
    assert table.undo_places([seat]) == []
    assert Hand(table, [seat]).undo().words == say("do-undo-hidden")


def test_a_whole_turn_is_undone() -> None:
    table = table_of(2)
    seat = play_until(table, EndTurn)
    places = table.undo_places([seat])
    assert len(places) == 2
    begun = table._history.plies[places[1]].before
    assert begun.to_act == seat
    assert Hand(table, [seat]).undo(places[1]).done
    assert is_asked(table)
    assert Hand(table, [1 - seat]).answer_request(asked(table).n, agrees=True).done
    assert table.state == begun
    assert not Hand(table, [seat]).undo(999).done


def test_a_computer_player_goes_on_by_consent_and_its_player_returns() -> None:
    table = table_of(2, 1, at_once=False)
    seat = table.state.to_act or 0
    hands = [Hand(table, [one]) for one in range(2)]
    assert hands[seat].let_play(seat, LEVEL).done
    assert is_asked(table)
    assert hands[1 - seat].answer_request(asked(table).n, agrees=True).done
    assert table.is_replaced(seat)
    assert not table.act(seat, table.state.legal_actions()[0]).done
    hands[seat].follow()
    assert hands[seat].game.waits
    assert hands[seat].game.opponents.seed == "", "which would tell the cards that it chooses"
    turn = table.turn
    for _ in table.think():
        pass
    assert table.turn != turn
    table.stand_in(seat, "")
    assert not table.waits
    hands[seat].follow()
    assert not hands[seat].game.opponents.seats


def test_a_computer_player_of_one_turn_plays_no_other() -> None:
    table = table_of(2, at_once=False)
    while table.state.phase is not Phase.TURNS:
        play(table, 1)
    turn = table.turn
    seat = turn[2] or 0
    table.stand_in(seat, LEVEL, one_turn=True)
    assert not table.is_replaced(seat), "its player cannot take the turn back"
    while table.waits:
        for _ in table.think():
            pass
    assert table.turn != turn
    assert not table.opponents.seats
    assert {move.seat for move in table.moves() if move.n > 20} <= {0, 1}


def test_a_thinking_computer_player_stops_when_its_player_returns() -> None:
    table = table_of(2, at_once=False)
    while table.state.phase is not Phase.TURNS:
        play(table, 1)
    seat = table.state.to_act or 0
    table.stand_in(seat, LEVEL)
    thought = table.think()
    next(thought)
    table.stand_in(seat, "")
    n = table.n
    assert [*thought] == []
    assert table.n == n


def test_one_device_with_several_seats_agrees_for_all_of_them() -> None:
    table = table_of(3, 1)
    before = table._history.plies[-1].before
    seat = before.to_act or 0
    other = (seat + 1) % 3
    assert Hand(table, [seat, other]).undo().done
    assert is_asked(table)
    assert asked(table).agreed == {other}
    third = ({0, 1, 2} - {seat, other}).pop()
    assert Hand(table, [third]).answer_request(asked(table).n, agrees=True).done
    assert table.state == before


def test_a_request_ends_with_its_asker_and_needs_no_consent_of_who_has_left() -> None:
    table = table_of(3, 1)
    seat = table._history.plies[-1].before.to_act or 0
    others = sorted({0, 1, 2} - {seat})
    assert Hand(table, [seat]).undo().done
    assert is_asked(table)
    assert Hand(table, [others[0]]).answer_request(asked(table).n, agrees=True).done
    table.empty_seats = frozenset({others[1]})
    table.requests.settle()
    assert not table._history.plies
    play(table, 1)
    table.empty_seats = frozenset()
    assert Hand(table, [seat]).undo().done
    table.empty_seats = frozenset({seat})
    table.requests.settle()
    assert not is_asked(table)
    assert table._history.plies


@pytest.mark.parametrize("way", ["replaced", "left"])
def test_a_revealed_card_is_not_undone_without_who_was_asked(way: str) -> None:
    """Or else who asks could let a computer player take the seat of who has not answered."""
    table = table_of(2)
    while table.state.phase is not Phase.TURNS or len(table.people) != 2:
        play(table, 1)
    seat = play_until(table, EndTurn)
    assert not table._history.can_go_back(table._history.place - 1)
    before = table.state
    assert Hand(table, [seat]).undo().done
    assert is_asked(table)
    if way == "replaced":
        table.stand_in(1 - seat, LEVEL)
    else:
        table.empty_seats = frozenset([1 - seat])
        table.requests.settle()
    assert not is_asked(table)
    assert not any(isinstance(entry, Undo) for _, entry in log(table))
    assert table._history.plies[-1].after == before or way == "replaced"


def test_a_log_of_everything_is_read_again_and_every_hand_sees_its_state() -> None:
    random = Random(5)
    for seed in range(12):
        table = table_of(2 + seed % 3, at_once=False)
        hands = [Hand(table, [seat]) for seat in range(table.state.seats)]
        while table.n < 150 and table.state.phase is not Phase.OVER:
            hand = random.choice(hands)
            match random.randrange(8):
                case 0:
                    hand.undo(random.choice([None, *hand.undo_places]))
                case 1 if is_asked(table):
                    hand.answer_request(asked(table).n, agrees=random.random() < 0.8)
                case 2:
                    table.stand_in(random.randrange(len(hands)), random.choice(["", "random"]))
                case _ if table.waits:
                    next(table.think())
                case _:
                    step(table, random)
        written = [(seat, entry_to_dict(entry)) for seat, entry in log(table)]
        again = Table.read(
            table.document(), "luck", [(seat, entry_from_dict(entry)) for seat, entry in written]
        )
        assert again.state == table.state
        assert again.request == table.request
        assert again.opponents.seats == table.opponents.seats
        for seat, hand in enumerate(hands):
            hand.follow()
            assert not hand.is_behind
            (mine,) = [*observations(hand.game.history, frozenset([seat]))][-1:]
            (real,) = [*observations(table._history, frozenset([seat]))][-1:]
            assert mine == real


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "ask", "place": 0, "level": "", "more": 1},
        {"type": "undo_moves"},
        {"type": "stand_in", "level": "nobody", "one_turn": False},
        {"type": "undo_moves", "place": "x"},
        {"type": 7},
        {},
    ],
)
def test_a_damaged_entry_is_refused(entry: dict[str, object]) -> None:
    table = table_of(2)
    with pytest.raises((ValueError, KeyError, TypeError)):
        Table.read(table.document(), "", [(0, entry_from_dict(entry))])


def test_nobody_can_ask_for_more_after_a_very_long_log(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(2, 3)
    monkeypatch.setattr("dokmus_widgets.play.table.requests.MAX_ENTRIES", 3)
    seat = table._history.plies[-1].before.to_act or 0
    assert not table.ask([seat], seat, Ask(2)).done
