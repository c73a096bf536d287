"""What the games of a study show: estimates in tables, as facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import say
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import Estimate, Numbers, Whole, difference, mean, share
from dokmus_widgets.studies.parts import Results
from dokmus_widgets.studies.sides import Side, by_skill, sides
from dokmus_widgets.studies.study import Arm, Study

#: Measures that are shares, from 0 to 1.
SHARES = ("wins", "fair", "first", "taken", "reaches", "completes", "somebody", "leader")
MEASURES = (*SHARES, "moves", "points", "gained", "winners", "others", "odds", "even", "lift")
SECTIONS = (
    *("arms", "paired", "players", "seats", "cards", "rounds", "lines"),
    *("sacrificed", "reached", "completed", "sides"),
)
#: Where so many or more are few enough to be told together.
_MANY_SACRIFICES = 12
#: Fewer than this say nothing on their own.
_FEW = 10
#: So many games are told one by one.
_SAMPLED = 12


@dataclass(frozen=True)
class Label:
    """What a row is called: messages with what they tell; without a message, a name as it is."""

    parts: tuple[tuple[str, Mapping[str, str | int]], ...]

    def __call__(self) -> str:
        """In the language that is spoken."""
        return "; ".join(
            say(name, **told) if name else f"{told['name']}" for name, told in self.parts
        )


def label(message: str, /, **told: str | int) -> Label:
    """A row that a message names."""
    return Label(((message, told),))


def named(*names: str) -> Label:
    """A row that is called the same everywhere."""
    return Label(tuple(("", {"name": name}) for name in names))


@dataclass(frozen=True)
class Section:
    """A table: ``name`` of its heading, its measures, and a row of estimates for each of them."""

    name: str
    measures: tuple[str, ...]
    rows: tuple[tuple[Label, tuple[Estimate, ...]], ...]


class Sampled(NamedTuple):
    """A game by which a report is known again: its number, its plies, the seats' points."""

    game: int
    plies: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Report:
    """What a study shows; ``games``: how many are there in all.

    ``seats``: where only tables of so many are told; ``faults``: decisions drawn by lot at those.
    ``dead`` and ``dominant``: the sides of tiles that are, None where the limits are not for it.
    """

    study: Study
    seats: int | None
    made: str
    games: int
    faults: int
    sections: tuple[Section, ...]
    dead: tuple[Label, ...] | None
    dominant: tuple[Label, ...] | None
    sample: tuple[Sampled, ...]

    def section(self, name: str) -> Section:
        """The table of that name; ``KeyError`` where the study has none."""
        found = {section.name: section for section in self.sections}
        return found[name]


def report(results: Results, seats: int | None = None) -> Report:
    """What the games that are there show, only those of so many ``seats`` where they are said;
    ``ValueError`` where there are none.
    """
    columns, study = Columns.of(results, seats), results.study
    found = list(sides(columns))
    made = _arms, _paired, _players, _seats, _cards, _rounds, _lines, _sacrificed, _tiles
    sections = [section for make in made for section in make(columns, study) if section.rows]
    rows = tuple((_side(side), side[2:]) for side in found)
    sections.append(Section("sides", ("reaches", "completes", "somebody", "even", "lift"), rows))
    judged = by_skill(study)
    return Report(
        study,
        seats,
        results.made,
        sum(len(study.numbers(part)) for part in results.done()),
        len(columns.table["faults"].combine_chunks().flatten()),
        tuple(sections),
        tuple(_side(side) for side in found if side.dead) if judged else None,
        tuple(_side(side) for side in found if side.dominant) if judged else None,
        tuple(_sample(columns)),
    )


def _side(side: Side) -> Label:
    return label("study-side", tile=side.tile, side="AB"[side.up])


def _sample(columns: Columns) -> Iterator[Sampled]:
    """Games from all over the study."""
    table = columns.table
    for row in np.unique(np.linspace(0, table.num_rows - 1, _SAMPLED).astype(int)):
        [one] = table.slice(row, 1).select(["game", "plies", "total"]).to_pylist()
        yield Sampled(one["game"], one["plies"], tuple(one["total"]))


def _arms(columns: Columns, study: Study) -> Iterator[Section]:
    rows = []
    for number, label in enumerate(_labels(study)):
        if not (columns.arms == number).any():
            continue
        measured = _arm(columns, number)
        found = [
            (share if name in SHARES else mean)(values, groups)
            for name, (values, groups) in measured.items()
        ]
        rows.append((label, tuple(found)))
    yield Section("arms", ("moves", "points", "first"), tuple(rows))


def _paired(columns: Columns, study: Study) -> Iterator[Section]:
    there = [(number, one) for number, one in enumerate(_labels(study)) if number in columns.arms]
    if not study.paired or len(there) < 2:
        return
    usual, rows = _arm(columns, there[0][0]), []
    for number, label in there[1:]:
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


def _labels(study: Study) -> list[Label]:
    """What tells the arms apart."""
    several = [len(set(values)) > 1 for values in zip(*study.arms, strict=True)]

    def one(arm: Arm) -> Label:
        reading = label(f"reading-{arm.reading}")
        parts = (*named(", ".join(arm.lineup), arm.tiles).parts, *reading.parts)
        told = tuple(part for part, apart in zip(parts, several, strict=True) if apart)
        return Label(told or parts)

    return [one(arm) for arm in study.arms]


def _players(columns: Columns, study: Study) -> Iterator[Section]:
    names = np.asarray(columns.names)
    known = sorted(set(columns.names))
    rows = []
    for name in known if len(known) > 1 else ():
        fair = 1 / columns.seats[columns.game[names == name]]
        even = Estimate(fair.mean(), fair.mean(), fair.mean(), len(fair))
        wins, points = _standing(columns, names == name)
        rows.append((named(name), (wins, even, points)))
    yield Section("players", ("wins", "fair", "points"), tuple(rows))


def _seats(columns: Columns, study: Study) -> Iterator[Section]:
    place, seats = _place(columns), columns.seats[columns.game]
    rows = [
        (
            label("study-seat", seat=seat + 1, seats=int(count)),
            _standing(columns, (seats == count) & (place == seat)),
        )
        for count in np.unique(seats)
        for seat in range(count)
    ]
    yield Section("seats", ("wins", "points"), tuple(rows))


def _cards(columns: Columns, study: Study) -> Iterator[Section]:
    yield Section("cards", ("taken", "gained", "odds"), tuple(_by_card(columns, None)))


def _rounds(columns: Columns, study: Study) -> Iterator[Section]:
    number = columns.rounds[1]
    rows = [row for one in range(number.max(initial=-1) + 1) for row in _by_card(columns, one)]
    yield Section("rounds", ("taken", "gained", "odds"), tuple(rows))


def _by_card(columns: Columns, wanted: int | None) -> Iterator[tuple[Label, tuple[Estimate, ...]]]:
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
        # Two players have not all cards, and win more often than four.
        odds = columns.won[row[mine]] * columns.seats[columns.game[row[mine]]]
        yield (
            label("seat-card", card=one)
            if wanted is None
            else label("study-card-round", card=one, round=wanted + 1),
            (
                taken._replace(number=int(mine.sum())),
                mean(gained[mine], groups[mine]),
                mean(odds, groups[mine]),
            ),
        )


def _lines(columns: Columns, study: Study) -> Iterator[Section]:
    groups, won = columns.seeds[columns.game], columns.won > 0
    rows = []
    for line in SeatScore.__match_args__:
        values = columns.by_seat(line)
        ahead = columns.ahead(values)
        found = (
            mean(values, groups),
            mean(values[won], groups[won]),
            mean(values[~won], groups[~won]),
            share(columns.won[ahead], groups[ahead]),
        )
        rows.append((label(f"score-{line}"), found))
    yield Section("lines", ("points", "winners", "others", "leader"), tuple(rows))


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
            label("study-many", count=most) if count == most else named(f"{int(count)}"),
            _standing(columns, counts == count),
        )
        for count in np.unique(counts)
        if (counts == count).sum() >= _FEW
    ]
    return Section(name, ("wins", "points"), tuple(rows))


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
