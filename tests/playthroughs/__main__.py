"""Writes the golden playthroughs: ``python -m tests.playthroughs`` (``make playthroughs``).

The games themselves are the records in ``games/``; each is replayed, and its transcript written
beside that folder. ``--find`` first looks for new games instead, after a change of the tiles or
of the rules with which the old ones cannot be played any more.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from dokmus_widgets.core.notation import GameRecord, read_record, write_record
from tests.playthroughs.search import PLANS, find
from tests.playthroughs.transcript import transcript

HERE = Path(__file__).resolve().parent
GAMES = HERE / "games"


def names() -> list[str]:
    return sorted(path.stem for path in GAMES.glob("*.txt"))


def record_of(name: str) -> GameRecord:
    return read_record(GAMES.joinpath(f"{name}.txt").read_text("utf-8"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Find games if asked to; write every transcript."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    parser.add_argument("--find", action="store_true", help="look for new games first")
    if parser.parse_args(arguments).find:
        for name, plan in PLANS.items():
            GAMES.joinpath(f"{name}.txt").write_text(write_record(find(plan)), "utf-8")
            print(f"found {name}", flush=True)
    for name in names():
        HERE.joinpath(f"{name}.txt").write_text(transcript(name, record_of(name)), "utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
