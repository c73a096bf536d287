"""MkDocs hooks: add the generated pages, boards, live boards and files of the repository."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from importlib import import_module
from os.path import relpath
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.generate import api, art, command_line, project, rules

ROOT: Final = Path(__file__).parents[2]
#: The browser edition, as ``make site`` builds it, and where the documentation has it.
SITE: Final = ROOT / "build" / "site"
LIVE: Final = "live"
#: Files of the repository that the documentation has too; others are links to the repository.
SHIPPED: Final = ("notebooks/*.ipynb", "notebooks/pictures/*.png", "notebooks/results/*.json")
SHIPPED_TOO: Final = ("tutorials/*.ipynb", "deploy/*")
_LINK: Final = re.compile(r"(!?)\[((?:[^][]|\[[^]]*\])*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
_DOCSTRING: Final = re.compile(r"^<!-- docstring (\S+) -->$", re.MULTILINE)
_LIVE: Final = re.compile(r"^<!-- live (\S+) \| (.+?) -->$", re.MULTILINE)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Set the repository and the version, each from its one place."""
    config.repo_url = project.repository() or None
    config.extra["version"] = project.version()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages made from the package, and files of the repository."""
    pages = {
        **api.pages(),
        **rules.pages(),
        "reference/command-line.md": command_line.page(),
        "changelog.md": (ROOT / "CHANGELOG.md").read_text("utf-8"),
        "assets/art.css": art.style_sheet(),
    }
    for path, content in pages.items():
        files.append(File.generated(config, path, content=content))
    for pattern in SHIPPED + SHIPPED_TOO:
        for found in sorted(ROOT.glob(pattern)):
            path = found.relative_to(ROOT).as_posix()
            files.append(File.generated(config, path, abs_src_path=str(found)))
    config.extra_css.append("assets/art.css")
    _extend_menu(config.nav, pages)
    return files


def _extend_menu(menu: Any, pages: Iterable[str]) -> None:
    """Put the generated pages below the index of their folder."""
    for entry in menu:
        for title, inside in entry.items():
            if isinstance(inside, list):
                _extend_menu(inside, pages)
            elif inside in pages and inside.endswith("/index.md"):
                folder = inside.removesuffix("index.md")
                below = [path for path in pages if path.startswith(folder) and path != inside]
                entry[title] = [inside, *below]


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Draw the boards of a page, and lead its links to files of the repository somewhere."""
    to_live = relpath(LIVE, PurePosixPath(page.file.dest_uri).parent)
    markdown = _DOCSTRING.sub(lambda found: api.docstring(import_module(found[1])), markdown)
    markdown = _LIVE.sub(lambda found: live_board(f"{to_live}/{found[1]}", found[2]), markdown)
    if page.file.generated_by is None or page.file.src_uri == "changelog.md":
        markdown = _LINK.sub(lambda found: _link(found, page.file, files), markdown)
    return art.with_boards(markdown)


def _link(found: re.Match[str], file: File, files: Files) -> str:
    image, text, target, anchor = found[1], found[2], found[3], found[4] or ""
    folder = ROOT if file.src_uri == "changelog.md" else ROOT / "docs"
    path = (folder / file.src_uri).parent / target
    where = Path(relpath(path, ROOT)).as_posix()
    if where.startswith("docs/"):
        if file.src_uri != "changelog.md":
            return found[0]
        where = where.removeprefix("docs/")
    elif where == "CHANGELOG.md":
        where = "changelog.md"
    elif files.get_file_from_path(where) is None:
        url = project.link_to(where)
        return f"{image}[{text}]({url}{anchor})" if url else text
    return f"{image}[{text}]({relpath(where, PurePosixPath(file.src_uri).parent)}{anchor})"


def live_board(address: str, label: str) -> str:
    """Return the place of a page of the browser edition, loaded on a click."""
    return (
        f'<div class="live" data-search-exclude data-src="{address}" data-label="{label}">'
        f"<noscript>{label}: needs JavaScript.</noscript></div>"
    )


def on_post_build(config: MkDocsConfig) -> None:
    """Copy the browser edition, if it has been built: the live boards are its pages."""
    target = Path(config.site_dir, LIVE)
    shutil.rmtree(target, ignore_errors=True)
    if (SITE / "service_worker.js").is_file():
        shutil.copytree(SITE, target, ignore=shutil.ignore_patterns("lab"))
