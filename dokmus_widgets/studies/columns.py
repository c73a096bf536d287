"""The games of a study as columns of numbers: by game, by seat, and by seat and round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from dokmus_widgets.studies.estimates import Numbers, Whole
from dokmus_widgets.studies.parts import Results


class Played(NamedTuple):
    """The rows of the seats that played on a side, who reached and who completed it, the points."""

    rows: Whole
    reached: Numbers
    completed: Numbers
    points: Numbers


@dataclass(frozen=True)
class Columns:
    """All games that are there."""

    table: pa.Table

    @classmethod
    def of(cls, results: Results, seats: int | None = None) -> Columns:
        """Of the parts of a study, only of so many ``seats`` where they are said; ``ValueError``
        where there are none yet.
        """
        tables = list(results.tables())
        if not tables:
            raise ValueError(f"no game is done yet in {results.folder}")
        table = pa.concat_tables(tables)
        if seats is not None:
            table = table.filter(pc.equal(pc.list_value_length(table["players"]), seats))
            if not table.num_rows:
                raise ValueError(f"no game of {seats} players is done in {results.folder}")
        return cls(table.combine_chunks())

    def by_game(self, name: str) -> Numbers:
        """A number for each game."""
        return np.asarray(self.table[name].to_numpy(), float)

    @cached_property
    def seeds(self) -> Whole:
        return np.asarray(self.table["seed"].to_numpy(), np.int64)

    @cached_property
    def arms(self) -> Whole:
        return np.asarray(self.table["arm"].to_numpy(), np.int64)

    @cached_property
    def seats(self) -> Whole:
        """How many there are in each game."""
        return self._lengths("players")

    @cached_property
    def game(self) -> Whole:
        """The row of the game, for each seat of each game."""
        return np.repeat(np.arange(len(self.seats)), self.seats)

    @cached_property
    def seat(self) -> Whole:
        """The seat, for each seat of each game."""
        return np.arange(len(self.game)) - np.repeat(self._first, self.seats)

    @cached_property
    def won(self) -> Numbers:
        """What each seat has of the victory: a share of it where it is shared."""
        count = self._lengths("winners")
        won = np.zeros(len(self.game))
        at = np.repeat(self._first, count) + self.by_seat("winners").astype(int)
        won[at] = np.repeat(1 / np.maximum(count, 1), count)
        return won

    def ahead(self, values: Numbers) -> Whole:
        """The seats that alone have the most in their games."""
        most = np.maximum.reduceat(values, self._first)[self.game] == values
        alone = np.bincount(self.game, most)[self.game] == 1
        return np.flatnonzero(most & alone)

    def by_seat(self, name: str) -> Numbers:
        """A number for each entry of a column of lists."""
        return np.asarray(pc.list_flatten(self.table[name]).to_numpy(), float)

    @cached_property
    def names(self) -> list[str]:
        """The player of each seat of each game."""
        names: list[str] = pc.list_flatten(self.table["players"]).to_pylist()
        return names

    @cached_property
    def rounds(self) -> tuple[Whole, Whole, Whole, Numbers]:
        """For each seat in each round: its row, the round from 0, the card, the points gained."""
        seats, rounds = self.seats, self._lengths("cards")
        size = seats * rounds
        within = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
        each = np.repeat(seats, size)
        number = within // each
        row = np.repeat(self._first, size) + within % each
        cards = pc.list_flatten(self.table["cards"], recursive=True).to_numpy()
        points = pc.list_flatten(self.table["points"], recursive=True).to_numpy().astype(float)
        # One more entry for each seat than there are rounds: what it had before the first.
        before = within + np.repeat(np.cumsum(size + seats) - size - seats, size)
        return row, number, np.asarray(cards, np.int64), points[before + each] - points[before]

    @cached_property
    def tiles(self) -> Whole:
        """How many the island of each game has."""
        slots = self._lengths("tiles")
        there = pc.is_valid(pc.list_flatten(self.table["tiles"])).to_numpy()
        return np.asarray(np.add.reduceat(there.astype(int), np.cumsum(slots) - slots), np.int64)

    @cached_property
    def made(self) -> Numbers:
        """What each seat has made on all tiles."""
        return np.asarray(np.add.reduceat(self._on_tiles, self._first_tile), float)

    @cached_property
    def sides(self) -> dict[tuple[str, int], Played]:
        """What seats came to by tile and side."""
        tiles = pc.list_flatten(self.table["tiles"])
        slots = self._lengths("tiles")
        slot = np.arange(slots.sum()) - np.repeat(np.cumsum(slots) - slots, slots)
        game = np.repeat(np.arange(len(slots)), slots)
        names = np.asarray(pc.struct_field(tiles, "tile").fill_null("").to_pylist())
        side = np.asarray(pc.struct_field(tiles, "side").fill_null(-1).to_numpy())
        reached, completed = (self.by_seat(name).astype(int) for name in ("reached", "completed"))
        found = {}
        for name in sorted({*names} - {""}):
            for up in (0, 1):
                lay = np.full(len(self.seats), -1)
                there = (names == name) & (side == up)
                lay[game[there]] = slot[there]
                rows = np.flatnonzero(lay[self.game] >= 0)
                bits = lay[self.game[rows]]
                found[str(name), up] = Played(
                    rows,
                    (reached[rows] >> bits & 1).astype(float),
                    (completed[rows] >> bits & 1).astype(float),
                    self._on_tiles[self._first_tile[rows] + bits],
                )
        return found

    @cached_property
    def _on_tiles(self) -> Numbers:
        """What each seat made, slot by slot."""
        flat = pc.list_flatten(self.table["on_tiles"], recursive=True)
        return np.asarray(flat.to_numpy(), float)

    @cached_property
    def _first_tile(self) -> Whole:
        """Where the slots of each seat begin."""
        slots = self._lengths("tiles")[self.game]
        return np.asarray(np.cumsum(slots) - slots, np.int64)

    @cached_property
    def _first(self) -> Whole:
        """The row of the first seat of each game."""
        return np.asarray(np.cumsum(self.seats) - self.seats, np.int64)

    def _lengths(self, name: str) -> Whole:
        return np.asarray(pc.list_value_length(self.table[name]).to_numpy(), np.int64)
