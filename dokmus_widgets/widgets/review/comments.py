"""What is remarked on the moves of a game that is looked back on: signs, comments and marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from dokmus_widgets.core import Space, space_name
from dokmus_widgets.core.notation import MarkKind, Note
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.comments import (
    LONGEST_COMMENT,
    SIGNS,
    Remark,
    marked,
    note_at,
    remarked,
)
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.controls import deed
from dokmus_widgets.widgets.board.live import marks_of
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, plain, typed
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.asking import AskingBoard
from dokmus_widgets.widgets.review.sheet import ReviewWords
from dokmus_widgets.widgets.sections.basic import Button, Buttons
from dokmus_widgets.widgets.sections.forms import Form, TextField

#: How marks of a record look on the board.
_LOOKS: Final = {MarkKind.RING: "chosen", MarkKind.CROSS: "obstacle"}


class CommentedBoard(AskingBoard):
    """A game that was ``_played``, each place of which can be remarked on."""

    presses: ClassVar[Presses] = {
        **AskingBoard.presses,
        "comment": Press(typed("comment")),
        "sign": Press(one_of(SIGNS)),
        **plain("switch_marking"),
    }
    game = Subject[Game]()
    words: Callable[[], ReviewWords]
    _played: History
    _place: Callable[[], int]
    _go: Callable[[int], Answer]
    _told: Callable[[Telling], Answer]
    #: The game as the text of a record; ``ValueError`` where it is too long.
    record: Callable[[], str]
    _remarks = 0
    #: Whether a click on the board marks a space.
    marking = False

    @deed
    def comment(self, text: str) -> Answer:
        """Write this at the place that is shown, instead of what stood there; a sign may come
        first, as ``! ...``.
        """
        # A page can send half of a letter, which no file can hold.
        whole = text.encode("utf-8", "ignore").decode().strip()
        typed = Remark.of(Note(whole))
        return self._remark(lambda was: typed if typed.sign else was._replace(text=whole))

    @deed
    def sign(self, name: str) -> Answer:
        """Set a sign there, one of ``SIGNS``, or take it away."""
        known = read_choice("sign", name, [*SIGNS])
        return self._remark(lambda was: was._replace(sign="" if was.sign == known else known))

    def switch_marking(self) -> Answer:
        """Have clicks on the board mark spaces from now on, or no longer."""
        self.marking = not self.marking
        name = "review-marking-on" if self.marking else "review-marking-off"
        return self._do(lambda: self._told(lambda: Answer(say(name))))

    def click(self, space: Space | str) -> Answer:
        """Click a space: try a move, or mark it."""
        return self.mark(space) if self.marking else super().click(space)

    @deed
    def mark(self, space: Space | str) -> Answer:
        """Give a space its next mark: a frame (``ring``), a cross, or none."""
        where = space_on(self.state.island.frame, space)
        if self.words().is_trying:
            return self.game.refuse(lambda: say("review-trying"))
        made, kind = marked(self._played, self._place(), where)
        told = {"space": space_name(where), "kind": kind or "none"}
        return self._keep_note(made, lambda: Answer(say("review-marked", **told)))

    def _note_marks(self) -> tuple[list[Mark], list[Trail]]:
        """What is marked at the place that is shown, as the board has it."""
        if self.words().is_trying:
            return [], []
        noted, marks = note_at(self._played, self._place()).marks, list[Mark]()
        for kind, look in _LOOKS.items():
            marks += marks_of(look, [one.space for one in noted if one.kind is kind])
        arrows = [(one.space, one.target) for one in noted if one.target is not None]
        return marks, [Trail("step", arrow) for arrow in arrows]

    def _remark(self, change: Callable[[Remark], Remark]) -> Answer:
        if self.words().is_trying:
            return self.game.refuse(lambda: say("review-trying"))
        before, place = self._played, self._place()
        remark = change(Remark.of(note_at(before, place)))
        if (count := len(remark.text)) > LONGEST_COMMENT:
            most = LONGEST_COMMENT
            return self.game.refuse(lambda: say("review-comment-long", most=most, count=count))
        made = remarked(before, place, remark)
        return self._keep_note(made, lambda: Answer(say("review-comment-kept")))

    def _keep_note(self, made: History, told: Telling) -> Answer:
        """Go on with a line that is noted otherwise, unless its record would be too long."""
        before, place = self._played, self._place()
        self._played = made
        try:
            self.record()
        except ValueError:
            self._played = before
            return self.game.refuse(lambda: say("review-comment-full"))
        self._remarks += 1
        self._go(place)
        return self._told(told)

    def _remark_sections(self) -> list[Section]:
        """The signs, and the form for a comment."""
        if self.words().is_trying:
            return []
        place = self._place()
        remark = Remark.of(note_at(self._played, place))
        signs = [
            Button("sign", say(f"review-sign-{name}"), name, pressed=name == remark.sign)
            for name in SIGNS
        ]
        label = say("review-comment")
        form = Form(
            label,
            [TextField("comment", label, remark.text, LONGEST_COMMENT, rows=3)],
            [Button("comment", say("review-comment-keep"), primary=True)],
            fresh=f"comment-{place}-{self._remarks}",
        )
        signs = signs if place else []
        signs.append(Button("switch_marking", say("review-marking"), pressed=self.marking))
        return [Buttons(label, signs), form]
