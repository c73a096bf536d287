"""Persistence of course and puzzle progress in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

if TYPE_CHECKING:
    from dokmus_widgets.widgets import CourseWidget, PuzzleWidget

#: The key in the browser's storage.
STORAGE_KEY: Final = "dokmus-progress"


def persist_progress(course: CourseWidget | PuzzleWidget) -> BrowserStore:
    """Return a widget that stores the progress of a course or of puzzles in the browser.

    It loads the stored progress, follows other tabs, and sets unreadable texts aside.
    """
    # Imported here: most pages have no progress.
    from dokmus_widgets.lessons.progress import Progress, ProgressError

    store = BrowserStore(STORAGE_KEY)

    def load(text: str, elsewhere: bool) -> None:
        if not text:
            course.erase_for_good()
            return
        try:
            progress = Progress.from_text(text)
        except ProgressError:
            store.set_aside()
            course.report_damaged_progress()
        else:
            course.merge_progress(progress, opens=not elsewhere)

    def save(progress: Progress) -> None:
        if progress == Progress():
            store.erase()
        else:
            store.keep(progress.to_text())

    store.on_found(load)
    course.on_progress(save)
    return store
