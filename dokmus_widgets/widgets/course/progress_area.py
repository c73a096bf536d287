"""Storage, import, export and erasure of the learner's progress."""

from collections.abc import Callable
from functools import partial

from dokmus_widgets.explain import Answer, again, say
from dokmus_widgets.lessons import LessonSession
from dokmus_widgets.lessons.progress import LONGEST_TEXT, Progress, ProgressError
from dokmus_widgets.widgets.board import Part, Section
from dokmus_widgets.widgets.board.export_area import Clipboard, text_form, text_section
from dokmus_widgets.widgets.course.progress_store import ProgressStore
from dokmus_widgets.widgets.sections.basic import Button

_ROWS = 6


class ProgressForm(Part):
    """The part for the progress form: a confirmation or exported text lasts one action."""

    def __init__(self, area: "Callable[[], ProgressArea]") -> None:
        self._area = area

    def before_user_action(self) -> None:
        self._area().is_confirming = False

    def dismiss(self) -> None:
        self._area().ready.dismiss()


class ProgressArea:
    """The store of the progress, with the form to import, export and erase it."""

    def __init__(self, store: ProgressStore) -> None:
        self.store = store
        self.is_confirming = False
        self._is_damaged = False
        self._fault = ""
        self._imports = 0
        self.ready = Clipboard("taken")
        self._watchers: list[Callable[[Progress], object]] = []

    @property
    def progress(self) -> Progress:
        return self.store.progress

    @property
    def notice(self) -> str:
        """The last storage problem in words; empty if there was none."""
        return self.store.notice or (say("progress-damaged-page") if self._is_damaged else "")

    def report_damaged_progress(self) -> None:
        self._is_damaged = True

    def watch(self, watcher: Callable[[Progress], object]) -> None:
        """Register a function that is called with the progress after each change."""
        self._watchers.append(watcher)

    def _notify(self) -> None:
        self._is_damaged = False
        for watcher in self._watchers:
            watcher(self.progress)

    def save(self) -> None:
        self.store.save()
        self._notify()

    def note_step(self, session: LessonSession) -> None:
        id, progress = session.lesson.id, self.progress
        before = progress.lesson, progress.lessons.get(id)
        if session.is_done:
            progress.finish(id)
        else:
            progress.reach(id, session.at)
        if (progress.lesson, progress.lessons.get(id)) != before:
            self.save()

    def merge_progress(self, progress: Progress) -> None:
        """Merge progress stored elsewhere.

        Watchers are notified only of news: two pages with one store would notify each other
        endlessly.
        """
        self._is_damaged = False
        self.store.progress = self.progress.merged(progress)
        if progress.merged(self.progress) != progress:
            self._notify()

    def show_export(self) -> str:
        """Show the progress as text to copy, and return the text."""
        text = self.store.export_text()
        arguments = "course-keep", "course-export-hint", lambda: text, _ROWS
        self.ready.show(partial(text_section, *arguments))
        return text

    def import_text(self, text: str) -> Answer:
        """Merge progress from exported text; explain a fault in it."""
        try:
            self.store.import_text(text)
        except ProgressError as error:
            self._fault = say("course-not-imported", path=error.faults[0].path or "none")
            return Answer(self._fault, done=False)
        self._fault = ""
        self._imports += 1
        self._notify()
        return Answer(say("course-imported"))

    def erase(self) -> None:
        self.store.erase()
        self._notify()

    def sections(self) -> list[Section]:
        return [self._form(), *self.ready.sections()]

    def _form(self) -> Section:
        error = again(self._fault)
        parts = [
            Button("import_progress", say("course-import"), primary=not self.is_confirming),
            Button("export_progress", say("course-export")),
        ]
        if self.is_confirming:
            # The first button must not confirm: a double click would erase.
            parts.append(Button("keep_progress", say("course-erase-not")))
            parts.append(Button("erase_for_good", say("course-erase-sure")))
        else:
            parts.append(Button("erase_progress", say("course-erase")))
        return text_form(
            say("course-keep"),
            (say("course-keep-text"), say("course-keep-hint")),
            parts,
            rows=_ROWS,
            longest=LONGEST_TEXT,
            is_open=bool(error) or self.is_confirming,
            error=error,
            fresh=f"brought-{self._imports}",
        )
