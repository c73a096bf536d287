"""Stand-alone pictures and their scenes."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from dokmus_widgets.drawing import (
    MARK_KINDS,
    Mark,
    Scene,
    TileArt,
    Tint,
    TokenArt,
    Trail,
    path_of,
    picture,
)
from dokmus_widgets.drawing.overlay import SEATS
from dokmus_widgets.drawing.symbols import symbols
from tests.drawing.samples import RIVER, whole_board

SVG = "{http://www.w3.org/2000/svg}"
THEMES: Any = ("light", "dark", "auto")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", range(3, 10))
def test_whole_boards_are_well_formed(size: int, theme: Any) -> None:
    ET.fromstring(picture(whole_board(size), theme=theme, title="t", description="d"))
    ET.fromstring(picture(whole_board(size, 2, 3), theme=theme, labels=False))


@pytest.mark.parametrize("theme", THEMES)
def test_picture_has_no_external_references(theme: Any) -> None:
    text = picture(whole_board(), theme=theme)
    assert text.count("http") == 1
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    for foreign in ("url(", "var(", "light-dark", "@import", "transform-origin", "<script"):
        assert foreign not in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', text))
    assert used == set(ids)


def test_the_same_scene_gives_the_same_text() -> None:
    assert picture(whole_board()) == picture(whole_board())


def test_a_whole_board_is_light_enough_for_a_notebook() -> None:
    assert len(picture(whole_board())) < 150_000


def test_numbers_are_short() -> None:
    assert not re.search(r"\d\.\d\d", re.sub(r"<style>.*?</style>", "", picture(whole_board())))


def test_pictures_leave_the_page_around_them_alone() -> None:
    """Inline in one page with a live board or another theme, no class or id is shared."""
    names = {
        theme: set(re.findall(r"\.(d[a-z]-[\w-]+)\{", picture(whole_board(), theme=theme)))
        for theme in THEMES
    }
    assert all(names.values())
    assert not names["light"] & names["dark"]
    assert not names["light"] & names["auto"]
    assert not any(name.startswith("dk-") for found in names.values() for name in found)


def test_the_reader_may_prefer_dark() -> None:
    assert "prefers-color-scheme:dark" in picture(whole_board(), theme="auto")
    assert "prefers-color-scheme" not in picture(whole_board(), theme="dark")


def test_title_and_description_are_escaped() -> None:
    evil = '</title><script>alert("1")</script>&\'"'
    tile = TileArt(0, 0, 0, 1, "<b>dk-", RIVER)
    scene = Scene(7, 1, 1, (9, 9), (tile,), (), (Mark("last", 0, 0, "<i>"),))
    root = ET.fromstring(picture(scene, title=evil, description=evil))
    assert root.findtext(f"{SVG}title") == evil
    assert root.findtext(f"{SVG}desc") == evil
    assert root.get("aria-label") == evil
    assert {"script", "b", "i"}.isdisjoint(e.tag.removeprefix(SVG) for e in root.iter())
    assert "<b>dk-" in [element.text for element in root.iter(f"{SVG}text")]


def test_labels_name_columns_and_rows() -> None:
    texts = [e.text for e in ET.fromstring(picture(whole_board(7, 2, 3))).iter(f"{SVG}text")]
    for label in ("a", "u", "1", "14"):
        assert label in texts
    assert "15" not in texts
    bare = picture(whole_board(7, 2, 3), labels=False)
    assert "u" not in [e.text for e in ET.fromstring(bare).iter(f"{SVG}text")]


def test_a_turned_tile_shows_its_rows_turned() -> None:
    """The volcano is in the corner that the turn takes it to."""
    rows = ("v..", "...", "...")
    for turn, corner in enumerate(((0, 0), (200, 0), (200, 200), (0, 200))):
        text = picture(Scene(3, 1, 1, (9, 9), (TileArt(0, 0, 0, turn, "", rows),)))
        at = re.search(r'href="#da-volcano" x="(\d+)" y="(\d+)"', text)
        assert at
        assert (int(at[1]), int(at[2])) == corner


def test_every_mark_has_its_symbol() -> None:
    for kind in MARK_KINDS:
        assert f"mark-{kind}" in picture(Scene(3, 1, 1, (0, 0), marks=(Mark(kind, 0, 0),)))


def test_what_lies_over_a_board_goes_to_json_with_its_paths() -> None:
    scene = whole_board()
    marks = [mark.to_dict() for mark in scene.marks]
    trails = [trail.to_dict() for trail in scene.trails]
    tints = [tint.to_dict() for tint in scene.tints]
    assert json.loads(json.dumps([marks, trails, tints])) == [marks, trails, tints]
    assert [t["d"] for t in trails] == [path_of(trail) for trail in scene.trails]
    assert all(t["d"].endswith("Z") for t in tints)


def test_a_trail_runs_through_the_centres() -> None:
    assert path_of(Trail("step", ((0, 0), (0, 2), (3, 2)))).startswith("M84 50L250 50L250 3")
    assert path_of(Trail("step", ((0, 0),))) == ""
    assert path_of(Tint("wood", ())) == ""


def test_unknown_kinds_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'glow'"):
        Mark("glow", 0, 0)
    with pytest.raises(ValueError, match="'flight'"):
        Trail("flight", ())
    with pytest.raises(ValueError, match="'meadow'"):
        Tint("meadow", ())
    with pytest.raises(ValueError, match="seat 4"):
        TokenArt(4, 0, 0)
    with pytest.raises(ValueError, match="'sepia'"):
        picture(whole_board(), theme="sepia")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["dk-token", "dk-mark-done"])
def test_seats_are_told_apart_without_colours(name: str) -> None:
    drawn = {re.sub(r' class="[^"]*"', "", symbols()[f"{name}-{seat}"]) for seat in range(SEATS)}
    assert len(drawn) == SEATS
