"""What somebody who looks back remarks on a move: a sign, a text and marks, in a record's note.

The sign stands before the text, as in commented games of chess: ``! Both temples at once``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dokmus_widgets.core import Space
from dokmus_widgets.core.notation import Mark, MarkKind, Note
from dokmus_widgets.play.history import History

#: What a sign says, by its name.
SIGNS: Final = {"good": "!", "question": "?"}
#: Characters of a comment.
LONGEST_COMMENT: Final = 500


class Remark(NamedTuple):
    """The name of a sign, or none, and a text."""

    sign: str
    text: str

    @classmethod
    def of(cls, note: Note) -> Remark:
        """What a note says."""
        first, _, rest = note.comment.partition(" ")
        sign = next((name for name, sign in SIGNS.items() if sign == first), "")
        return cls(sign, rest if sign else note.comment)

    @property
    def comment(self) -> str:
        """As a note has it."""
        return " ".join(filter(None, (SIGNS.get(self.sign), self.text)))


def note_at(line: History, place: int) -> Note:
    """What is noted at a place of a line, whether it was reached or taken back."""
    return line.all_plies[place - 1].note if place else line.opening


def remarked(line: History, place: int, remark: Remark) -> History:
    """The same line with this remark at a place; what is marked on its board stays."""
    other = line.fork()
    other.note(place, note_at(line, place)._replace(comment=remark.comment))
    return other


def marked(line: History, place: int, space: Space) -> tuple[History, MarkKind | None]:
    """The same line with the next mark on a space at a place: a ring, a cross, or none again."""
    note = note_at(line, place)
    here = [mark for mark in note.marks if mark.space == space and mark.target is None]
    others = tuple(mark for mark in note.marks if mark not in here)
    kinds = (MarkKind.RING, MarkKind.CROSS, None)
    kind = kinds[(kinds.index(here[0].kind) + 1) % len(kinds)] if here else MarkKind.RING
    other = line.fork()
    added = () if kind is None else (Mark(kind, space),)
    other.note(place, note._replace(marks=(*others, *added)))
    return other, kind
