"""Tests of reports: numbers agree with the game records, calculated independently."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np
import pytest

from dokmus_widgets.core import ChooseGuardian, Phase, State
from dokmus_widgets.core.notation import GameRecord, read_record
from dokmus_widgets.core.scoring import SeatScore, discoveries
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.studies import Results, ResultsError, Study, match, report_file, run
from dokmus_widgets.studies.charts import page
from dokmus_widgets.studies.estimates import Estimate, difference, mean, share
from dokmus_widgets.studies.report import Report, label, report
from dokmus_widgets.studies.text import report_text
from dokmus_widgets.studies.tile_sides import TileSide, limits_apply
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
    """Return the rows of a table by English label."""
    [section] = [section for section in found.sections if section.name == name]
    return {label(): estimates for label, estimates in section.rows}


class Seat(NamedTuple):
    """Result of a seat."""

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


def test_score_lines_of_winners_and_others(found: Report, seats: list[Seat]) -> None:
    told = list(rows(found, "lines").values())
    tables = [seats[at : at + 3] for at in range(0, len(seats), 3)]
    for line, measured in zip(SeatScore.__match_args__, told, strict=True):
        all_, winners, others, leader = measured
        assert all_.value == pytest.approx(fmean(seat.sheet[line] for seat in seats))
        assert winners.value == pytest.approx(fmean(s.sheet[line] for s in seats if s.wins))
        assert others.value == pytest.approx(fmean(s.sheet[line] for s in seats if not s.wins))
        first = [sorted(table, key=lambda seat: -seat.sheet[line]) for table in tables]
        alone = [one for one, two, _ in first if one.sheet[line] > two.sheet[line]]
        assert leader.number == len(alone)
        assert leader.value == pytest.approx(fmean(seat.wins for seat in alone))


@pytest.mark.parametrize("what", ["sacrificed", "reached", "completed"])
def test_wins_and_points_by_count(found: Report, seats: list[Seat], what: str) -> None:
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
    """Yield round, card, points gained and share of victory of each chosen card."""
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
        share_, gained, odds = rows(found, "cards")[f"Card {card}"]
        assert odds.value == pytest.approx(3 * fmean(one[3] for one in mine))
        assert share_.number == len(mine)
        assert share_.value == pytest.approx(len(mine) / len(chosen))
        assert gained.value == pytest.approx(fmean(one[2] for one in mine))
        for round_ in range(1, 9):
            now = [one for one in mine if one[0] == round_]
            share_, gained, odds = rows(found, "rounds")[f"Card {card}, round {round_}"]
            assert share_.value == pytest.approx(len(now) / (96 * 3))
            assert gained.value == pytest.approx(fmean(one[2] for one in now))
            assert odds.value == pytest.approx(3 * fmean(one[3] for one in now))


class OnSide(NamedTuple):
    """Result of a seat on a tile side."""

    game: int
    wins: float
    reached: bool
    completed: bool
    part: float


def on_sides(records: list[GameRecord]) -> dict[str, list[OnSide]]:
    """Return the results by side; ``part``: multiple of an even share of the seat's tile points."""
    found = defaultdict(list)
    for game, one in enumerate(records):
        end, winners = one.final, one.final.winners()
        for seat in range(end.seats):
            all_found, points = discoveries(end, seat), {}
            for slot, mask in enumerate(end.island.frame.slot_mask):
                points[slot] = (
                    (end.tokens[seat] & end.island.ruins & mask).bit_count()
                    + 2 * (all_found.small & mask).bit_count()
                    + 3 * (all_found.large & mask).bit_count()
                    + 8 * (slot in all_found.tiles_complete)
                )
            for slot, laid in enumerate(end.island.grid):
                if laid is not None:
                    on_tiles = sum(points.values())
                    found[f"Tile {laid.tile}, side {'AB'[laid.side]}"].append(
                        OnSide(
                            game,
                            3 * (seat in winners) / len(winners),
                            slot in all_found.tiles_reached,
                            slot in all_found.tiles_complete,
                            8 * points[slot] / on_tiles if on_tiles else -1,
                        )
                    )
    return found


def test_sides_of_tiles(found: Report, records: list[GameRecord]) -> None:
    by_side = on_sides(records)
    told = rows(found, "sides")
    assert set(told) == set(by_side)
    usual = fmean(one.wins for some in by_side.values() for one in some if one.completed)
    for name, (reaches, completes, somebody, even, lift) in told.items():
        some = by_side[name]
        assert reaches.value == pytest.approx(fmean(one.reached for one in some))
        assert completes.value == pytest.approx(fmean(one.completed for one in some))
        games = {one.game for one in some}
        in_games = {one.game for one in some if one.completed}
        assert somebody.value == pytest.approx(len(in_games) / len(games))
        assert even.value == pytest.approx(
            fmean(one.part for one in some if one.wins and one.part >= 0)
        )
        wins = [one.wins for one in some if one.completed]
        assert lift.number == len(wins)
        assert not wins or lift.value == pytest.approx(fmean(wins) / usual)


def test_side_limits_apply_to_skilled_players_only(found: Report) -> None:
    assert found.dead is found.dominant is None
    assert not limits_apply(SMALL)
    assert limits_apply(replace(SMALL, lineups=(("greedy", "level-1"),)))
    fair, wide = Estimate(0.5, 0.4, 0.6, 99), Estimate(9, 0.1, 9.9, 99)
    side = TileSide("1", 0, fair, fair, fair, fair, fair)
    assert not side.is_dead
    assert not side.is_dominant
    assert side._replace(reached=Estimate(0.24, 0.23, 0.249, 99)).is_dead
    assert side._replace(somebody=Estimate(0.02, 0.01, 0.049, 99)).is_dead
    assert not side._replace(points=wide, wins=wide).is_dominant
    assert side._replace(points=Estimate(2.1, 2.01, 2.2, 99)).is_dominant
    assert side._replace(wins=Estimate(1.6, 1.51, 1.7, 99)).is_dominant


def test_report_can_be_limited_to_a_number_of_players(tmp_path: Path) -> None:
    mixed = Study(games=30, lineups=(("random",) * 2, ("random",) * 3))
    run(mixed, tmp_path / "mixed", workers=1)
    results = Results.open(tmp_path / "mixed")
    [all_, three] = report(results), report(results, 3)
    assert (
        set(rows(all_, "seats"))
        > set(rows(three, "seats"))
        == {f"Player {seat} of 3" for seat in (1, 2, 3)}
    )
    assert three.games == all_.games == 30
    assert "Only games with 3 players" in report_text(three)
    assert rows(all_, "arms")["random, random, random"] in rows(three, "arms").values()
    with pytest.raises(ValueError, match="no game of 4 players"):
        report(results, 4)


def test_dead_sides_are_reported_with_the_limits(found: Report) -> None:
    side = label("study-side", tile="3", side="B")
    told = report_text(replace(found, dead=(side,), dominant=()))
    assert "fewer than 25.0% of players reach it" in told
    assert "Dead sides: Tile 3, side B." in told
    assert "Dominant sides: none." in told


def test_report_file_survives_a_round_trip(found: Report, tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_text(report_file.write_report(found), "utf-8")
    for language in LANGUAGES:
        with speaking(language):
            assert report_text(report_file.read_report(path)) == report_text(found)
    assert report_file.write_report(report_file.read_report(path)) == path.read_text("utf-8")
    for game, plies, points in found.sample[::5]:
        again = match(SMALL, game)
        assert len(again.actions) == plies
        assert points == tuple(sheet.total for sheet in again.end.score())


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ('{"format": "dokmus-study-report", "version": 2}', "is of version 2; this reads"),
        ('{"format": "dokmus-study", "version": 1}', "is no report of a study"),
        ('{"format": "dokmus-study-report", "version": 1}', "cannot be read"),
        ("[]", "cannot be read"),
        ("{", "cannot be read"),
    ],
)
def test_a_report_that_is_none_is_refused_by_name(tmp_path: Path, data: str, words: str) -> None:
    (tmp_path / "some.json").write_text(data)
    with pytest.raises(ResultsError, match=rf"some\.json {words}"):
        report_file.read_report(tmp_path / "some.json")


def test_a_report_of_what_nobody_has_words_for_is_refused(tmp_path: Path, found: Report) -> None:
    path = tmp_path / "some.json"
    whole = report_file.write_report(found)
    for known, unknown in (("study-side", "no-such"), ('"reaches"', '"nope"'), ('"tile"', '"til"')):
        assert known in whole
        path.write_text(whole.replace(known, unknown), "utf-8")
        with pytest.raises(ResultsError, match=r"some\.json cannot be read"):
            report_file.read_report(path)


def test_readings_on_the_same_islands(found: Report, records: list[GameRecord]) -> None:
    islands: dict[int, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for game, one in enumerate(records):
        islands[one.seed or 0][SMALL.setup(game).reading].append(len(one.plies))
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


def test_a_share_that_every_pair_halves_is_nearly_certain() -> None:
    """As if one of the pairs could have been all of one kind, and no more."""
    values, pairs = np.array([1.0, 0.0] * 200), np.repeat(np.arange(200), 2)
    alone, paired = share(values, pairs), share(values, pairs, balanced=True)
    assert (alone.value, paired.value) == (0.5, 0.5)
    assert alone.high - alone.low > 0.13
    assert 0.005 < paired.high - paired.low < 0.015
    few = share(values[:4], pairs[:4], balanced=True)
    assert few.high - few.low > 0.5


def test_a_player_paired_with_its_like_wins_half_for_certain(tmp_path: Path) -> None:
    """Both play alike: from the other seat each wins what it lost."""
    lineup = ("random", "tests.studies.own:Alike")
    study = Study(games=80, lineups=(lineup,), rotated=True, paired=True)
    run(study, tmp_path / "study", workers=1)
    for wins, *_ in rows(report(Results.open(tmp_path / "study")), "players").values():
        assert wins.value == 0.5
        assert 0.47 < wins.low < wins.high < 0.53


def test_pairs_that_agree_make_nothing_surer() -> None:
    values, pairs = np.array([1.0, 1, 0, 0] * 50), np.repeat(np.arange(100), 2)
    assert share(values, pairs, balanced=True) == pytest.approx(share(values, pairs))
    for one in (np.ones(40), np.zeros(40)):
        assert share(one, np.arange(40) // 2, balanced=True) == share(one, np.arange(40) // 2)


def test_pairs_cover_the_truth_as_often_as_they_say() -> None:
    """Pairs of which one wins where the other loses, but for one in ten."""
    draw = np.random.default_rng(1)
    covered = 0
    for _ in range(400):
        one = draw.integers(2, size=80).astype(float)
        other = np.where(draw.random(80) < 0.1, draw.integers(2, size=80), 1 - one)
        told = share(np.ravel([one, other], "F"), np.repeat(np.arange(80), 2), balanced=True)
        covered += told.low <= 0.5 <= told.high
    assert covered >= 0.92 * 400


def test_the_same_games_again_make_nothing_surer() -> None:
    values, groups = np.array([0.0, 1, 1, 0, 1, 1]), np.arange(6)
    twice, both = np.repeat(values, 2), np.repeat(groups, 2)
    for estimate in (mean, share):
        assert estimate(twice, both)[:3] == pytest.approx(estimate(values, groups)[:3])
    only = difference(values, groups, values[:3], groups[:3])
    assert only == pytest.approx((0, 0, 0, 3))


def test_a_decision_drawn_by_lot_is_told(found: Report) -> None:
    assert found.faults == 0
    broken = replace(found, faults=2)
    assert "in place of failed players: 2." in report_text(broken)


@pytest.mark.parametrize(
    "language", ["en", "fr", *(pytest.param(one, marks=pytest.mark.longer) for one in ("ru", "ja"))]
)
def test_text_and_page_have_the_same_numbers(found: Report, language: str) -> None:
    with speaking(language):
        told, shown = report_text(found), page(found)
    assert f'<html lang="{language}">' in shown
    tags = re.sub(r"(?s)(<script[^>]*>).*?</script>", r"\1", shown)
    assert not re.findall(r"<[^>]+\s(?:src|href)=[^>]*>", tags), "it needs something else"
    for line in told.split("\n"):
        for cell in filter(None, line.split("  ")):
            assert escape(cell.strip()) in tags, cell


def test_report_without_games_is_refused(tmp_path: Path) -> None:
    Results.begin(tmp_path / "new", SMALL)
    with pytest.raises(ValueError, match="no game is finished yet"):
        report(Results.open(tmp_path / "new"))
