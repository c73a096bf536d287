"""Where the progress of a course is kept: in a file, or by the page that shows the course."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile


class PageProgress:
    """Progress that lasts as long as its page; whoever made the page is told of every change."""

    notice = ""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def save(self) -> None:
        """Nothing: those who watch the course keep it."""

    def import_text(self, text: str) -> None:
        """Add the progress of a text that was exported; ``ProgressError`` where it is none."""
        self.progress = self.progress.merged(Progress.from_text(text))

    def export_text(self) -> str:
        """The progress as text."""
        return self.progress.to_text()

    def erase(self) -> None:
        """Forget everything."""
        self.progress = Progress()


#: Where progress is kept: both say, save, bring and erase it alike.
Kept = ProgressFile | PageProgress


def kept(progress: Progress | ProgressFile | Mapping[str, Any] | str | None) -> Kept:
    """Where this progress is kept: None stands for the user's file.

    ``ProgressError`` for a document or a text that is no progress.
    """
    if progress is None:
        return ProgressFile()
    if isinstance(progress, ProgressFile):
        return progress
    if isinstance(progress, str):
        progress = Progress.from_text(progress)
    if not isinstance(progress, Progress):
        progress = Progress.from_dict(progress)
    return PageProgress(progress)
