"""The puzzle widget: a turn of a game with a question, on a board that answers every click."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from dokmus_widgets.core import By, ChooseGuardian
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import LANGUAGES, Answer, say
from dokmus_widgets.explore.effects import spaces_of_plies
from dokmus_widgets.lessons import Outcome
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.play import Linked, LinkFields, read_choice
from dokmus_widgets.puzzles import Grade, Puzzle, PuzzleKind, catalogue
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.puzzles.verification import solution_of
from dokmus_widgets.widgets.board import Press, Presses, Section, View, nothing, plain
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import number, text
from dokmus_widgets.widgets.course.progress_area import ProgressArea
from dokmus_widgets.widgets.course.progress_store import progress_store
from dokmus_widgets.widgets.game.hinting import hint_stages, tile_to_look_at
from dokmus_widgets.widgets.game.panels import LESSON_KEYS, Panels
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.puzzles.sheet import ANY, PuzzleSheet, puzzle_filters
from dokmus_widgets.widgets.sections import Note, Options, one_of

#: Stands for the puzzle of the day in links and arguments.
TODAY = "today"


class PuzzleWidget(LessonBoard):
    """Puzzles, one after the other. Each method answers as the screen does.

    ``puzzle``: an id, a :class:`Puzzle`, or ``"today"``; by default that of the day, or a new one
    where that was tried. ``puzzles``: those of a file instead of the bundled ones; ``progress``: as
    for :class:`CourseWidget`; ``language``: one of ``LANGUAGES``; ``has_address``: whether the page
    opens links; ``clock``: returns the current time, with its zone (the day is that of UTC).

    >>> from dokmus_widgets.lessons.progress import Progress
    >>> from dokmus_widgets.widgets import PuzzleWidget
    >>> widget = PuzzleWidget(progress=Progress())
    >>> widget.show().done
    True
    """

    _presses: ClassVar[Presses] = {
        **LessonBoard._presses,
        **plain("another", "daily", "show"),
        "once_more": Press(nothing, "repeat_missed"),
        "open_puzzle": Press(text, offers=lambda widget: [one.id for one in widget.puzzles]),
        "choose": Press(number),
        "look_at": Press(number),
        "pick_kind": Press(text, offers=lambda _: [ANY, *PuzzleKind]),
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
        self._is_requested = puzzle is not None
        self.kind = self.grade = ANY

        def create() -> PuzzleSession:
            self.puzzles = catalogue.resolve_puzzles(puzzles)
            self.progress_area = ProgressArea(progress_store(progress))
            first = self._first() if puzzle is None else self._wanted(puzzle)
            return self._recorded(PuzzleSession.of(first))

        self.panels = Panels(self, {"menu": self._menu}, lambda: (*LESSON_KEYS, "M"))
        super().__init__(create, language, has_address, parts=[self.panels], **options)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        link = LinkFields(asked, ("puzzle",))
        known = [TODAY, *(one.id for one in catalogue.shipped())]
        wanted = link.choice("puzzle", known, "")
        return {"progress": Progress(), "puzzle": wanted or None}, link.faults

    @property
    def puzzle(self) -> Puzzle:
        return self.session.puzzle

    @property
    def progress(self) -> Progress:
        """Progress, with the puzzles tried so far."""
        return self.progress_area.progress

    @property
    def today(self) -> Puzzle:
        """The puzzle of the day: the same everywhere."""
        return catalogue.daily_puzzle(self._now().astimezone(UTC).date(), self.puzzles)

    @property
    def selection(self) -> tuple[Puzzle, ...]:
        """The puzzles of the chosen kind and grade."""
        return tuple(
            one
            for one in self.puzzles
            if self.kind in (ANY, one.kind) and self.grade in (ANY, one.grade)
        )

    @property
    def due(self) -> tuple[str, ...]:
        """The ids of the puzzles due for repetition."""
        return self.progress.memory.due(self._now(), [one.id for one in self.puzzles])

    @property
    def streak(self) -> int:
        """The number of puzzles solved in a row, since the last miss."""
        ids = [one.id for one in self.puzzles]
        return self.progress.memory.right_since(self.progress.missed, ids)

    def on_progress(self, watcher: Callable[[Progress], object]) -> None:
        """Register a function that is called with the progress after each change."""
        self.progress_area.watch(watcher)

    show = control(PuzzleSession.show)
    look_at = control(PuzzleSession.look_at)
    choose = control(PuzzleSession.choose)

    @command
    def hint(self) -> Answer:
        """Give the next stage of a hint, as in a game; all but the first count as a miss."""
        return self.session.hint(self._hint_stages)

    @property
    def _hint_stages(self) -> list[str]:
        """The stages of a hint; of a card question the first is where the best turn begins."""
        session, asked = self.session, self.session.puzzle
        if session.is_free or session.outcome is Outcome.MET:
            return []
        if session.hides_card:
            state, best = session.state, [ChooseGuardian(asked.cards[0])]
            told = hint_stages(state, best, asked.by_card)[-1]
            return [hint_stages(*solution_of(asked))[0], *hint_stages(state, best), told]
        line = session.way_on
        stages = hint_stages(session.state, line) if line else []
        if stages and asked.kind is PuzzleKind.REACH:  # what it scores is part of the question
            card = any(getattr(action, "by", None) is By.GUARDIAN for action in line)
            tile, told = tile_to_look_at(session.state, line[0]), "yes" if card else "no"
            stages[0] = say("puzzle-hint-reach", tile=tile, count=len(line), card=told)
        return stages

    @command
    def open_puzzle(self, puzzle: str | Puzzle) -> Answer:
        """Open a puzzle, or ``"today"``; raise ``ValueError`` for an unknown one."""
        return self._open(self._wanted(puzzle))

    @command
    def another(self) -> Answer:
        """Open the next puzzle of the chosen kind and grade; an easy one until one is solved."""
        selection: Sequence[Puzzle] = self.selection
        if not selection:
            return Answer(say("puzzle-none"), done=False)
        if not any(self.progress.memory.knows(one.id) for one in selection):
            selection = sorted(selection, key=lambda one: [*Grade].index(one.grade))
        now = self._now()
        return self._open(catalogue.next_puzzle(selection, self.progress.memory, now, self.puzzle))

    next = another

    def daily(self) -> Answer:
        """Open the puzzle of the day."""
        return self.open_puzzle(TODAY)

    @command
    def repeat_missed(self) -> Answer:
        """Open a missed puzzle that is due again."""
        if not self.due:
            return Answer(say("puzzle-none-due"), done=False)
        return self._open(self._wanted(self.due[0]))

    def pick_kind(self, kind: str) -> Answer:
        """Filter by a :class:`PuzzleKind`, or ``"any"``."""
        self.kind = read_choice("kind", kind, [ANY, *PuzzleKind])
        return self._show_selection()

    def pick_grade(self, grade: str) -> Answer:
        """Filter by a :class:`Grade`, or ``"any"``."""
        self.grade = read_choice("grade", grade, [ANY, *Grade])
        return self._show_selection()

    def merge_progress(self, progress: Progress, *, opens: bool = True) -> None:
        """Merge stored progress; ``opens``: open the next puzzle, if still at the start."""

        def taken() -> Answer:
            self.progress_area.merge_progress(progress)
            begun = self.session.tried is not None or self.session.can_take_back
            stays = self._is_requested or begun or not opens
            return self._answer if stays else self._open(self._first())

        self._load_stored(taken)

    def report_damaged_progress(self) -> None:
        """Report that stored progress could not be read."""
        self.progress_area.report_damaged_progress()
        self._show()

    def erase_for_good(self) -> Answer:
        """Erase all progress, that of the course included."""
        self.progress_area.erase()
        return self.again()

    def _wanted(self, puzzle: str | Puzzle) -> Puzzle:
        if isinstance(puzzle, Puzzle):
            return puzzle
        return self.today if puzzle == TODAY else catalogue.find_puzzle(puzzle, self.puzzles)

    def _first(self) -> Puzzle:
        """Return the puzzle of the day, or a new one where that was tried; at first an easy one."""
        memory, today = self.progress.memory, self.today
        if all(memory.knows(one.id) is None for one in self.puzzles):
            easy = (one for one in self.puzzles if one.grade is Grade.EASY)
            return min(easy, key=lambda one: one.kind is not PuzzleKind.REACH, default=today)
        if memory.knows(today.id) is None:
            return today
        return catalogue.next_puzzle(self.puzzles, memory, self._now(), today)

    def _open(self, puzzle: Puzzle) -> Answer:
        self._subject, self._is_requested = self._recorded(PuzzleSession.of(puzzle)), True
        return self.session.answer

    def _show_selection(self) -> Answer:
        fits, panel = self.puzzle in self.selection, self.panels.opened
        answer = self._do(lambda: Answer(self.session.text)) if fits else self.another()
        if panel:  # the other filter may follow
            self.panels.toggle(panel)
        return answer

    def _recorded(self, session: PuzzleSession) -> PuzzleSession:
        """Record the first attempt of a session in the progress."""

        def note(solved: bool) -> str:
            if self._is_resuming:
                return ""
            before = self.streak
            self.progress.tried_puzzle(session.puzzle.id, solved, self._now())
            self.progress_area.save()
            row = max(before, self.streak)
            return say("puzzle-row", row=row, solved="yes" if solved else "no") if row > 1 else ""

        session.on_first_try = note
        return session

    def link(self) -> str:
        """Return the query of a link to this puzzle."""
        return f"?puzzle={self.puzzle.id}"

    def resume(self, document: Mapping[str, Any]) -> None:
        """Restore a document; its attempts are recorded already."""
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
        puzzle = known or catalogue.find_puzzle(snapshot["puzzle"], self.puzzles)
        kind = read_choice("kind", snapshot["kind"], [ANY, *PuzzleKind])
        grade = read_choice("grade", snapshot["grade"], [ANY, *Grade])
        self._subject = self._recorded(PuzzleSession.read(snapshot, puzzle))
        self._is_requested = True
        self.kind, self.grade = kind, grade
        if self.session.hints and (stages := self._hint_stages):
            self.session.tell_hint(stages)

    def _view(self) -> View:
        view, session = super()._view(), self.session
        if not session.is_free:
            return view
        done = spaces_of_plies(session.history.plies)
        steps = [Mark("step", *space, str(number)) for number, space in done]
        return replace(view, marks=[*view.marks, *steps])

    def _beside(self) -> list[Section]:
        daily = self.puzzle == self.today
        notice = [Note(self.progress_area.notice)] if self.progress_area.notice else []
        menu, panel = (self.panels.button("menu", "m", "menu"),), self.panels.sections()
        shown = (self.session, self.answer, (), menu, panel, self.panels.unseen())
        stages = len(self._hint_stages) if self.session.is_hinting else 0
        sheet = PuzzleSheet(*shown, daily, self._solved, stages)
        return sheet.slots([*notice, *self._sharing()])

    @property
    def _solved(self) -> str:
        """The number of solved puzzles, in words."""
        solved = sum(bool(self.progress.memory.knows(one.id)) for one in self.puzzles)
        return say("puzzle-solved", solved=solved, count=len(self.puzzles), row=self.streak)

    def _menu(self) -> list[Section]:
        signs = {True: " ✓", False: " ✗", None: ""}
        puzzles = [
            (one.id, f"{number}{signs[self.progress.memory.knows(one.id)]}")
            for number, one in enumerate(self.puzzles, 1)
            if one in self.selection
        ]
        every = Options(say("puzzle-list"), one_of("open_puzzle", puzzles, self.puzzle.id))
        return [puzzle_filters(self.kind, self.grade, len(self.due), self._solved), every]

    @in_own_language
    def __repr__(self) -> str:
        return f"PuzzleWidget({self.puzzle.id}, {self.puzzle.grade})"
