"""Explanations of a computer player's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dokmus_widgets.core import State
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, signed

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Reason


def player_name(name: str) -> str:
    kind, _, level = name.partition("-")
    return say("player-level", level=level) if kind == "level" else say("player-own", name=name)


def reason_words(reason: Reason, who: str) -> str:
    """Describe why a computer player chose its action."""
    if reason.by == "points":
        return say("reason-points", who=who, points=round(reason.value or 0))
    if reason.by == "playouts":
        wins = reason.wins
        share = "none" if wins is None else say("study-share", number=f"{100 * wins:.0f}")
        return say(
            "reason-playouts", who=who, judged=reason.judged, playouts=reason.playouts, share=share
        )
    return say(f"reason-{reason.by}", who=who)


def turn_words(before: State, after: State, names: Sequence[str]) -> str:
    """Describe the points that a finished turn scored, line by line; "" before its end."""
    seat = before.to_act
    if before.turn is None or seat is None or (after.to_act, after.round) == (seat, before.round):
        return ""
    was, sheet, who = before.score()[seat], after.score()[seat], names[seat]
    lines = [
        say("scores-told-more-seat", who=say(f"score-{line}"), points=signed(points - was[line]))
        for line, points in sheet.items()
        if line != "total" and points != was[line]
    ]
    gained = signed(sheet.total - was.total)
    told = listed(lines) or "none"
    return say("reason-turn", who=who, points=sheet.total, gained=gained, lines=told)
