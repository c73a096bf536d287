"""The app's language: from the browser, the address, or the menu; and the bar with the pages."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.drawing.webfonts import faces
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.host.pages import LEARN, PAGES, PLAY, Page as AppPage
from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.hosts import Host
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import READY, Table

_MENU = "#dk-language"
#: Everything that is said on a page, in the order of its elements: seen, read out, or led to.
_SAID = """() => {
  const said = [document.title, document.documentElement.lang];
  const names = ["aria-label", "aria-description", "title", "placeholder", "lang", "href"];
  const walk = (inside) => {
    for (const node of inside.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) said.push(node.data.replace(/\\s+/g, " ").trim());
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      if (node.matches("script, style, link, noscript")) continue;
      for (const name of names) {
        if (node.hasAttribute(name)) said.push(`${name}=${node.getAttribute(name)}`);
      }
      walk(node);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
  };
  walk(document.body);
  return said.filter(Boolean);
}"""
#: The fonts in these files, and no others of the page.
_ARE_LOADED = """(names) => {
  const ours = [...document.fonts].filter(({ family }) => family.includes("Dokmus"));
  const sheets = [...document.querySelectorAll("#dk-fonts")].map((one) => one.textContent);
  return sheets.length === 1 && names.every((name) => sheets[0].includes(name))
    && ours.length === names.length && ours.every(({ status }) => status === "loaded");
}"""
#: What people have before them and Python never hears of.
_HANDS = """() => {
  const all = (wanted, inside = document) => [...inside.querySelectorAll("*")].flatMap(
    (one) => [one].filter((each) => each.matches(wanted)).concat(
      one.shadowRoot ? all(wanted, one.shadowRoot) : []));
  return {
    typed: all("input, textarea").map(({ name, value }) => `${name}=${value}`),
    open: all("details").map((fold) => fold.open),
    zoomed: all(".dk-zoomed").length,
    scrolled: all(".dk-window").map((box) => [box.scrollLeft, box.scrollTop]),
    focus: document.activeElement.id,
  };
}"""


def opened(page: Page, address: str) -> Table:
    """Open a page; return its table."""
    page.goto(address)
    page.locator(BOARD).wait_for()
    return Table(page)


def said(language: str, name: str, **variables: str | int) -> str:
    """Return a message in a language."""
    with speaking(language):
        return say(name, **variables)


def choose(page: Page, language: str) -> None:
    """Choose a language from the menu, and wait for the page in it: the same page."""
    page.evaluate("() => { window.isTheSame = true; }")
    page.locator(_MENU).select_option(language)
    in_language(page, language)
    assert page.evaluate("window.isTheSame"), "it was loaded anew"


def in_language(page: Page, language: str) -> None:
    """Wait for the page in that language, with all that is on it."""
    page.wait_for_url(f"**lang={language}*")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for part in (page.locator(BOARD), page.get_by_test_id("sheet")):
        expect(part.first).to_have_attribute("lang", language)


def said_on(page: Page) -> list[str]:
    """Everything that is said on a page."""
    words: list[str] = page.evaluate(_SAID)
    return words


def in_hands(page: Page) -> dict[str, Any]:
    """Return the typed, expanded, zoomed and scrolled state, and the focus."""
    found: dict[str, Any] = page.evaluate(_HANDS)
    return found


def test_the_browser_says_the_language(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="fr-CA")
    table = opened(page, f"{app_server.url}play?players=2")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(_MENU)).to_have_value("fr")
    who = said("fr", "seat-name", seat=1)
    assert table.heading() == said("fr", "status-start", who=who)
    expect(page.get_by_role("button", name=said("fr", "do-undo"), exact=True)).to_be_visible()
    assert said("fr", "terrain", terrain="meadow") in (
        table.space("a1").get_attribute("title") or ""
    )
    assert page.locator(BOARD).get_attribute("lang") == "fr"
    assert page.get_by_test_id("sheet").get_attribute("lang") == "fr"
    assert table.click("d4").startswith("✗Non")
    assert "lang=" not in page.url


def test_the_menu_keeps_the_game_and_the_choice(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play?players=2")
    table.click("a1")
    choose(page, "ja")
    who = said("ja", "seat-name", seat=1)
    what = said("ja", "moved-choose_start", space="a1")
    assert said("ja", "moved", who=who, what=what) in table.answer()
    expect(page.locator(".dk-moves li")).to_have_count(1)
    expect(page.locator(_MENU)).to_have_value("ja")
    # The choice lasts, for an address that says nothing else.
    opened(page, f"{app_server.url}play")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    opened(page, f"{app_server.url}play?lang=ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def counted(page: Page, language: str) -> list[str]:
    """Return what a page says, in a review once all turns are searched in the background."""
    note = page.locator(".dk-turns > .dk-note")
    if note.count():
        words = said(language, "review-told-compared", own="no", made="#", best="#")
        expect(note).to_contain_text(words.partition("#")[0], timeout=180_000)
    return said_on(page)


@pytest.mark.parametrize(
    "there", [pytest.param(one, marks=() if one is PLAY else pytest.mark.longer) for one in PAGES]
)
def test_all_is_said_as_if_the_page_had_been_opened_in_that_language(
    new_page: PageMaker, app_server: Server, there: AppPage
) -> None:
    page = new_page(locale="en-GB")
    asked = {"/rules": "?rule=forest.cost", "/play": "?players=2"}.get(there.path, "")
    page.goto(f"{app_server.url}{there.path.strip('/')}{asked}")
    page.locator(BOARD).first.wait_for()
    page.locator("button[data-space]").first.click()
    page.wait_for_url("**game=*")
    for language in ("ja", "fr"):
        choose(page, language)
        before = counted(page, language)
        page.reload()
        in_language(page, language)
        assert before == counted(page, language)
        assert not {"href=./summary", "href=./rules"} & set(before), "every way leads on in it"


def until(page: Page, asked: str, given: object = None) -> None:
    """Wait until the page says yes: Playwright's own way of it needs what our pages forbid."""
    end = time.monotonic() + 60
    while not page.evaluate(asked, given):
        assert time.monotonic() < end, asked
        page.wait_for_timeout(20)


def test_what_nobody_has_sent_yet_stays_as_it_is(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB", viewport={"width": 360, "height": 740})
    table = opened(page, f"{app_server.url}play?players=2")
    table.click("a1")
    page.locator(".dk-zoom").click()
    table.open_panel("share")
    page.locator("[data-press=copy_link]").first.click()
    expect(page.locator(".dk-copy .dk-told")).not_to_be_empty()
    link = page.locator(".dk-copy input").input_value()
    page.locator(".dk-window").evaluate("box => box.scrollTo(120, 40)")
    entries = stays_in_hand(page)
    assert page.locator(".dk-copy input").input_value() == link
    expect(page.locator(".dk-copy .dk-told")).not_to_contain_text(re.compile("[A-Za-z]"))
    choose(page, "en")
    table.open_panel("menu").locator("[data-press='new_game']").click()
    page.locator("details.dk-folded > summary").first.click()
    page.locator("input[name='name-0']").fill("Anaïs")
    # The form shows its own island, whole.
    assert stays_in_hand(page, zoomed=0) == entries
    assert page.locator("details.dk-folded").first.evaluate("fold => fold.open")
    expect(page.locator("input[name='name-0']")).to_have_value("Anaïs")
    table.press("begin")
    expect(page.locator(".dk-players")).to_contain_text("Anaïs")


def stays_in_hand(page: Page, zoomed: int = 1) -> int:
    """Assert that two other languages leave what is typed, open and zoomed; count the history."""
    page.locator(_MENU).focus()
    before, entries = in_hands(page), page.evaluate("history.length")
    assert (before["zoomed"], before["focus"]) == (zoomed, "dk-language")
    for language in ("ru", "ja"):
        choose(page, language)
        assert in_hands(page) == before
    assert page.evaluate("history.length") == entries
    return int(entries)


def test_moves_within_a_step_and_marks_of_a_quiz_stay(host: Host) -> None:
    lesson = host.open("")
    lesson.click(lesson.legal()[0])
    answer, spaces = lesson.answer(), lesson.legal()
    host.speak(lesson, "fr")
    assert lesson.legal() == spaces
    assert lesson.answer().startswith("✓")
    assert lesson.answer() != answer
    host.speak(lesson, "en")
    assert lesson.answer() == answer

    lesson = host.open("?quiz=terrain")
    marks = lesson.page.locator("[data-press='toggle']")
    before = marks.nth(1).inner_text()
    marks.nth(1).click()
    expect(marks.nth(1)).not_to_have_text(before, use_inner_text=True)
    labels = marks.evaluate_all("all => all.map((one) => one.dataset.value)")
    noted = marks.nth(1).inner_text()
    host.speak(lesson, "ja")
    assert marks.evaluate_all("all => all.map((one) => one.dataset.value)") == labels
    assert marks.nth(1).inner_text() != noted
    host.speak(lesson, "en")
    assert marks.nth(1).inner_text() == noted, "the same question, marked as it was"


def test_the_choice_of_a_moment_when_the_server_is_busy_loses_no_click(
    new_page: PageMaker, tmp_path: Path
) -> None:
    page = new_page(locale="en-GB")
    with servers.app_server(tmp_path) as server:
        table = opened(page, f"{server.url}play?players=2")
        page.evaluate("() => { window.isTheSame = true; }")
        os.killpg(server.group, signal.SIGSTOP)
        table.space("a1").click()
        page.locator(_MENU).select_option("fr")
        page.locator(_MENU).select_option("ja")
        os.killpg(server.group, signal.SIGCONT)
        in_language(page, "ja")
        expect(page.locator(".dk-moves li")).to_have_count(1)
        assert page.evaluate("window.isTheSame")
        expect(page.locator(_MENU)).to_have_value("ja")
        page.close()


@pytest.mark.longer
def test_back_leads_to_another_place_in_the_same_language(
    new_page: PageMaker, app_server: Server
) -> None:
    page = new_page(locale="en-GB")
    opened(page, f"{app_server.url}rules?rule=forest.cost")
    first = page.locator(".dk-heading").first.inner_text()
    page.locator(".dk-steps button").last.click()
    expect(page.locator(".dk-heading").first).not_to_have_text(first)
    choose(page, "fr")
    second = page.locator(".dk-heading").first.inner_text()
    page.go_back()
    expect(page.locator(".dk-heading").first).not_to_have_text(second)
    in_language(page, "fr")
    page.reload()
    in_language(page, "fr")


def test_the_fonts_of_the_language_come_with_it(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    opened(page, f"{app_server.url}play")
    choose(page, "ja")
    until(page, _ARE_LOADED, [face.name for face in faces("ja")])


@pytest.mark.longer
def test_where_there_are_no_widgets_the_page_is_loaded(
    new_page: PageMaker, app_server: Server, guard: Guard
) -> None:
    guard.allow_error("404")  # what the page itself answers
    page = new_page(locale="en-GB")
    page.goto(f"{app_server.url}nowhere")
    page.locator(_MENU).select_option("ru")
    page.wait_for_url("**/nowhere?lang=ru")
    expect(page.locator("h2")).to_have_text(said("ru", "page-nowhere"))
    page.locator(".dk-nowhere a").first.click()
    expect(page.get_by_role("navigation").locator("[aria-current]")).to_have_text(
        said("ru", LEARN.name)
    )


def test_a_language_that_there_is_not_is_told(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play?lang=%3Cb%3Exx&players=3")
    expect(page.locator(".dk-fault")).to_contain_text("There is no language <b>xx, only en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".dk-player")).to_have_count(3)
    assert table.click(table.legal()[0]).startswith("✓")
    choose(page, "ja")
    expect(page.locator(".dk-fault")).to_have_count(0)


@pytest.mark.longer
def test_the_bar_leads_to_every_page_and_back_to_the_game(
    new_page: PageMaker, app_server: Server
) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play?players=2&lang=fr")
    bar = page.get_by_role("navigation")
    table.click("a1")
    for number, each in [*enumerate(PAGES), (PAGES.index(PLAY), PLAY)]:
        # By keyboard, as well as by hand.
        bar.get_by_role("link").nth(number).focus()
        page.keyboard.press("Enter")
        page.wait_for_url(f"**{each.path}?*")
        page.locator(READY).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(bar.locator("[aria-current='page']")).to_have_text(said("fr", each.name))
        expect(bar.get_by_role("link")).to_have_count(len(PAGES))
    expect(page.locator(".dk-moves li")).to_have_count(1)


@pytest.mark.longer
def test_another_page_stays_as_it_was_left(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    opened(page, f"{app_server.url}setup?players=3&lang=en")
    page.locator("[data-press='forward']").click()
    expect(page.locator(".dk-heading")).to_contain_text("Step 2")
    told = page.locator("[aria-current='step']").inner_text()
    choose(page, "ru")
    assert page.locator("[aria-current='step']").inner_text() == told == "2"
    page.locator("[data-press='forward']").click()
    expect(page.locator("[aria-current='step']")).to_have_text("3")
    page.reload()
    expect(page.locator("[aria-current='step']")).to_have_text("3")
