"""Rendering of a whole page as HTML: the frame, and the initial state of its widgets."""

from functools import cache
from importlib.resources import files
from typing import Final
from urllib.parse import urlencode

import jinja2
from markupsafe import Markup

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.drawing.pictures.icon import icon_link
from dokmus_widgets.host import texts
from dokmus_widgets.host.assets import asset_names
from dokmus_widgets.host.pages import FONTS
from dokmus_widgets.host.previews import POSITION_FIELD, shown_position_code
from dokmus_widgets.host.request import FROM_FIELD, PageRequest
from dokmus_widgets.host.session import Session, to_json
from dokmus_widgets.host.static_html import render_static
from dokmus_widgets.widgets.front.files import built, symbols_element

_STATIC: Final = files("dokmus_widgets.host") / "static"


def read_source(name: str) -> str:
    return (_STATIC / name).read_text("utf-8")


@cache
def load_template(name: str = "page.html") -> jinja2.Template:
    """Load a page's template, with the frame's styles and script as globals."""
    loader = jinja2.FunctionLoader(read_source)
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=loader
    )
    environment.globals.update(
        page_css=Markup(read_source("page.css")),
        theme_css=Markup(read_source("theme.css")),
        page_js=Markup(read_source("page.js")),
        symbols=Markup(symbols_element()),
        icon=Markup(icon_link()),
        front_css=Markup(built("front.css")),
        front=asset_names(),
    )
    return environment.get_template(name)


def page_html(
    request: PageRequest,
    session: Session,
    entry_token: str,
    *,
    token: str,
    nonce: str,
    preview: str = "",
    has_sheet: bool = False,
    template: jinja2.Template | None = None,
    **variables: object,
) -> str:
    """Render the page of a request.

    Args:
        entry_token: the token of its stored entry, or empty.
        token: the token that opens its socket.
        preview: the absolute address of position pictures.
        has_sheet: True if the browser has cached the style sheet; otherwise the page includes it.
        template, variables: those of another host.
    """
    # Escaped, so that no value can end the script element.
    first = Markup(to_json(session.initial_state()).replace("<", r"\u003c"))
    origin = {FROM_FIELD: request.page.kind}

    def address(path: str, **fields: str) -> str:
        return f".{texts.page_address(path, request, **fields, **origin)}"

    still = render_static(session.widget_tree, address, request.page.kind)
    code = shown_position_code(session.widget_tree) if preview else ""
    return (template or load_template()).render(
        texts.template_variables(request, entry_token),
        nonce=nonce,
        session_token=token,
        has_sheet=has_sheet,
        fonts=[f"{FONTS}/{face.name}" for face in webfonts.faces(request.language)],
        first=first,
        still=still,
        preview=f"{preview}?{urlencode({POSITION_FIELD: code})}" if code else "",
        **variables,
    )
