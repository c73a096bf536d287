"""Position codes: exact both ways, short, and a mangled code is never another position."""

from __future__ import annotations

import json
import re
from random import Random
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    PRESETS,
    SWITCHES,
    PositionError,
    Rules,
    State,
    TileSet,
    load_tile_set,
    new_game,
)
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.notation import (
    MAX_CODE_LENGTH,
    CodeError,
    CodeFault,
    IllegalCode,
    NotationError,
    position_code,
    read_position_code,
    state_repr,
)
from dokmus_widgets.core.notation.code_rules import put_rules
from dokmus_widgets.core.notation.digits import ALPHABET, Packer, from_text, to_text
from tests.core.boards import MEADOWS, board, document
from tests.core.playing import examples, playout, random_rules, random_tiles, small_game
from tests.reference.documents import random_start, random_turn

SEEDS = st.integers(0, 2**32 - 1)

# A change of the format, of the tiles of `isle` or of what the rules count breaks links that are
# out in the world: it needs a new version, and what is written below must still be told apart.
GOLDEN = "d2_isle_1Rdv7NnOJu8SiGVc7xa6kAWNbm6fhGhhGHalR3uccXltT9g90bowit_42nCW6"
GOLDEN_OWN_TILES = (
    "d2_FbX75th2xiS7dEIRRLKYDiX3gdah0lBIUesqK1XcCq9DmCTMyT8QTAMKiwNRixuntSfb6E1OmIavvpKnenFlK"
    "re1zX5jTHl2MxGuCtBUGvNdRRXcZE9hghCFpcfOGf8izK2Z_1TBmka"
)


def golden() -> State:
    """Return a position amid a game on the shipped tiles, with every field in use."""
    rules = Rules.preset("fr").replaced(temple_rows="placing")
    start = new_game(3, seed=11, first=1, rules=rules)
    spaces = start.island.frame.spaces(start.island.land)
    written = start.to_dict() | {
        "round": 5,
        "phase": "turns",
        "to_act": 2,
        "tokens": [spaces[:80:9], spaces[80:160:9], spaces[160:240:9]],
        "supply": [11, 12, 14],
        "sacrificed": [5, 4, 2],
        "guardians": [5, 1, 3],
        "turn": {"tokens_left": 2, "guardian_left": False, "ruins": ["5"], "last": spaces[178]},
    }
    return State.from_dict(written)


def own_tiles() -> State:
    """Return a position in the midst of a turn on tiles of one's own, every terrain among them."""
    drawn = ".r.|...|.t.\n.f.|.v.|.^.\n~~~|T..|..."
    written = document(
        drawn, tokens={0: "a1 b1", 1: "i1"}, ruins="1 1", last="b1", rules="ja", round=3
    )
    called = {"1": "tile \u00e9", "2": "1", "3": "2", "4": "3"}
    renamed = re.sub(r'"([1-4])"', lambda name: f'"{called[name[1]]}"', json.dumps(written))
    return State.from_dict(json.loads(renamed))


def packed(rules: Rules) -> int:
    """Return a reading as one number."""
    put_rules(pack := Packer(), rules, 2)
    return pack.number()


def sealed(body: str) -> str:
    """Return a code with the check value that belongs to it."""
    return f"{body}_{to_text(crc32(body.encode()), 6)}"


def refused(text: Any) -> CodeError:
    """Return the error on a code that cannot be read."""
    with pytest.raises(CodeError) as error:
        read_position_code(text)
    assert isinstance(error.value, NotationError)
    assert len(str(error.value)) < 250
    return error.value


def hold(state: State) -> str:
    """Check that the state comes back from its code, and from its repr; the code is one word."""
    code = position_code(state)
    assert code.isascii()
    assert code.replace("_", "").isalnum()
    again = read_position_code(code)
    assert again == state
    assert position_code(again) == code
    return code


def test_codes_that_are_out_in_the_world_stay_good() -> None:
    assert position_code(golden()) == GOLDEN
    assert read_position_code(GOLDEN) == golden()
    assert position_code(own_tiles()) == GOLDEN_OWN_TILES
    assert read_position_code(GOLDEN_OWN_TILES) == own_tiles()


@examples(8)
@given(seed=SEEDS)
def test_every_position_of_a_game_comes_back(seed: int) -> None:
    for state, _ in playout(small_game(seed), seed):
        hold(state)


@examples(150)
@given(seed=SEEDS)
def test_rare_positions_on_tiles_of_every_size_come_back(seed: int) -> None:
    draw = Random(seed)
    hold(State.from_dict(random_start(draw)))
    hold(State.from_dict(random_turn(draw)))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@examples(2)
@given(seed=SEEDS)
def test_the_end_of_a_game_fits_a_link(seats: int, preset: str, seed: int) -> None:
    start = new_game(seats, seed=seed, rules=Rules.preset(preset))
    *_, (final, _) = playout(start, seed)
    code = hold(final)
    print(f"{seats} players, {preset}: {len(code)} characters")
    assert len(code) <= 200


def test_the_longest_end_of_a_game_fits_a_link() -> None:
    # As many tokens as there are, each on the board, on the sides with most land.
    tiles = load_tile_set("isle")
    laid = new_game(4, seed=1).island.grid

    def land(slot: int, side: int) -> int:
        tile = laid[slot]
        assert tile is not None
        rows = tiles[tile.tile].sides[side]
        return sum(row.count(terrain) for row in rows for terrain in ".fvr")

    grid = tuple(
        tile and tile._replace(side=int(land(slot, 1) > land(slot, 0)))
        for slot, tile in enumerate(laid)
    )
    island = island_of(tiles, grid)
    written = new_game(4, seed=1).replaced(island=island).to_dict()
    spaces = Random(1).sample(island.frame.spaces(island.land), 100)
    written.update(tokens=[spaces[seat::4] for seat in range(4)], supply=[0] * 4, round=8)
    written.update(phase="over", to_act=None)
    code = hold(State.from_dict(written))
    print(f"the longest end of a game: {len(code)} characters")
    assert len(code) <= 200


def test_equal_states_have_equal_codes() -> None:
    written = document(MEADOWS, tokens={0: "a1 b1 c1", 1: "i9"}, last="b1")
    other = written | {
        "tiles": dict(reversed(written["tiles"].items())),
        "tokens": [list(reversed(spaces)) for spaces in written["tokens"]],
    }
    assert position_code(State.from_dict(other)) == position_code(State.from_dict(written))


def test_the_order_of_waiting_ruins_is_kept() -> None:
    codes = {hold(board("r..|...|r..", tokens={0: "a1 g1"}, ruins=r)) for r in ("1 3", "3 1")}
    assert len(codes) == 2


def test_tiles_may_be_called_anything() -> None:
    written = document(MEADOWS)
    names = ["tile", "ä", "\u6771", "\U0001f30b" * 40, "a\nb", "_", "\ud800", '"']
    for name, slot in zip(names, (slot for slot in written["grid"] if slot), strict=True):
        written["tiles"][name] = written["tiles"].pop(slot["tile"])
        slot["tile"] = name
    hold(State.from_dict(written))


def test_the_largest_position_has_a_code_that_can_be_read() -> None:
    draw = Random(1)
    sides = [random_tiles(draw, 9, terrain="...........r") for _ in range(8)]
    names = ["".join(chr(draw.randrange(0x10000, 0x110000)) for _ in range(40)) for _ in range(64)]
    pairs = [tile.sides for tiles in sides for tile in tiles.values()]
    state = new_game(4, tiles=TileSet.of(dict(zip(names, pairs, strict=True))))
    spaces = draw.sample(state.island.frame.spaces(state.island.land), 100)
    written = state.to_dict() | {"tokens": [spaces[seat::4] for seat in range(4)]}
    written |= {"phase": "turns", "supply": [0] * 4, "guardians": [1, 2, 3, 5], "round": 8}
    laid = [slot["tile"] for slot in written["grid"] if slot]
    written["turn"] = {
        "tokens_left": 0,
        "guardian_left": True,
        "ruins": laid * 3,
        "last": spaces[3],
    }
    assert 14_000 < len(hold(State.from_dict(written))) <= MAX_CODE_LENGTH


@pytest.mark.parametrize("state", [golden(), own_tiles(), new_game(2)])
def test_the_repr_rebuilds_the_state(state: State) -> None:
    known = SimpleNamespace(from_code=read_position_code)
    assert eval(state_repr(state), {"State": known}) == state


def test_a_state_that_no_game_comes_to_can_still_be_looked_at() -> None:
    broken = golden().replaced(supply=(25, 25, 25))
    assert state_repr(broken).startswith("State(rules=")
    with pytest.raises(PositionError, match="supply"):
        position_code(broken)


@pytest.mark.parametrize("code", [position_code(golden()), position_code(own_tiles())])
def test_every_changed_character_is_told_as_damage(code: str) -> None:
    for at in range(len(code)):
        for other in f"{ALPHABET}_- é":
            changed = code[:at] + other + code[at + 1 :]
            if changed.strip() == code:
                continue
            assert refused(changed).reason is CodeFault.DAMAGED, changed


def test_what_gets_lost_or_swapped_on_the_way_is_told_as_damage() -> None:
    code = position_code(golden())
    for at in range(len(code)):
        cut, doubled = code[:at] + code[at + 1 :], code[:at] + code[at] + code[at:]
        swapped = code[:at] + code[at : at + 2][::-1] + code[at + 2 :]
        for changed in {cut, doubled, swapped} - {code}:
            assert refused(changed).reason is CodeFault.DAMAGED, changed
    for at in range(3, len(code)):
        assert refused(code[:at]).reason is CodeFault.DAMAGED, "the end was cut off"
    assert refused(code.lower()).reason is CodeFault.DAMAGED


def test_blanks_around_a_code_do_not_matter() -> None:
    assert read_position_code(f" \n{GOLDEN}\t\n") == golden()


@pytest.mark.parametrize("text", ["", "  ", "hello", "d", "{}", "1k1/8/8", "dokmus_isle", "é_é_é"])
def test_what_is_no_code_at_all_is_told_so(text: str) -> None:
    assert refused(text).reason is CodeFault.NOT_A_CODE


@pytest.mark.parametrize("value", [None, 5, b"d2_isle", ["d2"], {}, object()])
def test_what_is_no_text_is_told_so(value: Any) -> None:
    assert refused(value).reason is CodeFault.NOT_A_CODE


def test_another_version_is_told_so() -> None:
    error = refused(sealed("d3_isle_" + GOLDEN.split("_")[2]))
    assert error.reason is CodeFault.VERSION
    assert "version 3" in str(error)
    assert "version 1 or 2" in error.expected
    for none in ("d0_isle_", "d02_isle_"):
        assert refused(sealed(none + GOLDEN.split("_")[2])).reason is CodeFault.DAMAGED


def test_an_unknown_tile_set_is_told_so() -> None:
    error = refused(sealed("d2_atlantis_" + GOLDEN.split("_")[2]))
    assert error.reason is CodeFault.TILE_SET
    assert "'atlantis'" in str(error)
    assert "isle" in error.expected
    assert (error.line, error.column) == (1, 4)


def test_a_tile_set_that_has_changed_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    other = random_tiles(Random(1), 7)
    monkeypatch.setattr("dokmus_widgets.core.notation.code.load_tile_set", lambda name: other)
    assert refused(GOLDEN).reason is CodeFault.TILES_CHANGED


def test_a_code_without_end_is_told_so() -> None:
    for text in ("d2_isle_" + "z" * 10**6, sealed("d2_" + "z" * MAX_CODE_LENGTH), " " * 10**6):
        assert refused(text).reason is CodeFault.TOO_LONG


def test_a_sound_code_of_an_illegal_position_is_another_error() -> None:
    # Cards before all have started, and a card twice: it can be written down, but not come to.
    cards = new_game(3).replaced(guardians=(2, 2, None))
    with pytest.raises(IllegalCode) as illegal:
        read_position_code(position_code(cards))
    assert not isinstance(illegal.value, NotationError)
    assert (illegal.value.line, illegal.value.column) == (1, 1)
    assert {fault.path for fault in illegal.value.faults} == {"guardians[1]"}


def hold_or_refuse(code: str) -> None:
    """Check that a code with the right check value is read back or refused."""
    try:
        state = read_position_code(code)
    except (CodeError, PositionError):
        return
    assert position_code(state) == code or code.startswith("d1_")
    assert read_position_code(position_code(state)) == state


@examples(150)
@given(
    number=st.integers(0, 62**400),
    version=st.sampled_from([1, 2]),
    name=st.sampled_from(["", "isle_"]),
)
def test_any_sealed_number_is_read_or_refused(number: int, version: int, name: str) -> None:
    hold_or_refuse(sealed(f"d{version}_{name}{to_text(number)}"))


@examples(60)
@given(seed=SEEDS)
def test_any_number_behind_the_tile_set_is_read_or_refused(seed: int) -> None:
    # The lowest 32 bits say that the tiles are the right ones: beyond them all is chance.
    draw = Random(seed)
    tiles = from_text(GOLDEN.split("_")[2]) % 2**32
    chance = draw.getrandbits(draw.choice((80, 200, 500)))
    hold_or_refuse(sealed(f"d1_isle_{to_text(chance << 32 | tiles)}"))
    rules = packed(random_rules(draw))
    chance = chance * 64 * 8 ** len(SWITCHES) + rules
    hold_or_refuse(sealed(f"d2_isle_{to_text(chance << 32 | tiles)}"))


def test_hostile_numbers_are_refused() -> None:
    for digit in "0z1":
        for name in ("", "isle_", "atlantis_", "-_"):
            code = sealed(f"d2_{name}{digit * (MAX_CODE_LENGTH - 30)}")
            with pytest.raises((CodeError, PositionError)):
                read_position_code(code)
