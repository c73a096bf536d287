"""The sheet of a quiz: question, answers, and explanations."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dokmus_widgets.core import space_name
from dokmus_widgets.explain import Answer, say, sentences, tile_name
from dokmus_widgets.lessons.quizzes import MultipleChoice, Number, Question, QuizSession, Spaces
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.slots import button_row
from dokmus_widgets.widgets.sections import Button, Heading, Toolbar, answer, in_slots, lessons
from dokmus_widgets.widgets.sections.basic import Prompt

#: Maximum for number buttons; larger numbers are typed.
_MAX_BUTTONS = 10


@dataclass(frozen=True, slots=True)
class QuizSheet:
    """The sections of a quiz with its last answer; ``onward``: the buttons at its end.

    ``panel``: what stands in place of all that scrolls; ``unseen``: buttons for keys alone.
    """

    quiz: QuizSession
    answer: Answer
    title: str
    questions: int
    onward: tuple[Button, ...] = ()
    panel: Sequence[Section] = ()
    unseen: Sequence[Button] = ()

    def slots(self, below: Sequence[Section], course: Button, place: str) -> list[Section]:
        """Return the slots; ``below``: what comes last; ``course``: the button of the course."""
        quiz = self.quiz
        if quiz.question is None:
            results = [lessons.Dot(one.kind.words, one.right) for one in quiz.results]
            asked: Section = lessons.Goals(say("course-quiz-results"), results)
        else:
            asked = self._asked(quiz.question)
        # Marks are visible on the board before they are judged.
        judged = quiz.answered or not self.answer.done
        seen = self.answer.words != self.text and judged
        verdict = replace(answer(self._verdict()), seen=seen)
        ways, leave = self._ways(), Button("close_quiz", say("course-come-back"))
        return in_slots(
            Heading(self.title if quiz.question is None else quiz.question.title),
            verdict,
            [button_row(ways)],
            Toolbar(say("course-ways"), [leave], unseen=self.unseen),
            self.panel or below,
            topic=f"{self.questions} {quiz.over} {quiz.answered}",
            task=[Prompt(self.text), asked, self._place(course, place)],
        )

    @property
    def text(self) -> str:
        """The main text: the question, or the result of the quiz."""
        quiz = self.quiz
        if quiz.question is None:
            return quiz.told.words
        words = [say("quiz-again")] if quiz.again else []
        several = isinstance(quiz.question.response, Spaces)
        more = [say("quiz-several")] if several and not quiz.answered else []
        return sentences([*words, quiz.question.words, *more])

    def _verdict(self) -> Answer:
        """Return the answer, without the reasons shown at the spaces."""
        quiz, question = self.quiz, self.quiz.question
        at_spaces = question is not None and isinstance(question.response, Spaces)
        if not at_spaces or not quiz.verdict or self.answer != quiz.told:
            return self.answer
        return replace(self.answer, words=quiz.verdict)

    def _place(self, course: Button, place: str) -> lessons.Lesson:
        quiz, count = self.quiz, len(self.quiz.kinds)
        dots = [
            lessons.Dot(say("quiz-progress", number=n, asked=count), n <= len(quiz.results))
            for n in range(1, count + 1)
        ]
        now = -1 if quiz.over else quiz.number
        return lessons.Lesson(self.title, quiz.progress, "", dots, now, course, place)

    def _ways(self) -> list[Button]:
        if self.quiz.over:
            return [*self.onward]
        if self.quiz.answered:
            return [Button("next", say("course-next"), primary=True)]
        submit = Button("submit", say("course-quiz-submit"), primary=True)
        return [submit, Button("skip", say("course-skip"))]

    def _asked(self, question: Question) -> Section:
        quiz, label = self.quiz, say("course-quiz-answers")
        match question.response:
            case Spaces() as response:
                parts = [_space(quiz, question, response, at) for at in range(len(response.spaces))]
                # What was wrong is read first.
                parts.sort(key=lambda one: one.right is not False and not one.missed)
            case MultipleChoice(right=right):
                parts = [_option(quiz, n, text, right) for n, text in enumerate(question.options)]
            case Number(most=most) if most > _MAX_BUTTONS:
                fresh = f"number-{self.questions}-{quiz.answered}"
                return lessons.Number(label, quiz.chosen, most, fresh)
            case Number(right, most):
                parts = [_option(quiz, n, str(n), right) for n in range(most + 1)]
        return lessons.Asked(label, parts)


def _space(quiz: QuizSession, question: Question, response: Spaces, at: int) -> lessons.Reply:
    space, mark = response.spaces[at], quiz.marks[at]
    text = space_name(space)
    if response.tiles:
        state = question.state
        text = say("course-quiz-tile", tile=tile_name(state, state.island.frame.slot_of(space)))
    is_open, is_right = mark is response.cycle[0], response.is_right(at, mark)
    note = "" if is_open else mark.words
    if quiz.answered and not is_right:
        name = "course-quiz-missed" if is_open else "course-quiz-was"
        note = say(name, said=note, right=response.right[at].words)
    return lessons.Reply(
        "toggle",
        text,
        space_name(space),
        hint=note,
        pressed=not is_open,
        right=is_right if quiz.answered and not is_open else None,
        missed=quiz.answered and is_open and not is_right,
        told=question.reason(at).words if quiz.answered else "",
    )


def _option(quiz: QuizSession, at: int, text: str, right: int) -> lessons.Reply:
    judged = quiz.answered and at in (right, quiz.chosen)
    pressed = quiz.chosen == at
    return lessons.Reply("choose", text, at, pressed=pressed, right=at == right if judged else None)
