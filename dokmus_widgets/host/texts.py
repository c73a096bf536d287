"""Every text that the page around the widgets shows, by the names that its template uses."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote, urlencode

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.explain.messages import OWN_NAMES, say, speaking
from dokmus_widgets.host.pages import FONTS, LEARN, PAGES, SUMMARY
from dokmus_widgets.host.visit import LANGUAGE_FIELD, TOKEN_FIELD, Visit

TITLE: Final = "Dokmus"
# The button names what it shows; a click goes on to the next one.
_THEMES: Final = ("auto", "light", "dark")
_LONGEST_QUOTE: Final = 60


def for_template(visit: Visit, token: str, pages: str = ".") -> dict[str, object]:
    """The texts of a visit.

    ``token``: what its address is to carry; ``pages``: where the pages are, seen from there.
    """
    shared = ".." if visit.ending else pages
    with speaking(visit.language):
        here = say(visit.page.name)
        return {
            "app_title": TITLE,
            "page_title": say("page-title", page=here) if visit.page is not PAGES[0] else TITLE,
            "about": say(f"page-about-{visit.page.kind}") if visit.page in PAGES else "",
            "language": visit.language,
            "languages": OWN_NAMES,
            "language_field": LANGUAGE_FIELD,
            "language_label": say("page-language"),
            "token": token,
            "token_field": TOKEN_FIELD,
            "nav_label": say("page-nav"),
            "nav": [
                (f"{pages}{address(page.path, visit)}", say(page.name), page is visit.page)
                for page in PAGES
            ],
            **dict(zip(("back", "back_address"), way_back(visit, pages), strict=True)),
            "pages": pages,
            "ending": visit.ending,
            "font_css": webfonts.style(visit.language, f"{shared}{FONTS}/{{}}".format),
            "no_script": say("page-no-script"),
            "skip": say("page-skip"),
            "themes": {
                theme: say("page-theme", theme=say(f"page-theme-{theme}")) for theme in _THEMES
            },
            "fault": visit.fault,
            "lost": say("site-lost" if visit.ending else "page-lost"),
            "reload": say("page-reload"),
            "summary": (f"{pages}{address(SUMMARY, visit)}", say("page-summary")),
            "disclaimer": say("page-disclaimer"),
            "lab": say("site-lab"),
        }


def way_back(visit: Visit, pages: str = ".") -> tuple[str, str]:
    """The words and the address of the way back to the page whose position is asked about.

    Nothing where there is none.
    """
    there = visit.came_from
    if there is None:
        return "", ""
    return say("page-back", page=there.kind), f"{pages}{address(there.path, visit)}"


def for_nowhere(visit: Visit, path: str, prefix: str = "") -> dict[str, object]:
    """The texts of a visit to a path where there is no page; the pages are below ``prefix``."""
    return for_notice(visit, path, prefix, "nowhere", path=unquote(path)[:_LONGEST_QUOTE])


def for_notice(visit: Visit, here: str, prefix: str, notice: str, **told: str) -> dict[str, object]:
    """The texts of a page that says something in place of the one at ``here``, and leads on.

    ``notice``: the name of what it says, a title and a text, from what is ``told``.
    """
    above = here.count("/") - 1
    pages = ("/".join([".."] * above) or ".") + prefix
    with speaking(visit.language):
        return for_template(visit, "", pages) | {
            "notice": say(f"page-{notice}"),
            "notice_text": say(f"page-{notice}-text", **told),
        }


def title_of(visit: Visit, notice: str) -> str:
    """What a page would say, in one line."""
    with speaking(visit.language):
        return say(f"page-{notice}")


def address(path: str, visit: Visit, **fields: str) -> str:
    """Of a page below the others, in the language that was chosen; ``fields``: of its query."""
    if visit.ending and path:
        path = f"{'/index' if path == LEARN.path else path}{visit.ending}"
    fields |= {LANGUAGE_FIELD: visit.language} if visit.chosen and not visit.ending else {}
    return f"{path}?{urlencode(fields)}" if fields else path
