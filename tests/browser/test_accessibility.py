"""No view breaks a rule of axe-core, in light or in dark; and the rules explorer by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.hosts import Host

#: WCAG 2.2 at levels A and AA, and what axe-core advises beyond.
_STANDARD = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
#: What is read out contains what is seen: level A too, but off by default.
_MORE = {"label-content-name-mismatch": {"enabled": True}}
#: The one that looks at colours; all others find the same in light and in dark.
_COLOURS = "color-contrast"
#: Of a board's spaces, all made alike, the first row is enough: all of them take most of the time.
_ALIKE = ".dk-row:nth-child(n + 2)"
_RUN = "([alike, options]) => axe.run({ exclude: [alike] }, options)"


def faults(page: Page, only: str = "") -> Iterator[str]:
    """Return axe-core's findings, by the rules of the standard or by `only` one of them."""
    rules: dict[str, Any] = {"type": "rule", "values": [only]}
    if not only:
        rules = {"type": "tag", "values": _STANDARD}
    # Without `preload` it does not read style sheets, which only rules of level AAA need.
    options = {"runOnly": rules, "rules": _MORE, "resultTypes": ["violations"], "preload": False}
    found = page.evaluate(_RUN, [_ALIKE, options])
    for violation in found["violations"]:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {node['html'][:200]}\n    {node['failureSummary']}"


def rules_broken(page: Page) -> Iterator[str]:
    """Return axe-core's findings in the light and the dark theme."""
    page.evaluate(AXE_SCRIPT)
    yield from (f"light: {fault}" for fault in faults(page))
    page.emulate_media(color_scheme="dark")
    yield from (f"dark: {fault}" for fault in faults(page, _COLOURS))
    page.emulate_media(color_scheme="light")


# Where the focus is, through the shadow roots, and whether it can be seen there.
_FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const style = getComputedStyle(at), box = at.getBoundingClientRect();
  return {
    lost: at === document.body || !box.width,
    seen: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
      && box.bottom > 0 && box.top < innerHeight,
    name: `${at.tagName}.${at.className} ${at.dataset.press ?? at.dataset.space ?? ""}`,
  };
}"""


class Keys:
    """A page worked by keys alone; wherever they lead, the focus is there and can be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str, then: str = "") -> None:
        """Press a key; `then` is what the answer says, read out as it comes."""
        told = self._page.get_by_test_id("answer")
        told.evaluate("region => { region.sameAsBefore = true; }")
        self._page.keyboard.press(key)
        if then:
            expect(told.locator("p").first).to_contain_text(then)
            # A region that was put there with its text in it is not read out.
            assert told.evaluate("region => region.sameAsBefore")
            expect(told).to_have_attribute("aria-live", "polite")
        self.check()

    def check(self) -> None:
        """Assert that an element has the focus and is visible once the page is at rest."""
        for _ in range(20):
            focus = self._page.evaluate(_FOCUS)
            if focus["seen"] and not focus["lost"]:
                return
            self._page.wait_for_timeout(100)
        assert not focus["lost"], "the focus is lost"
        assert focus["seen"], f"the focus cannot be seen on {focus['name']}"

    def to(self, wanted: str, key: str = "Tab") -> None:
        """Press Tab, or `key`, until the focus is on what is wanted."""
        for _ in range(120):
            if self._page.locator(f":is({wanted}):focus").count():
                return
            self.press(key)
        raise AssertionError(f"{key} never came to {wanted}")


@pytest.mark.longer
def test_the_rules_explorer_by_keys_alone(host: Host) -> None:
    page = host.open("rules").page
    keys, backwards = Keys(page), "Shift+Tab"
    # From the search to a case.
    keys.to("input[name='search']")
    page.keyboard.type("Can I go past a temple?")
    expect(page.locator(".dk-finder [role='status']")).to_contain_text("A token next to a temple")
    keys.to(".dk-found [data-press='look_found']")
    title = page.locator(":focus[data-press='look_found'] b").inner_text()
    page.keyboard.press("Enter")
    # It was looked at already; gone to, its heading has the focus, and is in sight.
    heading = page.locator(".dk-case .dk-heading:focus")
    expect(heading).to_have_text(title)
    expect(heading).to_be_in_viewport()
    # A space is asked.
    keys.to("button[data-space]", backwards)
    keys.press("n")
    space = page.locator("button[data-space]:focus").get_attribute("data-space") or ""
    keys.press("Enter", then=space)
    asked = _told(page)
    # What if it were a mountain? And back.
    keys.to(".dk-what-if:has([data-press='brush']) summary")
    keys.press("Enter")
    keys.to("[data-press='brush'][data-value='paint-mountain']")
    keys.press("Enter")
    hand = page.locator(".dk-hand[role='status']")
    expect(hand).to_contain_text("mountain")
    keys.to(f"button[data-space='{space}']", backwards)
    keys.press("Enter", then=f"No, {space} is a mountain")
    keys.to("[data-press='reset']")
    keys.press("Enter", then=asked)
    # What was pressed is gone, the focus is not. A chip leads on to its rule.
    keys.to(".dk-ruling .dk-rule-chips [data-press='show_rule']")
    rule = page.locator("[data-press]:focus").inner_text().removeprefix("§").strip()
    keys.press("Enter")
    expect(page.locator(".dk-rule-text")).to_contain_text(rule)
    keys.check()


def _told(page: Page) -> str:
    """Return the text of the answer without its sign."""
    told = page.get_by_test_id("answer").locator("p").first
    words: str = told.evaluate("p => p.lastChild.textContent.trim()")
    return words
