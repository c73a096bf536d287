"""The report of a study: its numbers are those of the games' records, worked out another way."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np
import pytest

from dokmus_widgets.core import ChooseGuardian, Phase, State
from dokmus_widgets.core.notation import GameRecord, read_record
from dokmus_widgets.core.scoring import SeatScore, discoveries
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.studies import Results, run
from dokmus_widgets.studies.charts import page
from dokmus_widgets.studies.estimates import Estimate, difference, mean, share
from dokmus_widgets.studies.report import Report, report, text
from tests.studies.small import SMALL


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("studies") / "small"
    run(SMALL, folder, workers=1)
    return folder


@pytest.fixture(scope="module")
def found(folder: Path) -> Report:
    return report(Results.open(folder))


@pytest.fixture(scope="module")
def records(folder: Path) -> list[GameRecord]:
    return [read_record(path.read_text("utf-8")) for path in sorted(folder.glob("records-*"))]


def rows(found: Report, name: str) -> dict[str, tuple[Estimate, ...]]:
    """The rows of a table, in English."""
    [section] = [section for section in found.sections if section.name == name]
    return {label(): estimates for label, estimates in section.rows}


class Seat(NamedTuple):
    """What a seat came to."""

    name: str
    place: int
    wins: float
    end: State
    sheet: SeatScore
    sacrificed: int
    reached: int
    completed: int


@pytest.fixture(scope="module")
def seats(records: list[GameRecord]) -> list[Seat]:
    found = []
    for one in records:
        end, winners = one.final, one.final.winners()
        for seat, name in enumerate(one.players):
            all_found = discoveries(end, seat)
            found.append(
                Seat(
                    name.split()[0],
                    (seat - one.start.talisman) % len(one.players),
                    1 / len(winners) if seat in winners else 0,
                    end,
                    end.score()[seat],
                    end.sacrificed[seat],
                    len(all_found.tiles_reached),
                    len(all_found.tiles_complete),
                )
            )
    return found


def test_seats_and_players(found: Report, seats: list[Seat]) -> None:
    for place in range(3):
        mine = [seat for seat in seats if seat.place == place]
        wins, points = rows(found, "seats")[f"Player {place + 1} of 3"]
        assert wins.value == pytest.approx(fmean(seat.wins for seat in mine))
        assert points.value == pytest.approx(fmean(seat.sheet.total for seat in mine))
        assert wins.number == points.number == 96
    for name in ("random", "gentle"):
        mine = [seat for seat in seats if seat.name == name]
        wins, even, points = rows(found, "players")[name]
        assert wins.value == pytest.approx(fmean(seat.wins for seat in mine))
        assert even.value == pytest.approx(1 / 3)
        assert points.value == pytest.approx(fmean(seat.sheet.total for seat in mine))


def test_where_points_come_from(found: Report, seats: list[Seat]) -> None:
    told = list(rows(found, "lines").values())
    for line, (all_, winners, others) in zip(SeatScore.__match_args__, told, strict=True):
        assert all_.value == pytest.approx(fmean(seat.sheet[line] for seat in seats))
        assert winners.value == pytest.approx(fmean(s.sheet[line] for s in seats if s.wins))
        assert others.value == pytest.approx(fmean(s.sheet[line] for s in seats if not s.wins))


@pytest.mark.parametrize("what", ["sacrificed", "reached", "completed"])
def test_by_how_many(found: Report, seats: list[Seat], what: str) -> None:
    by_count = defaultdict(list)
    for seat in seats:
        count = getattr(seat, what)
        by_count["12 or more" if what == "sacrificed" and count > 11 else f"{count}"].append(seat)
    wanted = {count: some for count, some in by_count.items() if len(some) >= 10}
    assert set(rows(found, what)) == set(wanted)
    for count, (wins, points) in rows(found, what).items():
        assert wins.number == len(wanted[count])
        assert wins.value == pytest.approx(fmean(seat.wins for seat in wanted[count]))
        assert points.value == pytest.approx(fmean(seat.sheet.total for seat in wanted[count]))


def taken(records: list[GameRecord]) -> Iterator[tuple[int, int, int, float]]:
    """Each card that was chosen: the round, the card, the points gained in it, the victory."""
    for one in records:
        states = one.states()
        for state, ply in zip(states, one.plies, strict=False):
            if isinstance(ply.action, ChooseGuardian):
                seat, now = state.to_act or 0, state.round
                later = next(s for s in states if s.round > now or s.phase is Phase.OVER)
                gained = later.score()[seat].total - state.score()[seat].total
                winners = one.final.winners()
                yield now, ply.action.card, gained, (seat in winners) / len(winners)


def test_cards_by_round(found: Report, records: list[GameRecord]) -> None:
    chosen = list(taken(records))
    for card in range(1, 6):
        mine = [one for one in chosen if one[1] == card]
        share_, gained = rows(found, "cards")[f"Card {card}"]
        assert share_.number == len(mine)
        assert share_.value == pytest.approx(len(mine) / len(chosen))
        assert gained.value == pytest.approx(fmean(one[2] for one in mine))
        for round_ in range(1, 9):
            now = [one for one in mine if one[0] == round_]
            share_, gained, wins = rows(found, "rounds")[f"Card {card}, round {round_}"]
            assert share_.value == pytest.approx(len(now) / (96 * 3))
            assert gained.value == pytest.approx(fmean(one[2] for one in now))
            assert wins.value == pytest.approx(fmean(one[3] for one in now))


def test_sides_of_tiles(found: Report, records: list[GameRecord]) -> None:
    reached, completed = defaultdict(list), defaultdict(list)
    for one in records:
        end = one.final
        for seat in range(end.seats):
            all_found = discoveries(end, seat)
            for slot, laid in enumerate(end.island.grid):
                if laid is not None:
                    label = f"Tile {laid.tile}, side {'AB'[laid.side]}"
                    reached[label].append(slot in all_found.tiles_reached)
                    completed[label].append(slot in all_found.tiles_complete)
    told = rows(found, "sides")
    assert set(told) == set(reached)
    for label, (reaches, completes) in told.items():
        assert reaches.value == pytest.approx(fmean(reached[label]))
        assert completes.value == pytest.approx(fmean(completed[label]))


def test_readings_on_the_same_islands(found: Report, records: list[GameRecord]) -> None:
    islands: dict[int, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for game, one in enumerate(records):
        islands[one.seed or 0][SMALL.deal(game).reading].append(len(one.plies))
    english = rows(found, "arms")["English rulebook"][0]
    assert english.value == pytest.approx(fmean(fmean(one["en"]) for one in islands.values()))
    apart = [fmean(one["fr"]) - fmean(one["en"]) for one in islands.values()]
    told = rows(found, "paired")["French rulebook"][0]
    half = 1.959964 * stdev(apart) / len(apart) ** 0.5
    assert told.number == len(islands) == 16
    assert told[:3] == pytest.approx((fmean(apart), fmean(apart) - half, fmean(apart) + half))


def test_wilson_as_it_is_tabled() -> None:
    # 8 of 10: Wilson's interval in textbooks is 0.490 to 0.943.
    told = share(np.array([1.0] * 8 + [0.0] * 2), np.arange(10))
    assert told[:3] == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    none = share(np.zeros(10), np.arange(10))
    assert none[:3] == pytest.approx((0, 0, 0.2775), abs=1e-4)


def test_the_same_games_again_make_nothing_surer() -> None:
    values, groups = np.array([0.0, 1, 1, 0, 1, 1]), np.arange(6)
    twice, both = np.repeat(values, 2), np.repeat(groups, 2)
    for estimate in (mean, share):
        assert estimate(twice, both)[:3] == pytest.approx(estimate(values, groups)[:3])
    only = difference(values, groups, values[:3], groups[:3])
    assert only == pytest.approx((0, 0, 0, 3))


def test_a_decision_drawn_by_lot_is_told(found: Report) -> None:
    assert found.faults == 0
    broken = Report(found.study, 3, 2, found.sections)
    assert "in place of players that failed: 2." in text(broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_page_have_the_same_numbers(found: Report, language: str) -> None:
    with speaking(language):
        told, shown = text(found), page(found)
    assert f'<html lang="{language}">' in shown
    tags = re.sub(r"(?s)(<script[^>]*>).*?</script>", r"\1", shown)
    assert not re.findall(r"<[^>]+\s(?:src|href)=[^>]*>", tags), "it needs something else"
    for line in told.split("\n"):
        for cell in filter(None, line.split("  ")):
            assert cell.strip() in shown, cell


def test_no_game_is_no_report(tmp_path: Path) -> None:
    Results.begin(tmp_path / "new", SMALL)
    with pytest.raises(ValueError, match="no game is done yet"):
        report(Results.open(tmp_path / "new"))
