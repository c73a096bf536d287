"""The position editor by hand: pieces, the moment of the game, undo, the link, the picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dokmus_widgets.core import new_game
from dokmus_widgets.core.notation import position_code
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import overflow


def test_a_position_is_built_by_hand(host: Host) -> None:
    table = host.open(f"editor?position={position_code(new_game(2, seed=1))}")
    page = table.page
    remarks = page.locator(".dk-remarks")
    expect(remarks).to_contain_text("Possible in a real game.")
    table.press("use", "paint-volcano")
    assert "Painted a1: volcano" in table.click("a1")
    table.press("use", "put-1")
    assert "Added a token for Orange on a1" in table.click("a1")
    expect(remarks.first).to_contain_text("which isn't a meadow or forest on an outer edge")
    table.changed_by(lambda: page.get_by_label("Phase").select_option(label="Turns"))
    expect(remarks.first).to_contain_text("any of Orange's tokens on a volcano")
    table.changed_by(lambda: page.get_by_label("To play").select_option(label="Orange"))
    page.locator("[data-press='copy_link']").click()
    taken_along = page.locator(".dk-copy input")
    expect(taken_along).to_have_value(re.compile("d2_"))
    for _ in range(4):
        table.press("undo")
    expect(remarks).to_contain_text("Possible in a real game.")


def test_it_is_worked_by_keyboard(host: Host) -> None:
    table = host.open("editor")
    page = table.page
    page.locator("[data-press='use'][data-value='take']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-value='take']")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Round").focus()
    table.changed_by(lambda: page.keyboard.press("ArrowDown"))
    expect(page.locator(".dk-heading")).to_contain_text("Round 5")
    expect(page.get_by_label("Round")).to_be_focused()


@pytest.mark.longer
@PAGED
def test_it_fits_a_phone(host: Host) -> None:
    table = host.open("editor", **PHONE)
    page = table.page
    assert overflow(page) == 0
    table.click("c1")
    page.locator("[data-press='show_files']").click()
    page.get_by_text("Start over", exact=True).click()
    page.get_by_text("Save and open", exact=True).click()
    assert overflow(page) == 0


@pytest.mark.parametrize(
    ("host", "path"),
    [
        ("app", "editor"),
        pytest.param("app", "", marks=pytest.mark.longer),
        pytest.param("app", "score", marks=pytest.mark.longer),
        pytest.param("lab", "editor", marks=pytest.mark.longer),
        pytest.param("site", "editor", marks=pytest.mark.longer),
    ],
    indirect=["host"],
)
def test_the_picture_is_downloaded(host: Host, tmp_path: Path, path: str) -> None:
    page = host.open(path).page
    page.locator("[data-press='show_files']").click()
    files = [("Download SVG", "dokmus.svg", b"<svg"), ("Download PNG", "dokmus.png", b"\x89PNG")]
    if host.name == "site":  # where nothing draws the other
        expect(page.locator(".dk-files")).to_contain_text("Download SVG")
        expect(page.get_by_text("Download PNG")).to_have_count(0)
        files.pop()
    for text, name, start in files:
        with page.expect_download() as waiting:
            page.get_by_text(text).click()
        assert waiting.value.suggested_filename == name
        waiting.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(start)
