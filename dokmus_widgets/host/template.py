"""Rendering of a whole page as HTML: the frame, and the initial state of its widgets."""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import jinja2
from ipywidgets import Box, Widget
from markupsafe import Markup

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.drawing.pictures.icon import icon_link
from dokmus_widgets.host import texts
from dokmus_widgets.host.assets import asset_names
from dokmus_widgets.host.pages import FONTS
from dokmus_widgets.host.previews import POSITION_FIELD, shown_position_code
from dokmus_widgets.host.request import FROM_FIELD, PageRequest
from dokmus_widgets.host.session import Session, to_json
from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.front.files import built, dressing_script, symbols_element

_STATIC: Final = files("dokmus_widgets.host") / "static"


def read_source(name: str) -> str:
    return (_STATIC / name).read_text("utf-8")


#: The loader of the templates.
LOADER: Final = jinja2.FunctionLoader(read_source)


def _compact(source: str) -> Markup:
    """Return a script or style sheet without its comments and indentation."""
    return Markup(re.sub(r"(?ms)^\s*//[^\n]*\n|/\*.*?\*/|^\s+", "", source))


def _styles_of(html: str) -> Markup:
    """Return the rules of the style sheet for elements in an HTML text, to paint it."""
    known = set(re.findall(r"(?:dk|dokmus)-[\w-]+", html))
    return Markup(
        "".join(
            text
            for text, names, needed in _style_rules()
            if not names or (names & known and any(some <= known for some in needed))
        )
    )


@cache
def _style_rules() -> list[tuple[str, frozenset[str], list[frozenset[str]]]]:
    """Split the style sheet into rules and what is between them.

    Each with the classes of its selectors, and for each selector those that it needs: all but the
    ones in parentheses, of which one may be enough.
    """
    found = []
    for text in re.split(r"([^{}]+\{[^{}]*\})", built("front.css")):
        selector = text.partition("{")[0]
        outside = selector
        for _depth in range(3):
            outside = re.sub(r"\([^()]*\)", "", outside)
        every, *needed = (
            frozenset(re.findall(r"\.((?:dk|dokmus)-[\w-]+)", some))
            for some in (selector, *outside.split(","))
        )
        found.append((text, every, needed))
    return found


@cache
def load_template(name: str = "page.html") -> jinja2.Template:
    """Load a page's template, with the frame's styles and script as globals."""
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=LOADER
    )
    environment.globals.update(
        page_css=_compact(read_source("page.css")),
        theme_css=_compact(read_source("theme.css")),
        page_js=_compact(read_source("page.js")),
        dress_js=_compact(dressing_script()),
        symbols=Markup(symbols_element()),
        icon=Markup(icon_link()),
        front=asset_names(),
        query_fields=lambda query: dict(parse_qsl(query.removeprefix("?"))),
    )
    return environment.get_template(name)


def _static_tree(widget: Widget) -> dict[str, Any]:
    """Return what `still.html` shows of a widget tree; other widgets get an empty element."""
    return {
        "classes": " ".join(("dk-hosted", *widget._dom_classes)),
        "children": [*map(_static_tree, widget.children)] if isinstance(widget, Box) else (),
        "board": widget if isinstance(widget, BoardWidget) else None,
        "view": widget.view if isinstance(widget, SheetWidget) else None,
    }


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
        has_sheet: True if the browser has cached the style sheet; otherwise the page includes what
            paints it.
        template, variables: those of another host.
    """
    # Escaped, so that no value can end the script element.
    first = Markup(to_json(session.initial_state()).replace("<", r"\u003c"))
    origin = {FROM_FIELD: request.page.kind}

    def address(path: str, **fields: str) -> str:
        return f".{texts.page_address(path, request, **fields, **origin)}"

    tree, here = _static_tree(session.widget_tree), request.page.kind
    still = Markup(load_template("still.html").render(root=tree, address=address, here=here))
    code = shown_position_code(session.widget_tree) if preview else ""
    return (template or load_template()).render(
        texts.template_variables(request, entry_token),
        nonce=nonce,
        session_token=token,
        first_css="" if has_sheet else _styles_of(still + symbols_element()),
        fonts=[f"{FONTS}/{face.name}" for face in webfonts.faces(request.language)],
        first=first,
        still=still,
        preview=f"{preview}?{urlencode({POSITION_FIELD: code})}" if code else "",
        **variables,
    )
