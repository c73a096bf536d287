"""A game in every language: all its words at once, and nothing but its words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from dokmus_widgets.core import new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.widgets import BoardWidget, GameWidget
from tests.widgets.hand import WithSheet, press, sections
from tests.widgets.test_resuming import MAKERS

_ENGLISH = re.compile(
    r"\b(the|you|your|and|token|tile|card|plays|players|space|click|round)\b", re.I
)
#: Parts of what a page is sent that nobody reads.
_INSIDE = ("kind", "fresh", "press", "name", "type", "language", "symbols", "when", "value", "rule")


def shown(game: GameWidget) -> str:
    """Every text that the page of a game shows or reads out."""
    sent = [game.sheet.view, game.board.words, game.board.scene["labels"]]
    return "\n".join(_texts(sent))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, inner in part.items():
            if name not in _INSIDE:
                yield from _texts(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _texts(inner)


def _nothing(game: GameWidget) -> None:
    pass


def _started(game: GameWidget) -> None:
    game.click("a1")


def _refused(game: GameWidget) -> None:
    game.click("d4")


def _in_turn(game: GameWidget) -> None:
    for space in ("a1", "o1"):
        game.click(space)
    for card in (3, 4):
        game.reveal()
        game.choose_guardian(card)


def _with_tool(game: GameWidget) -> None:
    _in_turn(game)
    game.use("move_token")


def _without_tool(game: GameWidget) -> None:
    _in_turn(game)
    game.use("move_tile")


def _undone(game: GameWidget) -> None:
    game.click("a1")
    game.undo()


def _wrong_form(game: GameWidget) -> None:
    press(game, "begin", {"players": 7})


def _wrong_code(game: GameWidget) -> None:
    game.open_saved("d1_isle_xyz_123456")


def _shown_cards(game: GameWidget) -> None:
    for space in ("a1", "o1"):
        game.click(space)
    game.reveal()


DEEDS = (
    *(_nothing, _started, _refused, _in_turn, _with_tool, _without_tool, _undone),
    *(_wrong_form, _wrong_code, _shown_cards),
)
deeds = pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__.strip("_"))
Deed = Callable[[GameWidget], None]


@deeds
@pytest.mark.parametrize("language", LANGUAGES)
def test_changing_the_language_is_as_if_it_had_been_so_from_the_beginning(
    language: str, deed: Deed
) -> None:
    there, changed = GameWidget(2, language=language), GameWidget(2)
    deed(there)
    deed(changed)
    changed.set_language(language)
    assert changed.language == language
    assert changed.sheet.view["beside"] == there.sheet.view["beside"]
    assert changed.sheet.view["below"] == there.sheet.view["below"]
    assert changed.board.words == there.board.words
    assert changed.board.scene["labels"] == there.board.scene["labels"]
    assert repr(changed) == repr(there)


@deeds
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left_on_the_page(language: str, deed: Deed) -> None:
    game = GameWidget(2, language=language)
    deed(game)
    found = [line for line in shown(game).splitlines() if _ENGLISH.search(line)]
    assert not found


def test_what_is_done_answers_in_the_games_language_whatever_is_spoken_around() -> None:
    game = GameWidget(2, language="fr")
    with speaking("ja"):
        answer = game.click("d4")
    assert answer.words.startswith("Non")
    assert game.board.language == game.language == "fr"
    assert "Bleu" in game.record()


def test_names_that_were_typed_stay_and_colours_follow() -> None:
    game = GameWidget(2, names=["Ann", ""], language="fr")
    game.set_language("en")
    assert game.game.names == ("Ann", "Orange")
    record = GameWidget(2, language="fr").record()
    assert GameWidget(position=record).game.names == ("Blue", "Orange")


def test_what_was_typed_into_a_form_stays_when_the_language_changes() -> None:
    game = GameWidget(2)
    game.set_up(players=4, names=["Ann"])
    before = [form["fresh"] for form in sections(game, "form")]
    game.set_language("ru")
    assert [form["fresh"] for form in sections(game, "form")] == before, "the same form to the page"
    assert game.begin()
    assert game.game.names[0] == "Ann"


def test_faults_of_a_link_are_told_anew() -> None:
    english = GameWidget.linked({"players": "9"})
    french = GameWidget.linked({"players": "9"}, "fr")
    assert french.answer.words != english.answer.words
    english.set_language("fr")
    assert english.answer == french.answer


def test_a_game_that_was_begun_elsewhere_is_told_in_the_new_language() -> None:
    game = GameWidget(2)
    game.click("a1")
    again = GameWidget(position=game.game.fork(), language="ja")
    assert not re.search(r"[A-Za-z]{3}", again.answer.words)
    assert "started on a1" in game.game.answer.words


def test_a_language_that_there_is_not_changes_nothing() -> None:
    game = GameWidget(2, language="fr")
    with pytest.raises(ValueError, match="eng"):
        game.set_language("eng")
    assert game.language == "fr"
    with pytest.raises(ValueError, match="There is no language"):
        GameWidget(language="xx")


def test_a_board_alone_speaks_too() -> None:
    board = BoardWidget(new_game(2, seed=1), language="ru")
    assert board.language == "ru"
    assert board.words["language"] == "ru"
    assert "Остров" in board.svg()


def test_codes_do_not_depend_on_the_language() -> None:
    games = [GameWidget(2, seed=3, language=language) for language in LANGUAGES]
    assert {position_code(game.state) for game in games} == {position_code(games[0].state)}
    assert len({json.dumps(game.board.shape) for game in games}) == 1


@pytest.mark.parametrize("kind", MAKERS)
def test_what_lies_ready_to_be_copied_goes_on_lying_there(kind: str) -> None:
    """In the new language, as if it had been laid there in it; and only until something is done."""
    lays = {"copy_link", "show_files", "copy_record", "copy_document", "export_progress"}
    for lay in sorted(lays & {*MAKERS[kind]()._presses}):
        changed, there = (MAKERS[kind](has_address=True, language=one) for one in ("en", "fr"))
        panel = "menu" if lay == "copy_record" else "share"
        for widget in (changed, there) if kind == "play" else ():
            press(widget, "panel", panel)
        before = _ready(changed)
        for widget in (changed, there):
            press(widget, lay, "game" if kind == "play" else None)
        assert len(_ready(changed)) == len(before) + 1, lay
        changed.set_language("fr")
        assert _ready(changed) == _ready(there), lay
        there._restore(there._snapshot())
        if kind == "play":
            press(there, "panel", panel)
        assert len(_ready(there)) == len(before), lay


def _ready(widget: WithSheet) -> list[dict[str, Any]]:
    return [*sections(widget, "copy"), *sections(widget, "files")]
