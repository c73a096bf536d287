"""Parsing of page requests: query fields and headers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dokmus_widgets.explain.messages import LANGUAGES, best_language, known_language, speaking
from dokmus_widgets.host.pages import CLASS, PAGES, TABLE, Page

#: Query fields for the page; all others are for its widget.
LANGUAGE_FIELD: Final = "lang"
TOKEN_FIELD: Final = "game"
FROM_FIELD: Final = "from"

#: The suffix of the browser edition's pages: files in a folder for each language.
FILE_SUFFIX: Final = ".html"


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request for a page.

    ``fields``: query fields for the widget; ``token``: of a stored entry, or empty; ``came_from``:
    the page that linked to this one; ``has_chosen_language``: True if the query names the language;
    ``fault``: a notice that it names an unknown one; ``file_suffix``: `FILE_SUFFIX` in the browser
    edition.
    """

    page: Page
    fields: Mapping[str, str]
    language: str
    token: str
    came_from: Page | None = None
    has_chosen_language: bool = False
    fault: str = ""
    file_suffix: str = ""


def parse_request(
    page: Page,
    arguments: Mapping[str, Sequence[bytes]] | None = None,
    headers: Mapping[str, str | Sequence[str]] | None = None,
) -> PageRequest:
    """Parse the query fields and headers of a request; the first of equal fields counts."""
    values = (arguments or {}).items()
    fields = {name: value[0].decode("utf-8", "replace") for name, value in values}
    by_name = {name.lower(): value for name, value in (headers or {}).items()}
    language = best_language(by_name.get("accept-language", ""))
    requested, token = fields.pop(LANGUAGE_FIELD, "").strip(), fields.pop(TOKEN_FIELD, "")
    kind = fields.pop(FROM_FIELD, "")
    pages = () if page in (TABLE, CLASS) else PAGES  # they are no detour from another page
    came_from = next((one for one in pages if one.kind == kind and one is not page), None)
    base_language = requested.partition("-")[0].lower()
    if base_language in LANGUAGES:
        return PageRequest(page, fields, base_language, token, came_from, True)
    fault = _unknown_language_notice(requested, language)
    return PageRequest(page, fields, language, token, came_from, fault=fault)


def _unknown_language_notice(requested: str, language: str) -> str:
    with speaking(language):
        try:
            known_language(requested or language)
        except ValueError as error:
            return str(error)
    return ""
