"""``dokmus study``: many games by players that are no people, and what they show."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.stopping import need, stopping, write

if TYPE_CHECKING:
    from dokmus_widgets.studies import Study

_folder = click.argument("folder", type=click.Path(path_type=Path))


@click.group()
def study() -> None:
    """Play games by the thousand, and report what they show."""
    need("pyarrow", extra="study")


@study.command("run")
@_folder
@click.option(
    "--players",
    "lineups",
    metavar="NAME,NAME,...",
    multiple=True,
    help="Who plays, a name for each seat. Several times: each of them plays. Without it the "
    "study in FOLDER goes on.",
)
@click.option("--games", type=int, default=1000, show_default=True, help="How many, of all.")
@click.option("--tiles", multiple=True, default=["isle"], help="A tile set; several times: each.")
@click.option("--reading", "readings", multiple=True, default=["en"], help="A reading; likewise.")
@click.option("--first", type=int, default=1, show_default=True, help="Who has the talisman first.")
@click.option("--first-in-turn", is_flag=True, help="Each has the talisman first in turn.")
@click.option("--rotated", is_flag=True, help="The players sit in each way round.")
@click.option("--paired", is_flag=True, help="All of them on the same islands, with the same luck.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another one: other games.")
@click.option("--records", is_flag=True, help="Write every game as a record too.")
@click.option("--workers", type=click.IntRange(1), help="How many processes; usually one a core.")
@click.option("--scheduler", metavar="ADDRESS", help="The Dask cluster that plays instead.")
@click.pass_context
def run(
    context: click.Context,
    /,
    folder: Path,
    workers: int | None,
    scheduler: str | None,
    **wanted: Any,
) -> None:
    """Play a study into FOLDER, or go on with the one that is there.

    The games are the same, byte for byte, whoever plays them.
    """
    need("distributed" if scheduler else "tqdm", extra="study")
    # Here, because nothing else needs them.
    from tqdm import tqdm

    from dokmus_widgets import studies

    told = [name for name in wanted if context.get_parameter_source(name) is not _USUAL]
    if told and not wanted["lineups"]:
        raise click.UsageError("Say by --players who plays; a study that goes on needs no options.")
    on = f"dokmus study run {shlex.quote(str(folder))}"
    on += f" --scheduler {shlex.quote(scheduler)}" if scheduler else ""
    on += f" --workers {workers}" if workers and not scheduler else ""
    with stopping(ValueError):
        study = _study(**wanted) if wanted["lineups"] else None
        total = (study or studies.Results.open(folder).study).games
    bar: tqdm | None = None

    def tell(done: int) -> None:
        nonlocal bar
        if bar is None:
            bar = tqdm(total=total, initial=done, unit=" games", disable=None)
        bar.update(done - bar.n)

    try:
        studies.run(study, folder, workers=workers, scheduler=scheduler, tell=tell)
    except studies.Refused as fault:
        raise click.ClickException(f"{fault}.") from None
    except (studies.Lost, OSError, KeyboardInterrupt) as fault:
        why = str(fault) or "stopped"
        raise click.ClickException(f"{why}. What is done is kept; go on by: {on}") from None
    finally:
        if bar is not None:
            bar.close()
    click.echo(f"{folder}: {total} games. See: dokmus study report {shlex.quote(str(folder))}")


_USUAL = click.core.ParameterSource.DEFAULT


def _study(first: int, first_in_turn: bool, lineups: tuple[str, ...], **wanted: Any) -> Study:
    from dokmus_widgets.studies import Study

    split = tuple(tuple(name.strip() for name in lineup.split(",")) for lineup in lineups)
    return Study(lineups=split, talisman=None if first_in_turn else first - 1, **wanted)


@study.command()
@_folder
@options.output(
    "-o",
    "--out",
    help="A page with charts to write, or for .json the report itself, which this command reads "
    "in place of a folder; text to standard output otherwise.",
)
@click.option("--seats", type=int, help="Only the games of so many players.")
@options.language
def report(folder: Path, out: Path | None, seats: int | None, language: str) -> None:
    """Tell what the games in FOLDER show, with 95 % confidence intervals."""
    need("bokeh", extra="study")
    # Here, because nothing else needs them.
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.studies import Results, kept
    from dokmus_widgets.studies.report import report
    from dokmus_widgets.studies.telling import text

    with stopping(ValueError), speaking(language):
        if folder.is_file() and seats is not None:
            raise click.UsageError("A report that is kept has no games to choose from.")
        found = kept.read(folder) if folder.is_file() else report(Results.open(folder), seats)
        if out is None:
            click.echo(text(found))
            return
        if out.suffix == ".json":
            write(kept.written(found).encode(), out)
            return
        from dokmus_widgets.studies.charts import page

        write(page(found).encode(), out)


@study.command()
@_folder
@click.argument("game", type=int)
@options.output("-o", "--out", help="The file to write; standard output otherwise.")
def record(folder: Path, game: int, out: Path | None) -> None:
    """Write the record of game GAME of the study in FOLDER, from 0."""
    from dokmus_widgets import studies

    with stopping(ValueError):
        text = studies.record(studies.Results.begin(folder).study, game)
    write(text.encode(), out)
