"""The games of a study, each the same wherever it is played, and what is kept of one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from dokmus_widgets import analysis, core
from dokmus_widgets.analysis.players import Choice, Match, Observation, Player, play_match, player
from dokmus_widgets.core import ChooseGuardian, Phase, Rules, State, load_tile_set, new_game
from dokmus_widgets.core.notation import GameRecord, RecordedPly, write_record
from dokmus_widgets.core.scoring import SeatScore, discoveries, points_on_tiles
from dokmus_widgets.studies.study import Deal, Study

#: A game as it is kept: the columns of ``parts.py``.
Row = dict[str, Any]
#: The tables at which drafts begin, by round, with the seat that chooses first.
Drafts = dict[int, tuple[int, State]]


@dataclass(frozen=True, slots=True)
class _Watched:
    """A player that notes where drafts begin, so that nothing is played twice."""

    player: Player
    drafts: Drafts

    @property
    def name(self) -> str:
        return self.player.name

    def choose(self, seen: Observation, random: Random) -> Choice:
        table = seen.table
        if table.round not in self.drafts and table.phase is Phase.GUARDIANS:
            self.drafts[table.round] = seen.seat, table
        return self.player.choose(seen, random)


def match(study: Study, game: int) -> Match:
    """A game of a study, played."""
    return _played(study.deal(game))[0]


def record(study: Study, game: int) -> str:
    """A game of a study as a record."""
    deal = study.deal(game)
    return _written(deal, _played(deal)[0])


def play_part(study: Study, part: int, made: str) -> tuple[list[Row], str]:
    """The rows of a part's games and, where the study wants them, their records.

    ``RuntimeError`` where :func:`made_by` is another one than where the study was begun.
    """
    if made != made_by():
        raise RuntimeError("a worker has another version of the rules or the players")
    rows, records = [], []
    for game in study.numbers(part):
        deal = study.deal(game)
        played, drafts = _played(deal)
        rows.append(_row(game, deal, played, drafts))
        if study.records:
            records.append(f"# Game {game}\n{_written(deal, played)}")
    return rows, "\n".join(records)


@cache
def made_by() -> str:
    """A fingerprint of all that games come from: rules, tiles, players, and how they are dealt."""
    here = Path(__file__)
    folders = [Path(room.__file__).parent for room in (core, analysis) if room.__file__]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix != ".pyc"]
    told = sha256()
    for path in sorted(
        path for path in (*files, here, here.with_name("study.py")) if path.is_file()
    ):
        told.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return told.hexdigest()[:16]


def _played(deal: Deal) -> tuple[Match, Drafts]:
    start = new_game(
        len(deal.players),
        seed=deal.seed,
        first=deal.talisman,
        rules=Rules.preset(deal.reading),
        tiles=load_tile_set(deal.tiles),
    )
    drafts: Drafts = {}
    players = [_Watched(player(name), drafts) for name in deal.players]
    return play_match(start, players, deal.seed), drafts


def _written(deal: Deal, match: Match) -> str:
    names = [f"{name} {seat}" for seat, name in enumerate(deal.players, 1)]
    return write_record(
        GameRecord(names, match.start, map(RecordedPly, match.actions), seed=deal.seed)
    )


def _row(game: int, deal: Deal, match: Match, drafts: Drafts) -> Row:
    end, seats = match.end, range(len(deal.players))
    cards = [action.card for action in match.actions if isinstance(action, ChooseGuardian)]
    in_order = [first for first, _ in drafts.values()]
    found = [discoveries(end, seat) for seat in seats]
    # Tiles slide: each is told by the slot in which it lay first.
    tiles = [laid and laid.tile for laid in match.start.island.grid]
    bits = [1 << tiles.index(laid.tile) if laid else 0 for laid in end.island.grid]
    now = {laid.tile: slot for slot, laid in enumerate(end.island.grid) if laid}
    sheets = end.score()
    return {
        "game": game,
        "arm": deal.arm,
        "players": deal.players,
        "tile_set": deal.tiles,
        "reading": deal.reading,
        "talisman": deal.talisman,
        "seed": deal.seed,
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
            for number, first in enumerate(in_order)
        ],
        "points": [
            *([sheet.total for sheet in table.score()] for _, table in drafts.values()),
            [sheet.total for sheet in sheets],
        ],
        "plies": len(match.actions),
        "faults": [
            {"seat": fault.seat, "ply": fault.ply, "what": fault.what} for fault in match.faults
        ],
    }
