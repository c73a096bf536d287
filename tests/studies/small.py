"""Small studies with quick players, and the contents of their folders."""

from __future__ import annotations

from pathlib import Path

from dokmus_widgets.studies import Study

#: Two arms, each player on each seat, with records: 96 games in 96 parts.
SMALL = Study(
    games=96,
    lineups=(("random", "gentle", "random"),),
    readings=("en", "fr"),
    rotated=True,
    paired=True,
    seed=7,
    records=True,
)
#: Many quick games: 640 in 64 parts.
QUICK = Study(games=640, lineups=(("random", "random"),))


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
