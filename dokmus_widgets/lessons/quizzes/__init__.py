"""Quizzes: randomly generated questions, answered by the rules core."""

from dokmus_widgets.lessons.quizzes.choosing import family_quiz, review_quiz
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES, Kind, family_of
from dokmus_widgets.lessons.quizzes.memory import Memory
from dokmus_widgets.lessons.quizzes.question import Choice, Mark, Number, Question, Spaces
from dokmus_widgets.lessons.quizzes.questions import question_of
from dokmus_widgets.lessons.quizzes.quiz import QuizSession, Result

__all__ = [
    "FAMILIES",
    "Choice",
    "Kind",
    "Mark",
    "Memory",
    "Number",
    "Question",
    "QuizSession",
    "Result",
    "Spaces",
    "family_of",
    "family_quiz",
    "question_of",
    "review_quiz",
]
