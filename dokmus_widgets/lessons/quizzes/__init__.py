"""Quizzes: randomly generated questions, answered by the rules core."""

from dokmus_widgets.lessons.quizzes.generator import question_of
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES, QuestionKind, family_of
from dokmus_widgets.lessons.quizzes.question import (
    MultipleChoice,
    Number,
    Question,
    QuizMark,
    Spaces,
)
from dokmus_widgets.lessons.quizzes.quiz import QuizSession, Result
from dokmus_widgets.lessons.quizzes.selection import family_quiz, review_quiz
from dokmus_widgets.lessons.quizzes.spaced_repetition import Memory

__all__ = [
    "FAMILIES",
    "Memory",
    "MultipleChoice",
    "Number",
    "Question",
    "QuestionKind",
    "QuizMark",
    "QuizSession",
    "Result",
    "Spaces",
    "family_of",
    "family_quiz",
    "question_of",
    "review_quiz",
]
