"""Backup and check of an SQLite database, beside a running app."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from dokmus_widgets.storage.schema import HEAD


def back_up(source: Path, target: Path) -> None:
    """Copy a database to a new file, by SQLite's own backup.

    Raise `FileExistsError`, other `OSError` or `sqlite3.DatabaseError`; then there is no copy.
    """
    target.open("xb").close()
    try:
        with closing(_open(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
    except BaseException:
        target.unlink()
        raise


def check_database(path: Path) -> tuple[int, list[str]]:
    """Return the number of entries, and what is wrong with the file or an entry.

    Raise `sqlite3.DatabaseError` if it cannot be read at all.
    """
    with closing(_open(path)) as connection:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(100)")]
        faults = [] if found == ["ok"] else found
        [(revision,)] = connection.execute("SELECT version_num FROM alembic_version")
        if revision != HEAD:
            faults.append(f"its version is {revision}; this release writes {HEAD}")
        count = 0
        for token, document in connection.execute("SELECT token, document FROM things"):
            count += 1
            if not _is_object(document):
                faults.append(f"{token[:6]}...: its document cannot be read")
        statement = "SELECT id, document FROM tables"
        for table_id, document in connection.execute(statement) if revision == HEAD else ():
            count += 1
            statement = "SELECT n, action FROM moves WHERE table_id = ? ORDER BY n"
            log = connection.execute(statement, (table_id,)).fetchall()
            whole = [n for n, _ in log] == [*range(1, len(log) + 1)]
            if not (whole and all(map(_is_object, [document, *(action for _, action in log)]))):
                faults.append(f"table {table_id[:6]}...: its document or a move cannot be read")
    return count, faults


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (TypeError, ValueError, RecursionError):
        return False


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
