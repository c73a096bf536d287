"""Opens the database of a folder: made, migrated, set aside where it is damaged, or refused."""

from __future__ import annotations

import logging
import sqlite3
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from dokmus_widgets.storage.database import Database, why
from dokmus_widgets.storage.folder import set_aside
from dokmus_widgets.storage.schema import HEAD, things
from dokmus_widgets.storage.store import Store

_LOG = logging.getLogger(__name__)

FILE: Final = "kept.sqlite"
#: How long a write waits for another process, in milliseconds.
_PATIENCE: Final = 2000
_VERSION_TABLE: Final = "alembic_version"
#: SQLite's codes for what cannot be repaired by waiting.
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class NewerDatabase(Exception):
    """The database was written by a later release; in words that say what to do."""


class _Damaged(Exception):
    """The file is no database of ours, or not any more."""


def open_store(folder: Path) -> Store:
    """The store of a folder; where it cannot be opened, one that lasts as long as the process.

    ``NewerDatabase`` for one of a later release, which is left as it is.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return Store(_opened(path))
        except _Damaged as error:
            aside = _set_aside(path)
            _LOG.warning(
                "%s is damaged (%s). It is set aside as %s, and a new one begins.",
                *(path, error, aside),
            )
            return Store(_opened(path))
    except (OSError, SQLAlchemyError, _Damaged) as error:
        reason = why(error) if isinstance(error, SQLAlchemyError) else str(error)
        _LOG.warning("Nothing can be kept in %s: %s", folder, reason)
        return Store(None, reason)


def _opened(path: Path) -> Database:
    engine = engine_of(URL.create("sqlite", database=str(path)))
    try:
        migrate(engine, str(path))
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise _Damaged(found)
            connection.execute(select(things).limit(1))
    except DatabaseError as error:
        engine.dispose()
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        # Besides, an error that is neither of the file nor of the disk: a table is not as ours.
        if code in _DAMAGED or code == sqlite3.SQLITE_ERROR:
            raise _Damaged(why(error)) from None
        raise
    except BaseException:
        engine.dispose()
        raise
    return Database(engine)


def engine_of(url: URL) -> Engine:
    """An engine for the database of a URL."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    """Several readers beside a writer; what was written outlives a process that is killed."""
    connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")


def migrate(engine: Engine, name: str, to: str = "head") -> None:
    """Bring a database to a revision; ``NewerDatabase`` where it has one that is not known here."""
    with engine.connect() as connection:
        if to == "head" and _revision(connection) == HEAD:
            return
    # Here, for it takes a while to load, and is needed once a release.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    with as_file(files("dokmus_widgets.storage") / "migrations") as scripts, engine.begin() as one:
        if engine.dialect.name == "sqlite":
            one.exec_driver_sql("BEGIN IMMEDIATE")  # two processes that start at once
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = one
        found = _revision(one)
        try:
            command.upgrade(config, to)
        except CommandError:
            raise NewerDatabase(
                f"{name} was written by a later release of Dokmus (its version is {found}, here "
                f"{HEAD} is known). Update with: python -m pip install --upgrade dokmus-widgets; "
                "or name another folder with --data."
            ) from None


def _revision(connection: Connection) -> str | None:
    """The revision that a database is at; None for a new one."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {_VERSION_TABLE}")
    ).scalar()
    return found


def _set_aside(path: Path) -> Path:
    """Give a file, and what SQLite wrote beside it, a name that nothing has yet."""
    aside = set_aside(path)
    for end in ("-wal", "-shm"):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    return aside
