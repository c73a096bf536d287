"""``dokmus puzzles``: generation and verification of puzzles."""

from itertools import islice
from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, write_output


@click.group()
def puzzles() -> None:
    """Generate and verify puzzles."""


@puzzles.command()
@click.option("--count", type=click.IntRange(1, 10_000), default=20, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the games.")
@options.output("-o", "--out", help="The file to write; standard output by default.")
def make(count: int, seed: int, out: Path | None) -> None:
    """Generate puzzles of every kind; each takes a second or two."""
    from dokmus_widgets.puzzles import write_puzzles
    from dokmus_widgets.puzzles.generator import generate_puzzles

    found = []
    for number, puzzle in enumerate(islice(generate_puzzles(seed), count), 1):
        click.echo(f"{number} of {count}: {puzzle.id}, {puzzle.grade}", err=True)
        found.append(puzzle)
    write_output(write_puzzles(found).encode(), out)


@puzzles.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
def check(file: Path | None) -> None:
    """Verify the puzzles of FILE, or the shipped ones, and name each faulty line."""
    from dokmus_widgets.puzzles.catalogue import resolve_puzzles

    with fail_on(ValueError):
        proven = resolve_puzzles(file, prove=True)
    click.echo(f"{len(proven)} puzzles verified.")
