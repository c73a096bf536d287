"""Picture files: PNG from SVG, with metadata, the same on every computer."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
import zlib
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from dokmus_widgets.cases import case
from dokmus_widgets.cases.text_boards import left_out
from dokmus_widgets.core import RotateTile, Terrain, new_game, parse_space
from dokmus_widgets.core.notation import MarkKind
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.drawing.palette import colour
from dokmus_widgets.drawing.pictures.picture import (
    Picture,
    drawn_marks,
    picture_of,
    read_mark,
    scene_picture,
)
from dokmus_widgets.drawing.pictures.scene import left_out_spaces, scene_of
from dokmus_widgets.drawing.png import PngUnavailable, png
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.explore.changes import Paint
from dokmus_widgets.explore.sample_games import sample_turn
from tests.core.boards import CW, at, board, names

STATE = sample_turn(1, 4, 3)
BOX = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>{}</svg>"
LETTER = "<text x='1' y='9' font-size='9' font-family='Georgia,serif'>{}</text>"


def opened(data: bytes) -> Image.Image:
    """Load a PNG completely."""
    image = Image.open(BytesIO(data))
    image.load()
    return image


def inked(letter: str) -> int:
    """Count the pixels of a letter on an empty picture."""
    alpha = opened(png(BOX.format(LETTER.format(letter)), 100)).getchannel("A")
    return sum(map(bool, alpha.tobytes()))


def colours(drawn: Picture, theme: Any) -> list[str]:
    """Return the palette colours of a picture's pixels, row by row."""
    pixels = opened(drawn.png(700, theme)).convert("RGB").tobytes()
    return [f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)]


def test_png_has_the_requested_width_and_metadata() -> None:
    drawn = picture_of(STATE)
    image = opened(drawn.png(640))
    assert image.size == (640, 640)
    assert image.text["Title"] == drawn.title  # type: ignore[attr-defined]
    assert image.text["Description"] == drawn.description  # type: ignore[attr-defined]
    assert drawn.alt == f"{drawn.title}. {drawn.description.splitlines()[0]}"


def test_left_out_spaces_are_described_and_not_drawn_as_mountains() -> None:
    shown = case("forest-cost-alone")
    scene = scene_of(shown.state, left_out=shown.left_out)
    drawn = scene_picture(scene, shown.state)
    assert "isn't part of this case" in drawn.alt
    text = drawn.description.splitlines()[1:]
    assert text[3:] == ["-" * 9] * 3
    assert "^" in text[1], "the mountain that is drawn stays"
    assert "not part" not in picture_of(shown.state).alt


def test_left_out_spaces_move_with_their_tile() -> None:
    state = board("..^|...\n...|...", card=4)
    missing = left_out("..^|...\n...|...")
    assert names(left_out_spaces(state, missing))[:8] == "g1 h1 i1"
    turned = state.apply(RotateTile(0, CW))
    before, after = (
        [space for space in left_out_spaces(now, missing) if max(space) < 3]
        for now in (state, turned)
    )
    assert names(before) == "a3 b3 c3"
    assert names(after) == "a1 a2 a3"
    painted = Paint(at("a3"), Terrain.MEADOW).apply(state)
    assert at("a3") not in left_out_spaces(painted, missing)


def test_png_chunks_are_valid() -> None:
    data = picture_of(STATE).png(200)
    at = 8
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        body, check = data[at + 4 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        assert zlib.crc32(body).to_bytes(4, "big") == check
        at += 12 + length
    assert body == b"IEND"


def test_letters_appear_without_the_fonts_of_the_system() -> None:
    assert inked(" ") == 0
    for letter in "a1Ж":
        assert inked(letter) > 100
    assert inked("a") != inked("Ж")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_and_symbols_are_drawn(theme: Any) -> None:
    """By the rules of classes, and through <use>: tokens only where there are some."""
    found, empty = colours(picture_of(STATE), theme), colours(picture_of(new_game(2)), theme)
    assert found[0] == colour("paper", theme)
    for name in ("seat-0", "seat-1", "seat-2", "water", "lava", "gold"):
        assert colour(name, theme) in found, name
    assert colour("seat-0", theme) not in empty


def test_marks_are_parsed_drawn_and_described() -> None:
    noted = [read_mark(STATE, text) for text in ("ring:c4", "cross:u2", "arrow:c4-d5")]
    assert noted[2] == (MarkKind.ARROW, parse_space("c4"), parse_space("d5"))
    marks, trails = drawn_marks(noted)
    assert marks == (Mark("witness", 3, 2), Mark("obstacle", 1, 20))
    assert trails == (Trail("step", ((3, 2), (4, 3))),)
    drawn = picture_of(STATE, marks, trails)
    assert drawn.description.startswith("Marked: c4, u2, d5. ")
    root = ET.fromstring(drawn.svg())
    assert root.findtext("{http://www.w3.org/2000/svg}desc") == drawn.description
    assert "mark-witness" in drawn.svg()


@pytest.mark.parametrize(
    "text", ["", "c4", "star:c4", "ring:c4-d5", "arrow:c4", "ring:zz", "ring:a22"]
)
def test_invalid_mark_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"isn't a mark|space"):
        read_mark(STATE, text)


def test_texts_are_in_the_current_language() -> None:
    with speaking("fr"):
        french = picture_of(STATE)
    assert french.title != picture_of(STATE).title


@pytest.mark.parametrize("width", [0, 99, 8001])
def test_invalid_width_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="100 to 8,000 pixels"):
        picture_of(STATE).png(width)


def test_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PngUnavailable, match=r'pip install "dokmus-widgets\[png\]"'):
        picture_of(STATE).png()
    assert picture_of(STATE).svg()
