"""The folder of this machine where everything of a user's is kept."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

ENVIRONMENT: Final = "DOKMUS_DATA"


class NoFolder(ValueError):
    """The folder that was named cannot be one; in words that say what is right."""


def data_folder() -> Path:
    """The folder that ``DOKMUS_DATA`` names, or the one that the system has for such things."""
    named = os.environ.get(ENVIRONMENT)
    return Path(named) if named else user_data_path("dokmus", appauthor=False)


def checked_folder(folder: Path) -> Path:
    """The folder, made where there is none yet; ``NoFolder`` for what cannot be one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise NoFolder(f"{folder} is a file: name a folder to keep things in.") from None
    except OSError as error:
        reason = f"{folder} is not there and cannot be made ({error.strerror})"
        raise NoFolder(f"{reason}: name a folder that you may write to.") from None
    return folder


def set_aside(path: Path) -> Path:
    """Give a damaged file a name that nothing has yet, beside the old one; the name.

    ``OSError`` where that cannot be.
    """
    for number in count(1):
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        try:
            aside.touch(exist_ok=False)  # taken now: nobody else gets it
        except FileExistsError:
            continue
        try:
            path.replace(aside)
        except OSError:
            aside.unlink()
            raise
        return aside
    raise AssertionError("numbers end")
