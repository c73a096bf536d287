"""The built documentation: it is complete, its links work, and nothing asks another host."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest

from docs.generate import api, command_line
from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rule
from tests.docs.building import built_docs
from tests.docs.pages import PAGES, ROOT

pytestmark = pytest.mark.slow
#: What a page loads by itself, by tag and attribute; links are followed by people.
_LOADED: Final = {
    *(("script", "src"), ("img", "src"), ("img", "srcset"), ("iframe", "src"), ("source", "src")),
    *(
        ("source", "srcset"),
        ("video", "src"),
        ("audio", "src"),
        ("object", "data"),
        ("use", "href"),
    ),
}
_RELATIONS: Final = {"canonical", "next", "prev", "alternate", "edit", "license"}
_ADDRESS: Final = re.compile(r"""url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)""")


class Html(HTMLParser):
    """Reader of a page: its ids, its links, what it loads, and its classes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.classes: Counter[str] = Counter()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids += [values[name] for name in ("id", "name") if name in values]
        self.classes.update(values.get("class", "").split())
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and values.get("rel") not in _RELATIONS:
            self.loaded.append(values.get("href", ""))
        self.loaded += [value for name, value in values.items() if (tag, name) in _LOADED]
        self.loaded += [one[0] or one[1] for one in _ADDRESS.findall(values.get("style", ""))]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the documentation."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    return built_docs(shared / "docs")


@cache
def read(path: Path) -> Html:
    """Return a page, read."""
    return Html(path.read_text("utf-8"))


def html_pages(folder: Path) -> list[Path]:
    """Return the pages of the documentation, without those of the browser edition."""
    found = [
        path for path in folder.rglob("*.html") if "live" not in path.relative_to(folder).parts
    ]
    assert len(found) > 40
    return found


def test_every_written_page_is_there(built: Path) -> None:
    pages = [page.removeprefix("docs/") for page in PAGES if page.startswith("docs/")]
    assert [page for page in pages if not (built / page).with_suffix(".html").is_file()] == []


def test_every_internal_link_leads_somewhere(built: Path) -> None:
    for page in html_pages(built):
        for link in read(page).links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            # Of the page for lost addresses, which is served for any path.
            if page.name == "404.html":
                continue
            assert target.is_file(), (page.name, link)
            if parts.fragment and target.suffix == ".html":
                assert unquote(parts.fragment) in read(target).ids, (page.name, link)


def test_nothing_asks_another_host(built: Path) -> None:
    for page in html_pages(built):
        loaded = read(page).loaded
        loaded += [one[0] or one[1] for one in style_addresses(page.read_text("utf-8"))]
        assert [one for one in loaded if is_foreign(one)] == [], page.name
        # What would have the theme fetch a library.
        assert "mermaid" not in read(page).classes
    for sheet in built.rglob("*.css"):
        found = [one[0] or one[1] for one in _ADDRESS.findall(sheet.read_text("utf-8"))]
        assert [one for one in found if is_foreign(one)] == [], sheet.name


def style_addresses(text: str) -> list[tuple[str, str]]:
    """Return the addresses in the style sheets of a page."""
    sheets = re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
    return [found for sheet in sheets for found in _ADDRESS.findall(sheet)]


def is_foreign(address: str) -> bool:
    """Return whether an address is on another host."""
    return bool(urlsplit(address).netloc)


def test_foreign_addresses_are_found() -> None:
    page = Html(
        '<link rel="stylesheet" href="https://a.example/x.css"><img src="//b.example/y.png">'
    )
    assert [is_foreign(one) for one in page.loaded] == [True, True]
    assert not is_foreign("../assets/art.css")
    assert not is_foreign("data:image/png;base64,xyz")


def test_every_public_name_is_described(built: Path) -> None:
    homes = api.homes()
    assert len(homes) > 150
    for (module, name), home in homes.items():
        page = (built / api.path_of(home)).with_suffix(".html")
        assert f"{home}.{name}" in read(page).ids, (module, name)


def test_every_public_name_has_words(built: Path) -> None:
    """A heading without a description tells nothing."""
    for home, module in api.public_modules().items():
        text = (built / api.path_of(home)).with_suffix(".html").read_text("utf-8")
        for name in module.__all__:
            if api.homes()[home, name] == home:
                part = text.partition(f'id="{home}.{name}"')[2].partition("</h2>")[2]
                part = part.partition("<h2 id=")[0]
                words = re.sub(r"<[^>]+>", " ", re.sub(r"<pre.*?</pre>", "", part, flags=re.DOTALL))
                assert len(words.split()) > 2, (home, name)


def test_the_search_has_no_letters_of_boards(built: Path) -> None:
    index = json.loads((built / "search" / "search_index.json").read_text("utf-8"))
    texts = [entry["text"] for entry in index["docs"]]
    assert any("A forest costs a sacrifice" in text for text in texts)
    assert [
        text for text in texts if re.search(r"Tokens: Blue|abcdefghij|needs JavaScript", text)
    ] == []


def test_every_command_is_described(built: Path) -> None:
    ids = read(built / "reference" / "command-line.html").ids
    anchors = [context.command_path.replace(" ", "-") for context, _ in command_line.commands()]
    assert len(anchors) > 8
    assert set(anchors) <= set(ids)


def test_every_rule_and_every_case_is_shown(built: Path) -> None:
    found = [read(path) for path in (built / "reference" / "rules").glob("*.html")]
    ids = Counter(id for page in found for id in page.ids)
    assert all(ids[rule] == 1 for rule in Rule)
    assert all(ids[f"case-{one.id}"] == 1 for one in cases())


def test_every_setting_is_described() -> None:
    text = (ROOT / "docs" / "reference" / "settings.md").read_text("utf-8")
    sources = [*ROOT.glob("dokmus_widgets/**/*.py"), *ROOT.glob("tests/**/*.py")]
    named = {
        name
        for path in sources
        for name in re.findall(r"\bDOKMUS_[A-Z_]*[A-Z]\b", path.read_text("utf-8"))
    }
    assert len(named) > 5
    assert {name for name in named if name not in text} == set()
