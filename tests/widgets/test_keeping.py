"""Taking a game along and opening it again, on the sheet and in Python."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import State, new_game
from dokmus_widgets.core.notation import read_position_code, read_record
from dokmus_widgets.widgets import GameWidget
from tests.widgets.hand import press, sections


def begun() -> GameWidget:
    """A game of named players after its first move."""
    game = GameWidget(2, seed=1, names=["Ann", "Ben"])
    game.click("a1")
    return game


def code_of(game: GameWidget) -> str:
    """The code in a game's link."""
    return game.link().removeprefix("?position=")


def test_the_link_is_shown_with_an_address_and_the_code_without() -> None:
    game = begun()
    press(game, "copy_link")
    (shown,) = sections(game, "copy")
    assert shown["text"] == code_of(game)
    assert not shown["query"]
    in_page = GameWidget(position=game.state, has_address=True)
    in_page.copy_link()
    (shown,) = sections(in_page, "copy")
    assert shown["text"] == game.link()
    assert shown["query"]


def test_what_is_to_be_copied_goes_with_the_position() -> None:
    game = begun()
    board = game.board.tick
    game.copy_link()
    game.sheet.press("copy_record")
    assert len(sections(game, "copy")) == 2
    assert game.board.tick == board, "the board is not drawn anew"
    first = sections(game, "copy")[0]["fresh"]
    game.copy_link()
    assert sections(game, "copy")[0]["fresh"] != first, "copied once more"
    game.click("o1")
    assert not sections(game, "copy")


def test_nothing_hidden_is_on_the_page_unless_asked_for() -> None:
    game = GameWidget(4, seed=7)
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
    game.choose_guardian(4)
    assert code_of(game) not in str(game.sheet.view)
    button = sections(game, "form")[1]["buttons"][1]
    assert button["press"] == "copy_record"
    assert "hidden cards" in button["hint"]
    assert not sections(begun(), "form")[1]["buttons"][1]["hint"]


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
    before = sections(other, "form")[1]["fresh"]
    press(other, "open_saved", {"text": game.record()})
    assert other.state == game.state
    assert other.game.names == ("Ann", "Ben")
    form = sections(other, "form")[1]
    assert form["fresh"] != before
    assert not form["is_open"]
    assert other.click("o1"), "and it is played on"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Paste a code"),
        ("d1_isle_xyz_123456", "was changed or cut"),
        ("Dokmus game record 1\nPlayers: A, B\nSeed: x\n", "Line 3, column 7: this cannot be read"),
        ("Dokmus game record 1\nPlayers: A, B\nSeed: 1\n\nStart\nB: start d4", "Line 6, column 4"),
    ],
)
def test_what_cannot_be_opened_is_told_and_the_game_stays(text: str, told: str) -> None:
    game = begun()
    before: State = game.state
    press(game, "open_saved", {"text": text})
    assert told in str(game.game.answer)
    form = sections(game, "form")[1]
    assert told in form["error"]
    assert form["is_open"]
    assert game.state is before
    assert game.undo()


def test_the_app_and_a_notebook_offer_what_they_can() -> None:
    def offered(game: GameWidget) -> list[str]:
        return [b["text"] for part in sections(game, "buttons") for b in part["buttons"]]

    assert "Copy code" in offered(GameWidget())
    assert "Copy link" in offered(GameWidget(has_address=True))


def test_a_position_opened_in_python_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="expected a position code"):
        GameWidget(position="hello")
    document = new_game(2).to_dict()
    assert GameWidget(position=document).state == new_game(2)
