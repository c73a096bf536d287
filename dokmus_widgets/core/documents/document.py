"""Reader and writer of position documents; `validity` checks all but rules, tiles and grid."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core.documents.validity import PositionValidator, parts_of
from dokmus_widgets.core.faults import Faults, PositionError, quote
from dokmus_widgets.core.island.island import Grid, island_of
from dokmus_widgets.core.island.tiles import Laid, Side, TileSet, side_fault
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.rules import SWITCHES, Rules, switch_fault
from dokmus_widgets.core.state import State

FORMAT, VERSION = "dokmus-position", 1

_KEYS = (
    *("format", "version", "tiles", "grid", "round", "phase", "to_act", "talisman"),
    *("tokens", "supply", "sacrificed", "guardians", "turn"),
)
_MAX_NAME = 40
_MAX_TILES = 64


def to_dict(state: State) -> dict[str, Any]:
    island = state.island
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": state.rules.to_dict(),
        "tiles": {name: [list(side) for side in tile.sides] for name, tile in island.tiles.items()},
        "grid": [None if laid is None else laid._asdict() for laid in island.grid],
    } | parts_of(state)


def from_dict(position: Mapping[str, Any], *, unfinished: bool = False) -> State:
    """Return a document's state, or raise ``PositionError``; ``unfinished``: choices lack order."""
    return _Reader(position).state(unfinished=unfinished)


class _Reader:
    def __init__(self, document: Any) -> None:
        self.faults = Faults()
        known = self.faults.record(document, "", _KEYS, optional=["rules"])
        self.document: Mapping[str, Any] = known if known is not None else {}
        found = self.document.get("format", FORMAT)
        if found != FORMAT:
            self.faults.tell("format", "format", value=quote(found))
        found = self.document.get("version", VERSION)
        if type(found) is not int or found != VERSION:
            self.faults.tell("version", "version", value=quote(found), wanted=VERSION)

    def state(self, *, unfinished: bool = False) -> State:
        rules = self._rules()
        seats = self._seats()
        tiles = self._tiles()
        grid = self._grid(tiles, seats)
        island = island_of(tiles, grid) if tiles is not None and grid is not None else None
        judge = PositionValidator(self.faults, self.document, island, seats)
        parts = judge.apart() if unfinished else judge.judged()
        if self.faults:
            raise PositionError(self.faults)
        return State(rules=rules, **parts)

    def _rules(self) -> Rules:
        switches = self.document.get("rules", {})
        if not isinstance(switches, Mapping):
            self.faults.tell("rules", "no-switches", value=quote(switches))
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
        if "tokens" in self.document:
            self.faults.tell("tokens", "seats", value=quote(tokens))
        return None

    def _tiles(self) -> TileSet | None:
        tiles = self.document.get("tiles")
        if "tiles" not in self.document:
            return None
        if not isinstance(tiles, Mapping) or not 0 < len(tiles) <= _MAX_TILES:
            self.faults.tell("tiles", "tiles", value=quote(tiles), most=_MAX_TILES)
            return None
        before = len(self.faults)
        sides: dict[str, tuple[Side, Side]] = {}
        sizes: dict[int, str] = {}
        for name, pair in tiles.items():
            if not isinstance(name, str) or not 0 < len(name) <= _MAX_NAME:
                self.faults.tell("tiles", "tile-name", value=quote(name))
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
            places = [phrase("size-at", size=str(size), path=path) for size, path in sizes.items()]
            self.faults.tell("tiles", "sizes", places=joined("both", places))
        return TileSet.of(sides) if len(self.faults) == before else None

    def _grid(self, tiles: TileSet | None, seats: int | None) -> Grid | None:
        if "grid" not in self.document:
            return None
        lengths = {None: (6, 9), 2: (6,)}.get(seats, (9,))
        if (slots := self.faults.listing(self.document["grid"], "grid", *lengths)) is None:
            return None
        before = len(self.faults)
        laid = [self._laid(slot, f"grid[{i}]", tiles) for i, slot in enumerate(slots)]
        if (gaps := slots.count(None)) != 1:
            self.faults.tell("grid", "gaps", count=gaps)
        seen: dict[str, int] = {}
        for i, tile in enumerate(laid):
            if tile is not None and seen.setdefault(tile.tile, i) != i:
                first = f"grid[{seen[tile.tile]}]"
                self.faults.tell(f"grid[{i}].tile", "tile-twice", tile=quote(tile.tile), path=first)
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
            self.faults.tell(f"{path}.tile", "no-such-tile", value=quote(name))
        for key, high in (("side", 1), ("rotation", 3)):
            if key in slot:
                self.faults.whole(slot[key], f"{path}.{key}", 0, high)
        sound = len(self.faults) == before
        return Laid(slot["tile"], slot["side"], slot["rotation"]) if sound else None
