"""Quiz sessions: questions in order; a missed one is repeated at once in a new position."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from dokmus_widgets.core import is_whole, space_name
from dokmus_widgets.explain import Answer, again, keeping, listed, say, sentences, space_on

from . import game, guardians, scoring, terrain
from .boards import retry_until_valid
from .grading import grade
from .kinds import QuestionKind
from .question import MultipleChoice, Number, Question, QuizMark, Spaces

_MAX_REPEATS: Final = 2
_SEED_BITS: Final = 32

#: Called with the kind and the correctness of each first answer.
Watcher = Callable[[QuestionKind, bool], None]


#: The generator of each kind: the function with its name after ``ask_``.
_GENERATORS: Final[dict[QuestionKind, Callable[[Random], Question | None]]] = {
    QuestionKind(name.removeprefix("ask_")): generate
    for module in (terrain, guardians, game, scoring)
    for name, generate in vars(module).items()
    if name.startswith("ask_")
}


def question_of(kind: QuestionKind, random: Random) -> Question:
    """Generate a question of that kind, retrying those of no interest."""
    with keeping():
        return retry_until_valid(lambda: _GENERATORS[kind](random))


class Result(NamedTuple):
    """The first answer to a question, by its kind."""

    kind: QuestionKind
    right: bool


class QuizSession:
    """A quiz of these kinds of questions, in order.

    A command that is not possible returns an explanation and changes nothing. ``question`` is None
    once the quiz is over; ``marks`` and ``chosen`` are the current input; ``answered`` and
    ``right`` give the state of the question; ``results`` are the first tries, also passed to
    ``watcher``.
    """

    def __init__(
        self, kinds: Sequence[QuestionKind], random: Random, watcher: Watcher | None = None
    ) -> None:
        self.kinds = tuple(kinds)
        self.results: list[Result] = []
        self.question: Question | None = None
        self.number = 0
        self.marks: list[QuizMark] = []
        self.chosen: int | None = None
        self.answered = self.right = False
        self._random = random
        self._watcher = watcher
        self._ask(0)
        self._say(self._question_told())

    def stand(self) -> dict[str, Any]:
        """Return a snapshot as JSON data."""
        response = self.question.response if self.question else None
        there = response.cycle if isinstance(response, Spaces) else ()
        return {
            "kinds": [*self.kinds],
            "results": [[*result] for result in self.results],
            "number": self.number,
            "tries": self._tries,
            "seed": self._seed,
            "marks": [there.index(mark) for mark in self.marks],
            "chosen": self.chosen,
            "answered": self.answered,
        }

    @classmethod
    def standing(
        cls, stand: Mapping[str, Any], random: Random, watcher: Watcher | None = None
    ) -> "QuizSession":
        """Restore a quiz from a snapshot; an invalid one raises an error."""
        quiz = cls([QuestionKind(kind) for kind in stand["kinds"]], random)
        number = range(len(quiz.kinds) + 1)[stand["number"]]
        quiz._ask(number, int(stand["tries"]), int(stand["seed"]))
        quiz._say(quiz._question_told())
        if quiz.question is not None and isinstance(quiz.question.response, Spaces):
            there = quiz.question.response.cycle
            quiz.marks = [there[at] for at, _ in zip(stand["marks"], quiz.marks, strict=True)]
        elif stand["chosen"] is not None:
            quiz.choose(stand["chosen"])
        if stand["answered"]:
            quiz.submit()
        quiz.results = [Result(QuestionKind(kind), bool(right)) for kind, right in stand["results"]]
        quiz._watcher = watcher  # after the replay, which it has seen before
        return quiz

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def again(self) -> bool:
        return self._tries > 0

    @property
    def told(self) -> Answer:
        """The last answer, in the current language."""
        return self._told.again()

    @property
    def verdict(self) -> str:
        """The grade in the last answer, without reasons; empty if it has none."""
        return again(self._verdict)

    @property
    def progress(self) -> str:
        number = min(self.number + 1, len(self.kinds))
        return say("quiz-progress", number=number, asked=len(self.kinds))

    @property
    def missed(self) -> tuple[QuestionKind, ...]:
        """The kinds whose first try was wrong."""
        return tuple(dict.fromkeys(kind for kind, right in self.results if not right))

    def toggle(self, space: object) -> Answer:
        """Give a space its next mark, or choose the option there; once answered, explain it."""
        question = self.question
        if question is None:
            return self._refuse("quiz-is-over")
        at = self._asked_at(question, space)
        if at is None:
            return self.told
        response = question.response
        if not isinstance(response, Spaces):
            return self.choose(at)
        if self.answered:
            return self._say(question.reason(at))
        following = response.cycle.index(self.marks[at]) + 1
        self.marks[at] = mark = response.cycle[following % len(response.cycle)]
        chosen = response.spaces[at]
        words = say("quiz-marked", space=space_name(chosen), mark=mark.words)
        return self._say(Answer(words, witnesses=(chosen,)))

    def choose(self, number: object) -> Answer:
        """Choose an option by index, or the number asked for."""
        question = self._open()
        if question is None:
            return self.told
        match question.response:
            case Spaces():
                return self._refuse("quiz-no-spaces")
            case Number(most=most):
                refusal = say("quiz-no-number", most=most)
            case MultipleChoice(options=options):
                most = len(options) - 1
                refusal = say("quiz-no-choice", options=listed(question.options))
        if not is_whole(number) or not 0 <= number <= most:
            return self._say(Answer(refusal, done=False))
        self.chosen, options = number, question.options
        chosen = options[number] if options else str(number)
        return self._say(Answer(say("quiz-set", answer=chosen)))

    def submit(self) -> Answer:
        """Grade the marks or the choice, with reasons."""
        question = self._open()
        if question is None:
            return self.told
        graded = grade(question, self.marks, self.chosen)
        if graded is None:
            return self._refuse("quiz-no-answer")
        answer, verdict = graded
        self._settle(answer.done)
        return self._say(answer, verdict)

    def answer(self, given: object) -> Answer:
        """Answer in one call: a number, or marks by space (``{"c4": "free"}``, others no)."""
        if not isinstance(given, Mapping):
            told = self.choose(given)
            return self.submit() if told else told
        question = self._open()
        if question is None:
            return self.told
        if not isinstance(question.response, Spaces):
            return self._refuse("quiz-no-answer")
        there = question.response.marks
        marks = [there[0]] * len(question.response.spaces)
        for name, mark in given.items():
            at = self._asked_at(question, name)
            if at is None:
                return self.told
            known = [one for one in there if one == mark]
            if not known:
                names = listed([one.words for one in there])
                return self._refuse("quiz-no-choice", options=names)
            marks[at] = known[0]
        self.marks = marks
        return self.submit()

    def next(self) -> Answer:
        """Go to the next question, or to another position of a missed one."""
        if self.question is None:
            return self._refuse("quiz-is-over")
        if not self.answered:
            return self._refuse("quiz-not-answered")
        if not self.right and self._tries < _MAX_REPEATS:
            self._ask(self.number, self._tries + 1)
        else:
            self._ask(self.number + 1)
        return self._say(self._question_told())

    def skip(self) -> Answer:
        """Go to the next question without an answer."""
        if self.question is None:
            return self._refuse("quiz-is-over")
        if not self.answered:
            self._settle(False)
        self._ask(self.number + 1)
        return self._say(self._question_told())

    def _ask(self, number: int, tries: int = 0, seed: int | None = None) -> None:
        self.number, self._tries = number, tries
        self._seed = self._random.getrandbits(_SEED_BITS) if seed is None else seed
        self.answered = self.right = False
        self.marks, self.chosen, self.question = [], None, None
        if number < len(self.kinds):
            self.question = question_of(self.kinds[number], Random(self._seed))
            if isinstance(self.question.response, Spaces):
                response = self.question.response
                self.marks = [QuizMark.OPEN] * len(response.spaces)

    def _open(self) -> Question | None:
        """Return the question awaiting an answer; None after refusing."""
        if self.question is None or self.answered:
            self._refuse("quiz-is-over" if self.question is None else "quiz-answered")
            return None
        return self.question

    def _asked_at(self, question: Question, named: object) -> int | None:
        """Return the index of a space or option given by a user; None after refusing."""
        try:
            where = space_on(question.state.island.frame, named)
        except ValueError as error:
            self._say(Answer(str(error), done=False))
            return None
        at = question.at(where)
        if at is None:
            self._refuse("quiz-no-space", space=space_name(where))
        return at

    def _settle(self, right: bool) -> None:
        assert self.question is not None
        self.answered, self.right = True, right
        if not self._tries:
            self.results.append(Result(self.question.kind, right))
            if self._watcher is not None:
                self._watcher(self.question.kind, right)

    def _question_told(self) -> Answer:
        question = self.question
        if question is None:
            return Answer(self._summary())
        words = [say("quiz-again")] if self.again else []
        return Answer(sentences([*words, question.words]), witnesses=question.shown)

    def _summary(self) -> str:
        if not self.results:
            return say("quiz-nothing")
        right = sum(result.right for result in self.results)
        if right == len(self.results):
            return say("quiz-over-all")
        return say("quiz-over", right=right, asked=len(self.results))

    def _say(self, answer: Answer, verdict: str = "") -> Answer:
        self._told, self._verdict = answer, verdict
        return answer

    def _refuse(self, name: str, **parts: str) -> Answer:
        return self._say(Answer(say(name, **parts), done=False))
