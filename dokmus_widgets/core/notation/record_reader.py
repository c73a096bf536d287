"""Reads a game record, playing the game as it goes: moves, labels and headings must be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from dokmus_widgets.core.actions import Action
from dokmus_widgets.core.faults import PositionError, quote
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tilesets import load_tile_set, tile_set_names
from dokmus_widgets.core.legality.verdict import IllegalAction
from dokmus_widgets.core.notation.code import CodeError, read_position_code
from dokmus_widgets.core.notation.errors import IllegalRecord
from dokmus_widgets.core.notation.moves import scan_action, scan_space
from dokmus_widgets.core.notation.record import (
    LONGEST_NAME,
    MOST_MARKS,
    GameRecord,
    Mark,
    MarkKind,
    Note,
    RecordedPly,
    name_fault,
)
from dokmus_widgets.core.notation.record_writer import (
    FORMAT,
    LONGEST_RECORD,
    PLAIN_NAME,
    VERSION,
    heading,
)
from dokmus_widgets.core.notation.scanner import BRACED, QUOTED, Scanner
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.rules import PRESETS, SWITCHES, Rules
from dokmus_widgets.core.setup import SEATS, new_game
from dokmus_widgets.core.state import State

_VERSIONS = (1, VERSION)
#: What presets read otherwise in records of version 1.
_PRESETS_OF_1: dict[str, dict[str, Any]] = {"fr": {"voluntary_sacrifice": False}}
_BLANKS = r"[^\S\n]"
_HEADLINE = re.compile(FORMAT.replace(" ", f"{_BLANKS}+") + r"(?!\w)", re.IGNORECASE)
_HEADER = re.compile(
    rf"(players|tiles|reading|seed|talisman|position){_BLANKS}*:", re.IGNORECASE | re.ASCII
)
_HEADING = re.compile(
    rf"(?:start|over|round{_BLANKS}+[1-9]{_BLANKS}*,{_BLANKS}*(?:guardians|turns))"
    rf"(?={_BLANKS}*(?:[#{{(\n]|\Z))",
    re.IGNORECASE | re.ASCII,
)
_NAME = re.compile(f"{QUOTED.pattern}|{PLAIN_NAME.pattern.replace(' ', f'{_BLANKS}+')}")
_LABEL = re.compile(f"(?:{_NAME.pattern})(?={_BLANKS}*:)")
_COLON, _COMMA, _TO = re.compile(":"), re.compile(","), re.compile(">")
_OPENING, _CLOSING, _BRACE = re.compile(r"\("), re.compile(r"\)"), re.compile(r"\{")
_KIND = re.compile(rf"({'|'.join(MarkKind)})(?!\w)", re.IGNORECASE)
_WORD = re.compile(r"[^\s#]++")
_PRESET = re.compile(r"([a-z]+)(?![\w=])", re.IGNORECASE | re.ASCII)
_SWITCH = re.compile(rf"({'|'.join(SWITCHES)}) *= *", re.IGNORECASE)
_VALUE = re.compile(r"\w+", re.ASCII)


def read_record(text: str) -> GameRecord:
    """The record of a text.

    ``NotationError`` when it cannot be read, ``IllegalRecord`` when a move in it is illegal, or a
    label, heading or position is wrong; both say on which line and column.
    """
    return _Reader(Scanner(text, LONGEST_RECORD)).record()


class _Said(NamedTuple):
    """Something that was read, and where it stands."""

    value: Any
    at: int


class _Reader:
    """Reads one text; ``state`` is where the game stands after what was read so far."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self._headline()
        self._header()
        self.start = self.state = self._beginning()
        self.actions: list[Action] = []
        # The comment and the marks on each state; how many marks there are in all.
        self.comments = [""]
        self.marks: list[list[Mark]] = [[]]
        self.marked = 0
        # Whether the present state has its comment and its heading.
        self.commented = self.headed = False

    def record(self) -> GameRecord:
        """The record, once the rest is read."""
        while self.scanner.next_line():
            self._line()
        opening, *notes = map(Note, self.comments, map(tuple, self.marks))
        plies = map(RecordedPly, self.actions, notes)
        return GameRecord(self.players, self.start, plies, opening, self.seed)

    # The head

    def _headline(self) -> None:
        scanner = self.scanner
        scanner.next_line()
        scanner.want(_HEADLINE, f"'{FORMAT} {VERSION}'")
        at = scanner.blanks()
        self.version = scanner.number(phrase("the-version"))
        if self.version not in _VERSIONS:
            raise scanner.unreadable(
                phrase("version-is", wanted=joined("or", map(str, _VERSIONS))), at
            )
        scanner.end_line(phrase("end-line"))

    def _header(self) -> None:
        """The lines with a key, in any order."""
        scanner = self.scanner
        readers: dict[str, Callable[[], Any]] = {
            "players": self._players,
            "tiles": lambda: scanner.want(_WORD, phrase("tile-set-name"))[0],
            "reading": self._reading,
            "seed": lambda: scanner.number(phrase("whole")),
            "talisman": lambda: scanner.number(phrase("player-number")),
            "position": lambda: scanner.want(_WORD, phrase("a-code"))[0],
        }
        self.said: dict[str, _Said] = {}
        while scanner.next_line():
            at = scanner.at
            if not (match := scanner.take(_HEADER)):
                break
            key = match[1].lower()
            if key in self.said:
                raise scanner.unreadable(phrase("line-once", key=repr(key)), at)
            value_at = scanner.blanks()
            self.said[key] = _Said(readers[key](), value_at)
            scanner.end_line(phrase("end-line"))

    def _players(self) -> tuple[str, ...]:
        scanner = self.scanner
        start = scanner.at
        names: list[str] = []
        while not names or scanner.take(_COMMA):
            if len(names) == max(SEATS):
                raise scanner.unreadable(
                    phrase("names"), start, phrase("more-than", most=max(SEATS))
                )
            at = scanner.blanks()
            name = self._named(scanner.want(_NAME, phrase("player-name")))
            if name_fault(name):
                expected = phrase("name-long", most=LONGEST_NAME)
                raise scanner.unreadable(expected, at, quote(name))
            names.append(name)
        if not scanner.line_ends:
            raise scanner.unreadable(phrase("comma"))
        if len(names) not in SEATS:
            raise scanner.unreadable(phrase("names"), start, phrase("one"))
        return tuple(names)

    def _named(self, match: re.Match[str]) -> str:
        quotes = match[1] is not None
        return self.scanner.unescaped(match) if quotes else " ".join(match[0].split())

    def _reading(self) -> Rules:
        """A preset, switches, or both."""
        scanner = self.scanner
        at = scanner.at
        preset = scanner.take(_PRESET)
        name = preset[1].lower() if preset else PRESETS[0]
        if name not in PRESETS:
            raise scanner.unreadable(phrase("reading", known=", ".join(PRESETS)), at)
        chosen: dict[str, Any] = {}
        usual = _PRESETS_OF_1.get(name, {}) if self.version == 1 else {}
        while not scanner.line_ends:
            switch_at = scanner.blanks()
            switch = scanner.want(_SWITCH, phrase("switch", value="temple_water=joins"))[1].lower()
            if switch in chosen:
                raise scanner.unreadable(phrase("switch-once"), switch_at)
            values = {str(value).lower(): value for value in SWITCHES[switch]}
            at = scanner.blanks()
            word = scanner.want(_VALUE, joined("or", values))[0].lower()
            if word not in values:
                raise scanner.unreadable(joined("or", values), at)
            chosen[switch] = values[word]
        return Rules.preset(name).replaced(**usual | chosen)

    def _beginning(self) -> State:
        """The state that the header tells."""
        players = self._wanted("players")
        self.players: tuple[str, ...] = players.value
        self.seed: int | None = None
        if "position" in self.said:
            return self._position(self.said["position"], players)
        scanner, said = self.scanner, self.said
        self.seed = self._wanted("seed").value
        seats = len(self.players)
        tiles = said.get("tiles", _Said(tile_set_names()[0], 0))
        if tiles.value not in tile_set_names():
            known = ", ".join(tile_set_names())
            raise scanner.unreadable(phrase("tile-set", known=known), tiles.at)
        talisman = said.get("talisman", _Said(1, 0))
        if not 1 <= talisman.value <= seats:
            raise scanner.unreadable(phrase("player-number-of", most=seats), talisman.at)
        return new_game(
            seats,
            seed=self.seed,
            talisman=talisman.value - 1,
            rules=said["reading"].value if "reading" in said else None,
            tiles=load_tile_set(tiles.value),
        )

    def _wanted(self, key: str) -> _Said:
        if key not in self.said:
            line = f"'{key.capitalize()}: ...'"
            raise self.scanner.unreadable(phrase("line-wanted", line=line))
        return self.said[key]

    def _position(self, code: _Said, players: _Said) -> State:
        scanner, place = self.scanner, self.scanner.place(code.at)
        for key in ("tiles", "reading", "seed", "talisman"):
            if key in self.said:
                raise scanner.unreadable(phrase("beside", key=key), self.said[key].at)
        try:
            state = read_position_code(code.value)
        except CodeError as error:
            raise error.at(*place) from None
        except PositionError as error:
            words = phrase("position", fault=error.faults[0].told)
            raise IllegalRecord(*place, words) from error
        if state.seats != len(self.players):
            words = phrase("seats-differ", count=state.seats, wanted=len(self.players))
            raise IllegalRecord(*scanner.place(players.at), words)
        return state

    # The moves

    def _line(self) -> None:
        scanner = self.scanner
        at = scanner.at
        if match := scanner.take(_HEADING):
            self._under(_Said(match[0], at))
            self._notes()
        else:
            self._moves()
        scanner.end_line(phrase("comma"))

    def _under(self, found: _Said) -> None:
        """A heading, which must be that of the state."""
        wanted = heading(self.state)
        if _words(found.value) != _words(wanted):
            words = phrase("stands-at", wanted=repr(wanted), found=quote(found.value))
            raise IllegalRecord(*self.scanner.place(found.at), words)
        if self.headed:
            raise self.scanner.unreadable(phrase("under"), found.at)
        self.headed = True

    def _moves(self) -> None:
        """Moves with their notes, with or without a label before them."""
        scanner = self.scanner
        label = self._label()
        if label is None:
            self._notes()
            if scanner.line_ends:
                return
        self._move(label)
        while scanner.take(_COMMA) and not scanner.line_ends:
            at = scanner.blanks()
            self._move(label and label._replace(at=at))

    def _label(self) -> _Said | None:
        scanner = self.scanner
        at = scanner.at
        if (match := scanner.take(_LABEL)) is None:
            return None
        scanner.want(_COLON, phrase("colon"))
        name = self._named(match)
        if name.casefold() not in [player.casefold() for player in self.players]:
            raise scanner.unreadable(phrase("player-name"), at, quote(name))
        return _Said(name, at)

    def _move(self, label: _Said | None) -> None:
        """One move, by the seat of the label, and the notes behind it."""
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
        """Comment and marks on the present state, where any stand here."""
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
        """Marks of one kind, up to the closing bracket."""
        scanner = self.scanner
        kind = MarkKind(scanner.want(_KIND, phrase("mark-kind"))[1].lower())
        closed = False
        while not closed:
            if self.marked == MOST_MARKS:
                raise scanner.unreadable(
                    phrase("marks-most", most=MOST_MARKS), found=phrase("more")
                )
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
