"""The fixed positions whose turns are counted, and their counts as kept in ``counts.txt``."""

from __future__ import annotations

import json
from pathlib import Path

from tests.reference.board import Document
from tests.turn_counts.counting import count_turn
from tests.turn_counts.engines import Engine

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "positions"
COUNTS = HERE / "counts.txt"

#: Turns with too many positions to count to their end in every run of the tests.
DEPTHS = {
    "card-5": 3,
}

_HEAD = """\
# Distinct positions after one action, two, ... of a turn | at the end of the turn.
# Where it ends in "-", the turn is longer than it is counted here. Written by `make turn-counts`.
"""


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> Document:
    """Return the position of that name, or of that file; ``ValueError`` when there is none."""
    path = Path(name) if name.endswith(".json") else FOLDER / f"{name}.json"
    if not path.is_file():
        raise ValueError(f"there is no position {name!r}; there are {', '.join(names())}")
    document: Document = json.loads(path.read_text("utf-8"))
    return document


def counted(engine: Engine, name: str) -> str:
    """Return the line of a position in the file of counts."""
    return f"{name}: {count_turn(engine, engine.read(load(name)), DEPTHS.get(name))}"


def kept() -> dict[str, str]:
    """Return the lines of the file of counts by position."""
    lines = COUNTS.read_text("utf-8").splitlines()
    return {line.split(":")[0]: line for line in lines if line and not line.startswith("#")}


def write(engine: Engine) -> None:
    """Count all positions anew."""
    lines = (counted(engine, name) for name in names())
    COUNTS.write_text(_HEAD + "".join(f"{line}\n" for line in lines), "utf-8")
