"""Pictures of positions for notebooks, programs and the command: `draw`."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from IPython.core.formatters import DisplayFormatter

from dokmus_widgets import draw, new_game, parse_space
from dokmus_widgets.core import State
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play import Game

STATE = sample_turn(1, 4, 3)


def test_a_state_shows_its_picture_with_a_text_alternative() -> None:
    data, _ = DisplayFormatter().format(STATE)  # type: ignore[no-untyped-call]
    assert data["text/plain"] == repr(STATE), "which can be read back"
    image = re.fullmatch(r'<img alt="([^"]+)" style="[^"]+" src="([^"]+)">', data["text/html"])
    assert image is not None
    assert unescape(image[1]) == draw(STATE).alt
    kind, _, coded = unescape(image[2]).partition(",")
    assert kind == "data:image/svg+xml"
    assert ET.fromstring(unquote(coded)).tag.endswith("svg")
    assert data["image/svg+xml"] == STATE._repr_svg_()
    assert ET.fromstring(data["image/svg+xml"]).tag.endswith("svg")


def test_marks_are_given_by_kind_or_as_texts() -> None:
    by_kind = draw(STATE, marks={"ring": ["c4", (4, 4)], "cross": "d5", "arrow": [("a1", "b2")]})
    as_texts = draw(STATE, marks=["ring:c4", "ring:e5", "cross:d5", "arrow:a1-b2"])
    assert by_kind == as_texts
    assert draw(STATE, marks={"arrow": "a1-b2"}) == draw(STATE, marks="arrow:a1-b2")
    assert Mark("witness", *parse_space("c4")) in by_kind.scene.marks
    assert by_kind.scene.trails == (Trail("step", ((0, 0), (1, 1))),)
    assert "Marked: c4, e5, d5, b2." in by_kind.alt


def test_size_theme_names_and_language_are_those_asked_for() -> None:
    drawn = draw(STATE, size=640, theme="dark", names=["Ada", "", "Cleo"])
    assert re.search(r'<svg [^>]*width="640" height="\d+"', drawn.svg())
    assert drawn.svg() == drawn.svg("dark") != drawn.svg("light")
    assert "Ada 8, Orange 5, Cleo 11" in drawn.alt
    assert len({draw(STATE, language=language).alt for language in LANGUAGES}) == len(LANGUAGES)


def test_every_form_of_a_position_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(STATE.to_code())
    for position in (STATE.to_code(), STATE.to_dict(), Game(state=STATE), file):
        assert draw(position) == draw(STATE)


def test_pictures_are_saved_by_their_ending(tmp_path: Path) -> None:
    drawn = draw(STATE, size=300)
    drawn.save(tmp_path / "island.svg")
    assert (tmp_path / "island.svg").read_text("utf-8") == f"{drawn.svg()}\n"
    drawn.save(str(tmp_path / "island.PNG"))
    assert (tmp_path / "island.PNG").read_bytes()[1:4] == b"PNG"
    with pytest.raises(ValueError, match=r"island.jpg .* a picture is a .svg or .png file"):
        drawn.save(tmp_path / "island.jpg")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"marks": {"rign": ["c4"]}}, "did you mean ring"),
        ({"marks": {"ring": ["zz9"]}}, "no space zz9"),
        ({"marks": {"arrow": ["c4"]}}, "arrow:c4 isn't a mark"),
        ({"marks": 5}, "5 isn't a mark"),
        ({"marks": {"ring": 5}}, "5 isn't a space"),
        ({"size": 20}, "100 to 8,000 pixels"),
        ({"theme": "drak"}, "did you mean dark"),
        ({"language": "eng"}, "did you mean en"),
        ({"names": ["Ada"] * 5}, "5 names for 3 players"),
    ],
)
def test_wrong_wishes_are_refused_with_what_is_near(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        draw(STATE, **wish)


def test_a_state_of_a_subclass_of_values_still_prints_its_board() -> None:
    assert str(new_game(2)).splitlines()[0].split()[:3] == ["a", "b", "c"]
    assert isinstance(eval(repr(STATE), {"State": State}), State)
