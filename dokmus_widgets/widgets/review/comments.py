"""Comments on the moves of a reviewed game: signs, texts and marks."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from dokmus_widgets.core import Space, space_name
from dokmus_widgets.core.notation import MarkKind, Note
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, say, space_on
from dokmus_widgets.play import Game, History, read_choice
from dokmus_widgets.play.review.comments import (
    LONGEST_COMMENT,
    SIGNS,
    Annotation,
    annotated,
    note_at,
    with_next_mark,
)
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, View, marks_of, plain
from dokmus_widgets.widgets.board.presses import one_of, typed
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.sections.basic import Button, Buttons
from dokmus_widgets.widgets.sections.forms import Form, TextField

#: Board marks for the marks of a record.
_MARK_KINDS: Final = {MarkKind.RING: "chosen", MarkKind.CROSS: "obstacle"}


class Comments(Part):
    """The part for comments, signs and marks at the places of a game."""

    presses: ClassVar[Presses] = {
        "comment": Press(typed("comment")),
        "draft": Press(typed("comment", "fresh"), again=False),
        "sign": Press(one_of(SIGNS)),
        **plain("switch_marking"),
    }

    def __init__(self, board: GameBoard, replay: Replay) -> None:
        self._board, self._replay = board, replay
        self.marking = False
        self._changes = 0

    def comment(self, text: str) -> Answer:
        """Set the comment at the current place, optionally with a sign, as in ``! ...``."""
        return self._remark(lambda was: _annotation(was, text))

    def draft(self, text: str, fresh: str) -> None:
        """Keep a comment while it is typed into the form ``fresh``; show nothing new."""
        replay = self._replay
        if replay.sections.is_trying or fresh != self._fresh:
            return
        place = replay.place
        remark = _annotation(Annotation.of(note_at(replay.played, place)), text)
        if len(remark.text) > LONGEST_COMMENT:
            return
        if self._take(annotated(replay.played, place, remark)):
            self._board.game.history = replay.line_at(place)
            self._board._tell_watchers()
            self._board._tell_listeners()

    def sign(self, name: str) -> Answer:
        """Set the sign of the current place to one of ``SIGNS``, or remove it."""
        known = read_choice("sign", name, [*SIGNS])
        return self._remark(lambda was: was._replace(sign="" if was.sign == known else known))

    def switch_marking(self) -> Answer:
        """Switch whether clicks on the board mark spaces."""

        def switched(game: Game) -> Answer:
            self.marking = not self.marking
            name = "review-marking-on" if self.marking else "review-marking-off"
            return game.tell(Answer(say(name)))

        return self._board._act(switched)

    def mark(self, space: Space | str) -> Answer:
        """Give a space its next mark: a frame (``ring``), a cross, or none."""

        def marked_space(game: Game) -> Answer:
            where = space_on(game.state.island.frame, space)
            if self._replay.sections.is_trying:
                return game.refuse(say("review-trying"))
            line, kind = with_next_mark(self._replay.played, self._replay.place, where)
            words = say("review-marked", space=space_name(where), kind=kind or "none")
            return self._replace_line(line, words)

        return self._board._act(marked_space)

    def _remark(self, change: Callable[[Annotation], Annotation]) -> Answer:
        def remarked_place(game: Game) -> Answer:
            if self._replay.sections.is_trying:
                return game.refuse(say("review-trying"))
            before, place = self._replay.played, self._replay.place
            remark = change(Annotation.of(note_at(before, place)))
            if (count := len(remark.text)) > LONGEST_COMMENT:
                return game.refuse(say("review-comment-long", most=LONGEST_COMMENT, count=count))
            return self._replace_line(annotated(before, place, remark), say("review-comment-kept"))

        return self._board._act(remarked_place)

    def _replace_line(self, line: History, words: str) -> Answer:
        """Replace the line by one with other notes, and show it, unless it is too long."""
        place, game = self._replay.place, self._board.game
        if not self._take(line):
            return game.refuse(say("review-comment-full"))
        self._changes += 1
        self._replay.go(place)
        return game.tell(Answer(words))

    def _take(self, line: History) -> bool:
        """Replace the line, unless its record is too long; return whether."""
        before, self._replay.played = self._replay.played, line
        try:
            self._replay.text  # noqa: B018  (raises for what is too long)
        except ValueError:
            self._replay.played = before
            return False
        return True

    @property
    def _fresh(self) -> str:
        return f"comment-{self._replay.place}-{self._changes}"

    def decorate(self, view: View) -> View:
        if self.marking:
            view = replace(view, free=0, paid=0, pickable=0, choosable=(), home=0)
        if self._replay.sections.is_trying:
            return view
        notes, marks = note_at(self._replay.played, self._replay.place).marks, list[Mark]()
        for kind, look in _MARK_KINDS.items():
            marks += marks_of(look, [one.space for one in notes if one.kind is kind])
        arrows = [(one.space, one.target) for one in notes if one.target is not None]
        trails = [Trail("step", arrow) for arrow in arrows]
        return replace(view, marks=[*view.marks, *marks], trails=(*view.trails, *trails))

    def snapshot(self) -> dict[str, Any]:
        return {"marking": self.marking}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.marking = bool(snapshot.get("marking"))

    def sections(self) -> list[Section]:
        if self._replay.sections.is_trying:
            return []
        place = self._replay.place
        remark = Annotation.of(note_at(self._replay.played, place))
        signs = [
            Button("sign", say(f"review-sign-{name}"), name, pressed=name == remark.sign)
            for name in SIGNS
        ]
        label = say("review-comment")
        form = Form(
            label,
            [TextField("comment", label, remark.text, LONGEST_COMMENT, rows=3)],
            [Button("comment", say("review-comment-keep"), primary=True)],
            fresh=self._fresh,
            keeps="draft",
        )
        signs = signs if place else []
        signs.append(Button("switch_marking", say("review-marking"), pressed=self.marking))
        return [Buttons(label, signs), form]


def _annotation(was: Annotation, text: str) -> Annotation:
    """Return an annotation with this text, and its sign if it begins with one."""
    # Browsers can send lone surrogates, which cannot be encoded.
    whole = text.encode("utf-8", "ignore").decode().strip()
    typed = Annotation.of(Note(whole))
    return typed if typed.sign else was._replace(text=whole)
