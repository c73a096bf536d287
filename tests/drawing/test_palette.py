"""Colour contrast in both themes (WCAG 2)."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from dokmus_widgets.drawing import PALETTE, SEATS, art_css, variables_css
from dokmus_widgets.drawing.palette import colour

#: The grounds a token or a mark may stand on.
TERRAIN_FILLS = ("meadow", "wood", "water", "rock", "ash", "plaza", "stone")
ALL: Any = ("light", "dark", "contrast")


def luminance(code: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(code[i : i + 2]) for i in (1, 3, 5))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_formula() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ALL)
def test_words_can_be_read(theme: Any) -> None:
    assert contrast(colour("ink", theme), colour("paper", theme)) >= 7
    assert contrast(colour("tag-ink", theme), colour("tag", theme)) >= 7


@pytest.mark.parametrize("theme", ALL)
def test_tokens_stand_out_on_every_ground(theme: Any) -> None:
    """A token has a dark line within a light halo: one of the two is seen on any ground."""
    line, halo = colour("token-line", theme), colour("token-halo", theme)
    assert contrast(line, halo) >= 7
    for ground in TERRAIN_FILLS:
        fill = colour(ground, theme)
        assert max(contrast(line, fill), contrast(halo, fill)) >= 3
    for seat in range(SEATS):
        assert contrast(line, colour(f"seat-{seat}", theme)) >= 3


def test_marks_of_high_contrast_stand_out_on_every_ground() -> None:
    line, halo = colour("token-line", "contrast"), colour("token-halo", "contrast")
    for ground in TERRAIN_FILLS:
        assert contrast(line, colour(ground, "contrast")) >= 7
    for mark in ("stop", "gain", "route"):
        assert contrast(colour(mark, "contrast"), halo) >= 7
    assert contrast(colour("signal", "contrast"), line) >= 7


@pytest.mark.parametrize("theme", ALL)
def test_seat_marks_stand_out_on_their_tents(theme: Any) -> None:
    for seat, mark in enumerate(("token-halo", "token-halo", "token-line", "token-line")):
        assert contrast(colour(mark, theme), colour(f"seat-{seat}", theme)) >= 3


@pytest.mark.parametrize("theme", ALL)
def test_waves_and_lava_show(theme: Any) -> None:
    assert contrast(colour("water-line", theme), colour("water", theme)) >= 2
    assert contrast(colour("lava", theme), colour("volcano", theme)) >= 3
    assert contrast(colour("snow", theme), colour("mountain-shade", theme)) >= 3


@pytest.mark.parametrize("theme", ALL)
def test_volcano_and_mountain_differ_in_grey(theme: Any) -> None:
    assert contrast(colour("mountain", theme), colour("volcano", theme)) >= 3


@pytest.mark.parametrize("theme", ALL)
def test_the_three_wide_terrains_differ_in_grey(theme: Any) -> None:
    for a, b in combinations(("meadow", "wood", "water"), 2):
        assert contrast(colour(a, theme), colour(b, theme)) >= 1.25


def test_seats_keep_the_okabe_ito_colours() -> None:
    for theme in (0, 1):
        seats = [PALETTE[f"seat-{seat}"][theme] for seat in range(SEATS)]
        assert seats == ["#0072b2", "#d55e00", "#f0e442", "#cc79a7"]


def test_variables_name_the_whole_palette() -> None:
    css = variables_css(".board")
    assert ".dokmus-colours-contrast .board{" in css
    assert css.startswith(".board{")
    assert css.endswith("}")
    for name, (light, dark) in PALETTE.items():
        assert f"--dk-{name}:light-dark({light},{dark});" in css


def test_the_live_rules_use_variables_only_and_only_known_ones() -> None:
    css = art_css(None)
    assert not re.search(r"#[0-9a-f]{3}", css)
    assert set(re.findall(r"var\(--dk-([a-z0-9-]+)\)", css)) <= set(PALETTE)


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_literal_rules_use_no_variables(theme: Any) -> None:
    assert "var(" not in art_css(theme)
    assert "$" not in art_css(theme)
