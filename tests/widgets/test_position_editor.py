"""The position editor: brushes, settings, save, open, link, picture."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from IPython.display import Image

from dokmus_widgets.core import State, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.widgets.editor.widget import PositionEditor
from tests.widgets.hand import send, tap


def parts(editor: PositionEditor, kind: str) -> list[dict[str, Any]]:
    """Return the sections of a kind."""
    shown = [*editor.sheet.view["beside"], *editor.sheet.view["below"]]
    return [part for part in shown if part["kind"] == kind]


def press(editor: PositionEditor, name: str, value: object = None) -> None:
    """Press a button as the page does."""
    send(editor.sheet, {"press": name, "value": value})


def choose(editor: PositionEditor, name: str, value: object) -> None:
    """Choose a value of a setting as the page does."""
    press(editor, "set", {"name": name, "value": value})


def told(editor: PositionEditor) -> str:
    """Return the answer on the sheet."""
    (answer,) = parts(editor, "answer")
    return str(answer["text"])


def titles(editor: PositionEditor) -> list[str]:
    """Return the titles of the lists of remarks."""
    return [part["title"] for part in parts(editor, "remarks")]


def test_default_position_is_valid() -> None:
    editor = PositionEditor()
    assert titles(editor) == ["Possible in a real game."]
    (palette,) = parts(editor, "what_if")
    assert "Choose a space" in palette["hand"]
    assert repr(editor) == "PositionEditor(3 players, turns: 0 impossible, 0 unusual)"
    assert repr(PositionEditor()) == repr(editor)


def test_clicks_with_a_brush_equal_calls() -> None:
    by_hand, by_call = PositionEditor(), PositionEditor()
    press(by_hand, "use", "put-1")
    tap(by_hand.board, "a1")
    by_call.put("a1", seat=1)
    press(by_hand, "use", "paint-forest")
    tap(by_hand.board, "b1")
    by_call.paint("b1", "f")
    press(by_hand, "lay", {"name": "lay", "value": "lay-3B"})
    tap(by_hand.board, "h1")
    by_call.lay(1, "3B")
    press(by_hand, "use", "swap")
    tap(by_hand.board, "a1")
    tap(by_hand.board, "h1")
    by_call.swap(0, 1)
    choose(by_hand, "round", 5)
    choose(by_hand, "cards-0", 1)
    choose(by_hand, "sacrificed-2", 4)
    by_call.set(round=5, cards={0: 1}, sacrificed={2: 4})
    assert by_hand.editing.draft.document == by_call.editing.draft.document
    assert (
        by_hand.editing.position
        == by_call.editing.position
        == State.from_dict(json.loads(by_call.save()))
    )


def test_a_second_click_takes_the_token_away_again() -> None:
    editor = PositionEditor()
    before = editor.editing.position
    assert str(editor.click("a1")) == "Added a token for Blue on a1."
    assert str(editor.click("a1")) == "Removed Blue's token from a1."
    assert editor.editing.position == before


def test_impossible_facts_are_marked_with_their_rules() -> None:
    editor = PositionEditor()
    standing = editor.editing.position.tokens_of(0)[0]
    editor.paint(standing, "volcano")
    stop = next(part for part in parts(editor, "remarks") if part["tone"] == "stop")
    assert stop["title"] == "Impossible in a real game"
    assert "any of Blue's tokens on a volcano" in stop["remarks"][0]["text"]
    assert [chip["rule"] for chip in stop["remarks"][0]["chips"]] == ["volcano.burn"]
    marks = [(mark["row"], mark["column"]) for mark in editor.board.scene["marks"]]
    assert standing in marks
    editor.undo()
    assert not editor.board.scene["marks"]


def test_an_unfinished_draft_is_never_shown_as_a_position() -> None:
    editor = PositionEditor(new_game(3), has_address=True)
    finished = editor.editing.position
    choose(editor, "phase", "turns")
    choose(editor, "cards-1", None)
    assert titles(editor) == ["Not a position yet"]
    assert "Orange needs a guardian card" in parts(editor, "remarks")[0]["remarks"][0]["text"]
    for name in ("copy_link", "copy_document"):
        press(editor, name)
        assert not parts(editor, "copy")
        assert "isn't a position yet" in told(editor)
    for unfinished in (editor.save, editor.code):
        with pytest.raises(ValueError, match="isn't a position yet"):
            unfinished()
    assert editor.editing.draft.state is None
    assert editor.editing.position != finished, (
        "the last one that was finished has cards and a turn"
    )
    assert editor.link() == f"?position={position_code(editor.editing.position)}"
    choose(editor, "cards-1", 2)
    assert editor.editing.position.guardians[1] == 2
    press(editor, "copy_link")
    assert parts(editor, "copy")[0]["text"] == editor.link()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Paste a code"),
        ("{ no", "line 1, column 3"),
        ('{"format": 1}', "isn't a position"),
        ("d1_isle_zzz_zzzzzz", "changed or cut"),
    ],
)
def test_unreadable_text_is_refused_without_a_change(text: str, why: str) -> None:
    editor = PositionEditor()
    before = editor.editing.draft.document
    press(editor, "open_saved", {"text": text})
    assert why in told(editor)
    form = parts(editor, "form")[1]
    assert form["is_open"]
    assert why in form["error"]
    assert editor.editing.draft.document is before
    press(editor, "open_saved", {"text": new_game(2).to_code()})
    assert not parts(editor, "form")[1]["error"]
    assert editor.editing.position == new_game(2)
    press(editor, "undo")
    assert editor.editing.draft.document is before


def test_form_starts_another_position() -> None:
    editor = PositionEditor()
    typed = {"players": 2, "seed": "7", "size": 5}
    press(editor, "new", typed)
    assert editor.editing.position == new_game(2, seed=7)
    press(editor, "blank", typed)
    assert editor.editing.position.island.frame.size == 5
    press(editor, "sample", {**typed, "seed": "many"})
    assert "whole number" in told(editor)
    (seed,) = [field for field in parts(editor, "form")[0]["fields"] if field["name"] == "seed"]
    too_long = "9" * seed["longest"]
    press(editor, "new", {**typed, "seed": too_long})
    assert f"not {too_long}" in told(editor), "it is told, and not cut"
    press(editor, "sample", typed)
    assert editor.editing.position.turn is not None
    press(editor, "clear")
    assert editor.editing.position.supply == (25, 25)


def test_unknown_messages_are_ignored() -> None:
    editor = PositionEditor()
    before = editor.editing.draft.document
    for name, value in (
        ("use", "put-9"),
        ("use", None),
        ("set", {"name": "tiles", "value": []}),
        ("set", {"name": "rules", "value": "own"}),
        ("set", "round"),
        ("lay", {"value": "lay-99"}),
        ("new", {"players": "2"}),
        ("explode", {}),
    ):
        press(editor, name, value)
    choose(editor, "round", "<b>")
    assert "not <b>" in told(editor)
    assert editor.editing.draft.document is before


def test_document_and_picture_can_be_copied() -> None:
    editor = PositionEditor()
    press(editor, "copy_document")
    (copied,) = parts(editor, "copy")
    assert State.from_dict(json.loads(copied["text"])) == editor.editing.position
    press(editor, "show_files")
    (offered,) = parts(editor, "files")
    svg, png = (base64.b64decode(file["base64"]) for file in offered["files"])
    assert svg.decode() == editor.board.svg()
    assert png.startswith(b"\x89PNG")
    editor.click("a1")
    assert not parts(editor, "files")
    assert not parts(editor, "copy")


def test_the_picture_in_a_notebook_has_words() -> None:
    editor = PositionEditor()
    shown = editor.png(200)
    assert isinstance(shown, Image)
    data, metadata = shown._repr_mimebundle_()  # type: ignore[no-untyped-call]
    assert metadata["image/png"]["alt"].startswith("The island, 21 columns")
    assert data["image/png"]
    assert "<desc>" in editor.picture().data


def test_link_opens_a_position_and_reports_faults() -> None:
    state = new_game(4, seed=3)
    editor = PositionEditor.linked({"position": position_code(state)})
    assert editor.editing.position == state
    damaged = PositionEditor.linked({"position": "d1_isle_nothing_123456", "positon": "x"})
    assert "changed or cut" in str(damaged.answer)
    assert "did you mean position" in str(damaged.answer)
    assert damaged.editing.position == PositionEditor().editing.position


def test_all_words_follow_a_language_change() -> None:
    editor = PositionEditor(language="en")
    heard: list[PositionEditor] = []
    editor.on_change(heard.append)
    english = parts(editor, "settings")[1]["label"]
    editor.set_language("ja")
    assert editor.language == editor.sheet.view["language"] == "ja"
    editor.put("a1", "Blue")
    assert heard == [editor]
    editor.set_language("en")
    assert parts(editor, "settings")[1]["label"] == english


def test_unknown_arguments_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="did you mean position"):
        PositionEditor(positon="x")
    with pytest.raises(TypeError, match="did you mean round"):
        PositionEditor().set(rounds=3)
    with pytest.raises(ValueError, match="did you mean paint-forest"):
        PositionEditor().use("paint-forrest")
    with pytest.raises(ValueError, match="no space z99"):
        PositionEditor().put("z99", 0)
    with pytest.raises(ValueError, match="no terrain lava"):
        PositionEditor().paint("a1", "lava")
