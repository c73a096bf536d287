"""``dokmus study``: series of games between computer players, and their report."""

from __future__ import annotations

import shlex
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, require, write_output

if TYPE_CHECKING:
    from dokmus_widgets.studies import Study

_folder = click.argument("folder", type=click.Path(path_type=Path))


@click.group()
def study() -> None:
    """Play thousands of games and report the results."""
    require("pyarrow", extra="study")


@study.command("run")
@_folder
@click.option(
    "--players",
    "lineups",
    metavar="NAME,NAME,...",
    multiple=True,
    help="One player per seat, by name, or as module:Class for your own. Repeat it for several "
    "line-ups; leave it out to continue the study in FOLDER.",
)
@click.option("--games", type=int, default=1000, show_default=True, help="Total number of games.")
@click.option("--tiles", multiple=True, default=["isle"], help="A tile set. Repeatable.")
@click.option("--reading", "readings", multiple=True, default=["en"], help="A reading. Repeatable.")
@click.option("--first", type=int, default=1, show_default=True, help="The first talisman holder.")
@click.option("--first-in-turn", is_flag=True, help="Each seat has the talisman first in turn.")
@click.option("--rotated", is_flag=True, help="Each line-up plays in every rotation of seats.")
@click.option("--paired", is_flag=True, help="All line-ups share islands and random numbers.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of islands and players.")
@click.option("--records", is_flag=True, help="Also write each game as a record.")
@click.option("--workers", type=click.IntRange(1), help="Processes; one per core by default.")
@click.option("--scheduler", metavar="ADDRESS", help="A Dask cluster to use instead.")
@click.pass_context
def run(
    context: click.Context,
    /,
    folder: Path,
    workers: int | None,
    scheduler: str | None,
    **arguments: Any,
) -> None:
    """Play a study into FOLDER, or continue the one in it.

    Results are the same, byte for byte, on any machine.
    """
    require("distributed" if scheduler else "tqdm", extra="study")
    given = [name for name in arguments if context.get_parameter_source(name) is not _DEFAULT]
    if given and not arguments["lineups"]:
        raise click.UsageError("Name the players with --players; continuing takes no options.")
    again = f"dokmus study run {shlex.quote(str(folder))}"
    again += f" --scheduler {shlex.quote(scheduler)}" if scheduler else ""
    again += f" --workers {workers}" if workers and not scheduler else ""
    with fail_on(ValueError):
        study = _study(**arguments) if arguments["lineups"] else None
    total = _play(study, folder, again, workers, scheduler)
    click.echo(f"{folder}: {total} games. See: dokmus study report {shlex.quote(str(folder))}")


def _play(
    study: Study | None, folder: Path, again: str, workers: int | None, scheduler: str | None = None
) -> int:
    """Play a study with a progress bar and one-line errors; return its number of games.

    ``again``: the command that continues it.
    """
    from tqdm import tqdm

    from dokmus_widgets import studies

    with fail_on(ValueError):
        known = study or studies.Results.open(folder).study
    _find_own_modules()
    bar: tqdm | None = None

    def show_progress(done: int) -> None:
        nonlocal bar
        if bar is None:
            bar = tqdm(total=known.games, initial=done, unit=" games", disable=None)
        bar.update(done - bar.n)

    try:
        studies.run(study, folder, workers=workers, scheduler=scheduler, on_progress=show_progress)
    except ValueError as fault:
        raise click.ClickException(f"{fault}.") from None
    except (studies.WorkersLost, OSError, KeyboardInterrupt) as fault:
        why = str(fault) or "stopped"
        raise click.ClickException(
            f"{why}. Finished games are saved; continue with: {again}"
        ) from None
    finally:
        if bar is not None:
            bar.close()
    if known.own_names:
        _warn_of_failures(folder)
    return known.games


def _warn_of_failures(folder: Path) -> None:
    """Tell how often own players failed, and how the first time."""
    from dokmus_widgets import studies

    results = studies.Results.open(folder)
    rows = [row for t in results.tables() for row in t.select(["game", "faults"]).to_pylist()]
    if failed := [row["game"] for row in rows if row["faults"]]:
        count = sum(len(row["faults"]) for row in rows)
        first = studies.match(results.study, failed[0]).faults[0]
        name = results.study.setup(failed[0]).players[first.seat]
        click.echo(
            f"Warning: {count} decisions were replaced by random ones, in {len(failed)} games. "
            f"The first, of {name} in game {failed[0]}: {first.cause} {first.detail}",
            err=True,
        )


@study.command()
@_folder
@click.option(
    "--players",
    required=True,
    metavar="NAME,NAME,...",
    help="Each plays copies of the next. By name, or as module:Class for your own.",
)
@click.option("--seats", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=int, default=400, show_default=True, help="Games of each pair.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of islands and players.")
@click.option("--workers", type=click.IntRange(1), help="Processes; one per core by default.")
@options.language
def ladder(
    folder: Path,
    players: str,
    seats: int,
    games: int,
    seed: int,
    workers: int | None,
    language: str,
) -> None:
    """Play each player against copies of the next, in FOLDER, and show who wins.

    Each island is played once from every seat. The same command continues a ladder.
    """
    require("tqdm", extra="study")
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.studies import Results, Study
    from dokmus_widgets.studies.report import report
    from dokmus_widgets.studies.text import table_text

    names = [name.strip() for name in players.split(",")]
    if len(names) < 2:
        raise click.UsageError("A ladder has two players at least.")
    for one, other in pairwise(names):
        with fail_on(ValueError), speaking(language):
            study = Study.pair(one, other, seats=seats, games=games, seed=seed)
            if one == other:
                raise ValueError(f"{one} cannot be measured against itself")
        rung = folder / f"{one}-{other}-{seats}-{games}-{seed}".replace(":", ".")
        _play(study, rung, "the same command", workers)
        with fail_on(ValueError), speaking(language):
            click.echo(f"{table_text(report(Results.open(rung)).section('players'))}\n")


def _find_own_modules() -> None:
    """Have modules in the current folder found, as ``python -m`` does."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)


_DEFAULT = click.core.ParameterSource.DEFAULT


def _study(first: int, first_in_turn: bool, lineups: tuple[str, ...], **arguments: Any) -> Study:
    from dokmus_widgets.studies import Study

    split = tuple(tuple(name.strip() for name in lineup.split(",")) for lineup in lineups)
    return Study(lineups=split, first=None if first_in_turn else first - 1, **arguments)


@study.command()
@_folder
@options.output(
    "-o",
    "--out",
    help="The HTML page or .json report to write; text on standard output by default. The command "
    "also reads a .json report in place of FOLDER.",
)
@click.option("--seats", type=int, help="Only games with this number of players.")
@options.language
def report(folder: Path, out: Path | None, seats: int | None, language: str) -> None:
    """Report on the games in FOLDER, with 95 % confidence intervals."""
    require("bokeh", extra="study")
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.studies import Results
    from dokmus_widgets.studies.report import report
    from dokmus_widgets.studies.report_file import read_report, write_report
    from dokmus_widgets.studies.text import report_text

    with fail_on(ValueError), speaking(language):
        if folder.is_file() and seats is not None:
            raise click.UsageError("A report file has no games to select from.")
        found = read_report(folder) if folder.is_file() else report(Results.open(folder), seats)
        if out is None:
            click.echo(report_text(found))
            return
        if out.suffix == ".json":
            write_output(write_report(found).encode(), out)
            return
        from dokmus_widgets.studies.charts import page

        write_output(page(found).encode(), out)


@study.command()
@click.argument("source", type=click.Path(exists=True, path_type=Path))
@options.output("-o", "--out", help="The Parquet file to write; SOURCE.parquet by default.")
@click.option("--skip-forced", is_flag=True, help="Leave out steps with one legal action.")
def data(source: Path, out: Path | None, skip_forced: bool) -> None:
    """Write the games of SOURCE as training data for machine learning.

    SOURCE is the folder of a study or a file of game records. Each row has what a player saw, the
    mask of legal actions, the action chosen, and how the game ended for that player.
    """
    from dokmus_widgets.studies.training import write_training_data

    out = source.with_name(f"{source.name}.parquet") if out is None else out
    _find_own_modules()
    with fail_on(ValueError, OSError):
        written = write_training_data(source, out, forced=not skip_forced)
    left_out = f" {written.unfinished} unfinished games are left out." if written.unfinished else ""
    click.echo(f"{out}: {written.games} games, {written.steps} steps.{left_out}")


@study.command()
@_folder
@click.argument("game", type=int)
@options.output("-o", "--out", help="The file to write; standard output by default.")
def record(folder: Path, game: int, out: Path | None) -> None:
    """Write the record of game number GAME (from 0) of the study in FOLDER."""
    from dokmus_widgets import studies

    _find_own_modules()
    with fail_on(ValueError):
        text = studies.record(studies.Results.begin(folder).study, game)
    write_output(text.encode(), out)
