"""The board of a quiz: question, given answers, and solution."""

from dokmus_widgets.core import Space
from dokmus_widgets.drawing import Mark as Drawn
from dokmus_widgets.explain import Answer
from dokmus_widgets.lessons.quizzes import MultipleChoice, Question, QuizMark, QuizSession, Spaces
from dokmus_widgets.widgets.board.scene_data import marks_of, trails_of
from dokmus_widgets.widgets.board.view import View

#: Board marks of quiz marks.
_DRAWN = {QuizMark.YES: "legal", QuizMark.FREE: "legal", QuizMark.PAID: "paid"}


def quiz_view(quiz: QuizSession, answer: Answer) -> View:
    question = quiz.question
    if question is None:
        return View()
    frame, asked = question.state.island.frame, spaces_of(question)
    tiles: tuple[int, ...] = ()
    if isinstance(question.response, Spaces) and question.response.tiles:
        tiles = tuple(map(frame.slot_of, asked))
    marks = marks_of("witness", question.shown)
    if quiz.answered:
        marks += marks_of("witness", answer.witnesses) + _solution(quiz, question)
    else:
        marks += _submitted_answers(quiz, question)
    return View(
        marks=marks,
        trails=trails_of(answer.routes) if quiz.answered else (),
        asked=0 if tiles else frame.mask(asked),
        choosable=tiles,
    )


def spaces_of(question: Question) -> tuple[Space, ...]:
    """Return the spaces that a question asks about, or the spaces of its options."""
    match question.response:
        case Spaces(spaces=spaces) | MultipleChoice(spaces=spaces):
            return spaces
    return ()


def _submitted_answers(quiz: QuizSession, question: Question) -> list[Drawn]:
    drawn: list[Drawn] = []
    for at, space in enumerate(spaces_of(question)):
        if isinstance(question.response, Spaces):
            mark = quiz.marks[at]
            is_open = mark is QuizMark.OPEN
            drawn += marks_of("asked", (space,)) if is_open else _solution_marks(space, mark)
        else:
            drawn += marks_of("chosen" if quiz.chosen == at else "asked", (space,))
    return drawn


def _solution(quiz: QuizSession, question: Question) -> list[Drawn]:
    response, spaces = question.response, spaces_of(question)
    if isinstance(response, Spaces):
        drawn = [
            mark
            for at, space in enumerate(spaces)
            for mark in _solution_marks(space, response.right[at])
        ]
        for at, (space, mark) in enumerate(zip(spaces, quiz.marks, strict=True)):
            if not response.is_right(at, mark):
                drawn += marks_of("asked" if mark is QuizMark.OPEN else "obstacle", (space,))
        return drawn
    if not spaces or quiz.chosen is None:
        return []
    wrong = [] if quiz.right else [spaces[quiz.chosen]]
    return marks_of("chosen", (spaces[response.right],)) + marks_of("obstacle", wrong)


def _solution_marks(space: Space, mark: QuizMark) -> list[Drawn]:
    drawn = marks_of("chosen", (space,))
    return drawn + marks_of(_DRAWN[mark], (space,)) if mark in _DRAWN else drawn
