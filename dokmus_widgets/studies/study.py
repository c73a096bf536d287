"""Study design: players, tile sets, readings and seeds of a series of games.

>>> study = Study(games=400, lineups=(("greedy", "random"),), rotated=True, paired=True)
>>> study.setup(0).seed == study.setup(1).seed, study.setup(1).players
(True, ('random', 'greedy'))
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from hashlib import sha256
from itertools import product, starmap
from typing import Any, NamedTuple, Self

from dokmus_widgets.analysis.players import PLAYERS, Player
from dokmus_widgets.analysis.players.own import is_player, names_module
from dokmus_widgets.core import PRESETS, tile_set_names
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.keywords import nearest, unknown_argument
from dokmus_widgets.core.setup import SEATS

MAX_GAMES = 10_000_000
#: Names in stored studies that differ from those in Python.
_STORED_NAMES = {"first": "talisman"}
_A_PLAYER = "wanted is a name, module:Class, or an object with a name and choose(seen, random)"


class Arm(NamedTuple):
    """One of the compared conditions: players in seat order, a tile set and a reading."""

    lineup: tuple[str, ...]
    tiles: str
    reading: str


class GameSetup(NamedTuple):
    """``arm``: an index; ``first``: seat of the talisman; ``seed``: of island and players."""

    arm: int
    players: tuple[str, ...]
    tiles: str
    reading: str
    first: int
    seed: int


@dataclass(frozen=True)
class Study:
    """Games of all ``lineups`` (a player per seat) on all ``tiles`` under all ``readings``.

    A player is a name among ``PLAYERS``, ``module:Class`` for one of your own (see
    :func:`load_player`), or an object, which is then known by its ``name``: ``own`` has these by
    name. Each game gets a new copy of it.
    ``first``: the seat that holds the talisman first, None for each in turn. ``rotated``: each
    lineup plays in every rotation of seats. ``paired``: all arms and rotations share islands and
    random numbers. ``records``: also write each game as a record.
    """

    games: int
    lineups: tuple[tuple[str | Player, ...], ...]
    tiles: tuple[str, ...] = ("isle",)
    readings: tuple[str, ...] = ("en",)
    first: int | None = 0
    rotated: bool = False
    paired: bool = False
    seed: int = 0
    records: bool = False
    own: Mapping[str, Player | None] = field(default_factory=dict, compare=False, repr=False)

    def __new__(cls, *_: object, **arguments: object) -> Self:
        known = [field.name for field in fields(cls)]
        if not {*arguments} <= {*known}:
            raise unknown_argument(cls.__name__, arguments, known)
        return super().__new__(cls)

    def __post_init__(self) -> None:
        faults = self._name_players()
        if faults := list(dict.fromkeys(faults + self._faults())):
            raise ValueError("\n".join(faults))

    def _name_players(self) -> list[str]:
        """Put names in the place of player objects, and the objects into ``own``."""
        own, faults = dict(self.own), [*_unfit_own(self.own)]
        for player in [one for lineup in self.lineups for one in lineup if is_player(one)]:
            if own.setdefault(player.name, player) is not player:
                faults.append(f"two players have the name {player.name!r}")
            faults += _unfit_own({player.name: player})
        lineups = tuple(
            tuple(one.name if is_player(one) else one for one in lineup) for lineup in self.lineups
        )
        object.__setattr__(self, "lineups", lineups)
        object.__setattr__(self, "own", own)
        return faults

    @cached_property
    def _names(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(map(str, lineup)) for lineup in self.lineups)

    @cached_property
    def own_names(self) -> tuple[str, ...]:
        """The names of players that are not built in, in alphabetical order."""
        return tuple(sorted({name for lineup in self._names for name in lineup} - {*PLAYERS}))

    def _faults(self) -> list[str]:
        known = [*PLAYERS, *self.own]
        named = [one for lineup in self.lineups for one in lineup]
        names = [one for one in named if isinstance(one, str) and not names_module(one)]
        faults = [
            *(f"{one!r} is no player: {_A_PLAYER}" for one in named if not isinstance(one, str)),
            *_unknown("player", names, known),
            *_unknown("tile set", self.tiles, tile_set_names()),
            *_unknown("reading", self.readings, PRESETS),
        ]
        lists = ("lineups", "tiles", "readings")
        faults += [f"{name}: nothing is named" for name in lists if not getattr(self, name)]
        wrong = [len(lineup) for lineup in self.lineups if len(lineup) not in SEATS]
        faults += [f"{count} players at a table: Dokmus is for 2 to 4" for count in wrong]
        if not is_whole(self.games) or not 1 <= self.games <= MAX_GAMES:
            faults.append(f"games: 1 to {MAX_GAMES} are wanted, not {self.games!r}")
        if not is_whole(self.seed):
            faults.append(f"seed: a whole number is wanted, not {self.seed!r}")
        seats = range(min(map(len, self.lineups), default=0))
        if self.first is not None and self.lineups and self.first not in seats:
            faults.append(f"first: seats are 0 to {len(seats) - 1}, not {self.first!r}")
        return faults

    @classmethod
    def pair(
        cls, one: str | Player, other: str | Player, *, seats: int, games: int, seed: int = 0
    ) -> Self:
        """Return a study of a player against copies of another, each island from every seat."""
        lineup = (one, *(other,) * (seats - 1))
        return cls(games, (lineup,), first=None, rotated=True, paired=True, seed=seed)

    @property
    def part_size(self) -> int:
        """Number of games stored together; the last part may be smaller."""
        return max(1, min(1000, self.games // 64))

    @property
    def part_count(self) -> int:
        return -(-self.games // self.part_size)

    def games_of(self, part: int) -> range:
        return range(part * self.part_size, min((part + 1) * self.part_size, self.games))

    @cached_property
    def arms(self) -> tuple[Arm, ...]:
        return tuple(dict.fromkeys(starmap(Arm, product(self._names, self.tiles, self.readings))))

    @cached_property
    def _tables(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        tables = (
            (number, (*arm.lineup[turn:], *arm.lineup[:turn]))
            for number, arm in enumerate(self.arms)
            for turn in range(len(arm.lineup) if self.rotated else 1)
        )
        return tuple(dict.fromkeys(tables))

    def setup(self, game: int) -> GameSetup:
        """Return the setup of a game; raise ``ValueError`` for an unknown number."""
        if game not in range(self.games):
            raise ValueError(f"there is no game {game!r}; games are 0 to {self.games - 1}")
        cycle, table = divmod(game, len(self._tables))
        arm, players = self._tables[table]
        _, tiles, reading = self.arms[arm]
        first = cycle % len(players) if self.first is None else self.first
        seed = sha256(f"{self.seed} {cycle if self.paired else game}".encode()).digest()
        return GameSetup(arm, players, tiles, reading, first, int.from_bytes(seed[:6]))

    def to_dict(self) -> dict[str, Any]:
        stored = {_STORED_NAMES.get(name, name): getattr(self, name) for name in _FIELDS}
        own = [name for name in self.own_names if not names_module(name)]
        return stored | ({"own": own} if own else {})

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> Self:
        """Return the study of a document, without its own players; ``ValueError`` if invalid."""
        if {*document} - {"own"} != {_STORED_NAMES.get(name, name) for name in _FIELDS}:
            raise ValueError(f"a study has other fields than {', '.join(document)}")
        try:
            lineups = tuple(tuple(lineup) for lineup in document["lineups"])
            lists = {name: tuple(document[name]) for name in ("tiles", "readings")}
            own = dict.fromkeys(document.get("own", ()))
            arguments = {**document, **lists, "lineups": lineups, "own": own}
            return cls(first=arguments.pop("talisman"), **arguments)
        except TypeError as error:
            raise ValueError(f"this is not a study: {error}") from None


_FIELDS = [one.name for one in fields(Study) if one.compare]


def _unfit_own(own: Mapping[str, Player | None]) -> Iterator[str]:
    for name, player in own.items():
        if not name or name in PLAYERS or names_module(name):
            yield f"own player {name!r}: its name is empty, a built-in player's, or has a colon"
        if player is not None and not is_player(player):
            yield f"own player {name!r}: {player!r} is no player: {_A_PLAYER}"


def _unknown(kind: str, names: Sequence[str], known: Sequence[str]) -> list[str]:
    return [
        f"there is no {kind} {name!r}; there are {', '.join(known)}; "
        f"did you mean {nearest(name, known, 0)}?"
        for name in names
        if name not in known
    ]
