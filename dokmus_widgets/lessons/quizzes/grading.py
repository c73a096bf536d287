"""Grading of quiz answers."""

from collections.abc import Sequence
from typing import Any

from dokmus_widgets.explain import Answer, say, sentences

from .question import Question, QuizMark, Spaces


def grade(
    question: Question, marks: Sequence[QuizMark], chosen: int | None
) -> tuple[Answer, str] | None:
    """Grade marks, or a choice or a number; None if none is chosen yet.

    Returns the grade with the reasons to show, and the grade alone as a sentence.
    """
    response = question.response
    if isinstance(response, Spaces):
        numbers = [at for at, mark in enumerate(marks) if not response.is_right(at, mark)]
        if not numbers:
            verdict = say("quiz-right")
            return Answer(verdict, rules=question.rules), verdict
        right = False
        verdict = say("quiz-wrong-some", wrong=len(numbers), asked=len(question.reasons))
    elif chosen is None:
        return None
    else:
        numbers, right = [0], chosen == response.right
        verdict = say("quiz-right" if right else "quiz-wrong")
    reasons = [question.reason(number) for number in numbers]

    def collect(name: str) -> tuple[Any, ...]:
        return tuple(dict.fromkeys(one for reason in reasons for one in getattr(reason, name)))

    words = sentences([verdict, *(reason.words for reason in reasons)])
    shown = map(collect, ("rules", "witnesses", "obstacles", "routes"))
    return Answer(words, right, *shown), verdict
