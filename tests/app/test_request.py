"""Parsing of page requests, and the frame's texts for them."""

from __future__ import annotations

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.host import texts
from dokmus_widgets.host.pages import NOWHERE, PAGES, Page
from dokmus_widgets.host.request import parse_request

GAME = PAGES[0]


def test_language_of_the_query_precedes_the_header() -> None:
    browser = {"Accept-Language": "ru,en;q=0.5"}
    assert parse_request(GAME, {}, browser).language == "ru"
    asked = parse_request(GAME, {"lang": [b"ja"]}, browser)
    assert (asked.language, asked.has_chosen_language, asked.fault) == ("ja", True, "")
    assert parse_request(GAME, {"lang": [b"FR-ca"]}, browser).language == "fr"
    assert parse_request(GAME).language == "en"


@pytest.mark.parametrize("wish", [b"xx", b"<b>", b"\xff\xfe", b"fr" * 3000])
def test_an_unknown_language_is_reported_in_the_browsers_language(wish: bytes) -> None:
    visit = parse_request(GAME, {"lang": [wish]}, {"accept-language": "en"})
    assert visit.language == "en"
    assert not visit.has_chosen_language
    assert visit.fault.startswith("There is no language ")
    assert "ja (日本語)" in visit.fault
    assert len(visit.fault) < 200


def test_fields_of_the_page_are_not_passed_to_the_widget() -> None:
    arguments = {"lang": [b"fr"], "game": [b"token"], "players": [b"3", b"4"]}
    visit = parse_request(GAME, arguments)
    assert visit.fields == {"players": "3"}
    assert visit.token == "token"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_pages_link_back_to_the_previous_page(page: Page, language: str) -> None:
    asked = {"from": [page.kind.encode()], "position": [b"d2"], "lang": [language.encode()]}
    for other in PAGES:
        visit = parse_request(other, asked)
        assert visit.fields == {"position": "d2"}
        told = texts.template_variables(visit, "")
        if other is page:
            assert told["back"] == told["back_address"] == ""
        else:
            assert told["back"]
            assert told["back_address"] == f".{page.path}?lang={language}"


@pytest.mark.parametrize("kind", [b"", b"nowhere", b"//evil.example", b"<b>", b"\xff"])
def test_unknown_previous_pages_get_no_back_link(kind: bytes) -> None:
    told = texts.template_variables(parse_request(PAGES[2], {"from": [kind]}), "")
    assert told["back"] == told["back_address"] == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_navigation_marks_the_page_and_keeps_a_chosen_language(page: Page) -> None:
    told = texts.template_variables(parse_request(page, {"lang": [b"fr"]}), "token")
    nav = told["nav"]
    assert isinstance(nav, list)
    assert [here for _, _, here in nav] == [other is page for other in PAGES]
    assert all(address.endswith("?lang=fr") for address, _, _ in nav)
    told = texts.template_variables(parse_request(page), "token")
    assert isinstance(told["nav"], list)
    assert [address for address, _, _ in told["nav"]] == [f".{other.path}" for other in PAGES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_every_page_opens_in_every_language(page: Page, language: str) -> None:
    widget = page.widget_class().linked({}, language)
    assert widget.language == language


@pytest.mark.parametrize(
    ("path", "up"), [("/x", "."), ("/x/", ".."), ("/x/y", ".."), ("/x/y/z", "../..")]
)
def test_error_page_of_an_unknown_path_links_to_all_pages(path: str, up: str) -> None:
    told = texts.notice_variables(parse_request(NOWHERE, {"lang": [b"fr"]}), path)
    assert told["nav"] == [
        (f"{up}{page.path}?lang=fr", name, False)
        for page, (_, name, _) in zip(PAGES, navigation(told), strict=True)
    ]
    assert path in str(told["notice_text"])
    assert "Voici les pages" in str(told["notice_text"])


def test_error_page_quotes_the_path_decoded_and_truncated() -> None:
    told = texts.notice_variables(parse_request(NOWHERE), "/%D1%8F" + "%3Cb%3E" * 1000)
    assert "/я<b>" in str(told["notice_text"]), "the template escapes it"
    assert len(str(told["notice_text"])) < 200


def navigation(told: dict[str, object]) -> list[tuple[str, str, bool]]:
    nav = told["nav"]
    assert isinstance(nav, list)
    return nav
