"""Every view: words have room in every language, on a phone and beside the board; axe-core."""

from __future__ import annotations

import pytest

from dokmus_widgets.explain.messages import LANGUAGES
from tests.browser import chromium
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.test_accessibility import rules_broken
from tests.browser.views import PAGES, views_of

WIDE = chromium.only_wide_font()
#: Where there is least room: a small phone, the narrowest page with the sheet beside the board.
NARROW = (320, 840)
#: A phone, and a wide screen; in one language, for the others fit where there is less room.
ROOMY = (360, 1600)
#: With a wide font those with the longest words of all that it has letters for.
SPOKEN = ("fr", "ru") if WIDE else LANGUAGES
#: What axe-core looks at is the same in every language.
_READ_ALOUD = "en"
# What is wider than its box, or cut at its edge, or beyond the page's; with how much is too much;
# words that break inside, and placeholders cut off.
# What is there to be read out alone, at an opacity of 0, may be small, but not widen the page.
# Fields that are typed into scroll; of a menu the longest choice has to fit, beside its arrow.
_TOO_WIDE = r"""() => {
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
  const range = new Range();
  const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const broken = (element) => {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNodeContents(node);
      if (lines() < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{sc=Latin}\p{sc=Cyrillic}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (lines() > 1)
          found.push(`${element.tagName}.${element.className}: broken inside: ${word}`);
      }
    }
  };
  const field = (element, style) => {
    pen.font = style.font;
    const edge = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    over(element, pen.measureText(element.placeholder).width + edge - element.clientWidth,
         element.placeholder);
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true });
  const look = (root) => {
    for (const element of root.querySelectorAll("[placeholder]"))
      if (seen(element)) field(element, getComputedStyle(element));
    for (const element of root.querySelectorAll(others)) {
      if (element.shadowRoot) look(element.shadowRoot);
      const style = getComputedStyle(element), text = element.textContent;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (!seen(element)) continue;
      broken(element);
      if (["inline", "contents"].includes(style.display)) continue;
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


@pytest.mark.longer
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("of", PAGES)
def test_every_word_has_room_and_no_rule_is_broken(
    new_page: PageMaker, app_server: Server, of: str, language: str
) -> None:
    page = new_page(reduced_motion="reduce")
    if WIDE:
        # Widgets stand in notebooks too, which bring no fonts: these are not to be had here.
        page.route("**/fonts/*.woff2", lambda route: route.fulfill(body=b""))
    found: list[str] = []
    for view in views_of(of):
        view.open(page, app_server, language)
        for width in (*NARROW, *(ROOMY if language == _READ_ALOUD else ())):
            page.set_viewport_size({"width": width, "height": 740})
            found += [f"{view.name}, {width} px: {told}" for told in page.evaluate(_TOO_WIDE)]
        if language == _READ_ALOUD and not WIDE:
            page.set_viewport_size({"width": 1000, "height": 800})
            found += [f"{view.name}, {told}" for told in rules_broken(page)]
    assert not found, "\n".join(found)
