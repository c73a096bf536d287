"""Points of a position, counted literally from the rules catalogue."""

from __future__ import annotations

from tests.reference import board
from tests.reference.board import Document, Space

SACRIFICE_POINTS = {2: (3, 0), 3: (4, 2, 0), 4: (5, 3, 1, 0)}
REACH_POINTS = (0, 1, 3, 6, 10, 14, 18, 22, 27)


def score(document: Document) -> list[dict[str, int]]:
    """Return the points of every seat, part by part."""
    ground = board.terrain(document)
    all_temples = {space for space, what in ground.items() if what in board.TEMPLES}
    by_slot: dict[int, set[Space]] = {}
    for temple in all_temples:
        by_slot.setdefault(board.slot_of(document, temple), set()).add(temple)
    seats = len(document["tokens"])
    sacrificed: list[int] = document["sacrificed"]
    everything: list[dict[str, int]] = []
    for seat in range(seats):
        tokens = board.own_tokens(document, seat)
        discovered = {temple for temple in all_temples if board.beside(temple) & tokens}
        reached = sum(1 for here in by_slot.values() if here & discovered)
        complete = sum(1 for here in by_slot.values() if here <= discovered)
        more = sum(1 for other in sacrificed if other > sacrificed[seat])
        points = {
            "ruins": sum(1 for token in tokens if ground[token] == board.RUINS),
            "small_temples": 2 * sum(1 for temple in discovered if ground[temple] == "t"),
            "large_temples": 3 * sum(1 for temple in discovered if ground[temple] == "T"),
            "complete_tiles": (5 if seats == 2 else 8) * complete,
            "tiles_reached": REACH_POINTS[reached],
            "sacrifices": SACRIFICE_POINTS[seats][more] if sacrificed[seat] else 0,
        }
        points["total"] = sum(points.values())
        everything.append(points)
    return everything


def winners(document: Document) -> list[int]:
    ranks = [
        (points["total"], sacrificed)
        for points, sacrificed in zip(score(document), document["sacrificed"], strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
