"""Puzzles: a turn of a game with a question, on a board that answers every click."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.play.link_fields import Linked, LinkFields
from dokmus_widgets.puzzles import Grade, Kind, Puzzle, catalogue
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import Press, Presses, number, plain, text
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.keeping import CourseKeeping
from dokmus_widgets.widgets.course.progress_kept import kept
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.puzzles.sheet import ANY, PuzzleSheet, choosing
from dokmus_widgets.widgets.sections.basic import Note

#: In a link, and as an argument: the puzzle of the day.
TODAY = "today"


class PuzzleWidget(LessonBoard):
    """Puzzles, one after the other.

    ``puzzle``: its id, a :class:`Puzzle`, or ``"today"``; otherwise that of the day, or where it
    was tried, one that is new. ``puzzles``: those of a file in place of those that come along;
    ``progress``: what was tried so far, as for :class:`CourseWidget`; ``language``: of every word;
    ``has_address``: whether the page that shows it opens its links; ``clock``: gives the time,
    aware of its zone: the day is that of UTC. Each method answers as the screen does.

    >>> from dokmus_widgets.lessons.progress import Progress
    >>> from dokmus_widgets.widgets import PuzzleWidget
    >>> widget = PuzzleWidget(progress=Progress())
    >>> widget.show().done
    True
    """

    _presses: ClassVar[Presses] = {
        **LessonBoard._presses,
        **plain("another", "daily", "once_more", "show"),
        "choose": Press(number),
        "pick_kind": Press(text, offers=lambda _: [ANY, *Kind]),
        "pick_grade": Press(text, offers=lambda _: [ANY, *Grade]),
    }
    session = Subject[PuzzleSession]()
    _is_resuming = False

    def __init__(
        self,
        puzzle: str | Puzzle | None = None,
        *,
        puzzles: str | Path | Sequence[Puzzle] | None = None,
        progress: Progress | ProgressFile | Mapping[str, Any] | str | None = None,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        clock: Callable[[], datetime] | None = None,
        **options: Any,
    ) -> None:
        self._now = clock or partial(datetime.now, UTC)
        self._asked = puzzle is not None
        self.kind = self.grade = ANY

        def begun() -> PuzzleSession:
            self.puzzles = catalogue.those_of(puzzles)
            self.keeping = CourseKeeping(kept(progress))
            first = self._first() if puzzle is None else self._wanted(puzzle)
            return self._watched(PuzzleSession.of(first))

        super().__init__(begun, language, has_address, **options)

    @staticmethod
    def _arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The puzzle of a link, for a visitor without any progress so far."""
        link = LinkFields(asked, ("puzzle",))
        known = [TODAY, *(one.id for one in catalogue.shipped())]
        wanted = link.choice("puzzle", known, "")
        return {"progress": Progress(), "puzzle": wanted or None}, link.faults

    # How it stands

    @property
    def puzzle(self) -> Puzzle:
        """The one that is shown."""
        return self.session.puzzle

    @property
    def progress(self) -> Progress:
        """What was tried so far."""
        return self.keeping.progress

    @property
    def today(self) -> Puzzle:
        """The puzzle of the day: the same everywhere."""
        return catalogue.daily(self._now().astimezone(UTC).date(), self.puzzles)

    @property
    def picked(self) -> tuple[Puzzle, ...]:
        """Those of the kind and of the grade that are wanted."""
        return tuple(
            one
            for one in self.puzzles
            if self.kind in (ANY, one.kind) and self.grade in (ANY, one.grade)
        )

    @property
    def due(self) -> tuple[str, ...]:
        """The ids of those that are best tried again by now."""
        return self.progress.memory.due(self._now(), [one.id for one in self.puzzles])

    def on_progress(self, watcher: Callable[[Progress], object]) -> None:
        """Have a function called with the progress whenever there is something new to keep."""
        self.keeping.watch(watcher)

    # What a hand does

    show = control(PuzzleSession.show)
    choose = control(PuzzleSession.choose)

    @command
    def open_puzzle(self, puzzle: str | Puzzle) -> Answer:
        """Open a puzzle, or ``"today"``; ``ValueError`` with the nearest where there is none."""
        return self._open(self._wanted(puzzle))

    @command
    def another(self) -> Answer:
        """The next one of the kind and the grade that are wanted."""
        picked = self.picked
        if not picked:
            return Answer(say("puzzle-none"), done=False)
        now = self._now()
        return self._open(catalogue.next_of(picked, self.progress.memory, now, self.puzzle))

    def next(self) -> Answer:
        """The same as :meth:`another`."""
        return self.another()

    def daily(self) -> Answer:
        """The puzzle of the day."""
        return self.open_puzzle(TODAY)

    @command
    def once_more(self) -> Answer:
        """One that was missed, and is due again."""
        if not self.due:
            return Answer(say("puzzle-none-due"), done=False)
        return self._open(self._wanted(self.due[0]))

    def pick_kind(self, kind: str) -> Answer:
        """Only those of a :class:`Kind` from now on, or ``"any"``."""
        self.kind = read_choice("kind", kind, [ANY, *Kind])
        return self._picked()

    def pick_grade(self, grade: str) -> Answer:
        """Only those of a :class:`Grade` from now on, or ``"any"``."""
        self.grade = read_choice("grade", grade, [ANY, *Grade])
        return self._picked()

    # What is kept elsewhere

    def take_up(self, progress: Progress, *, opens: bool = True) -> None:
        """Go on from progress that was kept elsewhere, with what was done here meanwhile.

        ``opens``: whether the puzzle that is best tried next is opened, unless one has been asked
        for or begun.
        """

        def taken() -> Answer:
            self.keeping.take_up(progress)
            begun = self._asked or self.session.tried is not None or self.session.can_take_back
            return self._answer if begun or not opens else self._open(self._first())

        self._arrive(taken)

    def begin_anew(self) -> None:
        """Say that what was kept elsewhere could not be read."""
        self.keeping.begin_anew()
        self._show()

    def erase_for_good(self) -> Answer:
        """Forget all progress, that of the course too."""
        self.keeping.erase()
        return self.again()

    # What follows

    def _wanted(self, puzzle: str | Puzzle) -> Puzzle:
        if isinstance(puzzle, Puzzle):
            return puzzle
        return self.today if puzzle == TODAY else catalogue.puzzle(puzzle, self.puzzles)

    def _first(self) -> Puzzle:
        """That of the day; where it was tried already, one that is new."""
        memory, today = self.progress.memory, self.today
        if memory.knows(today.id) is None:
            return today
        return catalogue.next_of(self.puzzles, memory, self._now(), today)

    def _open(self, puzzle: Puzzle) -> Answer:
        self._subject, self._asked = self._watched(PuzzleSession.of(puzzle)), True
        return self.session.answer

    def _picked(self) -> Answer:
        fits = self.puzzle in self.picked
        return self._do(lambda: Answer(self.session.text)) if fits else self.another()

    def _watched(self, session: PuzzleSession) -> PuzzleSession:
        """Have the first try at a puzzle noted in the progress."""

        def note(solved: bool) -> None:
            if not self._is_resuming:
                self.progress.answered(session.puzzle.id, solved, self._now())
                self.keeping.save()

        session.on_first_try = note
        return session

    def link(self) -> str:
        """The query of a link that opens this puzzle."""
        return f"?puzzle={self.puzzle.id}"

    # To be kept, and gone on with

    def resume(self, document: Mapping[str, Any]) -> None:
        """Go on from such a document; what was tried in it has been noted already."""
        self._is_resuming = True
        try:
            super().resume(document)
        finally:
            self._is_resuming = False

    def _snapshot(self) -> dict[str, Any]:
        wanted = {"kind": self.kind, "grade": self.grade}
        return {"puzzle": self.puzzle.id, **wanted, **self.session.to_dict()}

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        known = self.puzzle if snapshot["puzzle"] == self.puzzle.id else None
        puzzle = known or catalogue.puzzle(snapshot["puzzle"], self.puzzles)
        kind = read_choice("kind", snapshot["kind"], [ANY, *Kind])
        grade = read_choice("grade", snapshot["grade"], [ANY, *Grade])
        self._subject = self._watched(PuzzleSession.read(snapshot, puzzle))
        self._asked = True
        self.kind, self.grade = kind, grade

    # What is shown

    def _beside(self) -> list[Section]:
        daily = self.puzzle == self.today
        parts = PuzzleSheet(self.session, self.answer, is_daily=daily).beside()
        notice = [Note(self.keeping.notice)] if self.keeping.notice else []
        solved = sum(bool(self.progress.memory.knows(one.id)) for one in self.puzzles)
        others = choosing(self.puzzles, self.kind, self.grade, (solved, len(self.due)), daily)
        return [*parts, *notice, *others]

    @spoken
    def __repr__(self) -> str:
        return f"PuzzleWidget({self.puzzle.id}, {self.puzzle.grade})"
