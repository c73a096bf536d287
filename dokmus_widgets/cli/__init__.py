"""The command ``dokmus``: the web page, served or as files; notebooks, pictures, printed rules."""

from __future__ import annotations

import click

from dokmus_widgets import __version__
from dokmus_widgets.cli.kept import data
from dokmus_widgets.cli.notebooks import lab
from dokmus_widgets.cli.printing import picture, summary
from dokmus_widgets.cli.puzzling import puzzles
from dokmus_widgets.cli.serving import app
from dokmus_widgets.cli.site import site
from dokmus_widgets.cli.studying import study


@click.group(
    commands=[app, site, lab, picture, summary, data, study, puzzles],
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="dokmus")
def main() -> None:
    """Learn the board game Dokmus by clicking.

    Unofficial: Dokmus belongs to its designer and its publisher.
    """
