"""The rules on one page: whole, sound, with words for those who do not see its pictures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from dokmus_widgets import cli
from dokmus_widgets.core import Terrain
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.summary import summary_html
from dokmus_widgets.summary.pictures import EXAMPLES, example_state
from tests.core.boards import free, paid

languages = pytest.mark.parametrize("language", LANGUAGES)
#: Elements that have no end.
_EMPTY = {"link", "meta"}


class Read(HTMLParser):
    """A page taken apart; it must be well formed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.headings: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.cells: list[list[str]] = []
        self.words = ""
        self._open: list[str] = []
        self.feed(page)
        assert not self._open, "everything that begins ends"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes.append((tag, dict(attrs)))
        if tag not in _EMPTY:
            self._open.append(tag)
        if tag == "tr":
            self.cells.append([])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        inside = self._open[-1] if self._open else ""
        if inside in ("h1", "h2", "h3"):
            self.headings.append(inside)
        if inside in ("td", "th"):
            self.cells[-1].append(data)
        if "style" not in self._open:
            self.words += f"{data}\n"


@languages
def test_summary_declares_its_language_and_orders_its_headings(language: str) -> None:
    page = Read(summary_html(language))
    assert page.attributes[0] == ("html", {"lang": language})
    assert page.headings[:2] == ["h1", "h2"]
    assert page.headings.count("h1") == 1
    assert page.headings.count("h3") == len(EXAMPLES) == len(Terrain)
    with speaking(language):
        for name in ("heading-start", "summary-terrain", "rule-score-end", "page-disclaimer"):
            assert say(name) in page.words
        for card in range(1, 6):
            assert say(f"card-{card}-text") in page.words


@languages
def test_every_picture_has_a_description(language: str) -> None:
    page = Read(summary_html(language))
    drawn = [attributes for tag, attributes in page.attributes if tag == "svg"]
    assert len(drawn) == 3 + len(Terrain)
    for attributes in drawn:
        assert attributes["role"] == "img"
        assert len(attributes["aria-label"] or "") > 20
    assert len({attributes["aria-label"] for attributes in drawn}) == len(drawn)


@languages
def test_summary_loads_no_external_resources(language: str) -> None:
    page = Read(summary_html(language))
    assert not {"script", "img", "iframe"} & set(page.tags)
    for tag, attributes in page.attributes:
        assert "src" not in attributes
        beginning = "data:image/svg+xml," if tag == "link" else "#"  # the icon
        assert str(attributes.get("href", beginning)).startswith(beginning), f"{tag} {attributes}"
    assert not re.search(r"url\((?!data:)|@import", summary_html(language))


@languages
def test_tables_equal_those_of_the_rules(language: str) -> None:
    rows = Read(summary_html(language)).cells
    numbers = [[int(cell) for cell in row[1:] if re.fullmatch(r"\+?\d+", cell)] for row in rows]
    track, gains = numbers[1], numbers[2]
    assert (0, *track) == TILE_TRACK
    assert [sum((track[0], *gains[:count])) for count in range(len(track))] == track
    assert numbers[4:] == [list(points) for points in SACRIFICE_POINTS.values()]


def test_the_tie_example_follows_the_rulebook() -> None:
    assert "6, 5, 5, 4 sacrificed tokens score 5, 3, 3, 0." in summary_html()


def test_complete_tile_points_depend_on_the_number_of_players() -> None:
    assert "8 for each with all temples discovered (5 with two players)" in summary_html()


@pytest.mark.parametrize(
    ("terrain", "gratis", "priced"),
    [
        (Terrain.MEADOW, "b1 a2 c2 b3", ""),
        (Terrain.FOREST, "b1 a2 b3", "c2"),
        (Terrain.WATER, "a1 a3", "a1 c1 c2 a3 c3"),
        (Terrain.MOUNTAIN, "a2 b3", ""),
        (Terrain.VOLCANO, "b1 a2 c2 b3", ""),
        (Terrain.SMALL_TEMPLE, "a1 b1 c2 a3 b3", ""),
        (Terrain.LARGE_TEMPLE, "a1 b1 c1 a3 b3 c3", ""),
        (Terrain.RUINS, "", ""),
    ],
)
def test_examples_match_their_captions(terrain: Terrain, gratis: str, priced: str) -> None:
    state = example_state(terrain)
    assert (free(state), paid(state)) == (gratis, priced)
    shown = {state.island.terrain(space) for space in state.island.frame.spaces((1 << 23) - 1)}
    assert terrain in shown


@pytest.mark.parametrize("seed", ["1", "2"])
def test_summary_is_deterministic(tmp_path: Path, seed: str) -> None:
    """Written by a run of its own, in whatever order that takes what has none."""
    file = tmp_path / "summary.html"
    run = "from dokmus_widgets.cli import main; main()"
    command = [sys.executable, "-c", run, "summary", "--language", "ru", "--out", str(file)]
    subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": seed}, check=True)
    with speaking("fr"):  # the page speaks its language, whatever is spoken around it
        assert summary_html("ru") == file.read_text("utf-8")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language de"):
        summary_html("de")


def test_command_writes_the_summary(tmp_path: Path) -> None:
    run, file = CliRunner(), tmp_path / "summary.html"
    done = run.invoke(cli.main, ["summary", "--language", "fr", "--out", str(file)])
    assert (done.exit_code, done.output) == (0, "")
    assert file.read_text("utf-8") == summary_html("fr")
    assert run.invoke(cli.main, ["summary"]).output == summary_html()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--language", "xx"], "no language xx"),
        (["--out", "nowhere/a.html"], "Cannot write nowhere/a.html"),
    ],
)
def test_command_reports_errors_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(cli.main, ["summary", *arguments])
    assert done.exit_code == 1
    assert done.output.startswith("Error: ")
    assert why in done.output
    assert done.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
