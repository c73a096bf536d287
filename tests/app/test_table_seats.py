"""Seats of a table: players who leave, return or change their device; its clock and its rematch."""

from __future__ import annotations

import gc
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import Phase
from dokmus_widgets.explain.messages import say
from dokmus_widgets.host.pages import PLAY
from dokmus_widgets.host.persistence import widget_factory
from dokmus_widgets.host.request import parse_request
from dokmus_widgets.host.tables import seat_links
from dokmus_widgets.host.tables.page import table_opener
from dokmus_widgets.host.tables.tables import LiveTable, Tables
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.table.entries import StandIn, Undo
from dokmus_widgets.storage.sqlite import open_store
from dokmus_widgets.storage.store import Store
from dokmus_widgets.storage.tables import StoredTable
from dokmus_widgets.validation.limits import ClientLimits
from tests.app.table_visits import INVITATION, TABLE_ID, Visit, served, tables_with
from tests.play.alternatives import random_history
from tests.play.test_table_requests import asked, is_asked

__all__ = ["served"]
pytestmark = pytest.mark.usefixtures("served")


def fresh(players: int = 2, moves: int = 0) -> History:
    return random_history(players, 1, moves)


def at_table(
    players: int = 2, moves: int = 0, *, away: float = 0.0, **settings: Any
) -> tuple[LiveTable, list[Visit], Tables]:
    """Return a table with these settings, whose seats are held by pages with a key each."""
    history, keys = fresh(players, moves), {seat: f"key-{seat}" * 4 for seat in range(players)}
    tables = tables_with(history, keys)
    tables._away = away
    stored = tables._store.find(TABLE_ID)
    assert isinstance(stored, StoredTable)
    changed = replace(stored, document={**stored.document, **settings})
    tables._store.save(changed, lambda: None)
    pages = [Visit(tables) for _ in range(players)]
    for seat, page in enumerate(pages):
        page.find(keys[seat])
    live = tables.find(TABLE_ID)
    assert live is not None
    return live, pages, tables


def settle(*pages: Visit) -> None:
    for page in pages:
        page.settle()


def act(page: Visit) -> None:
    action = page.game.state.random_action(Random(1))
    assert action is not None
    page.act(action)


def test_an_undo_is_asked_and_answered() -> None:
    live, pages, _ = at_table(3)
    seat = live.table.state.to_act or 0
    before = live.table.state
    act(pages[seat])
    settle(*pages)
    pages[seat].press("undo")
    settle(*pages)
    request = asked(live.table)
    assert say("table-withdraw") in pages[seat].words()
    others = [page for page in pages if page is not pages[seat]]
    for page in others:
        assert say("table-request-undo", who=live.table.names[seat], count=1) in page.words()
        page.press("agree", request.n)
    settle(*pages)
    assert live.table.state == before
    assert isinstance(live._moves[-1].action, dict)
    for page in pages:
        assert page.game.state == before
        assert say("table-agree") not in page.words()


def test_a_player_asks_for_a_computer_player_and_returns() -> None:
    live, pages, _ = at_table()
    seat = live.table.state.to_act or 0
    pages[seat].press("panel", "menu")
    assert say("table-let-play", who=live.table.names[seat]) in pages[seat].words()
    pages[seat].press("let_play", {"seat": seat, "level": 1})
    settle(*pages)
    assert is_asked(live.table)
    pages[1 - seat].press("agree", asked(live.table).n)
    live._worker.wait()
    settle(*pages)
    assert live.table.state.to_act == 1 - seat
    pages[seat].press("sit_again")
    assert live.table.opponents.seats == frozenset()
    act(pages[1 - seat])
    settle(*pages)
    assert pages[seat].game.game.waits is (live.table.state.to_act != seat)


def test_who_is_away_for_long_is_replaced_and_returns() -> None:
    live, pages, _ = at_table(away=120.0)
    seat = live.table.state.to_act or 0
    gone, here = pages[seat], pages[1 - seat]
    gone.leave()
    settle(here)
    assert "replace_player" not in here.words(), "not yet"
    here.press("replace_player", {"seat": seat, "level": 1})
    assert not live.table.opponents.seats
    live.presence._seen[seat] -= 121
    live.table.changed()
    settle(here)
    assert say("table-replace", who=live.table.names[seat], count=2) in here.words()
    here.press("replace_player", {"seat": seat, "level": 1})
    assert live.table.opponents.seats == {seat}
    live._worker.wait()
    assert live.table.n > 1
    gone._say({"hello": gone.session.epoch, "at": 1, "sent": []})
    assert say("table-sit-again") in gone.words()
    here.press("sit_again")
    assert live.table.opponents.seats == {seat}, "only its player can return"
    gone.press("sit_again")
    assert not live.table.opponents.seats


def test_a_seat_that_was_given_up_is_played_by_the_computer_until_somebody_takes_it() -> None:
    live, pages, tables = at_table(moves=4)
    pages[0].press("leave_seat")
    settle(*pages)
    watcher = Visit(tables, TABLE_ID)
    watcher.press("replace_player", {"seat": 0, "level": 1})
    assert not live.table.opponents.seats, "a watcher has no say"
    pages[1].press("replace_player", {"seat": 0, "level": 1})
    assert live.table.opponents.seats == {0}
    late = Visit(tables)
    late.press("take_seat", {"seat": 0, "name": "Late"})
    assert late.seats == {0}
    assert not live.table.opponents.seats


def test_nobody_fills_a_free_seat_before_the_game_needs_it() -> None:
    live, pages, _ = at_table(3)
    seat = ((live.table.state.to_act or 0) + 1) % 3
    pages[seat].press("leave_seat")
    other = pages[(seat + 1) % 3]
    other.press("replace_player", {"seat": seat, "level": 1})
    assert not live.table.opponents.seats


def moving_code(page: Visit) -> str:
    page.press("panel", "menu")
    page.press("move_seat")
    found = re.search(rf"{TABLE_ID}\.{INVITATION}\.([0-9a-f-]+)", page.words())
    assert found is not None
    return found[1]


def test_a_seat_moves_to_another_device_once() -> None:
    live, pages, tables = at_table()
    code = moving_code(pages[0])
    place = f"{TABLE_ID}.{INVITATION}.{code}"
    other, second = Visit(tables, place), Visit(tables, place)
    assert other.seats == frozenset(), "opening the link, as a preview does, moves nothing"
    assert pages[0].seats == {0}
    other.press("move_here")
    settle(*pages)
    assert other.seats == {0}
    assert other.browser.text
    assert pages[0].seats == frozenset(), "the old device loses the seat"
    second.press("move_here")
    assert second.seats == frozenset()
    assert say("table-move-spent") in second.words()
    assert say("table-move-spent") in Visit(tables, place).words()
    again = Visit(tables)
    again.find(pages[0].browser.text or "key-0" * 4)
    assert again.seats == frozenset()
    assert live.seats_of([other.browser.text]) == {0}


@pytest.mark.parametrize("change", ["late", "seat", "time", "signature", "table", "long", "odd"])
def test_a_code_that_was_changed_moves_nothing(
    change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _, _ = at_table()
    code = live.move_code([0])
    assert live.movable(code) == {0}
    names, until, signature = code.split("-")
    if change == "late":
        late = int(until) + 1.0
        monkeypatch.setattr(seat_links, "time", lambda: late)
    if change == "table":
        live.id = "another"
    changed = {
        "seat": f"1-{until}-{signature}",
        "time": f"{names}-{int(until) + 1}-{signature}",
        "signature": f"{code[:-1]}{'0' if code[-1] != '0' else '1'}",
        "long": code + "0" * 500,
        "odd": f"²-{until}-{signature}",
    }.get(change, code)
    assert live.movable(changed) == frozenset()
    assert live.move(changed) == []


def test_a_code_for_a_seat_that_changed_hands_moves_nothing() -> None:
    live, pages, tables = at_table()
    code = live.move_code([0])
    pages[0].press("leave_seat")
    assert live.movable(code) == frozenset()
    late = Visit(tables)
    late.press("take_seat", {"seat": 0, "name": ""})
    assert live.movable(code) == frozenset()


def test_a_qr_code_is_drawn_for_links_of_the_page_only() -> None:
    _, pages, _ = at_table()
    code = moving_code(pages[0])
    address = f"https://example.org/table?table={TABLE_ID}.{INVITATION}.{code}"
    for strange in ("https://example.org/", address + "x", "x" * 10_000 + address, 7, None):
        pages[0].press("code", strange)
        assert "svg" not in pages[0].words()
    pages[0].press("code", address)
    assert "data:image/svg+xml" in pages[0].words()


def test_a_computer_player_finishes_a_turn_whose_time_runs_out() -> None:
    live, pages, _ = at_table(moves=8, clock=30)
    while live.table.state.phase is not Phase.TURNS:
        act(pages[live.table.state.to_act or 0])
        settle(*pages)
    turn = live.table.turn
    seat = turn[2] or 0
    settle(*pages)
    assert seconds_left(30) in pages[1 - seat].words()
    live.clock.worker.wait()
    assert live.table.opponents.seats == {seat}
    pages[seat].press("sit_again")
    assert live.table.opponents.seats == {seat}
    live._worker.wait()
    assert live.table.turn != turn
    assert not live.table.opponents.seats
    assert [one for one in live.table.moves() if isinstance(one.action, StandIn)]
    settle(*pages)
    assert seconds_left(30) in pages[seat].words(), "the next turn is timed anew"


def test_no_time_runs_without_a_clock_or_while_nobody_is_there() -> None:
    without, _, _ = at_table(moves=8)
    assert not without.clock.worker.is_busy
    live, pages, _ = at_table(moves=8, clock=30)
    assert live.clock.worker.is_busy
    for page in pages:
        page.leave()
    assert live.clock.worker._work is None
    for wrong in (-1, 10**9, "30", None, 2.5):
        assert at_table(clock=wrong)[0].clock.seconds == 0


def seconds_left(seconds: int) -> str:
    """Return the time that is left, as a fact in the line of a player."""
    return say("table-seconds", count=seconds).replace(" ", "\u00a0")


def played_out(live: LiveTable, pages: list[Visit]) -> None:
    random = Random(3)
    while (seat := live.table.state.to_act) is not None:
        action = live.table.state.random_action(random)
        assert action is not None
        live.table.act(seat, action)
    settle(*pages)


def test_a_rematch_has_the_same_people_on_another_island() -> None:
    live, pages, tables = at_table(clock=60)
    pages[0].press("play_again")
    assert not live.table.next_table, "not before the end"
    played_out(live, pages)
    watcher = Visit(tables, TABLE_ID)
    watcher.press("play_again")
    assert not live.table.next_table
    pages[0].press("play_again")
    pages[1].press("play_again")
    settle(*pages)
    following = tables.find(live.table.next_table)
    assert following is not None
    for page in pages:
        assert f"{following.id}.{INVITATION}" in page.words()
    watcher.settle()
    assert following.id in watcher.words()
    assert INVITATION not in watcher.bytes()
    assert following.clock.seconds == 60
    assert following.table.start != live.table.start
    assert following.table.start.talisman == (live.table.start.talisman + 1) % 2
    again = Visit(tables, f"{following.id}.{INVITATION}")
    assert again.browser.key == pages[0].browser.key, "so it finds the keys of the browser"
    again.find("key-0" * 4)
    assert again.seats == {0}


def test_what_happened_is_read_again_by_another_process(tmp_path: Any) -> None:
    stores = [open_store(tmp_path) for _ in range(2)]
    tables = tables_with(fresh(), {}, store=stores[0])
    pages = [Visit(tables) for _ in range(2)]
    for seat, page in enumerate(pages):
        page.press("take_seat", {"seat": seat, "name": ""})
    live = tables.find(TABLE_ID)
    assert live is not None
    seat = live.table.state.to_act or 0
    act(pages[seat])
    settle(*pages)
    pages[seat].press("undo")
    settle(*pages)
    elsewhere = Tables(stores[1]).find(TABLE_ID)
    assert elsewhere is not None
    assert elsewhere.table.request == live.table.request
    assert is_asked(live.table)
    pages[1 - seat].press("agree", asked(live.table).n)
    elsewhere.read_again()
    assert isinstance(elsewhere.table.moves()[-1].action, Undo)
    assert elsewhere.table.state == live.table.state == live.table.start
    for store in stores:
        store.close()


def test_a_hostile_member_gains_nothing() -> None:
    """Answers for others, floods requests, replaces who is there, and invents seats."""
    live, pages, _ = at_table(3, away=120.0)
    first = live.table.state.to_act or 0
    act(pages[first])
    settle(*pages)
    bad = pages[(first + 2) % 3]
    pages[first].press("undo")
    settle(*pages)
    request = asked(live.table)
    for _ in range(20):
        bad.press("agree", request.n)
    assert is_asked(live.table), "one of three cannot agree for all"
    assert asked(live.table).agreed == bad.seats
    n = live.table.n
    value: Any
    for value in (None, "x", -1, 10**9, True, [], {"n": request.n}):
        bad.press("agree", value)
        bad.press("decline", value)
    for value in (None, "x", {}, {"seat": first}, {"seat": first, "level": 99}, {"seat": "0"}):
        bad.press("replace_player", value)
        bad.press("let_play", value)
    bad.press("replace_player", {"seat": first, "level": 8})
    bad.press("let_play", {"seat": first, "level": 8})
    for press in ("sit_again", "move_here", "play_again", "undo", "undo_turn"):
        bad.press(press)
    assert live.table.n == n
    assert len(live._seats) == 3
    assert not live.table.opponents.seats
    pages[(first + 1) % 3].press("decline", request.n)
    assert not is_asked(live.table)
    n = live.table.n
    for _ in range(50):
        pages[first].press("undo")
    assert live.table.n == n


def test_the_log_of_a_table_does_not_grow_with_players_who_come_and_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dokmus_widgets.host.tables.tables.MAX_ENTRIES", 30)
    live, pages, tables = at_table(moves=4)
    guest = Visit(tables)
    pages[0].press("leave_seat")
    for _ in range(40):
        pages[1].press("replace_player", {"seat": 0, "level": 1})
        guest.press("take_seat", {"seat": 0, "name": ""})
        guest.press("leave_seat")
    assert live.table.n <= 31


def test_nobody_is_replaced_in_a_finished_game() -> None:
    live, pages, _ = at_table(moves=4)
    pages[0].press("leave_seat")
    played_out(live, pages)
    n = live.table.n
    pages[1].press("replace_player", {"seat": 0, "level": 1})
    assert live.table.n == n


def test_a_page_that_opens_tables_holds_none_of_them(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    tables = Tables(store)
    open_table = table_opener(tables)
    places = [open_table(Game(2), 0) for _ in range(5)]
    gc.collect()
    assert not [*tables._live]
    assert not tables._store._stored
    assert tables.find(places[0].partition(".")[0]) is not None
    store.close()


def test_keys_that_open_nothing_have_the_table_read_a_few_times_and_off_the_loop(
    tmp_path: Path,
) -> None:
    store = open_store(tmp_path)
    tables = tables_with(fresh(), {}, store=store)
    page, reads = Visit(tables), list[Any]()
    store.run_beside = lambda work, done: reads.append((work, done))
    for number in range(50):
        page.find(f"key-{number}")
    assert len(reads) == 5
    work, done = reads[-1]
    done(work())
    page.settle()
    assert say("table-no-key") in page.words()
    assert page.browser.text == ""
    store.close()


def test_one_client_opens_so_many_tables() -> None:
    tables = Tables(Store(None), limits=ClientLimits(table_burst=2, table_rate=0.0001))
    factory = widget_factory(Store(None), tables)
    widgets = [factory(parse_request(PLAY, {}))[0].children[1] for _ in range(3)]
    for widget in widgets:  # of three pages
        widget.by_hand("begin", {"against": "friends"})
    assert [one.answer.done for one in widgets] == [True, True, False]
    assert widgets[2].answer.words == say("table-too-many")


def test_the_clock_is_chosen_in_the_form_of_a_new_game() -> None:
    tables = Tables(Store(None))
    widget = widget_factory(Store(None), tables)(parse_request(PLAY, {}))[0].children[1]
    for typed, clock in ((60, 60), (0, 0), (7, 0)):
        widget.by_hand("begin", {"against": "friends", "clock": typed})
        (link,) = widget.table_opening.sections()
        live = tables.find(link.position.partition(".")[0])
        assert live is not None
        assert live.clock.seconds == clock
    assert tables.open(Game(2)).clock.seconds == 0
