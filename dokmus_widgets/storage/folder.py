"""The user's data folder."""

import os
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

ENVIRONMENT_VARIABLE: Final = "DOKMUS_DATA"


class DataFolderError(ValueError):
    """A path that cannot be the data folder; the text says what to do."""


def data_folder() -> Path:
    """Return the folder that ``DOKMUS_DATA`` names, or the system's folder for user data."""
    named = os.environ.get(ENVIRONMENT_VARIABLE)
    return Path(named) if named else user_data_path("dokmus", appauthor=False)


def ensure_folder(folder: Path) -> Path:
    """Create a folder unless it exists; raise `DataFolderError` if it cannot be created."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise DataFolderError(f"{folder} is a file: name a folder for your data.") from None
    except OSError as error:
        raise DataFolderError(
            f"{folder} does not exist and cannot be created ({error.strerror}): "
            "name a folder that you may write to."
        ) from None
    return folder


def set_aside(path: Path) -> Path:
    """Rename a damaged file to an unused name beside it, or raise `OSError`; return the name."""
    for number in count(1):
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        try:
            aside.touch(exist_ok=False)  # reserve the name
        except FileExistsError:
            continue
        try:
            path.replace(aside)
        except OSError:
            aside.unlink()
            raise
        return aside
    raise AssertionError("unreachable")
