"""Questions of the family *scoring*: points of a line, and the winner."""

from random import Random

from dokmus_widgets.core import Rule, Space, State, space_name
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.explain import Answer, listed, say, seat_names, tile_name
from dokmus_widgets.explain.seats import names_together

from .boards import random_ground, random_turn, scatter, small_board
from .kinds import QuestionKind
from .question import MultipleChoice, Number, Question, make_question

_MAX_POINTS = 60


def ask_temples(random: Random) -> Question | None:
    """Ask for the points of a seat's small or large temples."""
    state = random_turn(random, random.randint(2, 4), round=random.randint(4, 8))
    seat, line = state.to_act or 0, random.choice(("small_temples", "large_temples"))
    small = line == "small_temples"
    discovered = discoveries(state, seat)
    spaces = state.island.frame.spaces(discovered.small if small else discovered.large)
    rules = (Rule.SCORE_SMALL if small else Rule.SCORE_LARGE, Rule.SCORE_DISCOVER)
    named = listed([*map(space_name, spaces)])
    details = ("scores-told-line", rules, spaces)
    return _line_question(QuestionKind.TEMPLES, state, seat, line, *details, spaces=named)


def ask_tiles(random: Random) -> Question | None:
    """Ask for the points of a seat's tile track."""
    state = random_turn(random, random.randint(2, 4), round=random.randint(4, 8))
    return _tiles_question(QuestionKind.TILES, state, state.to_act or 0, "tiles_reached")


def ask_complete(random: Random) -> Question | None:
    """Ask for the points of a seat's complete tiles."""
    patches = [(random.choice("ttT"), 1) for _ in range(9)]
    ground = random_ground(random, [*patches, ("^", 2), ("~", 3)])
    state = small_board(random, ground, scatter(random, ground, 7, near=35), others=3)
    return _tiles_question(QuestionKind.COMPLETE, state, 0, "complete_tiles")


def _tiles_question(kind: QuestionKind, state: State, seat: int, line: str) -> Question | None:
    discovered, frame = discoveries(state, seat), state.island.frame
    slots = discovered.tiles_reached if kind is QuestionKind.TILES else discovered.tiles_complete
    on_tiles = sum(frame.slot_mask[slot] for slot in slots)
    spaces = frame.spaces((discovered.small | discovered.large) & on_tiles)
    names = listed([tile_name(state, slot) for slot in slots])
    details = ("scores-told-tiles", kind.rules, spaces)
    return _line_question(kind, state, seat, line, *details, count=len(slots), tiles=names)


def _line_question(
    kind: QuestionKind,
    state: State,
    seat: int,
    line: str,
    message: str,
    rules: tuple[Rule, ...],
    witnesses: tuple[Space, ...],
    **parts: str | int,
) -> Question | None:
    """Ask for the points of a line of the sheet (None if 0), with a message as the reason."""
    points = state.score()[seat][line]
    if not points:
        return None
    named = say(f"score-{line}.in")
    why = say(message, who=seat_names(state.seats)[seat], line=named, points=points, **parts)
    reason = Answer(why, rules=rules, witnesses=witnesses)
    return make_question(
        kind, state, Number(points, _MAX_POINTS), reason, seat=seat, parts={"line": named}
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
    state = _board_with_sacrifices(random, seats, counts)
    seat = random.randrange(seats)
    points, count = state.score()[seat].sacrifices, counts[seat]
    tied = [s for s, other in enumerate(counts) if other == count and s != seat]
    names = seat_names(seats)
    why = say(
        "scores-told-sacrifices",
        who=names[seat],
        tokens=count,
        points=points,
        place=1 + sum(other > count for other in counts),
        tied=names_together([names[other] for other in tied]) or "none",
    )
    reason, response = Answer(why, rules=(Rule.SCORE_SACRIFICE,)), Number(points, _MAX_POINTS)
    each = listed(
        [say("quiz-count", who=who, count=count) for who, count in zip(names, counts, strict=True)]
    )
    return make_question(
        QuestionKind.SACRIFICES, state, response, reason, seat=seat, parts={"counts": each}
    )


def ask_winner(random: Random) -> Question | None:
    """Ask for the winner by the totals, often after a tie."""
    seats = random.randint(2, 4)
    state = _board_with_sacrifices(random, seats, [random.randint(0, 5) for _ in range(seats)])
    totals = [sheet.total for sheet in state.score()]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(leaders) == 1 and random.random() < 0.6:
        return None
    winners = state.winners()
    shared = len(winners) > 1
    names = seat_names(seats)
    parts: dict[str, str | int] = {"points": max(totals)}
    parts["who"] = names_together([names[winner] for winner in winners])
    if len(leaders) > 1:
        parts["leaders"] = names_together([names[leader] for leader in leaders])
    name = "scores-standing-one" if len(leaders) == 1 else "scores-standing-tie"
    why = say("scores-standing-shared" if shared else name, **parts)
    sheets = listed(
        [
            say("quiz-total", who=names[seat], points=total, count=state.sacrificed[seat])
            for seat, total in enumerate(totals)
        ]
    )
    response = MultipleChoice((*names, say("quiz-winner-shared")), seats if shared else winners[0])
    reason = Answer(why, rules=(Rule.SCORE_TIE if len(leaders) > 1 else Rule.SCORE_END,))
    return make_question(QuestionKind.WINNER, state, response, reason, parts={"totals": sheets})


def _board_with_sacrifices(random: Random, seats: int, sacrificed: list[int]) -> State:
    patches = (("t", 1), ("t", 1), ("T", 1), ("r", 1), ("^", 3), ("~", 3))
    ground = random_ground(random, patches, seats)
    return small_board(random, ground, seats=seats, sacrificed=sacrificed, others=2)
