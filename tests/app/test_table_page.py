"""The page of a table: seats and keys, what goes wrong, who is there, and moves of others."""

from __future__ import annotations

import gc
import sqlite3
import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dokmus_widgets.analysis.incremental import OffloadError
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host.pages import PLAY
from dokmus_widgets.host.persistence import widget_factory
from dokmus_widgets.host.request import FILE_SUFFIX, parse_request
from dokmus_widgets.host.tables.tables import LiveTable, Tables
from dokmus_widgets.play import Game, Table
from dokmus_widgets.play.history import History
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.storage.sqlite import FILE, open_store
from dokmus_widgets.storage.store import StorageError, Store
from tests.app.table_visits import INVITATION, TABLE_ID, Visit, served, tables_with
from tests.play.alternatives import random_history

__all__ = ["served"]
pytestmark = pytest.mark.usefixtures("served")


def fresh(players: int = 2) -> History:
    return History(random_history(players, 1, 0).start)


def seated(tables: Tables, seat: int, name: str = "") -> Visit:
    """Visit with the invitation, and take a seat."""
    visit = Visit(tables)
    visit.press("take_seat", {"seat": seat, "name": name})
    assert seat in visit.seats
    return visit


def legal(visit: Visit) -> Any:
    action = visit.game.state.random_action(Random(1))
    assert action is not None
    return action


def test_who_has_the_invitation_takes_a_free_seat_and_keeps_its_key() -> None:
    tables = tables_with(fresh(), {})
    ann = seated(tables, 1, "  Ann\u202e  <b>")
    assert ann.game.names[1] == "Ann <b>"
    key = ann.browser.text
    assert len(key) >= 24
    assert key not in ann.sent[0]
    again = Visit(tables)
    again.find(key)
    assert again.seats == {1}, "the page that the same browser loads again"
    late = Visit(tables)
    late.press("take_seat", {"seat": 1, "name": "Ben"})
    assert late.seats == frozenset()
    assert say("table-taken") in late.words()
    late.press("take_seat", {"seat": 0, "name": "n" * 200})
    assert late.seats == frozenset(), "the name is too long"
    late.press("take_seat", {"seat": 0, "name": "Ben"})
    assert late.seats == {0}
    full = Visit(tables)
    assert say("table-full") in full.words()
    full.press("take_seat", {"seat": 0, "name": ""})
    assert full.seats == frozenset()


def test_the_link_to_watch_gives_no_seat() -> None:
    tables = tables_with(fresh(), {})
    for place in (TABLE_ID, f"{TABLE_ID}.", f"{TABLE_ID}.{INVITATION[:-1]}x"):
        watcher = Visit(tables, place)
        assert say("table-watching") in watcher.words()
        assert INVITATION not in watcher.bytes()
        watcher.press("take_seat", {"seat": 0, "name": ""})
        assert watcher.seats == frozenset()
        assert not watcher.game.act(legal(watcher)).done


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        "0",
        {},
        {"seat": "0", "name": ""},
        {"seat": 9, "name": ""},
        {"seat": -1, "name": ""},
        {"seat": True, "name": ""},
        {"seat": 0},
    ],
)
def test_a_hostile_page_takes_no_seat(value: Any) -> None:
    visit = Visit(tables_with(fresh(), {}))
    visit.press("take_seat", value)
    assert visit.seats == frozenset()


@pytest.mark.parametrize("key", ["x", "k" * 24, "\u202e" * 10, " ".join(["k"] * 500)])
def test_a_key_that_is_none_is_told_and_forgotten(key: str) -> None:
    visit = Visit(tables_with(fresh(), {0: "key" * 8}))
    visit.find(key)
    assert visit.seats == frozenset()
    assert visit.game.answer.words == say("table-no-key")
    assert visit.browser.text == ""


def test_moves_arrive_on_all_pages() -> None:
    tables = tables_with(fresh(), {})
    pages = [seated(tables, 0), seated(tables, 1), Visit(tables, TABLE_ID)]
    for _ in range(12):
        to_act = pages[0].game.state.to_act
        assert to_act is not None
        action = legal(pages[to_act])
        assert not pages[1 - to_act].game.act(action).done
        pages[to_act].act(action)
        for page in pages:
            page.settle()
        assert len({len(page.game.game.history.plies) for page in pages}) == 1
    live = tables.find(TABLE_ID)
    assert live is not None
    assert live.table.n == 12
    assert [move.n for move in live.table.moves()] == list(range(1, 13))


def test_presence_is_told() -> None:
    tables = tables_with(fresh(), {})
    ann = seated(tables, 0)
    ben = seated(tables, 1)
    ann.settle()
    assert say("table-away") not in ann.words()
    ben.leave()
    ann.settle()
    assert say("table-away") in ann.words()
    watcher = Visit(tables, TABLE_ID)
    ann.settle()
    assert say("table-watchers", count=1) in ann.words()
    watcher.session.release()
    ann.settle()
    assert say("table-watchers", count=1) not in ann.words()


def test_a_page_that_slept_catches_up() -> None:
    tables = tables_with(fresh(), {})
    pages = [seated(tables, 0), seated(tables, 1)]
    asleep = Visit(tables, TABLE_ID)
    asleep.leave()
    heard = len(asleep.sent)
    for _ in range(8):
        to_act = pages[0].game.state.to_act
        assert to_act is not None
        pages[to_act].act(legal(pages[to_act]))
        for page in pages:
            page.settle()
    asleep.settle()
    assert len(asleep.sent) == heard
    asleep._say({"hello": asleep.session.epoch, "at": 1, "sent": []})
    assert len(asleep.game.game.history.plies) == 8
    assert len(asleep.sent) > heard


def test_a_seat_that_is_given_up_is_free_again_also_in_other_tabs() -> None:
    tables = tables_with(fresh(), {})
    ann = seated(tables, 0)
    tab = Visit(tables)
    tab.find(ann.browser.text)
    assert tab.seats == {0}
    ann.press("leave_seat")
    assert ann.seats == frozenset()
    assert ann.browser.text == ""
    tab.settle()
    assert tab.seats == frozenset()
    assert seated(tables, 0).seats == {0}


def test_two_tabs_of_one_browser_that_take_seats_at_once_hold_both() -> None:
    tables = tables_with(fresh(), {})
    one, other = seated(tables, 0), seated(tables, 1)
    one.find(other.browser.text, elsewhere=True)
    assert one.seats == {0, 1}
    other.find(one.browser.text, elsewhere=True)
    assert other.seats == {0, 1}
    assert other.browser.text == one.browser.text
    one.press("leave_seat")
    other.find(one.browser.text, elsewhere=True)
    assert (other.seats, other.browser.text) == (frozenset(), "")


def test_a_table_with_others_has_no_new_game() -> None:
    tables = tables_with(fresh(), {})
    page = seated(tables, fresh().state.to_act or 0)
    page.act(legal(page))
    for press in ("redo", "again", "new_game", "begin", "rematch"):
        page.press(press)
        assert len(page.game.game.history.plies) == 1
    assert not page.game.play_against(1).done
    assert not page.game.open_saved(page.game.record()).done
    assert "new_game" not in page.words()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["", "x", ".", TABLE_ID[:-1], "z" * 24 + "." + INVITATION])
def test_an_unknown_table_is_told_in_a_sentence(place: str, language: str) -> None:
    visit = Visit(tables_with(fresh(), {}), place, language)
    with speaking(language):
        assert visit.parts[0].view["beside"][1]["text"] == say("table-gone")


def test_a_table_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = tables_with(fresh(), {})

    def fail(_table_id: str) -> None:
        raise StorageError("away")

    monkeypatch.setattr(tables._store, "find", fail)
    told = Visit(tables).parts[0].view["beside"][1]["text"]
    assert told == say("table-unreachable")


@pytest.mark.parametrize(
    ("column", "text"),
    [
        ("document", "{"),
        ("document", "[" * 100_000),
        ("document", '{"start": {"format": "dokmus-position", "version": 99}}'),
        ("document", '{"start": [], "seed": 1e999, "names": 7, "others": [[]]}'),
        ("action", "{"),
        ("action", "7"),
    ],
)
def test_a_damaged_or_newer_table_is_told_and_harms_nothing_else(
    tmp_path: Path, column: str, text: str
) -> None:
    store = open_store(tmp_path)
    page = seated(tables_with(fresh(), {}, store=store), fresh().state.to_act or 0)
    page.act(legal(page))
    with sqlite3.connect(tmp_path / FILE) as database:
        name = "moves" if column == "action" else "tables"
        database.execute(f"UPDATE {name} SET {column} = ?", (text,))
    database.close()
    tables = Tables(store)
    told = Visit(tables).parts[0].view["beside"][1]["text"]
    assert told == say("table-unreachable")
    assert not store.fault, "games are still stored"
    assert not tables._store._stored
    store.close()


def test_a_lost_worker_process_does_not_stop_the_computer_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = tables_with(fresh(), {}, opponents({fresh().state.to_act or 0: "random"}, "luck"))
    faults, think = [OffloadError("lost")] * 2, Table.think

    def once(table: Table) -> Any:
        if faults:
            raise faults.pop()
        return think(table)

    monkeypatch.setattr(Table, "think", once)
    Visit(tables)
    live = tables.find(TABLE_ID)
    assert live is not None
    live._worker.wait()
    assert live.table.n == 1


def test_computer_players_wait_while_nobody_is_there() -> None:
    tables = tables_with(fresh(3), {}, opponents({1: "random", 2: "random"}, "luck"))
    page = Visit(tables)
    page.leave()
    live = tables.find(TABLE_ID)
    assert live is not None
    live._worker.wait()
    assert live.table.n == 0
    page._say({"hello": page.session.epoch, "at": 1, "sent": []})
    live._worker.wait()
    assert live.table.n > 0


def test_computer_players_move_on_the_server() -> None:
    tables = tables_with(fresh(3), {}, opponents({1: "gentle", 2: "gentle"}, "luck"))
    page = seated(tables, 0)
    live = tables.find(TABLE_ID)
    assert live is not None
    for _ in range(3):
        live._worker.wait()
        page.settle()
        assert page.game.state.to_act == 0
        page.act(legal(page))
    assert live.table.n >= 6
    assert not page.game.opponents.has_work


def test_a_table_is_opened_from_the_form_of_a_new_game() -> None:
    store = Store(None)
    factory = widget_factory(store)
    widget = factory(parse_request(PLAY, {}))[0].children[1]
    form = {"against": "friends", "players": 3, "plays-2": 1, "name-0": "Ann", "first": 1}
    widget.by_hand("begin", form)
    (link,) = widget.table_opening.sections()
    table_id, _, invitation = link.position.partition(".")
    tables: Tables = factory.args[1]  # type: ignore[attr-defined]
    live = tables.find(table_id)
    assert live is not None
    assert live.invitation == invitation
    assert live.free_seats == [0, 1]
    assert (live.table.typed[0], live.table.start.talisman) == ("Ann", 1)
    assert not widget.game.history.plies
    widget.by_hand("begin", form | {"plays-0": 1, "plays-1": 1})
    assert not widget.answer.done


def test_opening_a_table_is_not_repeated_by_a_page_that_resumes() -> None:
    store = Store(None)
    factory = widget_factory(store)
    widget = factory(parse_request(PLAY, {}))[0].children[1]
    widget.by_hand("begin", {"against": "friends"})
    assert not store._unsaved


def test_the_browser_edition_says_that_tables_need_a_server() -> None:
    from dataclasses import replace

    request = replace(parse_request(PLAY, {}), file_suffix=FILE_SUFFIX)
    widget = widget_factory(Store(None))(request)[0].children[1]
    assert say("table-needs-server") in str(widget.sheet.view)
    assert say("setup-against-friends") not in str(widget.sheet.view)
    again = widget_factory(Store(None))(request)[0].children[1]
    assert again.board.scene == widget.board.scene, "its file shows what Python goes on with"


def test_a_game_of_computer_players_alone_is_no_table() -> None:
    game = Game(2, opponents=opponents({0: 1, 1: 1}), at_once=False)
    with pytest.raises(ValueError, match=say("table-nobody")):
        Tables(Store(None)).open(game)


def next_person(live: LiveTable) -> int | None:
    """Let the computer players move; return the seat that is to act then."""
    live._worker.wait()
    return live.table.state.to_act


def test_four_devices_play_a_whole_game() -> None:
    """One is loaded again, one loses its connection for a while, one seat is the computer's."""
    others = opponents({3: "random"}, "luck")
    tables = tables_with(fresh(4), {}, others)
    pages, random = [seated(tables, seat) for seat in range(3)], Random(7)
    watcher, live = Visit(tables, TABLE_ID), tables.find(TABLE_ID)
    assert live is not None
    while (seat := next_person(live)) is not None:
        n = live.table.n
        if n == 40:
            key = pages[0].browser.text
            pages[0].session.release()
            pages[0] = Visit(tables)
            pages[0].find(key)
        if n == 60:
            pages[1].leave()
        if seat == 1 and live.table.state.round > 3:
            pages[1]._say({"hello": pages[1].session.epoch, "at": 1, "sent": []})
        pages[seat].settle()
        action = pages[seat].game.state.random_action(random)
        assert action is not None
        pages[seat].act(action)
        assert live.table.n > n, pages[seat].game.answer
    for page in (*pages, watcher):
        page.settle()
        assert page.game.state == live.table.state
        assert not page.game.undo().done, "the game is over"
    again = tables._store.find(TABLE_ID)
    assert again is not None
    assert len(again.moves) == live.table.n


def test_of_two_processes_on_one_database_one_move_wins_and_the_other_is_told(
    tmp_path: Path,
) -> None:
    stores = [open_store(tmp_path) for _ in range(2)]
    first = tables_with(fresh(), {}, store=stores[0])
    one, other = seated(first, 0), seated(first, 1)
    elsewhere = Visit(Tables(stores[1]))
    to_act = (one, other)[one.game.state.to_act or 0]
    elsewhere.find(to_act.browser.text)
    to_act.act(legal(to_act))
    elsewhere.act(elsewhere.game.state.random_action(Random(9)))
    assert elsewhere.game.answer.words == say("table-overtaken")
    assert elsewhere.game.state == to_act.game.state
    for store in stores:
        store.close()


def test_a_key_to_a_seat_that_another_process_gave_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores = [open_store(tmp_path) for _ in range(2)]
    first, second = tables_with(fresh(), {}, store=stores[0]), Tables(stores[1])
    watcher = Visit(second, TABLE_ID)
    key = seated(first, 0).browser.text
    elsewhere = Visit(second)

    def fail(_table_id: str) -> None:
        raise StorageError("away")

    with monkeypatch.context() as broken:
        broken.setattr(stores[1]._backend, "find_table", fail)
        elsewhere.find(key)
        assert elsewhere.browser.text == key, "nobody knows whether it opens a seat"
    elsewhere.find(key)
    assert elsewhere.seats == {0}
    assert elsewhere.browser.text == key
    assert watcher.seats == frozenset()
    for store in stores:
        store.close()


def test_pages_that_end_let_the_table_go(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    tables = tables_with(fresh(), {}, store=store)
    pages = [seated(tables, 0), Visit(tables, TABLE_ID)]
    pages[0].press("panel", "menu")
    left: list[weakref.ref[Any]] = [weakref.ref(page.game) for page in pages]
    left += [weakref.ref(page.game.game) for page in pages]
    left.append(weakref.ref(tables.find(TABLE_ID)))
    for page in pages:
        page.session.release()
    del page, pages
    gc.collect()
    assert [reference() for reference in left] == [None] * len(left)
    assert not tables._store._stored
    assert seated(tables, 1).seats == {1}, "and it is read again"
    store.close()
