"""No byte that the page of a table gets depends on a card that its viewer may not know.

The cards chosen in secret are exchanged for all others that the viewer cannot tell from them (see
`tests.play.alternatives`), and the page is asked for everything that it shows, exports and says.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from dokmus_widgets.core import EndTurn, Phase
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.play import Table
from dokmus_widgets.play.history import History
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.play.sharing import SHARED
from dokmus_widgets.play.table.entries import Ask, Entry, Undo
from tests.app.table_visits import Visit, served, tables_with
from tests.play.alternatives import alternatives, random_history

__all__ = ["served"]

_LANGUAGES = ("en", "fr", "ru", "ja")


def moments(players: int, seed: int) -> list[History]:
    """Return histories that end while cards are chosen, and while some of them are hidden."""
    found: list[History] = []
    history, random = random_history(players, seed, 25), Random(seed)
    while len(found) < 5:
        state = history.state
        if has_hidden_cards(state) and random.random() < (
            0.7 if state.phase is Phase.GUARDIANS else 0.25
        ):
            found.append(history.fork())
        action = state.random_action(random)
        assert action is not None
        history.play(action)
    return found


def everything(
    history: History,
    seats: frozenset[int],
    language: str,
    *,
    wide: bool,
    after: Sequence[tuple[int, Entry]] = (),
) -> str:
    """Return all that a page with these seats is sent when it is asked for all it can say."""
    keys = {seat: f"key-{seat}-{'k' * 16}" for seat in range(history.state.seats)}
    visit = Visit(tables_with(history, keys, after=after), language=language)
    if seats:
        visit.find(" ".join(keys[seat] for seat in sorted(seats)))
    assert visit.seats == seats
    for panel in ("menu", "share", "settings"):
        visit.press("panel", panel)
    visit.press("copy_record")
    for what in SHARED:
        visit.press("copy_link", what)
    visit.press("go", "score")
    visit.press("show_files")
    visit.press("look_at", len(history.plies))
    visit.press("look_at", max(1, len(history.plies) - 4))
    visit.press("back_to_mine")
    for shown in range(history.state.seats):
        visit.press("show_turn", shown)
    visit.press("back_to_mine")
    visit.press("reveal")
    for press in (
        "undo_turn",
        "decline",
        "undo",
        "redo",
        "again",
        "begin",
        "new_game",
        "rematch",
        "look_back",
    ):
        visit.press(press)
    visit.press("choose_guardian", 9)
    for press in ("let_play", "replace_player"):
        visit.press(press, {"seat": min(seats, default=0), "level": 2})
    visit.press("panel", "menu")
    visit.press("move_seat")
    for space in ("a1", "c4", "f6"):
        visit.click(space, "preview")
        visit.click(space)
    if wide:
        visit.press("switch_help", "cards")
        visit.press("hint")
        visit.game.wait()
        visit.press("decline", 0)  # shows the table again
    # Somebody else asks for something, and goes on.
    live = visit.game.hand.table if visit.game.hand else None
    seat = history.state.to_act
    assert live is not None
    if seat is not None and history.state.phase is Phase.TURNS:
        action = live.state.random_action(Random(1))
        assert action is not None
        if action != EndTurn():
            live.act(seat, action)
            visit.settle()
            if live.undo_places([seat]):
                live.ask([seat], seat, Ask(live.undo_places([seat])[0]))
                visit.settle()
                agreed(live)
            visit.settle()
    return visit.bytes()


def agreed(table: Table) -> None:
    """Let all agree to what is asked for."""
    for seat in sorted(table.people):
        if table.request is not None:
            table.answer_request([seat], table.request.n, agrees=True)


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pages_are_equal_for_all_that_their_viewers_cannot_tell_apart(players: int) -> None:
    random, compared = Random(players), 0
    for number, history in enumerate(moments(players, seed=players)):
        language = _LANGUAGES[number % len(_LANGUAGES)]
        for viewer in (*range(players), None):
            seats = frozenset(() if viewer is None else (viewer,))
            others = [one for one in alternatives(history, seats) if one.state != history.state]
            if not others:
                continue
            wide = viewer == history.state.to_act and number < 2
            real = everything(history, seats, language, wide=wide)
            assert "dokmus" in real
            for other in random.sample(others, min(2 if players < 4 else 1, len(others))):
                assert everything(other, seats, language, wide=wide) == real
                compared += 1
    assert compared >= 5, "too few differ to say anything"


@pytest.mark.usefixtures("served")
def test_a_card_whose_reveal_was_undone_is_hidden_again_from_who_comes_later() -> None:
    compared = 0
    for history in moments(3, 5):
        state, end = history.state, EndTurn()
        if state.phase is not Phase.TURNS or not state.check(end).legal:
            continue
        seat, place = state.to_act or 0, len(history.plies)
        undone: list[tuple[int, Entry]] = [(seat, end), (seat, Undo(place))]
        others = [one for one in alternatives(history, frozenset()) if one.state != state]
        pages = {
            everything(one, frozenset(), "en", wide=False, after=undone)
            for one in (history, *others[:2])
        }
        compared += bool(others)
        assert len(pages) == 1
    assert compared


@pytest.mark.usefixtures("served")
def test_the_comparison_finds_a_card_that_is_told() -> None:
    """As the holder of the card sees it."""
    history = next(one for one in moments(3, 3) if one.state.phase is Phase.GUARDIANS)
    seat = next(seat for seat, card in enumerate(history.state.guardians) if card)
    other = next(
        one
        for one in alternatives(history, frozenset())
        if one.state.guardians[seat] != history.state.guardians[seat]
    )
    pages = {everything(one, frozenset([seat]), "en", wide=False) for one in (history, other)}
    assert len(pages) == 2


@pytest.mark.usefixtures("served")
def test_the_seed_of_computer_players_reaches_no_page() -> None:
    others, history = (
        opponents({1: "gentle", 2: "level-1"}, "the-very-luck"),
        History(random_history(3, 1, 0).start),
    )
    keys = {0: "key" * 8}
    tables = tables_with(history, keys, others)
    visit = Visit(tables)
    visit.find(keys[0])
    live = tables.find("t" * 24)
    assert live is not None
    for _ in range(6):
        live._worker.wait()
        visit.settle()
        assert visit.game.game.opponents.seed == ""
        action = visit.game.state.random_action(Random(1))
        assert action is not None
        visit.act(action)
    assert visit.game.state.phase is not Phase.START
    assert "the-very-luck" not in visit.bytes()
    assert "the-very-luck" not in str(visit.game.document())
