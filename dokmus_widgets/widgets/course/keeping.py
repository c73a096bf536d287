"""The progress of a course, to take along, to bring back and to forget."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import again
from dokmus_widgets.lessons import LessonSession
from dokmus_widgets.lessons.progress import LONGEST_TEXT, Progress, ProgressError
from dokmus_widgets.widgets.board.export_area import Clipboard, text_form, text_section
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.progress_kept import Kept
from dokmus_widgets.widgets.sections.basic import Button

_ROWS = 6


class ProgressForm(Part):
    """The form below a course: a question about erasing, or a text to copy, lasts one action."""

    def __init__(self, keeping: Callable[[], CourseKeeping]) -> None:
        self._keeping = keeping

    def before_action(self) -> None:
        """Take the question about erasing as answered with no."""
        self._keeping().asks = False

    def dismiss(self) -> None:
        """Remove the text that was to be copied."""
        self._keeping().clipboard.dismiss()


class CourseKeeping:
    """Where the progress is kept, the form that brings and erases it, and what lies ready.

    ``asks``: whether it has been asked if all is to be erased indeed.
    """

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.asks = False
        self._is_damaged = False
        self._fault = ""
        self._brought = 0
        self.clipboard = Clipboard("taken")
        self._watchers: list[Callable[[Progress], object]] = []

    @property
    def progress(self) -> Progress:
        """How far the learner is."""
        return self.kept.progress

    @property
    def notice(self) -> str:
        """What went wrong with keeping it, in the language that is spoken; or nothing."""
        return self.kept.notice or (say("progress-damaged-page") if self._is_damaged else "")

    def begin_anew(self) -> None:
        """What was kept elsewhere could not be read."""
        self._is_damaged = True

    def watch(self, watcher: Callable[[Progress], object]) -> None:
        """Have a function called with the progress whenever there is something new to keep."""
        self._watchers.append(watcher)

    def _changed(self) -> None:
        self._is_damaged = False
        for watcher in self._watchers:
            watcher(self.progress)

    def save(self) -> None:
        """Keep the progress as it is now."""
        self.kept.save()
        self._changed()

    def note_step(self, session: LessonSession) -> None:
        """Note the step that a lesson is at, or that it is done."""
        id, progress = session.lesson.id, self.progress
        before = progress.lesson, progress.lessons.get(id)
        if session.is_done:
            progress.finish(id)
        else:
            progress.reach(id, session.at)
        if (progress.lesson, progress.lessons.get(id)) != before:
            self.save()

    def take_up(self, progress: Progress) -> None:
        """Add progress that was kept elsewhere; those who watch are told where it lacks something.

        Not otherwise: two pages that keep it in one place would answer each other without end.
        """
        self._is_damaged = False
        self.kept.progress = self.progress.merged(progress)
        if progress.merged(self.progress) != progress:
            self._changed()

    def lay_ready(self) -> str:
        """Lay the progress ready to be copied; the text."""
        text = self.kept.export_text()
        self.clipboard.show(
            partial(text_section, "course-keep", "course-export-hint", lambda: text, _ROWS)
        )
        return text

    def bring(self, text: str) -> Answer:
        """Add the progress of a text that was exported; a fault in it is told, nothing is lost."""
        try:
            self.kept.import_text(text)
        except ProgressError as error:
            self._fault = say("course-not-imported", path=error.faults[0].path or "none")
            return Answer(self._fault, done=False)
        self._fault = ""
        self._brought += 1
        self._changed()
        return Answer(say("course-imported"))

    def erase(self) -> None:
        """Forget everything."""
        self.kept.erase()
        self._changed()

    def sections(self) -> list[Section]:
        """The form, and what lies ready to be copied."""
        return [self._form(), *self.clipboard.sections()]

    def _form(self) -> Section:
        error = again(self._fault)
        parts = [
            Button("import_progress", say("course-import"), primary=not self.asks),
            Button("export_progress", say("course-export")),
        ]
        if self.asks:
            # A second click in haste on the button that asks must erase nothing.
            parts.append(Button("keep_progress", say("course-erase-not")))
            parts.append(Button("erase_for_good", say("course-erase-sure"), primary=True))
        else:
            parts.append(Button("erase_progress", say("course-erase")))
        return text_form(
            say("course-keep"),
            (say("course-keep-text"), say("course-keep-hint")),
            parts,
            rows=_ROWS,
            longest=LONGEST_TEXT,
            is_open=bool(error) or self.asks,
            error=error,
            fresh=f"brought-{self._brought}",
        )
