"""Counts of turns, and where two counts part: ``python -m tests.turn_counts``.

python -m tests.turn_counts                           all counts, as kept in counts.txt
python -m tests.turn_counts --write                   keep them (make turn-counts)
python -m tests.turn_counts card-4                    what lies behind each action
python -m tests.turn_counts card-4 --against naive    walk down to where they part
python -m tests.turn_counts card-4 --keep FILE        keep these counts ...
python -m tests.turn_counts card-4 --against FILE     ... and hold others against them
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.turn_counts import positions
from tests.turn_counts.drill import Counted, Counting, Kept, Line, Parting, first_parting, keep
from tests.turn_counts.engines import ENGINES, ActionText


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, write or drill down; 1 where two counts part."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.turn_counts",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("position", nargs="?", help="a name, or a JSON file of a position")
    parser.add_argument("--against", metavar="naive|FILE", help="walk down to where they part")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="write the counts to a file")
    parser.add_argument("--depth", type=int, default=2, help="actions to look ahead (default: 2)")
    parser.add_argument("--engine", choices=sorted(ENGINES), default="core")
    parser.add_argument("--write", action="store_true", help="write counts.txt anew")
    options = parser.parse_args(arguments)
    engine = ENGINES[options.engine]
    if options.position is None:
        if options.write:
            positions.write(engine)
        for name in positions.names():
            print(positions.kept()[name] if options.write else positions.counted(engine, name))
        return 0
    try:
        document = positions.load(options.position)
        counts = Counting(engine, document, options.depth)
        if options.keep is not None:
            keep(counts, options.keep)
        if options.against is None:
            for text, branch in sorted(counts.branches(()).items()):
                print(f"{shown(text)}: {branch.counts}")
            return 0
        other: Counted
        if options.against in ENGINES:
            other = Counting(ENGINES[options.against], document, options.depth)
        else:
            other = Kept(Path(options.against))
    except (ValueError, OSError) as error:
        parser.error(str(error))
    parting = first_parting(counts, other)
    print(told(parting, options.engine, options.against, min(counts.depth, other.depth)))
    return int(parting is not None)


def shown(text: ActionText) -> str:
    """Return an action on one line, its type first."""
    fields = json.loads(text)
    rest = " ".join(f"{key}={json.dumps(value)}" for key, value in fields.items() if key != "type")
    return f"{fields['type']} {rest}".strip()


def told(parting: Parting | None, first: str, second: str, depth: int) -> str:
    """Yield a description of the difference."""
    if parting is None:
        return f"{first} and {second} are the same, {depth} actions deep"
    words = parting.words.replace("first", first).replace("second", second)
    return "\n".join(
        [
            f"{first} and {second} part:",
            *_line(parting.line),
            f"  here: {shown(parting.action)} {words}",
        ]
    )


def _line(line: Line) -> list[str]:
    return [f"  {number}. {shown(text)}" for number, text in enumerate(line, 1)]


if __name__ == "__main__":
    sys.exit(main())
