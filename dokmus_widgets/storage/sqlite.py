"""The SQLite database of a data folder: creation, migration, and recovery from damage."""

import logging
import sqlite3
from contextlib import suppress
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from dokmus_widgets.storage.database import Database, error_message
from dokmus_widgets.storage.folder import set_aside
from dokmus_widgets.storage.schema import HEAD, things
from dokmus_widgets.storage.store import StorageError, Store

_LOG = logging.getLogger(__name__)

FILE: Final = "kept.sqlite"
#: Milliseconds that a write waits for another process.
_BUSY_TIMEOUT: Final = 500
_VERSION_TABLE: Final = "alembic_version"
#: SQLite's codes of damaged files.
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class NewerDatabase(StorageError):
    """The database was written by a later release; the text says what to do."""


class _DamagedDatabase(Exception):
    """The file is damaged, or not a database of Dokmus."""


def open_store(folder: Path) -> Store:
    """Open the store of a folder, which tries again later if that fails; raise `NewerDatabase`."""
    reopen = partial(_open_backend, folder)
    try:
        return Store(reopen(), reopen=reopen)
    except NewerDatabase:
        raise
    except StorageError as error:
        _LOG.warning("Dokmus cannot save in %s: %s", folder, error)
        return Store(None, str(error), reopen)


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


def migrate(engine: Engine, name: str, to: str = "head") -> None:
    """Migrate a database to a revision; raise `NewerDatabase` if its own is unknown."""
    with engine.connect() as connection:
        if to == "head" and _revision(connection) == HEAD:
            return
    # Imported here: it loads slowly, and a migration happens once a release.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    with (
        as_file(files("dokmus_widgets.storage") / "migrations") as scripts,
        engine.begin() as connection,
    ):
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # two processes may start at once
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        found = _revision(connection)
        try:
            command.upgrade(config, to)
        except CommandError:
            raise NewerDatabase(
                f"A later release of Dokmus wrote {name} (version {found}; this one knows {HEAD}). "
                "Update with: python -m pip install --upgrade dokmus-widgets; "
                "or name another folder with --data."
            ) from None


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    statement = text(f"SELECT version_num FROM {_VERSION_TABLE}")
    found: str | None = connection.execute(statement).scalar()
    return found


def _set_aside_database(path: Path) -> Path:
    aside = set_aside(path)
    for suffix in ("-wal", "-shm"):
        journal = path.with_name(path.name + suffix)
        if journal.exists():
            journal.replace(aside.with_name(aside.name + suffix))
    return aside
