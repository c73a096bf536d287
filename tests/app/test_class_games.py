"""Games of a class: who plays with whom, what the teacher sees, pauses and shows."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import Phase
from dokmus_widgets.explain.messages import say
from dokmus_widgets.host import comms
from dokmus_widgets.host.classes.rooms import Rooms
from dokmus_widgets.play import Table
from dokmus_widgets.play.history import History
from dokmus_widgets.widgets.classroom.room import Group
from dokmus_widgets.widgets.game.widget import GameWidget
from tests.app.class_visits import ClassVisit, opened, settle
from tests.app.table_visits import served
from tests.app.test_table_secrets import moments
from tests.play.alternatives import alternatives, random_history

__all__ = ["served"]
pytestmark = pytest.mark.usefixtures("served")


def class_of(count: int) -> tuple[Rooms, ClassVisit, str, list[ClassVisit]]:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupils = [ClassVisit(rooms, code) for _ in range(count)]
    settle(teacher, *pupils)
    return rooms, teacher, code, pupils


def game(visit: ClassVisit) -> Any:
    """Return the game on a pupil's page, or None."""
    return next(iter(visit._of(GameWidget)), None)


def play(visit: ClassVisit) -> Any:
    """Play any action; return the answer."""
    action = game(visit).state.random_action(Random(1))
    with comms.owned_by(visit.session):
        answer = game(visit).act(action)
    visit.settle()
    return answer


@pytest.mark.parametrize(
    ("count", "size", "seats"),
    [
        (2, 2, [2]),
        (3, 2, [3]),
        (5, 2, [2, 3]),
        (2, 4, [2]),
        (5, 3, [2, 3]),
        (7, 3, [2, 2, 3]),
        (5, 4, [2, 3]),
        (9, 4, [3, 3, 3]),
    ],
)
def test_everybody_gets_one_seat(count: int, size: int, seats: list[int]) -> None:
    rooms, teacher, _, pupils = class_of(count)
    assert say("class-seats", count=size) in teacher.words()
    teacher.press("pair", size)
    settle(*pupils)
    groups = teacher.room(rooms).groups
    assert sorted(len(group.pupils) for group in groups) == seats
    held = [(id(game(pupil).hand.table), *game(pupil).hand.seats) for pupil in pupils]
    assert len({*held}) == count
    islands = {(group.table.state.seats, group.table.state.island) for group in groups}
    assert len(islands) == len({*seats}), "those of one size play on one island"


def test_the_desk_tells_round_points_and_who_is_waited_for() -> None:
    rooms, teacher, _, pupils = class_of(2)
    for pupil, name in zip(pupils, ("Ann", "Ben"), strict=True):
        pupil.press("set_name", {"name": name})
    teacher.press("pair", 2)
    settle(*pupils)
    [group] = teacher.room(rooms).groups

    def waited() -> str:
        [table] = [one for one in teacher.sections if one["kind"] == "table"]
        return str(table["rows"][0]["note"])

    for _ in range(6):
        to_act = group.table.state.to_act
        assert to_act is not None
        teacher.settle()
        assert say("class-waits", who=group.table.names[to_act]) in waited()
        assert say("class-table", number=1) in teacher.words()
        now, other = pupils if game(pupils[0]).hand.seats == {to_act} else pupils[::-1]
        assert not play(other).done
        assert play(now).done
        settle(other)
        assert len(game(other).game.history.plies) == group.table.n
    to_act = group.table.state.to_act
    now = next(pupil for pupil in pupils if game(pupil).hand.seats == {to_act})
    now.leave()
    teacher.settle()
    assert say("table-away") in waited()


def test_a_pause_shows_the_teachers_board_and_stops_all_moves() -> None:
    rooms, teacher, code, pupils = class_of(2)
    teacher.press("pair", 2)
    settle(*pupils)
    [group] = teacher.room(rooms).groups
    play(next(one for one in pupils if {group.table.state.to_act} == game(one).hand.seats))
    settle(*pupils)
    held = [pupil._of(GameWidget)[0] for pupil in pupils]
    teacher.press("play", False)
    settle(*pupils)
    for pupil, widget in zip(pupils, held, strict=True):
        assert say("class-paused") in pupil.notes
        assert pupil.board.state == teacher.subject.state
        action = group.table.state.random_action(Random(1))
        assert action is not None
        assert not widget.act(action).done
    late = ClassVisit(rooms, code)
    teacher.press("look_at_table", 0)
    settle(*pupils, late)
    assert say("class-paused") not in late.notes
    for pupil in (*pupils, late):
        assert pupil.board.state.island == group.table.state.island
    teacher.press("play", True)
    settle(*pupils, late)
    assert [game(pupil) for pupil in pupils] == held
    assert game(late) is None
    assert play(next(one for one in pupils if {group.table.state.to_act} == game(one).hand.seats))
    again = ClassVisit(rooms, code, stored=pupils[0].browser.text)
    assert game(again).hand.seats == game(pupils[0]).hand.seats
    teacher.press("end_games")
    settle(*pupils)
    assert all(game(pupil) is None for pupil in pupils)
    assert pupils[0].board.state == teacher.subject.state


def test_one_pupil_alone_is_no_table() -> None:
    _, teacher, _, _ = class_of(1)
    teacher.press("pair", 2)
    assert say("class-too-few") in teacher.words()


def everything(history: History, viewer: int | None) -> str:
    """Return all that a pupil, by number, or the teacher gets while a table goes on and pauses."""
    rooms, teacher, _, pupils = class_of(history.state.seats + 1)
    room, table = teacher.room(rooms), Table(state=history.start)
    for ply in history.plies:
        table._enter(ply.before.to_act or 0, ply.action)
    room.groups = [Group(table, room.pupils[:-1])]
    visit = teacher if viewer is None else pupils[viewer]
    teacher.press("play", True)
    settle(teacher, *pupils)
    teacher.press("look_at_table", 0)
    if (shown := game(visit)) is not None:
        for press in ("hint", "copy_record", "reveal"):
            event = {"press": press, "value": None, "count": next(visit._numbers)}
            visit._update(shown.sheet, {"event": {"recent": [event]}})
        shown.wait()
    teacher.press("play", False)
    settle(teacher, *pupils)
    return visit.bytes()


def test_nobody_in_a_class_gets_a_card_that_they_may_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Exchange such cards: a player, another pupil and the teacher get the same bytes."""
    monkeypatch.setattr(f"{Rooms.__module__}.secrets.choice", lambda letters: letters[0])
    numbers = itertools.count()
    monkeypatch.setattr(f"{Rooms.__module__}.new_key", lambda: f"{next(numbers):024}")
    history = next(
        one
        for one in moments(2, seed=2)
        if one.state.phase is Phase.TURNS
        and len([*alternatives(one, frozenset([one.state.to_act or 0]))]) > 1
    )
    for viewer in (history.state.to_act, 2, None):
        seats = frozenset([viewer] if viewer in (0, 1) else [])
        sent = set()
        for other in alternatives(history, seats):
            numbers = itertools.count()
            sent.add(everything(other, viewer))
        assert len(sent) == 1


def test_what_the_teacher_shows_of_a_table_tells_no_hidden_card() -> None:
    """Exchange the cards that nobody has shown: the bytes that reach a pupil are the same."""
    histories = (random_history(3, 5, count) for count in range(5, 40))
    history = next(one for one in histories if len([*alternatives(one, frozenset())]) > 3)
    shown = set()
    for other in alternatives(history, frozenset()):
        rooms, teacher, code, _ = class_of(0)
        pupil = ClassVisit(rooms, code)
        room = teacher.room(rooms)
        table = Table(state=other.start)
        for ply in other.plies:
            table._history.play(ply.action)
        room.groups = [Group(table, [*room.pupils] * 3)]
        teacher.press("look_at_table", 0)
        settle(pupil)
        shown.add(str(pupil.board.scene["tiles"]) + pupil.words() + teacher.subject.position)
    assert len(shown) == 1
