"""Navigation in a history by ply, turn and round."""

from collections.abc import Callable
from enum import StrEnum

from dokmus_widgets.core import Phase, State
from dokmus_widgets.play.review.facts import Review


class Jump(StrEnum):
    """Navigation command."""

    FIRST = "first"
    ROUND_BACK = "round_back"
    TURN_BACK = "turn_back"
    BACK = "back"
    ON = "on"
    TURN_ON = "turn_on"
    ROUND_ON = "round_on"
    LAST = "last"


def jump(review: Review, place: int, step: Jump) -> int:
    """Return the index that a command leads to, within the history."""
    last = len(review.states) - 1
    match step:
        case Jump.FIRST:
            return 0
        case Jump.LAST:
            return last
        case Jump.BACK:
            return max(place - 1, 0)
        case Jump.ON:
            return min(place + 1, last)
        case Jump.ROUND_BACK | Jump.ROUND_ON:
            places = _changes(review, lambda state: (state.round, state.phase is Phase.START))
        case _:
            places = _changes(review, _turn_of)
    if step in (Jump.ROUND_BACK, Jump.TURN_BACK):
        return max((one for one in places if one < place), default=0)
    return min((one for one in places if one > place), default=last)


def _turn_of(state: State) -> object:
    """Return the key of a turn; everything before turns has the same player."""
    acts = state.to_act if state.phase is Phase.TURNS else None
    return state.round, state.phase, acts


def _changes(review: Review, part: Callable[[State], object]) -> list[int]:
    parts = [part(state) for state in review.states]
    return [place for place in range(1, len(parts)) if parts[place] != parts[place - 1]]
