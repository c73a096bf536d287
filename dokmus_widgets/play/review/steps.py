"""The places of a line to which one goes step by step: by move, by turn, by round."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from dokmus_widgets.core import State
from dokmus_widgets.play.review.facts import Review


class Step(StrEnum):
    """From a place to another one."""

    FIRST = "first"
    ROUND_BACK = "round_back"
    TURN_BACK = "turn_back"
    BACK = "back"
    ON = "on"
    TURN_ON = "turn_on"
    ROUND_ON = "round_on"
    LAST = "last"


def after_step(review: Review, place: int, step: Step) -> int:
    """The place to which a step leads; the same one where there is none further on."""
    last = len(review.states) - 1
    match step:
        case Step.FIRST:
            return 0
        case Step.LAST:
            return last
        case Step.BACK:
            return max(place - 1, 0)
        case Step.ON:
            return min(place + 1, last)
        case Step.ROUND_BACK | Step.ROUND_ON:
            places = _changes(review, lambda state: (state.round, str(state.phase) == "start"))
        case _:
            places = _changes(review, lambda state: (state.round, state.phase, state.to_act))
    if step in (Step.ROUND_BACK, Step.TURN_BACK):
        return max((one for one in places if one < place), default=0)
    return min((one for one in places if one > place), default=last)


def _changes(review: Review, part: Callable[[State], object]) -> list[int]:
    """The places at which a part of the state has become another one."""
    parts = [part(state) for state in review.states]
    return [place for place in range(1, len(parts)) if parts[place] != parts[place - 1]]
