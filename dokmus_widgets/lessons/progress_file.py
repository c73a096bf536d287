"""Storage of progress in notebooks: a file in the user's data folder.

The environment variable ``DOKMUS_PROGRESS`` names another file. An unreadable file is renamed,
never overwritten, and the course starts again.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from dokmus_widgets.explain.messages import again, keeping, say
from dokmus_widgets.lessons.progress import LONGEST_TEXT, Progress, ProgressError
from dokmus_widgets.storage.folder import data_folder, set_aside

ENVIRONMENT: Final = "DOKMUS_PROGRESS"


def progress_path() -> Path:
    """Return the path from ``DOKMUS_PROGRESS``, else the one in the data folder."""
    named = os.environ.get(ENVIRONMENT)
    return Path(named) if named else data_folder() / "progress.json"


class ProgressFile:
    """A learner's progress in a file; an empty ``progress`` if it cannot be read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or progress_path()
        self._notice = ""
        self.progress = self._kept() or Progress()
        self._seen = self.progress.to_text()  # what the file held when it was read or written last

    @property
    def notice(self) -> str:
        """The last problem with the file, as a sentence; empty if there was none."""
        return again(self._notice)

    def save(self) -> None:
        """Write the progress, merged with what another notebook has written meanwhile."""
        self._notice = ""
        kept = self._kept()
        # What is there from here is out of date: who went back a step is not to be taken on again.
        if kept is not None and kept.to_text() != self._seen:
            self.progress = self.progress.merged(kept)
        if not self.notice or not os.path.lexists(self.path):
            self._write()

    def import_text(self, text: str) -> None:
        """Merge an exported progress; ``ProgressError`` if it is invalid."""
        self.progress = self.progress.merged(Progress.from_text(text))
        self.save()

    def export_text(self) -> str:
        """Return the progress as text for :meth:`import_text`."""
        return self.progress.to_text()

    def erase(self) -> None:
        """Delete the file and start the course again."""
        self.progress = Progress()
        try:
            self.path.unlink(missing_ok=True)
            self._notice = ""
        except OSError as error:
            self._tell("progress-not-erased", self.path, _why(error))

    @keeping()
    def _kept(self) -> Progress | None:
        """Read the file; None if it is missing or unreadable."""
        try:
            with self.path.open(encoding="utf-8") as file:
                text = file.read(LONGEST_TEXT + 1)
            return Progress.from_text(text)
        except FileNotFoundError:
            return None
        except ProgressError as error:
            fault = str(error.faults[0])
        except UnicodeDecodeError:
            fault = say("progress-no-text")
        except OSError as error:
            fault = _why(error)
        self._set_aside(fault)
        return None

    def _tell(self, name: str, path: Path, why: str) -> None:
        """Set the notice, in a form that can be translated later."""
        with keeping():
            self._notice = say(name, path=str(path), why=why)

    def _set_aside(self, fault: str) -> None:
        """Rename the file to an unused name."""
        try:
            self._tell("progress-damaged", set_aside(self.path), fault)
        except OSError:
            self._tell("progress-unreadable", self.path, fault)

    def _write(self) -> None:
        """Write a temporary file, then replace the old one atomically."""
        written: Path | None = None
        text = self.progress.to_text()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(
                "w", encoding="utf-8", dir=self.path.parent, prefix=".progress-", delete=False
            ) as file:
                written = Path(file.name)
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            written.replace(self.path)
            self._seen = text
        except OSError as error:
            self._tell("progress-not-saved", self.path, _why(error))
            if written is not None:
                written.unlink(missing_ok=True)


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
