"""Two widgets of one kernel at a table: each shows its seat's view, and follows the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import ChooseGuardian, Phase
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.explain import say
from dokmus_widgets.play import Table
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.widgets import GameWidget


def legal(widget: GameWidget, random: Random) -> Any:
    action = widget.state.random_action(random)
    assert action is not None
    return action


def test_two_widgets_share_a_table() -> None:
    table, random = Table(players=2, seed=1, names=["Ann", "Ben"]), Random(1)
    widgets = [GameWidget(table=table, seat=seat) for seat in (0, 1)]
    watcher, told = GameWidget(table=table), list[int]()
    watcher.on_change(lambda one: told.append(len(one.game.history.plies)))
    for n in range(1, 31):
        seat = table.state.to_act
        assert seat is not None
        refused = widgets[1 - seat].act(legal(widgets[1 - seat], random))
        assert refused.words == say("told-others-turn", who=table.names[seat])
        assert widgets[seat].act(legal(widgets[seat], random)).done
        assert {len(one.game.history.plies) for one in (*widgets, watcher)} == {n}
    assert told == list(range(1, 31))


def test_only_the_seat_that_chooses_sees_the_cards() -> None:
    table, random = Table(players=3, seed=1), Random(1)
    widgets = [GameWidget(table=table, seat=seat) for seat in range(3)]
    while table.state.phase is not Phase.GUARDIANS:
        widgets[table.state.to_act or 0].act(legal(widgets[table.state.to_act or 0], random))
    first = table.state.to_act or 0
    widgets[first].act(ChooseGuardian(4))
    for seat, widget in enumerate(widgets):
        cards = [one["kind"] for slot in widget.sheet.view["beside"] for one in slot["parts"]]
        assert ("cards" in cards) == (seat == table.state.to_act)
        # The next one is offered the others, and so knows it too.
        knows = seat in (first, table.state.to_act)
        assert (widget.state.guardians[first] == 4) == knows
    for _ in range(2):
        seat = table.state.to_act or 0
        widgets[seat].act(legal(widgets[seat], random))
    for widget in widgets:
        assert shown_cards(widget.state) == shown_cards(table.state)


def test_a_widget_that_is_closed_follows_no_more() -> None:
    table, random = Table(players=2, seed=1), Random(1)
    gone, stays = GameWidget(table=table), GameWidget(table=table, seat=[0, 1])
    gone.close()
    del gone
    assert stays.act(legal(stays, random)).done


def test_computer_players_of_a_table_move_at_once() -> None:
    table = Table(players=2, seed=1, opponents=opponents({1: "gentle"}, "luck"))
    widget, random = GameWidget(table=table, seat=0), Random(1)
    for _ in range(10):
        assert not widget.game.waits
        assert widget.act(legal(widget, random)).done
    assert any(move.seat == 1 for move in table.moves())
    assert widget.wait().done


def test_a_failed_action_leaves_the_widget_at_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table, random = Table(players=2, seed=1), Random(1)
    widget = GameWidget(table=table, seat=[0, 1])
    widget.act(legal(widget, random))
    with monkeypatch.context() as broken:
        broken.setattr(Table, "act", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            widget.by_hand("choose_guardian", 1) if widget.state.phase is Phase.GUARDIANS else (
                widget.by_hand("click", next(iter(_starts(widget))))
            )
    assert widget.act(legal(widget, random)).done
    assert table.n == 2


def _starts(widget: GameWidget) -> list[str]:
    from dokmus_widgets.core import space_name

    state = widget.state
    return [space_name(one) for one in state.island.frame.spaces(state.legal_actions().starts)]


@pytest.mark.parametrize(
    "arguments",
    [{"seat": 0}, {"table": 5}, {"table": "x", "seat": 1}, {"table": Table(), "keep": "x"}],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="Table"):
        GameWidget(**arguments)
    with pytest.raises(ValueError, match="no seat 5"):
        GameWidget(table=Table(), seat=5)


def test_an_earlier_move_is_looked_at_while_others_go_on() -> None:
    table, random = Table(players=2, seed=1), Random(1)
    one = GameWidget(table=table, seat=0)
    both = GameWidget(table=table, seat=[0, 1])
    for _ in range(6):
        both.act(legal(both, random))
    one.excursion.look_at(1)
    both.act(legal(both, random))
    assert one.excursion.is_active
    one.excursion.back()
    assert len(one.game.history.plies) == 7
