"""``dokmus site``: the web pages as files for any static host."""

from pathlib import Path

import click

from dokmus_widgets.cli.errors import fail_on, require


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Replace the site in FOLDER.")
@click.option("--lab", is_flag=True, help="Also write lab/: JupyterLite with the notebooks here.")
def site(folder: Path, force: bool, lab: bool) -> None:
    """Write the web pages into FOLDER as files for any static host, at any path.

    They require no server: Python runs in the visitor's browser. Building them needs Node.js, and
    fetches Python for the browser from the package registries, once.
    """
    require("jinja2", extra="app")
    from dokmus_widgets.site.builder import build_site
    from dokmus_widgets.site.downloads import BuildError

    with fail_on(BuildError):
        build_site(folder, force=force, lab=Path.cwd() if lab else None)
    click.echo(f"Written to {folder}. To view it: python -m http.server -b 127.0.0.1 -d {folder}")
