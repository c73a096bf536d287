"""Counting a turn: the distinct positions after one action, two, ... and at its end."""

from __future__ import annotations

import json
from collections.abc import Hashable
from hashlib import blake2b
from typing import Any, NamedTuple

from tests.turn_counts.engines import ActionText, Engine


class Counts(NamedTuple):
    """Numbers of distinct positions that a turn can lead to.

    ``after``: after one action, after two, ..., those at the end of the turn included; nothing is
    played beyond it. ``whole_turn``: those at the end of the turn, after however many actions;
    None when the depth did not reach the end of every line. ``checks``: where asked for, a
    checksum of all first actions with what they lead to, of all second actions, ... A wrong rule
    shows there even when the position that it misses is reached in another order too.
    """

    after: tuple[int, ...]
    whole_turn: int | None
    checks: tuple[int, ...] = ()

    def __str__(self) -> str:
        ends = "-" if self.whole_turn is None else str(self.whole_turn)
        return f"{' '.join(map(str, self.after))} | {ends}"


class Checksum:
    """Adds up actions with what they lead to; the same for the same ones, in whatever order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._known: dict[Hashable, bytes] = {}

    def position(self, position: Any) -> bytes:
        """Return the digest of one position, whichever engine made it."""
        key = self._engine.key(position)
        if key not in self._known:
            text = json.dumps(self._engine.document(position), sort_keys=True)
            self._known[key] = _digest(text.encode())
        return self._known[key]

    def action(self, here: Any, action: Any, there: Any) -> int:
        """Return the number of one action."""
        text = self._engine.text(action).encode()
        return int.from_bytes(_digest(self.position(here) + text + self.position(there)))


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=6).digest()


def count_turn(
    engine: Engine, position: Any, depth: int | None = None, checksum: Checksum | None = None
) -> Counts:
    """Return the counts of a position's turn, down to a depth (None: to its end)."""
    layer: dict[Hashable, Any] = {engine.key(position): position}
    ended: set[Hashable] = set()
    after: list[int] = []
    checks: list[int] = []
    while layer and (depth is None or len(after) < depth):
        following: dict[Hashable, Any] = {}
        ended_now: set[Hashable] = set()
        check = 0
        for here in layer.values():
            for action in engine.actions(here):
                there = engine.apply(here, action)
                if engine.ends_turn(action):
                    ended_now.add(engine.key(there))
                else:
                    following.setdefault(engine.key(there), there)
                if checksum is not None:
                    check += checksum.action(here, action, there)
        after.append(len(following) + len(ended_now))
        checks.append(check)
        ended |= ended_now
        layer = following
    whole_turn = None if layer else len(ended)
    return Counts(tuple(after), whole_turn, tuple(checks) if checksum is not None else ())


def play(engine: Engine, position: Any, line: tuple[ActionText, ...]) -> Any:
    """Return the position after a line of actions; ``KeyError`` where one is illegal."""
    for text in line:
        actions = {engine.text(action): action for action in engine.actions(position)}
        position = engine.apply(position, actions[text])
    return position
