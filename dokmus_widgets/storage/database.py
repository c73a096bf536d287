"""Storage backend for SQLite and other databases that SQLAlchemy supports."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dokmus_widgets.storage.schema import things
from dokmus_widgets.storage.store import DatabaseGone, StorageError, StoredEntry


class Database:
    """`StorageBackend` of an engine whose database has the newest schema.

    ``is_there`` returns whether the database that the engine has opened is still the one at its
    address.
    """

    def __init__(self, engine: Engine, is_there: Callable[[], bool] = lambda: True) -> None:
        self._engine, self._is_there = engine, is_there

    def find(self, token: str) -> StoredEntry | None:
        with self._transaction() as connection:
            return _find(connection, token)

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        for _ in range(2):
            try:
                with self._transaction() as connection:
                    return _put(connection, entry)
            except IntegrityError:
                continue  # another process was faster
        raise StorageError(f"another process is writing {entry.token}")

    def put_all(self, entries: Sequence[StoredEntry]) -> int:
        with self._transaction() as connection:
            return sum(_put(connection, entry) is None for entry in entries)

    def probe(self) -> None:
        with self._transaction() as connection:
            connection.execute(update(things).where(things.c.token == "").values(version=0))

    def all(self) -> Iterator[StoredEntry]:
        with self._transaction() as connection:
            yield from map(_entry, connection.execute(select(things).order_by(things.c.touched)))

    def count(self, before: int | None) -> int:
        statement = select(func.count()).select_from(things)
        if before is not None:
            statement = statement.where(things.c.touched < before)
        with self._transaction() as connection:
            return connection.execute(statement).scalar_one()

    def delete(self, token: str | None, before: int | None) -> int:
        statement = delete(things)
        if token is not None:
            statement = statement.where(things.c.token == token)
        if before is not None:
            statement = statement.where(things.c.touched < before)
        with self._transaction() as connection:
            return connection.execute(statement).rowcount

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if not self._is_there():
            raise DatabaseGone(f"The database {self._engine.url.database} is gone.")
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise StorageError(error_message(error)) from error


def error_message(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)


def _put(connection: Connection, entry: StoredEntry) -> StoredEntry | None:
    document = json.dumps(entry.document, ensure_ascii=False, separators=(",", ":"))
    row = entry._asdict() | {"document": document}
    values = {name: value for name, value in row.items() if name not in ("token", "begun")}
    # One statement, so that only one of two processes succeeds.
    is_older = (things.c.token == entry.token, things.c.version < entry.version)
    if connection.execute(update(things).where(*is_older).values(**values)).rowcount:
        return None
    newer = _find(connection, entry.token)
    if newer is None:
        connection.execute(insert(things).values(**row))
    return newer


def _find(connection: Connection, token: str) -> StoredEntry | None:
    row = connection.execute(select(things).where(things.c.token == token)).one_or_none()
    return None if row is None else _entry(row)


def _entry(row: Row[Any]) -> StoredEntry:
    try:
        document = json.loads(row.document)
    except ValueError:
        document = {}  # the widget that resumes it reports the missing fields
    return StoredEntry(row.token, row.kind, row.version, document, row.begun, row.touched)
