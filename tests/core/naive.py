"""The rules of placing once more: literally, with sets of spaces, from the document alone.

Slow, and made for one thing: to disagree with the rules core where that one is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Space = tuple[int, int]
LAND = ".frv"
TEMPLES = "tT"


def beside(space: Space) -> set[Space]:
    """The four spaces orthogonally next to one."""
    row, column = space
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def around(spaces: Iterable[Space]) -> set[Space]:
    """Everything next to any of them."""
    return {near for space in spaces for near in beside(space)}


class Naive:
    """What a position document says about placing."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.rules = document["rules"]
        self.seat: int = document["to_act"]
        self.turn = document["turn"]
        self.terrain = _terrain(document)
        self.tokens = [{(row, column) for row, column in own} for own in document["tokens"]]
        self.own = self.tokens[self.seat]
        self.taken = set().union(*self.tokens)
        last = self.turn["last"] if self.turn else None
        self.last: set[Space] = {(last[0], last[1])} if last else set()

    def made_of(self, spaces: Iterable[Space], marks: str) -> set[Space]:
        """Those that are of one of these terrains."""
        return {space for space in spaces if self.terrain.get(space, " ") in marks}

    def body(self, seeds: Iterable[Space], marks: str) -> set[Space]:
        """All that hangs together with the seeds over these terrains."""
        found: set[Space] = set()
        front = self.made_of(seeds, marks)
        while front:
            found |= front
            front = self.made_of(around(front), marks) - found
        return found

    def temples_of(self, spaces: Iterable[Space]) -> set[Space]:
        """The temples beside the spaces, with those chained to them."""
        return self.body(around(spaces), TEMPLES)

    def open_land(self) -> set[Space]:
        """Wherever a token might stand."""
        return self.made_of(self.terrain, LAND) - self.taken

    def steps(self) -> set[Space]:
        """place.adjacent and temple.link."""
        linking = self.own if self.rules["temple_reach"] == "any_token" else self.last
        return (around(self.own) | around(self.temples_of(linking))) & self.open_land()

    def wooded(self, space: Space) -> bool:
        """Whether an own token spares the sacrifice for this forest."""
        mine = self.made_of(self.own, "f")
        return bool(mine & (beside(space) | around(self.temples_of([space]))))

    def crossings(self) -> set[Space]:
        """water.*: each waterway that is touched, with its ends."""
        touched = around(self.own) | around(self.temples_of(self.own))
        found: set[Space] = set()
        for water in self.made_of(touched, "~"):
            marks = "~" if self.rules["temple_water"] == "ends" else "~" + TEMPLES
            waterway = self.body([water], marks)
            found |= around(waterway) | around(self.temples_of(waterway))
        return found & self.open_land()

    def placements(self, tokens_left: int) -> tuple[set[Space], set[Space]]:
        """Where to place for nothing, and for one sacrifice."""
        if not tokens_left:
            return set(), set()
        steps = self.steps()
        dear = {space for space in self.made_of(steps, "f") if not self.wooded(space)}
        free, paid = steps - dear, dear | self.crossings()
        if tokens_left == 1:
            paid = set()
        return (free, paid) if free or paid else (self.open_land(), set())

    def token_moves(self, origin: Space) -> set[Space]:
        """guardian.3."""
        return (beside(origin) | around(self.temples_of([origin]))) & self.open_land()


def _terrain(document: dict[str, Any]) -> dict[Space, str]:
    terrain = {}
    for slot, laid in enumerate(document["grid"]):
        if laid is None:
            continue
        rows = document["tiles"][laid["tile"]][laid["side"]]
        size = len(rows)
        for row in range(size):
            for column in range(size):
                here = (row, column)
                for _ in range(laid["rotation"]):
                    here = (here[1], size - 1 - here[0])
                place = (slot // 3 * size + here[0], slot % 3 * size + here[1])
                terrain[place] = rows[row][column]
    return terrain
