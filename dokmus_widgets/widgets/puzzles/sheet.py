"""The sheet of a puzzle: question, help, and other puzzles."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dokmus_widgets.explain import say
from dokmus_widgets.lessons import Outcome
from dokmus_widgets.puzzles import Grade, Puzzle, PuzzleKind
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.sheet import seats_section
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.sections import lessons
from dokmus_widgets.widgets.sections.basic import Button, Cards, card, one_of, undo_redo
from dokmus_widgets.widgets.sections.explorers import Fact, Facts
from dokmus_widgets.widgets.sections.forms import Options

#: The filter that matches every kind or grade.
ANY = "any"


@dataclass(frozen=True)
class PuzzleSheet(LessonSheet):
    """The sections of a puzzle, with the last answer."""

    session: PuzzleSession
    is_daily: bool = False

    def beside(self, course: str = "", place: str = "") -> list[Section]:
        parts = super().beside(course, place)
        return [*parts[:-1], *self._gains_by_card(), seats_section(self.session), parts[-1]]

    @property
    def text(self) -> str:
        return self.session.text

    def _lesson(self, course: str, place: str) -> lessons.Lesson:
        puzzle = self.session.puzzle
        grade = say(f"puzzle-grade-{puzzle.grade}")
        title = say(f"puzzle-title-{puzzle.kind}")
        return lessons.Lesson(
            say("puzzle-crumb", grade=grade, daily="yes" if self.is_daily else "no"),
            title,
            self.text,
            step="",
            name="",
            dots=[],
            now=0,
            course=course,
            place=place,
        )

    @property
    def _seat(self) -> int:
        return self.session.seat

    def _goals(self) -> list[Section]:
        return [] if self.session.is_free else super()._goals()

    def _turn_sections(self) -> list[Section]:
        session = self.session
        if session.is_free:
            return []
        if session.puzzle.kind is not PuzzleKind.CARD:
            return super()._turn_sections()
        cards = [
            replace(card("choose", number, number), pressed=number == session.chosen)
            for number in session.puzzle.by_card
        ]
        return [Cards(say("puzzle-cards"), cards)]

    def _gains_by_card(self) -> list[Section]:
        session, puzzle = self.session, self.session.puzzle
        if session.tried is None or not puzzle.by_card:
            return []
        facts = [
            Fact(
                say("review-with-card", card=number, name=say(f"card-{number}")),
                say("review-count", count=points),
            )
            for number, points in puzzle.by_card.items()
        ]
        return [Facts(say("puzzle-by-card"), facts)]

    def _main_buttons(self) -> list[Button]:
        session, history = self.session, self.session.history
        met = session.outcome is Outcome.MET and not session.is_free
        onward = Button("another", say("puzzle-next"), primary=met)
        if session.is_free:
            leave = Button("come_back", say("puzzle-come-back"), primary=True)
            return [leave, *undo_redo(history.can_undo, history.can_redo), onward]
        missed = session.outcome is Outcome.MISSED
        back = [Button("undo", say("course-take-back"), primary=missed)]
        taken = back if session.can_take_back else []
        show = Button("show", say("puzzle-show"))
        if met:
            return [onward, *taken, show]
        if missed:
            return [*taken, show, onward]
        return [self._hint(), *taken, show, replace(onward, text=say("course-skip"))]

    def _hint(self) -> Button:
        if self.session.puzzle.kind is PuzzleKind.CARD:
            return Button("hint", say("course-hint"))
        return super()._hint()

    def _secondary_buttons(self) -> list[Button]:
        offers_restart = self.session.can_take_back and not self.session.is_free
        return [Button("again", say("course-again"))] if offers_restart else []


def puzzle_filters(
    puzzles: Sequence[Puzzle], kind: str, grade: str, counts: tuple[int, int], daily: bool
) -> list[Section]:
    """Return the filters of puzzles; ``counts``: number of puzzles solved, and due."""
    solved, due = counts
    kinds = [
        (one, say("puzzle-any" if one == ANY else f"puzzle-title-{one}"))
        for one in (ANY, *PuzzleKind)
    ]
    grades = [
        (one, say("puzzle-any" if one == ANY else f"puzzle-grade-{one}")) for one in (ANY, *Grade)
    ]
    ways = [Button("daily", say("puzzle-today"), pressed=daily)]
    if due:
        ways.append(Button("once_more", say("puzzle-due", count=due)))
    done = say("puzzle-solved", solved=solved, count=len(puzzles))
    by_kind = Options(say("puzzle-kinds"), one_of("pick_kind", kinds, kind))
    by_grade = Options(say("puzzle-grades"), one_of("pick_grade", grades, grade))
    return [Options(done, ways), by_kind, by_grade]
