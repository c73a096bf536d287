"""``dokmus puzzles``: more of them, and the proof of those that there are."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.stopping import stopping, write


@click.group()
def puzzles() -> None:
    """Make puzzles from games, and prove puzzles."""


@puzzles.command()
@click.option("--count", type=click.IntRange(1, 10_000), default=20, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="Another one: other puzzles.")
@options.output("-o", "--out", help="The file to write; standard output otherwise.")
def make(count: int, seed: int, out: Path | None) -> None:
    """Make puzzles of every kind; each takes a second or two."""
    # Here, because nothing else needs them.
    from dokmus_widgets.puzzles import write_puzzles
    from dokmus_widgets.puzzles.making import made

    found = []
    for number, puzzle in enumerate(islice(made(seed), count), 1):
        click.echo(f"{number} of {count}: {puzzle.id}, {puzzle.grade}", err=True)
        found.append(puzzle)
    write(write_puzzles(found).encode(), out)


@puzzles.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
def check(file: Path | None) -> None:
    """Prove the puzzles of FILE anew, or those that come along: every line with a fault is told."""
    from dokmus_widgets.puzzles.catalogue import those_of

    with stopping(ValueError):
        proven = those_of(file, prove=True)
    click.echo(f"{len(proven)} puzzles, each proven.")
