"""Drill-down: the first action under which two counts of the same turn part."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tests.reference.board import Document
from tests.turn_counts.counting import Checksum, Counts, count_turn, play
from tests.turn_counts.engines import ActionText, Engine

Line = tuple[ActionText, ...]


class Branch(NamedTuple):
    """The result of an action: a digest of the position after it, and the counts there."""

    position: str
    counts: Counts


class Counted(Protocol):
    """Something that knows the branches at the end of a line of actions."""

    depth: int

    def branches(self, line: Line) -> Mapping[ActionText, Branch]:
        """Return the branch of every legal action, counted down to ``depth`` from the start."""


class Counting:
    """Counts made by an engine when asked for."""

    def __init__(self, engine: Engine, document: Document, depth: int) -> None:
        self.depth = depth
        self._engine = engine
        self._start = engine.read(document)
        self._checksum = Checksum(engine)

    def branches(self, line: Line) -> dict[ActionText, Branch]:
        """See ``Counted``."""
        engine, here = self._engine, play(self._engine, self._start, line)
        found = {}
        for action in engine.actions(here):
            there = engine.apply(here, action)
            deeper = 0 if engine.ends_turn(action) else self.depth - len(line) - 1
            found[engine.text(action)] = Branch(
                self._checksum.position(there).hex(),
                count_turn(engine, there, deeper, self._checksum),
            )
        return found


class Kept:
    """Counts read from a file that :func:`keep` wrote; ``ValueError`` for any other file."""

    def __init__(self, path: Path) -> None:
        try:
            kept = json.loads(path.read_text("utf-8"))
            self.depth = int(kept["depth"])
            self._tree: dict[str, Any] = kept["tree"]
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path} is no file of counts: write one with --keep") from error

    def branches(self, line: Line) -> dict[ActionText, Branch]:
        """See ``Counted``."""
        tree = self._tree
        for text in line:
            tree = tree[text]["then"]
        return {
            text: Branch(
                node["position"],
                Counts(tuple(node["after"]), node["whole_turn"], tuple(node["checks"])),
            )
            for text, node in tree.items()
        }


def keep(counted: Counted, path: Path) -> None:
    """Write all counts down to the depth to a file, for another program to be held against."""

    def tree(line: Line) -> dict[str, Any]:
        return {
            text: {
                "position": branch.position,
                **branch.counts._asdict(),
                # Nothing was counted behind the end of a turn, or of the depth.
                "then": tree((*line, text)) if branch.counts.after else {},
            }
            for text, branch in sorted(counted.branches(line).items())
        }

    kept = {"depth": counted.depth, "tree": tree(())}
    path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


class Parting(NamedTuple):
    """A difference of two counts: after ``line``, at ``action``, for the reason in ``words``."""

    line: Line
    action: ActionText
    words: str


def first_parting(one: Counted, other: Counted) -> Parting | None:
    """Walk down to the first action whose branches differ; None when all are the same.

    The actions before it lead to the same positions, with the same actions to choose from. Of
    several branches that differ, the walk takes one that differs soonest.
    """
    parting: Parting | None = None
    line: Line = ()
    while len(line) < min(one.depth, other.depth):
        first, second = one.branches(line), other.branches(line)
        differing = [
            text
            for text in sorted(first.keys() | second.keys())
            if first.get(text) != second.get(text)
        ]
        if not differing:
            break
        for text in differing:
            if text not in first or text not in second:
                return Parting(line, text, f"is legal in the {_one(text in first)} only")
        text = min(differing, key=lambda text: _soonest(first[text], second[text]))
        if first[text].position != second[text].position:
            return Parting(line, text, "leads to different positions")
        words = f"is followed by {first[text].counts}, and in the other by {second[text].counts}"
        parting = Parting(line, text, words)
        line = (*line, text)
    return parting


def _soonest(first: Branch, second: Branch) -> int:
    """After how many further actions two branches differ."""
    if first.position != second.position:
        return 0
    layers = [list(zip(b.counts.after, b.counts.checks, strict=True)) for b in (first, second)]
    same = [one == other for one, other in zip(*layers, strict=False)]
    return 1 + (same.index(False) if False in same else len(same))


def _one(first: bool) -> str:
    return "first" if first else "second"
