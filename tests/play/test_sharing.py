"""Sharing: no hidden card is in what is shared, and what is shared opens and plays on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from dokmus_widgets.core import ChooseGuardian, Phase, Rules, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.notation import read_position_code, read_record
from dokmus_widgets.core.observe import has_hidden_cards, shown_cards
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.play import Game
from dokmus_widgets.play.links import linked_game
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.play.records import recorded
from dokmus_widgets.play.review.replay import read_replay_code
from dokmus_widgets.play.sharing import SHARED, shared, shared_state
from dokmus_widgets.widgets import GameWidget

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fields(link: str) -> dict[str, str]:
    return dict(field.split("=", 1) for field in link[1:].split("&"))


def made(what: str, game: Game, *, as_link: bool = False) -> str:
    return shared(what, game, game.state, as_link=as_link)


def played(seats: int, seed: int, rounds: int = 2) -> Iterator[Game]:
    """Yield a game that is played at random after each of its actions."""
    game, random = Game(seats, seed=seed, hand_over=False), Random(seed)
    while game.state.round <= rounds and game.state.phase is not Phase.OVER:
        assert game.act(random.choice(game.state.legal_actions()))
        yield game


def with_other_cards(game: Game) -> Iterator[Game]:
    """Yield the game with each other arrangement of its hidden cards."""
    state, shown = game.state, shown_cards(game.state)
    hidden = [seat for seat, card in enumerate(state.guardians) if card and shown[seat] is None]
    now = 0 if state.to_act is None else state.guardians[state.to_act] or 0
    left = [card for card in cards_for(state.seats) if card > now]
    for cards in product(left, repeat=len(hidden)):
        if len({*cards}) < len(cards):
            continue
        given = dict(zip(hidden, cards, strict=True))
        other = Game(state.seats, seed=game.seed, hand_over=False)
        for ply in game.history.plies:
            action, seat = ply.action, ply.before.to_act
            if isinstance(action, ChooseGuardian) and ply.before.round == state.round:
                action = ChooseGuardian(given.get(seat or 0, action.card))
            other.history.play(action)
        yield other


@SEATS
@pytest.mark.parametrize("seed", [1, 2])
def test_no_hidden_card_changes_a_byte_of_what_is_shared(seats: int, seed: int) -> None:
    compared = set[Phase]()
    for game in played(seats, seed):
        if not has_hidden_cards(game.state):
            continue
        others = [other for other in with_other_cards(game) if other.state != game.state]
        for what, as_link in product(SHARED, (True, False)):
            told = made(what, game, as_link=as_link)
            for other in others[:5]:
                assert made(what, other, as_link=as_link) == told, (what, game.state)
        if others and game.state.phase not in compared:
            picture = GameWidget(position=game).board.svg()
            assert GameWidget(position=others[0]).board.svg() == picture
            compared.add(game.state.phase)
    assert compared == {Phase.GUARDIANS, Phase.TURNS}


@SEATS
def test_a_shared_position_plays_on_and_says_what_was_left_out(seats: int) -> None:
    told = set[Phase]()
    for game in played(seats, seed=5):
        link = made("position", game, as_link=True)
        opened = linked_game(fields(link))
        state, shared = game.state, opened.state
        assert shared == read_position_code(made("position", game))
        assert shared == shared_state(state)
        if not has_hidden_cards(state):
            assert shared == state
            continue
        sentence = say("link-hidden", phase=str(state.phase))
        assert str(opened.answer).endswith(sentence)
        told.add(state.phase)
        if state.phase is Phase.GUARDIANS:
            assert not any(shared.guardians)
        else:
            assert shown_cards(shared) == shown_cards(state), "what is shown stays"
            assert (shared.to_act, shared.turn) == (state.to_act, state.turn)
        random = Random(1)
        while opened.state.round == state.round:
            assert opened.act(random.choice(opened.state.legal_actions()))
    assert told == {Phase.GUARDIANS, Phase.TURNS}


@SEATS
def test_a_shared_game_is_all_that_was_seen_of_it(seats: int) -> None:
    for game in played(seats, seed=6):
        text = read_replay_code(fields(made("game", game, as_link=True))["record"])
        assert text == made("game", game)
        record = read_record(text)
        assert record.final == shared_state(game.state)
        whole = recorded(game)
        if not has_hidden_cards(game.state):
            assert record == whole
        hidden = [ply.note.comment for ply in record.plies if ply.note.comment]
        later = sum(card is None for card in shown_cards(game.state))
        drawn = later if game.state.phase is Phase.TURNS else 0
        assert hidden == [say("share-drawn")] * drawn, "what was drawn is said to be"


def test_a_game_from_a_position_is_shared_without_the_cards_of_its_start() -> None:
    for game in played(4, seed=8, rounds=1):
        if not has_hidden_cards(game.state):
            continue
        links = set[str]()
        for other in [*with_other_cards(game)][:6]:
            begun = Game(state=other.state, hand_over=False)
            if begun.state.turn and begun.state.turn.tokens_left > 1:
                begun.act(begun.state.legal_actions()[0])
            links |= {made("game", begun, as_link=True)}
        assert len(links) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_game_names_the_levels(language: str) -> None:
    with speaking(language):
        game = Game(
            3, names=["Ann", "", "x" * 24], opponents=opponents({1: 3, 2: 8}), at_once=False
        )
        names = read_record(made("game", game)).players
    assert names[0] == "Ann"
    assert "3" in names[1]
    assert names[2].startswith("x" * 8)
    assert "8" in names[2]


@pytest.mark.parametrize("levels", [{}, {1: 2, 2: 2}, {0: 3, 2: 8}])
@pytest.mark.parametrize("rules", [Rules(), Rules.preset("fr"), Rules(temple_water="joins")])
def test_the_same_island_has_the_same_players_and_levels(
    levels: dict[int, int], rules: Rules
) -> None:
    game = Game(3, seed=12, first=2, rules=rules, opponents=opponents(levels), at_once=False)
    for asked in (
        fields(made("island", game, as_link=True)),
        eval(made("island", game).partition("(")[2].rpartition(",")[0]),
    ):
        again = linked_game(asked)
        assert again.state == game.history.start
        players = again.opponents.players
        assert {seat: player.name for seat, player in players.items()} == {
            seat: f"level-{level}" for seat, level in levels.items()
        }


def test_an_island_that_no_link_describes_is_refused() -> None:
    from_position = Game(state=next(played(2, seed=3)).state)
    own = Game(2, opponents=opponents({1: "gentle"}), at_once=False)
    for game in (from_position, own):
        with pytest.raises(ValueError, match="no link"):
            made("island", game, as_link=True)


def test_a_level_of_a_link_that_there_is_not_is_told() -> None:
    for level in ("9", "0", "333", "0-3", "0-3-9", "0-3-3-3", "0--3", "-1", "x"):
        game = linked_game({"players": "3", "level": level})
        assert not game.opponents.players
        assert level in game.link_faults


def test_shown_cards_are_never_drawn_again() -> None:
    for game in played(4, seed=9):
        state: State = shared_state(game.state)
        cards = [card for card in state.guardians if card]
        assert len({*cards}) == len(cards)
