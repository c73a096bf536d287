"""The SQLite database of a data folder: creation, and recovery from damage."""

import logging
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from dokmus_widgets.storage.database import Database, error_message
from dokmus_widgets.storage.folder import set_aside
from dokmus_widgets.storage.migration import migrate
from dokmus_widgets.storage.schema import things
from dokmus_widgets.storage.store import StorageError, Store

_LOG = logging.getLogger(__name__)

FILE: Final = "kept.sqlite"
#: Milliseconds that a write waits for another process.
_BUSY_TIMEOUT: Final = 500
#: SQLite's codes of damaged files.
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class _DamagedDatabase(Exception):
    """The file is damaged, or not a database of Dokmus."""


def open_store(folder: Path) -> Store:
    """Open the store of a folder, which tries again later if that fails; raise `NewerDatabase`."""
    return Store.opened(partial(_open_backend, folder), str(folder))


def _open_backend(folder: Path) -> Database:
    """Open the database of a folder; raise `StorageError` or `NewerDatabase`."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return _open_database(path)
        except _DamagedDatabase as error:
            aside = _set_aside_database(path)
            _LOG.warning(
                "%s is damaged (%s). Dokmus renames it to %s and starts a new one.",
                *(path, error, aside),
            )
            return _open_database(path)
    except (OSError, SQLAlchemyError, _DamagedDatabase) as error:
        reason = error_message(error) if isinstance(error, SQLAlchemyError) else str(error)
        raise StorageError(reason) from error


def _file_id(path: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


def _open_database(path: Path) -> Database:
    engine = create_database_engine(URL.create("sqlite", database=str(path)))
    try:
        migrate(engine, str(path))
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise _DamagedDatabase(found)
            for table in things.metadata.sorted_tables:
                connection.execute(select(table).limit(1))
    except DatabaseError as error:
        engine.dispose()
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        # SQLITE_ERROR: the file and the disk are sound, but a table differs from the schema.
        if code in _DAMAGED or code == sqlite3.SQLITE_ERROR:
            raise _DamagedDatabase(error_message(error)) from None
        raise
    except BaseException:
        engine.dispose()
        raise
    opened = _file_id(path)
    return Database(engine, lambda: _file_id(path) == opened)


def create_database_engine(url: URL) -> Engine:
    """Create an engine for a URL; configure each connection to SQLite."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _configure)
    return engine


def _configure(connection: Any, _record: object) -> None:
    """Allow readers beside a writer, and writes that survive a killed process."""
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_TIMEOUT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")


def _set_aside_database(path: Path) -> Path:
    aside = set_aside(path)
    for suffix in ("-wal", "-shm"):
        journal = path.with_name(path.name + suffix)
        if journal.exists():
            journal.replace(aside.with_name(aside.name + suffix))
    return aside
