"""Taking a game along and opening it again, on the sheet and in Python."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.core import State, new_game
from dokmus_widgets.core.notation import read_position_code, read_record
from dokmus_widgets.play.sharing import SHARED
from dokmus_widgets.widgets import GameWidget
from tests.widgets.hand import press, sections


def begun() -> GameWidget:
    """A game of named players after its first move."""
    game = GameWidget(2, seed=1, names=["Ann", "Ben"])
    game.click("a1")
    return game


def show_menu(game: GameWidget) -> dict[str, Any]:
    """Open the menu of a game, if it is not open; return its form that opens a text."""
    if game.panels.opened != "menu":
        press(game, "panel", "menu")
    (form,) = sections(game, "form")
    return form


def code_of(game: GameWidget) -> str:
    """The code in a game's link."""
    return game.link().removeprefix("?position=")


def test_the_link_is_shown_with_an_address_and_the_code_without() -> None:
    game = begun()
    press(game, "panel", "share")
    press(game, "copy_link", "position")
    (shown,) = sections(game, "copy")
    assert shown["text"] == code_of(game)
    assert not shown["query"]
    in_page = GameWidget(position=game.state, has_address=True)
    press(in_page, "panel", "share")
    in_page.copy_link()
    (shown,) = sections(in_page, "copy")
    assert shown["text"] == game.link()
    assert shown["query"]


def test_what_is_to_be_copied_goes_with_the_position() -> None:
    game = begun()
    board = game.board.tick
    press(game, "panel", "share")
    game.copy_link()
    assert len(sections(game, "copy")) == 1
    assert game.board.tick == board, "the board is not drawn anew"
    first = sections(game, "copy")[0]["fresh"]
    game.copy_link()
    assert sections(game, "copy")[0]["fresh"] != first, "copied once more"
    game.click("o1")
    assert not sections(game, "panel"), "one plays on, and the board is seen"
    press(game, "panel", "share")
    assert not sections(game, "copy")


def test_nothing_hidden_is_on_the_page_unless_asked_for() -> None:
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    game.choose_guardian(4)
    assert code_of(game) not in str(game.sheet.view)
    button = show_menu(game)["buttons"][1]
    assert code_of(game) not in str(game.sheet.view)
    assert button["press"] == "copy_record"
    assert "hidden cards" in button["hint"]
    assert not show_menu(begun())["buttons"][1]["hint"]


def test_a_game_begins_from_a_code_or_a_record() -> None:
    game = begun()
    by_code = GameWidget(position=code_of(game), names=["Cid"])
    assert by_code.state == game.state == read_position_code(code_of(game))
    assert by_code.game.names == ("Cid", "Orange")
    for record in (game.record(), read_record(game.record())):
        again = GameWidget(position=record)
        assert again.state == game.state
        assert again.game.names == ("Ann", "Ben")
        assert again.undo(), "its moves came along"


def test_the_form_opens_a_code_and_keeps_the_names() -> None:
    game, other = begun(), GameWidget(2, seed=9, names=["Eve", "Fay"], hand_over=False)
    press(other, "open_saved", {"text": f" {code_of(game)} "})
    assert other.state == game.state
    assert list(other.game.names) == ["Eve", "Fay"]
    assert not other.game.hand_over
    press(other, "open_saved", {"text": GameWidget(3).link()})
    assert list(other.game.names) == ["Blue", "Orange", "Yellow"]


def test_the_form_opens_a_record_and_begins_empty_again() -> None:
    game, other = begun(), GameWidget(3, seed=9)
    before = show_menu(other)["fresh"]
    press(other, "open_saved", {"text": game.record()})
    assert other.state == game.state
    assert other.game.names == ("Ann", "Ben")
    form = show_menu(other)
    assert form["fresh"] != before
    assert not form["is_open"]
    assert other.click("o1"), "and it is played on"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Paste a code"),
        ("d1_isle_xyz_123456", "was changed or cut"),
        ("Dokmus game record 1\nPlayers: A, B\nSeed: x\n", "Line 3, column 7: expected"),
        ("Dokmus game record 1\nPlayers: A, B\nSeed: 1\n\nStart\nB: start d4", "Line 6, column 4"),
    ],
)
def test_what_cannot_be_opened_is_told_and_the_game_stays(text: str, told: str) -> None:
    game = begun()
    before: State = game.state
    show_menu(game)
    press(game, "open_saved", {"text": text})
    assert told in str(game.game.answer)
    form = show_menu(game)
    assert told in form["error"]
    assert form["is_open"]
    assert game.state is before
    assert game.undo()


def test_the_app_and_a_notebook_offer_what_they_can() -> None:
    def offered(game: GameWidget) -> list[str]:
        press(game, "panel", "share")
        return [b["text"] for part in sections(game, "buttons") for b in part["buttons"]]

    choices = ["This position", "This game", "Same island", "Picture"]
    for has_address in (False, True):
        game = GameWidget(has_address=has_address)
        assert offered(game) == choices
        for what in SHARED:
            press(game, "copy_link", what)
            [shown] = sections(game, "copy")
            assert shown["again"] == ("Copy link" if has_address else "Copy")
            assert bool(shown["share"]) == shown["query"] == has_address
    begun_elsewhere = GameWidget(position=begun().state)
    assert "Same island" not in offered(begun_elsewhere)
    press(begun_elsewhere, "copy_link", "island")
    assert not sections(begun_elsewhere, "copy"), "what no link describes is said, and not copied"
    assert any("has no link" in note["text"] for note in sections(begun_elsewhere, "note"))


def test_a_position_opened_in_python_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="expected a position code"):
        GameWidget(position="hello")
    document = new_game(2).to_dict()
    assert GameWidget(position=document).state == new_game(2)
