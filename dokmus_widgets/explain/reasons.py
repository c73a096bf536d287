"""Explanations of a computer player's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dokmus_widgets.core import State
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, listed_with, signed

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Reason


def player_name(name: str, *, short: bool = False) -> str:
    kind, _, level = name.partition("-")
    if kind != "level":
        return say("player-own", name=name)
    return say("player-level.short" if short else "player-level", level=level)


def reason_words(reason: Reason, who: str) -> str:
    """Describe why a computer player chose its action, without numbers that it only estimates."""
    if reason.by == "playouts":
        return say("reason-playouts", who=who, judged=reason.judged, playouts=reason.playouts)
    return say(f"reason-{reason.by}", who=who)


def turn_words(before: State, after: State, names: Sequence[str]) -> str:
    """Describe the points that a finished turn scored, line by line; "" before its end."""
    seat = before.to_act
    if before.turn is None or seat is None or (after.to_act, after.round) == (seat, before.round):
        return ""
    total, who = after.score()[seat].total, names[seat]
    gained = signed(total - before.score()[seat].total)
    told = gain_words(before, after, seat) or "none"
    return say("reason-turn", who=who, points=total, gained=gained, lines=told)


def gain_words(before: State, after: State, seat: int) -> str:
    """Return the lines of the score sheet that a seat gained or lost by; "" without a change."""
    lines = [
        say("scores-told-more-seat", who=say(f"score-{line}.in"), points=signed(points))
        for line, points in _changes(before, after, seat).items()
    ]
    return listed(lines)


def gained_lines(before: State, after: State, seat: int) -> str:
    """Return the lines of the score sheet that a seat gained by, without points."""
    lines = [line for line, points in _changes(before, after, seat).items() if points > 0]
    told = [say("hint-line", line=say(f"score-{line}.in")) for line in lines]
    return listed_with(told, "list-and")


def _changes(before: State, after: State, seat: int) -> dict[str, int]:
    was, sheet = before.score()[seat], after.score()[seat]
    return {
        line: points - was[line]
        for line, points in sheet.items()
        if line != "total" and points != was[line]
    }
