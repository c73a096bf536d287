"""Shortest paths to draw: from a token through temples and water to a space."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from dokmus_widgets.core.bitboard import Frame, bits
from dokmus_widgets.core.spaces import Space


def trace(
    frame: Frame, starts: int, stages: Sequence[int], entries: set[int], exits: set[int], goal: int
) -> tuple[Space, ...]:
    """The shortest path from a start through the stages to the goal, ends included; () for none.

    Stages are planes that follow one another: a path enters one of ``entries`` right beside its
    start, stays in a stage or goes on to the next, and leaves one of ``exits`` right beside the
    goal (a mask of one space).
    """
    before: dict[tuple[int, int], tuple[int, int] | None] = {}
    queue: deque[tuple[int, int]] = deque()
    for start in bits(starts):
        before[-1, start] = None
        queue.append((-1, start))
    while queue:
        node = stage, here = queue.popleft()
        around = frame.beside(here)
        if stage in exits and around & goal:
            return _unwound(frame, before, node, goal)
        for following in sorted(entries) if stage < 0 else (stage, stage + 1):
            if following >= len(stages):
                continue
            for bit in bits(around & stages[following]):
                if (following, bit) not in before:
                    before[following, bit] = node
                    queue.append((following, bit))
    return ()


def _unwound(
    frame: Frame,
    before: dict[tuple[int, int], tuple[int, int] | None],
    node: tuple[int, int],
    goal: int,
) -> tuple[Space, ...]:
    path = [frame.space(goal)]
    here: tuple[int, int] | None = node
    while here is not None:
        path.append(frame.space(here[1]))
        here = before[here]
    return tuple(reversed(path))
