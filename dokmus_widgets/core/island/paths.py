"""Shortest paths, to be drawn, from tokens through temples and water to a space."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from dokmus_widgets.core.island.bitboard import Frame, bits
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import Space

Path = tuple[Space, ...]


def temple_paths(island: Island, starts: int, goal: int) -> Iterator[tuple[Path, int]]:
    """Yield a path from each start over a chain of temples to the goal, with the chain."""
    frame = island.frame
    temples = frame.beside(goal) & island.temples
    while temples:
        chain = frame.flood(temples & -temples, island.temples)
        temples &= ~chain
        for path in _shortest(frame, starts & frame.beside(chain), (chain,), (0,), (0,), goal):
            yield path, chain


def crossing_paths(
    island: Island,
    waterways: Iterable[tuple[int, int]],
    starts: int,
    goal: int,
    *,
    rows: bool = True,
) -> Iterator[tuple[Path, int]]:
    """Yield a path from each start by a waterway that leads to the goal, with its body.

    ``waterways``: bodies with their ends. Paths enter and leave the water through temples; within
    it temples are crossed only where they belong to the body, and from one to the next only with
    ``rows``.
    """
    for body, ends in waterways:
        if ends & goal:
            water = body & island.water
            stages = (island.temples, water, body if body != water else island.temples)
            passing = () if rows else (0, 2)
            paths = _shortest(island.frame, starts & ends, stages, (0, 1), (1, 2), goal, passing)
            for path in paths:
                yield path, body


def _shortest(
    frame: Frame,
    starts: int,
    stages: Sequence[int],
    entries: Sequence[int],
    exits: Sequence[int],
    goal: int,
    passing: Sequence[int] = (),
) -> Iterator[Path]:
    """Yield the shortest path from each start through the stages to the goal, ends included.

    Stages are planes in sequence: a path enters one of ``entries`` next to its start, stays in a
    stage (except those ``passing``) or goes on to the next, and leaves one of ``exits`` next to the
    goal. The search runs from the goal, so that one search serves all starts.
    """
    after: dict[tuple[int, int], tuple[int, int] | None] = {}
    queue: deque[tuple[int, int]] = deque()

    def reach(stage: int, around: int, node: tuple[int, int] | None) -> None:
        for bit in bits(around & stages[stage]):
            if (stage, bit) not in after:
                after[stage, bit] = node
                queue.append((stage, bit))

    def onwards(node: tuple[int, int] | None) -> Iterator[Space]:
        while node is not None:
            yield frame.space(node[1])
            node = after[node]

    for stage in exits:
        reach(stage, frame.beside(goal), None)
    while starts and queue:
        node = stage, here = queue.popleft()
        around = frame.beside(here)
        if stage in entries:
            for start in bits(around & starts):
                yield (frame.space(start), *onwards(node), frame.space(goal))
            starts &= ~around
        if stage not in passing:
            reach(stage, around, node)
        if stage:
            reach(stage - 1, around, node)
