"""The pages of a site as HTML, each as a visitor's first session would show it."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from importlib.resources import files as resources
from typing import Final

import jinja2

from dokmus_widgets.explain.messages import OWN_NAMES, say, speaking
from dokmus_widgets.host import keeping, template, texts
from dokmus_widgets.host.models import take_over
from dokmus_widgets.host.pages import PAGES, Page
from dokmus_widgets.host.session import Session
from dokmus_widgets.host.visit import ENDING, Visit
from dokmus_widgets.site.packages import CannotBuild
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation import policy
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_OWN: Final = resources(__package__) / "templates"
#: What a page may load and run besides the scripts that stand in it. Its worker is not under it: a
#: plain host sends no headers.
_SOURCES: Final = {
    **dict.fromkeys(("connect-src", "manifest-src", "worker-src"), "'self'"),
    **policy.NOTHING,
    **policy.LOOKS,
}
_SCRIPT: Final = re.compile(r"<script(?: nomodule| nonce=\"\")?>(.*?)</script>", re.DOTALL)
_HEAD: Final = '<meta charset="utf-8">'


def _load(name: str) -> str | None:
    """A template of ours; `host.html` is the one that served pages have."""
    path = _OWN / name
    return path.read_text("utf-8") if path.is_file() else None


def _environment() -> jinja2.Environment:
    served = template.template().environment
    loaders = [
        jinja2.FunctionLoader(_load),
        jinja2.FunctionLoader(
            lambda name: template.source("page.html" if name == "host.html" else name)
        ),
    ]
    return served.overlay(loader=jinja2.ChoiceLoader(loaders))


def policed(html: str) -> str:
    """A page that runs nothing but its own scripts; those that stand in it are named by content.

    `CannotBuild` for a page that has no one place where its policy goes.
    """
    if html.count(_HEAD) != 1:
        raise CannotBuild(f"A page has no place for its policy, or several: {_HEAD} is looked for.")
    named = (hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(html))
    hashes = "".join(f" 'sha256-{base64.b64encode(name).decode()}'" for name in named)
    told = policy.joined(_SOURCES, {"script-src": f"'self'{hashes}"})
    return html.replace(_HEAD, f'{_HEAD}\n<meta http-equiv="{policy.NAME}" content="{told}">')


def start_html() -> str:
    """The page that leads to the language of a visitor."""
    return _environment().get_template("start.html").render(title=texts.TITLE, languages=OWN_NAMES)


def page_html(page: Page, language: str, *, files: str, python: str, has_lab: bool = False) -> str:
    """A page in a language; ``files``, ``python``: the folders of scripts, as it names them."""
    FrontEnd.is_served = True
    take_over()
    visit = Visit(page, {}, language, "", chosen=True, ending=ENDING)
    session = Session(lambda _later: None)
    session.show(lambda: keeping.widget_maker(Store(None))(visit)[0])
    made = _environment().get_template("page.html")
    with speaking(language):
        backs = {
            one.kind: texts.way_back(replace(visit, came_from=one))
            for one in PAGES
            if one is not page
        }
        starting, unable = say("site-starting"), say("site-unable")
    try:
        return template.page_html(
            visit,
            session,
            "",
            token="",
            nonce="",
            made=made,
            files=files,
            python=python,
            kind=page.kind,
            backs=backs,
            has_lab=has_lab,
            starting=starting,
            unable=unable,
        )
    finally:
        session.release()


def all_pages(files: str, python: str, *, has_lab: bool = False) -> dict[str, str]:
    """All pages in all languages, by the paths of their files."""
    return {
        f"{language}{'/index' if page.path == '/' else page.path}{ENDING}": page_html(
            page, language, files=files, python=python, has_lab=has_lab
        )
        for language in OWN_NAMES
        for page in PAGES
    }
