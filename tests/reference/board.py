"""The island of a position document as plain sets and dicts: spaces, neighbours, temples, water.

Part of the reference implementation: written from the rules catalogue and the contract alone,
slow and literal, and sharing no code with the rules core that it checks.
"""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]
Space = tuple[int, int]

COLUMNS = 3
WATER = "~"
FOREST = "f"
VOLCANO = "v"
RUINS = "r"
TEMPLES = frozenset("tT")
LAND = frozenset(".fvr")

DEFAULT_RULES: dict[str, Any] = {
    "temple_reach": "any_token",
    "ruins_timing": "immediate",
    "start_edge": "no_neighbour",
    "voluntary_sacrifice": False,
    "ruins_on_move": True,
    "temple_water": "ends",
    "temple_rows": "one",
}


def rule(document: Document, name: str) -> Any:
    """Return the reading a document takes for one switch."""
    return document.get("rules", {}).get(name, DEFAULT_RULES[name])


def size_of(document: Document) -> int:
    """Spaces along one edge of a tile."""
    for tile in document["tiles"].values():
        return len(tile[0])
    raise AssertionError("a document without tiles")


def gap_of(document: Document) -> int:
    """Return the slot without a tile."""
    grid: list[Any] = document["grid"]
    return grid.index(None)


def slot_of(document: Document, space: Space) -> int:
    """Return the slot that a space of the board lies in."""
    size = size_of(document)
    return space[0] // size * COLUMNS + space[1] // size


def tile_of(document: Document, space: Space) -> str:
    """Return the id of the tile that a space lies on."""
    return str(document["grid"][slot_of(document, space)]["tile"])


def slot_with(document: Document, tile: str) -> int:
    """Return the slot that a tile lies in."""
    for slot, entry in enumerate(document["grid"]):
        if entry is not None and entry["tile"] == tile:
            return slot
    raise AssertionError(f"tile {tile} is not on the board")


def origin(document: Document, slot: int) -> Space:
    """Return the top left space of a slot."""
    size = size_of(document)
    return slot // COLUMNS * size, slot % COLUMNS * size


def turned(row: int, column: int, size: int) -> Space:
    """Return the space of a tile after a quarter turn clockwise."""
    return column, size - 1 - row


def terrain(document: Document) -> dict[Space, str]:
    """Return the terrain of every space of the board; the gap has none."""
    size = size_of(document)
    ground: dict[Space, str] = {}
    for slot, entry in enumerate(document["grid"]):
        if entry is None:
            continue
        top, left = origin(document, slot)
        rows = document["tiles"][entry["tile"]][entry["side"]]
        for row in range(size):
            for column in range(size):
                here = (row, column)
                for _ in range(entry["rotation"]):
                    here = turned(*here, size)
                ground[top + here[0], left + here[1]] = rows[row][column]
    return ground


def beside(space: Space) -> set[Space]:
    """Return the four spaces next to a space, on the board or not."""
    row, column = space
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def around(spaces: set[Space]) -> set[Space]:
    """Everything next to any of the spaces."""
    found: set[Space] = set()
    for space in spaces:
        found |= beside(space)
    return found


def bodies(spaces: set[Space]) -> list[set[Space]]:
    """Return the spaces in groups that hang together orthogonally, by breadth-first search."""
    left = set(spaces)
    groups = []
    while left:
        edge = {left.pop()}
        group = set(edge)
        while edge:
            edge = around(edge) & left
            left -= edge
            group |= edge
        groups.append(group)
    return groups


def temples(ground: dict[Space, str]) -> list[set[Space]]:
    """Return the temples, those that stand next to each other as one."""
    return bodies({space for space, what in ground.items() if what in TEMPLES})


def waters(ground: dict[Space, str]) -> list[set[Space]]:
    return bodies({space for space, what in ground.items() if what == WATER})


def joined_waters(ground: dict[Space, str]) -> list[set[Space]]:
    """Return the waterways where temples count as water, without groups of temples only."""
    wet = {space for space, what in ground.items() if what == WATER}
    stone = {space for space, what in ground.items() if what in TEMPLES}
    return [body for body in bodies(wet | stone) if body & wet]


def own_tokens(document: Document, seat: int) -> set[Space]:
    """Return the spaces on which a seat has a token."""
    return {(space[0], space[1]) for space in document["tokens"][seat]}


def all_tokens(document: Document) -> set[Space]:
    """Return the spaces that hold any token."""
    held: set[Space] = set()
    for seat in range(len(document["tokens"])):
        held |= own_tokens(document, seat)
    return held


def free_land(document: Document, ground: dict[Space, str]) -> set[Space]:
    """Return the spaces that could take a token: empty meadow, forest, ruins or volcano."""
    held = all_tokens(document)
    return {space for space, what in ground.items() if what in LAND and space not in held}
