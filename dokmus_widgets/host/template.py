"""A whole page as HTML: the frame, and what its widgets begin with."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from urllib.parse import urlencode

import jinja2
from markupsafe import Markup

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.drawing.pictures.icon import icon_link
from dokmus_widgets.host import texts
from dokmus_widgets.host.files import front_files
from dokmus_widgets.host.pages import FONTS
from dokmus_widgets.host.previews import POSITION_FIELD, shown_position
from dokmus_widgets.host.session import Session, as_text
from dokmus_widgets.host.still import still_html
from dokmus_widgets.host.visit import FROM_FIELD, Visit
from dokmus_widgets.widgets.front.files import built, symbols

_STATIC: Final = files("dokmus_widgets.host") / "static"


def source(name: str) -> str:
    """A template, or a file that templates bring along."""
    return (_STATIC / name).read_text("utf-8")


@cache
def template(name: str = "page.html") -> jinja2.Template:
    """Return a page's template, with the style and the script of the frame filled in."""
    loader = jinja2.FunctionLoader(source)
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=loader
    )
    environment.globals.update(
        page_css=Markup(source("page.css")),
        theme_css=Markup(source("theme.css")),
        page_js=Markup(source("page.js")),
        symbols=Markup(symbols()),
        icon=Markup(icon_link()),
        front_css=Markup(built("front.css")),
        front=front_files(),
    )
    return environment.get_template(name)


def page_html(
    visit: Visit,
    session: Session,
    kept: str,
    *,
    token: str,
    nonce: str,
    preview: str = "",
    has_sheet: bool = False,
    made: jinja2.Template | None = None,
    **more: object,
) -> str:
    """The page of a visit, with the widgets of its session.

    ``kept``: the token of what it keeps; ``token``: what opens its socket; ``nonce``: with it its
    scripts may run; ``preview``: where pictures of positions are, as others see it; ``has_sheet``:
    whether the browser has the front end's style sheet, which otherwise is a part of the page;
    ``made``: the template of another host, and what ``more`` it shows.
    """
    # In a script element nothing of it can end that.
    first = Markup(as_text(session.first()).replace("<", r"\u003c"))
    told = texts.for_template(visit, kept)
    came = {FROM_FIELD: visit.page.kind}

    def address(path: str, **fields: str) -> str:
        return f".{texts.address(path, visit, **fields, **came)}"

    still = still_html(session.tree, address, visit.page.kind)
    code = shown_position(session.tree) if preview else ""
    page = template() if made is None else made
    return page.render(
        told,
        nonce=nonce,
        session_token=token,
        has_sheet=has_sheet,
        fonts=[f"{FONTS}/{face.name}" for face in webfonts.faces(visit.language)],
        first=first,
        still=still,
        preview=f"{preview}?{urlencode({POSITION_FIELD: code})}" if code else "",
        **more,
    )
