"""Study games as NumPy columns: per game, per seat, and per seat and round."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from dokmus_widgets.studies.estimates import Numbers, Whole
from dokmus_widgets.studies.results import Results


class SideResults(NamedTuple):
    """The seats that played on a tile side: row, reached, completed, and points on it."""

    rows: Whole
    reached: Numbers
    completed: Numbers
    points: Numbers


@dataclass(frozen=True)
class Columns:
    """Columns of all finished games."""

    table: pa.Table

    @classmethod
    def of(cls, results: Results, players: int | None = None) -> "Columns":
        """Return the columns, optionally of games with ``players``; ``ValueError`` if none."""
        tables = list(results.tables())
        if not tables:
            raise ValueError(f"no game is finished yet in {results.folder}")
        table = pa.concat_tables(tables)
        if players is not None:
            table = table.filter(pc.equal(pc.list_value_length(table["players"]), players))
            if not table.num_rows:
                raise ValueError(f"no game of {players} players is finished in {results.folder}")
        return cls(table.combine_chunks())

    def by_game(self, name: str) -> Numbers:
        return np.asarray(self.table[name].to_numpy(), float)

    @cached_property
    def seeds(self) -> Whole:
        return np.asarray(self.table["seed"].to_numpy(), np.int64)

    @cached_property
    def arms(self) -> Whole:
        return np.asarray(self.table["arm"].to_numpy(), np.int64)

    @cached_property
    def seats(self) -> Whole:
        return self._lengths("players")

    @cached_property
    def game(self) -> Whole:
        """Row of the game, for each seat of each game."""
        return np.repeat(np.arange(len(self.seats)), self.seats)

    @cached_property
    def seat(self) -> Whole:
        """Seat number, for each seat of each game."""
        return np.arange(len(self.game)) - np.repeat(self._first_seat, self.seats)

    @cached_property
    def won(self) -> Numbers:
        """Share of the victory of each seat."""
        count = self._lengths("winners")
        won = np.zeros(len(self.game))
        at = np.repeat(self._first_seat, count) + self.by_seat("winners").astype(int)
        won[at] = np.repeat(1 / np.maximum(count, 1), count)
        return won

    def sole_leaders(self, values: Numbers) -> Whole:
        """Return the seats that alone have the highest value in their game."""
        most = np.maximum.reduceat(values, self._first_seat)[self.game] == values
        alone = np.bincount(self.game, most)[self.game] == 1
        return np.flatnonzero(most & alone)

    def by_seat(self, name: str) -> Numbers:
        """Return the flattened entries of a column of lists."""
        return np.asarray(pc.list_flatten(self.table[name]).to_numpy(), float)

    @cached_property
    def names(self) -> list[str]:
        """Player of each seat of each game."""
        names: list[str] = pc.list_flatten(self.table["players"]).to_pylist()
        return names

    @cached_property
    def rounds(self) -> tuple[Whole, Whole, Whole, Numbers]:
        """Row, round (from 0), card and points gained, for each seat in each round."""
        seats, rounds = self.seats, self._lengths("cards")
        size = seats * rounds
        within = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
        each = np.repeat(seats, size)
        number = within // each
        row = np.repeat(self._first_seat, size) + within % each
        cards = pc.list_flatten(self.table["cards"], recursive=True).to_numpy()
        points = pc.list_flatten(self.table["points"], recursive=True).to_numpy().astype(float)
        # One more entry for each seat than present are rounds: what it had before the first.
        before = within + np.repeat(np.cumsum(size + seats) - size - seats, size)
        return row, number, np.asarray(cards, np.int64), points[before + each] - points[before]

    @cached_property
    def tiles(self) -> Whole:
        slots = self._lengths("tiles")
        present = pc.is_valid(pc.list_flatten(self.table["tiles"])).to_numpy()
        return np.asarray(np.add.reduceat(present.astype(int), np.cumsum(slots) - slots), np.int64)

    @cached_property
    def tile_points(self) -> Numbers:
        """Points of each seat on all tiles."""
        return np.asarray(np.add.reduceat(self._on_tiles, self._first_tile), float)

    @cached_property
    def side_results(self) -> dict[tuple[str, int], SideResults]:
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
                present = (names == name) & (side == up)
                lay[game[present]] = slot[present]
                rows = np.flatnonzero(lay[self.game] >= 0)
                bits = lay[self.game[rows]]
                found[str(name), up] = SideResults(
                    rows,
                    (reached[rows] >> bits & 1).astype(float),
                    (completed[rows] >> bits & 1).astype(float),
                    self._on_tiles[self._first_tile[rows] + bits],
                )
        return found

    @cached_property
    def _on_tiles(self) -> Numbers:
        """Points of each seat, slot by slot."""
        flat = pc.list_flatten(self.table["on_tiles"], recursive=True)
        return np.asarray(flat.to_numpy(), float)

    @cached_property
    def _first_tile(self) -> Whole:
        slots = self._lengths("tiles")[self.game]
        return np.asarray(np.cumsum(slots) - slots, np.int64)

    @cached_property
    def _first_seat(self) -> Whole:
        return np.asarray(np.cumsum(self.seats) - self.seats, np.int64)

    def _lengths(self, name: str) -> Whole:
        return np.asarray(pc.list_value_length(self.table[name]).to_numpy(), np.int64)
