"""Options shared by several commands."""

from collections.abc import Callable
from pathlib import Path

import click

Option = Callable[[Callable[..., None]], Callable[..., None]]


def port(help: str, default: int | None = None) -> Option:
    return click.option(
        "--port",
        type=click.IntRange(1, 65535),
        default=default,
        show_default=default is not None,
        envvar="DOKMUS_PORT",
        show_envvar=True,
        help=help,
    )


def output(*names: str, help: str) -> Option:
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
    help="The folder for games and drafts; your user data folder by default.",
)
language = click.option(
    "--language", default="en", show_default=True, help="Language: en, fr, ru or ja."
)
