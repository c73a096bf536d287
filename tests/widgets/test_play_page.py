"""The page of a game: its form, its stored games, the marks of the last turns, and its result."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any
from urllib.parse import parse_qsl

import pytest

from dokmus_widgets.core import (
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Phase,
    Place,
    RotateTile,
    Space,
    State,
    new_game,
    space_name,
)
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain import say
from dokmus_widgets.explain.seats import signed
from dokmus_widgets.host.pages import PLAY, REVIEW
from dokmus_widgets.host.persistence import widget_factory
from dokmus_widgets.host.request import TOKEN_FIELD, PageRequest
from dokmus_widgets.play import Game
from dokmus_widgets.play.move_answers import changed_by_others, computer_turns_answer, turn_line
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.review.learning import is_own, turns_to_learn
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.play.turns import Turn, last_turns, on_table, turns_of
from dokmus_widgets.storage.store import Store
from dokmus_widgets.widgets import CourseWidget, GameWidget, PuzzleWidget, ReviewWidget
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.game.done_marks import recent_turns, with_turns
from dokmus_widgets.widgets.game.my_games import GameLibrary, StoredGame, is_begun
from dokmus_widgets.widgets.game.slots import players_section
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore
from dokmus_widgets.widgets.persistence.notice import Notice
from dokmus_widgets.widgets.sections.play import KeptGames
from tests.core.boards import board
from tests.widgets.hand import press, pressed_by, said, sections, slot, tap

#: The actions that are seen on the board.
ON_BOARD = (ChooseStart, Place, MoveToken, MoveTile, RotateTile)
SEEDS = pytest.mark.parametrize("seed", range(4))


def test_no_game_is_told_before_the_form_begins_it() -> None:
    game = GameWidget.linked({"playerz": "3"})
    assert sections(game, "form")
    assert "players" in said(game)
    assert said(game).endswith(say("setup-ask"))
    assert "New game" not in said(game)


def test_a_title_of_a_game_asks_nobody_to_do_anything() -> None:
    game = GameWidget(2, seed=1)
    stored = StoredGame("now", "", game.document(), 0, is_current=True)
    game.my_games.connect(GameLibrary(lambda: [stored], print))
    [listed] = game.my_games.sections()
    assert isinstance(listed, KeptGames)
    assert listed.games[0].title == say("status-start-others", who="Orange")
    assert listed.lang == "en-GB"


def test_a_token_on_a_volcano_is_told_once() -> None:
    game = GameWidget(position=board("..v", tokens={0: "b1"}))
    game.click("c1")
    [told] = sections(game, "answer")
    assert say("then-volcano") in told["text"]
    assert not told["note"]
    game.click("a1")
    [told] = sections(game, "answer")
    assert told["note"] == say("burn-warning", spaces="c1", count=1)


def test_a_page_without_fields_opens_the_form_and_only_start_begins() -> None:
    game = GameWidget.linked({})
    assert sections(game, "form")
    assert [one["press"] for one in slot(game, "actions")[0]["buttons"]] == ["begin"]
    state = game.state
    tap(game.board, "a1")
    assert said(game) == say("setup-ask")
    assert sections(game, "answer")[0]["done"] is None, "nothing was wrong, nothing was done"
    assert game.state is state
    assert not game.board.scene["open"], "no space is offered before"
    press(game, "begin", {"players": 2, "against": "people"})
    assert not sections(game, "form")
    assert game.state.seats == 2
    topic = sections(game, "slot")[-1]["topic"]
    tap(game.board, game.board.shape["spaces"][game.board.scene["legal"][0]])
    assert len(game.game.history.plies) == 1
    assert "witness" not in {mark["kind"] for mark in game.board.scene["marks"]}
    before, topic = topic, sections(game, "slot")[-1]["topic"]
    assert topic != before, "each turn begins at the top"
    press(game, "panel", "menu")
    assert sections(game, "slot")[-1]["topic"] == topic, "a menu that is read stays where it is"


def test_a_form_that_is_looked_at_is_not_the_game_to_resume() -> None:
    store = Store(None)
    game = page(store)
    assert game.act(next(iter(game.state.legal_actions())))
    [token] = [one["token"] for one in listed(game)]
    box, _ = widget_factory(store)(PageRequest(PLAY, {}, "en", ""))
    (form,) = (one for one in box.children if isinstance(one, GameWidget))
    notice = next(one for one in box.children if isinstance(one, Notice))
    [games] = [one for one in box.children if isinstance(one, BrowserStore)]
    games.found = {"count": 1, "text": token}
    assert notice.text == say("kept-offer-play")
    tap(form.board, "a1")
    assert notice.text == say("kept-offer-play"), "the offer stays"
    assert games.text == token, "only the game is stored"
    empty = {"now": {**form.document()["now"], "form_open": True}}
    assert not is_begun(empty)
    assert is_begun(game.document())


def test_a_new_form_proposes_any_island_and_keeps_one_that_is_named() -> None:
    games = [GameWidget.linked({}) for _ in range(4)]
    assert len({one.new_games.form.values["seed"] for one in games}) > 1
    game = games[0]
    press(game, "begin", {"seed": "77", "against": "people"})
    assert game.game.seed == 77
    press(game, "fill_form", {"seed": "5"})
    press(game, "new_game")
    assert game.new_games.form.values["seed"] == "5"


@pytest.mark.parametrize("wishes", [{}, {"seed": "77"}, {"seed": "77", "players": 4}])
def test_the_form_shows_the_island_on_which_the_game_begins(wishes: dict[str, Any]) -> None:
    game = GameWidget.linked({})
    for _game in range(2):
        if wishes:
            press(game, "fill_form", {"against": "people", **wishes})
        shown, seed = game.board.state, game.new_games.form.values["seed"]
        assert not game.board.scene["legal"], "no game has begun"
        press(game, "begin", {"against": "people"})
        assert game.state == shown == game.board.state
        assert game.game.seed == int(seed)
        press(game, "new_game")


def test_the_form_shows_no_island_for_a_number_that_there_is_not() -> None:
    game = GameWidget.linked({})
    press(game, "fill_form", {"seed": "no number"})
    assert not game.board.scene["tiles"]
    press(game, "fill_form", {"seed": "5"})
    assert game.board.scene["tiles"]


def told_turns(seed: int) -> Iterator[tuple[Game, Turn]]:
    """Yield games of random actions at the end of each turn, with that turn."""
    random, game = Random(seed), Game(2, seed=seed, hand_over=False)
    while game.state.phase is not Phase.OVER:
        ends = game.state.phase is Phase.TURNS
        action = random.choice([*game.state.legal_actions()])
        game.act(action)
        if ends and isinstance(action, EndTurn):
            yield game, turns_of(game.history.plies)[-1]


def test_a_turn_in_one_line_tells_points_and_burned_tokens() -> None:
    burned = 0
    for game, turn in told_turns(1):
        last, seat = turn.plies[-1], turn.seat
        line = turn_line(turn, game.names, last.after)
        first = turn.plies[0].before
        gain = last.after.score()[seat].total - first.score()[seat].total
        assert line.endswith(f"; points: {signed(gain)}.")
        lost = last.before.sacrificed[seat] - first.sacrificed[seat]
        assert line.count("one sacrificed") == lost
        gone = {*last.before.tokens_of(seat)} - {*last.after.tokens_of(seat)}
        row = players_section(game, turn.plies).players[seat]
        for space in map(space_name, gone):
            burned += 1
            assert f"burned: {space}" in line or f", {space};" in line
            assert row.signs[-1].text.startswith("burned: "), "no sign of a sacrifice"
            assert space in row.signs[-1].text
            assert "burned: " in row.label
    assert burned


def test_signs_name_the_spaces_as_they_lay_and_where_they_lie_now() -> None:
    moved, ways = 0, set[tuple[object, ...]]()
    for seed in range(6):
        for game, turn in told_turns(seed):
            state, signs = game.state, players_section(game, turn.plies).players[turn.seat].signs
            line = turn_line(turn, game.names, state)
            acts = [ply for ply in turn.moves if not isinstance(ply.action, DeclineRuins)]
            for ply, sign in zip(acts, signs, strict=False):
                if isinstance(ply.action, Place):
                    lay = space_name(ply.action.space)
                    here = on_table(ply.action.space, ply.after, state)
                    assert state.island.tile_at(here) == ply.after.island.tile_at(ply.action.space)
                    assert state.seat_at(here) in (turn.seat, None)
                    is_there = here == ply.action.space
                    told = ", one sacrificed)" if ply.action.sacrifice else ")"
                    told = lay if is_there else f"{lay} (now {space_name(here)}{told}"
                    assert sign.text == told
                    assert told in line
                    assert ") (" not in line
                    moved += not is_there
                elif isinstance(ply.action, MoveTile):
                    frame, gap = ply.before.island.frame, ply.before.island.gap
                    one, to = frame.slot_corner(ply.action.slot), frame.slot_corner(gap)
                    step = [(now > was) - (now < was) for was, now in zip(one, to, strict=True)]
                    ways.add((sign.text[-1], *step))
    assert moved
    assert ways == {("→", 0, 1), ("←", 0, -1), ("↓", 1, 0), ("↑", -1, 0)}


def test_what_others_did_to_ones_tokens_and_points_is_told() -> None:
    counts = Counter[str]()
    for seed in range(4):
        for game, turn in told_turns(seed):
            seat, was, now = 1 - turn.seat, turn.plies[0].before, turn.plies[-1].after
            words = changed_by_others(turn.plies, seat)
            arrows = [move.split("→") for move in re.findall(r"\w+→\w+", words)]
            stayed = {*map(space_name, was.tokens_of(seat))} - {lay for lay, _ in arrows}
            assert stayed | {lies for _, lies in arrows} == {*map(space_name, now.tokens_of(seat))}
            assert ("Your tokens: " in words) == bool(arrows)
            change = now.score()[seat].total - was.score()[seat].total
            assert f"Your points: {signed(change)} (" in words or not change
            if now.phase is not Phase.OVER:
                assert words in computer_turns_answer(turn.plies, game.names, {seat}).words
            counts.update({"moved": bool(arrows), "lost": change < 0})
    assert counts["moved"]
    assert counts["lost"]


def test_a_declined_action_has_no_sign() -> None:
    declined = 0
    for seed in range(6):
        for game, turn in told_turns(seed):
            signs = players_section(game, turn.plies).players[turn.seat].signs
            declined += any(isinstance(ply.action, DeclineRuins) for ply in turn.plies)
            assert all(sign.text or sign.paid for sign in signs)
            assert ", ," not in turn_line(turn, game.names, game.state)
    assert declined


def test_the_line_of_an_opponent_shows_its_turn_step_by_step() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1")
    while not any(turn.seat for turn in turns_of(game.game.history.plies) if turn.moves[1:]):
        game.wait()
        game.act(next(iter(game.state.legal_actions())))
    game.wait()
    turn = last_turns(game.game.history.plies)[1]
    press(game, "show_turn", 1)
    assert said(game) == turn_line(turn, game.names, turn.plies[-1].after)
    assert done(game._decorated())["done-1"]
    assert game.state == turn.moves[-1].after.replaced(guardians=game.state.guardians)
    for step in range(len(turn.moves) + 1):
        press(game, "see_step", step)
        assert len(game.game.history.plies) == step
    press(game, "show_turn", 1)
    assert game.game.history.plies[turn.last].action == turn.plies[-1].action, "back in the game"


def test_a_link_with_a_game_begins_it() -> None:
    game = GameWidget.linked({"players": "2"})
    assert not sections(game, "form")
    assert game.state.seats == 2


def page(store: Store, token: str = "") -> GameWidget:
    """The game of the app's page, which stores it."""
    fields = {} if token else {"players": "2"}
    box, _ = widget_factory(store)(PageRequest(PLAY, fields, "en", token))
    (game,) = (one for one in box.children if isinstance(one, GameWidget))
    return game


def listed(game: GameWidget) -> list[dict[str, Any]]:
    """The stored games in a game's menu."""
    if game.panels.opened != "menu":
        press(game, "panel", "menu")
    [kept] = sections(game, "kept_games")
    return list(kept["games"])


def play_out(game: GameWidget) -> None:
    """Play a game of people to its end."""
    while game.state.phase is not Phase.OVER:
        assert game.act(next(iter(game.state.legal_actions())))


def stored_game(store: Store, *, is_over: bool) -> tuple[GameWidget, str]:
    """Store a game that is over, or has just begun; return it with its token."""
    game = page(store)
    if is_over:
        play_out(game)
    else:
        assert game.act(next(iter(game.state.legal_actions())))
    [token] = [one["token"] for one in listed(game)]
    return game, token


@pytest.mark.parametrize("is_over", [True, False])
def test_a_finished_game_is_not_offered_to_be_resumed(*, is_over: bool) -> None:
    store = Store(None)
    _, token = stored_game(store, is_over=is_over)
    box, _ = widget_factory(store)(PageRequest(PLAY, {}, "en", ""))
    notice = next(one for one in box.children if isinstance(one, Notice))
    [games] = [one for one in box.children if isinstance(one, BrowserStore)]
    games.found = {"count": 1, "text": token}
    assert notice.text == ("" if is_over else say("kept-offer-play"))


@pytest.mark.parametrize("is_over", [True, False])
def test_the_review_page_offers_ones_own_finished_game_first(*, is_over: bool) -> None:
    store = Store(None)
    game, token = stored_game(store, is_over=is_over)
    box, _ = widget_factory(store)(PageRequest(REVIEW, {}, "en", ""))
    notice = next(one for one in box.children if isinstance(one, Notice))
    [games] = [
        one for one in box.children if isinstance(one, BrowserStore) and one.key.endswith("play")
    ]
    games.found = {"count": 1, "text": f"{'b' * 24}\n{token}"}
    assert notice.text == (say("kept-offer-replay") if is_over else "")
    if is_over:
        [[text, query]] = notice.view["links"]
        assert text == say("kept-replay")
        assert notice.view["close"] == say("kept-sample")
        fields = dict(parse_qsl(query.removeprefix("?")))
        box, _ = widget_factory(store)(PageRequest(REVIEW, fields, "en", ""))
        [review] = [one for one in box.children if isinstance(one, ReviewWidget)]
        assert review.state == game.state


def test_a_rematch_has_an_address_of_its_own_and_both_games_are_listed() -> None:
    store = Store(None)
    game = page(store)
    play_out(game)
    [over] = listed(game)
    assert over["now"]
    finished, rules = game.document(), game.state.rules
    press(game, "rematch")
    assert game.state.rules == rules
    assert game.game.history.start.talisman == 1, "the next seat is first"
    first, second = listed(game)
    assert (first["now"], second["now"]) == (True, False), "what is not finished comes first"
    assert second["token"] == over["token"] != first["token"]
    assert f"{TOKEN_FIELD}={first['token']}" in first["query"]
    game.act(next(iter(game.state.legal_actions())))
    old, new = store.find(second["token"]), store.find(first["token"])
    assert old is not None
    assert new is not None
    assert page(store, old.token).state.phase is Phase.OVER, "it is as it was"
    assert {**old.document}["now"] == finished["now"]
    assert page(store, new.token).state == game.state
    assert first["title"] != second["title"], "they are told apart"
    assert (first["told"], second["told"]) == (say("my-games-now"), say("my-games-open"))
    offered = [[one["press"] for one in kept["buttons"]] for kept in (first, second)]
    assert offered == [[], ["review_game", "delete_game"]]
    shown = list[object]()
    press(game, "panel", "menu")
    assert "dk-has-panel" in game._dom_classes
    for kept in (first, second):
        press(game, "review_game", kept["token"])
        shown.append(game.in_place.shown)
    assert shown[0] is None, "a review tells hidden cards"
    assert isinstance(shown[1], ReviewWidget)
    assert shown[1].state.phase is Phase.OVER
    assert not any(name.startswith("dk-has-") for name in game._dom_classes), "they lay out both"
    [above] = (one for one in game.children if getattr(one, "_name", "") == "way-back")
    assert above.view["beside"][0]["who"] is None, "nobody acts in it"
    game.in_place.back_to_game()
    press(game, "delete_game", first["token"])
    assert len(listed(game)) == 2, "the game on the page stays"
    press(game, "delete_game", second["token"])
    assert [one["token"] for one in listed(game)] == [first["token"]]
    assert store.find(second["token"]) is None


def test_the_way_back_from_a_review_leads_where_it_says() -> None:
    store = Store(None)
    game = page(store)
    play_out(game)
    [over] = listed(game)

    def way_back() -> str:
        [above] = (one for one in game.children if getattr(one, "_name", "") == "way-back")
        return str(above.view["beside"][0]["back"])

    press(game, "new_game")
    press(game, "panel", "menu")
    press(game, "review_game", over["token"])
    assert way_back() == say("page-back", page="play")
    press(game, "back_to_game")
    assert not sections(game, "panel")
    assert not sections(game, "form"), "the game on the page"
    assert pressed_by(game, "look_back")
    press(game, "rematch")
    press(game, "panel", "menu")
    press(game, "review_game", over["token"])
    assert way_back() == say("my-games-title"), "another game is in that list"
    press(game, "back_to_game")
    assert sections(game, "panel")


def test_stored_games_are_told_apart_and_empty_ones_come_last() -> None:
    store, shown = Store(None), GameWidget.linked({"players": "2"})
    games = [page(store) for _ in range(4)]
    play_out(games[0])
    for game, actions in zip(games[1:], (0, 1, 9), strict=True):
        press(game, "begin", {"players": 2, "against": "people", "seed": "7"})
        for _ in range(actions):
            assert game.act(next(iter(game.state.legal_actions())))
    stored = [
        StoredGame(str(at), "", game.document(), 1000 + at, is_current=False)
        for at, game in enumerate(games)
    ]
    shown.my_games.connect(GameLibrary(lambda: stored, print))
    rows = listed(shown)
    assert [row["token"] for row in rows] == ["3", "2", "0", "1"]
    assert [row["touched"] for row in rows] == [1_003_000, 1_002_000, 1_000_000, 1_001_000]
    totals = [sheet.total for sheet in games[3].state.score()]
    assert rows[0]["note"] == f"Blue {totals[0]}, Orange {totals[1]} · island 7"


def test_a_rematch_has_the_players_of_the_game_and_not_of_the_form() -> None:
    game = GameWidget(3, seed=2, names=["Ann", "Ben", "Cid"])
    press(game, "fill_form", {"players": 2, "name-0": "Eve", "seed": "77"})
    assert game.rematch()
    assert (game.state.seats, game.game.names) == (3, ("Ann", "Ben", "Cid"))


def test_rematches_keep_the_island_until_everybody_has_begun_on_it() -> None:
    game = GameWidget(3, seed=2)
    played = list[tuple[int, int | None]]()
    for _game in range(4):
        played.append((game.game.seed, game.state.talisman))
        assert game.rematch()
        assert f"island {game.game.seed}." in game.answer.words
    assert played == [(2, 0), (2, 1), (2, 2), (3, 0)]


@pytest.mark.parametrize("level", [99, 0, -1])
def test_a_level_that_there_is_not_is_not_stored(level: int) -> None:
    game = GameWidget.linked({})
    press(game, "fill_form", {"level": level, "against": "computer"})
    again = GameWidget()
    again.resume(game.document())
    assert again.new_games.form.level in LEVELS
    again.resume({"now": {**game.document()["now"], "level": level}})
    assert again.new_games.form.level in LEVELS


@pytest.mark.parametrize("damaged", [{}, {"now": []}, {"now": {"history": {"start": 7}}}])
def test_a_stored_game_that_cannot_be_read_is_listed_as_such(damaged: dict[str, Any]) -> None:
    game, deleted = GameWidget(2, seed=1), list[str]()
    stored = StoredGame("lost", "?game=lost", damaged, 0, is_current=False)
    game.my_games.connect(GameLibrary(lambda: [stored], deleted.append))
    press(game, "panel", "menu")
    [line] = listed(game)
    assert line["title"] == say("my-games-unreadable")
    press(game, "delete_game", "another")
    press(game, "delete_game", "lost")
    assert deleted == ["lost"]


def ended(seed: int) -> State:
    """The end of a game of two that is played by chance."""
    state, random = new_game(2, seed=seed), Random(seed)
    while (action := state.random_action(random)) is not None:
        state = state.apply(action)
    return state


def test_no_line_is_said_to_decide_where_the_points_are_equal() -> None:
    tied = next(
        state
        for state in map(ended, range(400))
        if len({sheet.total for sheet in state.score()}) == 1
    )
    [result] = sections(GameWidget(position=tied), "result")
    assert not result["note"]


def test_only_a_line_that_gained_most_alone_is_said_to_decide() -> None:
    told = set()
    for game in (GameWidget(position=ended(seed)) for seed in range(20)):
        first, second = sorted(game.state.score(), key=lambda sheet: -sheet.total)
        kinds = sections(game, "result")[0]["kinds"]
        gaps = [first[kind] - second[kind] for kind in SeatScore.__match_args__[:-1]]
        note, most = sections(game, "result")[0]["note"], max(gaps)
        is_alone = first.total > second.total and gaps.count(most) == 1
        named = [kind for kind, gap in zip(kinds, gaps, strict=True) if gap == most]
        assert note.startswith(f"{named[0]} made the difference") if is_alone else not note
        told.add(is_alone)
    assert told == {True, False}


def test_the_line_of_a_turn_tells_that_a_card_is_left() -> None:
    game = GameWidget(2, seed=1, hand_over=False)
    while game.state.turn is None or game.state.turn.tokens_left:
        game.act(next(one for one in game.state.legal_actions() if not isinstance(one, MoveTile)))
    card = game.state.guardians[game.state.to_act or 0]
    [line] = [one["text"] for one in sections(game, "heading")]
    assert line.endswith(f", card {card} unused")


def done(view: View) -> dict[str, list[tuple[int, int]]]:
    """The marked spaces by the kind of the mark, in turn order."""
    marks: dict[str, list[tuple[int, int]]] = {}
    for mark in sorted(view.marks, key=lambda one: one.text):
        if mark.kind.startswith("done-"):
            marks.setdefault(mark.kind, []).append((mark.row, mark.column))
    return marks


def test_the_turns_of_others_are_marked_until_one_acts() -> None:
    game = GameWidget(3, seed=4, opponents={1: 1, 2: 1}, luck="4")
    game.wait()
    others, random = dict[int, Turn](), Random(4)
    while not others or game.state.phase is not Phase.TURNS:
        assert game.act(random.choice(game.state.legal_actions()))
        game.wait()
        plies = game.game.history.plies[game.game.computer_turns_start :]
        others = {turn.seat: turn for turn in turns_of(plies) if turn.moves}
    marks = done(game._decorated())
    assert marks.keys() == {f"done-{seat}" for seat in others}
    for seat, turn in others.items():
        seen = [ply for ply in turn.moves if isinstance(ply.action, ON_BOARD)]
        assert len(marks[f"done-{seat}"]) == len(seen)
        if all(isinstance(ply.action, Place) for ply in seen):
            assert marks[f"done-{seat}"] == [ply.action.target for ply in seen]
    placed = next(iter(game.state.legal_actions()))
    assert game.act(placed)
    assert done(game._decorated()).keys() <= {"done-0"}, "one's own, once one acts"


def test_a_board_is_told_where_one_can_act_and_when_it_shows_another_position() -> None:
    game = GameWidget(2, seed=4, opponents={1: 1}, luck="4")
    positions, random = list[int](), Random(4)
    while game.state.phase is not Phase.OVER:
        scene = game.board.scene
        assert bool(scene["home"]) is not game.game.waits
        assert len(scene["legal"]) <= len(scene["home"])
        positions.append(scene["position"])
        if game.game.waits:
            game.wait()
        else:
            game.act(random.choice(game.state.legal_actions()))
    assert len({*positions}) == 1
    over = game.board.scene
    assert not over["home"]
    press(game, "rematch")
    game.wait()
    assert len({positions[0], over["position"], game.board.scene["position"]}) == 3


def ridden(kind: type[MoveTile | RotateTile]) -> list[tuple[Turn, Space, State]]:
    """Turns, a space on which a token was placed in each, and the state after its tile has moved
    or turned for the first time.
    """
    found = []
    for seed in range(12):
        plies = sample_game(seed, 2).history.plies
        for turn in turns_of(plies):
            end = turn.plies[-1].after
            later = [ply for ply in plies[turn.last + 1 :] if ply.before.island == end.island]
            for ply in later:
                action, frame = ply.action, end.island.frame
                for place in (one.action for one in turn.moves if isinstance(one.action, Place)):
                    space = place.space
                    if (
                        isinstance(action, kind)
                        and frame.slot_of(space) == action.slot
                        and space != frame.slot_middle(action.slot)
                        and turn.moves[0].before.island == end.island
                        and space in ply.before.tokens_of(turn.seat)
                    ):
                        found.append((turn, space, ply.after))
    return found


@pytest.mark.parametrize("kind", [MoveTile, RotateTile])
def test_marks_ride_with_the_tiles_that_move_and_turn(kind: type[MoveTile | RotateTile]) -> None:
    cases = ridden(kind)
    assert cases
    for turn, space, state in cases:
        marks = done(with_turns(View(), state, [turn]))[f"done-{turn.seat}"]
        assert len(marks) == len(turn.moves)
        at = [ply.action.target for ply in turn.moves].index(space)
        assert marks[at] != space
        assert marks[at] in state.tokens_of(turn.seat), "it stays on its token"


def test_what_others_took_since_ones_turn_stands_at_ones_line() -> None:
    random, seen = Random(1), set[int]()
    game = Game(3, seed=1, hand_over=False)
    left_with: dict[int, int] = {}
    while game.state.phase is not Phase.OVER:
        seat, in_turn = game.state.to_act or 0, game.state.phase is Phase.TURNS
        game.act(random.choice([*game.state.legal_actions()]))
        totals = [sheet.total for sheet in game.state.score()]
        if in_turn:
            left_with[seat] = totals[seat]
        for line in players_section(game, game.history.plies).players:
            since = totals[line.seat] - left_with.get(line.seat, totals[line.seat])
            seen.add(since)
            assert line.since == (signed(since) if since else "")
            assert (f"Since then: {line.since}." in line.label) == bool(since)
            assert "place a token" not in line.label, "it reports: placed"
    assert min(seen) < 0, "some turn took points from another player"


def test_ones_own_turn_is_marked_until_it_ends() -> None:
    game = GameWidget(2, seed=1, hand_over=False)
    while game.state.phase is not Phase.TURNS:
        game.act(next(iter(game.state.legal_actions())))
    seat, places = game.state.to_act, list[Any]()
    while game.state.to_act == seat and game.state.phase is Phase.TURNS:
        legal = [one for one in game.state.legal_actions() if isinstance(one, Place)]
        if not legal:
            break
        places.append(legal[0].space)
        assert game.act(legal[0])
        assert done(game._decorated()) == {f"done-{seat}": places}
    if EndTurn() in game.state.legal_actions():
        game.act(EndTurn())
    assert recent_turns(game.game) == []
    assert not done(game._decorated())


@SEEDS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bars_of_the_result_add_up_to_the_totals(seats: int, seed: int) -> None:
    game = GameWidget(position=sample_game(seed, seats))
    [result] = sections(game, "result")
    sheets = game.state.score()
    assert sorted(bar["seat"] for bar in result["bars"]) == [*range(seats)]
    for bar in result["bars"]:
        assert sum(points for _, points, _ in bar["parts"]) == bar["total"]
        assert bar["total"] == sheets[bar["seat"]].total
        assert {kind for kind, _, _ in bar["parts"]} <= {*result["kinds"]}
        assert all(points > 0 for _, points, _ in bar["parts"]), "a bar has no negative width"
        assert all(told == f"{kind}: {points}" for kind, points, told in bar["parts"])
        assert bar["lit"] == (bar["seat"] in game.state.winners())
    totals = [bar["total"] for bar in result["bars"]]
    assert totals == sorted(totals, reverse=True)
    assert result["most"] >= totals[0]
    shown = {one["press"] for one in slot(game, "actions")[0]["buttons"]}
    assert shown == {"look_back", "rematch", "new_game", "panel"}
    assert not pressed_by(game, "hint"), "nobody needs help any more"


@pytest.mark.parametrize("opponents", [{}, {1: 1}])
def test_the_end_tells_the_turns_to_learn_from_and_leads_to_them(opponents: dict[int, int]) -> None:
    game, random = GameWidget(2, seed=3, hand_over=False, opponents=opponents, luck="3"), Random(7)
    while game.state.phase is not Phase.OVER:
        game.opponents.is_paused = False
        game.wait()
        if game.state.to_act is not None:
            assert game.act(random.choice(game.state.legal_actions()))
    [button] = pressed_by(game, "look_back")
    assert opponents or not button["hint"], "not before they are known"
    game.wait()
    review = Review(game.game.history)
    for turn in review.turns:
        review.best(turn)
    turns = [turn for turn, _ in turns_to_learn(review, game.game.people)]
    assert turns
    assert len({turn.seat for turn in review.turns}) == 2
    [button] = pressed_by(game, "look_back")
    assert button["hint"] == say("learn-count", count=len(turns))
    press(game, "look_back")
    shown = game.in_place.shown
    assert isinstance(shown, ReviewWidget)
    own = [turn for turn in shown.review.turns if is_own(turn, game.game.people)]
    assert all(shown.review.known(turn) for turn in own), "nothing is searched twice"
    assert shown.state == review.states[turns[0].last], "the costliest turn is shown"
    press(shown, "learn", turns[0].first)
    assert shown.state == turns[0].before, "and played anew with the second press"
    assert f"Round {turns[0].round}: " in str(shown.answer)
    # What was learned is kept with the game.
    for action in review.best(turns[0]).line:
        shown.act(action)
    stored = json.loads(json.dumps(game.document()))
    kept = stored["now"]["learned"]
    for learned, met in ((kept, {turns[0].first}), ("1", set()), ([None], set())):
        again = GameWidget()
        again.resume({"now": {**stored["now"], "learned": learned}})
        press(again, "look_back")
        assert isinstance(again.in_place.shown, ReviewWidget)
        assert again.in_place.shown.learning.met == met


def _menu_of_puzzles() -> PuzzleWidget:
    widget = PuzzleWidget()
    press(widget, "panel", "menu")
    return widget


def _turn_to_learn() -> ReviewWidget:
    widget = ReviewWidget()
    widget.learn(widget.review.turns[0].first)
    return widget


_PAGES = [
    lambda: GameWidget.linked({}),
    PuzzleWidget,
    CourseWidget,
    _menu_of_puzzles,
    partial(CourseWidget, quiz="placing", seed=1),
    _turn_to_learn,
]


@pytest.mark.parametrize("made", _PAGES)
def test_a_key_opens_the_list_of_the_keys_of_the_page(made: Callable[[], Any]) -> None:
    """Also before a game, where the form has no use for those of the board."""
    widget = made()
    [opens] = [one for one in slot(widget, "toolbar")[0]["unseen"] if one["keys"] == ["?"]]
    press(widget, opens["press"], opens["value"])
    listed = [keys for keys, _ in sections(widget, "key_help")[0]["rows"]]
    assert {"?", "Esc"} <= {*listed}
    assert ("S" in listed) != ("N, P" in listed)


def test_the_key_of_the_list_tells_the_keys_of_a_review() -> None:
    review = ReviewWidget()
    press(review, "panel", "keys")
    [panel] = sections(review, "panel")
    assert panel["parts"][0]["text"] == say("review-keys")
    press(review, "close_panel")
    assert not sections(review, "panel")


def test_a_token_can_cross_water_where_it_could_be_placed_for_free() -> None:
    game = GameWidget(2, seed=7701, hand_over=False)
    for space in ("u13", "a14"):
        game.click(space)
    for card in (4, 2):
        game.choose_guardian(card)
    assert say("tool-pay") not in str(slot(game, "actions")), "no space allows both"
    game.click("u12")
    assert say("tool-pay") in str(slot(game, "actions"))
    press(game, "use", "pay")
    assert len(game.board.scene["legal"]) == 1
    assert game.click("t12")
    assert game.game.history.plies[-1].action == Place((11, 19), 1)
    assert not game.game.is_armed
