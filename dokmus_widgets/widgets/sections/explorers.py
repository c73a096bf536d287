"""The kinds of section that the explorers of set-up, scores, guardians and positions add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import partial
from typing import Any

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button, Chip, Pressed, Table, Titled


class Rail(Section):
    """Numbered steps in a row; a press on one sends ``name`` with its number, from 0."""

    label: str
    name: str
    steps: Sequence[str]
    now: int


class OnTrack(SheetItem):
    """A seat ``at`` a place of the track, from 0."""

    seat: int
    at: int
    text: str


class Track(Section):
    """A track with the points of each place, and the seats on it."""

    title: str
    points: Sequence[int]
    seats: Sequence[OnTrack]


class Fact(SheetItem):
    """A line of what there is to know."""

    label: str
    text: str
    seat: int | None = None


class Facts(Section):
    """What there is to know, line by line, and in a table.

    ``short``: the same in few words, below which it is folded where there is little room.
    """

    title: str
    entries: Sequence[Fact]
    short: str = ""
    table: Table | None = None


class Opener(Pressed):
    """A button that opens the buttons ``inside`` right after it; None where it is closed."""

    inside: Sequence[Button] | None = None


class Choices(Section):
    """Long lists of buttons, to be folded away."""

    title: str
    groups: Sequence[Titled[Button | Opener]]


class Remarked(SheetItem):
    """A remark with its rules."""

    text: str
    chips: Sequence[Chip]


class Remarks(Section):
    """What there is to remark; ``tone``: missing, stop, note or sound."""

    title: str
    tone: str
    remarks: Sequence[Remarked]


class Chart(Section):
    """A chart that BokehJS draws, and the same in words; a press on something of it sends
    ``look_at`` with the number beside it in the column ``place`` of the source of that ``name``.
    """

    name: str
    title: str
    text: str
    document: Any
    failed: str = field(default_factory=partial(say, "review-chart-failed"))


class Slider(Section):
    """A slider over the places 0 to ``most``: each sends ``look_at`` with its number."""

    label: str
    at: int
    most: int
