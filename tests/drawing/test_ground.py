"""Tile sides as SVG fragments for a board."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from dokmus_widgets.core.island.tiles import rotated
from dokmus_widgets.drawing import art_css, defs, tile_side
from dokmus_widgets.drawing.ground import name_corner
from dokmus_widgets.drawing.sea import sea
from dokmus_widgets.drawing.symbols import symbols
from tests.drawing.samples import RIVER, TERRAINS, patchwork

SIZES = range(3, 10)


def parsed(fragment: str) -> ET.Element:
    return ET.fromstring(f"<svg>{fragment}</svg>")


def symbol_on(terrain: str, size: int = 5) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', tile_side((terrain * size,) * size)))


def classes(fragment: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', fragment) for name in found.split()}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_tile_of_one_terrain_is_well_formed(terrain: str, size: int) -> None:
    parsed(tile_side((terrain * size,) * size, "3B"))


@pytest.mark.parametrize("size", SIZES)
def test_a_patchwork_is_well_formed_and_stays_small(size: int) -> None:
    for shift in range(8):
        fragment = tile_side(patchwork(size, shift), "8A")
        parsed(fragment)
        assert len(fragment) < 20_000 * max(1, size * size / 49)


def test_every_terrain_has_symbols_of_its_own() -> None:
    used = {terrain: symbol_on(terrain) for terrain in TERRAINS}
    assert all(used.values())
    for terrain, names in used.items():
        for other, others in used.items():
            assert terrain == other or not names & others


def test_terrain_art_differs_in_shape_not_only_in_colour() -> None:
    """Without its classes no terrain symbol equals that of another terrain."""
    art = {name: re.sub(r' (class|id)="[^"]*"', "", text) for name, text in symbols().items()}
    shapes = {t: {art[name] for name in symbol_on(t)} for t in TERRAINS}
    for terrain, bodies in shapes.items():
        for other, others in shapes.items():
            assert terrain == other or not bodies & others


def test_every_symbol_used_is_defined() -> None:
    for shift in range(8):
        for name in re.findall(r'href="#([^"]+)"', tile_side(patchwork(9, shift)) + sea(7)):
            assert name in symbols()


def test_symbols_are_well_formed_and_carry_their_id() -> None:
    found = parsed(defs()).findall("./defs/symbol")
    assert [symbol.get("id") for symbol in found] == list(symbols())
    assert len(set(symbols())) == len(symbols())


def test_uprights_turn_about_the_centre_of_their_space() -> None:
    for group in parsed(tile_side(RIVER, "1A")).findall("./g"):
        match = re.fullmatch(r"transform-origin:(\d+)px (\d+)px", group.get("style", ""))
        assert group.get("class") == "dk-upright"
        assert match
        for use in group.findall("use"):
            assert int(use.get("x", "")) + 50 == int(match.group(1))
            assert int(use.get("y", "")) + 50 == int(match.group(2))


def test_art_has_no_colours_of_its_own() -> None:
    art = "".join(tile_side(patchwork(7, shift)) for shift in range(8)) + sea(7) + defs()
    assert not re.search(r'(fill|stroke|color)="|#[0-9a-f]{3,8}\b', art)


def test_water_runs_off_the_edge_without_a_shore() -> None:
    """A river crossing the tile has two banks, and they end exactly on the tile's edges."""
    fragment = tile_side(("...", "~~~", "..."))
    shore = next(
        path.get("d", "")
        for path in parsed(fragment).iter("path")
        if path.get("class") == "dk-shore"
    )
    assert shore.count("M") == 2
    xs = {float(x) for x, _ in re.findall(r"([\d.]+) ([\d.]+)", shore)}
    assert xs == {0, 300}


def test_a_lake_has_a_closed_shore_and_an_island_a_second_one() -> None:
    ring = (".....", ".~~~.", ".~.~.", ".~~~.", ".....")
    shore = next(p for p in parsed(tile_side(ring)).iter("path") if p.get("class") == "dk-shore")
    assert shore.get("d", "").count("M") == 2
    assert shore.get("d", "").count("Z") == 2


def test_waters_that_touch_by_a_corner_only_stay_apart() -> None:
    apart = tile_side((".....", ".~...", "..~..", ".....", "....."))
    shore = next(p for p in parsed(apart).iter("path") if p.get("class") == "dk-shore")
    assert shore.get("d", "").count("M") == 2


def test_rotation_is_clockwise_and_four_times_the_identity() -> None:
    assert rotated(("ab", "cd"), 1) == ("ca", "db")
    assert rotated(RIVER, 4) == RIVER
    assert rotated(rotated(RIVER, 1), 3) == RIVER
    assert rotated(RIVER, 2) == rotated(rotated(RIVER, 1), 1)
    assert rotated(RIVER, -1) == rotated(RIVER, 3)


def test_name_avoids_temples() -> None:
    for turn in range(4):
        rows = rotated(("T..", "...", "t.."), turn)
        text = next(parsed(tile_side(rows, "1A")).iter("text"))
        column, row = (int(float(text.get(axis, ""))) // 100 for axis in "xy")
        assert rows[row][column] == "."


def test_name_prefers_a_token_to_a_temple() -> None:
    for turn in range(4):
        rows = rotated(("t..", "...", "..."), turn)
        corners = [(0, 0), (0, 2), (2, 2), (2, 0)]
        taken = [(row, column) for row, column in corners if rows[row][column] == "."]
        row, column = corners[name_corner(rows, taken)]
        assert rows[row][column] == "."


def test_name_avoids_tokens() -> None:
    rows = ("...", "...", "...")
    corners = {0: (0, 0), 1: (0, 2), 2: (2, 2), 3: (2, 0)}
    taken: list[tuple[int, int]] = []
    for expected, space in corners.items():
        assert name_corner(rows, taken) == expected
        taken.append(space)
    assert name_corner(rows, taken) == 0, "there is nowhere else to go"
    text = next(parsed(tile_side(rows, "1A", 2)).iter("text"))
    assert [int(float(text.get(axis, ""))) // 100 for axis in "xy"] == [2, 2]


def test_left_out_spaces_are_blank_paper() -> None:
    assert {"dk-paper", "dk-left-out"} <= classes(tile_side(("   ", "...", "...")))
    assert "dk-left-out" not in classes(tile_side(("...", "...", "...")))
    assert not symbol_on(" ")


def test_name_is_escaped() -> None:
    fragment = tile_side(RIVER, "<script>alert(1)</script>&")
    assert "script" not in {element.tag for element in parsed(fragment).iter()}


@pytest.mark.parametrize("rows", [(), ("..", "."), ("...", "..."), (".x", "..")])
def test_invalid_tile_is_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"tile is a square|unknown terrain"):
        tile_side(rows)


def test_every_class_has_a_rule() -> None:
    ruled = set(re.findall(r"\.(dk-[a-z0-9-]+)\{", art_css(None)))
    art = "".join(tile_side(patchwork(7, shift), "1A") for shift in range(8)) + sea(7) + defs()
    assert classes(art) - ruled <= {"dk-upright"}
