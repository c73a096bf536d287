"""The setup explorer without a browser: controls and answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dokmus_widgets.core import Phase, Rules
from dokmus_widgets.explain import say
from dokmus_widgets.explore.setup.steps import StepKind
from dokmus_widgets.widgets.setup.widget import SetupExplorer
from tests.widgets.hand import press, sections, send, tap

STARTS = {2: 9, 3: 12, 4: 12}


def test_setup_by_clicks_equals_setup_by_calls() -> None:
    by_page, by_python = SetupExplorer(), SetupExplorer()
    for _ in range(STARTS[2]):
        press(by_page, "forward")
        by_python.forward()
    for space in ("a1", "o1"):
        tap(by_page.board, space)
        assert by_python.click(space)
    assert by_page.state == by_python.state
    assert by_page.sheet.view == by_python.sheet.view
    assert by_page.board.scene == by_python.board.scene
    assert by_python.state.phase is Phase.GUARDIANS
    assert by_python.walk.step.kind is StepKind.READY


def test_board_fills_tile_by_tile_without_spoilers() -> None:
    explorer = SetupExplorer(players=4)
    for tiles in range(9):
        scene = explorer.board.scene
        assert len(scene["tiles"]) == tiles
        assert sum(label.endswith("no tile yet") for label in scene["labels"]) == 49 * (8 - tiles)
        drawn = "".join(explorer.board.text().split())
        assert len(drawn) == 49 * tiles, "the text of the picture shows no more"
        explorer.forward()
    assert explorer.walk.step.kind is StepKind.GAP


def test_click_on_an_empty_slot_lays_the_next_tile() -> None:
    explorer = SetupExplorer(players=3)
    assert explorer.click("u21").words.startswith("Tile ")
    assert explorer.walk.at == 1
    assert "side" in explorer.click("a1").words
    assert explorer.walk.at == 1
    assert "gap" in explorer.click("k11").words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_starting_space_is_answered(players: int) -> None:
    explorer = SetupExplorer(players, step=STARTS[players])
    state, at = explorer.state, explorer.walk.at
    legal = {explorer.board.shape["spaces"][index] for index in explorer.board.scene["legal"]}
    assert legal
    for space in explorer.board.shape["spaces"][::5]:
        explorer.go(at)
        answer = explorer.click(space)
        assert answer.done is (space in legal)
        assert answer.rules
        assert (explorer.state != state) is (space in legal)


def test_reasons_are_shown_and_hidden() -> None:
    explorer = SetupExplorer(players=4, step=13)
    (reasons,) = [part for part in sections(explorer, "options") if part["title"].startswith("Why")]
    names = [button["value"] for button in reasons["buttons"]]
    assert names == ["not_a_corner", "tile_taken", "not_an_edge", "terrain"]
    press(explorer, "why_not", "tile_taken")
    (tint,) = explorer.board.scene["tints"]
    assert tint["kind"] == "barred"
    assert len(tint["spaces"]) == 49
    assert not explorer.answer.done
    press(explorer, "why_not", "tile_taken")
    assert explorer.board.scene["tints"] == []


def test_steps_stop_at_both_ends() -> None:
    explorer = SetupExplorer()
    assert not explorer.back()
    for step in (99, -1, len(explorer.walk.steps), "x", None, 2.5):
        assert not explorer.go(step)  # type: ignore[arg-type]
        assert "use a number from 0 to 11" in explorer.answer.words
        assert explorer.walk.at == 0
    assert explorer.go(len(explorer.walk.steps) - 1)
    assert not explorer.forward()
    press(explorer, "go", 3)
    assert (explorer.walk.at, explorer.walk.step.kind) == (3, StepKind.TILE)


def test_invalid_arguments_raise() -> None:
    explorer = SetupExplorer(step=9)
    with pytest.raises(ValueError, match="name one of Blue, Orange"):
        explorer.set_first("Green")
    with pytest.raises(ValueError, match="no reason x, only not_a_corner"):
        explorer.why_not("x")
    with pytest.raises(ValueError, match="no step 99"):
        SetupExplorer(step=99)
    with pytest.raises(ValueError, match="z99"):
        SetupExplorer(starts=["z99"])
    assert explorer.set_first("orange")
    assert explorer.walk.setup.first == 1


def test_discarded_starting_spaces_are_reported() -> None:
    explorer = SetupExplorer(step=9)
    assert "given up" not in explorer.set_first(1).words
    explorer.click(explorer.board.shape["spaces"][explorer.board.scene["legal"][0]])
    assert "The starting spaces are cleared." in explorer.set_players(3).words
    assert "given up" not in explorer.set_players(4).words


def test_starting_space_can_be_changed() -> None:
    explorer = SetupExplorer(step=9)
    explorer.click("a1")
    explorer.click("o1")
    explorer.go(9)
    marks = [m for m in explorer.board.scene["marks"] if m["kind"] == "chosen"]
    assert [(m["row"], m["column"]) for m in marks] == [(0, 0)]
    explorer.click("d1")
    assert explorer.walk.steps[9].start == (0, 3)
    assert explorer.walk.steps[10].start == (0, 14), "the other one keeps its place"


def test_players_holder_reading_and_island_can_be_changed() -> None:
    explorer = SetupExplorer(step=9)
    press(explorer, "set_players", 4)
    assert (explorer.state.seats, explorer.walk.step.kind) == (4, StepKind.START)
    press(explorer, "set_first", 2)
    assert explorer.state.to_act == 1
    press(explorer, "set_players", 2)
    told = explorer.read_edges("outer_border")
    assert "g2" in told.words
    assert explorer.state.rules == Rules(start_edge="outer_border")
    assert not explorer.click("g2")
    press(explorer, "lay", {"seed": " 12 "})
    assert explorer.walk.setup.island == 12
    press(explorer, "another")
    assert explorer.walk.setup.island != 12


def test_invalid_number_is_refused_without_a_change() -> None:
    explorer = SetupExplorer(step=9)
    explorer.click("a1")
    before = explorer.state
    for typed in ("", "<b>", "-1", "9" * 50):
        press(explorer, "lay", {"seed": typed})
        assert "whole number" in explorer.answer.words
        assert explorer.state is before
    for wrong in ({"players": 5}, {"players": 2, "first": 2}, {"seed": "x"}):
        with pytest.raises(ValueError, match=r"only|whole number"):
            SetupExplorer(**wrong)
    with pytest.raises(TypeError, match="did you mean players"):
        SetupExplorer(playrs=3)
    with pytest.raises(ValueError, match="columns are a to u"):
        explorer.click("zz9")


def test_odd_messages_from_the_page_are_ignored() -> None:
    explorer = SetupExplorer(step=9)
    before = explorer.sheet.view
    odd: list[Any] = [None, True, "x", 7.5, {}, [], "__init__"]
    for value in odd:
        for name in ("go", "set_players", "set_first", "read_edges", "why_not", "__init__", "link"):
            press(explorer, name, value)
        send(explorer.board, {"type": "click", "space": value})
        send(explorer.board, {"type": "preview", "space": value})
    assert explorer.sheet.view == before


def test_link_restores_the_step() -> None:
    explorer = SetupExplorer(4, first=2, seed=77, rules="ja", step=12)
    explorer.forward()
    explorer.click(explorer.board.shape["spaces"][explorer.board.scene["legal"][3]])
    asked = dict(field.split("=") for field in explorer.link()[1:].split("&"))
    again = SetupExplorer.linked(asked)
    assert again.state == explorer.state.replaced(rules=again.state.rules)
    assert again.state.rules.start_edge == "outer_border"
    assert (again.walk.at, again.link()) == (explorer.walk.at, explorer.link())
    assert again.answer.done


def test_invalid_link_fields_are_reported_and_the_rest_used() -> None:
    asked = {"players": "9", "island": "5", "strts": "a1", "starts": "?.a1", "step": "zz"}
    explorer = SetupExplorer.linked(asked)
    assert explorer.walk.setup.island == 5
    assert not explorer.answer.done
    for told in ("players", "starts", "step", "space"):
        assert told in explorer.answer.words
    # In every language, and gone with the next answer.
    explorer.set_language("fr")
    assert not explorer.answer.done
    assert explorer.forward().done


def test_language_is_independent_of_other_widgets() -> None:
    french = SetupExplorer(language="fr", step=9)
    told = french.answer.words
    french.set_language("en")
    assert french.answer.words == SetupExplorer(step=9).answer.words
    french.set_language("fr")
    assert french.answer.words == told
    with pytest.raises(ValueError, match="no language"):
        french.set_language("xx")
    assert say("setup-explored") == "Setup", "nothing around it has changed"


def test_watchers_pictures_and_repr() -> None:
    explorer, heard = SetupExplorer(step=9), []
    explorer.on_change(lambda changed: heard.append(changed.walk.at))
    explorer.click("a1")
    explorer.back()
    assert heard == [10, 9]
    data, _ = explorer._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert repr(explorer).startswith("SetupExplorer(2 players, island 1, step 10 of 12: Orange")
    assert repr(explorer) == repr(SetupExplorer(starts=["a1"], step=9))


def test_link_is_shown_and_hidden() -> None:
    explorer = SetupExplorer(has_address=True)
    press(explorer, "copy_link")
    (copied,) = sections(explorer, "copy")
    assert copied["text"] == explorer.link()
    explorer.forward()
    assert not sections(explorer, "copy")


def test_messages_of_a_click_are_small() -> None:
    explorer = SetupExplorer(4)
    while explorer.forward():
        sent = len(json.dumps(explorer.board.scene)) + len(json.dumps(explorer.sheet.view))
        assert sent < 40_000


def test_each_tile_is_described_with_its_rotation() -> None:
    facing = {
        0: "as printed",
        1: "turn clockwise",
        2: "half a turn",
        3: "turn anticlockwise",
    }
    seen = set()
    for seed in (1, 2, 3):
        explorer = SetupExplorer(4, seed=seed)
        while (answer := explorer.forward()) and explorer.walk.step.kind is StepKind.TILE:
            laid = explorer.state.island.grid[explorer.walk.step.slot or 0]
            assert laid is not None
            assert facing[laid.rotation] in answer.words
            seen.add(laid.rotation)
    assert seen == set(facing)
