"""Data model of a question: position, text, right response and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from dokmus_widgets.core import Action, Obstacle, Place, Rule, Space, State, space_name
from dokmus_widgets.explain import Answer, again, answers_to, say, seat_names, sentences

from .kinds import QuestionKind


class QuizMark(StrEnum):
    """An answer for one space: no, yes, or free of a sacrifice or not."""

    NO = "no"
    YES = "yes"
    FREE = "free"
    PAID = "paid"
    #: No answer yet.
    OPEN = "open"

    @property
    def words(self) -> str:
        return say(f"quiz-mark-{self}")


YES_NO: Final = (QuizMark.NO, QuizMark.YES)
PRICES: Final = (QuizMark.NO, QuizMark.FREE, QuizMark.PAID)


@dataclass(frozen=True, slots=True)
class Spaces:
    """A mark for each space; with ``tiles`` a space stands for its tile."""

    spaces: tuple[Space, ...]
    marks: tuple[QuizMark, ...]
    right: tuple[QuizMark, ...]
    tiles: bool = False

    @property
    def cycle(self) -> tuple[QuizMark, ...]:
        """The marks in the order of clicks, from none to the first."""
        return (QuizMark.OPEN, *self.marks[1:], self.marks[0])

    def is_right(self, at: int, mark: QuizMark) -> bool:
        """Return whether a mark is right at an index; none counts as the first."""
        return self.right[at] is (self.marks[0] if mark is QuizMark.OPEN else mark)


@dataclass(frozen=True, slots=True)
class MultipleChoice:
    """A response that selects an option by index; ``spaces``: their places on the board."""

    options: tuple[str, ...]
    right: int
    spaces: tuple[Space, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A response that is a number from 0 to ``most``."""

    right: int
    most: int


Response = Spaces | MultipleChoice | Number


#: Why a response is right: the core's verdict on an action, or an answer in words.
Reason = Action | Answer


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one ``seat`` about a ``state``.

    ``reasons``: one per space for `Spaces`, else a single one; ``shown``: the spaces in the text.
    Its texts are those of the language that it was made in, and can be translated again.
    """

    kind: QuestionKind
    state: State
    seat: int
    asked: str
    response: Response
    reasons: tuple[Reason, ...]
    shown: tuple[Space, ...] = ()

    @property
    def words(self) -> str:
        return again(self.asked)

    @property
    def title(self) -> str:
        return self.kind.words

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.kind.rules

    @property
    def options(self) -> tuple[str, ...]:
        """The options to choose from; empty for other responses."""
        if not isinstance(self.response, MultipleChoice):
            return ()
        return tuple(map(again, self.response.options))

    def at(self, space: Space) -> int | None:
        """Return the index of the space or option at a space; None if there is none."""
        spaces = () if isinstance(self.response, Number) else self.response.spaces
        if isinstance(self.response, Spaces) and self.response.tiles:
            slot_of = self.state.island.frame.slot_of
            return next((n for n, one in enumerate(spaces) if slot_of(one) == slot_of(space)), None)
        return spaces.index(space) if space in spaces else None

    def reason(self, number: int = 0) -> Answer:
        """Explain the right answer: for one of the spaces, or as a whole."""
        reason = self.reasons[number]
        if isinstance(reason, Answer):
            return reason.again()
        verdict = self.state.check(reason)
        answer = answers_to(self.state, verdict, seat_names(self.state.seats), asked=False)[0]
        out = not verdict.legal and verdict.obstacles[0].obstacle is Obstacle.OUT_OF_REACH
        if out and isinstance(reason, Place):
            words = sentences([answer.words, self._at_corner(reason.space)])
            return replace(answer, words=words)
        return answer

    def _at_corner(self, space: Space) -> str:
        row, column = space
        for token in self.state.tokens_of(self.seat):
            if abs(token[0] - row) == abs(token[1] - column) == 1:
                return say("quiz-corner", space=space_name(space), token=space_name(token))
        return ""


#: Message ids of questions that share the text of another kind.
ASKED_AS: Final = {
    QuestionKind.ISLAND: "quiz-reach.ask",
    **dict.fromkeys(
        (QuestionKind.TEMPLES, QuestionKind.TILES, QuestionKind.COMPLETE), "quiz-line-ask"
    ),
}


def make_question(
    kind: QuestionKind,
    state: State,
    response: Response,
    *reasons: Reason,
    seat: int | None = None,
    shown: tuple[Space, ...] = (),
    parts: Mapping[str, str | int] | None = None,
) -> Question:
    """Make a question to a seat, by default the current player."""
    seat = state.to_act or 0 if seat is None else seat
    name = ASKED_AS.get(kind, f"quiz-{kind}.ask")
    asked = say(name, **{"who": seat_names(state.seats)[seat], **(parts or {})})
    return Question(kind, state, seat, asked, response, reasons, shown)
