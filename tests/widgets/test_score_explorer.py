"""The score explorer without a browser: lines, spaces, gains."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dokmus_widgets.core import Phase, State, space_name
from dokmus_widgets.core.scoring import TILE_TRACK
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.explain.seats import names_together, seat_names
from dokmus_widgets.explore.sample_games import sample_end, sample_turn
from dokmus_widgets.explore.scores.lines import LINES, additions, lines_at, score_line
from dokmus_widgets.play.prompts import prompt
from dokmus_widgets.play.tools import Tool
from dokmus_widgets.widgets.scores.widget import ScoreExplorer
from tests.core.boards import MEADOWS, board
from tests.widgets.hand import press, sections, send, tap


def marked(explorer: ScoreExplorer, kind: str) -> set[tuple[int, int]]:
    """Return the spaces with a kind of mark."""
    marks = explorer.board.scene["marks"]
    return {(mark["row"], mark["column"]) for mark in marks if mark["kind"] == kind}


def lit(explorer: ScoreExplorer) -> set[str]:
    """Return the highlighted cells of the sheet."""
    (table,) = sections(explorer, "score_table")
    return {cell["value"] for row in table["rows"] for cell in row["values"] if cell["lit"]}


def test_default_is_the_end_of_a_game() -> None:
    explorer = ScoreExplorer()
    assert explorer.state.phase is Phase.OVER
    assert explorer.state == sample_end(1, 4)
    (table,) = sections(explorer, "score_table")
    for row, line in zip(table["rows"], (*LINES, "total"), strict=True):
        shown = [cell["text"] for cell in row["values"]]
        assert shown == [str(sheet[line]) for sheet in explorer.state.score()]
    assert "with" in explorer.answer.words


def test_every_line_highlights_and_explains_its_parts() -> None:
    explorer = ScoreExplorer(players=3)
    for seat in range(3):
        for line in (*LINES, "total"):
            press(explorer, "show_line", f"{seat}:{line}")
            found = score_line(explorer.state, seat, line)
            assert marked(explorer, "chosen") == set(found.spaces)
            assert marked(explorer, "witness") == set(found.witnesses)
            assert str(found.points) in explorer.answer.words
            assert explorer.answer.rules
    # The same again puts the light out.
    press(explorer, "show_line", "2:total")
    assert not explorer.board.scene["marks"]


def test_every_space_highlights_its_lines() -> None:
    explorer = ScoreExplorer(players=2)
    for name in explorer.board.shape["spaces"][::4]:
        tap(explorer.board, name)
        space = divmod(explorer.board.shape["spaces"].index(name), 21)
        found = {f"{seat}:{line}" for seat, line in lines_at(explorer.state, space)}
        assert lit(explorer) == found
        assert explorer.answer.words.startswith(name)
    assert lit(explorer) == found


def test_gain_of_another_token_is_shown_by_seat_and_line() -> None:
    explorer = ScoreExplorer()
    gains = [additions(explorer.state, seat) for seat in range(4)]
    best = max(gains[0], key=lambda space: gains[0][space])
    explorer.click(best)
    (table,) = sections(explorer, "table")
    assert table["rows"][-1]["values"] == [
        f"+{gain[best]}" if gain.get(best) else "0" for gain in gains
    ]
    assert f"Blue +{gains[0][best]}" in explorer.answer.words
    # A space that holds a token can take none.
    explorer.click(explorer.state.tokens_of(0)[0])
    assert not sections(explorer, "table")
    assert "One more" not in explorer.answer.words


def test_gain_is_written_on_every_space() -> None:
    explorer = ScoreExplorer()
    press(explorer, "show_worth", 2)
    worth = {
        (mark["row"], mark["column"]): mark["text"]
        for mark in explorer.board.scene["marks"]
        if mark["kind"] == "worth"
    }
    gains = additions(explorer.state, 2)
    assert worth == {space: f"+{points}" for space, points in gains.items() if points}
    # A click asks about a space, and leaves the numbers.
    explorer.click(next(iter(worth)))
    assert len(marked(explorer, "worth")) == len(worth)
    press(explorer, "show_worth", 2)
    assert not explorer.board.scene["marks"]


def test_track_sacrifices_and_ties_are_explained() -> None:
    state = board(MEADOWS, seats=4, sacrificed=(5, 6, 4, 5), card=1)
    explorer = ScoreExplorer(state)
    (facts,) = sections(explorer, "facts")
    texts = [f"{entry['label']} {entry['text']}" for entry in facts["entries"]]
    assert texts == [
        "1. Orange: 6 sacrificed, 5 points",
        "2. Blue: 5 sacrificed, 3 points, tied with Purple",
        "2. Purple: 5 sacrificed, 3 points, tied with Blue",
        "4. Yellow: 4 sacrificed, 0 points",
        "Result Orange wins with 5 points.",
    ]
    (track,) = sections(explorer, "track")
    assert track["points"] == [0, 1, 3, 6, 10, 14, 18, 22, 27]
    assert track["seats"][0]["text"] == "Blue: 0 tiles, the next one adds 1"
    assert "tied with Purple" in explorer.show_line(0, "sacrifices").words


def test_tie_is_explained_with_the_tie_break() -> None:
    ruins = ".r.|...|...\nr..|...|...\nr..|...|..."
    tied = board(ruins, tokens={0: "b1 a2", 1: "d1"}, sacrificed=(1, 2, 0))
    assert "Orange wins with more sacrificed tokens" in ScoreExplorer(tied).answer.words
    shared = board(ruins, tokens={0: "b1", 1: "a2"})
    assert "tied for most sacrifices, and share the victory" in ScoreExplorer(shared).answer.words


def test_names_that_do_something_together_are_joined_by_a_word() -> None:
    ruins = ".r.|...|...\nr..|...|...\nr..|...|..."
    shared = board(ruins, tokens={0: "b1", 1: "a2"})
    for language, joined in (("en", "Blue and Orange"), ("ja", "青とオレンジ")):
        assert joined in ScoreExplorer(shared, language=language).answer.words
    with speaking("ja"):
        names = seat_names(4)
        assert names_together(names[:3]) == f"{names[0]}、{names[1]}と{names[2]}"
        over = shared.replaced(phase=Phase.OVER, to_act=None, turn=None)
        assert f"{names[0]}と{names[1]}" in prompt(over, names, Tool.PLACE, None)


@pytest.mark.parametrize(("seats", "tiles", "track"), [(2, 5, TILE_TRACK[:6]), (3, 8, TILE_TRACK)])
def test_the_points_of_tiles_are_those_of_the_board(
    seats: int, tiles: int, track: tuple[int, ...]
) -> None:
    (table,) = sections(ScoreExplorer(sample_end(3, seats)), "score_table")
    note = next(row["note"] for row in table["rows"] if row["text"] == say("score-tiles_reached"))
    assert note.startswith(f"1 to {tiles} tiles")
    assert [*map(int, note.partition(": ")[2].split(","))] == [*track[1:]]


def test_any_position_is_scored() -> None:
    state = sample_turn(3, 4, 3)
    for position in (state, state.to_dict(), state.to_code(), f"?position={state.to_code()}"):
        assert ScoreExplorer(position).state == state
    asked = dict([ScoreExplorer(state).link()[1:].split("=", 1)])
    assert ScoreExplorer.linked(asked).state == state
    explorer = ScoreExplorer()
    for text in ("", "nonsense", state.to_code()[:-3]):
        before = explorer.state
        press(explorer, "open_saved", {"text": text})
        assert not explorer.answer.done
        assert explorer.state is before
    press(explorer, "open_saved", {"text": state.to_code()})
    assert explorer.state == state
    assert "if the game ended now" in sections(explorer, "score_table")[0]["title"]


def test_other_random_games_can_be_opened() -> None:
    explorer = ScoreExplorer(players=2, seed=5)
    press(explorer, "another")
    assert explorer.state == sample_end(6, 2)
    press(explorer, "set_players", 3)
    assert explorer.state == sample_end(6, 3)
    wrong = ScoreExplorer.linked({"players": "7", "island": "-", "positon": "x"})
    assert wrong.state == sample_end(1, 4)
    for part in ("players", "whole number", "positon"):
        assert part in wrong.answer.words


def test_odd_messages_and_arguments() -> None:
    explorer = ScoreExplorer()
    before = explorer.sheet.view
    odd: list[Any] = [None, True, 9, "fly", {}, [], "9:total", "0:bonus", "x:ruins", ":"]
    for value in odd:
        for name in ("show_line", "show_worth", "set_players", "__init__", "_cleared"):
            press(explorer, name, value)
        send(explorer.board, {"type": "click", "space": value})
    assert explorer.sheet.view == before
    with pytest.raises(ValueError, match="seat"):
        explorer.show_line(4, "total")
    with pytest.raises(ValueError, match="line"):
        explorer.show_line(0, "bonus")
    with pytest.raises(ValueError, match="columns are a to u"):
        explorer.click("zz9")
    with pytest.raises(TypeError, match="did you mean seed"):
        ScoreExplorer(sed=3)


def test_messages_are_small_and_repr_describes_the_explorer() -> None:
    explorer = ScoreExplorer()
    explorer.show_worth(0)
    sent = len(json.dumps(explorer.board.scene)) + len(json.dumps(explorer.sheet.view))
    assert sent < 40_000
    assert repr(explorer).startswith("ScoreExplorer(4 players, totals ")
    assert explorer.picture().data.startswith("<svg")
    assert ">+" in explorer.picture().data, "the numbers are in the picture too"
    space = space_name(max(additions(explorer.state, 0)))
    assert _again(explorer.state).click(space) == explorer.click(space)


def _again(state: State) -> ScoreExplorer:
    return ScoreExplorer(state)
