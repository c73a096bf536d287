"""A question: a position, what is asked about it, the right answer, and why it is right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from dokmus_widgets.core import Action, Obstacle, Place, Rule, Space, State, space_name
from dokmus_widgets.explain.answers import Answer, answers_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import seat_names, sentences
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.wording import Part, Wording, seat_wording, wording


class Mark(StrEnum):
    """What can be said of a space."""

    NO = "no"
    YES = "yes"
    FREE = "free"
    PAID = "paid"  # for one sacrifice

    @property
    def words(self) -> str:
        """What it is called, in the language that is spoken."""
        return say(f"quiz-mark-{self}")


YES_NO: Final = (Mark.NO, Mark.YES)
PRICES: Final = (Mark.NO, Mark.FREE, Mark.PAID)


@dataclass(frozen=True, slots=True)
class Spaces:
    """A mark is asked for each of some spaces; the first of ``marks`` is there to begin with.

    ``right``: a mark for each space. ``tiles``: each space, a tile's middle, stands for its tile.
    """

    spaces: tuple[Space, ...]
    marks: tuple[Mark, ...]
    right: tuple[Mark, ...]
    tiles: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several is asked for, by its number; ``spaces``: where they lie, if anywhere."""

    options: tuple[str | Wording, ...]
    right: int
    spaces: tuple[Space, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A number from 0 to ``most`` is asked for."""

    right: int
    most: int


Response = Spaces | Choice | Number


@dataclass(frozen=True, slots=True)
class Ruling:
    """A reason that the core gives: its verdict on an action."""

    action: Action


@dataclass(frozen=True, slots=True)
class Told:
    """A reason in words of its own, with what shows it on the board."""

    wording: Wording
    rules: tuple[Rule, ...] = ()
    witnesses: tuple[Space, ...] = ()


Reason = Ruling | Told


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one ``seat`` about a ``state``.

    ``reasons``: one for each space that is asked about; a single one for other responses.
    ``shown``: the spaces that the question speaks of.
    """

    kind: Kind
    state: State
    seat: int
    asked: Wording
    response: Response
    reasons: tuple[Reason, ...]
    shown: tuple[Space, ...] = ()

    @property
    def words(self) -> str:
        """The question, in the language that is spoken."""
        return str(self.asked)

    @property
    def title(self) -> str:
        """What the question is about, in a few words."""
        return self.kind.words

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that the question is about."""
        return self.kind.rules

    @property
    def options(self) -> tuple[str, ...]:
        """What there is to choose from; nothing where spaces or a number are asked for."""
        if not isinstance(self.response, Choice):
            return ()
        return tuple(str(option) for option in self.response.options)

    def at(self, space: Space) -> int | None:
        """Which of the spaces that are asked about, or of the options, that is; None for none."""
        spaces = () if isinstance(self.response, Number) else self.response.spaces
        if isinstance(self.response, Spaces) and self.response.tiles:
            slot_of = self.state.island.frame.slot_of
            return next((n for n, one in enumerate(spaces) if slot_of(one) == slot_of(space)), None)
        return spaces.index(space) if space in spaces else None

    def reason(self, number: int = 0) -> Answer:
        """Why the right answer is right: for one of the spaces, or for all there is."""
        reason = self.reasons[number]
        if isinstance(reason, Told):
            return Answer(str(reason.wording), rules=reason.rules, witnesses=reason.witnesses)
        verdict = self.state.check(reason.action)
        answer = answers_to(self.state, verdict, seat_names(self.state.seats))[0]
        out = not verdict.legal and verdict.obstacles[0].obstacle is Obstacle.OUT_OF_REACH
        if out and isinstance(reason.action, Place):
            words = sentences([answer.words, self._at_corner(reason.action.space)])
            return replace(answer, words=words)
        return answer

    def _at_corner(self, space: Space) -> str:
        """That a space touches a token of the seat with a corner, which does not count."""
        row, column = space
        for token in self.state.tokens_of(self.seat):
            if abs(token[0] - row) == abs(token[1] - column) == 1:
                return say("quiz-corner", space=space_name(space), token=space_name(token))
        return ""


#: The words of a question, where they are those of another kind as well.
ASKED_AS: Final = {
    Kind.ISLAND: "quiz-reach.ask",
    **dict.fromkeys((Kind.TEMPLES, Kind.TILES, Kind.COMPLETE), "quiz-line-ask"),
}


def question_about(
    kind: Kind,
    state: State,
    response: Response,
    *reasons: Reason,
    seat: int | None = None,
    shown: tuple[Space, ...] = (),
    parts: Mapping[str, Part] | None = None,
) -> Question:
    """What a kind asks a seat, ``who``, which is the one to act unless another is meant.

    ``parts``: what is put into its words besides.
    """
    seat = state.to_act or 0 if seat is None else seat
    name = ASKED_AS.get(kind, f"quiz-{kind}.ask")
    asked = wording(name, **{"who": seat_wording(seat), **(parts or {})})
    return Question(kind, state, seat, asked, response, reasons, shown)
