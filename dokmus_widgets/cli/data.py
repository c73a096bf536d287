"""``dokmus data``: export and erasure of stored games, drafts and lessons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, require, write_output

if TYPE_CHECKING:
    from dokmus_widgets.storage.store import Store, StoredEntry

_token = click.option("--token", help="Only the entry with this token from its address.")


@click.group()
def data() -> None:
    """Export or erase stored games, drafts and lessons."""


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


def open_data_store(folder: Path | None) -> Store:
    """Open the store of a folder, or exit with a one-line error."""
    require("sqlalchemy", extra="app")
    from dokmus_widgets.storage.folder import DataFolderError, data_folder, ensure_folder
    from dokmus_widgets.storage.sqlite import NewerDatabase, open_store

    with fail_on(DataFolderError, NewerDatabase):
        return open_store(data_folder() if folder is None else ensure_folder(folder))
