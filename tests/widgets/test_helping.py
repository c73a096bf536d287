"""Help while playing: its numbers are those of the core, and it knows what its seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dokmus_widgets.analysis.incremental import run_to_completion
from dokmus_widgets.analysis.turns import reach_map
from dokmus_widgets.core import Phase, State, new_game, space_name
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.play.hints import LookBack, card_points, last_turn, look_back
from dokmus_widgets.play.hints import hint as find_hint
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Possible, Review
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.game.help import HELPS


def told(game: GameWidget) -> str:
    """All notes of the sheet."""
    return " ".join(one["text"] for one in game.sheet.view["beside"] if one["kind"] == "note")


def play_on(game: GameWidget, random: Random) -> None:
    """One action by hand, any; then whatever is done between the clicks."""
    action = game.state.random_action(random)
    assert action is not None
    assert game.act(action)
    game.wait()


def to_turns(game: GameWidget, seed: int) -> Random:
    """Play until one's own turn goes on."""
    print(f"seed {seed}")
    random = Random(seed)
    game.wait()
    while game.state.phase is not Phase.TURNS or game.state.to_act != 0:
        play_on(game, random)
    return random


def test_all_is_off_until_it_is_switched_on() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1})
    to_turns(game, 1)
    assert game.help.kinds == ()
    assert not told(game)
    assert not game._decorated().tints


@pytest.mark.parametrize("kind", HELPS)
def test_each_kind_is_switched_on_alone(kind: str) -> None:
    game = GameWidget(2, seed=1, opponents={1: 1})
    game.sheet.press("switch_help", kind)
    assert game.help.kinds == (kind,)
    random = to_turns(game, 1)
    assert bool(game._decorated().tints) == (kind == "reach")
    presses = str(game.sheet.view["beside"])
    assert ("'press': 'hint'" in presses) == (kind == "hints")
    while game.state.round == 1:
        play_on(game, random)
    assert ("Your turn made" in told(game)) == (kind == "coach")
    while game.state.phase is not Phase.GUARDIANS or game.state.to_act != 0:
        play_on(game, random)
    assert ("Could bring" in str(game.sheet.view["beside"])) == (kind == "cards")
    again = GameWidget()
    again.resume(game.document())
    assert again.help.kinds == (kind,), "it stays with the game"


def test_the_coach_tells_what_was_made_and_shows_what_was_possible() -> None:
    game = GameWidget(3, seed=4, opponents={1: 1, 2: 1}, helps=["coach"])
    random = to_turns(game, 4)
    while game.state.round == 1:
        play_on(game, random)
    history = game.game.history
    places = last_turn(history, frozenset({1, 2}))
    start, end = history.plies[places[0]].before, history.plies[places[-1]].after
    look = run_to_completion(look_back(history, places))
    assert look.made == end.score()[0].total - start.score()[0].total
    state = with_hidden_cards_normalized(start)
    for action in look.best.line:
        state = state.apply(action)
    review = Review(history)
    assert look.best == review.best(review.turns[0]), "as the look back on the game has it"
    assert look.best.points == state.score()[0].total - start.score()[0].total > look.made
    assert f"made {look.made} point" in told(game)
    assert f"The most possible was {look.best.points}." in told(game)
    before = game.document()
    game.help.see_better()
    game.wait()
    assert game.state == state, "it was played out"
    assert game.game.undo(), "and can be taken back"
    assert game.document()["now"] == before["now"], "one's own game is kept meanwhile"
    game.excursion.back()
    assert game.game.history is history
    assert game.document()["now"] == before["now"]


def test_a_turn_that_nothing_beats_is_praised() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, helps=["coach"])
    to_turns(game, 1)
    line = game.game.history
    for _ in range(30):
        if game.state.round > 1 or game.state.to_act != 0:
            break
        game.act(run_to_completion(find_hint(line)).action)
    look = run_to_completion(look_back(line, last_turn(line, frozenset({1}))))
    assert look.made <= look.best.points
    for points, exact, words in (
        (0, True, "Well done"),
        (0, False, "has found nothing that makes more, and has not looked at everything"),
        (1, False, f"At least {look.made + 1} were possible"),
    ):
        best = Possible(look.made + points, (), exact)
        game.help._reviewed = game.help._reviewed[0], look._replace(best=best)
        game._show()
        assert words in told(game)


def test_a_hint_comes_in_stages_and_can_be_done() -> None:
    game = GameWidget(2, seed=3, opponents={1: 1}, helps=["hints"])
    to_turns(game, 3)
    choice = run_to_completion(find_hint(game.game.history))
    game.sheet.press("hint")
    game.wait()
    first = told(game)
    assert "Look at tile" in first or "Something can be done with tile" in first
    assert "Try this" not in first
    game.sheet.press("hint")
    assert "Try this" in told(game)
    marks = [mark for mark in game._decorated().marks if mark.kind == "chosen"]
    assert marks
    assert game.help.do_hint()
    assert game.game.history.plies[-1].action == choice.action
    assert "Try this" not in told(game), "the next one is asked for anew"
    assert not game.help.do_hint()


def first_draft() -> State:
    """Where three have started and the first cards are chosen."""
    state, random = new_game(3, seed=5, first=1), Random(5)
    while state.phase is Phase.START:
        action = state.random_action(random)
        assert action is not None
        state = state.apply(action)
    return state


def test_help_hangs_on_nothing_that_is_hidden() -> None:
    """With the hidden cards of others exchanged all help is the same."""
    found: list[Any] = []
    for cards in ((2, 3), (3, 2)):
        choosing = first_draft().replaced(guardians=(None, *cards), to_act=0)
        line = History(choosing)
        points = run_to_completion(card_points(choosing))
        found.append((points, run_to_completion(find_hint(line))))
    assert found[0] == found[1]


def test_a_better_turn_that_is_played_on_turns_up_no_card_of_others() -> None:
    """With the hidden cards of others exchanged, the coach's game is the same."""
    began = set()
    for cards in ((1, 4, 5), (1, 5, 4)):
        chosen = first_draft().replaced(guardians=(None, *cards[1:]), to_act=0)
        game = GameWidget(position=chosen, opponents={1: 1, 2: 1}, helps=["coach"])
        game.choose_guardian(cards[0])
        while game.state.to_act == 0:
            action = run_to_completion(find_hint(game.game.history)).action
            assert game.act(action)
        game.opponents.pause()
        places = last_turn(game.game.history, frozenset({1, 2}))
        start = game.game.history.plies[places[0]].before
        best = Possible(1, tuple(start.legal_actions())[:1], exact=True)
        game.help._reviewed = places, LookBack(places[0], 0, best)
        game.help.see_better()
        began.add(game.state)
    assert len(began) == 1


@pytest.mark.longer
def test_who_always_takes_the_hint_beats_level_3_more_often_than_not() -> None:
    won, games = 0.0, 12
    for seed in range(games):
        line = History(new_game(2, seed=seed, first=seed % 2))
        game = GameWidget(position=line.start, opponents={1: 3})
        game.wait()
        while game.state.phase is not Phase.OVER:
            game.act(run_to_completion(find_hint(game.game.history)).action)
            game.wait()
        won += (0 in game.state.winners()) / len(game.state.winners())
    print(f"{won} of {games}")
    assert won > games / 2


def test_pointing_at_what_can_be_reached_shows_a_way_that_leads_there() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, helps=["reach"])
    to_turns(game, 1)
    game.wait()
    state, frame = game.state, game.state.island.frame
    reach, near = reach_map(state), reach_map(state).spaces(1)
    far = frame.spaces(reach.spaces(3) & ~near & ~state.occupied)[0]
    preview = game._preview(game.board, space_name(far))
    way = reach.to_space(far)
    assert way is not None
    assert way.tokens > 1
    assert preview.words.startswith(f"{way.tokens} tokens: ")
    assert (far[0], far[1]) in {(mark.row, mark.column) for mark in preview.marks}
    assert game._decorated().previews_all, "the page asks about every space"
    direct = frame.spaces(state.legal_actions().placements.free)[0]
    assert "tokens:" not in game._preview(game.board, space_name(direct)).words
