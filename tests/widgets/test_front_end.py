"""The front end's files: one text a widget, nothing asked from elsewhere."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from dokmus_widgets.drawing import art_css
from dokmus_widgets.widgets.front.files import module, styles

STATIC = Path(__file__).parents[2] / "dokmus_widgets" / "widgets" / "front"
_DATA = re.compile(r'"data:text/javascript;base64,([^"]+)"')


def unfolded(text: str) -> list[str]:
    """A module's text and that of all it carries."""
    inner = [base64.b64decode(found).decode() for found in _DATA.findall(text)]
    return [text, *(part for one in inner for part in unfolded(one))]


@pytest.mark.parametrize("name", ["board/board.mjs", "sheet/sheet.mjs"])
def test_a_module_carries_what_it_imports(name: str) -> None:
    for text in unfolded(module(name)):
        assert not re.search(r'\bfrom\s*"\.', text)
        assert "sourceMappingURL" not in text
        assert not re.search(r"https?://(?!www\.w3\.org)", text)


def test_styles_ask_for_nothing() -> None:
    text = styles("board/board.css", "sheet/sheet.css")
    assert "url(" not in text
    assert "@import" not in text
    assert "--dk-water" in text


def test_rules_of_the_art_name_one_class_each() -> None:
    """A symbol that is used stands in a tree of its own, where no ancestor matches."""
    selectors = re.findall(r"(?:^|})([^{}@]+){", art_css(None))
    assert len(selectors) > 50
    assert all(re.fullmatch(r"\.dk-[a-z0-9-]+", selector) for selector in selectors)
    assert art_css(None) in styles("board/board.css")


def test_every_colour_that_is_asked_for_is_there() -> None:
    text = styles("board/board.css", "sheet/sheet.css")
    asked = set(re.findall(r"var\((--dk-[a-z0-9-]+)\)", text))
    given = set(re.findall(r"(--dk-[a-z0-9-]+):", text))
    script = "\n".join(path.read_text("utf-8") for path in STATIC.rglob("*.mjs"))
    given |= set(re.findall(r'"(--dk-[a-z-]+)":', script))
    assert asked <= given


def test_the_front_end_holds_no_words_for_people() -> None:
    """Every word comes from Python; what stands in quotes here is a name."""
    words = re.compile(r'["`](?:[A-Z][a-z]+ ){1,}[a-z]+')
    for path in STATIC.rglob("*.mjs"):
        assert not words.search(path.read_text("utf-8")), path.name
