"""The web fonts contain every letter shown."""

from __future__ import annotations

from base64 import b64decode
from hashlib import sha256
from html import unescape
from io import BytesIO
from re import findall, sub

import pytest
from fontTools.ttLib import TTFont

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.summary import summary_html
from tests.fonts.letters import PACKAGE, letters


def drawn_by(font: bytes) -> set[str]:
    return {chr(code) for code in TTFont(BytesIO(font)).getBestCmap()}


@pytest.mark.parametrize("cut", webfonts.WEIGHTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_message_is_missing(language: str, cut: str) -> None:
    brought = {face.family: face.name for face in webfonts.faces(language) if face.cut == cut}
    assert tuple(brought) == webfonts.FAMILIES
    has = set().union(*(drawn_by(webfonts.content(name)) for name in brought.values()))
    missing = sorted(letters(language) - has)
    assert not missing, f"the fonts of {language} lack {' '.join(missing)}: run `make fonts`"


def test_no_unused_font_is_shipped() -> None:
    folder = PACKAGE / "drawing" / "webfonts"
    listed = {face.name for language in LANGUAGES for face in webfonts.faces(language)}
    assert listed == {path.name for path in folder.glob("*.woff2")}
    for name in listed:
        assert sha256(webfonts.content(name)).hexdigest()[:12] == name.rpartition("-")[2][:12]
    notice = (folder / "LICENSE.txt").read_text("utf-8")
    for words in ("SIL OPEN FONT LICENSE", "Copyright 2015 Google LLC", "Adobe", "Bitstream"):
        assert words in notice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_sheet_brings_every_letter_in_itself(language: str) -> None:
    page = summary_html(language)
    embedded = findall(r"url\(data:font/woff2;base64,([^)]*)\)", page)
    has = set().union(*(drawn_by(b64decode(font)) for font in embedded))
    shown = unescape(sub(r"(?s)<style>.*?</style>|<[^>]*>", "", page))
    assert {letter for letter in shown if not letter.isspace()} <= has
