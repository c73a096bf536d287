"""Perft: counts of lines of play."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import perft
from tests.core.playing import small_game


def test_perft_counts_the_lines_that_playing_them_all_finds() -> None:
    start = small_game(3)
    lines = [start]
    for depth in range(3):
        assert perft(start, depth) == len(lines)
        lines = [state.apply(action) for state in lines for action in state.legal_actions()]


def test_a_line_cannot_be_shorter_than_nothing() -> None:
    with pytest.raises(ValueError, match="depth: a whole number from 0"):
        perft(small_game(3), -1)
