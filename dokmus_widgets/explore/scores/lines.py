"""The score sheet taken apart: what makes up each line, and what one more token would add."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from dokmus_widgets.core import Rule, SeatScore, Space, State, space_name
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.scoring import (
    TILE_TRACK,
    Discoveries,
    discoveries,
    sacrifice_points,
)
from dokmus_widgets.core.transition import with_value

#: The lines of a sheet that are added up.
LINES = tuple(line for line in SeatScore.__match_args__ if line != "total")
#: The rules of each line, its own first.
LINE_RULES: dict[str, tuple[Rule, ...]] = {
    "ruins": (Rule.SCORE_RUINS,),
    "small_temples": (Rule.SCORE_SMALL, Rule.SCORE_DISCOVER),
    "large_temples": (Rule.SCORE_LARGE, Rule.SCORE_DISCOVER),
    "complete_tiles": (Rule.SCORE_COMPLETE,),
    "tiles_reached": (Rule.SCORE_TILES, Rule.SCORE_DISCOVER),
    "sacrifices": (Rule.SCORE_SACRIFICE,),
    "total": (Rule.SCORE_END, Rule.SCORE_TIE),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a seat's sheet, in victory points.

    ``spaces``: what counts, temples or tokens on ruins; ``witnesses``: the tokens beside those
    temples; ``slots``: the tiles that count.
    """

    seat: int
    name: str
    points: int
    spaces: tuple[Space, ...] = ()
    witnesses: tuple[Space, ...] = ()
    slots: tuple[int, ...] = ()


def score_line(state: State, seat: int, name: str) -> Line:
    """What makes up a line; ``total`` is made up of all. ``KeyError`` for a line there is not."""
    island, frame = state.island, state.island.frame
    points = state.score()[seat][name]
    found = discoveries(state, seat)
    temples, slots = _counted(state, found, name)
    own = state.tokens[seat]
    tokens = own & frame.beside(temples)
    ruins = own & island.ruins if name in ("ruins", "total") else 0
    spaces, witnesses = frame.spaces(temples | ruins), frame.spaces(tokens & ~ruins)
    return Line(seat, name, points, spaces, witnesses, slots)


def _counted(state: State, found: Discoveries, name: str) -> tuple[int, tuple[int, ...]]:
    """The temples and the tiles that a line counts."""
    every = found.small | found.large
    if name == "complete_tiles":
        on_tiles = sum(state.island.frame.slot_mask[slot] for slot in found.tiles_complete)
        return every & on_tiles, found.tiles_complete
    temples = {
        "small_temples": found.small,
        "large_temples": found.large,
        "tiles_reached": every,
        "total": every,
    }
    return temples.get(name, 0), found.tiles_reached if name == "tiles_reached" else ()


def lines_at(state: State, space: Space) -> tuple[tuple[int, str], ...]:
    """The lines that a space counts in, as ``(seat, line)``: a temple, or a token."""
    return tuple(
        (seat, name)
        for seat in range(state.seats)
        for name in LINES
        for line in [score_line(state, seat, name)]
        if space in line.spaces or space in line.witnesses
    )


def one_more(state: State, seat: int, space: Space) -> dict[str, int]:
    """What a token of that seat more on a space would add, by line and in total.

    As if it stood there now: however it got there, at no price, and before a volcano burns it.
    ``ValueError`` for a space that cannot take a token.
    """
    frame = state.island.frame
    bit = frame.bit(space) if frame.has(space) else 0
    if not bit & state.island.land & ~state.occupied:
        raise ValueError(f"no token can be put on {space_name(space)}")
    tokens = with_value(state.tokens, seat, state.tokens[seat] | bit)
    before, after = state.score()[seat], state.replaced(tokens=tokens).score()[seat]
    return {line: after[line] - before[line] for line in after}


@lru_cache(maxsize=64)
def additions(state: State, seat: int) -> Mapping[Space, int]:
    """The points that one more token of that seat would add, by space, where it adds any."""
    island, frame = state.island, state.island.frame
    found = frame.beside(state.tokens[seat]) & island.temples
    # Only a temple that is not yet discovered, or ruins, can add anything.
    telling = (frame.beside(island.temples & ~found) | island.ruins) & island.land
    return {
        frame.space(bit): one_more(state, seat, frame.space(bit))["total"]
        for bit in bits(telling & ~state.occupied)
    }


@dataclass(frozen=True, slots=True)
class TrackPlace:
    """How far a seat is on the tile track; ``gain``: what the next tile adds, None at the end."""

    seat: int
    tiles: int
    points: int
    gain: int | None


def tile_track(state: State) -> tuple[TrackPlace, ...]:
    """Each seat on the tile track (score.tiles); its end is the number of tiles on the board."""
    last = sum(laid is not None for laid in state.island.grid)
    places = []
    for seat in range(state.seats):
        tiles = len(discoveries(state, seat).tiles_reached)
        gain = TILE_TRACK[tiles + 1] - TILE_TRACK[tiles] if tiles < last else None
        places.append(TrackPlace(seat, tiles, TILE_TRACK[tiles], gain))
    return tuple(places)


@dataclass(frozen=True, slots=True)
class SacrificePlace:
    """A seat's place by sacrificed tokens, 1 for the most; ``tied``: the seats that share it."""

    seat: int
    tokens: int
    place: int
    points: int
    tied: tuple[int, ...]


def sacrifice_places(state: State) -> tuple[SacrificePlace, ...]:
    """Each seat's place (score.sacrifice), the most sacrificed tokens first.

    Places after the last that is on the sheet, and seats without a sacrifice, score nothing.
    """
    counts, points = state.sacrificed, sacrifice_points(state.sacrificed)
    places = [
        SacrificePlace(
            seat,
            count,
            1 + sum(other > count for other in counts),
            points[seat],
            tuple(s for s, other in enumerate(counts) if other == count and s != seat),
        )
        for seat, count in enumerate(counts)
    ]
    return tuple(sorted(places, key=lambda place: (place.place, place.seat)))


@dataclass(frozen=True, slots=True)
class Standing:
    """Who is ahead: seats with the most points, and those of them that win (score.tie)."""

    points: int
    leaders: tuple[int, ...]
    winners: tuple[int, ...]


def standing(state: State) -> Standing:
    """Who wins if the game ends now, and whether a tie had to be broken."""
    totals = [sheet.total for sheet in state.score()]
    leaders = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Standing(max(totals), leaders, state.winners())
