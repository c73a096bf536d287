"""Texts of the frame around the widgets, as template variables."""

from typing import Final
from urllib.parse import unquote, urlencode

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.explain.messages import OWN_NAMES, say, speaking
from dokmus_widgets.host.pages import CLASS, FONTS, LEARN, PAGES, SERVED, SUMMARY
from dokmus_widgets.host.request import LANGUAGE_FIELD, TOKEN_FIELD, PageRequest

TITLE: Final = "Dokmus"
_THEMES: Final = ("auto", "light", "dark")
_MAX_QUOTE_LENGTH: Final = 60
#: The pages that the foot of each page links to.
_MORE: Final = ((SUMMARY, "page-summary"), (CLASS.path, CLASS.name))


def template_variables(request: PageRequest, token: str, pages: str = ".") -> dict[str, object]:
    """Return the variables of the frame's template; ``pages``: the relative path of the pages."""
    shared = ".." if request.file_suffix else pages
    with speaking(request.language):
        app, here = say("page-app"), say(request.page.name)
        return {
            "app_title": app,
            "page_title": app if request.page is LEARN else say("page-title", page=here),
            "about": say(f"page-about-{request.page.kind}") if request.page in SERVED else "",
            "welcome": say("page-welcome") if request.page is LEARN else "",
            "language": request.language,
            "languages": OWN_NAMES,
            "language_field": LANGUAGE_FIELD,
            "language_label": say("page-language"),
            "token": token,
            "token_field": TOKEN_FIELD,
            "nav_label": say("page-nav"),
            "nav": [
                (f"{pages}{page_address(page.path, request)}", say(page.name), page is request.page)
                for page in PAGES
            ],
            **dict(zip(("back", "back_address"), back_link(request, pages), strict=True)),
            "pages": pages,
            "ending": request.file_suffix,
            "font_css": webfonts.style(request.language, f"{shared}{FONTS}/{{}}".format),
            "no_script": say("page-no-script"),
            "skip": say("page-skip"),
            "themes": {
                theme: say("page-theme", theme=say(f"page-theme-{theme}")) for theme in _THEMES
            },
            "fault": request.fault,
            "lost": say("site-lost" if request.file_suffix else "page-lost"),
            "reload": say("page-reload"),
            "more": [
                (f"{pages}{page_address(path, request)}", say(name))
                # The files of the browser edition have no classes.
                for path, name in _MORE[: 1 if request.file_suffix else None]
            ],
            "disclaimer": say("page-disclaimer"),
            "lab": say("site-lab"),
        }


def back_link(request: PageRequest, pages: str = ".") -> tuple[str, str]:
    """Return text and address of the link to the previous page, or empty texts."""
    previous = request.came_from
    if previous is None:
        return "", ""
    return say("page-back", page=previous.kind), f"{pages}{page_address(previous.path, request)}"


def notice_variables(
    request: PageRequest, path: str, prefix: str = "", notice: str = "nowhere"
) -> dict[str, object]:
    """Return the template variables of the error page for a path; ``notice`` names its message."""
    levels = path.count("/") - 1
    pages = ("/".join([".."] * levels) or ".") + prefix
    with speaking(request.language):
        return template_variables(request, "", pages) | {
            "notice": say(f"page-{notice}"),
            "notice_text": say(f"page-{notice}-text", path=unquote(path)[:_MAX_QUOTE_LENGTH]),
        }


def notice_title(request: PageRequest, notice: str) -> str:
    with speaking(request.language):
        return say(f"page-{notice}")


def page_address(path: str, request: PageRequest, **fields: str) -> str:
    """Return the address of a page in the chosen language, with query ``fields``."""
    if request.file_suffix and path:
        path = f"{'/index' if path == LEARN.path else path}{request.file_suffix}"
    if request.has_chosen_language and not request.file_suffix:
        fields[LANGUAGE_FIELD] = request.language
    return f"{path}?{urlencode(fields)}" if fields else path
