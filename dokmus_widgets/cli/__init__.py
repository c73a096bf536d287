"""The command ``dokmus``, with its subcommands."""

import click

from dokmus_widgets import __version__
from dokmus_widgets.cli.app import app
from dokmus_widgets.cli.data import data
from dokmus_widgets.cli.lab import lab
from dokmus_widgets.cli.notebooks import notebooks
from dokmus_widgets.cli.picture import picture
from dokmus_widgets.cli.puzzles import puzzles
from dokmus_widgets.cli.site import site
from dokmus_widgets.cli.study import study
from dokmus_widgets.cli.summary import summary


@click.group(
    commands=[app, site, lab, notebooks, picture, summary, data, study, puzzles],
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="dokmus")
def main() -> None:
    """Learn the board game Dokmus by clicking.

    Unofficial: Dokmus belongs to its designer and its publisher.
    """
