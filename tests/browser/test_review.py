"""A game looked back on by hand, in every host."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from playwright.sync_api import expect

from tests.browser.hosts import Host

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
    page.keyboard.press("ArrowRight")
    second = page.locator(".dk-moves button").nth(1)
    expect(second).to_have_attribute("aria-pressed", "true")
    table.press("sign", "good")
    page.locator("summary", has_text="Comment on this position").click()
    page.locator("textarea[name='comment']").fill("<i>why</i>")
    assert "is kept" in table.press("comment")
    expect(page.get_by_text("Comment: ! <i>why</i>")).to_be_visible()
    expect(second).to_contain_text(" !")
    table.press("step", "round_on")
    table.press("step", "turn_on")
    table.press("see_best_on")
    expect(page.get_by_test_id("answer")).to_contain_text("the most was")
    table.press("play_best")
    expect(slider).to_have_count(0)
    table.press("come_back")
    table.press("step", "last")
    expect(slider).to_have_value(most or "")
    # A number of a table leads to the end of its round.
    page.locator(".dk-score-table [data-press='look_at']").first.click()
    expect(slider).to_have_value("0")
    # A chart, drawn by BokehJS, leads to the places of the game as well.
    chart = page.locator(".dk-figure")
    expect(chart).to_have_count(0)
    assert not page.evaluate(LOADED), "it is loaded only now"
    page.locator("[data-press='show_chart'][data-value='points']").click()
    canvas = chart.locator("canvas").first
    expect(canvas).to_be_visible()
    assert len(page.evaluate(LOADED)) == (host.name != "lab"), "a notebook carries it"
    canvas.scroll_into_view_if_needed()
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


def _colours(png: bytes) -> set[tuple[int, ...]]:
    """Return the colours of a picture."""
    with Image.open(BytesIO(png)) as picture:
        found = picture.convert("RGB").getcolors(1 << 24)
    return {colour for _, colour in found or ()}  # type: ignore[misc]
