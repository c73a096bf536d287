"""The map of the house in CONTRIBUTING.md, from the imports: ``python -m tests.house_map``.

Every part of the package with what it imports. An arrow is left out where a longer way leads to
the same part, so that the picture can be read; `test_layout` has every one.
"""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

from tests.test_layout import PACKAGE, parts_needed

CONTRIBUTING = PACKAGE.parent / "CONTRIBUTING.md"
#: What stands between these two is written by this command.
BEGIN = "<!-- make map -->"
END = "<!-- end of the map -->"


def subject(part: str) -> str:
    """Return the subject of a part: the beginning of its docstring."""
    folder = PACKAGE / part / "__init__.py"
    path = folder if folder.exists() else PACKAGE / f"{part}.py"
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return re.split("[.,:]", told.replace("``", ""))[0].replace("\n", " ")


def arrows(needed: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the direct imports of each part; raise ``CycleError`` for a circle."""
    reached: dict[str, set[str]] = {}
    direct: dict[str, set[str]] = {}
    for part in TopologicalSorter(needed).static_order():
        by_others = set[str]().union(*(reached[other] for other in needed[part]))
        direct[part] = needed[part] - by_others
        reached[part] = needed[part] | by_others
    return direct


def house_map() -> str:
    """Return the map as Mermaid, fences included."""
    direct = arrows(parts_needed())
    rooms = [f'    {part}["<b>{part}</b><br/>{subject(part)}"]' for part in sorted(direct)]
    ways = [f"    {part} --> {other}" for part in sorted(direct) for other in sorted(direct[part])]
    return "\n".join(["```mermaid", "flowchart TD", *rooms, *ways, "```"])


def with_map(text: str) -> str:
    """Insert the map between its two marks; raise ``ValueError`` where they are missing."""
    before, begin, rest = text.partition(f"{BEGIN}\n")
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the lines {BEGIN} and {END} are not there")
    return f"{before}{begin}{house_map()}\n{end}{after}"


def main(path: Path = CONTRIBUTING) -> None:
    """Write the map."""
    path.write_text(with_map(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
