"""A game looked back on by hand, in every host."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import expect

from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.play.records import record_of
from dokmus_widgets.play.review.sample import sample_game
from tests.browser.hosts import IN_APP, PAGED, PHONE, Host

#: What a page has loaded to draw charts.
LOADED = """() => performance.getEntriesByType("resource")
  .map(({ name }) => name).filter((name) => name.includes("/charts-"))"""


def test_a_game_is_looked_back_on(host: Host) -> None:
    table = host.open("review")
    page = table.page
    slider = page.locator("input[type='range']").first
    most = slider.get_attribute("max")
    expect(slider).to_have_value("0")
    first = page.locator(".dk-moves button").first
    first.scroll_into_view_if_needed()
    first.click()
    expect(slider).to_have_value("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    slider.focus()
    page.keyboard.press("Shift+ArrowRight")
    second = page.locator(".dk-moves button").nth(1)
    expect(second).to_have_attribute("aria-pressed", "true")
    table.press("sign", "good")
    page.locator("summary", has_text="Comment on this position").click()
    page.locator("textarea[name='comment']").fill("<i>why</i>")
    assert "Comment saved" in table.press("comment")
    expect(page.get_by_text("Comment: ! <i>why</i>")).to_be_visible()
    expect(second).to_contain_text(" !")
    # The pairs of bars are counted by themselves; each leads to its turn.
    bars = page.locator(".dk-turns li button")
    expect(page.locator(".dk-turns")).to_contain_text("All turns together scored")
    bars.nth(6).click()
    expect(bars.nth(6)).to_have_attribute("aria-pressed", "true")
    table.press("step", "last")
    expect(slider).to_have_value(most or "")
    table.press("step", "first")
    expect(slider).to_have_value("0")
    # A chart, drawn by BokehJS, leads to the places of the game as well.
    chart = page.locator(".dk-figure")
    expect(chart).to_have_count(0)
    assert not page.evaluate(LOADED), "it is loaded only now"
    page.locator("[data-press='show_chart'][data-value='points']").click()
    canvas = chart.locator("canvas").first
    expect(canvas).to_be_visible(timeout=60_000)  # a kernel imports Bokeh for its first chart
    assert len(page.evaluate(LOADED)) == (host.name != "lab"), "a notebook carries it"
    # In a narrow notebook the chart is higher than what is seen of it between board and answer.
    canvas.evaluate("chart => chart.scrollIntoView({ block: 'end' })")
    expect(chart.locator("figcaption")).to_contain_text("Points after each round")
    page.wait_for_timeout(300)
    box = chart.locator("[role='group']").bounding_box()
    assert box is not None
    assert len(_colours(canvas.screenshot())) > 20, "something is drawn"
    # What is pointed at is seen on the board as long as it is.
    before = table.tick
    for share in (0.93, 0.9, 0.87, 0.84):
        page.mouse.move(box["x"] + share * box["width"], box["y"] + 0.7 * box["height"])
        page.wait_for_timeout(100)
    expect(table.board).not_to_have_attribute("data-tick", before)
    expect(slider).to_have_value("0")
    for share in (0.93, 0.9, 0.87, 0.84):
        page.mouse.click(box["x"] + share * box["width"], box["y"] + 0.7 * box["height"])
        page.wait_for_timeout(100)
        if slider.input_value() != "0":
            break
    expect(slider).not_to_have_value("0")
    expect(table.board).to_be_in_viewport(ratio=0.9)
    expect(canvas).to_be_visible()


@PAGED
def test_a_bar_of_the_chart_stays_in_sight_and_in_focus_when_it_is_clicked(host: Host) -> None:
    bar = host.open("review", viewport={"width": 360, "height": 740}).page.locator(
        ".dk-turns li button"
    )
    bar.nth(4).click()
    expect(bar.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(bar.nth(4)).to_be_focused()
    expect(bar.nth(4)).to_be_in_viewport()


def test_keys_go_by_turns_and_steps(host: Host) -> None:
    page = host.open("review").page
    slider = page.locator("input[type='range']").first
    most = slider.get_attribute("max") or ""
    space = page.locator("[data-space='c4']")
    for focused in (slider, space, page.locator("[data-press='step']").first):
        focused.focus()
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        page.keyboard.press("Shift+ArrowRight")
        expect(slider).to_have_value("1")
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("2")
        page.keyboard.press("End")
        expect(slider).to_have_value(most)
        page.keyboard.press("ArrowLeft")
        expect(slider).not_to_have_value(most)
        assert int(slider.input_value()) < int(most) - 1
    # On the board Enter begins to walk from space to space, and Escape ends it.
    at = slider.input_value()
    space.focus()
    for key in ("Enter", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("[data-space='d4']")).to_be_focused()
    expect(slider).to_have_value(at)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(at)
    expect(page.locator("[data-space='d4']")).to_be_focused()


def test_worst_turn_is_tried_again_and_the_better_one_shown(host: Host) -> None:
    table = host.open("review")
    page, answer = table.page, table.page.get_by_test_id("answer")
    chip = page.locator("[data-press='learn']").first
    chip.click()
    expect(answer).to_contain_text("Play this turn again")
    expect(page.locator(".dk-turns")).to_have_count(0)
    page.wait_for_timeout(450)  # the lamp may have come under the pointer just now
    page.locator("[data-press='hint']").click()
    expect(answer).to_contain_text("Look at tile")
    page.locator("[data-press='show_best']").click()
    steps = page.locator(".dk-steps input")
    expect(steps).to_have_value("1")
    expect(page.locator(".dk-slot-status .dk-heading")).to_be_focused()
    while steps.input_value() != steps.get_attribute("max"):
        at = steps.input_value()
        page.keyboard.press("ArrowRight")
        expect(steps).not_to_have_value(at)
    expect(answer).to_contain_text("points instead of")
    expect(page.locator(".dk-is-step")).not_to_have_count(0)
    expect(page.locator(".dk-is-worth")).to_have_count(1)
    page.locator("[data-press='come_back']").click()
    expect(page.locator(".dk-turns")).to_have_count(1)


@IN_APP
def test_back_from_a_turn_the_review_begins_at_its_top(host: Host) -> None:
    table = host.open("review", **PHONE)
    page = table.page
    info = page.locator(".dk-slot-info")
    table.press("step", "last")
    learn = page.locator(".dk-toolbar [data-press='learn']").first
    expect(learn).to_be_in_viewport(ratio=1)
    while not table.offers("choose_guardian"):  # where a round begins
        table.press("step", "turn_back")
    chip = info.locator("[data-press='learn']").last
    chip.scroll_into_view_if_needed()
    table.changed_by(chip.tap)
    table.press("come_back")
    assert info.evaluate("(one) => one.scrollTop") == 0
    expect(info.locator("[data-press='choose_guardian']")).not_to_have_count(0)
    expect(table.board).to_be_in_viewport(ratio=1)


@PAGED
def test_a_comment_is_kept_as_it_is_typed(host: Host) -> None:
    table = host.open("review")
    page = table.page
    table.press("step", "turn_on")
    page.locator("summary", has_text="Comment on this position").click()
    page.locator("textarea[name='comment']").press_sequentially("a bold start")
    table.press("step", "turn_on")
    table.press("step", "turn_back")
    expect(page.get_by_text("Comment: a bold start")).to_be_visible()
    table.press("step", "turn_on")
    page.locator("summary", has_text="Comment on this position").click()
    page.locator("textarea[name='comment']").press_sequentially("then this")
    page.wait_for_timeout(1_000)
    expect(page).to_have_url(re.compile("game="))
    page.reload()
    expect(page.get_by_text("Comment: then this")).to_be_visible()


@pytest.mark.parametrize("length", [99_000, 100_000, 200_000, 200_001])
@PAGED
def test_a_record_of_every_length_is_answered(host: Host, length: int) -> None:
    table = host.open("review")
    table.press("step", "turn_on")  # it is alive
    form = table.page.locator("details", has=table.page.locator("textarea[name='text']"))
    form.locator("summary").click()
    form.locator("textarea").evaluate(
        """(field, text) => {
          field.value = text;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        record_of(sample_game(3, 2)).ljust(length),
    )
    table.press("open_saved")
    expect(form.locator(".dk-error")).to_have_count(int(length > MAX_RECORD_LENGTH))
    table.press("step", "turn_back")


def _colours(png: bytes) -> set[tuple[int, ...]]:
    """Return the colours of a picture."""
    with Image.open(BytesIO(png)) as picture:
        found = picture.convert("RGB").getcolors(1 << 24)
    return {colour for _, colour in found or ()}  # type: ignore[misc]
