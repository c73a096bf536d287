"""Results folder of a study: its description and its games in Parquet files, one per part."""

import json
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.studies.games import Row, source_fingerprint
from dokmus_widgets.studies.players import NO_OWN_PLAYERS, OwnPlayers
from dokmus_widgets.studies.study import Study

#: Increase the version with every change of columns.
FORMAT, VERSION = "dokmus-study", 2
_STUDY = "study.json"
_BY_SEAT = pa.list_(pa.int16())
_TILE = pa.struct([("tile", pa.string()), ("side", pa.int8()), ("rotation", pa.int8())])
_FAULT = pa.struct([("seat", pa.int8()), ("ply", pa.int16()), ("what", pa.string())])

#: One row per game. ``arm``: index of the arm; ``tiles``: the initial island, None for the gap. By
#: seat: score lines, ``sacrificed`` tokens, ``reached`` and ``completed`` tiles (bits in the order
#: of ``tiles``) and points ``on_tiles`` in that order (ruins, temples, completion). ``cards`` by
#: round and seat; ``points`` by seat before the first draft and after each round.
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


class ResultsError(ValueError):
    """A folder or file that cannot be used as study results."""


@dataclass(frozen=True)
class Results:
    """Results of a study in a folder; ``fingerprint``: see :func:`source_fingerprint`.

    ``own``: players that are not built in; of results that are only read, no more than hashes.
    """

    folder: Path
    study: Study
    fingerprint: str
    own: OwnPlayers = NO_OWN_PLAYERS

    @classmethod
    def begin(cls, folder: Path, study: Study | None = None) -> Self:
        """Open the results of a study to continue it, or create them; None: that in the folder."""
        own = NO_OWN_PLAYERS if study is None else OwnPlayers.of(study)
        if study is not None and not (folder / _STUDY).exists():
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise ResultsError(f"{folder} holds something else; name a new or empty folder")
            folder.mkdir(parents=True, exist_ok=True)
            about = {"format": FORMAT, "version": VERSION, "made": source_fingerprint()}
            document = {**about, "study": study.to_dict()}
            document |= {"players": own.hashes} if own.hashes else {}
            text = json.dumps(document, indent=1, sort_keys=True) + "\n"
            _write(folder / _STUDY, text.encode())
        found = cls.open(folder)
        if study is None:
            own = OwnPlayers.of(found.study)
        elif found.study != study:
            raise ResultsError(f"{folder} holds another study; name another folder")
        if found.fingerprint != source_fingerprint():
            raise ResultsError(
                f"{folder} was begun with other rules or players; it can be reported, not continued"
            )
        if changed := [
            name for name in own.hashes if found.own.hashes.get(name) != own.hashes[name]
        ]:
            raise ResultsError(
                f"{folder} was begun with another {', '.join(changed)}: the player or its module "
                "has changed; the study can be reported, not continued"
            )
        return replace(found, study=study or found.study, own=own)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open a folder; raise ``ResultsError`` if this version cannot read it."""
        path = folder / _STUDY
        try:
            document = json.loads(path.read_bytes())
            check_version(path, document, FORMAT, VERSION, "is not about a study")
            own = OwnPlayers(dict(document.get("players", {})))
            return cls(folder, Study.from_dict(document["study"]), str(document["made"]), own)
        except FileNotFoundError:
            raise ResultsError(f"there is no study in {folder}") from None
        except ResultsError:
            raise
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise ResultsError(f"{path} cannot be read: {error}") from None

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the folder against other processes; raise ``ResultsError`` if it is locked."""
        with (self.folder / _STUDY).open("r+b") as file:
            try:
                _lock(file.fileno())
            except BlockingIOError:
                raise ResultsError(
                    f"{self.folder} is being played already, by another process; "
                    "wait until it is finished, or name another folder"
                ) from None
            yield

    def finished_parts(self) -> list[int]:
        """Check and return the finished parts; raise ``ResultsError`` for a foreign file."""
        found = sorted(self.folder.glob("part-*.parquet"))
        expected = {self._path(part): part for part in range(self.study.part_count)}
        for path in found:
            if path not in expected:
                raise ResultsError(f"{path} is no part of this study")
            self._check(path, expected[path])
        return [expected[path] for path in found]

    def save_part(self, part: int, rows: Sequence[Row], records: str) -> None:
        document = {b"dokmus-study": self._metadata(part)}
        table = pa.Table.from_pylist(rows, SCHEMA.with_metadata(document))
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd", write_statistics=False)
        if self.study.records:
            _write(self.records_path(part), records.encode())
        _write(self._path(part), sink.getvalue())

    def tables(self) -> Iterator[pa.Table]:
        for part in self.finished_parts():
            path = self._path(part)
            try:
                yield pq.read_table(path, schema=SCHEMA)
            except (OSError, ValueError) as error:
                raise ResultsError(f"{path} is damaged: {error}; {self._healing(path)}") from None

    def records_path(self, part: int) -> Path:
        """Return the file of a part's records, in a study with records."""
        return self.folder / f"records-{part:05}.txt"

    def _path(self, part: int) -> Path:
        return self.folder / f"part-{part:05}.parquet"

    def _healing(self, path: Path) -> str:
        command = f"dokmus study run {shlex.quote(str(self.folder))}"
        return f"delete {path.name}, then {command} plays its games again"

    def _metadata(self, part: int) -> bytes:
        made = [self.fingerprint, self.study.to_dict(), *filter(None, [self.own.hashes])]
        whole = json.dumps(made, sort_keys=True)
        digest = sha256(whole.encode()).hexdigest()[:16]
        return json.dumps({"version": VERSION, "study": digest, "part": part}).encode()

    def _check(self, path: Path, part: int) -> None:
        try:
            about = pq.read_metadata(path)
            document = json.loads((about.metadata or {})[b"dokmus-study"])
        except (OSError, KeyError, ValueError) as error:
            words = f"{path} is no part of a study: {error}; {self._healing(path)}"
            raise ResultsError(words) from None
        check_version(path, document | {"format": FORMAT}, FORMAT, VERSION, "")
        size = len(self.study.games_of(part))
        if document != json.loads(self._metadata(part)) or about.num_rows != size:
            raise ResultsError(f"{path} belongs to another study")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Beyond the data: Windows denies other processes reads of a locked byte.
        os.lseek(file, 1 << 30, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def check_version(
    path: Path, document: dict[str, Any], format: str, version: int, other: str
) -> None:
    """Raise ``ResultsError`` for another version, or format (``other``: the words for it)."""
    if document.get("format") != format:
        raise ResultsError(f"{path} {other}")
    if (found := document.get("version")) != version:
        raise ResultsError(f"{path} is of version {found!r}; this reads version {version}")


def _write(path: Path, data: bytes | pa.Buffer) -> None:
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
