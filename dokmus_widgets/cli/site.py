"""``dokmus site``: the web page as files, for any plain host."""

from __future__ import annotations

from pathlib import Path

import click

from dokmus_widgets.cli.stopping import need, stopping


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Replace the site that FOLDER holds.")
@click.option("--lab", is_flag=True, help="Also write lab/: JupyterLite, with the notebooks here.")
def site(folder: Path, force: bool, lab: bool) -> None:
    """Write the web page into FOLDER as files that any plain host serves, below any path.

    They need no server: Python runs in the visitor's browser. Building them needs Node.js, and
    fetches Python for the browser from the package registries, once.
    """
    need("jinja2", extra="app")
    # Here, because nothing else needs it.
    from dokmus_widgets.site.builder import build_site
    from dokmus_widgets.site.downloads import BuildError

    with stopping(BuildError):
        build_site(folder, force=force, lab=Path.cwd() if lab else None)
    click.echo(
        f"Written to {folder}. To look at it: python -m http.server -b 127.0.0.1 -d {folder}"
    )
