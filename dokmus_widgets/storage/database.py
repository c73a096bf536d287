"""Storage backend for SQLite and other databases that SQLAlchemy supports."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dokmus_widgets.storage import schema
from dokmus_widgets.storage.schema import things
from dokmus_widgets.storage.store import DatabaseGone, StorageError, StoredEntry
from dokmus_widgets.storage.table_entries import TABLE_KIND, entry_of, table_of
from dokmus_widgets.storage.tables import MoveConflict, StoredMove, StoredSeat, StoredTable


class Database:
    """`StorageBackend` and `TableBackend` of an engine whose database has the newest schema.

    ``is_there`` returns whether the database that the engine has opened is still the one at its
    address; ``announce`` tells other processes the key of a row that a transaction writes.
    """

    def __init__(
        self,
        engine: Engine,
        is_there: Callable[[], bool] = lambda: True,
        announce: Callable[[Connection, str], None] = lambda _connection, _key: None,
    ) -> None:
        self._engine, self._is_there, self._announce = engine, is_there, announce

    def find(self, token: str) -> StoredEntry | None:
        with self._transaction() as connection:
            return _find(connection, token)

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        for _ in range(2):
            try:
                with self._transaction() as connection:
                    return self._put(connection, entry)
            except IntegrityError:
                continue  # another process was faster
        raise StorageError(f"another process is writing {entry.token}")

    def put_all(self, entries: Sequence[StoredEntry]) -> int:
        with self._transaction() as connection:
            return sum(self._put(connection, entry) is None for entry in entries)

    def _put(self, connection: Connection, entry: StoredEntry) -> StoredEntry | None:
        put = _put_table_entry if entry.kind == TABLE_KIND else _put
        newer = put(connection, entry)
        if newer is None:
            self._announce(connection, entry.token)
        return newer

    def probe(self) -> None:
        with self._transaction() as connection:
            connection.execute(update(things).where(things.c.token == "").values(version=0))

    def all(self) -> Iterator[StoredEntry]:
        with self._transaction() as connection:
            yield from map(_entry, connection.execute(select(things).order_by(things.c.touched)))
            tables = schema.tables
            for table_id in connection.scalars(
                select(tables.c.id).order_by(tables.c.touched)
            ).all():
                try:
                    table = _find_table(connection, table_id)
                except ValueError:
                    continue  # `dokmus data check` names it
                if table is not None:
                    yield entry_of(table)

    def count(self, before: int | None) -> int:
        count = 0
        with self._transaction() as connection:
            for rows in (things, schema.tables):
                statement = select(func.count()).select_from(rows)
                if before is not None:
                    statement = statement.where(rows.c.touched < before)
                count += connection.execute(statement).scalar_one()
        return count

    def delete(self, token: str | None, before: int | None) -> int:
        statement = delete(things)
        if token is not None:
            statement = statement.where(things.c.token == token)
        if before is not None:
            statement = statement.where(things.c.touched < before)
        with self._transaction() as connection:
            count = _delete_tables(connection, token, before)
            return count + connection.execute(statement).rowcount

    def find_table(self, table_id: str) -> StoredTable | None:
        with self._transaction() as connection:
            return _find_table(connection, table_id)

    def put_table(self, table: StoredTable, stored: StoredTable | None) -> None:
        try:
            with self._transaction() as connection:
                _put_table(connection, table, stored)
                self._announce(connection, table.id)
        except IntegrityError as error:
            raise MoveConflict(table.id) from error

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


def _put_table(connection: Connection, table: StoredTable, stored: StoredTable | None) -> None:
    tables, moves, seats, own = schema.tables, schema.moves, schema.seats, {"table_id": table.id}
    touched = max([table.begun, *(move.at for move in table.moves[-1:])])
    changed = update(tables).where(tables.c.id == table.id).values(touched=touched)
    if not connection.execute(changed).rowcount:
        document = json.dumps(table.document, ensure_ascii=False, separators=(",", ":"))
        facts = {"id": table.id, "invitation": table.invitation, "luck": table.luck}
        times = {"begun": table.begun, "touched": touched}
        connection.execute(insert(tables).values(document=document, **facts, **times))
        stored = None  # new, or in a database that replaces one that was deleted
    known = 0 if stored is None else len(stored.moves)
    rows = [
        {**own, "n": n, "seat": move.seat, "action": json.dumps(move.action), "at": move.at}
        for n, move in enumerate(table.moves[known:], known + 1)
    ]
    if rows:
        connection.execute(insert(moves), rows)
    held = {} if stored is None else stored.seats
    for seat, one in held.items():
        if table.seats.get(seat) != one:
            row = (seats.c.table_id == table.id, seats.c.seat == seat)
            connection.execute(delete(seats).where(*row, seats.c.key_hash == one.key_hash))
    for seat, one in table.seats.items():
        if held.get(seat) != one:
            connection.execute(insert(seats).values(**own, seat=seat, **one._asdict()))


def _find_table(connection: Connection, table_id: str) -> StoredTable | None:
    tables, moves, seats = schema.tables, schema.moves, schema.seats
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    log = connection.execute(select(moves).where(moves.c.table_id == table_id).order_by(moves.c.n))
    held = connection.execute(select(seats).where(seats.c.table_id == table_id))
    return StoredTable(
        *(row.id, row.invitation, row.luck, json.loads(row.document), row.begun),
        tuple(StoredMove(one.seat, json.loads(one.action), one.at) for one in log),
        {one.seat: StoredSeat(one.key_hash, one.name) for one in held},
    )


def _put_table_entry(connection: Connection, entry: StoredEntry) -> StoredEntry | None:
    """Write a table, or return the stored one if it has as many moves."""
    stored = _find_table(connection, entry.token)
    if stored is not None and len(stored.moves) >= entry.version:
        return entry_of(stored)
    _delete_tables(connection, entry.token, None)
    _put_table(connection, table_of(entry), None)
    return None


def _delete_tables(connection: Connection, table_id: str | None, before: int | None) -> int:
    """Delete a table, or all, or those last changed before a time; return the count."""
    tables = schema.tables
    old = select(tables.c.id)
    if table_id is not None:
        old = old.where(tables.c.id == table_id)
    if before is not None:
        old = old.where(tables.c.touched < before)
    for part in (schema.moves, schema.seats):
        connection.execute(delete(part).where(part.c.table_id.in_(old)))
    return connection.execute(delete(tables).where(tables.c.id.in_(old))).rowcount
