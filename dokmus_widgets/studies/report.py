"""What the games of a study show: estimates in tables, as facts, and as plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from unicodedata import east_asian_width

import numpy as np

from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import say
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import Estimate, Numbers, Whole, difference, mean, share
from dokmus_widgets.studies.parts import Results
from dokmus_widgets.studies.sides import sides
from dokmus_widgets.studies.study import Arm, Study

#: Measures that are shares, from 0 to 1.
SHARES = ("wins", "fair", "first", "taken", "reaches", "completes", "somebody")
MEASURES = (*SHARES, "moves", "points", "gained", "winners", "others", "even", "lift")
SECTIONS = (
    *("arms", "paired", "players", "seats", "cards", "rounds", "lines"),
    *("sacrificed", "reached", "completed", "sides"),
)
#: Where so many or more are few enough to be told together.
_MANY_SACRIFICES = 12
#: Fewer than this say nothing on their own.
_FEW = 10

#: Says something in the language that is spoken.
Words = Callable[[], str]


@dataclass(frozen=True)
class Section:
    """A table: ``name`` of its heading, its measures, and a row of estimates for each of them."""

    name: str
    measures: tuple[str, ...]
    rows: tuple[tuple[Words, tuple[Estimate, ...]], ...]


@dataclass(frozen=True)
class Report:
    """What a study shows; ``games``: how many are there, ``faults``: decisions drawn by lot."""

    study: Study
    games: int
    faults: int
    sections: tuple[Section, ...]

    def head(self) -> Iterator[str]:
        """What is said before the tables, a line each."""
        study = self.study
        yield say("study-done", games=self.games, of=study.games, seed=f"{study.seed}")
        yield say("study-note")
        if self.faults:
            yield say("study-faults", count=self.faults)


def report(results: Results) -> Report:
    """What the games that are there show; ``ValueError`` where there are none."""
    columns, study = Columns.of(results), results.study
    made = _arms, _paired, _players, _seats, _cards, _rounds, _lines, _sacrificed, _tiles, _sides
    sections = (section for make in made for section in make(columns, study) if section.rows)
    faults = len(columns.table["faults"].combine_chunks().flatten())
    return Report(study, columns.table.num_rows, faults, tuple(sections))


def text(report: Report) -> str:
    """The report as plain text."""
    lines = [say("study-title"), "", *report.head()]
    for section in report.sections:
        lines += ["", heading(section), *_aligned(cells(section))]
    return "\n".join(lines)


def heading(section: Section) -> str:
    return say(f"study-{section.name}")


def cells(section: Section) -> Iterator[list[str]]:
    """The table of a section in words, row by row, its head first."""
    yield ["", say("study-count"), *(say(f"study-by-{name}") for name in section.measures)]
    for label, found in section.rows:
        told = [shown(*pair) for pair in zip(section.measures, found, strict=True)]
        yield [label(), f"{found[0].number}", *told]


def shown(measure: str, found: Estimate) -> str:
    """An estimate in words."""
    value, low, high = (_number(measure, number) for number in found[:3])
    if found.low == found.high:
        return value
    return say("study-interval", value=value, low=low, high=high)


def _number(measure: str, value: float) -> str:
    if np.isnan(value):
        return "?"
    whole, _, part = (
        f"{100 * value if measure in SHARES else value:.{1 + (measure not in SHARES)}f}".partition(
            "."
        )
    )
    told = say("study-number", whole=whole.replace("-", "\N{MINUS SIGN}"), part=part)
    return say("study-share", number=told) if measure in SHARES else told


def _aligned(table: Iterable[list[str]]) -> Iterator[str]:
    rows = list(table)
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        told = [first + " " * (widths[0] - _width(first))]
        told += [" " * (w - _width(c)) + c for c, w in zip(rest, widths[1:], strict=True)]
        yield "  ".join(told).rstrip()


def _width(words: str) -> int:
    return sum(1 + (east_asian_width(letter) in "WF") for letter in words)


def _arms(columns: Columns, study: Study) -> Iterator[Section]:
    rows = []
    for number, label in enumerate(_labels(study)):
        measured = _arm(columns, number)
        found = [
            (share if name in SHARES else mean)(values, groups)
            for name, (values, groups) in measured.items()
        ]
        rows.append((label, tuple(found)))
    yield Section("arms", ("moves", "points", "first"), tuple(rows))


def _paired(columns: Columns, study: Study) -> Iterator[Section]:
    labels = _labels(study)
    if not study.paired or len(labels) < 2:
        return
    usual, rows = _arm(columns, 0), []
    for number, label in enumerate(labels[1:], 1):
        other = _arm(columns, number)
        found = [difference(*other[name], *usual[name]) for name in usual]
        rows.append((label, tuple(found)))
    yield Section("paired", ("moves", "points", "first"), tuple(rows))


def _arm(columns: Columns, number: int) -> dict[str, tuple[Numbers, Whole]]:
    """The measures of an arm, each with the islands."""
    games, seats = columns.arms == number, columns.arms[columns.game] == number
    first = seats & (_place(columns) == 0)
    groups = columns.seeds[columns.game]
    return {
        "moves": (columns.by_game("plies")[games], columns.seeds[games]),
        "points": (columns.by_seat("total")[seats], groups[seats]),
        "first": (columns.won[first], groups[first]),
    }


def _labels(study: Study) -> list[Words]:
    """What tells the arms apart."""

    def words(arm: Arm) -> str:
        parts = (", ".join(arm.lineup), arm.tiles, say(f"reading-{arm.reading}"))
        several = [len(set(values)) > 1 for values in zip(*study.arms, strict=True)]
        told = [part for part, apart in zip(parts, several, strict=True) if apart]
        return "; ".join(told or parts)

    return [partial(words, arm) for arm in study.arms]


def _players(columns: Columns, study: Study) -> Iterator[Section]:
    names = np.asarray(columns.names)
    known = sorted(set(columns.names))
    rows = []
    for name in known if len(known) > 1 else ():
        fair = 1 / columns.seats[columns.game[names == name]]
        even = Estimate(fair.mean(), fair.mean(), fair.mean(), len(fair))
        wins, points = _standing(columns, names == name)
        rows.append((partial(str, name), (wins, even, points)))
    yield Section("players", ("wins", "fair", "points"), tuple(rows))


def _seats(columns: Columns, study: Study) -> Iterator[Section]:
    place, seats = _place(columns), columns.seats[columns.game]
    rows = [
        (
            partial(say, "study-seat", seat=seat + 1, seats=int(count)),
            _standing(columns, (seats == count) & (place == seat)),
        )
        for count in np.unique(seats)
        for seat in range(count)
    ]
    yield Section("seats", ("wins", "points"), tuple(rows))


def _cards(columns: Columns, study: Study) -> Iterator[Section]:
    yield Section("cards", ("taken", "gained"), tuple(_by_card(columns, None)))


def _rounds(columns: Columns, study: Study) -> Iterator[Section]:
    number = columns.rounds[1]
    rows = [row for one in range(number.max(initial=-1) + 1) for row in _by_card(columns, one)]
    yield Section("rounds", ("taken", "gained", "wins"), tuple(rows))


def _by_card(columns: Columns, wanted: int | None) -> Iterator[tuple[Words, tuple[Estimate, ...]]]:
    """The cards in that round, or in all rounds together."""
    row, number, card, gained = columns.rounds
    there = np.full(len(row), True) if wanted is None else number == wanted
    groups = columns.seeds[columns.game[row]]
    for one in CARDS:
        mine = there & (card == one)
        if not mine.any():
            continue
        # Of all seats, but told with how many took it.
        taken = share((card == one)[there].astype(float), groups[there])
        found = taken._replace(number=int(mine.sum())), mean(gained[mine], groups[mine])
        if wanted is None:
            yield partial(say, "seat-card", card=one), found
        else:
            wins = share(columns.won[row[mine]], groups[mine])
            yield partial(say, "study-card-round", card=one, round=wanted + 1), (*found, wins)


def _lines(columns: Columns, study: Study) -> Iterator[Section]:
    groups, won = columns.seeds[columns.game], columns.won > 0
    rows = []
    for line in SeatScore.__match_args__:
        values = columns.by_seat(line)
        found = (
            mean(values, groups),
            mean(values[won], groups[won]),
            mean(values[~won], groups[~won]),
        )
        rows.append((partial(say, f"score-{line}"), found))
    yield Section("lines", ("points", "winners", "others"), tuple(rows))


def _sacrificed(columns: Columns, study: Study) -> Iterator[Section]:
    counts = np.minimum(columns.by_seat("sacrificed"), _MANY_SACRIFICES)
    yield _counted(columns, "sacrificed", counts, _MANY_SACRIFICES)


def _tiles(columns: Columns, study: Study) -> Iterator[Section]:
    for name in ("reached", "completed"):
        masks = columns.by_seat(name).astype(int)
        yield _counted(columns, name, np.bitwise_count(masks).astype(float))


def _counted(columns: Columns, name: str, counts: Numbers, most: int = -1) -> Section:
    """How seats stand by how many they have of something."""
    rows = [
        (
            partial(say, "study-many", count=most) if count == most else partial(str, int(count)),
            _standing(columns, counts == count),
        )
        for count in np.unique(counts)
        if (counts == count).sum() >= _FEW
    ]
    return Section(name, ("wins", "points"), tuple(rows))


def _sides(columns: Columns, study: Study) -> Iterator[Section]:
    rows = []
    for side in sides(columns):
        label = partial(say, "study-side", tile=side.tile, side="AB"[side.up])
        rows.append((label, side[2:]))
    yield Section("sides", ("reaches", "completes", "somebody", "even", "lift"), tuple(rows))


def _place(columns: Columns) -> Whole:
    """Each seat as counted from the one that has the talisman first."""
    talisman = columns.by_game("talisman").astype(int)
    return np.asarray((columns.seat - talisman[columns.game]) % columns.seats[columns.game])


def _standing(
    columns: Columns, seats: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
) -> tuple[Estimate, Estimate]:
    """How often those seats win, and their points."""
    groups = columns.seeds[columns.game[seats]]
    return share(columns.won[seats], groups), mean(columns.by_seat("total")[seats], groups)
