"""The most that a turn can bring, by looking at every position that it leads to."""

from __future__ import annotations

from collections.abc import Collection

from dokmus_widgets.core import State


def most_gained(
    state: State,
    seat: int,
    without: Collection[str] = (),
    *,
    ended: bool = False,
    enough: int | None = None,
) -> int:
    """The most points that a seat's sheet can rise by in its turn, from this position on.

    ``without``: types of action, or who pays for them (``guardian``, ``ruins``), that are left
    out. ``ended``: with the turn at its end, when volcanoes have burnt; otherwise at any moment.
    Every position of the turn is looked at, which is for a few tokens, or for small boards; or
    until ``enough`` is gained.
    """
    before, most = state.score()[seat].total, 0
    seen, waiting = {state}, [state]
    while waiting and (enough is None or most < enough):
        now = waiting.pop()
        over = now.to_act != seat or now.turn is None
        if over or not ended:
            most = max(most, now.score()[seat].total - before)
        if over:
            continue
        for action in now.legal_actions():
            if not {action.type, getattr(action, "by", "")} & set(without):
                after = now.after(action)
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return most
