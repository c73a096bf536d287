"""A study: which games are played by whom, where and by which reading.

>>> study = Study(games=400, lineups=(("greedy", "random"),), rotated=True, paired=True)
>>> study.deal(0).seed == study.deal(1).seed, study.deal(1).players
(True, ('random', 'greedy'))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from functools import cached_property
from hashlib import sha256
from itertools import product, starmap
from typing import Any, NamedTuple, Self

from dokmus_widgets.analysis.players import PLAYERS
from dokmus_widgets.core import PRESETS, tile_set_names
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.setup import SEATS

MOST_GAMES = 10_000_000


class Arm(NamedTuple):
    """What is compared: players in the order in which they sit, a tile set and a reading."""

    lineup: tuple[str, ...]
    tiles: str
    reading: str


class Deal(NamedTuple):
    """A game before it begins; ``arm``: its number among the arms, ``seed``: of island and luck."""

    arm: int
    players: tuple[str, ...]
    tiles: str
    reading: str
    talisman: int
    seed: int


@dataclass(frozen=True)
class Study:
    """Games of all ``lineups`` (a player for each seat) on all ``tiles`` by all ``readings``.

    ``talisman``: the seat that holds it first, None for each in turn. ``rotated``: every lineup
    sits in each way round. ``paired``: all arms, in all ways round, play on the same islands with
    the same luck. ``records``: each game is kept as a record too. ``ValueError`` names everything
    that is wrong, a line each.
    """

    games: int
    lineups: tuple[tuple[str, ...], ...]
    tiles: tuple[str, ...] = ("isle",)
    readings: tuple[str, ...] = ("en",)
    talisman: int | None = 0
    rotated: bool = False
    paired: bool = False
    seed: int = 0
    records: bool = False

    def __post_init__(self) -> None:
        if wrong := list(dict.fromkeys(self._faults())):
            raise ValueError("\n".join(wrong))

    def _faults(self) -> list[str]:
        wrong = [
            *_unknown("player", [name for lineup in self.lineups for name in lineup], PLAYERS),
            *_unknown("tile set", self.tiles, tile_set_names()),
            *_unknown("reading", self.readings, PRESETS),
        ]
        wrong += [
            f"{name}: nothing is named"
            for name in ("lineups", "tiles", "readings")
            if not getattr(self, name)
        ]
        wrong += [
            f"{len(lineup)} players at a table: Dokmus is for 2 to 4"
            for lineup in self.lineups
            if len(lineup) not in SEATS
        ]
        if not is_whole(self.games) or not 1 <= self.games <= MOST_GAMES:
            wrong.append(f"games: 1 to {MOST_GAMES} are wanted, not {self.games!r}")
        if not is_whole(self.seed):
            wrong.append(f"seed: a whole number is wanted, not {self.seed!r}")
        seats = range(min(map(len, self.lineups), default=0))
        if self.talisman is not None and self.lineups and self.talisman not in seats:
            wrong.append(f"talisman: seats are 0 to {len(seats) - 1}, not {self.talisman!r}")
        return wrong

    @property
    def size(self) -> int:
        """How many games are kept together, as a part: the last one may have fewer."""
        return max(1, min(1000, self.games // 64))

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.size)

    def numbers(self, part: int) -> range:
        """The games of a part."""
        return range(part * self.size, min((part + 1) * self.size, self.games))

    @cached_property
    def arms(self) -> tuple[Arm, ...]:
        """What is compared."""
        return tuple(dict.fromkeys(starmap(Arm, product(self.lineups, self.tiles, self.readings))))

    @cached_property
    def _tables(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The number of an arm and who sits where, one game after the other."""
        return tuple(
            dict.fromkeys(
                (number, (*arm.lineup[turn:], *arm.lineup[:turn]))
                for number, arm in enumerate(self.arms)
                for turn in range(len(arm.lineup) if self.rotated else 1)
            )
        )

    def deal(self, game: int) -> Deal:
        """How a game begins; ``ValueError`` for a number that the study has not."""
        if game not in range(self.games):
            raise ValueError(f"there is no game {game!r}; games are 0 to {self.games - 1}")
        again, table = divmod(game, len(self._tables))
        number, players = self._tables[table]
        _, tiles, reading = self.arms[number]
        talisman = again % len(players) if self.talisman is None else self.talisman
        luck = sha256(f"{self.seed} {again if self.paired else game}".encode()).digest()
        return Deal(number, players, tiles, reading, talisman, int.from_bytes(luck[:6]))

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Self:
        """The study of such a document; ``ValueError`` where it is none."""
        if set(told) != {field.name for field in fields(cls)}:
            raise ValueError(f"a study has other fields than {', '.join(told)}")
        try:
            lineups = tuple(tuple(lineup) for lineup in told["lineups"])
            lists = {name: tuple(told[name]) for name in ("tiles", "readings")}
            return cls(**{**told, **lists, "lineups": lineups})
        except TypeError as error:
            raise ValueError(f"this is no study: {error}") from None


def _unknown(
    kind: str, names: Sequence[str], known: Mapping[str, object] | Sequence[str]
) -> list[str]:
    """A line for each name that is not known, with the nearest."""
    return [
        f"there is no {kind} {name!r}; there are {', '.join(known)}; "
        f"did you mean {get_close_matches(name, known, 1, 0)[0]}?"
        for name in names
        if name not in known
    ]
