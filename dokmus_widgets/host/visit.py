"""One visit of a page: what its address and its browser ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dokmus_widgets.explain.messages import LANGUAGES, best_language, known_language, speaking
from dokmus_widgets.host.pages import PAGES, Page

#: Fields of an address that are for the app; all others are for the widget.
LANGUAGE_FIELD: Final = "lang"
TOKEN_FIELD: Final = "game"
FROM_FIELD: Final = "from"

#: Of the files that pages are where no server makes them, in a folder for each language.
ENDING: Final = ".html"


@dataclass(frozen=True, slots=True)
class Visit:
    """What is asked for: a page, fields for its widget, a language, a token for what is kept.

    ``came_from``: the page whose position it is, to lead back there, or none. ``chosen``: whether
    the address says the language; ``fault``: what is wrong with the one it
    says, in a sentence, or nothing; ``ending``: of the files that the pages are, where they are
    files, in a folder for each language.
    """

    page: Page
    asked: Mapping[str, str]
    language: str
    token: str
    came_from: Page | None = None
    chosen: bool = False
    fault: str = ""
    ending: str = ""


def visit_to(
    page: Page,
    arguments: Mapping[str, Sequence[bytes]] | None = None,
    headers: Mapping[str, str | Sequence[str]] | None = None,
) -> Visit:
    """The visit of a request: the fields of its address, and its headers."""
    # Of a field given twice the first counts.
    given = (arguments or {}).items()
    asked = {name: values[0].decode("utf-8", "replace") for name, values in given}
    named = {name.lower(): value for name, value in (headers or {}).items()}
    language = best_language(named.get("accept-language", ""))
    wish, token = asked.pop(LANGUAGE_FIELD, "").strip(), asked.pop(TOKEN_FIELD, "")
    kind = asked.pop(FROM_FIELD, "")
    came_from = next((one for one in PAGES if one.kind == kind and one is not page), None)
    wanted = wish.partition("-")[0].lower()
    if wanted in LANGUAGES:
        return Visit(page, asked, wanted, token, came_from, chosen=True)
    return Visit(page, asked, language, token, came_from, fault=_no_such(wish, language))


def _no_such(wish: str, language: str) -> str:
    """That there is no such language, in one that there is; nothing where none was asked for."""
    with speaking(language):
        try:
            known_language(wish or language)
        except ValueError as error:
            return str(error)
    return ""
