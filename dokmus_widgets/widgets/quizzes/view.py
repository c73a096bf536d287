"""What the board of a quiz shows: what is asked about, what was said of it, and what is so."""

from __future__ import annotations

from dokmus_widgets.core import Space
from dokmus_widgets.drawing import Mark as Drawn
from dokmus_widgets.explain import Answer
from dokmus_widgets.lessons.quizzes import Choice, Mark, Question, QuizSession, Spaces
from dokmus_widgets.widgets.board.scene_data import marks_of, trails_of
from dokmus_widgets.widgets.board.view import View

#: What is drawn of a mark, over the frame of the space.
_DRAWN = {Mark.YES: "legal", Mark.FREE: "legal", Mark.PAID: "paid"}


def quiz_view(quiz: QuizSession, answer: Answer) -> View:
    """The marks of a quiz's board; nothing is offered once it is over."""
    question = quiz.question
    if question is None:
        return View()
    frame, asked = question.state.island.frame, spaces_of(question)
    tiles: tuple[int, ...] = ()
    if isinstance(question.response, Spaces) and question.response.tiles:
        tiles = tuple(map(frame.slot_of, asked))
    marks = marks_of("witness", question.shown)
    if quiz.answered:
        marks += marks_of("witness", answer.witnesses) + _judged(quiz, question)
    else:
        marks += _said(quiz, question)
    return View(
        marks=marks,
        trails=trails_of(answer.routes) if quiz.answered else (),
        asked=0 if tiles else frame.mask(asked),
        choosable=tiles,
    )


def spaces_of(question: Question) -> tuple[Space, ...]:
    """The spaces that a question asks about, or where its options are."""
    match question.response:
        case Spaces(spaces=spaces) | Choice(spaces=spaces):
            return spaces
    return ()


def _said(quiz: QuizSession, question: Question) -> list[Drawn]:
    """What the learner has said so far."""
    drawn: list[Drawn] = []
    for at, space in enumerate(spaces_of(question)):
        if isinstance(question.response, Spaces):
            drawn += _marked(space, quiz.marks[at])
        else:
            drawn += marks_of("chosen" if quiz.chosen == at else "asked", (space,))
    return drawn


def _judged(quiz: QuizSession, question: Question) -> list[Drawn]:
    """What is so, and where something else was said."""
    response, spaces = question.response, spaces_of(question)
    if isinstance(response, Spaces):
        drawn = [mark for at, space in enumerate(spaces) for mark in _so(space, response.right[at])]
        wrong = [s for at, s in enumerate(spaces) if quiz.marks[at] is not response.right[at]]
        return [*drawn, *marks_of("obstacle", wrong)]
    if not spaces or quiz.chosen is None:
        return []
    wrong = [] if quiz.right else [spaces[quiz.chosen]]
    return marks_of("chosen", (spaces[response.right],)) + marks_of("obstacle", wrong)


def _marked(space: Space, mark: Mark) -> list[Drawn]:
    return _so(space, mark) if mark in _DRAWN else marks_of("asked", (space,))


def _so(space: Space, mark: Mark) -> list[Drawn]:
    drawn = marks_of("chosen", (space,))
    return drawn + marks_of(_DRAWN[mark], (space,)) if mark in _DRAWN else drawn
