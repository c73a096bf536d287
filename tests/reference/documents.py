"""Random position documents: islands of every kind, at the start and in the middle of a turn."""

from __future__ import annotations

import random
from typing import Any

from tests.reference import board
from tests.reference.board import Document

READINGS: dict[str, tuple[Any, Any]] = {
    "temple_reach": ("any_token", "last_token"),
    "ruins_timing": ("immediate", "same_turn"),
    "start_edge": ("no_neighbour", "outer_border"),
    "voluntary_sacrifice": (False, True),
    "ruins_on_move": (True, False),
    "temple_water": ("ends", "joins"),
    "temple_rows": ("one", "placing"),
}

# Weights in the order of LETTERS.
LETTERS = ".f~^vtTr"
MIXES = (
    (30, 12, 12, 8, 6, 5, 4, 4),
    (1, 1, 1, 1, 1, 1, 1, 1),
    (3, 3, 18, 1, 1, 1, 1, 2),
    (2, 8, 4, 4, 4, 2, 2, 4),
    (8, 8, 2, 2, 2, 8, 6, 6),
    (6, 20, 8, 2, 1, 6, 2, 1),
    (3, 3, 1, 22, 2, 2, 2, 3),
    (6, 2, 4, 1, 8, 2, 1, 12),
    (10, 10, 10, 0, 0, 5, 0, 0),
    (1, 0, 30, 4, 0, 1, 0, 1),
    (20, 0, 0, 0, 5, 0, 0, 10),
    (3, 3, 10, 1, 2, 10, 8, 3),
)


def random_start(rng: random.Random) -> Document:
    """Return a position before the first start is chosen."""
    seats = rng.choice((2, 2, 3, 4))
    size = rng.choices((3, 4, 5, 6, 7, 8, 9), (28, 6, 3, 1, 2, 1, 1))[0]
    slots = 6 if seats == 2 else 9
    tiles = _tiles(rng, size)
    names = rng.sample(sorted(tiles), slots - 1)
    grid: list[Any] = [
        {"tile": name, "side": rng.randrange(2), "rotation": rng.randrange(4)} for name in names
    ]
    grid.insert(1 if seats == 2 else 4, None)
    if rng.random() < 0.15:
        # No game is set up so, but a document may be.
        rng.shuffle(grid)
    talisman = rng.randrange(seats)
    return {
        "format": "dokmus-position",
        "version": 1,
        "rules": {name: rng.choice(values) for name, values in READINGS.items()},
        "tiles": tiles,
        "grid": grid,
        "round": 1,
        "phase": "start",
        "to_act": (talisman - 1) % seats,
        "talisman": talisman,
        "tokens": [[] for _ in range(seats)],
        "supply": [25] * seats,
        "sacrificed": [0] * seats,
        "guardians": [None] * seats,
        "turn": None,
    }


def random_turn(rng: random.Random) -> Document:
    """Return a position somewhere in a turn, as rare as it may be."""
    document = random_start(rng)
    seats = len(document["tokens"])
    rng.shuffle(document["grid"])
    cards = rng.sample((2, 3, 4) if seats == 2 else (1, 2, 3, 4, 5), seats)
    seat = rng.randrange(seats)
    ground = board.terrain(document)
    most = rng.choice((1, 2, 4, 12))
    for other in range(seats):
        free = sorted(board.free_land(document, ground))
        if other != seat and rng.random() < 0.8:
            # In a game volcanoes hold only tokens of the turn that goes on.
            free = [space for space in free if ground[space] != board.VOLCANO]
        count = min(len(free), rng.randrange(most + 1))
        document["tokens"][other] = [list(space) for space in rng.sample(free, count)]
        sacrificed = rng.choice((0, rng.randrange(5), rng.randrange(26 - count)))
        sacrificed = min(sacrificed, 25 - count)
        document["sacrificed"][other] = sacrificed
        document["supply"][other] = 25 - count - sacrificed
    tokens = document["tokens"][seat]
    tokens_left = min(document["supply"][seat], rng.choice((0, 1, 2, 2, 3, 3)))
    tiles_of_ruins = [
        board.tile_of(document, (row, column))
        for row, column in tokens
        if ground[row, column] == board.RUINS
    ]
    waiting = min(len(tiles_of_ruins), rng.choice((0, 0, 1, 1, 2)))
    document.update(
        round=rng.choice((1, 2, 5, 7, 8, 8)),
        phase="turns",
        to_act=seat,
        guardians=cards,
        turn={
            "tokens_left": tokens_left,
            "guardian_left": rng.random() < 0.7,
            "ruins": rng.sample(tiles_of_ruins, waiting),
            "last": rng.choice([*tokens, None]),
        },
    )
    if rng.random() < 0.1:
        _back_to_draft(rng, document)
    return document


def _back_to_draft(rng: random.Random, document: Document) -> None:
    """Take the position back to a moment of the draft, some cards chosen."""
    cards = document["guardians"]
    seats = len(cards)
    chosen = rng.randrange(seats)
    talisman = document["talisman"]
    document["to_act"] = (talisman + chosen) % seats
    document["phase"] = "guardians"
    document["turn"] = None
    for place in range(chosen, seats):
        cards[(talisman + place) % seats] = None


def _tiles(rng: random.Random, size: int) -> dict[str, list[list[str]]]:
    one_mix = rng.choice(MIXES) if rng.random() < 0.7 else None

    def side() -> list[str]:
        mix = one_mix or rng.choice(MIXES)
        return ["".join(rng.choices(LETTERS, mix, k=size)) for _ in range(size)]

    names = "12345678" if rng.random() < 0.8 else rng.choice(("abcdefgh", "123456789"))
    return {name: [side(), side()] for name in names}
