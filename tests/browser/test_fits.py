"""Every word has room, in every language, on a phone and beside the board."""

from __future__ import annotations

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.views import VIEWS

#: A small phone, a phone, the narrowest page with the sheet beside the board, a wide screen.
WIDTHS = (320, 360, 840, 1600)
# What is wider than its box, or cut at its edge, or beyond the page's; with how much is too much.
# Fields that are typed into scroll; of a menu the longest choice has to fit, beside its arrow.
_TOO_WIDE = """() => {
  const page = document.documentElement, found = [];
  const pen = document.createElement("canvas").getContext("2d");
  const others = "*:not(svg *, input, textarea, .dk-grid-buttons *, .dk-skip)";
  const over = (element, pixels, text) => {
    const name = `${element.tagName}.${element.className}`;
    if (pixels > 1) found.push(`${name}: ${Math.round(pixels)} px: ${text.slice(0, 80)}`);
  };
  const menu = (element, style) => {
    pen.font = style.font;
    const edge = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 20;
    for (const { text } of element.options)
      over(element, pen.measureText(text).width + edge - element.clientWidth, text);
  };
  const look = (root) => {
    for (const element of root.querySelectorAll(others)) {
      if (element.shadowRoot) look(element.shadowRoot);
      const style = getComputedStyle(element), text = element.textContent;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (!element.checkVisibility() || ["inline", "contents"].includes(style.display)) continue;
      if (element.tagName === "SELECT") menu(element, style);
      else if (clientWidth) over(element, scrollWidth - clientWidth, text);
      if (style.overflowY === "hidden") over(element, scrollHeight - clientHeight, text);
      over(element, element.getBoundingClientRect().right - page.clientWidth, text);
    }
  };
  look(document);
  over(page, page.scrollWidth - page.clientWidth, "the page");
  return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_room(new_page: PageMaker, app_server: Server, language: str) -> None:
    page = new_page(reduced_motion="reduce")
    found: list[str] = []
    for view in VIEWS:
        view.open(page, app_server, language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            found += [f"{view.name}, {width} px: {told}" for told in page.evaluate(_TOO_WIDE)]
    assert not found, "\n".join(found)
