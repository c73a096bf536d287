"""The map of the house shows the imports of now, and the guides name files that are there."""

from __future__ import annotations

import re
from graphlib import CycleError

import pytest

from tests import house_map
from tests.test_layout import PACKAGE, parts_needed

ROOT = PACKAGE.parent
#: A file or a folder in backticks; not an address of the app, which begins with a stroke.
_PATH = re.compile(r"`([\w.*-]+(?:/[\w.*-]+)+|[\w-]+\.(?:py|md|toml|ftl))`")


def test_the_map_in_contributing_is_that_of_the_imports() -> None:
    text = house_map.CONTRIBUTING.read_text("utf-8")
    assert house_map.with_map(text) == text, "after `make map` it is"


def test_every_part_says_what_it_is_about() -> None:
    subjects = {part: house_map.subject(part) for part in parts_needed()}
    assert all(subjects.values()), subjects


def test_an_arrow_is_left_out_where_a_longer_way_leads() -> None:
    needed = {"roof": {"wall", "floor"}, "wall": {"floor"}, "floor": set[str]()}
    assert house_map.arrows(needed) == {"roof": {"wall"}, "wall": {"floor"}, "floor": set()}


def test_a_circle_is_refused() -> None:
    with pytest.raises(CycleError):
        house_map.arrows({"hen": {"egg"}, "egg": {"hen"}})


def test_only_what_is_between_the_marks_is_written() -> None:
    text = f"above\n{house_map.BEGIN}\nof old\n{house_map.END}\nbelow\n"
    begin, end = f"above\n{house_map.BEGIN}\n```mermaid\n", f"```\n{house_map.END}\nbelow\n"
    drawn = house_map.with_map(text)
    assert drawn.startswith(begin)
    assert drawn.endswith(end)
    assert "of old" not in drawn
    with pytest.raises(ValueError, match="make map"):
        house_map.with_map("without marks")


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "docs/design.md", "docs/threat-model.md"])
def test_the_files_that_a_guide_names_are_there(guide: str) -> None:
    named = _PATH.findall((ROOT / guide).read_text("utf-8"))
    assert len(named) > 5
    assert [name for name in named if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Return whether a path exists from the top, from the package, or within it."""
    return any(ROOT.glob(name)) or any(PACKAGE.rglob(name))
