"""Questions about the score, and about gains by the next token."""

from collections.abc import Iterator

from dokmus_widgets.core import ChooseStart, EndTurn, Place, Rule, SeatScore, State
from dokmus_widgets.explore.scores.lines import LINE_RULES, LINES, score_line
from dokmus_widgets.explore.topics.questions import Question, Topic


def scores(state: State) -> Iterator[Question]:
    """Yield the points of each seat, as if the game ended now."""
    for seat, sheet in enumerate(state.score()):
        total = score_line(state, seat, "total")
        lines = tuple((line, sheet[line]) for line in LINES if sheet[line])
        yield Question(
            Topic.SCORES,
            str(seat),
            rules=(Rule.SCORE_END, *dict.fromkeys(LINE_RULES[line][0] for line, _ in lines)),
            spaces=(*total.spaces, *total.witnesses),
            seat=seat,
            points=sheet.total,
            lines=lines,
        )


def gains(state: State) -> Iterator[Question]:
    """Yield the gains by a legal placement, the highest first, as if it ended the turn."""
    seat = state.to_act
    placing = [one for one in state.legal_actions() if isinstance(one, ChooseStart | Place)]
    if seat is None or not placing:
        return
    before = _ended(state).score()[seat]
    won: dict[int, list[tuple[ChooseStart | Place, SeatScore]]] = {}
    for action in placing:
        after = _ended(state.after(action)).score()[seat]
        if after.total > before.total:
            won.setdefault(after.total - before.total, []).append((action, after))
    for points in sorted(won, reverse=True):
        lines = [
            line for line in LINES if any(after[line] > before[line] for _, after in won[points])
        ]
        spaces = tuple(dict.fromkeys(action.space for action, _ in won[points]))
        yield Question(
            Topic.GAINS,
            str(points),
            rules=tuple(dict.fromkeys(LINE_RULES[line][0] for line in lines)),
            actions=tuple(action for action, _ in won[points]),
            spaces=spaces,
            count=len(spaces),
            seat=seat,
            points=points,
        )


def _ended(state: State) -> State:
    """Return the state after the turn is ended, with volcanoes burnt."""
    if state.turn is None:
        return state
    turn = state.turn._replace(tokens_left=0, ruins=())
    return state.replaced(turn=turn).after(EndTurn())
