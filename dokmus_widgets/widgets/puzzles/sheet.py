"""The sheet of a puzzle: question, help, and other puzzles."""

from copy import copy
from dataclasses import dataclass, replace

from dokmus_widgets.explain import listed, say
from dokmus_widgets.lessons import Outcome
from dokmus_widgets.play.history import History
from dokmus_widgets.play.prompts import turn_note
from dokmus_widgets.puzzles import Grade, PuzzleKind
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.puzzles.verification import solution_of
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.hinting import hint_buttons
from dokmus_widgets.widgets.game.slots import button_row, players_section
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.review.sheet import step_bar
from dokmus_widgets.widgets.sections import lessons, play
from dokmus_widgets.widgets.sections.basic import Button, Cards, Heading, Note, Titled, card, one_of
from dokmus_widgets.widgets.sections.explorers import Choices, Opener

#: The filter that matches every kind or grade.
ANY = "any"


@dataclass(frozen=True)
class PuzzleSheet(LessonSheet):
    """The sections of a puzzle, with the last answer.

    ``solved``: how many are, in words; ``stages``: how many a hint has.
    """

    session: PuzzleSession
    is_daily: bool = False
    solved: str = ""
    stages: int = 0

    @property
    def text(self) -> str:
        return self.session.text

    @property
    def _task(self) -> str:
        return self.session.note

    @property
    def _topic(self) -> str:
        return self.session.puzzle.id

    def _status(self) -> Heading:
        return Heading(self.session.question)

    def _place(self, course: Button | None, place: str) -> list[Section]:
        if self.panel:
            return []
        grade = say(f"puzzle-grade-{self.session.puzzle.grade}")
        crumb = say("puzzle-crumb", daily="yes" if self.is_daily else "no")
        told = listed([crumb, grade, self.solved], "list-dot")
        today = [Button("daily", say("puzzle-today"), hint=say("puzzle-today-hint"))]
        rule = [Note(say("puzzle-free-hint"))] if self.session.tried is None else []
        return [*([] if self.is_daily else [button_row(today)]), *rule, Note(told)]

    def _hint_buttons(self) -> list[Button]:
        return hint_buttons(self.session.hints, self.stages) if self.session.is_hinting else []

    def _players(self) -> play.Players:
        if not self.session.hides_card:
            return super()._players()
        seated, state = copy(self.session), self.session.state
        seated.history = History(state.replaced(guardians=(None,) * state.seats))
        return players_section(seated, ())

    def _note(self) -> str:
        return turn_note(self.session.state, self.answer.rules)

    def _goals(self) -> list[Section]:
        counts = {} if self.session.hides_card else self.session.counts
        missed = self.session.outcome is Outcome.MISSED and not self.session.is_free
        return [
            lessons.Gauge(
                say(f"puzzle-gauge-{name}", value=_minus(value), most=most), value, most, missed
            )
            for name, (value, most) in counts.items()
        ]

    def _actions(self) -> list[Section]:
        session = self.session
        if session.is_free:
            return [self._step_bar()]
        if session.puzzle.kind is not PuzzleKind.CARD:
            return super()._actions()
        cards = []
        for number, points in session.puzzle.by_card.items():
            chosen, solved = number == session.chosen, session.outcome is Outcome.MET
            right = solved if chosen else False if number in session.missed else None
            hinted = number == session.hinted_card and not solved
            one = replace(
                card("choose", number, number), pressed=chosen, right=right, hinted=hinted
            )
            cards.append(replace(one, hint=say("puzzle-most", points=points)) if solved else one)
        return [Cards(say("course-quiz-answers"), cards)]

    def _ways(self) -> list[Button]:
        if self.session.outcome is Outcome.MET:
            return [Button("another", say("puzzle-next"), primary=True)]
        again = Button("again", say("puzzle-again"), primary=True)
        return [again] if self.session.outcome is Outcome.MISSED else []

    def _tools(self) -> list[Button]:
        session = self.session
        again, show = Button("again", say("puzzle-again")), Button("show", say("puzzle-show"))
        onward = Button("another", say("puzzle-next"))
        if session.is_free:
            return [replace(again, primary=True), onward]
        if session.outcome is Outcome.MET:
            is_card = session.puzzle.kind is PuzzleKind.CARD
            return [show, replace(onward, primary=True)] if is_card else [show, again]
        undo = replace(self._undo(), enabled=session.can_take_back)
        if session.outcome is Outcome.MISSED:
            return [*([undo] if undo.enabled else []), show, onward]
        # The hint has the same place before and after the first action, as on the page of a game.
        begun, skip = [again] if undo.enabled else [], replace(onward, text=say("course-skip"))
        return [undo, self._hint(), *begun, show, skip]

    def _step_bar(self) -> Section:
        at, most = self.session.history.place, len(solution_of(self.session.puzzle)[1])
        told = say("puzzle-at", at=at, most=most)
        bar = step_bar("look_at", told, at, most)
        named = [replace(step, text=say(f"puzzle-step-{step.icon}")) for step in bar.steps]
        return replace(bar, steps=named)


def _minus(value: int) -> str:
    return f"{value}".replace("-", "\N{MINUS SIGN}")


def puzzle_filters(kind: str, grade: str, due: int, solved: str) -> Section:
    """Return the choice of puzzles; ``due``: how many; ``solved``: how many, in words."""
    kinds = [
        (one, say("puzzle-any" if one == ANY else f"puzzle-title-{one}"))
        for one in (ANY, *PuzzleKind)
    ]
    grades = [
        (one, say("puzzle-any" if one == ANY else f"puzzle-grade-{one}")) for one in (ANY, *Grade)
    ]
    groups: list[Titled[Button | Opener]] = [
        Titled(say("puzzle-kinds"), one_of("pick_kind", kinds, kind)),
        Titled(say("puzzle-grades"), one_of("pick_grade", grades, grade)),
    ]
    if due:
        ways = [Button("once_more", say("puzzle-due", count=due))]
        groups.insert(0, Titled(say("puzzle-others"), ways))
    return Choices(solved, groups)
