"""Tests of the parser for players."""

from __future__ import annotations

import pytest

from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explore.parsing import read_seat


def test_a_name_counts_before_a_colour_or_a_number() -> None:
    assert read_seat("blue", ("Ann", "Blue")) == 1
    assert read_seat(" BLUE ", ("Ann", "Blue")) == 1
    assert read_seat("0", ("Ann", "0")) == 1
    assert read_seat("Ann", ("Ann", "Blue")) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_such_a_name_colours_and_numbers_do(language: str) -> None:
    names = ("Ann", "Ben", "Cid", "Dot")
    with speaking(language):
        colours = seat_names(4)
    for seat, colour in enumerate(colours):
        assert read_seat(colour, names) == seat
        assert read_seat(str(seat), names) == seat
        assert read_seat(seat, names) == seat


@pytest.mark.parametrize("wish", ["Eve", "4", 4, -1, True, None, 1.0])
def test_whoever_is_not_there_is_told_who_is(wish: object) -> None:
    with pytest.raises(ValueError, match="Ann"):
        read_seat(wish, ("Ann", "Ben", "Cid", "Dot"))
