"""Help while playing: its numbers are those of the core, and it knows what its seat may know."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from dokmus_widgets.analysis.incremental import run_to_completion
from dokmus_widgets.analysis.turns import reach_map
from dokmus_widgets.core import EndTurn, Phase, Place, Space, State, new_game, space_name
from dokmus_widgets.core.island.spaces import parse_space
from dokmus_widgets.core.legality.verdict import Way
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.explain import action_words, say
from dokmus_widgets.explain.reasons import gain_words
from dokmus_widgets.explain.seats import signed
from dokmus_widgets.play.distances import tokens_to_temples
from dokmus_widgets.play.hints import LookBack, card_points, hint as find_hint, last_turn, look_back
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Possible, Review
from dokmus_widgets.play.review.learning import turns_to_learn
from dokmus_widgets.play.turns import turns_of
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.game.help import HELPS, review_words
from dokmus_widgets.widgets.game.hinting import hint_stages
from tests.core.boards import board
from tests.core.test_placing import SHUT_IN
from tests.widgets.hand import press, pressed_by, said, sections, slot, tap


def play_on(game: GameWidget, random: Random) -> None:
    """One action by hand, any; then whatever is done between the clicks."""
    action = game.state.random_action(random)
    assert action is not None
    assert game.act(action)
    game.wait()
    while game.game.waits:  # the coach has spoken
        game.wait()


def end_turn(game: GameWidget, random: Random) -> None:
    """Play one's own turn to its end, by any actions; the coach looks at it."""
    while game.state.phase is Phase.TURNS and game.state.to_act == 0:
        assert game.act(random.choice(game.state.legal_actions()))
    game.wait()


def to_turns(game: GameWidget, seed: int) -> Random:
    """Play until one's own turn goes on."""
    print(f"seed {seed}")
    random = Random(seed)
    game.wait()
    while game.state.phase is not Phase.TURNS or game.state.to_act != 0:
        play_on(game, random)
    return random


def test_at_first_there_are_hints_for_who_asks() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1")
    to_turns(game, 1)
    assert game.help.kinds == ("hints",)
    assert not has_reach(game)
    assert "hint" not in {tint.kind for tint in game._decorated().tints}
    press(game, "hint")
    game.wait()
    assert "hint" in {tint.kind for tint in game._decorated().tints}


def has_reach(game: GameWidget) -> bool:
    """Whether the board shows what can be reached."""
    return any(tint.kind.startswith("reach") for tint in game._decorated().tints)


@pytest.mark.parametrize("kind", HELPS)
def test_each_kind_is_switched_on_alone(kind: str) -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1", helps=[])
    press(game, "set_preference", {"name": kind, "value": True})
    assert game.help.kinds == (kind,)
    random = to_turns(game, 1)
    assert has_reach(game) == (kind == "reach")
    assert bool(pressed_by(game, "hint")) == (kind == "hints")
    end_turn(game, random)
    assert ("Your turn scored" in said(game)) == (kind == "coach")
    game.wait()
    while game.state.phase is not Phase.GUARDIANS or game.state.to_act != 0:
        play_on(game, random)
    [cards] = sections(game, "cards")
    assert all(("from" in one["gain"]) == (kind == "cards") for one in cards["cards"])
    again = GameWidget()
    again.resume(game.document())
    assert again.help.kinds == (kind,), "it stays with the game"
    press(game, "set_preference", {"name": kind, "value": False})
    assert not game.help.kinds


def test_the_coach_tells_what_was_made_and_shows_what_was_possible() -> None:
    game = GameWidget(3, seed=4, opponents={1: 1, 2: 1}, luck="4", helps=["coach", "hints"])
    end_turn(game, to_turns(game, 4))
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
    assert f"Your turn scored {look.made} point" in said(game)
    assert f"; the maximum was {look.best.points}. A better turn: {look.better(start)}." in said(
        game
    )
    assert said(game).endswith(say("learn-rule"))
    assert sections(game, "answer")[0]["done"] is None, "a miss has no check"
    before = game.document()
    press(game, "see_better")
    assert [one["press"] for one in sections(game, "answer")[0]["buttons"]] == ["back_to_mine"]
    kept = [action for action in look.best.line if action != EndTurn()]
    assert game.game.history.line == tuple(kept)
    for step in (1, *range(len(kept) + 1)):
        [bar] = sections(game, "slider")
        assert game.state == game.game.history.all_plies[bar["at"]].before
        assert "end_turn" not in str(slot(game, "actions")), "nobody else acts"
        assert not pressed_by(game, "hint"), "nor by the way of a hint"
        press(game, bar["name"], step)
        assert sections(game, "slider")[0]["at"] == step
        if step:
            ply = game.game.history.plies[-1]
            assert f"{action_words(ply.before, ply.action, game.names)}. Points so far" in said(
                game
            )
    press(game, "undo")
    legal = [*game.state.legal_actions()]
    game.act(next(action for action in legal if action not in (kept[-1], EndTurn())))
    assert not sections(game, "slider"), "something else is tried"
    assert "end_turn" not in str(slot(game, "actions"))
    press(game, "see_step", 1)
    assert game.state == game.game.history.all_plies[0].after
    assert game.document()["now"] == before["now"], "one's own game is kept meanwhile"
    game.excursion.back()
    assert game.game.history is history
    assert game.document()["now"] == before["now"]


def test_the_coach_speaks_before_the_cards_are_offered() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1", helps=["coach"])
    for seed in range(40):
        end_turn(game, to_turns(game, seed))
        if game.state.phase is Phase.GUARDIANS and game.help.is_speaking and not game.game.waits:
            break
        game.wait()
    assert not sections(game, "cards")
    assert not sections(game, "answer")[0]["buttons"]
    [row] = slot(game, "actions")
    assert [one["press"] for one in row["buttons"]] == ["see_better", "go_on_without"]
    press(game, "go_on_without")
    assert sections(game, "cards")


@pytest.mark.parametrize("seats", [2, 3])
def test_turns_by_hints_are_what_the_coach_and_the_review_call_best(seats: int) -> None:
    level = dict.fromkeys(range(1, seats), 1)
    game = GameWidget(seats, seed=2, opponents=level, luck="1", helps=["coach", "hints"])
    told = say("coach-best", points=0).partition("0 points")[2]
    for number in range(1, 5):
        game.wait()
        while game.state.phase is not Phase.TURNS or game.state.to_act != 0:
            press(game, "hint")
            game.wait()
            press(game, "do_hint")
            game.wait()
        while (game.state.phase, game.state.round, game.state.to_act) == (Phase.TURNS, number, 0):
            press(game, "hint")
            game._worker.wait()
            press(game, "do_hint")
        game._worker.wait()  # the others act too: nobody is held up
        assert told in said(game), "also beside what the others did"
    review = Review(game.game.history)
    own = [turn for turn in review.turns if turn.seat == 0]
    assert len(own) == 4
    for turn in own:
        assert review.best(turn).points == turn.made
        played = game.game.history.line[turn.first : turn.last]
        assert review.best(turn).line == played, "the same turn"
    assert not turns_to_learn(review, {0})


def test_a_turn_that_leaves_its_hint_is_advised_anew() -> None:
    game = GameWidget(2, seed=2, opponents={1: 1}, luck="1", helps=["hints"])
    random = to_turns(game, 2)
    press(game, "hint")
    game.wait()
    hinted = game.help._hint
    assert hinted is not None
    others = [one for one in game.state.legal_actions() if one != hinted.line[0]]
    assert game.act(random.choice(others))
    press(game, "hint")
    game.wait()
    assert game.help._hint is not None
    assert game.help._hint.best == run_to_completion(find_hint(game.game.history))[0]
    press(game, "undo")
    press(game, "hint")
    game.wait()
    assert game.help._hint.best == hinted.best


def test_the_others_wait_for_who_reads_what_the_coach_says() -> None:
    game = GameWidget(3, seed=4, opponents={1: 1, 2: 1}, luck="4", helps=["coach"])
    end_turn(game, to_turns(game, 4))
    plies = len(game.game.history.plies)

    async def read() -> None:
        press(game, "panel", "settings")
        press(game, "close_panel")
        game.wake()
        await asyncio.sleep(0.1)
        assert game.game.waits
        assert len(game.game.history.plies) == plies
        presses = [one["press"] for one in sections(game, "buttons")[0]["buttons"]]
        assert presses == ["see_better", "go_on_without"]
        press(game, "go_on_without")
        assert "see_better" not in str(sections(game, "buttons"))
        async with asyncio.timeout(60):
            while len(game.game.history.plies) == plies:
                await asyncio.sleep(0.005)

    asyncio.run(read())


def test_the_coach_is_silent_about_a_finished_game_that_is_opened_again() -> None:
    game, again = (GameWidget(2, seed=1, helps=["coach"]) for _ in range(2))
    while game.state.phase is not Phase.OVER:
        assert game.act(next(iter(game.state.legal_actions())))
    game.wait()
    assert pressed_by(game, "go_on_without")
    again.resume(game.document())
    again.wait()
    assert again.state.phase is Phase.OVER
    assert not pressed_by(again, "go_on_without")


def test_the_status_says_who_is_next_while_the_page_waits_for_continue() -> None:
    game = GameWidget(3, seed=4, opponents={1: 1, 2: 1}, luck="4", helps=["coach"])
    end_turn(game, to_turns(game, 4))
    facts: dict[str, str | int] = {"round": game.state.round, "who": game.game.who}
    assert game.game.waits
    assert slot(game, "status")[0]["text"] == say("status-next", **facts)
    game.opponents.is_paused = True
    press(game, "go_on_without")
    assert slot(game, "status")[0]["text"] == say("status-next", **facts)
    game.opponents.is_paused = False
    game._show()
    assert slot(game, "status")[0]["text"] == say("status-others", **facts)


@pytest.mark.parametrize(
    ("missed", "exact", "words", "holds"),
    [
        (0, True, "the most possible", False),
        (0, False, "no better turn was found in time", False),
        (1, True, "A better turn:", False),
        (2, True, "A better turn:", True),
        (2, False, "at least", True),
    ],
)
def test_a_turn_that_little_beats_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, missed: int, exact: bool, words: str, holds: bool
) -> None:
    def reviewed(
        line: History, places: tuple[int, ...], _known: object
    ) -> Generator[object, None, LookBack]:
        yield None
        best = Possible(3 + missed, (line.plies[places[0]].action,), exact=exact)
        return LookBack(places[0], 3, best)

    monkeypatch.setattr("dokmus_widgets.play.hints.look_back", reviewed)
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1", helps=["coach"])
    heard = list[str]()
    show = game.sheet.show
    random = to_turns(game, 1)

    def noted(*shown: Any) -> None:
        show(*shown)
        heard.append(said(game))

    monkeypatch.setattr(game.sheet, "show", noted)
    end_turn(game, random)
    assert any(words in one for one in heard if "Your turn scored 3 points" in one)
    assert game.help.is_speaking == game.game.waits == holds


def test_the_coach_tells_what_a_turn_gave_others() -> None:
    given, random, history = Counter[bool](), Random(1), History(new_game(2, seed=1))
    while history.state.phase is not Phase.OVER:
        history.play(random.choice([*history.state.legal_actions()]))
    for turn in turns_of(history.plies):
        start, end = turn.plies[0].before, turn.plies[-1].after
        look = LookBack(0, turn.gain, Possible(turn.gain, (), exact=True))
        words = review_words(start, look, end, ("Ann", "Ben")).replace("\u00a0", " ")
        other = 1 - turn.seat
        points = end.score()[other].total - start.score()[other].total
        told = f"Others: {('Ann', 'Ben')[other]} {signed(points)}."
        assert words.endswith(told) if points else "Others" not in words
        given[points > 0] += 1
    assert given[True]


def test_a_hint_comes_in_three_stages_and_can_be_done() -> None:
    game = GameWidget(2, seed=3, opponents={1: 1}, luck="3")
    to_turns(game, 3)
    choice, _ = run_to_completion(find_hint(game.game.history))
    kept, heard, marked = game.document(), list[str](), list[set[tuple[int, int]]]()
    for stage in (1, 2, 3):
        press(game, "hint")
        game.wait()
        heard.append(said(game))
        presses = [one["press"] for one in sections(game, "answer")[0]["buttons"]]
        assert presses == (["hint", "do_hint"] if stage < 3 else ["do_hint"])
        view = game._decorated()
        on_tile = {space for tint in view.tints if tint.kind == "hint" for space in tint.spaces}
        on_space = {(mark.row, mark.column) for mark in view.marks if mark.kind == "hint"}
        assert bool(on_tile) is (stage == 1)
        marked.append(on_tile or on_space)
        assert "%" not in heard[-1]
    assert heard[0].startswith("Look at tile")
    assert "You can score for " in heard[0], "a reason, too"
    assert heard[1].startswith("Try this: ")
    assert heard[2].startswith(heard[1][:-1])
    assert len({*heard}) == 3, "each tells more"
    assert all(marked)
    assert game.document() == kept, "a hint changes nothing"
    press(game, "hint")
    assert said(game) == heard[2], "there is no more to tell"
    press(game, "do_hint")
    assert game.game.history.plies[-1].action == choice.line[0]
    assert "Try this" not in said(game), "the next one is asked for anew"
    assert not sections(game, "answer")[0]["buttons"]
    assert not game.help.do_hint()


def test_a_start_that_scores_less_than_another_is_said_to_do_best_in_practice() -> None:
    state = new_game(2, seed=1)
    points = {one: state.apply(one).score()[1].total for one in state.legal_actions()}
    assert len({*points.values()}) > 1
    for start, scored in points.items():
        told = hint_stages(state, [start])[-1]
        assert (say("hint-start") in told) == (scored < max(points.values()))


def test_each_stage_of_a_hint_says_more_with_a_reason_that_holds() -> None:
    game, reasons, cards = GameWidget(2, seed=3, opponents={1: 1}, luck="3"), 0, 0
    for _action in range(14):
        game.wait()
        state, seat = game.state, game.state.to_act or 0
        heard, offers = list[str](), True
        while offers:
            press(game, "hint")
            game.wait()
            heard.append(said(game))
            offers = len(sections(game, "answer")[0]["buttons"]) > 1
        assert len({*heard}) == len(heard) <= 3, "each says something else"
        if state.phase is Phase.GUARDIANS:
            points = run_to_completion(card_points(state))
            cards += 1
            worth = [f"{say('part-points', points=n)} with card {c}" for c, n in points.items()]
            assert all(one in heard[-1] for one in worth)
            [card] = [int(one) for one in re.findall(r"choose card (\d)\.", heard[-1])]
            assert points[card] == max(points.values()), "no other card is told to score more"
            assert pressed_by(game, "do_hint")[0]["text"] == f"Choose card {card}"
        press(game, "do_hint")
        ply = game.game.history.plies[-1] if game.game.waits else game.game.history.latest
        if ply is not None and ply.before is state and "Points: " in heard[-1]:
            reasons += 1
            assert gain_words(state, ply.after, seat) in heard[-1]
            new = {*found(ply.after, seat)} - {*found(state, seat)}
            told = heard[-1].partition("Temples discovered: ")[2].partition(".")[0]
            assert {*filter(None, told.split(", "))} <= new
        told = "Points|could score|away|It prepares|choose first|in reach of"
        assert (ply and isinstance(ply.action, EndTurn)) or re.search(told, heard[-1])
    assert cards
    assert reasons


def test_where_nothing_scores_a_hint_tells_which_temple_comes_nearer() -> None:
    random, state, compared = Random(2), new_game(2, seed=2), 0
    for _action in range(60):
        for action in state.legal_actions() if state.phase is Phase.TURNS else ():
            after, seat = state.after(action), state.to_act or 0
            words = hint_stages(state, [action])[-1]
            told = re.search(r"Then the .*? on (\w+) is (\d) tokens? away(, instead of)?", words)
            if not isinstance(action, Place) or told is None:
                continue
            where, tokens = parse_space(told[1]), int(told[2])
            assert not gain_words(state, after, seat)
            assert tokens_to_temples(after, seat)[where] == tokens
            assert (tokens_to_temples(state, seat).get(where, 0) > tokens) >= bool(told[3])
            compared += bool(told[3])
        state = state.after(random.choice([*state.legal_actions()]))
    assert compared


def test_the_end_of_a_turn_is_hinted_at_without_a_reason_that_it_does_not_have() -> None:
    state = board("...t", tokens={0: "a1"}, tokens_left=0)
    assert hint_stages(state, [EndTurn()]) == ["Try this: end your turn."]


def found(state: State, seat: int) -> list[str]:
    """The names of the spaces of the temples that a seat has discovered."""
    known = discoveries(state, seat)
    return [space_name(space) for space in state.island.frame.spaces(known.small | known.large)]


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
            action = run_to_completion(find_hint(game.game.history))[0].line[0]
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
            game.act(run_to_completion(find_hint(game.game.history))[0].line[0])
            game.wait()
        won += (0 in game.state.winners()) / len(game.state.winners())
    print(f"{won} of {games}")
    assert won > games / 2


def far_and_near(game: GameWidget) -> tuple[dict[int, int], str, Space]:
    """What is painted by the number of tokens, a space that takes several, and a direct one."""
    frame = game.state.island.frame
    painted = dict[int, int]()
    for tint in game._decorated().tints:
        if tint.kind.startswith("reach-"):
            painted[int(tint.kind[-1])] = sum(map(frame.bit, tint.spaces))
    direct = frame.spaces(game.state.legal_actions().placements.free)[0]
    return painted, space_name(frame.spaces(painted[max(painted)])[0]), direct


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_only_what_ones_tokens_can_walk_to_is_painted(seed: int) -> None:
    game = GameWidget(2, seed=seed, opponents={1: 1}, luck=str(seed), helps=["reach"])
    to_turns(game, seed)
    painted, _, _ = far_and_near(game)
    reach, frame = reach_map(game.state), game.state.island.frame
    before, view = game.state.occupied, game._decorated()
    pips = {mark.kind for mark in view.marks}
    for tokens in (1, 2, 3):
        assert painted.get(tokens, 0) & ~reach.spaces(tokens) == 0, "not more than there is"
        assert not painted.get(tokens, 0) & before, "each once, and with its price"
        before |= painted.get(tokens, 0)
        undotted = painted.get(tokens, 0) & ~(view.free | view.paid)
        assert (f"pips-{tokens}" in pips) == bool(undotted)
        for space in frame.spaces(painted.get(tokens, 0)):
            path = reach.to_space(space)
            assert path is not None
            assert path.tokens == tokens or (path.tokens == 1 and tokens == 2)
            now = game.state
            for action in path.line:
                assert all(one.way is not Way.ANYWHERE for one in now.check(action).routes)
                now = now.apply(action)
            preview = game.help.preview(space_name(space))
            if preview.action is None:
                count = f"takes {tokens} token{'s' if tokens > 1 else ''}"
                assert count in preview.words, "it tells the price that is painted"
            else:
                assert ("sacrifice" in preview.words) == (tokens == 2)


def test_a_space_that_takes_a_sacrifice_is_painted_with_both_tokens() -> None:
    """Also where the guardian's card opens a way without one."""
    game = GameWidget(position="d2_isle_HG6mWqdHGo4hd2Ss2fXY4iTf8fmdz_3Rq8wH", helps=["reach"])
    game.wait()
    placed, frame = game.state.legal_actions().placements, game.state.island.frame
    assert reach_map(game.state).spaces(1) & placed.paid & ~placed.free
    both = next(tint.spaces for tint in game._decorated().tints if tint.kind == "reach-2")
    assert {*both} >= {*frame.spaces(placed.paid & ~placed.free)}


def test_nothing_is_painted_where_nothing_can_be_walked_to() -> None:
    """Who can get nowhere may place anywhere: that is told, and not painted."""
    state = board(SHUT_IN, tokens={0: "a1", 1: "c1"})
    assert state.legal_actions().placements.anywhere, "the board is as meant"
    game = GameWidget(position=state, opponents={}, helps=["reach"])
    game.wait()
    assert reach_map(state).spaces(1) & ~state.occupied
    assert not has_reach(game)


def test_a_painted_space_answers_with_its_way_and_changes_nothing() -> None:
    game = GameWidget(2, seed=1, opponents={1: 1}, luck="1", helps=["reach"])
    to_turns(game, 1)
    painted, far, direct = far_and_near(game)
    state, words = game.state, f"{far} takes {max(painted)} tokens: "
    preview = game._preview(game.board, far)
    assert preview.words.startswith(words)
    where = parse_space(far)
    assert where in {(mark.row, mark.column) for mark in preview.marks}
    assert preview.trails
    assert game._decorated().previews_all, "the page asks about every space"
    assert "takes" not in game._preview(game.board, space_name(direct)).words
    kept = game.document()
    answer = game.click(far)
    assert not answer
    assert answer.words.startswith(words)
    assert said(game).startswith(words)
    assert game.state is state
    assert game.document() == kept
    assert not game.game.history.can_redo
    assert game.click(direct), "what is legal is done at once"
    press(game, "set_preference", {"name": "reach", "value": False})
    assert "takes" not in game._preview(game.board, far).words


def test_an_earlier_move_of_a_finished_game_answers_as_the_game_does() -> None:
    game = GameWidget(2, seed=1, helps=["hints", "reach", "coach"])
    while game.state.phase is not Phase.OVER:
        assert game.act(next(iter(game.state.legal_actions())))
    game._worker.wait()
    plies = game.game.history.plies
    at = max(
        place
        for place, ply in enumerate(plies, 1)
        if ply.after.turn and ply.after.legal_actions().placements.free
    )
    press(game, "look_at", at)
    game._worker.wait()
    assert said(game) == say("help-at", place=at, most=len(plies))
    assert game.help._reach_shown() is not None
    taken = game.state.tokens_of(0)[0]
    tap(game.board, space_name(taken))
    assert said(game).startswith("No, ")
    assert sections(game, "answer")[0]["done"] is False
    press(game, "hint")
    game._worker.wait()
    assert said(game) == game.help._hint_stages[0]
    offered = [one["press"] for one in sections(game, "answer")[0]["buttons"]]
    assert offered[-2:] == ["do_hint", "back_to_mine"]
    press(game, "do_hint")
    tried = game.game.history.plies[-1]
    assert said(game).startswith(action_words(tried.before, tried.action, game.names))
    assert "Points so far: " in said(game)
    game.excursion.back()
    assert game.state.phase is Phase.OVER
    assert said(game) != say("help-thinks")
