"""HTML pages of the browser edition, with the initial state of each widget."""

import base64
import hashlib
import re
from dataclasses import replace
from typing import Final

import jinja2

from dokmus_widgets.explain.messages import OWN_NAMES, say, speaking
from dokmus_widgets.host import template, texts
from dokmus_widgets.host.comms import install_comms
from dokmus_widgets.host.pages import PAGES, Page
from dokmus_widgets.host.persistence import widget_factory
from dokmus_widgets.host.request import FILE_SUFFIX, PageRequest
from dokmus_widgets.host.session import Session
from dokmus_widgets.site.downloads import BuildError
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation import content_policy
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

#: Content-Security-Policy of the pages, besides their inline scripts. It does not apply to the
#: worker, since plain hosts send no headers.
_SOURCES: Final = {
    **dict.fromkeys(("connect-src", "manifest-src", "worker-src"), "'self'"),
    **content_policy.DENY_ALL,
    **content_policy.PAGE_SOURCES,
}
_SCRIPT: Final = re.compile(r"<script(?: nomodule| nonce=\"\")?>(.*?)</script>", re.DOTALL)
_HEAD: Final = '<meta charset="utf-8">'


def _load_template(name: str) -> jinja2.Template:
    """Load a template of the site, which may extend one of the server."""
    loader = jinja2.ChoiceLoader([jinja2.PackageLoader(__package__), template.LOADER])
    return template.load_template().environment.overlay(loader=loader).get_template(name)


def integrity(content: bytes) -> str:
    """Return the hash of a file or script, as browsers check it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def add_content_policy(html: str) -> str:
    """Add the content policy, with hashes of the inline scripts, to a page."""
    if html.count(_HEAD) != 1:
        raise BuildError(f"A page must contain {_HEAD} exactly once, for its content policy.")
    hashes = "".join(f" '{integrity(script.encode())}'" for script in _SCRIPT.findall(html))
    policy = content_policy.policy_text(_SOURCES, {"script-src": f"'self'{hashes}"})
    meta = f'<meta http-equiv="{content_policy.HEADER}" content="{policy}">'
    return html.replace(_HEAD, f"{_HEAD}\n{meta}")


def start_html() -> str:
    start = _load_template("start.html")
    return start.render(title=texts.TITLE, welcome=say("page-welcome"), languages=OWN_NAMES)


def page_html(page: Page, language: str, *, files: str, python: str, has_lab: bool = False) -> str:
    """Render a page; ``files``, ``python``: the relative paths of the front end and Pyodide."""
    FrontEnd.is_served = True
    install_comms()
    request = PageRequest(page, {}, language, "", has_chosen_language=True, file_suffix=FILE_SUFFIX)
    session = Session(lambda _function: None)
    session.create_widgets(lambda: widget_factory(Store(None))(request))
    with speaking(language):
        backs = {
            one.kind: texts.back_link(replace(request, came_from=one))
            for one in PAGES
            if one is not page
        }
        starting, unable = say("site-starting"), say("site-unable")
    try:
        return template.page_html(
            request,
            session,
            "",
            token="",
            nonce="",
            template=_load_template("site.html"),
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
    return {
        f"{language}{'/index' if page.path == '/' else page.path}{FILE_SUFFIX}": page_html(
            page, language, files=files, python=python, has_lab=has_lab
        )
        for language in OWN_NAMES
        for page in PAGES
    }
