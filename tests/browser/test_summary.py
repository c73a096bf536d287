"""The rules on one page fit on one sheet, and on a phone."""

from __future__ import annotations

import re

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.summary import summary_html
from tests.browser.conftest import PageMaker

#: Sheets by name, with what their margins of 10 mm and 8 mm leave, in CSS pixels.
SHEETS = {"A4": (718, 1062), "Letter": (740, 995)}
#: Another browser breaks a line elsewhere: so much of a sheet is kept free for it.
_FILLED = 0.975
_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_on_one_sheet(new_page: PageMaker, language: str) -> None:
    page = new_page()
    page.set_content(summary_html(language))
    page.emulate_media(media="print")
    for sheet, (width, height) in SHEETS.items():
        assert len(_PAGE.findall(page.pdf(format=sheet))) == 1, sheet
        page.set_viewport_size({"width": width, "height": height})
        filled = page.evaluate("document.body.scrollHeight") / height
        assert 0.8 < filled < _FILLED, f"{sheet} is {filled:.0%} full"
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_warm_paper_on_a_screen_and_white_in_print(
    new_page: PageMaker, language: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.set_content(summary_html(language))
    assert page.evaluate("document.documentElement.scrollWidth") == 360, "nothing scrolls sideways"
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    paper = "getComputedStyle(document.querySelector('svg > rect')).fill"
    assert page.evaluate(ground) == page.evaluate(paper) == "rgb(246, 236, 214)"
    page.emulate_media(media="print")
    assert page.evaluate(ground) == page.evaluate(paper) == "rgb(255, 255, 255)"
