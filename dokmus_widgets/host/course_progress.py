"""The progress of a visitor's course, which stays in the visitor's own browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dokmus_widgets.widgets import CourseWidget, PuzzleWidget
    from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

#: The name under which the browser keeps it.
KEY: Final = "dokmus-progress"


def kept_by_browser(course: CourseWidget | PuzzleWidget) -> BrowserStore:
    """What keeps a course, or puzzles, in the browser, to be shown beside them; it goes on from
    what is there.

    What another tab keeps meanwhile is added, and what it erases is erased. What was kept and
    cannot be read is set aside there, with a message.
    """
    # Here, so that the widgets load only when needed.
    from dokmus_widgets.lessons.progress import Progress, ProgressError
    from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

    store = BrowserStore(KEY)

    def found(text: str, elsewhere: bool) -> None:
        if not text:
            course.erase_for_good()
            return
        try:
            progress = Progress.from_text(text)
        except ProgressError:
            store.set_aside()
            course.begin_anew()
        else:
            course.take_up(progress, opens=not elsewhere)

    def keep(progress: Progress) -> None:
        if progress == Progress():
            store.erase()
        else:
            store.keep(progress.to_text())

    store.on_found(found)
    course.on_progress(keep)
    return store
