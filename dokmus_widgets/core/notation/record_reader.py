"""Reader of game records, which replays the game and checks moves, labels and headings."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from dokmus_widgets.core.actions import Action
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.legality.verdict import IllegalAction
from dokmus_widgets.core.notation.errors import IllegalRecord, NotationError
from dokmus_widgets.core.notation.moves import scan_action, scan_space
from dokmus_widgets.core.notation.record import (
    MAX_MARKS,
    GameRecord,
    Mark,
    MarkKind,
    Note,
    RecordedPly,
)
from dokmus_widgets.core.notation.record_header import (
    COMMA,
    FIRST_LINE,
    NAME,
    Header,
    Parsed,
    named,
)
from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH, heading
from dokmus_widgets.core.notation.scanner import BLANK, BRACED, Scanner
from dokmus_widgets.core.phrases import phrase

_HEADING = re.compile(
    rf"(?:start|over|round{BLANK}+[1-9]{BLANK}*,{BLANK}*(?:guardians|turns))"
    rf"(?={BLANK}*(?:[#{{(\n]|\Z))",
    re.IGNORECASE | re.ASCII,
)
_LABEL = re.compile(f"(?:{NAME.pattern})(?={BLANK}*:)")
_COLON, _TO = re.compile(":"), re.compile(">")
_OPENING, _CLOSING, _BRACE = re.compile(r"\("), re.compile(r"\)"), re.compile(r"\{")
_KIND = re.compile(rf"({'|'.join(MarkKind)})(?!\w)", re.IGNORECASE)


def read_record(text: str) -> GameRecord:
    """Return the record of a text; raise its first ``NotationError`` or ``IllegalRecord``.

    A text of several games is for :func:`read_records`.
    """
    record, fault = read_until_error(text)
    if fault is not None:
        raise fault
    return record


def read_records(text: str | Path) -> Iterator[GameRecord]:
    """Yield the records of a text, or of a file given as a ``Path``, one below the other.

    Raise the first ``NotationError`` or ``IllegalRecord``, with its line in the whole text; the
    records before it have been yielded by then.
    """
    scanner = Scanner(text.read_text("utf-8") if isinstance(text, Path) else text, sys.maxsize)
    while scanner.next_line():
        reader = _Reader(scanner)
        reader.read()
        yield reader.record()


def read_until_error(text: str) -> tuple[GameRecord, NotationError | IllegalRecord | None]:
    """Return the record up to the first error, and the error; errors in headers are raised."""
    reader = _Reader(Scanner(text, MAX_RECORD_LENGTH))
    try:
        reader.read()
        if reader.scanner.next_line():
            raise reader.scanner.unreadable(phrase("one-game"))
    except (NotationError, IllegalRecord) as error:
        return reader.record(), error
    return reader.record(), None


class _Reader:
    """Reader of one text; ``state`` is the position reached."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self.header = Header(scanner)
        self.players, self.state = self.header.players, self.header.start
        self.actions: list[Action] = []
        # The comment and the marks on each state, and the total number of marks.
        self.comments = [""]
        self.marks: list[list[Mark]] = [[]]
        self.marked = 0
        # Whether the current state has a comment and a heading.
        self.commented = self.headed = False

    def read(self) -> None:
        """Read to the end of the text, or to the next record."""
        scanner = self.scanner
        while scanner.next_line() and not FIRST_LINE.match(scanner.text, scanner.at):
            self._line()

    def record(self) -> GameRecord:
        opening, *notes = map(Note, self.comments, map(tuple, self.marks))
        plies = map(RecordedPly, self.actions, notes)
        return GameRecord(self.players, self.header.start, plies, opening, self.header.seed)

    def _line(self) -> None:
        scanner = self.scanner
        at = scanner.at
        if match := scanner.take(_HEADING):
            self._under(Parsed(match[0], at))
            self._notes()
        else:
            self._moves()
        scanner.end_line(phrase("comma"))

    def _under(self, found: Parsed) -> None:
        wanted = heading(self.state)
        if _words(found.value) != _words(wanted):
            words = phrase("stands-at", wanted=repr(wanted), found=quote(found.value))
            raise IllegalRecord(*self.scanner.place(found.at), words)
        if self.headed:
            raise self.scanner.unreadable(phrase("under"), found.at)
        self.headed = True

    def _moves(self) -> None:
        scanner = self.scanner
        label = self._label()
        if label is None:
            self._notes()
            if scanner.line_ends:
                return
        self._move(label)
        while scanner.take(COMMA) and not scanner.line_ends:
            at = scanner.blanks()
            self._move(label and label._replace(at=at))

    def _label(self) -> Parsed | None:
        scanner = self.scanner
        at = scanner.at
        if (match := scanner.take(_LABEL)) is None:
            return None
        scanner.want(_COLON, phrase("colon"))
        name = named(scanner, match)
        if name.casefold() not in [player.casefold() for player in self.players]:
            raise scanner.unreadable(phrase("player-name"), at, quote(name))
        return Parsed(name, at)

    def _move(self, label: Parsed | None) -> None:
        scanner, seat = self.scanner, self.state.to_act
        if label is not None and seat is not None:
            name = self.players[seat]
            if label.value.casefold() != name.casefold():
                words = phrase("to-act", wanted=quote(name), found=quote(label.value))
                raise IllegalRecord(*scanner.place(label.at), words)
        at = scanner.blanks()
        action = scan_action(scanner, self.state)
        try:
            self.state = self.state.apply(action)
        except IllegalAction as refused:
            verdict = refused.verdict
            move = quote(scanner.text[at : scanner.at])
            words = phrase("move-illegal", move=move, rules=", ".join(verdict.rules))
            raise IllegalRecord(*scanner.place(at), words, verdict) from None
        self.actions.append(action)
        self.comments.append("")
        self.marks.append([])
        self.commented = self.headed = False
        self._notes()

    def _notes(self) -> None:
        scanner = self.scanner
        while True:
            at = scanner.blanks()
            if comment := scanner.take(BRACED):
                if self.commented:
                    raise scanner.unreadable(phrase("one-comment"), at)
                self.commented = True
                self.comments[-1] = scanner.unescaped(comment)
            elif scanner.take(_BRACE):
                raise scanner.unreadable(phrase("closing"), at, phrase("without-end"))
            elif scanner.take(_OPENING):
                self._marks()
            else:
                return

    def _marks(self) -> None:
        scanner = self.scanner
        kind = MarkKind(scanner.want(_KIND, phrase("mark-kind"))[1].lower())
        closed = False
        while not closed:
            if self.marked == MAX_MARKS:
                raise scanner.unreadable(phrase("marks-most", most=MAX_MARKS), found=phrase("more"))
            self.marks[-1].append(self._mark(kind))
            self.marked += 1
            closed = scanner.take(_CLOSING) is not None

    def _mark(self, kind: MarkKind) -> Mark:
        space = self._space()
        if kind is not MarkKind.ARROW:
            return Mark(kind, space)
        self.scanner.want(_TO, phrase("arrow-to"))
        return Mark(kind, space, self._space())

    def _space(self) -> Space:
        at = self.scanner.blanks()
        space = scan_space(self.scanner)
        if not self.state.island.frame.has(space):
            raise self.scanner.unreadable(phrase("on-board"), at)
        return space


def _words(heading: str) -> list[str]:
    return heading.lower().replace(",", " ").split()
