"""``dokmus lab``: the notebooks, in JupyterLab."""

import os
import subprocess
import sys
from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import check_address, require
from dokmus_widgets.cli.notebooks import copy_notebooks

_LAB_CONFIG = Path(__file__).parents[1] / "lab"
_COPIES = Path("dokmus-notebooks")
#: Options that keep JupyterLab from fetching news and updates.
LAB_OFFLINE = (
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.news_url=",
    "--LabApp.extension_manager=readonly",
)


@click.command(context_settings={"ignore_unknown_options": True})
@options.port("The port to listen on; a free one by default.")
@options.no_browser
@click.argument("jupyter_options", metavar="[JUPYTER OPTIONS]...", nargs=-1, type=click.UNPROCESSED)
def lab(port: int | None, no_browser: bool, jupyter_options: tuple[str, ...]) -> None:
    """Open the notebooks in JupyterLab; other options go to Jupyter.

    If there are none here, they are copied into a new folder, dokmus-notebooks.
    """
    require("jupyterlab", extra="lab")
    if port is not None:
        check_address("127.0.0.1", port)
    folder = Path("notebooks")
    if not folder.is_dir():
        copied, _ = copy_notebooks(_COPIES)
        folder = _COPIES / "notebooks"
        if copied:
            click.echo(f"The notebooks are in the folder {_COPIES}.")
    # The tutorials beside them stay reachable.
    arguments = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={Path().resolve()}"]
    arguments.append(f"--LabApp.default_url=/lab/tree/{folder.as_posix()}")
    arguments += [*LAB_OFFLINE, *jupyter_options]
    if port is not None:
        arguments += [f"--port={port}", "--ServerApp.port_retries=0"]
    if no_browser:
        arguments.append("--no-browser")
    # Disables the extension that asks about fetching news.
    paths = filter(None, [str(_LAB_CONFIG), os.environ.get("JUPYTER_CONFIG_PATH")])
    environment = {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(paths)}
    try:
        code = subprocess.call(arguments, env=environment)
    except KeyboardInterrupt:
        code = 0  # JupyterLab handles the same Ctrl+C
    sys.exit(code)
