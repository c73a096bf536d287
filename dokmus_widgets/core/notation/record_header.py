"""Reader of a game record's header: players and starting state."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from dokmus_widgets.core.faults import PositionError, quote
from dokmus_widgets.core.island.tilesets import load_tile_set, tile_set_names
from dokmus_widgets.core.names import MAX_NAME_LENGTH
from dokmus_widgets.core.notation.code import CodeError, read_position_code
from dokmus_widgets.core.notation.errors import IllegalRecord
from dokmus_widgets.core.notation.record import name_fault
from dokmus_widgets.core.notation.record_writer import FORMAT, PLAIN_NAME, VERSION
from dokmus_widgets.core.notation.scanner import BLANK, QUOTED, Scanner
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.rules import PRESETS, SWITCHES, Rules
from dokmus_widgets.core.setup import SEATS, new_game
from dokmus_widgets.core.state import State

_VERSIONS = (1, VERSION)
#: Switches of presets that differ in records of version 1.
_PRESETS_OF_1: dict[str, dict[str, Any]] = {"fr": {"voluntary_sacrifice": False}}
_HEADLINE = re.compile(FORMAT.replace(" ", f"{BLANK}+") + r"(?!\w)", re.IGNORECASE)
#: The whole first line, for where the next record begins: a name is no such line.
FIRST_LINE = re.compile(_HEADLINE.pattern + rf"{BLANK}*+[0-9]++{BLANK}*+(?:#|\n|\Z)", re.IGNORECASE)
_HEADER = re.compile(
    rf"(players|tiles|reading|seed|talisman|position){BLANK}*:", re.IGNORECASE | re.ASCII
)
#: A player's name, with or without quotes.
NAME = re.compile(f"{QUOTED.pattern}|{PLAIN_NAME.pattern.replace(' ', f'{BLANK}+')}")
COMMA = re.compile(",")
_WORD = re.compile(r"[^\s#]++")
_PRESET = re.compile(r"([a-z]+)(?![\w=])", re.IGNORECASE | re.ASCII)
_SWITCH = re.compile(rf"({'|'.join(SWITCHES)}) *= *", re.IGNORECASE)
_VALUE = re.compile(r"\w+", re.ASCII)


class Parsed(NamedTuple):
    value: Any
    at: int


class Header:
    """The header of a record: ``players``, ``start`` and, for a new game, its ``seed``."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self.seed: int | None = None
        scanner.next_line()
        scanner.want(_HEADLINE, f"'{FORMAT} {VERSION}'")
        at = scanner.blanks()
        self.version = scanner.number(phrase("the-version"))
        if self.version not in _VERSIONS:
            wanted = joined("or", map(str, _VERSIONS))
            raise scanner.unreadable(phrase("version-is", wanted=wanted), at)
        scanner.end_line(phrase("end-line"))
        # The lines with a key, in any order.
        readers: dict[str, Callable[[], Any]] = {
            "players": self._players,
            "tiles": lambda: scanner.want(_WORD, phrase("tile-set-name"))[0],
            "reading": self._reading,
            "seed": lambda: scanner.number(phrase("whole")),
            "talisman": lambda: scanner.number(phrase("player-number")),
            "position": lambda: scanner.want(_WORD, phrase("a-code"))[0],
        }
        self.said: dict[str, Parsed] = {}
        while scanner.next_line():
            at = scanner.at
            if not (match := scanner.take(_HEADER)):
                break
            key = match[1].lower()
            if key in self.said:
                raise scanner.unreadable(phrase("line-once", key=repr(key)), at)
            value_at = scanner.blanks()
            self.said[key] = Parsed(readers[key](), value_at)
            scanner.end_line(phrase("end-line"))
        self.start = self._beginning()

    def _players(self) -> tuple[str, ...]:
        scanner = self.scanner
        start = scanner.at
        names: list[str] = []
        while not names or scanner.take(COMMA):
            if len(names) == max(SEATS):
                many = phrase("more-than", most=max(SEATS))
                raise scanner.unreadable(phrase("names"), start, many)
            at = scanner.blanks()
            name = named(scanner, scanner.want(NAME, phrase("player-name")))
            if name_fault(name):
                expected = phrase("name-long", most=MAX_NAME_LENGTH)
                raise scanner.unreadable(expected, at, quote(name))
            names.append(name)
        if not scanner.line_ends:
            raise scanner.unreadable(phrase("comma"))
        if len(names) not in SEATS:
            raise scanner.unreadable(phrase("names"), start, phrase("one"))
        return tuple(names)

    def _reading(self) -> Rules:
        """Read a preset, switches, or both."""
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
        players = self._wanted("players")
        self.players: tuple[str, ...] = players.value
        if "position" in self.said:
            return self._position(self.said["position"], players)
        scanner, said = self.scanner, self.said
        self.seed = self._wanted("seed").value
        seats = len(self.players)
        tiles = said.get("tiles", Parsed(tile_set_names()[0], 0))
        if tiles.value not in tile_set_names():
            known = ", ".join(tile_set_names())
            raise scanner.unreadable(phrase("tile-set", known=known), tiles.at)
        talisman = said.get("talisman", Parsed(1, 0))
        if not 1 <= talisman.value <= seats:
            raise scanner.unreadable(phrase("player-number-of", most=seats), talisman.at)
        return new_game(
            seats,
            first=talisman.value - 1,
            seed=self.seed,
            rules=said["reading"].value if "reading" in said else None,
            tiles=load_tile_set(tiles.value),
        )

    def _wanted(self, key: str) -> Parsed:
        if key not in self.said:
            line = f"'{key.capitalize()}: ...'"
            raise self.scanner.unreadable(phrase("line-wanted", line=line))
        return self.said[key]

    def _position(self, code: Parsed, players: Parsed) -> State:
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


def named(scanner: Scanner, match: re.Match[str]) -> str:
    return scanner.unescaped(match) if match[1] is not None else " ".join(match[0].split())
