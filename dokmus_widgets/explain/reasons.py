"""Why a player that is no person plays as it does, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dokmus_widgets.core import State
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences, signed

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Why


def reason_words(before: State, after: State, why: Why, names: Sequence[str]) -> str:
    """What the seat to act ``before`` comes to by what it does until ``after``, and why it does so.

    Points are told of a turn that is over ``after``. ``names``: of the seats.
    """
    seat = before.to_act
    assert seat is not None
    who, told = names[seat], []
    if before.turn is not None and (after.to_act, after.round) != (seat, before.round):
        told.append(_turn_words(before, after, seat, who))
    if why.by == "points":
        told.append(say("reason-points", who=who, points=round(why.value or 0)))
    elif why.by == "playouts":
        wins = why.wins
        share = "none" if wins is None else say("study-share", number=f"{100 * wins:.0f}")
        told.append(
            say("reason-playouts", who=who, judged=why.judged, playouts=why.playouts, share=share)
        )
    else:
        told.append(say(f"reason-{why.by}", who=who))
    return sentences(told)


def _turn_words(before: State, after: State, seat: int, who: str) -> str:
    """What the turn makes of the sheet, line by line."""
    was, sheet = before.score()[seat], after.score()[seat]
    lines = [
        say("scores-told-more-seat", who=say(f"score-{line}"), points=signed(points - was[line]))
        for line, points in sheet.items()
        if line != "total" and points != was[line]
    ]
    gained = signed(sheet.total - was.total)
    told = listed(lines) or "none"
    return say("reason-turn", who=who, points=sheet.total, gained=gained, lines=told)
