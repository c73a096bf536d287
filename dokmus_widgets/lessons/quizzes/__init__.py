"""Quizzes: randomly generated questions, answered by the rules core."""

from .kinds import FAMILIES, QuestionKind, family_of
from .question import MultipleChoice, Number, Question, QuizMark, Spaces
from .quiz import QuizSession, Result, question_of
from .selection import family_quiz, review_quiz
from .spaced_repetition import Memory

__all__ = ["FAMILIES", "Memory", "MultipleChoice", "Number", "Question", "QuestionKind"]
__all__ += ["QuizMark", "QuizSession", "Result", "Spaces"]
__all__ += ["family_of", "family_quiz", "question_of", "review_quiz"]
