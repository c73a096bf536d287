"""The front end's files: one module and one style sheet, made of what lies beside them."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state

from dokmus_widgets.core import Rule
from dokmus_widgets.drawing import art_css
from dokmus_widgets.widgets import (
    CourseWidget,
    GameWidget,
    GuardianExplorer,
    PositionEditor,
    ReviewWidget,
    RuleExplorer,
    ScoreExplorer,
    SetupExplorer,
)
from dokmus_widgets.widgets.front import files
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

FRONT = Path(files.__file__).parent


def searched() -> RuleExplorer:
    """A search that has found much."""
    explorer = RuleExplorer()
    explorer.search("May I cross two rivers?")
    return explorer


MAKERS = (
    CourseWidget,
    GameWidget,
    RuleExplorer,
    lambda: RuleExplorer(Rule.FOREST_COST.value),
    searched,
    GuardianExplorer,
    PositionEditor,
    ReviewWidget,
    ScoreExplorer,
    SetupExplorer,
)


@pytest.mark.parametrize(
    ("name", "source"),
    [("front.mjs", files.module_source()), ("front.css", files.style_source())],
)
def test_what_is_shipped_is_made_of_what_lies_beside_it(name: str, source: str) -> None:
    """Otherwise: ``make front``."""
    first, _, made = files.built(name).partition("\n")
    assert first == files.mark(source, made), "make front"


@pytest.mark.parametrize(
    ("name", "most", "most_packed"), [("front.mjs", 74_000, 26_250), ("front.css", 67_900, 13_900)]
)
def test_it_is_light(name: str, most: int, most_packed: int) -> None:
    content = files.built(name).encode()
    assert len(content) <= most
    assert len(gzip.compress(content, 9)) <= most_packed


def test_it_asks_for_nothing() -> None:
    module, styles = files.built("front.mjs"), files.built("front.css")
    assert not re.search(r'\b(?:from|import)\s*\(?"', module)
    assert not re.search(r"https?://(?!www\.w3\.org)", module + styles)
    assert "sourceMappingURL" not in module + styles
    assert "url(" not in styles
    assert "@import" not in styles


def test_rules_of_the_art_name_one_class_each() -> None:
    """A symbol that is used stands in a tree of its own, where no ancestor matches."""
    selectors = re.findall(r"(?:^|})([^{}@]+){", art_css(None))
    assert len(selectors) > 50
    assert all(re.fullmatch(r"\.dk-[a-z0-9-]+", selector) for selector in selectors)
    assert art_css(None) in files.style_source()


def test_every_colour_that_is_asked_for_is_there() -> None:
    text = files.style_source()
    asked = set(re.findall(r"var\((--dk-[a-z0-9-]+)\)", text))
    given = set(re.findall(r"(--dk-[a-z0-9-]+):", text))
    script = "\n".join(path.read_text("utf-8") for path in FRONT.rglob("*.mjs"))
    given |= set(re.findall(r'"(--dk-[a-z-]+)":', script))
    assert asked <= given


def test_the_front_end_holds_no_words_for_people() -> None:
    """Every word comes from Python; what stands in quotes here is a name."""
    words = re.compile(r'["`](?:[A-Z][a-z]+ ){1,}[a-z]+')
    for path in FRONT.rglob("*.mjs"):
        assert not words.search(path.read_text("utf-8")), path.name


# What a notebook keeps of it


def kept(widget: ipywidgets.Widget) -> dict[str, int]:
    """How long what a notebook keeps of each part of a widget is, in bytes, by its model's name."""
    states = dependency_state([widget], drop_defaults=False)
    parts: dict[str, int] = {}
    for name, state in states.items():
        told = len(json.dumps(state, ensure_ascii=False).encode())
        parts["front" if "module" in state["state"] else name] = told
    return parts


@pytest.mark.parametrize("make", MAKERS)
def test_a_widget_is_kept_in_little_room_and_brings_the_front_end_once(
    make: Callable[[], ipywidgets.Widget],
) -> None:
    parts = kept(make())
    assert parts.pop("front") < 164_600
    assert sum(parts.values()) < 40_000, parts


def test_the_front_end_is_carried_once_and_anew_where_it_was_closed() -> None:
    first, second = GameWidget(2), RuleExplorer()
    front = first.board.front
    assert isinstance(front, FrontEnd)
    assert {first.sheet.front, second.board.front, second.index.front} == {front}
    front.close()
    assert GameWidget(2).board.front is not front
