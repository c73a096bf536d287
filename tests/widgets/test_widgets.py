"""The widgets without a browser: what they draw, tell and take."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any
from xml.etree import ElementTree

import pytest

from dokmus_widgets.core import Phase, State, new_game
from dokmus_widgets.drawing import Mark
from dokmus_widgets.widgets import BoardWidget, GameWidget, SheetWidget
from dokmus_widgets.widgets.board.scene_data import uncovered
from tests.widgets.hand import press, sections, send, slot, tap


def test_a_click_on_the_page_and_in_python_do_the_same() -> None:
    by_page, by_python = GameWidget(2, seed=1), GameWidget(2, seed=1)
    tap(by_page.board, "a1")
    by_python.click("a1")
    assert by_page.state == by_python.state
    assert by_page.sheet.view == by_python.sheet.view
    assert by_page.board.scene == by_python.board.scene


def test_every_button_of_the_sheet_is_a_method() -> None:
    game = GameWidget(2, seed=1)
    game.click("a1")
    game.click("o1")
    for _ in range(2):
        press(game, "reveal")
        card = sections(game, "cards")[0]["cards"][0]["value"]
        press(game, "choose_guardian", card)
    assert game.state.phase is Phase.TURNS
    press(game, "use", "move_tile")
    assert game.game.tool == "move_tile"
    for part in sections(game, "buttons") + sections(game, "form"):
        for button in part["buttons"]:
            assert game._control(button["press"])[1] is not None


def test_unknown_presses_are_ignored() -> None:
    game = GameWidget(2, seed=1)
    before = game.state
    for name, value in (("__init__", None), ("use", "fly"), ("choose_guardian", "3"), ("x", {})):
        press(game, name, value)
    odd: list[Any] = [7, None, [], {}, "zz99", "a1<b>"]
    for value in odd:
        game.board.event, game.sheet.event = {"recent": value}, {"recent": [value]}
        game.board.event, game.sheet.event = {}, {}
        send(game.board, {"type": "click", "space": value}, {"type": "preview", "space": value})
        send(game.sheet, {"press": "open_saved", "value": value})
        send(game.sheet, {"press": value, "value": value})
    assert game.state is before


def test_no_click_is_lost_or_heard_twice() -> None:
    """While Python is busy, a host may send several clicks in one change."""
    game = GameWidget(2, seed=1)
    send(game.board, {"type": "click", "space": "a1"}, {"type": "click", "space": "o1"})
    assert game.state.tokens == (1 << 14, 1)
    game.undo()
    game.board.event = {"recent": [*game.board.event["recent"]], "again": True}
    assert game.state.tokens == (0, 1)


def test_of_marks_in_one_place_the_strongest_is_drawn() -> None:
    first, newer, other = Mark("done-0", 1, 1, "1"), Mark("done-2", 1, 1, "2"), Mark("done-0", 2, 1)
    dot, hint, ring = (Mark(kind, 1, 1) for kind in ("paid", "hint", "witness"))
    assert uncovered([first, dot, hint, newer, ring, other, dot]) == (newer, dot, hint, other)
    assert Mark("step", 1, 1) in uncovered([Mark("step", 1, 1), newer])


def test_legal_spaces_are_marked_and_named() -> None:
    game = GameWidget(2, seed=1)
    scene = game.board.scene
    names = [game.board.shape["spaces"][index] for index in scene["legal"]]
    assert "a1" in names
    label = scene["labels"][scene["legal"][0]]
    assert label == "a1, meadow, you can start here"
    assert len(scene["labels"]) == game.board.shape["rows"] * game.board.shape["columns"]


def test_prices_are_told_apart() -> None:
    game = GameWidget(position=_with_prices())
    kinds = {mark["kind"] for mark in game.board.scene["marks"]}
    assert {"legal", "paid"} <= kinds
    assert any(label.endswith("with a sacrifice") for label in game.board.scene["labels"])


def _with_prices() -> State:
    """A first turn in which some spaces are free and some cost a sacrifice."""
    for seed in range(50):
        state = new_game(2, seed=seed)
        while state.phase is not Phase.TURNS:
            state = state.apply(next(iter(state.legal_actions())))
        placed = state.legal_actions().placements
        if placed.free and placed.paid & ~placed.free:
            return state
    raise AssertionError("no such island")


def test_tokens_ride_with_their_tile() -> None:
    game = GameWidget(2, seed=1)
    game.click("a1")
    game.click("o1")
    game.choose_guardian(4)
    game.choose_guardian(2)
    while game.game.who != "Blue":
        game.act(next(iter(game.state.legal_actions())))
    tile = game.state.island.tile_at(game.state.tokens_of(0)[0])
    assert tile is not None
    before = _tile(game, tile)
    game.rotate_tile(tile, "cw")
    after = _tile(game, tile)
    assert after["tokens"] == before["tokens"], "in its own coordinates nothing moved"
    assert after["rotation"] == (before["rotation"] + 1) % 4


def _tile(game: GameWidget, name: str) -> dict[str, int]:
    found: dict[str, int] = next(t for t in game.board.scene["tiles"] if t["name"][:-1] == name)
    return found


def test_a_preview_shows_the_route_and_changes_nothing() -> None:
    game = GameWidget(position=_with_prices())
    before, scene = game.state, game.board.scene
    index = scene["legal"][0]
    space = game.board.shape["spaces"][index]
    send(game.board, {"type": "preview", "space": space})
    assert game.board.preview["over"]["trails"]
    assert game.state is before
    assert game.board.scene is scene
    send(game.board, {"type": "preview", "space": ""})
    assert game.board.preview["over"] == {}


def test_pointing_at_a_tile_shows_where_it_would_slide() -> None:
    game = GameWidget(2, seed=1)
    game.click("a1")
    game.click("o1")
    game.choose_guardian(2)
    game.choose_guardian(3)
    game.use("move_tile")
    send(game.board, {"type": "preview", "space": "b2"})
    (trail,) = game.board.preview["over"]["trails"]
    assert trail["spaces"] == [[3, 3], [3, 10]], "from the tile's middle to the gap's"
    send(game.board, {"type": "preview", "space": "k14"}, {"type": "preview", "space": "a14"})
    assert not game.board.preview["over"].get("trails"), "that tile cannot slide"


def test_hidden_cards_never_reach_the_page() -> None:
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    press(game, "reveal")
    game.choose_guardian(4)
    sent = json.dumps([game.sheet.view, game.board.scene, game.sheet.get_state()["view"]])
    assert "card 4" not in sent.lower()
    assert "Rotate" not in sent
    assert sections(game, "curtain")
    assert not sections(game, "cards")


def test_the_form_begins_another_game() -> None:
    game = GameWidget(2, seed=1)
    wishes = {"players": 3, "first": 2, "seed": " 12 ", "name-0": "Ann", "hand_over": "no"}
    press(game, "begin", wishes)
    assert game.state == new_game(3, seed=12, first=2)
    assert game.game.names == ("Ann", "Orange", "Yellow")
    assert not game.game.hand_over


def test_the_form_can_be_filled_in_python() -> None:
    game = GameWidget(2, seed=1)
    game.set_up(players=4, seed=7, names=["Ann", "Ben"])
    assert game.begin()
    assert game.state == new_game(4, seed=7)
    with pytest.raises(TypeError, match="did you mean players"):
        game.set_up(player=3)


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"seed": "<b>7"}, "whole number from 0 to 999999999, not <b>7"),
        ({"seed": ""}, "whole number from 0 to 999999999."),
        ({"seed": "9" * 5000}, "whole number from 0 to"),
        ({"seed": "-5"}, "not -5"),
        ({"name-1": "x" * 30}, "too long: at most 24"),
        ({"players": 7}, "2 to 4 players"),
    ],
)
def test_a_fault_in_the_form_is_told_and_nothing_is_lost(
    wishes: dict[str, object], told: str
) -> None:
    game = GameWidget(2, seed=1)
    game.click("a1")
    before = game.state
    press(game, "begin", wishes)
    assert told in str(game.game.answer)
    assert game.state is before
    press(game, "new_game")
    assert told in str(sections(game, "form")[0]["error"])
    press(game, "new_game")
    assert game.click("o1"), "the game goes on"


def test_names_are_cleaned_and_shown_as_text() -> None:
    game = GameWidget(2, names=["\x01A\u202e nn\ud800", "<b>Bo</b>"])
    assert game.game.names == ("A nn", "<b>Bo</b>")
    assert ElementTree.fromstring(game.board.svg()) is not None


def test_values_that_only_look_like_numbers_are_refused() -> None:
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    before = game.state
    for card in (True, 1.0, "1", None):
        press(game, "choose_guardian", card)
        assert not game.choose_guardian(card)  # type: ignore[arg-type]
    assert game.state is before
    for options in ({"seed": "abc"}, {"seed": 1.5}):
        with pytest.raises(ValueError, match="whole number"):
            GameWidget(**options)
    for players in (7, 2.0, "2"):
        with pytest.raises(ValueError, match=f"^A game is for 2 to 4 players, not {players!r}.$"):
            GameWidget(players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a list of strings"):
        GameWidget(names="Ann")


def test_what_a_page_writes_into_other_traits_does_no_harm() -> None:
    game = GameWidget(position=_with_prices())
    space = game.board.shape["spaces"][game.board.scene["legal"][0]]
    game.board.scene, game.board.shape, game.sheet.view = {}, {}, {"beside": [], "below": []}
    send(game.board, {"type": "preview", "space": space}, {"type": "click", "space": space})
    assert game.state.turn is not None
    assert game.state.turn.tokens_left < 3
    assert game.board.scene["tiles"]


def test_a_heard_card_is_not_sent_again() -> None:
    """The front end drops what was heard: the number says how far."""
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    press(game, "choose_guardian", 4)
    assert game.sheet.heard == 1


def test_unknown_arguments_name_the_near_miss() -> None:
    with pytest.raises(TypeError, match="did you mean players"):
        GameWidget(playrs=3)
    with pytest.raises(TypeError, match="did you mean layout"):
        BoardWidget(new_game(), layuot={})
    with pytest.raises(TypeError, match=re.escape('SheetWidget has no parameter "qqq".')):
        SheetWidget(qqq=1)


def test_faults_of_a_position_are_told() -> None:
    document = new_game(2).to_dict() | {"round": 99}
    with pytest.raises(ValueError, match="round: 99 is not a whole number from 1 to 8"):
        GameWidget(position=document)


def test_the_static_picture_stands_alone() -> None:
    game = GameWidget(2, seed=1)
    data, _ = game._repr_mimebundle_()
    root = ElementTree.fromstring(data["image/svg+xml"])
    assert root.tag.endswith("svg")
    assert "var(" not in data["image/svg+xml"]
    desc = root.find("{http://www.w3.org/2000/svg}desc")
    assert desc is not None
    assert game.board.text() in (desc.text or "")
    assert data["text/plain"].startswith("GameWidget(2 players")


def test_what_is_sent_for_a_click_stays_small() -> None:
    game = GameWidget(4, seed=7)
    while game.state.phase is not Phase.OVER:
        game.act(next(iter(game.state.legal_actions())))
        sent = json.dumps([game.board.scene, game.sheet.view])
        assert len(zlib.compress(sent.encode())) < 7_500, "it is packed on every way to a page"


def test_repr_is_the_same_every_time() -> None:
    one, other = GameWidget(4, seed=7), GameWidget(4, seed=7)
    assert repr(one) == repr(other)
    assert repr(one.board) == repr(other.board)
    assert repr(one.sheet) == "SheetWidget(slot, slot, slot, slot, slot)"
    shown = [part["kind"] for name in ("status", "answer", "info") for part in slot(one, name)]
    assert shown == ["heading", "answer", "players", "table", "moves", "buttons"]
