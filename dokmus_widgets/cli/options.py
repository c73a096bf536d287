"""What several commands are told in the same way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

Option = Callable[[Callable[..., None]], Callable[..., None]]


def port(help: str, usual: int | None = None) -> Option:
    """Where to listen; ``usual``: where nothing is said, None where a port is found then."""
    return click.option(
        "--port",
        type=click.IntRange(1, 65535),
        default=usual,
        show_default=usual is not None,
        envvar="DOKMUS_PORT",
        show_envvar=True,
        help=help,
    )


def output(*names: str, help: str) -> Option:
    """The file to write."""
    return click.option(*names, type=click.Path(dir_okay=False, path_type=Path), help=help)


no_browser = click.option(
    "--no-browser",
    is_flag=True,
    envvar="DOKMUS_NO_BROWSER",
    show_envvar=True,
    help="Only serve; do not open a browser.",
)
data_folder = click.option(
    "--data",
    type=click.Path(path_type=Path),
    envvar="DOKMUS_DATA",
    show_envvar=True,
    help="The folder that keeps games and drafts; your own data folder otherwise.",
)
language = click.option(
    "--language", default="en", show_default=True, help="Of the words: en, fr, ru or ja."
)
