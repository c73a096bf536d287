"""The sections of the explorers of set-up, scores, guardians and positions."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, field
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
    """Long lists of buttons that can be folded; ``is_open``: not folded at first."""

    title: str
    groups: Sequence[Titled[Button | Opener]]
    is_open: bool = True


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


class Step(Button):
    """A button with an icon that sends ``single`` with Shift."""

    _: KW_ONLY
    single: Any


class Slider(Section):
    """A slider from 0 to ``most`` that sends ``name`` with its value, after the buttons ``steps``.

    ``told``: where it is, in words.
    """

    label: str
    name: str
    at: int
    most: int
    told: str
    steps: Sequence[Step]


class Bars(Pressed):
    """A pair of bars: points scored by a seat, and possible ones, None where unknown.

    ``lit``: whether the seat's colour is shown.
    """

    _: KW_ONLY
    seat: int
    made: int
    best: int | None
    lit: bool


class TurnChart(Section):
    """A pair of bars for each turn, by round; ``keys``: what the first and the second bar mean.

    ``most``: the points of the highest bar.
    """

    title: str
    note: str
    keys: tuple[str, str]
    switches: Sequence[Button]
    groups: Sequence[Titled[Bars]]
    most: int
