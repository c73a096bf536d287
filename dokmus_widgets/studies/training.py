"""Training data: what seats saw, could do and did, and how it ended, as Parquet.

>>> from tempfile import mkdtemp
>>> from dokmus_widgets.studies import Study, match, read_training_data, write_training_data
>>> study = Study(games=2, lineups=(("random", "random"),))
>>> file = Path(mkdtemp(), "games.parquet")
>>> written = write_training_data([match(study, game) for game in range(2)], file)
>>> data = read_training_data(file)
>>> data.observations.shape == (written.steps, 6667), float(data.outcomes.max())
(True, 1.0)
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from dokmus_widgets.analysis.players import Match, Observation, updated_offers
from dokmus_widgets.core import Action, Phase
from dokmus_widgets.core.notation import GameRecord, read_records
from dokmus_widgets.environment import Numbering, placing_rewards, vector
from dokmus_widgets.studies.games import match
from dokmus_widgets.studies.results import Results, ResultsError

Games = Iterable[GameRecord | Match]

_FORMAT: Final = {b"dokmus-training": b"1"}
#: Games in a row group of the file, and so in memory at once.
_GAMES_AT_ONCE: Final = 20


class TrainingData(NamedTuple):
    """Arrays with a row for each step: a number of an action (moving a token takes two).

    ``observations``: vectors as those of the environment (see :func:`environment.split`);
    ``masks``: 1 for each legal action; ``actions``: the number chosen; ``outcomes``: the final
    placing of the seat that chose, from 1 for a sole winner to -1; ``points``: its final points;
    ``games``: from 0, in the order of the source; ``plies``: the actions before; ``seats``.
    """

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int16]
    outcomes: NDArray[np.float32]
    points: NDArray[np.int16]
    games: NDArray[np.int64]
    plies: NDArray[np.int16]
    seats: NDArray[np.int8]


_TYPES: Final = (np.int8, np.int8, np.int16, np.float32, np.int16, np.int64, np.int16, np.int8)


class Written(NamedTuple):
    """Numbers of games and steps written, and of games left out because they are not over."""

    games: int
    steps: int
    unfinished: int


def write_training_data(source: Games | Path | str, out: Path, *, forced: bool = True) -> Written:
    """Write the training data of games to a Parquet file.

    ``source``: the folder of a study, whose games are read from its records or else played again; a
    file of records; or records and matches themselves. ``forced``: whether to include steps with
    one legal action. Raise ``ValueError`` for a source that cannot be read or has no finished game,
    for an illegal action, and for tiles of several sizes.
    """
    games = steps = unfinished = 0
    sizes: set[int] = set()
    writer, partial = None, out.with_name(f".{out.name}.new")
    try:
        left = map(_as_match, _games(source))
        while some := list(islice(left, _GAMES_AT_ONCE)):
            over = [one for one in some if one.end.phase is Phase.OVER]
            unfinished += len(some) - len(over)
            sizes |= {one.end.island.frame.size for one in over}
            if len(sizes) > 1:
                raise ValueError("the games have tiles of several sizes: write a file for each")
            rows = [row for at, one in enumerate(over, games) for row in _rows(at, one, forced)]
            if not rows:
                continue
            table = _table(rows)
            if writer is None:
                writer = pq.ParquetWriter(partial, table.schema, compression="zstd")
            writer.write_table(table)
            games, steps = games + len(over), steps + len(rows)
        if writer is None:
            raise ValueError("there is no finished game to write")
        writer.close()
        partial.replace(out)
    finally:
        if writer is not None:
            writer.close()
        partial.unlink(missing_ok=True)
    return Written(games, steps, unfinished)


def read_training_data(path: Path | str) -> TrainingData:
    """Return the training data of a file; raise ``ResultsError`` for any other file."""
    try:
        table = pq.read_table(path)
        if (table.schema.metadata or {}).items().isdisjoint(_FORMAT.items()):
            raise ValueError("it is no file of training data of this version")
        return TrainingData(*map(_array, table.select(TrainingData._fields).combine_chunks()))
    except (OSError, ValueError) as error:
        raise ResultsError(f"{path} cannot be read: {error}") from None


def _games(source: Games | Path | str) -> Iterator[GameRecord | Match]:
    if not isinstance(source, Path | str):
        yield from source
        return
    path = Path(source)
    if path.is_dir():
        yield from _games_of_study(path)
    elif path.is_file():
        yield from read_records(path)
    else:
        raise ValueError(f"there is no file of records and no study {path}")


def _games_of_study(folder: Path) -> Iterator[GameRecord | Match]:
    results = Results.open(folder)
    parts = results.finished_parts()
    if results.study.records:
        for part in parts:
            yield from read_records(results.records_path(part))
        return
    study = Results.begin(folder).study  # refuses rules and players that are not those of then
    for part in parts:
        for game in study.games_of(part):
            yield match(study, game)


def _as_match(game: GameRecord | Match) -> Match:
    if isinstance(game, Match):
        return game
    return Match(game.start, tuple(ply.action for ply in game.plies), game.final)


def _rows(number: int, game: Match, forced: bool) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a game, each in the order of the columns."""
    numbering = Numbering(game.end.island.frame.size)
    outcomes, points = placing_rewards(game.end), [sheet.total for sheet in game.end.score()]
    state, offers = game.start, updated_offers({}, game.start)
    for ply, action in enumerate(game.actions):
        seat = state.to_act or 0
        seen, picked = Observation.of(state, seat, offers.get(seat)), None
        for step in numbering.numbers(action):
            mask = numbering.mask(state, picked)
            if not mask[step]:
                raise ValueError(f"game {number}: ply {ply}, {action}, is not legal")
            if forced or np.count_nonzero(mask) > 1:
                told = outcomes[seat], points[seat], number, ply, seat
                yield vector(seen, picked), mask, step, *told
            chosen = numbering.action(step, state.phase, picked)
            picked = None if isinstance(chosen, Action) else chosen
        state = state.after(action)
        offers = updated_offers(offers, state)


def _table(rows: list[tuple[Any, ...]]) -> pa.Table:
    arrays = []
    for column, kind in zip(zip(*rows, strict=True), _TYPES, strict=True):
        values = np.array(column, kind)
        flat = pa.array(values.ravel())
        many = values.ndim > 1
        arrays.append(pa.FixedSizeListArray.from_arrays(flat, values.shape[1]) if many else flat)
    return pa.table(dict(zip(TrainingData._fields, arrays, strict=True)), metadata=_FORMAT)


def _array(column: pa.ChunkedArray) -> NDArray[Any]:
    values = column.combine_chunks()
    if isinstance(values, pa.ChunkedArray):
        values = pa.concat_arrays(values.chunks)
    if isinstance(values, pa.FixedSizeListArray):
        size = values.type.list_size
        return np.asarray(values.flatten().to_numpy()).reshape(-1, size)
    return np.asarray(values.to_numpy())
