"""The tile set ``isle`` keeps its rules, and the note beside it tells the truth."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from statistics import mean, median

import pytest

from dokmus_widgets.core.island.tilesets import load_tile_set

Rows = tuple[str, ...]
Space = tuple[int, int]

SIZE = 7
PLACEABLE = ".frv"
TEMPLES = "tT"
TILES = load_tile_set("isle")
SIDES: dict[str, Rows] = {
    name + letter: side
    for name in sorted(TILES)
    for letter, side in zip("AB", TILES[name].sides, strict=True)
}
NOTE = files("dokmus_widgets.core.island.tilesets").joinpath("isle", "README.md").read_text("utf-8")

#: The random boards that the note's figures come from.
SEED, BOARDS = 1, 400

every_side = pytest.mark.parametrize("side", list(SIDES))


def spaces(rows: Rows, terrain: str) -> list[Space]:
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in terrain]


def beside(rows: Rows, space: Space) -> Iterator[Space]:
    row, column = space
    for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= r < len(rows) and 0 <= c < len(rows[r]):
            yield r, c


def bodies(rows: Rows, terrain: str) -> list[set[Space]]:
    """Return the orthogonally connected areas of these terrains taken together."""
    left = set(spaces(rows, terrain))
    found = []
    while left:
        body: set[Space] = set()
        front = [left.pop()]
        while front:
            space = front.pop()
            body.add(space)
            reached = left & set(beside(rows, space))
            left -= reached
            front.extend(reached)
        found.append(body)
    return found


def edges(rows: Rows) -> dict[str, str]:
    """Return the four edges, each read clockwise around the tile."""
    return {
        "top": rows[0],
        "right": "".join(row[-1] for row in rows),
        "bottom": rows[-1][::-1],
        "left": "".join(row[0] for row in reversed(rows)),
    }


def turned(rows: Rows, quarters: int) -> Rows:
    """Return the side after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def names(rows: Rows, terrain: str) -> str:
    """Spaces in words, for messages: row and column counted from 0."""
    return f"{len(spaces(rows, terrain))} at {spaces(rows, terrain)}"


def test_eight_tiles_of_seven_by_seven() -> None:
    assert sorted(TILES) == [str(number) for number in range(1, 9)]
    for side, rows in SIDES.items():
        assert [len(row) for row in rows] == [SIZE] * SIZE, f"{side} is not {SIZE}x{SIZE}"


def test_no_side_is_another_one_turned() -> None:
    seen: dict[Rows, str] = {}
    for side, rows in SIDES.items():
        for quarters in range(4):
            twin = seen.setdefault(turned(rows, quarters), side)
            assert twin == side, f"{side} is {twin}, turned"


@every_side
def test_three_to_five_temples_one_of_them_large(side: str) -> None:
    rows = SIDES[side]
    assert 3 <= len(spaces(rows, TEMPLES)) <= 5, f"{side}: temples {names(rows, TEMPLES)}"
    assert spaces(rows, "T"), f"{side}: no large temple, small ones {names(rows, 't')}"


@every_side
def test_one_or_two_ruins(side: str) -> None:
    rows = SIDES[side]
    assert 1 <= len(spaces(rows, "r")) <= 2, f"{side}: ruins {names(rows, 'r')}"


@every_side
def test_one_or_two_volcanoes(side: str) -> None:
    rows = SIDES[side]
    assert 1 <= len(spaces(rows, "v")) <= 2, f"{side}: volcanoes {names(rows, 'v')}"


@every_side
def test_every_edge_offers_two_starts(side: str) -> None:
    for edge, marks in edges(SIDES[side]).items():
        starts = sum(mark in ".f" for mark in marks)
        assert starts >= 2, f"{side}: {starts} meadow or forest on the {edge} edge {marks!r}"


@every_side
def test_every_temple_has_two_placeable_neighbours(side: str) -> None:
    rows = SIDES[side]
    for temple in spaces(rows, TEMPLES):
        open_to = [(r, c) for r, c in beside(rows, temple) if rows[r][c] in PLACEABLE]
        assert len(open_to) >= 2, f"{side}: the temple at {temple} is open to {open_to} only"


@every_side
def test_every_temple_has_room_for_two_to_stay(side: str) -> None:
    # A token on a volcano burns, so such a neighbour discovers nothing for long: a temple with
    # one lasting neighbour would let the first player who comes shut out all others.
    rows = SIDES[side]
    for temple in spaces(rows, TEMPLES):
        lasting = [(r, c) for r, c in beside(rows, temple) if rows[r][c] in ".fr"]
        assert len(lasting) >= 2, f"{side}: only {lasting} outlast a turn beside {temple}"


@every_side
def test_no_pocket_beyond_step_temple_and_water(side: str) -> None:
    rows = SIDES[side]
    lands = [
        sorted(space for space in body if rows[space[0]][space[1]] in PLACEABLE)
        for body in bodies(rows, PLACEABLE + TEMPLES + "~")
    ]
    lands = sorted((land for land in lands if land), key=len)
    assert len(lands) == 1, f"{side}: nothing leads to {lands[:-1]}"


@every_side
def test_woods_and_waters_come_in_bodies(side: str) -> None:
    rows = SIDES[side]
    for wood in bodies(rows, "f"):
        assert 3 <= len(wood) <= 8, f"{side}: a wood of {len(wood)} at {sorted(wood)}"
    for water in bodies(rows, "~"):
        assert len(water) >= 2, f"{side}: a lone water space at {sorted(water)}"


@every_side
def test_water_comes_to_an_edge(side: str) -> None:
    assert any("~" in marks for marks in edges(SIDES[side]).values()), f"{side}: no water mouth"


@cache
def join_percent() -> int:
    """Return the exact share of pairs of tile edges where water touches."""
    mouths = [
        (side, tuple(mark == "~" for mark in marks))
        for side, rows in SIDES.items()
        for marks in edges(rows).values()
    ]
    joined = [
        any(a and b for a, b in zip(one, reversed(other), strict=True))
        for side, one in mouths
        for other_side, other in mouths
        if side[:-1] != other_side[:-1]
    ]
    return round(100 * mean(joined))


@cache
def random_boards() -> tuple[Rows, ...]:
    """Boards for three and four players; drawn with ``random()`` alone, which never changes."""
    draw = random.Random(SEED).random
    sea = (" " * SIZE,) * SIZE
    boards = []
    for _ in range(BOARDS):
        shuffled = sorted(sorted(TILES), key=lambda _: draw())
        slots = [turned(TILES[n].sides[int(draw() * 2)], int(draw() * 4)) for n in shuffled]
        slots.insert(4, sea)
        boards.append(
            tuple(
                "".join(slot[row] for slot in slots[first : first + 3])
                for first in (0, 3, 6)
                for row in range(SIZE)
            )
        )
    return tuple(boards)


def waterways() -> list[list[int]]:
    return [sorted(len(water) for water in bodies(board, "~")) for board in random_boards()]


@cache
def measured() -> dict[str, int]:
    """Return the figures of the note's second table."""
    waters = waterways()
    sizes = [size for board in waters for size in board]
    largest = sorted(board[-1] for board in waters)
    placeable = [len(spaces(board, PLACEABLE)) for board in random_boards()]
    corner_starts = [
        # A corner of the side as seen from above: its two edges share the space between them.
        sum(mark in ".f" for mark in one + other[1:])
        for rows in SIDES.values()
        for one, other in _corners(rows)
    ]
    return {
        "shared edges where water joins, in percent": join_percent(),
        "waterways a board, mean": round(mean(len(board) for board in waters)),
        "spaces of a waterway, mean": round(mean(sizes)),
        "largest waterway of a board, median": round(median(largest)),
        "largest waterway of a board, nine boards in ten at most": largest[len(largest) * 9 // 10],
        "largest waterway met": largest[-1],
        "placeable spaces a board, fewest": min(placeable),
        "placeable spaces a board, mean": round(mean(placeable)),
        "placeable spaces a board, most": max(placeable),
        "starting spaces on a corner tile, fewest": min(corner_starts),
        "starting spaces on a corner tile, mean": round(mean(corner_starts)),
    }


def _corners(rows: Rows) -> list[tuple[str, str]]:
    around = list(edges(rows).values())
    return [(around[i], around[(i + 1) % 4]) for i in range(4)]


def test_water_joins_across_more_than_a_third_of_shared_edges() -> None:
    assert join_percent() > 100 / 3


def test_no_waterway_takes_the_whole_board() -> None:
    for board, sizes in zip(random_boards(), waterways(), strict=True):
        water = sum(sizes)
        assert sizes[-1] < 0.6 * water, "one waterway rules this board:\n" + "\n".join(board)


def test_waterways_are_several_and_rarely_beyond_25_spaces() -> None:
    assert all(len(sizes) >= 5 for sizes in waterways())
    assert mean(sizes[-1] > 25 for sizes in waterways()) < 0.1


def table(first_heading: str) -> dict[str, list[str]]:
    """Return the rows of the note's table that begins with this heading, by their first cell."""
    lines = iter(NOTE.splitlines())
    for line in lines:
        if re.match(rf"\|\s*{first_heading}\s*\|", line):
            break
    body = []
    for line in lines:
        if not line.startswith("|"):
            break
        body.append([cell.strip() for cell in line.strip("|").split("|")])
    return {cells[0]: cells[1:] for cells in body[1:]}


def edge_water(rows: Rows) -> int:
    return sum(0 in space or SIZE - 1 in space for space in spaces(rows, "~"))


def counts(rows: Rows) -> list[int]:
    """Return one row of the note's first table."""
    return [*(len(spaces(rows, mark)) for mark in ".f~^tTrv"), edge_water(rows)]


def test_the_note_counts_every_side() -> None:
    noted = table("side")
    assert set(noted) == {*SIDES, "sum"}
    for side, rows in SIDES.items():
        assert [int(cell) for cell in noted[side]] == counts(rows), f"the note is stale for {side}"


def test_the_note_sums_the_sixteen_sides() -> None:
    totals = [sum(column) for column in zip(*map(counts, SIDES.values()), strict=True)]
    assert [int(cell) for cell in table("side")["sum"]] == totals
    assert sum(totals[:-1]) == len(SIDES) * SIZE * SIZE


def test_the_note_quotes_what_boards_measure() -> None:
    noted = {words: int(cells[0]) for words, cells in table("measured").items()}
    assert noted == measured()
    assert f"{BOARDS} random boards" in NOTE
    assert f"seed {SEED}" in NOTE
