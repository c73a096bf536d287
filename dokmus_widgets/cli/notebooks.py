"""``dokmus notebooks``: copies of the notebooks and the tutorials."""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from shutil import copyfile

import click

from dokmus_widgets.cli.errors import fail_on

_PACKAGE = Path(__file__).parents[1]
FOLDERS = ("notebooks", "tutorials")


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Replace files in FOLDER, losing your changes.")
def notebooks(folder: Path, force: bool) -> None:
    """Copy the notebooks and tutorials into FOLDER; existing files are kept."""
    copied, kept = copy_notebooks(folder, force=force)
    click.echo(f"Files copied to {folder}: {copied}; left as they were: {kept}.")
    click.echo(f"To open them: cd {quote(str(folder))} && dokmus lab")


def copy_notebooks(folder: Path, *, force: bool = False) -> tuple[int, int]:
    """Copy what is not in the folder, or all; return the numbers of files copied and left."""
    copied = kept = 0
    with fail_on(OSError, message=lambda error: f"Cannot write {folder}: {error.strerror}."):
        for source, name in _files():
            target = folder / name
            if target.exists() and not force:
                kept += 1
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            copyfile(source, target)
            copied += 1
    return copied, kept


def _files() -> Iterator[tuple[Path, Path]]:
    """Yield the files of an installed package, or of the repository, with their names."""
    shipped = _PACKAGE / "lab"
    root = shipped if (shipped / FOLDERS[0]).is_dir() else _PACKAGE.parent
    for name in FOLDERS:
        for source in sorted((root / name).rglob("*")):
            parts = source.relative_to(root)
            if source.is_file() and not any(part.startswith((".", "__")) for part in parts.parts):
                yield source, parts
