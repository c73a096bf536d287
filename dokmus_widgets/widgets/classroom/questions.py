"""Questions to a class: a rule case, a quiz question or a puzzle, and the answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Space, State, space_name
from dokmus_widgets.explain import Answer, answers_to, listed, say, seat_names
from dokmus_widgets.explain.actions import action_clause, asked_words
from dokmus_widgets.explore.query.words import (
    case_heading,
    case_point,
    case_question,
    family_name,
)
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.lessons.quizzes import MultipleChoice, Number, Question, Spaces
from dokmus_widgets.play.history import History
from dokmus_widgets.puzzles import Puzzle, PuzzleKind
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.widgets.board import Section, View, marks_of
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.scene_data import trails_of
from dokmus_widgets.widgets.classroom.screen import Content, to_look_at
from dokmus_widgets.widgets.lessons.view import lesson_view
from dokmus_widgets.widgets.quizzes.view import spaces_of
from dokmus_widgets.widgets.rules.view import explorer_view
from dokmus_widgets.widgets.sections import basic

#: The most choices that are listed; more are clicked on the board, or typed as a number.
MAX_LISTED = 12


def _one_item() -> Sequence[str]:
    return [""]


@dataclass(frozen=True)
class ClassQuestion:
    """A question to a class, with one or several items that have the same choices.

    Functions return texts in the current language: ``words``, the title and what is asked;
    ``items`` and ``choices``; ``reasons``, the answer for each item. ``right``: the right choices
    of each item, or nothing where none is wrong; ``spaces``: those of the items, or those of the
    choices of a single item.
    """

    state: State
    view: View
    words: Callable[[], Sequence[str]]
    choices: Callable[[], Sequence[str]]
    right: Sequence[frozenset[int]]
    reasons: Callable[[], Sequence[Answer]]
    items: Callable[[], Sequence[str]] = _one_item
    spaces: tuple[Space, ...] = ()

    @property
    def is_single(self) -> bool:
        return len(self.items()) == 1

    def content(self, *, is_revealed: bool) -> Content:
        """Return the question, and once it is revealed the answer."""
        title, *asked = self.words()
        sections: list[Section] = [basic.Heading(title), *map(basic.Prompt, asked)]
        if not is_revealed:
            marks = marks_of("asked", self.spaces if len(self.spaces) <= MAX_LISTED else ())
            asks = self.state.island.frame.mask(self.spaces)
            view = replace(self.view, asked=asks, marks=[*self.view.marks, *marks])
            return Content(self.state, view, sections)
        reasons = self.reasons()
        first = reasons[0]
        marks = marks_of("witness", first.witnesses) + marks_of("obstacle", first.obstacles)
        if self.is_single:
            sections.append(basic.answer(replace(first, done=True)))
            found = self.right[0] if self.right else frozenset[int]()
        else:
            rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules)
            sections.append(basic.Answer(say("page-rules"), None, basic.chips(rules)))
            found = frozenset(item for item, right in enumerate(self.right) if 0 not in right)
        marks += marks_of("legal", [space for at, space in enumerate(self.spaces) if at in found])
        view = replace(self.view, marks=[*self.view.marks, *marks], trails=trails_of(first.routes))
        return Content(self.state, view, sections)


def question_of(widget: BoardAndSheet) -> ClassQuestion:
    """Return the question that a widget shows; raise ``ValueError`` where it shows none."""
    shown = (getattr(widget, name, None) for name in ("explorer", "quiz", "puzzle"))
    match next(filter(None, shown), None):
        case Explorer(case=Case() as case):
            return _of_case(case)
        case Puzzle() as puzzle:
            return _of_puzzle(puzzle)
        case found if (asked := getattr(found, "question", None)) and isinstance(asked, Question):
            return _of_quiz(asked)
    raise ValueError(say("class-no-question"))


def _of_case(case: Case) -> ClassQuestion:
    state, explorer = case.state, Explorer()
    explorer.show_case(case)
    view = to_look_at(state, explorer_view(explorer))
    verdicts = [state.check(action) for action in dict.fromkeys(case.actions)]

    def words() -> Sequence[str]:
        several = [say("class-several")] if verdicts else []
        only = [asked_words(state, verdicts[0].action)] if len(verdicts) == 1 else several
        title, ask = case_heading(case), case_question(case)
        return [*dict.fromkeys([title if title != ask else family_name(case.family), ask, *only])]

    question = ClassQuestion(
        *(state, view, words, lambda: [say("class-know"), say("class-unsure")], ()),
        lambda: [Answer(case_point(case), rules=case.rules)],
    )
    if not verdicts:
        return question
    return replace(
        question,
        items=lambda: [asked_words(state, one.action) for one in verdicts],
        choices=lambda: [say("class-not-allowed"), say("class-allowed")],
        right=[frozenset([int(one.legal)]) for one in verdicts],
        reasons=lambda: [answers_to(state, one, seat_names(state.seats))[0] for one in verdicts],
    )


def _of_quiz(asked: Question) -> ClassQuestion:
    spaces, view = spaces_of(asked), View(marks=marks_of("witness", asked.shown))
    question = ClassQuestion(
        *(asked.state, view, lambda: [asked.title, asked.words], lambda: asked.options, ()),
        lambda: [asked.reason()],
        spaces=spaces,
    )
    match asked.response:
        case MultipleChoice(right=right):
            return replace(question, right=[frozenset([right])])
        case Number(right=right, most=most):
            numbers = [*map(str, range(most + 1))]
            return replace(question, right=[frozenset([right])], choices=lambda: numbers)
        case Spaces(marks=marks, right=rights):
            return replace(
                question,
                items=lambda: [space_name(space) for space in spaces],
                choices=lambda: [mark.words for mark in marks],
                right=[frozenset([marks.index(mark)]) for mark in rights],
                reasons=lambda: [asked.reason(at) for at in range(len(spaces))],
            )


def _of_puzzle(puzzle: Puzzle) -> ClassQuestion:
    state, session, cards = puzzle.state, PuzzleSession.of(puzzle), [*puzzle.by_card]
    view, title = to_look_at(state, lesson_view(session)), f"puzzle-title-{puzzle.kind}"
    if puzzle.kind is PuzzleKind.CARD:
        best, points = puzzle.cards[0], puzzle.points
        return ClassQuestion(
            *(state, view, lambda: [say(title), session.text]),
            lambda: [listed([str(card), say(f"card-{card}")], "list-dot") for card in cards],
            [frozenset(at for at, card in enumerate(cards) if card in puzzle.cards)],
            lambda: [Answer(say("puzzle-card-right", card=best, points=points))],
        )
    solved, frame, seat = History(state), state.island.frame, session.seat
    for action in puzzle.line:
        solved.play(action)
    spaces = frame.spaces(frame.area(at for at, tile in enumerate(state.island.grid) if tile))
    new = {*solved.state.tokens_of(seat)} - {*state.tokens_of(seat)}
    # Of several solutions, no space is wrong; and a space may lie on a tile that moves.
    is_judged = puzzle.unique and solved.state.island == state.island

    def solution() -> Sequence[Answer]:
        moves = [action_clause(ply.before, ply.action) for ply in solved.plies]
        return [Answer(say("class-solution", moves=listed(moves)))]

    return ClassQuestion(
        *(state, view, lambda: [say(title), session.text, say("class-one-space")]),
        lambda: [space_name(space) for space in spaces],
        [frozenset(map(spaces.index, new))] if is_judged else (),
        *(solution, _one_item, spaces),
    )
