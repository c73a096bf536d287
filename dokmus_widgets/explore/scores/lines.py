"""Score sheets in detail: what counts in each line, and the gain by another token."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from dokmus_widgets.core import Rule, SeatScore, Space, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.spaces import space_text
from dokmus_widgets.core.scoring import TILE_TRACK, Discoveries, discoveries, sacrifice_points
from dokmus_widgets.core.transition import with_value

#: Lines that add up to the total.
LINES = tuple(line for line in SeatScore.__match_args__ if line != "total")
#: Rules by line, the main one first.
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
class ScoreLine:
    """Line of a score sheet, in points.

    ``spaces``: the counted temples and tokens on ruins; ``witnesses``: the tokens beside those
    temples; ``slots``: the counted tiles.
    """

    seat: int
    name: str
    points: int
    spaces: tuple[Space, ...] = ()
    witnesses: tuple[Space, ...] = ()
    slots: tuple[int, ...] = ()


def score_line(state: State, seat: int, name: str) -> ScoreLine:
    """Return the details of a line; raise ``KeyError`` for an unknown one."""
    island, frame = state.island, state.island.frame
    points = state.score()[seat][name]
    found = discoveries(state, seat)
    temples, slots = _counted(state, found, name)
    own = state.tokens[seat]
    tokens = own & frame.beside(temples)
    ruins = own & island.ruins if name in ("ruins", "total") else 0
    spaces, witnesses = frame.spaces(temples | ruins), frame.spaces(tokens & ~ruins)
    return ScoreLine(seat, name, points, spaces, witnesses, slots)


def _counted(state: State, found: Discoveries, name: str) -> tuple[int, tuple[int, ...]]:
    """Return the temples and tiles that a line counts."""
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
    """Return the lines that count a space, as ``(seat, line)``."""
    return tuple(
        (seat, name)
        for seat in range(state.seats)
        for name in LINES
        for line in [score_line(state, seat, name)]
        if space in line.spaces or space in line.witnesses
    )


def one_more(state: State, seat: int, space: Space) -> dict[str, int]:
    """Return the gain by another token on a space, by line, ignoring its price.

    Raise ``ValueError`` for a space that cannot hold a token.
    """
    frame = state.island.frame
    bit = frame.bit(space) if frame.has(space) else 0
    if not bit & state.island.land & ~state.occupied:
        raise ValueError(f"no token can be put on {space_text(space)}")
    tokens = with_value(state.tokens, seat, state.tokens[seat] | bit)
    before, after = state.score()[seat], state.replaced(tokens=tokens).score()[seat]
    return {line: after[line] - before[line] for line in after}


@lru_cache(maxsize=64)
def additions(state: State, seat: int) -> Mapping[Space, int]:
    """Return the gain by another token, by space where it may add points."""
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
    """Place on the tile track; ``gain``: by the next tile, None at the end."""

    seat: int
    tiles: int
    points: int
    gain: int | None


def tile_track(state: State) -> tuple[TrackPlace, ...]:
    """Return the place of each seat on the tile track (score.tiles)."""
    last = sum(laid is not None for laid in state.island.grid)
    places = []
    for seat in range(state.seats):
        tiles = len(discoveries(state, seat).tiles_reached)
        gain = TILE_TRACK[tiles + 1] - TILE_TRACK[tiles] if tiles < last else None
        places.append(TrackPlace(seat, tiles, TILE_TRACK[tiles], gain))
    return tuple(places)


@dataclass(frozen=True, slots=True)
class SacrificePlace:
    """Rank by sacrificed tokens, from 1; ``tied``: the seats that share it."""

    seat: int
    tokens: int
    place: int
    points: int
    tied: tuple[int, ...]


def sacrifice_places(state: State) -> tuple[SacrificePlace, ...]:
    """Return the rank of each seat (score.sacrifice), the highest first.

    Ranks beyond the score sheet, and seats without a sacrifice, score nothing.
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
    """Leaders: seats with the most points, and the winners among them (score.tie)."""

    points: int
    leaders: tuple[int, ...]
    winners: tuple[int, ...]


def standing(state: State) -> Standing:
    """Return the leaders if the game ended now."""
    totals = [sheet.total for sheet in state.score()]
    leaders = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Standing(max(totals), leaders, state.winners())
