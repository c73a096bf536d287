"""Positions as documents: exact both ways, and every fault told by its path in plain words."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from dokmus_widgets.core import PositionError, Rules, State, Tile, TileSet, new_game
from dokmus_widgets.core.island.island import Island, island_of
from tests.core.boards import MEADOWS, MEADOWS_TWO, board, document, names

Document = dict[str, Any]


def sample() -> Document:
    """Return a sound document: a turn of seat 0 in the midst of a game."""
    return document(
        ".r.|...|.t.\n.f.|...|.^.",
        tokens={0: "a1 b1", 1: "i1", 2: "d1"},
        sacrificed=(2, 0, 1),
        ruins="1",
        last="b1",
        tokens_left=2,
        round=3,
    )


def faults(damaged: Any) -> dict[str, str]:
    """Return the faults by path of a document that must not be read."""
    with pytest.raises(PositionError) as refused:
        State.from_dict(damaged)
    assert isinstance(refused.value, ValueError)
    for fault in refused.value.faults[:100]:
        assert str(fault) in str(refused.value)
    return {fault.path: fault.words for fault in refused.value.faults}


def damaged(path: str, value: Any) -> Document:
    """Return the sample with another value at a path such as ``turn/last`` or ``grid/0/side``."""
    whole = sample()
    part: Any = whole
    *way, last = path.split("/")
    for key in way:
        part = part[int(key) if isinstance(part, list) else key]
    part[int(last) if isinstance(part, list) else last] = value
    return whole


def test_the_sample_is_sound_and_comes_back_the_same() -> None:
    assert State.from_dict(sample()).to_dict() == sample()


def test_the_document_is_what_the_contract_shows() -> None:
    state = new_game(3, seed=1)
    written = state.to_dict()
    assert list(written) == [
        *("format", "version", "rules", "tiles", "grid", "round", "phase", "to_act", "talisman"),
        *("tokens", "supply", "sacrificed", "guardians", "turn"),
    ]
    assert (written["format"], written["version"]) == ("dokmus-position", 1)
    assert written["rules"] == Rules().to_dict()
    assert set(written["grid"][0]) == {"tile", "side", "rotation"}
    assert written["grid"][4] is None
    assert [len(side) for side in written["tiles"]["1"]] == [7, 7]
    assert written["phase"] == "start"
    assert written["turn"] is None
    assert sample()["turn"] == State.from_dict(sample()).to_dict()["turn"]
    assert json.loads(json.dumps(written)) == written


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phases_of_every_kind_come_back_the_same(seats: int) -> None:
    picture = MEADOWS_TWO if seats == 2 else MEADOWS
    for phase, to_act in (("start", seats - 1), ("guardians", 0), ("turns", 1), ("over", None)):
        written = document(picture, seats=seats, phase=phase, to_act=to_act)
        assert State.from_dict(written).to_dict() == written


@pytest.mark.parametrize("size", range(3, 10))
def test_tiles_of_three_to_nine_spaces_are_read(size: int) -> None:
    state = board(".", size=size, tokens={0: "a1"})
    assert state.island.frame.columns == 3 * size


def test_rules_may_leave_switches_out() -> None:
    whole = sample()
    whole["rules"] = {"temple_reach": "last_token"}
    assert State.from_dict(whole).rules == Rules(temple_reach="last_token")
    del whole["rules"]
    assert State.from_dict(whole).rules == Rules()


def test_tiles_may_be_more_than_the_grid_uses() -> None:
    whole = sample()
    whole["tiles"]["spare"] = [["..."] * 3, ["fff"] * 3]
    assert "spare" in State.from_dict(whole).to_dict()["tiles"]


def test_the_order_of_spaces_and_of_tiles_says_nothing() -> None:
    whole, other = sample(), sample()
    other["tokens"] = [spaces[::-1] for spaces in other["tokens"]]
    other["tiles"] = dict(reversed(other["tiles"].items()))
    first, second = State.from_dict(whole), State.from_dict(other)
    assert first == second
    assert hash(first) == hash(second)


def test_rotation_turns_the_rows_clockwise() -> None:
    whole = document("fv^", tokens={0: "c1"})
    whole["tokens"][0], whole["grid"][0]["rotation"] = [[0, 2]], 1
    state = State.from_dict(whole)
    assert [str(state.island.terrain((row, 2))) for row in range(3)] == ["f", "v", "^"]


def test_states_are_equal_even_when_their_islands_were_made_apart() -> None:
    state = State.from_dict(sample())
    island = state.island
    apart = Island(island.tiles, island.grid, island.by_terrain, island.frame)
    again = state.replaced(island=apart)
    assert again.island is not state.island
    assert (again, hash(again)) == (state, hash(state))
    assert again.island != island_of(island.tiles, tuple(reversed(island.grid)))
    assert repr(again) == repr(state)


def test_tile_sets_are_equal_whatever_their_order() -> None:
    one, other = (Tile(name, (("...",) * 3, ("fff",) * 3)) for name in "ab")
    first, second = TileSet({"a": one, "b": other}), TileSet({"b": other, "a": one})
    assert first == second
    assert hash(first) == hash(second)


DAMAGE: list[tuple[str, Any, str, str]] = [
    ("format", "chess", "format", "'chess' is not 'dokmus-position'"),
    ("version", 2, "version", "2 cannot be read"),
    ("version", True, "version", "true cannot be read"),
    ("rules", [], "rules", "not an object"),
    ("rules/temple_reach", "both", "rules.temple_reach", "'both' is not a value"),
    ("rules/voluntary_sacrifice", 0, "rules.voluntary_sacrifice", "true"),
    ("rules/speed", "high", "rules", "no switch 'speed'"),
    ("tiles", {}, "tiles", "1 to 64 tiles"),
    ("tiles", None, "tiles", "null is not an object"),
    ("tiles/0", ["..."], "tiles.0", "is 1, not 2"),
    ("tiles/0", [["..."] * 3, ["..", "...", "..."]], "tiles.0[1]", "the length of row 1 is 2"),
    ("tiles/0", [["..x"] * 3, ["..."] * 3], "tiles.0[0]", "'x'"),
    ("tiles/0", [["..."] * 3, ["...."] * 4], "tiles", "tile sizes differ"),
    ("tiles/0", [["...", 5, "..."], ["..."] * 3], "tiles.0[0]", "list of strings"),
    ("tiles/0", [["." * 10] * 10, ["..."] * 3], "tiles.0[0]", "3 to 9 rows"),
    ("grid", {}, "grid", "not a list"),
    ("grid", [None] * 9, "grid", "exactly one slot is the gap"),
    ("grid", [None] * 6, "grid", "is 6, not 9"),
    ("grid/0", None, "grid", "exactly one slot is the gap (null), not 2"),
    ("grid/0/tile", "nine", "grid[0].tile", "'nine' is not among the tiles"),
    ("grid/0/tile", "2", "grid[1].tile", "lies in grid[0] too"),
    ("grid/0/side", 2, "grid[0].side", "0 to 1"),
    ("grid/0/rotation", 4, "grid[0].rotation", "0 to 3"),
    ("grid/0/rotation", 1.0, "grid[0].rotation", "1.0 is not a whole number"),
    ("grid/0/colour", "red", "grid[0].colour", "not a field"),
    ("round", 9, "round", "9 is not a whole number from 1 to 8"),
    ("round", 0, "round", "1 to 8"),
    ("round", float("nan"), "round", "nan"),
    ("phase", "dinner", "phase", "'dinner' is not one of start"),
    ("phase", "over", "to_act", "must be null"),
    ("phase", "guardians", "turn", "null outside"),
    ("to_act", 3, "to_act", "0 to 2"),
    ("to_act", None, "to_act", "null"),
    ("to_act", True, "to_act", "true is not a whole number"),
    ("talisman", -1, "talisman", "0 to 2"),
    ("tokens", [[], []], "grid", "is 9, not 6"),
    ("tokens", [[]], "tokens", "2 to 4"),
    ("tokens", "a1", "tokens", "2 to 4"),
    ("tokens/0/0", [0, 9], "tokens[0][0][1]", "0 to 8"),
    ("tokens/0/0", [0, 0, 0], "tokens[0][0]", "is 3, not 2"),
    ("tokens/0/0", [True, 0], "tokens[0][0][0]", "true"),
    ("tokens/0/0", [0, 7], "tokens[0][0]", "it is small temple"),
    ("tokens/0/0", [1, 7], "tokens[0][0]", "it is mountain"),
    ("tokens/0/0", [4, 4], "tokens[0][0]", "the gap"),
    ("tokens/0/0", [0, 8], "tokens[1][0]", "already has a token (tokens[0][0])"),
    ("tokens/1", [[0, 0]] * 26, "tokens[1]", "25 tokens, not 26"),
    ("supply/0", 20, "supply[0]", "add up to 24, not 25"),
    ("supply/1", 26, "supply[1]", "0 to 25"),
    ("supply", [1, 2], "supply", "is 2, not 3"),
    ("sacrificed/2", 0, "supply[2]", "add up to 24, not 25"),
    ("sacrificed/2", -1, "sacrificed[2]", "0 to 25"),
    ("guardians/1", 6, "guardians[1]", "6 is not a card for 3 players"),
    ("guardians/1", True, "guardians[1]", "true is not a card"),
    ("guardians/1", 4, "guardians[1]", "another seat's"),
    ("guardians/1", None, "guardians", "every seat has a card"),
    ("turn", None, "turn", "null is not an object"),
    ("turn/tokens_left", 4, "turn.tokens_left", "0 to 3"),
    ("turn/guardian_left", 1, "turn.guardian_left", "true or false"),
    ("turn/ruins", ["9"], "turn.ruins[0]", "'9' is not on the board"),
    ("turn/ruins", "0", "turn.ruins", "not a list"),
    ("turn/last", [0, 8], "turn.last", "the seat to act has no token"),
    ("turn/last", [9, 0], "turn.last[0]", "0 to 8"),
    ("turn/mood", "good", "turn.mood", "not a field"),
    ("winner", 1, "winner", "not a field"),
    ("two words", 1, "'two words'", "not a field"),
]


@pytest.mark.parametrize(("path", "value", "told", "words"), DAMAGE)
def test_a_fault_is_told_by_its_path(path: str, value: Any, told: str, words: str) -> None:
    found = faults(damaged(path, value))
    assert told in found, found
    assert words in found[told]


@pytest.mark.parametrize("field", [key for key in sample() if key != "rules"])
def test_a_missing_field_is_told(field: str) -> None:
    whole = sample()
    del whole[field]
    assert faults(whole)[field] == "is missing"


@pytest.mark.rule("setup.start_order")
@pytest.mark.rule("round.draft")
def test_a_seat_that_cannot_be_to_act_is_told() -> None:
    start = document(MEADOWS, phase="start", to_act=1, tokens={2: "i9"})
    assert State.from_dict(start).to_act == 1
    assert "seat 2's turn" in faults(start | {"to_act": 2})["tokens"]
    assert "nobody has a card" in faults(start | {"guardians": [1, None, None]})["guardians"]
    draft = document(MEADOWS, phase="guardians", to_act=1, cards=(4, None, None))
    assert State.from_dict(draft).to_act == 1
    assert "seat 2's turn" in faults(draft | {"to_act": 2})["guardians"]


@pytest.mark.rule("setup.supply")
@pytest.mark.rule("turn.three")
def test_a_turn_has_no_more_tokens_than_the_supply() -> None:
    whole = document(MEADOWS, sacrificed=(23,), tokens_left=3)
    assert "tokens left for the turn: 3; in the supply: only 2" in faults(whole)["turn.tokens_left"]


@pytest.mark.rule("round.cards")
def test_two_players_have_no_card_5() -> None:
    whole = document(MEADOWS_TWO, seats=2, cards=(5, 2))
    assert "2, 3, 4" in faults(whole)["guardians[0]"]


def test_all_faults_are_told_at_once() -> None:
    whole = sample()
    whole["round"] = 12
    whole["supply"][0] = 3
    whole["grid"][3]["side"] = "A"
    whole["guardians"][2] = None
    whole["turn"]["tokens_left"] = -1
    whole["rules"]["ruins_timing"] = "never"
    del whole["talisman"]
    assert set(faults(whole)) == {
        *("round", "supply[0]", "grid[3].side", "turn.tokens_left"),
        *("rules.ruins_timing", "talisman"),
    }
    del whole["rules"]
    whole["talisman"] = 0
    assert "guardians" in faults(whole), "what the phase asks is told with the rest"


def test_very_many_faults_are_counted() -> None:
    whole = sample() | {f"field {number}": number for number in range(1000)}
    with pytest.raises(PositionError, match="and 900 more") as refused:
        State.from_dict(whole)
    assert len(refused.value.faults) == 1000


def test_reading_changes_nothing_in_the_document() -> None:
    whole = sample()
    kept = copy.deepcopy(whole)
    state = State.from_dict(whole)
    whole["tokens"][0].clear()
    whole["tiles"].clear()
    assert state.to_dict() == kept
    assert names(state.tokens_of(0)) == "a1 b1"
