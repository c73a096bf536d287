"""A learner's progress in lessons and quizzes, and its JSON document. It holds no personal data."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from typing import Any, Final, NoReturn

from dokmus_widgets.cases.entries import is_valid_id
from dokmus_widgets.core.faults import DocumentError, Fault, quote
from dokmus_widgets.lessons.document_faults import DocumentFaults
from dokmus_widgets.lessons.quizzes.spaced_repetition import Memory, clamped, read_time

FORMAT, VERSION = "dokmus-progress", 1
LONGEST_TEXT: Final = 1_000_000
_MAX_STEPS: Final = 1000
_MAX_QUESTIONS: Final = 1_000_000


class ProgressError(DocumentError):
    """A text or document that is not a valid progress document."""

    what = "the progress of a course"


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The current step of a lesson, and whether it was ever finished."""

    step: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class QuizProgress:
    """The number of quizzes taken in a family, and the best result: right of asked."""

    taken: int = 0
    right: int = 0
    asked: int = 0


@dataclass(slots=True)
class Progress:
    """A learner's progress.

    ``lesson``: the id of the current one, empty for none; ``missed``: the time of the last missed
    puzzle.
    """

    lesson: str = ""
    lessons: dict[str, LessonProgress] = field(default_factory=dict)
    quizzes: dict[str, QuizProgress] = field(default_factory=dict)
    memory: Memory = field(default_factory=Memory)
    missed: datetime | None = None

    def at(self, lesson: str) -> LessonProgress:
        return self.lessons.get(lesson, LessonProgress())

    def reach(self, lesson: str, step: int) -> None:
        self.lesson = lesson
        self.lessons[lesson] = LessonProgress(step, self.at(lesson).done)

    def finish(self, lesson: str) -> None:
        """Record that the lesson is done; next time it starts at its first step."""
        self.lesson = lesson
        self.lessons[lesson] = LessonProgress(done=True)

    def answered(self, kind: str, right: bool, now: datetime) -> None:
        self.memory.record(kind, right, now)

    def tried_puzzle(self, puzzle: str, right: bool, now: datetime) -> None:
        self.answered(puzzle, right, now)
        self.missed = self.missed if right else clamped(now)

    def take_quiz(self, family: str, right: int, asked: int) -> None:
        """Record a finished quiz; the best result is kept."""
        before = self.quizzes.get(family, QuizProgress())
        taken = QuizProgress(1, right, asked)
        self.quizzes[family] = _better(before, taken, before.taken + 1)

    def merged(self, other: "Progress") -> "Progress":
        """Return the union of both: of an unfinished lesson the later step, else this one first."""
        lessons, quizzes = dict(other.lessons), dict(other.quizzes)
        for lesson, mine in self.lessons.items():
            theirs = other.at(lesson)
            done = mine.done or theirs.done
            step = mine.step if done else max(mine.step, theirs.step)
            lessons[lesson] = LessonProgress(step, done)
        for family, quiz in self.quizzes.items():
            before = other.quizzes.get(family, QuizProgress())
            quizzes[family] = _better(quiz, before, max(quiz.taken, before.taken))
        memory = self.memory.merged(other.memory)
        missed = max(filter(None, (self.missed, other.missed)), default=None)
        return Progress(self.lesson or other.lesson, lessons, quizzes, memory, missed)

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "lesson": self.lesson,
            "lessons": {lesson: asdict(at) for lesson, at in sorted(self.lessons.items())},
            "quizzes": {family: asdict(quiz) for family, quiz in sorted(self.quizzes.items())},
            "memory": self.memory.to_dict(),
            "missed": None if self.missed is None else self.missed.isoformat(),
        }

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> "Progress":
        """Parse a document; ``ProgressError`` lists every fault by its path."""
        faults = DocumentFaults()
        keys = [field.name for field in fields(cls)]
        if isinstance(document, Mapping):
            document = {"missed": None, **document}  # not in older documents
        found = faults.document(document, FORMAT, VERSION, keys)
        if found is None:
            raise ProgressError(faults)
        lesson = found["lesson"]
        if lesson != "" and not is_valid_id(lesson):
            faults.note("lesson", f"{quote(lesson)} is not the id of a lesson")
        lessons = faults.entries(found["lessons"], "lessons", _lesson)
        quizzes = faults.entries(found["quizzes"], "quizzes", _quiz)
        memory = Memory.read(found["memory"], "memory", faults)
        missed = found["missed"]
        missed = None if missed is None else read_time(missed, "missed", faults)
        if faults:
            raise ProgressError(faults)
        return cls(lesson, lessons, quizzes, memory, missed)

    def to_text(self) -> str:
        return json.dumps(self.to_dict(), indent=1) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Progress":
        if len(text) > LONGEST_TEXT:
            words = f"the text is longer than {LONGEST_TEXT} characters"
            raise ProgressError([Fault("", words)])
        try:
            document = json.loads(text, parse_constant=_reject_constant)
        except (ValueError, RecursionError) as error:
            words = f"the text is not JSON: {str(error)[:200]}"
            raise ProgressError([Fault("", words)]) from None
        return cls.from_dict(document)


def _better(one: QuizProgress, other: QuizProgress, taken: int) -> QuizProgress:
    # `max` returns the first of equal results.
    best = max(other, one, key=lambda quiz: quiz.right / quiz.asked if quiz.asked else -1.0)
    return QuizProgress(min(taken, _MAX_QUESTIONS), best.right, best.asked)


def _lesson(value: Any, path: str, faults: DocumentFaults) -> LessonProgress:
    found = faults.fields(value, path, ("step", "done"))
    if found is None:
        return LessonProgress()
    step = faults.whole(found["step"], f"{path}.step", 0, _MAX_STEPS)
    return LessonProgress(step or 0, faults.truth(found["done"], f"{path}.done"))


def _quiz(value: Any, path: str, faults: DocumentFaults) -> QuizProgress:
    names = ("taken", "right", "asked")
    found = faults.fields(value, path, names)
    if found is None:
        return QuizProgress()
    counts = (faults.whole(found[name], f"{path}.{name}", 0, _MAX_QUESTIONS) for name in names)
    quiz = QuizProgress(*(count or 0 for count in counts))
    if quiz.right > quiz.asked:
        faults.note(f"{path}.right", f"is more than the {quiz.asked} that were asked")
    return quiz


def _reject_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
