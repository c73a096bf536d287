"""Back, Forward and a reload on the rules page: search field, list and board go along."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hosts import PAGED, Host

_TWICE = "May I cross two rivers in one turn?"
_FREE = "Is a forest free past a temple?"
#: The titles of the cases that answer them.
_ANSWERS = {_TWICE: "Two landings, two sacrifices", _FREE: "Past the temple from a meadow"}


def _expect_case(page: Page, title: str, typed: str = "") -> None:
    """Expect the case on the board, the question in the field, and the case marked in the list."""
    expect(page.locator(".dk-case .dk-heading")).to_have_text(title)
    expect(page.locator("input[name='search']")).to_have_value(typed)
    expect(page.locator(".dk-hit[aria-current] b")).to_have_text([title] if typed else [])


def _expect_answer(page: Page, question: str) -> None:
    """Expect the answer to all of a question, and its case: each letter typed may be answered."""
    page.wait_for_function(
        "(asked) => new URLSearchParams(history.state['dokmus-place']).get('search') === asked",
        arg=question,
    )
    _expect_case(page, _ANSWERS[question], question)


@PAGED
def test_back_leads_to_each_question_and_to_what_was_before(host: Host) -> None:
    page = host.open("rules?case=water-two").page
    headline = page.locator(".dk-headline-text")
    heading = page.locator(".dk-case .dk-heading")
    before, entries = heading.inner_text(), page.evaluate("history.length")
    page.locator("input[name='search']").press_sequentially(_TWICE)
    _expect_answer(page, _TWICE)
    expect(headline).to_contain_text("Each crossing")
    page.locator("input[name='search']").fill(_FREE)
    _expect_answer(page, _FREE)
    expect(headline).not_to_contain_text("Each crossing")
    told = headline.inner_text()
    assert page.evaluate("history.length") == entries + 2, "an entry for each question"

    page.go_back()
    expect(headline).to_contain_text("Each crossing")
    _expect_answer(page, _TWICE)
    page.reload()
    expect(headline).to_contain_text("Each crossing")
    _expect_answer(page, _TWICE)
    page.go_back()
    _expect_case(page, before)
    expect(headline).to_have_count(0)
    page.go_forward()
    page.go_forward()
    expect(headline).to_have_text(told, use_inner_text=True)
    _expect_answer(page, _FREE)
    assert page.evaluate("history.length") == entries + 2


@PAGED
def test_what_was_opened_from_a_question_is_come_back_to_with_it(host: Host) -> None:
    page = host.open("rules?case=water-cross").page
    heading, headline = page.locator(".dk-case .dk-heading"), page.locator(".dk-headline-text")
    before = heading.inner_text()
    page.locator("input[name='search']").fill(_TWICE)
    expect(headline).to_contain_text("Each crossing")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "case=water-once" in url)
    page.locator("[data-press='step'][data-value='1']").click()
    expect(heading).not_to_have_text("Two landings, two sacrifices")
    page.go_back()
    _expect_answer(page, _TWICE)
    expect(page.locator(".dk-rule-page")).to_be_visible()
    page.go_back()
    _expect_case(page, before)


@PAGED
def test_a_question_that_is_not_answered_makes_no_entry_and_is_there_after_a_reload(
    host: Host,
) -> None:
    page = host.open("rules?case=water-cross").page
    entries, told = page.evaluate("history.length"), page.locator(".dk-told-found")
    page.locator("input[name='search']").fill("qwrtz zzzz")
    expect(told).to_contain_text("qwrtz zzzz")
    page.reload()
    expect(told).to_contain_text("qwrtz zzzz")
    expect(page.locator("input[name='search']")).to_have_value("qwrtz zzzz")
    assert page.evaluate("history.length") == entries
