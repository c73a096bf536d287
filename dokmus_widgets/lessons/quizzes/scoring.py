"""Questions of the family *scoring*: what a line of the sheet is worth, and who wins."""

from __future__ import annotations

from random import Random

from dokmus_widgets.core import Rule, State, space_name
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.lessons.quizzes.boards import game_on, ground_of, small_board, spread
from dokmus_widgets.lessons.quizzes.kinds import TOPICS, Kind
from dokmus_widgets.lessons.quizzes.question import Choice, Number, Question, Told
from dokmus_widgets.lessons.quizzes.wording import Part, Wording, seat_wording, wording

#: More points than any line of a sheet is asked to hold.
_MOST = 60


def temples(random: Random) -> Question | None:
    """What small temples, or large ones, are worth to a seat."""
    state = game_on(random, random.randint(2, 4), round=random.randint(4, 8))
    seat, line = state.to_act or 0, random.choice(("small_temples", "large_temples"))
    found = discoveries(state, seat)
    spaces = state.island.frame.spaces(found.small if line == "small_temples" else found.large)
    points = state.score()[seat][line]
    if not points:
        return None
    shown = tuple(map(space_name, spaces))
    rule = Rule.SCORE_SMALL if line == "small_temples" else Rule.SCORE_LARGE
    why = Told(
        _line("scores-told-line", seat, line, points, spaces=shown),
        (rule, Rule.SCORE_DISCOVER),
        spaces,
    )
    return _of_line(Kind.TEMPLES, state, seat, line, why)


def tiles(random: Random) -> Question | None:
    """What the tile track is worth to a seat."""
    state = game_on(random, random.randint(2, 4), round=random.randint(4, 8))
    seat = state.to_act or 0
    found = discoveries(state, seat)
    return _of_tiles(Kind.TILES, state, seat, "tiles_reached", found.tiles_reached)


def complete(random: Random) -> Question | None:
    """What complete tiles are worth to a seat."""
    patches = [(random.choice("ttT"), 1) for _ in range(9)]
    ground = ground_of(random, [*patches, ("^", 2), ("~", 3)])
    state = small_board(random, ground, spread(random, ground, 7, near=35), others=3)
    return _of_tiles(
        Kind.COMPLETE, state, 0, "complete_tiles", discoveries(state, 0).tiles_complete
    )


def _of_tiles(
    kind: Kind, state: State, seat: int, line: str, slots: tuple[int, ...]
) -> Question | None:
    points = state.score()[seat][line]
    if not points:
        return None
    names = tuple(tile_name(state, slot) for slot in slots)
    told = _line("scores-told-tiles", seat, line, points, count=len(slots), tiles=names)
    found = discoveries(state, seat)
    frame = state.island.frame
    on_tiles = 0
    for slot in slots:
        on_tiles |= frame.slot_mask[slot]
    spaces = frame.spaces((found.small | found.large) & on_tiles)
    return _of_line(kind, state, seat, line, Told(told, TOPICS[kind].rules, spaces))


def _of_line(kind: Kind, state: State, seat: int, line: str, why: Told) -> Question:
    points = state.score()[seat][line]
    parts = {"who": seat_wording(seat), "line": wording(f"score-{line}")}
    asked = wording("quiz-line-ask", **parts)
    return Question(kind, state, seat, asked, Number(points, _MOST), (why,))


def _line(name: str, seat: int, line: str, points: int, **parts: Part) -> Wording:
    told = wording(f"score-{line}")
    return wording(name, who=seat_wording(seat), line=told, points=points, **parts)


def sacrifices(random: Random) -> Question | None:
    """What sacrificed tokens are worth to a seat, ties among them."""
    seats = random.randint(2, 4)
    counts = [random.randint(0, 6) for _ in range(seats)]
    if random.random() < 0.6:
        counts[0] = random.choice(counts[1:])
    random.shuffle(counts)
    if not any(counts):
        return None
    state = _scored(random, seats, counts)
    seat = random.randrange(seats)
    points, count = state.score()[seat].sacrifices, counts[seat]
    tied = [s for s, other in enumerate(counts) if other == count and s != seat]
    why = wording(
        "scores-told-sacrifices",
        who=seat_wording(seat),
        tokens=count,
        points=points,
        place=1 + sum(other > count for other in counts),
        tied=tuple(map(seat_wording, tied)) or "none",
    )
    asked = wording("quiz-sacrifices.ask", counts=_counts(counts), who=seat_wording(seat))
    told = Told(why, (Rule.SCORE_SACRIFICE,))
    return Question(Kind.SACRIFICES, state, seat, asked, Number(points, _MOST), (told,))


def _counts(counts: list[int]) -> tuple[Wording, ...]:
    return tuple(
        wording("quiz-count", who=seat_wording(seat), count=count)
        for seat, count in enumerate(counts)
    )


def winner(random: Random) -> Question | None:
    """Who wins by these totals: often a tie that sacrifices decide, or that is shared."""
    seats = random.randint(2, 4)
    state = _scored(random, seats, [random.randint(0, 5) for _ in range(seats)])
    totals = [sheet.total for sheet in state.score()]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(leaders) == 1 and random.random() < 0.6:
        return None
    winners = state.winners()
    shared = len(winners) > 1
    options = (*map(seat_wording, range(seats)), wording("quiz-winner-shared"))
    parts: dict[str, Part] = {
        "who": tuple(map(seat_wording, winners)),
        "points": max(totals),
    }
    if len(leaders) > 1:
        parts["leaders"] = tuple(map(seat_wording, leaders))
    name = "scores-standing-one" if len(leaders) == 1 else "scores-standing-tie"
    why = wording("scores-standing-shared" if shared else name, **parts)
    sheets = tuple(
        wording("quiz-total", who=seat_wording(seat), points=total, count=state.sacrificed[seat])
        for seat, total in enumerate(totals)
    )
    asked = wording("quiz-winner.ask", totals=sheets)
    response = Choice(options, seats if shared else winners[0])
    told = Told(why, (Rule.SCORE_TIE,) if len(leaders) > 1 else (Rule.SCORE_END,))
    return Question(Kind.WINNER, state, 0, asked, response, (told,))


def _scored(random: Random, seats: int, sacrificed: list[int]) -> State:
    """A small board for two to four, with these sacrifices."""
    patches = (("t", 1), ("t", 1), ("T", 1), ("r", 1), ("^", 3), ("~", 3))
    ground = ground_of(random, patches, seats)
    return small_board(random, ground, seats=seats, sacrificed=sacrificed, others=2)
