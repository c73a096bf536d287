"""Stores of progress: a file, or the page that shows the course."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile


class PageProgress:
    """Progress in memory, for as long as the page lives; watchers store it."""

    notice = ""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def save(self) -> None:
        """Do nothing: watchers of the course store the progress."""

    def import_text(self, text: str) -> None:
        """Merge exported progress; raise ``ProgressError`` for invalid text."""
        self.progress = self.progress.merged(Progress.from_text(text))

    def export_text(self) -> str:
        return self.progress.to_text()

    def erase(self) -> None:
        self.progress = Progress()


ProgressStore = ProgressFile | PageProgress


def progress_store(
    progress: Progress | ProgressFile | Mapping[str, Any] | str | None,
) -> ProgressStore:
    """Return the store of a progress (None: the user's file); raise ``ProgressError``."""
    if progress is None:
        return ProgressFile()
    if isinstance(progress, ProgressFile):
        return progress
    if isinstance(progress, str):
        progress = Progress.from_text(progress)
    if not isinstance(progress, Progress):
        progress = Progress.from_dict(progress)
    return PageProgress(progress)
