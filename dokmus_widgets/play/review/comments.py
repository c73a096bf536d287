"""Comments and marks on plies, stored in the notes of a record.

The sign precedes the text, as in chess annotations: ``! Both temples at once``.
"""

from typing import Final, NamedTuple

from dokmus_widgets.core import Space
from dokmus_widgets.core.notation import Mark, MarkKind, Note
from dokmus_widgets.play.history import History

SIGNS: Final = {"good": "!", "question": "?"}
#: In characters.
LONGEST_COMMENT: Final = 500


class Annotation(NamedTuple):
    """Annotation: the name of a sign (or empty) and a text."""

    sign: str
    text: str

    @classmethod
    def of(cls, note: Note) -> "Annotation":
        """Parse a note."""
        first, _, rest = note.comment.partition(" ")
        sign = next((name for name, sign in SIGNS.items() if sign == first), "")
        return cls(sign, rest if sign else note.comment)

    @property
    def comment(self) -> str:
        """Text for a note."""
        return " ".join(filter(None, (SIGNS.get(self.sign), self.text)))


def note_at(line: History, place: int) -> Note:
    """Return the note of a ply, from 1; 0 is the start."""
    return line.all_plies[place - 1].note if place else line.opening


def annotated(line: History, place: int, remark: Annotation) -> History:
    """Return a copy with this annotation of a ply; its board marks remain."""
    other = line.fork()
    other.note(place, note_at(line, place)._replace(comment=remark.comment))
    return other


def with_next_mark(line: History, place: int, space: Space) -> tuple[History, MarkKind | None]:
    """Return a copy with the next mark on a space: ring, cross, none."""
    note = note_at(line, place)
    here = [mark for mark in note.marks if mark.space == space and mark.target is None]
    others = tuple(mark for mark in note.marks if mark not in here)
    kinds = (MarkKind.RING, MarkKind.CROSS, None)
    kind = kinds[(kinds.index(here[0].kind) + 1) % len(kinds)] if here else MarkKind.RING
    other = line.fork()
    added = () if kind is None else (Mark(kind, space),)
    other.note(place, note._replace(marks=(*others, *added)))
    return other, kind
