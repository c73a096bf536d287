"""Games of a study, reproducible anywhere, and their rows in the results."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from dokmus_widgets import analysis, core
from dokmus_widgets.analysis.players import Decision, Observation, Player
from dokmus_widgets.analysis.players.match import Match, play_match
from dokmus_widgets.core import ChooseGuardian, Phase, Rules, State, load_tile_set, new_game
from dokmus_widgets.core.names import MAX_NAME_LENGTH
from dokmus_widgets.core.notation import GameRecord, RecordedPly, write_record
from dokmus_widgets.core.scoring import SeatScore, discoveries, points_on_tiles
from dokmus_widgets.studies.players import NO_OWN_PLAYERS, OwnPlayers
from dokmus_widgets.studies.study import GameSetup, Study

#: A game in the columns of ``results.SCHEMA``.
Row = dict[str, Any]
#: First seat to choose, and the state at the start of the draft, by round.
Drafts = dict[int, tuple[int, State]]


@dataclass(frozen=True, slots=True)
class _DraftRecorder:
    """Player wrapper that records the state at the start of each draft."""

    player: Player
    drafts: Drafts

    @property
    def name(self) -> str:
        return self.player.name

    def choose(self, seen: Observation, random: Random) -> Decision:
        table = seen.table
        if table.round not in self.drafts and table.phase is Phase.GUARDIANS:
            self.drafts[table.round] = seen.seat, table
        return self.player.choose(seen, random)


def match(study: Study, game: int) -> Match:
    """Play a game of a study, by its number, and return it."""
    return _play(study.setup(game), OwnPlayers.of(study))[0]


def record(study: Study, game: int) -> str:
    """Play a game of a study, by its number, and return its record."""
    setup = study.setup(game)
    return _record_text(setup, _play(setup, OwnPlayers.of(study))[0])


def play_part(
    study: Study, part: int, fingerprint: str, own: OwnPlayers = NO_OWN_PLAYERS
) -> tuple[list[Row], str]:
    """Play a part; return its rows and, if the study wants them, its records."""
    if fingerprint != source_fingerprint():
        raise RuntimeError("the worker has another version of the rules or the players")
    rows, records = [], []
    for game in study.games_of(part):
        setup = study.setup(game)
        played, drafts = _play(setup, own)
        rows.append(_row(game, setup, played, drafts))
        if study.records:
            records.append(f"# Game {game}\n{_record_text(setup, played)}")
    return rows, "\n".join(records)


@cache
def source_fingerprint() -> str:
    """Return a hash of the sources that determine the games: rules, tiles, players and setup."""
    here = Path(__file__)
    folders = [Path(package.__file__).parent for package in (core, analysis) if package.__file__]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix != ".pyc"]
    digest = sha256()
    for path in sorted((*files, here, here.with_name("study.py"))):
        if path.is_file():
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def _play(setup: GameSetup, own: OwnPlayers) -> tuple[Match, Drafts]:
    start = new_game(
        len(setup.players),
        seed=setup.seed,
        first=setup.first,
        rules=Rules.preset(setup.reading),
        tiles=load_tile_set(setup.tiles),
    )
    drafts: Drafts = {}
    players = [_DraftRecorder(own.create(name), drafts) for name in setup.players]
    return play_match(start, players, setup.seed), drafts


def _record_text(setup: GameSetup, match: Match) -> str:
    # A record takes short names: of module:Class the class.
    names = [
        f"{name.rpartition(':')[2][: MAX_NAME_LENGTH - 2]} {seat}"
        for seat, name in enumerate(setup.players, 1)
    ]
    plies = map(RecordedPly, match.actions)
    return write_record(GameRecord(names, match.start, plies, seed=setup.seed))


def _row(game: int, setup: GameSetup, match: Match, drafts: Drafts) -> Row:
    end, seats = match.end, range(len(setup.players))
    cards = [action.card for action in match.actions if isinstance(action, ChooseGuardian)]
    first_seats = [first for first, _ in drafts.values()]
    found = [discoveries(end, seat) for seat in seats]
    # Tiles move: each is identified by its initial slot.
    tiles = [laid and laid.tile for laid in match.start.island.grid]
    bits = [1 << tiles.index(laid.tile) if laid else 0 for laid in end.island.grid]
    now = {laid.tile: slot for slot, laid in enumerate(end.island.grid) if laid}
    sheets = end.score()
    return {
        "game": game,
        "arm": setup.arm,
        "players": setup.players,
        "tile_set": setup.tiles,
        "reading": setup.reading,
        "talisman": setup.first,
        "seed": setup.seed,
        "tiles": [laid and laid._asdict() for laid in match.start.island.grid],
        **{line: [getattr(sheet, line) for sheet in sheets] for line in SeatScore.__match_args__},
        "sacrificed": end.sacrificed,
        "reached": [sum(bits[slot] for slot in one.tiles_reached) for one in found],
        "completed": [sum(bits[slot] for slot in one.tiles_complete) for one in found],
        "on_tiles": [
            [points[now[tile]] if tile else 0 for tile in tiles]
            for points in (points_on_tiles(end, seat, found[seat]) for seat in seats)
        ],
        "winners": end.winners() if end.phase is Phase.OVER else (),
        "cards": [
            [cards[number * len(seats) + (seat - first) % len(seats)] for seat in seats]
            for number, first in enumerate(first_seats)
        ],
        "points": [
            *([sheet.total for sheet in table.score()] for _, table in drafts.values()),
            [sheet.total for sheet in sheets],
        ],
        "plies": len(match.actions),
        "faults": [{"seat": one.seat, "ply": one.ply, "what": one.cause} for one in match.faults],
    }
