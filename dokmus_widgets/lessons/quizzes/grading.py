"""Grading of quiz answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.lessons.quizzes.question import Question, QuizMark, Spaces


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of an answer: ``right`` as a whole, and the indexes of the reasons to show."""

    question: Question
    right: bool
    reason_indexes: tuple[int, ...]

    @property
    def verdict(self) -> str:
        if self.right or not isinstance(self.question.response, Spaces):
            return say("quiz-right" if self.right else "quiz-wrong")
        return say(
            "quiz-wrong-some", wrong=len(self.reason_indexes), asked=len(self.question.reasons)
        )

    @property
    def answer(self) -> Answer:
        """The grade with its reasons and their board highlights."""
        reasons = [self.question.reason(number) for number in self.reason_indexes]
        if not reasons:
            return Answer(self.verdict, rules=self.question.rules)

        def collect(field_name: str) -> tuple[Any, ...]:
            return tuple(
                dict.fromkeys(one for reason in reasons for one in getattr(reason, field_name))
            )

        return Answer(
            sentences([self.verdict, *(reason.words for reason in reasons)]),
            self.right,
            *map(collect, ("rules", "witnesses", "obstacles", "routes")),
        )


def grade(question: Question, marks: Sequence[QuizMark], chosen: int | None) -> Grade | None:
    """Grade marks, or a choice or a number; None if none is chosen yet."""
    if isinstance(question.response, Spaces):
        pairs = zip(marks, question.response.right, strict=True)
        wrong = tuple(at for at, (mark, right) in enumerate(pairs) if mark is not right)
        return Grade(question, not wrong, wrong)
    return None if chosen is None else Grade(question, chosen == question.response.right, (0,))
