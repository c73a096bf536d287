"""``dokmus data``: what is kept of games, drafts and lessons, and the store that keeps it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.stopping import need, stopping, write

if TYPE_CHECKING:
    from dokmus_widgets.storage.store import Store, StoredEntry

_token = click.option("--token", help="Only what is kept under this token, as an address has it.")


@click.group()
def data() -> None:
    """What is kept of games, drafts and lessons: take it along, or erase it."""


@data.command()
@options.data_folder
@_token
@options.output("-o", "--out", help="The file to write; standard output otherwise.")
def export(data: Path | None, token: str | None, out: Path | None) -> None:
    """Write everything that is kept as text, a line of JSON for each thing."""
    with _kept(data, token, "read") as (_, found):
        text = "".join(f"{kept.to_line()}\n" for kept in found)
    write(text.encode(), out)


@data.command()
@options.data_folder
@_token
@click.option("--yes", is_flag=True, help="Do not ask.")
def erase(data: Path | None, token: str | None, yes: bool) -> None:
    """Forget everything that is kept, or one thing. It cannot be brought back."""
    with _kept(data, token, "erased") as (store, found):
        if found and not yes:
            click.confirm(f"Erase for good: {len(found)} kept?", abort=True)
        store.delete(token)
    click.echo(f"Erased: {len(found)}.")


@contextmanager
def _kept(
    folder: Path | None, token: str | None, done: str
) -> Iterator[tuple[Store, Sequence[StoredEntry]]]:
    """The store of a folder with what is kept there, of all or under a token.

    Stops with one line where it cannot be opened, where nothing is under the token, and where what
    is kept cannot be ``done``.
    """
    store = opened_store(folder)
    from dokmus_widgets.storage.store import StorageError

    with closing(store), stopping(StorageError, words=f"This cannot be {done}: {{}}.".format):
        found = [kept for kept in store.all() if token in (None, kept.token)]
        if store.fault:
            raise click.ClickException(f"Nothing is kept there that can be read: {store.fault}.")
        if token is not None and not found:
            raise click.ClickException(
                f"Nothing is kept under {token[:60]}: `dokmus data export` lists all."
            )
        yield store, found


def opened_store(folder: Path | None) -> Store:
    """The store of a folder; stops with one line where there can be none."""
    need("sqlalchemy", extra="app")
    from dokmus_widgets.storage.folder import DataFolderError, data_folder, ensure_folder
    from dokmus_widgets.storage.sqlite import NewerDatabase, open_store

    with stopping(DataFolderError, NewerDatabase):
        return open_store(data_folder() if folder is None else ensure_folder(folder))
