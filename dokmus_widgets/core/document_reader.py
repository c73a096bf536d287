"""Reading a position document: each part is checked for itself, then all against one another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.faults import Faults, PositionError, quote
from dokmus_widgets.core.island import Grid, Island, island_of
from dokmus_widgets.core.rules import SWITCHES, Rules, switch_fault
from dokmus_widgets.core.state import Phase, State, Turn
from dokmus_widgets.core.tiles import Laid, Side, TileSet, side_fault

_KEYS = (
    *("format", "version", "tiles", "grid", "round", "phase", "to_act", "talisman"),
    *("tokens", "supply", "sacrificed", "guardians", "turn"),
)
_LONGEST_NAME = 40
_MOST_TILES = 64


class PositionReader:
    """Reads one document. :meth:`state` gives the state or raises with every fault found."""

    def __init__(self, document: Any, kind: str, version: int) -> None:
        self.faults = Faults()
        known = self.faults.record(document, "", _KEYS, optional=["rules"])
        self.document: Mapping[str, Any] = known if known is not None else {}
        self._header(kind, version)

    def _header(self, kind: str, version: int) -> None:
        found = self.document.get("format", kind)
        if found != kind:
            self.faults.note("format", f"{quote(found)} is not {kind!r}")
        found = self.document.get("version", version)
        if type(found) is not int or found != version:
            self.faults.note("version", f"{quote(found)} cannot be read; this reads {version}")

    def _has(self, *keys: str) -> bool:
        return all(key in self.document for key in keys)

    def _stop_at_faults(self) -> None:
        if self.faults:
            raise PositionError(self.faults)

    def state(self) -> State:
        """The state, or ``PositionError`` with every fault."""
        rules = self._rules()
        seats = self._seats()
        tiles = self._tiles()
        grid = self._grid(tiles, seats)
        board = island_of(tiles, grid) if tiles is not None and grid is not None else None
        tokens = self._tokens(board)
        supply = self._counts("supply", seats)
        sacrificed = self._counts("sacrificed", seats)
        self._conserved(tokens, supply, sacrificed)
        phase = self._phase()
        last_round = self._number("round", 1, ROUNDS)
        talisman = self._number("talisman", 0, (seats or 4) - 1)
        to_act = self._to_act(phase, seats)
        guardians = self._guardians(seats)
        turn = self._turn(phase, board, tokens, supply, to_act)
        if phase is not None and to_act is not None:
            self._in_order(phase, to_act, talisman, [len(own) for own in tokens], guardians)
        self._stop_at_faults()
        assert board is not None
        assert phase is not None
        return State(
            rules=rules,
            island=board,
            round=last_round,
            phase=phase,
            to_act=to_act,
            talisman=talisman,
            tokens=tuple(map(board.frame.mask, tokens)),
            supply=tuple(supply),
            sacrificed=tuple(sacrificed),
            guardians=tuple(guardians),
            turn=turn,
        )

    def _number(self, key: str, low: int, high: int) -> int:
        if key not in self.document:
            return low
        value = self.faults.whole(self.document[key], key, low, high)
        return low if value is None else value

    def _rules(self) -> Rules:
        switches = self.document.get("rules", {})
        if not isinstance(switches, Mapping):
            self.faults.note("rules", f"{quote(switches)} is not an object of switches")
            return Rules()
        sound = {}
        for name, value in self.faults.first(switches.items()):
            if fault := switch_fault(name, value):
                self.faults.note(f"rules.{name}" if name in SWITCHES else "rules", fault)
            else:
                sound[name] = value
        return Rules(**sound)

    def _seats(self) -> int | None:
        tokens = self.document.get("tokens")
        if isinstance(tokens, list | tuple) and 2 <= len(tokens) <= 4:
            return len(tokens)
        if self._has("tokens"):
            self.faults.note(
                "tokens", f"{quote(tokens)} is not one list of spaces for each of 2 to 4"
            )
        return None

    def _tiles(self) -> TileSet | None:
        tiles = self.document.get("tiles")
        if not self._has("tiles"):
            return None
        if not isinstance(tiles, Mapping) or not 0 < len(tiles) <= _MOST_TILES:
            self.faults.note(
                "tiles", f"{quote(tiles)} is not an object of 1 to {_MOST_TILES} tiles"
            )
            return None
        before = len(self.faults)
        sides: dict[str, tuple[Side, Side]] = {}
        sizes: dict[int, str] = {}
        for name, pair in tiles.items():
            if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
                self.faults.note("tiles", f"{quote(name)} is no name of a tile")
                continue
            if (both := self.faults.listing(pair, f"tiles.{name}", 2)) is None:
                continue
            wrong = [side_fault(side) for side in both]
            for number, fault in enumerate(wrong):
                if fault:
                    self.faults.note(f"tiles.{name}[{number}]", fault)
                else:
                    sizes.setdefault(len(both[number]), f"tiles.{name}[{number}]")
            if not any(wrong):
                sides[name] = (tuple(both[0]), tuple(both[1]))
        if len(sizes) > 1:
            places = ", ".join(f"{size} at {path}" for size, path in sizes.items())
            self.faults.note("tiles", f"all tiles are of one size, but there is {places}")
        return TileSet.of(sides) if len(self.faults) == before else None

    def _grid(self, tiles: TileSet | None, seats: int | None) -> Grid | None:
        if not self._has("grid"):
            return None
        lengths = {None: (6, 9), 2: (6,)}.get(seats, (9,))
        if (slots := self.faults.listing(self.document["grid"], "grid", *lengths)) is None:
            return None
        before = len(self.faults)
        laid = [self._laid(slot, f"grid[{i}]", tiles) for i, slot in enumerate(slots)]
        if (gaps := slots.count(None)) != 1:
            self.faults.note("grid", f"exactly one slot is the gap (null), not {gaps}")
        seen: dict[str, int] = {}
        for i, tile in enumerate(laid):
            if tile is not None and seen.setdefault(tile.tile, i) != i:
                first = seen[tile.tile]
                self.faults.note(
                    f"grid[{i}].tile", f"tile {quote(tile.tile)} lies in grid[{first}] too"
                )
        return tuple(laid) if len(self.faults) == before else None

    def _laid(self, slot: Any, path: str, tiles: TileSet | None) -> Laid | None:
        if slot is None:
            return None
        before = len(self.faults)
        if self.faults.record(slot, path, ["tile", "side", "rotation"]) is None:
            return None
        name = slot.get("tile")
        if "tile" in slot and (
            not isinstance(name, str) or (tiles is not None and name not in tiles)
        ):
            self.faults.note(f"{path}.tile", f"{quote(name)} is not among the tiles")
        for key, high in (("side", 1), ("rotation", 3)):
            if key in slot:
                self.faults.whole(slot[key], f"{path}.{key}", 0, high)
        sound = len(self.faults) == before
        return Laid(slot["tile"], slot["side"], slot["rotation"]) if sound else None

    def _space(self, value: Any, path: str, board: Island | None) -> tuple[int, int] | None:
        """A space on the board where a token may stand."""
        if (pair := self.faults.listing(value, path, 2)) is None:
            return None
        frame = board.frame if board is not None else None
        rows, columns = (frame.rows, frame.columns) if frame is not None else (27, 27)
        row = self.faults.whole(pair[0], f"{path}[0]", 0, rows - 1)
        column = self.faults.whole(pair[1], f"{path}[1]", 0, columns - 1)
        if row is None or column is None:
            return None
        space = (row, column)
        if board is not None and not board.land & board.frame.bit(space):
            terrain = board.terrain(space)
            where = "the gap" if terrain is None else terrain.name.lower().replace("_", " ")
            self.faults.note(path, f"no token can stand on {list(space)}: it is {where}")
            return None
        return space

    def _tokens(self, board: Island | None) -> list[list[tuple[int, int]]]:
        tokens = self.document.get("tokens")
        if not isinstance(tokens, list | tuple):
            return []
        owner: dict[tuple[int, int], str] = {}
        result: list[list[tuple[int, int]]] = []
        for seat, listed in enumerate(tokens[:4]):
            result.append([])
            path = f"tokens[{seat}]"
            if (spaces := self.faults.listing(listed, path)) is None:
                continue
            if len(spaces) > TOKENS:
                self.faults.note(path, f"a seat has {TOKENS} tokens, not {len(spaces)}")
                continue
            for number, value in zip(count(), spaces, strict=False):
                here = f"{path}[{number}]"
                if (space := self._space(value, here, board)) is None:
                    continue
                if owner.setdefault(space, here) != here:
                    self.faults.note(
                        here, f"a token stands on {list(space)} already, {owner[space]}"
                    )
                result[-1].append(space)
        return result

    def _counts(self, key: str, seats: int | None) -> list[int]:
        if not self._has(key) or seats is None:
            return []
        if (listed := self.faults.listing(self.document[key], key, seats)) is None:
            return []
        counts = [self.faults.whole(n, f"{key}[{i}]", 0, TOKENS) for i, n in enumerate(listed)]
        return [] if None in counts else [n for n in counts if n is not None]

    def _conserved(
        self, tokens: list[list[tuple[int, int]]], supply: list[int], sacrificed: list[int]
    ) -> None:
        """setup.supply: board, supply and sacrifices of a seat are always 25 tokens."""
        unsound = self.faults.about("tokens", "supply", "sacrificed")
        if unsound or not len(tokens) == len(supply) == len(sacrificed):
            return
        for seat, own in enumerate(tokens):
            total = len(own) + supply[seat] + sacrificed[seat]
            if total != TOKENS:
                words = f"on the board, in supply and sacrificed, seat {seat} has {total} tokens"
                self.faults.note(f"supply[{seat}]", f"{words}, not {TOKENS}")

    def _phase(self) -> Phase | None:
        phase = self.document.get("phase")
        if isinstance(phase, str) and phase in list(Phase):
            return Phase(phase)
        if self._has("phase"):
            self.faults.note("phase", f"{quote(phase)} is not one of {', '.join(Phase)}")
        return None

    def _to_act(self, phase: Phase | None, seats: int | None) -> int | None:
        to_act = self.document.get("to_act")
        if phase is Phase.OVER:
            if to_act is not None:
                self.faults.note("to_act", "nobody acts when the game is over; it is null then")
            return None
        return self._number("to_act", 0, (seats or 4) - 1) if phase is not None else None

    def _guardians(self, seats: int | None) -> list[int | None]:
        if not self._has("guardians") or seats is None:
            return []
        if (listed := self.faults.listing(self.document["guardians"], "guardians", seats)) is None:
            return []
        allowed = cards_for(seats)
        for seat, card in enumerate(listed):
            if card is None:
                continue
            if type(card) is not int or card not in allowed:
                words = (
                    f"{quote(card)} is no card of {seats} players: {', '.join(map(str, allowed))}"
                )
                self.faults.note(f"guardians[{seat}]", words)
            elif card in listed[:seat]:
                self.faults.note(f"guardians[{seat}]", f"card {card} is another seat's already")
        return listed

    def _turn(
        self,
        phase: Phase | None,
        board: Island | None,
        tokens: list[list[tuple[int, int]]],
        supply: list[int],
        seat: int | None,
    ) -> Turn | None:
        document = self.document.get("turn")
        if phase is not Phase.TURNS:
            if document is not None and phase is not None:
                self.faults.note("turn", "is null outside the phase 'turns'")
            return None
        keys = ("tokens_left", "guardian_left", "ruins", "last")
        turn = self.faults.record(document, "turn", keys) if self._has("turn") else None
        if turn is None or any(key not in turn for key in keys):
            return None
        left = self.faults.whole(turn["tokens_left"], "turn.tokens_left", 0, TOKENS_A_TURN)
        if left is not None and seat is not None and seat < len(supply) and left > supply[seat]:
            words = f"{left} tokens left for the turn, but {supply[seat]} in the supply"
            self.faults.note("turn.tokens_left", words)
        if not isinstance(turn["guardian_left"], bool):
            words = f"{quote(turn['guardian_left'])} is not true or false"
            self.faults.note("turn.guardian_left", words)
        ruins = self._ruins(turn["ruins"], board)
        last = 0
        if turn["last"] is not None:
            space = self._space(turn["last"], "turn.last", board)
            if space is not None and board is not None:
                last = board.frame.bit(space)
                if seat is None or seat >= len(tokens) or space not in tokens[seat]:
                    words = f"no token of the seat to act stands on {list(space)}"
                    self.faults.note("turn.last", words)
        return Turn(left or 0, turn["guardian_left"] is True, ruins, last)

    def _ruins(self, value: Any, board: Island | None) -> tuple[str, ...]:
        if (listed := self.faults.listing(value, "turn.ruins")) is None or board is None:
            return ()
        on_board = [laid.tile for laid in board.grid if laid is not None]
        if len(listed) > TOKENS:
            self.faults.note(
                "turn.ruins", f"{len(listed)} extra actions are more than a turn grants"
            )
            return ()
        for number, name in enumerate(listed):
            if name not in on_board:
                self.faults.note(f"turn.ruins[{number}]", f"tile {quote(name)} is not on the board")
        return tuple(name for name in listed if isinstance(name, str))

    def _in_order(
        self,
        phase: Phase,
        to_act: int,
        talisman: int,
        standing: list[int],
        guardians: list[int | None],
    ) -> None:
        """What the phases ask: who has a start, who has a card, and whose turn that makes it."""
        if self.faults.about("to_act", "talisman", "tokens", "guardians", "phase"):
            return
        seats = len(standing)
        if phase is Phase.START:
            order = [(talisman - step) % seats for step in range(1, seats + 1)]
            wanted = order.index(to_act)
            if [standing[seat] for seat in order] != [1] * wanted + [0] * (seats - wanted):
                words = (
                    "starts are chosen one token each, from the talisman's right, the holder last"
                )
                self.faults.note("tokens", f"{words}; seat {to_act} cannot be to act")
            if any(card is not None for card in guardians):
                self.faults.note("guardians", "nobody has a card before all have started")
        elif phase is Phase.GUARDIANS:
            order = [(talisman + step) % seats for step in range(seats)]
            wanted = order.index(to_act)
            chosen = [guardians[seat] is not None for seat in order]
            if chosen != [True] * wanted + [False] * (seats - wanted):
                words = "cards are chosen clockwise from the talisman"
                self.faults.note("guardians", f"{words}; seat {to_act} cannot be to act")
        elif phase is Phase.TURNS and None in guardians:
            self.faults.note("guardians", "every seat has a card while turns are played")
