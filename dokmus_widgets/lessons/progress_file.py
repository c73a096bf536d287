"""Storage of progress in a file of the user's data folder, or named by ``DOKMUS_PROGRESS``.

An unreadable file is renamed, never overwritten, and the course starts again.
"""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from dokmus_widgets.explain.messages import again, keeping, say
from dokmus_widgets.lessons.progress import LONGEST_TEXT, Progress, ProgressError
from dokmus_widgets.storage.folder import data_folder, set_aside

ENVIRONMENT: Final = "DOKMUS_PROGRESS"


def progress_path() -> Path:
    path = os.environ.get(ENVIRONMENT)
    return Path(path) if path else data_folder() / "progress.json"


class ProgressFile:
    """A learner's progress in a file; an empty ``progress`` if it cannot be read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or progress_path()
        self._notice = ""
        self.progress = self._read() or Progress()
        self._last_saved = self.progress.to_text()

    @property
    def notice(self) -> str:
        """The last problem with the file, as a sentence; empty if there was none."""
        return again(self._notice)

    def save(self) -> None:
        """Write the progress, merged with what another notebook has written meanwhile."""
        self._notice = ""
        stored = self._read()
        # Merge only changes by others, or going back a step would be undone.
        if stored is not None and stored.to_text() != self._last_saved:
            self.progress = self.progress.merged(stored)
        if not self.notice or not os.path.lexists(self.path):
            self._write()

    def import_text(self, text: str) -> None:
        """Merge an exported progress; ``ProgressError`` if it is invalid."""
        self.progress = self.progress.merged(Progress.from_text(text))
        self.save()

    def export_text(self) -> str:
        return self.progress.to_text()

    def erase(self) -> None:
        """Delete the file and start the course again."""
        self.progress = Progress()
        try:
            self.path.unlink(missing_ok=True)
            self._notice = ""
        except OSError as error:
            self._set_notice("progress-not-erased", self.path, _error_text(error))

    @keeping()
    def _read(self) -> Progress | None:
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
            fault = _error_text(error)
        try:
            self._set_notice("progress-damaged", set_aside(self.path), fault)
        except OSError:
            self._set_notice("progress-unreadable", self.path, fault)
        return None

    def _set_notice(self, name: str, path: Path, why: str) -> None:
        """Set the notice, in a form that can be translated later."""
        with keeping():
            self._notice = say(name, path=str(path), why=why)

    def _write(self) -> None:
        """Write a temporary file, then replace the old one atomically."""
        temporary: Path | None = None
        text = self.progress.to_text()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(
                "w", encoding="utf-8", dir=self.path.parent, prefix=".progress-", delete=False
            ) as file:
                temporary = Path(file.name)
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(self.path)
            self._last_saved = text
        except OSError as error:
            self._set_notice("progress-not-saved", self.path, _error_text(error))
            if temporary is not None:
                temporary.unlink(missing_ok=True)


def _error_text(error: OSError) -> str:
    return error.strerror or type(error).__name__
