"""The sections of the explorers of set-up, scores, guardians and positions."""

from collections.abc import Sequence
from dataclasses import field
from functools import partial
from typing import Any

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button, Chip, Pressed, Table, Titled


class Rail(Section):
    """Numbered steps in a row; a press on one sends ``name`` with its index."""

    label: str
    name: str
    steps: Sequence[str]
    now: int


class OnTrack(SheetItem):
    """A seat ``at`` an index of the track."""

    seat: int
    at: int
    text: str


class Track(Section):
    """A track with the points of each place, and the seats on it."""

    title: str
    points: Sequence[int]
    seats: Sequence[OnTrack]


class Fact(SheetItem):
    label: str
    text: str
    seat: int | None = None


class Facts(Section):
    """Facts line by line, and in a table.

    ``short``: a summary, under which they are folded on a small screen.
    """

    title: str
    entries: Sequence[Fact]
    short: str = ""
    table: Table | None = None


class Opener(Pressed):
    """A button that opens the buttons ``inside`` after it; None where it is closed."""

    inside: Sequence[Button] | None = None


class Choices(Section):
    """Long lists of buttons that can be folded."""

    title: str
    groups: Sequence[Titled[Button | Opener]]


class Remarked(SheetItem):
    """A remark with its rules."""

    text: str
    chips: Sequence[Chip]


class Remarks(Section):
    """Remarks; ``tone``: missing, stop, note or sound."""

    title: str
    tone: str
    remarks: Sequence[Remarked]


class Chart(Section):
    """A chart that BokehJS draws, and its text alternative.

    A press on it sends ``look_at`` with the number in the column ``place`` of the source ``name``.
    """

    name: str
    title: str
    text: str
    document: Any
    failed: str = field(default_factory=partial(say, "review-chart-failed"))


class Slider(Section):
    """A slider from 0 to ``most`` that sends ``look_at`` with its value."""

    label: str
    at: int
    most: int
