"""Questions of the family *scoring*: points of a line, and the winner."""

from __future__ import annotations

from random import Random

from dokmus_widgets.core import Rule, Space, State, space_name
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.lessons.quizzes.boards import game_on, ground_of, small_board, spread
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import Choice, Number, Question, Told, question_about
from dokmus_widgets.lessons.quizzes.wording import Part, seat_wording, wording

#: More points than any line of a sheet is asked to hold.
_MOST = 60


def ask_temples(random: Random) -> Question | None:
    """Ask for the points of a seat's small or large temples."""
    state = game_on(random, random.randint(2, 4), round=random.randint(4, 8))
    seat, line = state.to_act or 0, random.choice(("small_temples", "large_temples"))
    small = line == "small_temples"
    found = discoveries(state, seat)
    spaces = state.island.frame.spaces(found.small if small else found.large)
    rules = (Rule.SCORE_SMALL if small else Rule.SCORE_LARGE, Rule.SCORE_DISCOVER)
    named = tuple(map(space_name, spaces))
    told = ("scores-told-line", rules, spaces)
    return _of_line(Kind.TEMPLES, state, seat, line, *told, spaces=named)


def ask_tiles(random: Random) -> Question | None:
    """Ask for the points of a seat's tile track."""
    state = game_on(random, random.randint(2, 4), round=random.randint(4, 8))
    return _of_tiles(Kind.TILES, state, state.to_act or 0, "tiles_reached")


def ask_complete(random: Random) -> Question | None:
    """Ask for the points of a seat's complete tiles."""
    patches = [(random.choice("ttT"), 1) for _ in range(9)]
    ground = ground_of(random, [*patches, ("^", 2), ("~", 3)])
    state = small_board(random, ground, spread(random, ground, 7, near=35), others=3)
    return _of_tiles(Kind.COMPLETE, state, 0, "complete_tiles")


def _of_tiles(kind: Kind, state: State, seat: int, line: str) -> Question | None:
    found, frame = discoveries(state, seat), state.island.frame
    slots = found.tiles_reached if kind is Kind.TILES else found.tiles_complete
    on_tiles = sum(frame.slot_mask[slot] for slot in slots)
    spaces = frame.spaces((found.small | found.large) & on_tiles)
    names = tuple(tile_name(state, slot) for slot in slots)
    told = ("scores-told-tiles", kind.rules, spaces)
    return _of_line(kind, state, seat, line, *told, count=len(slots), tiles=names)


def _of_line(
    kind: Kind,
    state: State,
    seat: int,
    line: str,
    told: str,
    rules: tuple[Rule, ...],
    witnesses: tuple[Space, ...],
    **parts: Part,
) -> Question | None:
    """Ask for the points of a line of the sheet; None if it is 0.

    ``told``: the message id of the reason.
    """
    points = state.score()[seat][line]
    if not points:
        return None
    named = wording(f"score-{line}")
    why = wording(told, who=seat_wording(seat), line=named, points=points, **parts)
    reason = Told(why, rules, witnesses)
    return question_about(
        kind, state, Number(points, _MOST), reason, seat=seat, parts={"line": named}
    )


def ask_sacrifices(random: Random) -> Question | None:
    """Ask for the points of a seat's sacrificed tokens, with ties."""
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
    told, response = Told(why, (Rule.SCORE_SACRIFICE,)), Number(points, _MOST)
    each = tuple(
        wording("quiz-count", who=seat_wording(seat), count=count)
        for seat, count in enumerate(counts)
    )
    return question_about(Kind.SACRIFICES, state, response, told, seat=seat, parts={"counts": each})


def ask_winner(random: Random) -> Question | None:
    """Ask for the winner by the totals, often after a tie."""
    seats = random.randint(2, 4)
    state = _scored(random, seats, [random.randint(0, 5) for _ in range(seats)])
    totals = [sheet.total for sheet in state.score()]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(leaders) == 1 and random.random() < 0.6:
        return None
    winners = state.winners()
    shared = len(winners) > 1
    options = (*map(seat_wording, range(seats)), wording("quiz-winner-shared"))
    parts: dict[str, Part] = {"who": tuple(map(seat_wording, winners)), "points": max(totals)}
    if len(leaders) > 1:
        parts["leaders"] = tuple(map(seat_wording, leaders))
    name = "scores-standing-one" if len(leaders) == 1 else "scores-standing-tie"
    why = wording("scores-standing-shared" if shared else name, **parts)
    sheets = tuple(
        wording("quiz-total", who=seat_wording(seat), points=total, count=state.sacrificed[seat])
        for seat, total in enumerate(totals)
    )
    response = Choice(options, seats if shared else winners[0])
    told = Told(why, (Rule.SCORE_TIE,) if len(leaders) > 1 else (Rule.SCORE_END,))
    return question_about(Kind.WINNER, state, response, told, parts={"totals": sheets})


def _scored(random: Random, seats: int, sacrificed: list[int]) -> State:
    """Return a small board for these seats and sacrifices."""
    patches = (("t", 1), ("t", 1), ("T", 1), ("r", 1), ("^", 3), ("~", 3))
    ground = ground_of(random, patches, seats)
    return small_board(random, ground, seats=seats, sacrificed=sacrificed, others=2)
