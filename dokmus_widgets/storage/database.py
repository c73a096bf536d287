"""Storage backend for SQLite and other databases that SQLAlchemy supports."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dokmus_widgets.storage.schema import things
from dokmus_widgets.storage.store import StorageError, StoredEntry


class Database:
    """`StorageBackend` of an engine whose database has the newest schema."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, token: str) -> StoredEntry | None:
        with self._transaction() as connection:
            return _find(connection, token)

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        document = json.dumps(entry.document, ensure_ascii=False, separators=(",", ":"))
        row = entry._asdict() | {"document": document}
        values = {name: value for name, value in row.items() if name not in ("token", "begun")}
        # One statement, so that only one of two processes succeeds.
        is_older = (things.c.token == entry.token, things.c.version < entry.version)
        change = update(things).where(*is_older).values(**values)
        for _ in range(2):
            try:
                with self._transaction() as connection:
                    if connection.execute(change).rowcount:
                        return None
                    newer = _find(connection, entry.token)
                    if newer is None:
                        connection.execute(insert(things).values(**row))
                    return newer
            except IntegrityError:
                continue  # another process was faster
        raise StorageError(f"another process is writing {entry.token}")

    def all(self) -> Iterator[StoredEntry]:
        with self._transaction() as connection:
            yield from map(_entry, connection.execute(select(things).order_by(things.c.touched)))

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
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise StorageError(error_message(error)) from error


def error_message(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)


def _find(connection: Connection, token: str) -> StoredEntry | None:
    row = connection.execute(select(things).where(things.c.token == token)).one_or_none()
    return None if row is None else _entry(row)


def _entry(row: Row[Any]) -> StoredEntry:
    try:
        document = json.loads(row.document)
    except ValueError:
        document = {}  # the widget that resumes it reports the missing fields
    return StoredEntry(row.token, row.kind, row.version, document, row.begun, row.touched)
