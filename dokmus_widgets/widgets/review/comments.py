"""What is remarked on the moves of a game that is looked back on: signs and comments."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from dokmus_widgets.core.notation import Note
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.comments import (
    LONGEST_COMMENT,
    SIGNS,
    Remark,
    note_at,
    remarked,
)
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.controls import deed
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, typed
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.asking import AskingBoard
from dokmus_widgets.widgets.review.sheet import ReviewWords
from dokmus_widgets.widgets.sections.basic import Button, Buttons
from dokmus_widgets.widgets.sections.forms import Form, TextField


class CommentedBoard(AskingBoard):
    """A game that was ``_played``, each place of which can be remarked on."""

    presses: ClassVar[Presses] = {
        **AskingBoard.presses,
        "comment": Press(typed("comment")),
        "sign": Press(one_of(SIGNS)),
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
        return self._remark(lambda was: was._replace(sign="" if was.sign == name else name))

    def _remark(self, change: Callable[[Remark], Remark]) -> Answer:
        if self.words().is_trying:
            return self.game.refuse(lambda: say("review-trying"))
        before, place = self._played, self._place()
        remark = change(Remark.of(note_at(before, place)))
        if (count := len(remark.text)) > LONGEST_COMMENT:
            most = LONGEST_COMMENT
            return self.game.refuse(lambda: say("review-comment-long", most=most, count=count))
        self._played = remarked(before, place, remark)
        try:
            self.record()
        except ValueError:
            self._played = before
            return self.game.refuse(lambda: say("review-comment-full"))
        self._remarks += 1
        self._go(place)
        return self._told(lambda: Answer(say("review-comment-kept")))

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
        return [*([Buttons(label, signs)] if place else []), form]
