"""What is kept as rows of a database, SQLite or another that SQLAlchemy speaks to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dokmus_widgets.storage.schema import things
from dokmus_widgets.storage.store import Kept, NotKept


class Database:
    """The rows of an engine's database, which has the newest schema."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, token: str) -> Kept | None:
        """What is kept under a token."""
        with self._transaction() as connection:
            return _found(connection, token)

    def put(self, kept: Kept) -> Kept | None:
        """Keep it, unless there is a later version already, which is returned."""
        values = {
            "kind": kept.kind,
            "version": kept.version,
            "document": json.dumps(kept.document, ensure_ascii=False, separators=(",", ":")),
            "touched": kept.touched,
        }
        # In one statement, so that of two processes only one comes through.
        mine = update(things).where(things.c.token == kept.token, things.c.version < kept.version)
        new = insert(things).values(token=kept.token, begun=kept.begun, **values)
        for _ in range(2):
            try:
                with self._transaction() as connection:
                    if connection.execute(mine.values(**values)).rowcount:
                        return None
                    later = _found(connection, kept.token)
                    if later is None:
                        connection.execute(new)
                    return later
            except IntegrityError:
                continue  # another process was a moment sooner
        raise NotKept(f"{kept.token} is written elsewhere")

    def all(self) -> Iterator[Kept]:
        """Everything, oldest first."""
        with self._transaction() as connection:
            for row in connection.execute(select(things).order_by(things.c.touched)):
                yield _kept(row)

    def erase(self, token: str | None, before: int | None) -> int:
        """Forget one thing, or all, or all untouched since a time; how many that were."""
        wanted = delete(things)
        if token is not None:
            wanted = wanted.where(things.c.token == token)
        if before is not None:
            wanted = wanted.where(things.c.touched < before)
        with self._transaction() as connection:
            return connection.execute(wanted).rowcount

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise NotKept(why(error)) from error


def why(error: SQLAlchemyError) -> str:
    """What is wrong, in the database's own words."""
    return str(getattr(error, "orig", None) or error)


def _found(connection: Connection, token: str) -> Kept | None:
    row = connection.execute(select(things).where(things.c.token == token)).one_or_none()
    return None if row is None else _kept(row)


def _kept(row: Row[Any]) -> Kept:
    try:
        document = json.loads(row.document)
    except ValueError:
        document = {}  # whoever makes it again finds that it lacks everything
    return Kept(row.token, row.kind, row.version, document, row.begun, row.touched)
