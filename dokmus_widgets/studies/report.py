"""Study report: tables of estimates, independent of language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.keywords import suggests_arguments
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import say
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import Estimate, Numbers, Whole, difference, mean, share
from dokmus_widgets.studies.results import Results
from dokmus_widgets.studies.study import Arm, Study
from dokmus_widgets.studies.tile_sides import TileSide, find_sides, limits_apply

SHARES = ("wins", "fair", "first", "taken", "reaches", "completes", "somebody", "leader")
MEASURES = (*SHARES, "moves", "points", "gained", "winners", "others", "odds", "even", "lift")
SECTIONS = (
    *("arms", "paired", "players", "seats", "cards", "rounds", "lines"),
    *("sacrificed", "reached", "completed", "sides"),
)
_MAX_SACRIFICES = 12
_MIN_SEATS = 10
_SAMPLE_SIZE = 12


@dataclass(frozen=True)
class Label:
    """Row label: messages with their arguments; an empty message id stands for a plain name."""

    parts: tuple[tuple[str, Mapping[str, str | int]], ...]

    def __call__(self) -> str:
        return "; ".join(
            say(name, **arguments) if name else f"{arguments['name']}"
            for name, arguments in self.parts
        )


def label(message: str, /, **arguments: str | int) -> Label:
    return Label(((message, arguments),))


def name_label(*names: str) -> Label:
    return Label(tuple(("", {"name": name}) for name in names))


@dataclass(frozen=True)
class Section:
    """A table: the id of its heading, its measures, and rows of one estimate per measure."""

    name: str
    measures: tuple[str, ...]
    rows: tuple[tuple[Label, tuple[Estimate, ...]], ...]


class SampledGame(NamedTuple):
    """A game that identifies the study's games: its number, plies and points by seat."""

    game: int
    plies: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Report:
    """The findings of a study. ``players``: the only number covered, or None.

    ``faults``: replaced decisions; ``dead``, ``dominant``: None if the limits do not apply.
    """

    study: Study
    players: int | None
    fingerprint: str
    games: int
    faults: int
    sections: tuple[Section, ...]
    dead: tuple[Label, ...] | None
    dominant: tuple[Label, ...] | None
    sample: tuple[SampledGame, ...]

    def section(self, name: str) -> Section:
        return {section.name: section for section in self.sections}[name]


@suggests_arguments
def report(results: Results, players: int | None = None) -> Report:
    """Return the report of the finished games, optionally only of those with ``players``."""
    columns, study = Columns.of(results, players), results.study
    found = list(find_sides(columns))
    makers = _arms, _paired, _players, _seats, _cards, _cards_by_round, _lines, _sacrificed, _tiles
    sections = [section for make in makers for section in make(columns, study) if section.rows]
    rows = tuple((_side(side), side[2:]) for side in found)
    sections.append(Section("sides", ("reaches", "completes", "somebody", "even", "lift"), rows))
    has_limits = limits_apply(study)
    return Report(
        study,
        players,
        results.fingerprint,
        sum(len(study.games_of(part)) for part in results.finished_parts()),
        len(columns.table["faults"].combine_chunks().flatten()),
        tuple(sections),
        tuple(_side(side) for side in found if side.is_dead) if has_limits else None,
        tuple(_side(side) for side in found if side.is_dominant) if has_limits else None,
        tuple(_sample(columns)),
    )


def _side(side: TileSide) -> Label:
    return label("study-side", tile=side.tile, side="AB"[side.up])


def _sample(columns: Columns) -> Iterator[SampledGame]:
    table = columns.table
    for row in np.unique(np.linspace(0, table.num_rows - 1, _SAMPLE_SIZE).astype(int)):
        [one] = table.slice(row, 1).select(["game", "plies", "total"]).to_pylist()
        yield SampledGame(one["game"], one["plies"], tuple(one["total"]))


def _arms(columns: Columns, study: Study) -> Iterator[Section]:
    rows = []
    for number, label in _present_arms(columns, study):
        measured = _arm(columns, number).items()
        found = [
            share(*values, balanced=study.paired) if name in SHARES else mean(*values)
            for name, values in measured
        ]
        rows.append((label, tuple(found)))
    yield Section("arms", ("moves", "points", "first"), tuple(rows))


def _paired(columns: Columns, study: Study) -> Iterator[Section]:
    present = _present_arms(columns, study)
    if not study.paired or len(present) < 2:
        return
    baseline, rows = _arm(columns, present[0][0]), []
    for number, label in present[1:]:
        other = _arm(columns, number)
        found = [difference(*other[name], *baseline[name]) for name in baseline]
        rows.append((label, tuple(found)))
    yield Section("paired", ("moves", "points", "first"), tuple(rows))


def _arm(columns: Columns, number: int) -> dict[str, tuple[Numbers, Whole]]:
    games, seats = columns.arms == number, columns.arms[columns.game] == number
    first = seats & (_turn_order(columns) == 0)
    groups = columns.seeds[columns.game]
    return {
        "moves": (columns.by_game("plies")[games], columns.seeds[games]),
        "points": (columns.by_seat("total")[seats], groups[seats]),
        "first": (columns.won[first], groups[first]),
    }


def _present_arms(columns: Columns, study: Study) -> list[tuple[int, Label]]:
    several = [len(set(values)) > 1 for values in zip(*study.arms, strict=True)]

    def one(arm: Arm) -> Label:
        reading = label(f"reading-{arm.reading}")
        parts = (*name_label(", ".join(arm.lineup), arm.tiles).parts, *reading.parts)
        arguments = tuple(part for part, differs in zip(parts, several, strict=True) if differs)
        return Label(arguments or parts)

    return [(n, one(arm)) for n, arm in enumerate(study.arms) if n in columns.arms]


def _players(columns: Columns, study: Study) -> Iterator[Section]:
    names = np.asarray(columns.names)
    known = sorted(set(columns.names))
    rows = []
    for name in known if len(known) > 1 else ():
        fair = 1 / columns.seats[columns.game[names == name]]
        even = Estimate(fair.mean(), fair.mean(), fair.mean(), len(fair))
        wins, points = _wins_and_points(columns, names == name, balanced=study.paired)
        rows.append((name_label(name), (wins, even, points)))
    yield Section("players", ("wins", "fair", "points"), tuple(rows))


def _seats(columns: Columns, study: Study) -> Iterator[Section]:
    order, seats = _turn_order(columns), columns.seats[columns.game]
    rows = [
        (
            label("study-seat", seat=seat + 1, seats=int(count)),
            _wins_and_points(columns, (seats == count) & (order == seat), balanced=study.paired),
        )
        for count in np.unique(seats)
        for seat in range(count)
    ]
    yield Section("seats", ("wins", "points"), tuple(rows))


def _cards(columns: Columns, study: Study) -> Iterator[Section]:
    yield Section("cards", ("taken", "gained", "odds"), tuple(_by_card(columns, None)))


def _cards_by_round(columns: Columns, study: Study) -> Iterator[Section]:
    number = columns.rounds[1]
    rows = [row for one in range(number.max(initial=-1) + 1) for row in _by_card(columns, one)]
    yield Section("rounds", ("taken", "gained", "odds"), tuple(rows))


def _by_card(columns: Columns, wanted: int | None) -> Iterator[tuple[Label, tuple[Estimate, ...]]]:
    """Yield the rows of the cards in a round, or in all rounds together."""
    row, number, card, gained = columns.rounds
    present = np.full(len(row), True) if wanted is None else number == wanted
    groups = columns.seeds[columns.game[row]]
    for one in CARDS:
        chosen = present & (card == one)
        if not chosen.any():
            continue
        # Of all seats, but given with the number that took it.
        taken = share((card == one)[present].astype(float), groups[present])
        # Relative to the number of players, who win more often the fewer they are.
        odds = columns.won[row[chosen]] * columns.seats[columns.game[row[chosen]]]
        yield (
            label("study-card", card=one)
            if wanted is None
            else label("study-card-round", card=one, round=wanted + 1),
            (
                taken._replace(number=int(chosen.sum())),
                mean(gained[chosen], groups[chosen]),
                mean(odds, groups[chosen]),
            ),
        )


def _lines(columns: Columns, study: Study) -> Iterator[Section]:
    groups, won = columns.seeds[columns.game], columns.won > 0
    rows = []
    for line in SeatScore.__match_args__:
        values = columns.by_seat(line)
        ahead = columns.sole_leaders(values)
        found = (
            mean(values, groups),
            mean(values[won], groups[won]),
            mean(values[~won], groups[~won]),
            share(columns.won[ahead], groups[ahead]),
        )
        rows.append((label(f"score-{line}"), found))
    yield Section("lines", ("points", "winners", "others", "leader"), tuple(rows))


def _sacrificed(columns: Columns, study: Study) -> Iterator[Section]:
    counts = np.minimum(columns.by_seat("sacrificed"), _MAX_SACRIFICES)
    yield _by_count(columns, "sacrificed", counts, _MAX_SACRIFICES)


def _tiles(columns: Columns, study: Study) -> Iterator[Section]:
    for name in ("reached", "completed"):
        masks = columns.by_seat(name).astype(int)
        yield _by_count(columns, name, np.bitwise_count(masks).astype(float))


def _by_count(columns: Columns, name: str, counts: Numbers, maximum: int = -1) -> Section:
    rows = [
        (
            label("study-many", count=maximum) if count == maximum else name_label(f"{int(count)}"),
            _wins_and_points(columns, counts == count),
        )
        for count in np.unique(counts)
        if (counts == count).sum() >= _MIN_SEATS
    ]
    return Section(name, ("wins", "points"), tuple(rows))


def _turn_order(columns: Columns) -> Whole:
    """Return each seat's position, counted from the first talisman holder."""
    talisman = columns.by_game("talisman").astype(int)
    return np.asarray((columns.seat - talisman[columns.game]) % columns.seats[columns.game])


def _wins_and_points(
    columns: Columns,
    seats: np.ndarray[tuple[int, ...], np.dtype[np.bool_]],
    *,
    balanced: bool = False,
) -> tuple[Estimate, Estimate]:
    groups = columns.seeds[columns.game[seats]]
    wins = share(columns.won[seats], groups, balanced=balanced)
    return wins, mean(columns.by_seat("total")[seats], groups)
