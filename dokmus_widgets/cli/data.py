"""``dokmus data``: export, import, backup, check and erasure of stored games, drafts, lessons."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING, TextIO

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, require, write_output

if TYPE_CHECKING:
    from dokmus_widgets.storage.store import Store, StoredEntry

#: Faulty lines of an import that are named one by one.
_MAX_FAULTS = 100

_token = click.option("--token", help="Only the entry with this token from its address.")


@click.group()
def data() -> None:
    """Export, import, back up, check or erase stored games, drafts and lessons."""


@data.command()
@options.data_folder
@_token
@options.output("-o", "--out", help="The file to write; standard output by default.")
def export(data: Path | None, token: str | None, out: Path | None) -> None:
    """Write all stored entries as text, one JSON line each."""
    with _open_entries(data, token, "read") as (_, found):
        text = "".join(f"{entry.to_line()}\n" for entry in found)
    write_output(text.encode(), out)


@data.command()
@options.data_folder
@_token
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def erase(data: Path | None, token: str | None, yes: bool) -> None:
    """Erase all stored entries, or one. This cannot be undone."""
    with _open_entries(data, token, "erased") as (store, found):
        if found and not yes:
            click.confirm(f"Permanently erase {len(found)} stored entries?", abort=True)
        store.delete(token)
    click.echo(f"Erased: {len(found)}.")


@data.command("import")
@options.data_folder
@click.argument("file", type=click.File(encoding="utf-8"))
def import_entries(data: Path | None, file: TextIO) -> None:
    """Store the entries of a file that `dokmus data export` wrote; - reads standard input.

    All or nothing: if a line is faulty, every faulty line is listed and nothing is stored. If an
    entry is already stored, the newer version is kept.
    """
    with _open_entries(data, None, "stored") as (store, _):
        from dokmus_widgets.storage.table_entries import read_line

        entries: list[StoredEntry] = []
        faults: list[str] = []
        try:
            for number, line in enumerate(file, 1):
                found = read_line(line) if line.strip() else None
                if isinstance(found, str):
                    faults.append(f"line {number}: {found}")
                elif found is not None:
                    entries.append(found)
        except UnicodeDecodeError:
            faults.append("the file is not a text in UTF-8")
        if faults:
            raise click.ClickException(
                "\n".join(["Nothing is imported:", *faults[:_MAX_FAULTS]])
                + (f"\nand {len(faults) - _MAX_FAULTS} more" if len(faults) > _MAX_FAULTS else "")
            )
        written = store.put_all(entries)
    click.echo(f"Imported: {written}; not newer than the stored ones: {len(entries) - written}.")


@data.command()
@options.data_folder
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(data: Path | None, file: Path) -> None:
    """Copy the database to a new file, consistently even while the app is running."""
    with _existing_database(data) as path, fail_on(OSError, DatabaseError):
        from dokmus_widgets.storage.upkeep import back_up

        back_up(path, file)
    click.echo(f"Copied to {file}. To restore it, stop Dokmus and put it in place of {path}.")


@data.command()
@options.data_folder
def check(data: Path | None) -> None:
    """Check the database and every entry in it; exit with 1 if something is wrong."""
    with _existing_database(data) as path, fail_on(OSError, DatabaseError):
        from dokmus_widgets.storage.upkeep import check_database

        count, faults = check_database(path)
    for fault in faults:
        click.echo(fault, err=True)
    click.echo(f"{path}: {count} entries, {len(faults)} faults.")
    if faults:
        raise SystemExit(1)


@data.command()
@options.data_folder
@click.option("--days", type=click.IntRange(1), default=180, show_default=True, help="Days unused.")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def prune(data: Path | None, days: int, yes: bool) -> None:
    """Erase entries unused for a number of days."""
    before = int(time.time()) - days * 24 * 60 * 60
    with _open_entries(data, None, "erased") as (store, found):
        count = sum(entry.touched < before for entry in found)
        if count and not yes:
            click.confirm(f"Permanently erase {count} of {len(found)} entries?", abort=True)
        erased = store.delete(before=before)
    click.echo(f"Erased: {erased}.")


@contextmanager
def _existing_database(folder: Path | None) -> Iterator[Path]:
    """Yield the path of a folder's database, or exit with a one-line error."""
    require("sqlalchemy", extra="app")
    from dokmus_widgets.storage.folder import DataFolderError, data_folder
    from dokmus_widgets.storage.sqlite import FILE

    with fail_on(DataFolderError):
        path = (data_folder() if folder is None else folder) / FILE
    if not path.is_file():
        raise click.ClickException(f"There is no database {path}.")
    yield path


@contextmanager
def _open_entries(
    folder: Path | None, token: str | None, action: str
) -> Iterator[tuple[Store, Sequence[StoredEntry]]]:
    """Open a store and yield it with its entries, all of them or those of a token.

    ``action``: the participle for the error message ("read", "erased").
    """
    store = open_data_store(folder)
    from dokmus_widgets.storage.store import StorageError

    with closing(store), fail_on(StorageError, message=f"This cannot be {action}: {{}}.".format):
        found = [entry for entry in store.all() if token in (None, entry.token)]
        if store.fault:
            raise click.ClickException(f"The stored data cannot be read: {store.fault}.")
        if token is not None and not found:
            raise click.ClickException(
                f"There is no entry {token[:60]}; `dokmus data export` lists all."
            )
        yield store, found


def open_data_store(folder: Path | None, database_url: str | None = None) -> Store:
    """Open the store of a folder or a database, or exit with a one-line error."""
    require("sqlalchemy", extra="app")
    from dokmus_widgets.storage.folder import DataFolderError, data_folder, ensure_folder
    from dokmus_widgets.storage.sqlite import open_store
    from dokmus_widgets.storage.store import NewerDatabase

    if database_url:
        require("psycopg", extra="postgres")
        from dokmus_widgets.storage import postgres

        with fail_on(
            postgres.DatabaseUrlError, NewerDatabase, message="--database-url: {}.".format
        ):
            return postgres.open_store(database_url)
    with fail_on(DataFolderError, NewerDatabase):
        return open_store(data_folder() if folder is None else ensure_folder(folder))
