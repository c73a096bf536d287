"""The picture that a notebook shows without a kernel."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from dokmus_widgets.core import new_game
from dokmus_widgets.drawing.pictures.compact_svg import compact
from dokmus_widgets.widgets import BoardWidget, GameWidget, RuleExplorer
from dokmus_widgets.widgets.board.still import STILL

VIEW = "application/vnd.jupyter.widget-view+json"
SVG = "{http://www.w3.org/2000/svg}"


class Images(HTMLParser):
    """The images of an HTML text, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.images: list[dict[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag == "img":
            self.images.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def formatted(shown: Any) -> dict[str, Any]:
    """What IPython shows of an object."""
    formatter = InteractiveShell.instance().display_formatter
    assert formatter is not None
    data: dict[str, Any] = formatter.format(shown)[0]  # type: ignore[no-untyped-call]
    return data


def outputs(shown: Any) -> list[dict[str, Any]]:
    """What a cell keeps that ends with this object."""
    InteractiveShell.instance()
    with capture_output() as captured:
        formatted(shown)
    return [output.data for output in captured.outputs]


def test_a_cell_keeps_a_picture_and_the_widget() -> None:
    game = GameWidget(2, seed=1)
    game.click("a1")
    picture, live = outputs(game)
    seen = Images(picture["text/html"])
    [image] = seen.images
    assert (image["alt"] or "").startswith("The island, 21 columns and 14 rows. Island of 5 tiles")
    source = unquote(image["src"] or "").removeprefix("data:image/svg+xml,")
    assert len([*ElementTree.fromstring(source).iter(f"{SVG}use")]) > 100
    assert game.answer.words in seen.words
    assert picture["text/plain"].startswith(game.board.text())
    assert game.answer.words in picture["text/plain"]
    assert live[VIEW]["model_id"] == game.model_id
    assert live["text/plain"] == repr(game)
    assert STILL in picture["text/html"]


def test_a_search_keeps_its_reply_as_well() -> None:
    explorer = RuleExplorer()
    reply = explorer.search("forest")
    _, live = outputs(reply)
    assert live["text/plain"] == repr(reply)
    assert live[VIEW]["model_id"] == explorer.model_id


def test_one_output_has_everything_for_hosts_that_ask_for_one() -> None:
    for widget in (GameWidget(2), BoardWidget(new_game(2))):
        data, _ = widget._repr_mimebundle_()
        assert {VIEW, "text/html", "image/svg+xml", "text/plain"} == {*data}


def test_a_picture_is_no_object_in_any_notebook() -> None:
    picture = BoardWidget(new_game(2, seed=1)).picture()
    data = formatted(picture)
    assert {*data} == {"text/html", "text/plain"}
    assert data["text/plain"].startswith(".^^.T..")
    assert STILL not in data["text/html"], "nothing hides it"
    assert picture.data.startswith("<svg")


def test_words_of_users_are_text() -> None:
    game = GameWidget(2, names=["<b>x</b>", '"y"'])
    assert "<b>" not in outputs(game)[0]["text/html"]


def drawn(svg: str) -> list[tuple[str, ...]]:
    """What a picture draws: for each shape where it is, and what style it has."""
    root = ElementTree.fromstring(svg)
    style = next(one.text or "" for one in root.iter(f"{SVG}style"))
    rules = dict(re.findall(r"\.([\w-]+)(\{[^{}]*\})", style.partition("@media")[0]))
    return [
        (
            one.tag,
            "".join(rules.get(name, "") for name in one.get("class", "").split()),
            *(one.get(name, "") for name in ("x", "y", "cx", "cy", "r", "transform")),
        )
        for one in root.iter()
        if one.tag in {f"{SVG}{tag}" for tag in ("path", "use", "rect", "circle", "text")}
    ]


def test_a_compact_picture_draws_the_same_in_fewer_characters() -> None:
    svg = BoardWidget(new_game(4, seed=2)).svg()
    short = compact(svg)
    assert len(short) < 0.7 * len(svg)
    assert drawn(short) == drawn(svg)
    root = ElementTree.fromstring(short)
    ids = {one.get("id") for one in root.iter() if one.get("id")}
    assert {(one.get("href") or "")[1:] for one in root.iter(f"{SVG}use")} == ids


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M10 10L20 10L20 30Z", "m10 10h10v20z"),
        ("M0 0H5V5h2v2", "m0 0h5v5h2v2"),
        ("M1 1A4 4 0 0 1 5 5", "m1 1a4 4 0 014 4"),
        ("M1 1C1 2 3 4 5 6S7 8 9 9", "m1 1c0 1 2 3 4 5s2 2 4 3"),
        ("M1 1 2 2 3 5", "m1 1l1 1l1 3"),
        ("M9 9Q8 8 7 9T5 9l1 1", "m9 9q-1-1-2 0t-2 0l1 1"),
        ("M1 1L2 2ZL3 3", "m1 1l1 1zl2 2"),
    ],
)
def test_paths_are_written_in_steps(path: str, short: str) -> None:
    assert f' d="{short}"' in compact(f'<svg><path d="{path}"/></svg>')
