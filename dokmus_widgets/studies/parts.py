"""The folder of a study: what it is, and its games as Parquet, a part after the other.

A part is there whole or not at all, whatever happens, and the same games are the same bytes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.studies.games import Row, made_by
from dokmus_widgets.studies.study import Study

#: Another version as soon as a column changes.
FORMAT, VERSION = "dokmus-study", 2
_STUDY = "study.json"
_BY_SEAT = pa.list_(pa.int16())
_TILE = pa.struct([("tile", pa.string()), ("side", pa.int8()), ("rotation", pa.int8())])
_FAULT = pa.struct([("seat", pa.int8()), ("ply", pa.int16()), ("what", pa.string())])

#: A row for each game. ``arm``: its number in the study; ``tiles``: as they lie at first, slot by
#: slot, None for the gap; by seat the lines of the sheet in points, tokens ``sacrificed``, the
#: tiles ``reached`` and ``completed`` as bits in the order of ``tiles``, and in that order the
#: points made ``on_tiles`` (their ruins, temples and completion); ``cards`` by round and seat,
#: ``points`` by seat when the first draft begins and after each round.
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("arm", pa.int16()),
        ("players", pa.list_(pa.string())),
        ("tile_set", pa.string()),
        ("reading", pa.string()),
        ("talisman", pa.int8()),
        ("seed", pa.int64()),
        ("tiles", pa.list_(_TILE)),
        *((line, _BY_SEAT) for line in SeatScore.__match_args__),
        *((name, _BY_SEAT) for name in ("sacrificed", "reached", "completed")),
        ("on_tiles", pa.list_(_BY_SEAT)),
        ("winners", pa.list_(pa.int8())),
        ("cards", pa.list_(pa.list_(pa.int8()))),
        ("points", pa.list_(_BY_SEAT)),
        ("plies", pa.int16()),
        ("faults", pa.list_(_FAULT)),
    ]
)


class Refused(ValueError):
    """A folder or a file that is not what is wanted: it says which, and why."""


@dataclass(frozen=True)
class Results:
    """What is there of a study in a folder."""

    folder: Path
    study: Study
    #: What its games came from, see :func:`made_by`.
    made: str

    @classmethod
    def begin(cls, folder: Path, study: Study | None = None) -> Self:
        """The results of a study, to be gone on with where there are some already.

        ``study``: None for the one that the folder holds. ``Refused`` where there is another, and
        where other rules or players than those of now have played it.
        """
        if study is not None and not (folder / _STUDY).exists():
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise Refused(f"{folder} holds something else; name a folder that is new or empty")
            folder.mkdir(parents=True, exist_ok=True)
            told = {
                "format": FORMAT,
                "version": VERSION,
                "made": made_by(),
                "study": study.to_dict(),
            }
            _write(folder / _STUDY, (json.dumps(told, indent=1, sort_keys=True) + "\n").encode())
        found = cls.open(folder)
        if study is not None and found.study != study:
            raise Refused(f"{folder} holds another study; name another folder")
        if found.made != made_by():
            raise Refused(
                f"{folder} was begun with other rules or players than those of now; it can be "
                "reported, not gone on with"
            )
        return found

    @classmethod
    def open(cls, folder: Path) -> Self:
        """What a folder holds; ``Refused`` where that is no study that this version reads."""
        path = folder / _STUDY
        try:
            told = json.loads(path.read_bytes())
            _check_version(path, told)
            return cls(folder, Study.from_dict(told["study"]), str(told["made"]))
        except FileNotFoundError:
            raise Refused(f"there is no study in {folder}") from None
        except Refused:
            raise
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise Refused(f"{path} cannot be read: {error}") from None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep other processes from playing into the folder; ``Refused`` where one does already.

        Whatever ends this process lets go.
        """
        with (self.folder / _STUDY).open("r+b") as file:
            try:
                _lock(file.fileno())
            except BlockingIOError:
                raise Refused(
                    f"{self.folder} is being played already, by another process; "
                    "wait until it is done, or name another folder"
                ) from None
            yield

    def done(self) -> list[int]:
        """The parts that are there, each looked at; ``Refused`` for a file of something else."""
        found = sorted(self.folder.glob("part-*.parquet"))
        expected = {self._path(part): part for part in range(self.study.parts)}
        for path in found:
            if path not in expected:
                raise Refused(f"{path} is no part of this study")
            self._check(path, expected[path])
        return [expected[path] for path in found]

    def keep(self, part: int, rows: Sequence[Row], records: str) -> None:
        """Keep the games of a part, for good once this returns."""
        told = {b"dokmus-study": self._told(part)}
        table = pa.Table.from_pylist(rows, SCHEMA.with_metadata(told))
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd", write_statistics=False)
        if self.study.records:
            _write(self.folder / f"records-{part:05}.txt", records.encode())
        _write(self._path(part), sink.getvalue())

    def tables(self) -> Iterator[pa.Table]:
        """The games that are there, part by part."""
        for part in self.done():
            yield pq.read_table(self._path(part), schema=SCHEMA)

    def _path(self, part: int) -> Path:
        return self.folder / f"part-{part:05}.parquet"

    def _told(self, part: int) -> bytes:
        whole = json.dumps([self.made, self.study.to_dict()], sort_keys=True)
        told = {"version": VERSION, "study": sha256(whole.encode()).hexdigest()[:16], "part": part}
        return json.dumps(told).encode()

    def _check(self, path: Path, part: int) -> None:
        try:
            about = pq.read_metadata(path)
            told = json.loads((about.metadata or {})[b"dokmus-study"])
        except (OSError, KeyError, ValueError) as error:
            raise Refused(f"{path} is no part of a study: {error}") from None
        _check_version(path, told | {"format": FORMAT})
        if told != json.loads(self._told(part)) or about.num_rows != len(self.study.numbers(part)):
            raise Refused(f"{path} belongs to another study")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Beyond all that is read: a locked byte is nobody else's to read there.
        os.lseek(file, 1 << 30, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _check_version(path: Path, told: dict[str, Any]) -> None:
    if told.get("format") != FORMAT:
        raise Refused(f"{path} is not about a study")
    if told.get("version") != VERSION:
        raise Refused(f"{path} is of version {told.get('version')!r}; this reads version {VERSION}")


def _write(path: Path, data: bytes | pa.Buffer) -> None:
    """Write a file whole, or not at all."""
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
