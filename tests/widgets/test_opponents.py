"""Playing against players that are no people: they play between the clicks, and are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dokmus_widgets.analysis.players import LEVEL_BUDGETS, Decision, Observation, create_player
from dokmus_widgets.core import ChooseGuardian, Phase
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.play import opponents
from dokmus_widgets.play.move_answers import changed_by_others, turn_line
from dokmus_widgets.play.sharing import SHARED
from dokmus_widgets.play.turns import turns_of
from dokmus_widgets.storage.store import Store
from dokmus_widgets.widgets import GameWidget, ReviewWidget
from dokmus_widgets.widgets.game.preferences import SWITCHABLE
from dokmus_widgets.widgets.persistence.autosave import AutoSave
from tests.widgets.hand import press, pressed_by, said, sections


def traits(game: GameWidget) -> str:
    """All that is on the wire of a game."""
    widgets = (game.board, game.sheet)
    return json.dumps(
        [{name: one.trait_values()[name] for name in one.keys} for one in widgets],
        default=lambda one: type(one).__name__,
        sort_keys=True,
    )


def in_loop(deed: Callable[[], Any], holds: Callable[[], bool]) -> Any:
    """Do something where a loop runs, as it does for every click on a page, and wait there."""

    async def do() -> Any:
        done = deed()
        async with asyncio.timeout(60):
            while not holds():
                await asyncio.sleep(0.005)
        return done

    return asyncio.run(do())


def play_on(game: GameWidget, random: Random) -> None:
    """One action by hand, any; then the others."""
    action = game.state.random_action(random)
    assert action is not None
    assert game.act(action)
    game.wait()


def test_levels_are_offered_as_there_are() -> None:
    assert [*opponents.LEVELS] == [*LEVEL_BUDGETS]
    for level, name in opponents.LEVELS.items():
        assert create_player(name).name == f"level-{level}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_do_is_told_in_the_language_of_the_game(language: str) -> None:
    game = GameWidget(language="en", opponents={1: 1, 2: 1}, luck="2", players=3)
    game.set_language(language)
    heard = [game.wait().words]
    play_on(game, Random(1))
    heard.append(game.answer.words)
    with speaking(language):
        assert heard[1] == game.game.answer.words
    assert ("started on" in heard[0]) == (language == "en")


def form(game: GameWidget) -> dict[str, Any]:
    """The values of the form for a new game, by the names of its fields; it is opened for that."""
    if not sections(game, "form"):
        press(game, "new_game")
    return {field["name"]: field.get("value") for field in sections(game, "form")[0]["fields"]}


def test_the_form_begins_a_game_against_a_level_and_that_is_remembered() -> None:
    game = GameWidget()
    press(game, "new_game")
    press(game, "fill_form", {"players": 4, "against": "computer", "level": 2})
    assert not game.game.opponents.players, "what is chosen begins nothing"
    press(game, "begin", {})
    assert {seat: one.name for seat, one in game.game.opponents.players.items()} == dict.fromkeys(
        (1, 2, 3), "level-2"
    )
    assert not sections(game, "form"), "the game is in its place"
    chosen = form(game)
    assert (chosen["against"], chosen["level"], chosen["players"]) == ("computer", 2, 4)
    press(game, "fill_form", {"against": "seats", "players": 2})
    press(game, "begin", {"plays-0": 1, "plays-1": 0})
    assert game.game.opponents.players.keys() == {0}
    assert form(game)["against"] == "seats"


#: The choices of a first visit.
USUAL = {"coordinates": "edge", "colours": "auto"}


def found(game: GameWidget, text: str) -> None:
    """The browser tells what another visit left."""
    game.settings.stored.found = {"count": 1, "text": text, "elsewhere": False}


def test_the_settings_are_those_of_the_last_visit() -> None:
    game, again = GameWidget(), GameWidget()
    game.play_against(5)
    for name, value in (("pace", 4), ("coach", True), ("hints", False), ("sound", True)):
        press(game, "set_preference", {"name": name, "value": value})
    found(again, game.settings.stored.text)
    assert again.opponents.pace == game.opponents.pace < GameWidget().opponents.pace
    assert again.help.kinds == game.help.kinds == ("coach",)
    assert again.settings.stored.switches == {**SWITCHABLE, "sound": True}
    press(again, "panel", "settings")
    [shown] = sections(again, "settings")
    chosen = {field["name"]: field["value"] for field in shown["fields"]}
    assert (chosen["pace"], chosen["coach"], chosen["hints"]) == (4, True, False)
    assert (chosen["sound"], chosen["motion"]) == (True, True)
    assert form(again)["level"] == 5


@pytest.mark.parametrize("text", ["{", "[]", "7", "[" * 999])
def test_what_a_browser_cannot_have_kept_is_set_aside_and_changes_nothing(text: str) -> None:
    game = GameWidget()
    shown = game.sheet.view
    found(game, text)
    assert game.settings.stored.aside
    assert (game.sheet.view, game.opponents.pace) == (shown, GameWidget().opponents.pace)
    press(game, "set_preference", {"name": "pace", "value": 1})
    stored = json.loads(game.settings.stored.text)
    assert stored == {"level": 3, "pace": 1, "helps": ["hints"], **SWITCHABLE, **USUAL}


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({"level": 5, "pace": 1}, (5, 1, ("hints",), {})),
        ({"level": 9, "pace": 1, "motion": False}, (3, 1, ("hints",), {"motion": False})),
        ({"level": True, "pace": 1}, (3, 1, ("hints",), {})),
        ({"level": 6, "pace": "fast", "helps": ["coach"]}, (6, 3, ("coach",), {})),
        ({"helps": ["reach", "magic", 7, []], "sound": 1}, (3, 3, ("reach",), {})),
        ({"helps": {"reach": 1}, "letters": False}, (3, 3, ("hints",), {"letters": False})),
        ({"helps": []}, (3, 3, (), {})),
    ],
)
def test_damaged_or_older_settings_are_used_as_far_as_they_can_be_read(
    stored: dict[str, Any], expected: tuple[int, int, tuple[str, ...], dict[str, bool]]
) -> None:
    game = GameWidget()
    found(game, json.dumps(stored))
    read = game.new_games.form.level, game.opponents.pace_index, game.help.kinds
    assert (*read, game.settings.stored.switches) == (*expected[:3], {**SWITCHABLE, **expected[3]})
    assert ("dokmus-still" in game._dom_classes) == (expected[3].get("motion") is False)


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({}, USUAL),
        (
            {"coordinates": "all", "colours": "contrast"},
            {"coordinates": "all", "colours": "contrast"},
        ),
        ({"coordinates": "none", "colours": "neon"}, {**USUAL, "coordinates": "none"}),
        ({"coordinates": ["all"], "colours": "dark", "dots": 1}, {**USUAL, "colours": "dark"}),
    ],
)
def test_how_the_board_looks_is_used_as_far_as_it_can_be_read(
    stored: dict[str, Any], expected: dict[str, str]
) -> None:
    game = GameWidget()
    found(game, json.dumps({"level": 3, **stored}))
    assert game.settings.stored.choices == expected
    named = {f"dokmus-{name}-{one}" for name, one in expected.items() if one != USUAL[name]}
    assert {one for one in game._dom_classes if one.startswith("dokmus-co")} == named
    found(game, json.dumps({"dots": False}))
    assert game.settings.stored.choices == expected
    assert "dokmus-no-dots" in game._dom_classes


@pytest.mark.parametrize(
    "chosen",
    [
        *[{"name": "pace", "value": value} for value in list[Any](["4", True, None, [], 2.0])],
        *[{"name": name, "value": True} for name in list[Any](["level", "", None, [], {}, 7])],
        *(None, [], "pace", 7, {}),
    ],
)
def test_no_setting_is_changed_by_what_a_page_cannot_send(chosen: Any) -> None:
    game = GameWidget()
    before = game.opponents.pace, game.help.kinds, dict(game.settings.stored.switches)
    press(game, "set_preference", chosen)
    assert not game.sheet.fault
    assert (game.opponents.pace, game.help.kinds, game.settings.stored.switches) == before


def test_who_has_them_stand_still_finds_them_so_again() -> None:
    game, again, other = GameWidget(2, opponents={0: 1, 1: 1}, luck="2"), GameWidget(), GameWidget()
    documents = list[dict[str, Any]]()
    game.on_change(lambda one: documents.append(one.document()))
    game.sheet.press("pause")
    for one in (again, other):
        one.resume(documents[-1])
        assert '"press": "go_on"' in json.dumps(one.sheet.view["beside"])
    in_loop(lambda: again.set_language("fr"), lambda: True)
    assert not again.game.history.plies, "nobody plays on by itself"
    in_loop(lambda: other.sheet.press("skip"), lambda: bool(other.game.history.plies))


def test_they_play_only_while_somebody_looks() -> None:
    game = GameWidget(2, opponents={0: 1, 1: 1}, luck="2")
    in_loop(game.rest, lambda: True)
    assert not game._worker.is_busy
    in_loop(game.wake, lambda: bool(game.game.history.plies))


def test_a_whole_game_of_one_against_three() -> None:
    seed = 4
    print(f"seed {seed}")
    random = Random(seed)
    game = GameWidget(4, seed=seed, opponents={1: 1, 2: 2, 3: "gentle"}, luck=str(seed))
    game.wait()
    while game.state.phase is not Phase.OVER:
        assert game.state.to_act == 0
        play_on(game, random)
    assert '"press": "rematch"' in json.dumps(game.sheet.view["beside"])
    assert game.rematch()
    assert (game.game.seed, game.state.talisman) == (seed, 1), "the same island, the next begins"
    assert game.game.opponents.players.keys() == {1, 2, 3}


def test_each_move_leads_back_to_what_it_led_to_while_the_game_waits() -> None:
    game, random = GameWidget(2, seed=3, opponents={1: 1}, luck="3"), Random(3)
    game.wait()
    while game.state.round < 2:
        play_on(game, random)
    before, plies = game.document()["now"], game.game.history.plies
    assert sections(game, "moves")[0]["now"] == len(plies)
    for place in (1, len(plies) - 3, len(plies)):
        game.sheet.press("look_at", place)
        assert game.state.tokens == plies[place - 1].after.tokens
        assert sections(game, "moves")[0]["now"] == place
        assert f"Move {place} of {len(plies)}" in said(game)
        assert game.record() == GameWidget(position=game.record()).record()
        assert game.document()["now"] == before, "a reload goes on with the game"
    game.sheet.press("look_at", len(plies) + 1)
    assert game.excursion.shown_move == len(plies)
    game.sheet.press("look_at", 2)
    assert game.act(next(iter(game.state.legal_actions()))), "other moves can be tried"
    game.sheet.press("back_to_mine")
    assert game.document()["now"] == before
    assert game.excursion.shown_move == len(plies)


@pytest.mark.parametrize("place", [4, 5, 6, 7, 8])
def test_an_earlier_move_tells_no_card_that_nobody_has_shown(place: int) -> None:
    """Two games that differ only in which hidden cards were taken look alike."""
    shown = []
    for cards in ((1, 2, 3, 5), (1, 3, 2, 4)):
        game = GameWidget(4, seed=1, opponents={1: 1, 2: 1, 3: 1}, luck="1")
        line, random = game.game.history, Random(1)
        while line.state.phase is Phase.START:
            action = line.state.random_action(random)
            assert action is not None
            line.play(action)
        for card in cards:
            line.play(ChooseGuardian(card))
        assert line.state.phase is Phase.TURNS
        game.excursion.look_at(place)
        shown.append(traits(game))
    assert shown[0] == shown[1]


def test_a_link_replays_the_game_so_far() -> None:
    game = GameWidget(2, seed=3, has_address=True)
    game.click(_start(game))
    press(game, "panel", "share")
    press(game, "copy_link", "game")
    [copy] = sections(game, "copy")
    field, _, code = copy["text"][1:].partition("=")
    assert copy["page"] == "review"
    again = ReviewWidget.linked({field: code})
    assert again.record() == ReviewWidget(game.record()).record()


def test_nothing_on_the_wire_or_to_pass_on_holds_their_luck() -> None:
    luck = "a-luck-of-their-own"
    game, random = GameWidget(2, seed=3, opponents={1: 1}, luck=luck, has_address=True), Random(3)
    game.wait()
    press(game, "panel", "share")
    for what in SHARED:
        press(game, "copy_link", what)
        play_on(game, random)
        assert luck not in traits(game) + game.record()
    assert luck in json.dumps(game.document())
    luck = game.game.opponents.seed
    assert game.rematch()
    assert game.game.opponents.seed not in (luck, "", str(game.game.seed))


def test_undo_is_offered_where_no_card_was_shown_since() -> None:
    game, random = GameWidget(2, seed=3, opponents={1: 1}, luck="3"), Random(3)
    for _ in range(12):
        game.wait()
        play_on(game, random)
        [button] = pressed_by(game, "undo")
        assert button["enabled"] is bool(game.undo())
        if button["enabled"]:
            game.redo()


def test_the_same_game_from_the_same_clicks() -> None:
    games = [GameWidget(3, seed=2, opponents={0: 3, 2: 3}, luck="2") for _ in range(2)]
    for game in games:
        random = Random(1)
        game.wait()
        for _ in range(6):
            play_on(game, random)
    assert games[0].game.history.line == games[1].game.history.line


def test_nothing_can_be_done_for_them_and_nothing_is_shown_of_their_choice() -> None:
    game = GameWidget(2, seed=1, opponents={0: 3, 1: 3}, luck="1")
    assert game.game.waits
    assert not game.click("a1")
    assert not game.use("place")
    assert not game.act(next(iter(game.state.legal_actions())))
    assert "Orange is playing" in game.answer.words
    assert not sections(game, "cards")
    assert not game.game.history.plies


def test_their_cards_are_on_no_wire() -> None:
    """Two games that differ only in who of the others has which card look alike."""
    shown = []
    for cards in ((2, 3), (3, 2)):
        game = GameWidget(3, seed=1, opponents={1: 1, 2: 1}, luck="1", first=1)
        game.wait()
        while game.state.phase is Phase.START:
            play_on(game, Random(1))
        line = game.game.history
        assert line.state.to_act == 0
        held = list(line.state.guardians)
        assert held[0] is None
        state = line.state.replaced(guardians=(None, *cards))
        # As it stands, but for the cards of others.
        again = GameWidget(position=state, opponents={1: 1, 2: 1})
        assert again.choose_guardian(1)
        shown.append(traits(again))
    assert shown[0] == shown[1]


def test_they_play_between_the_clicks_step_by_step_with_reasons() -> None:
    game = GameWidget(2, seed=1, first=1, opponents={1: 3}, luck="1")
    told: list[str] = []
    game.on_change(lambda one: told.append(one.answer.words))
    game.opponents.pace_index = 4
    before = game.state
    answer = in_loop(lambda: game.click(_start(game)), lambda: not game._worker.is_busy)
    assert "started on" in answer.words
    assert game.state.to_act == 0
    assert game.state != before
    assert any("compared" in words or "simple rule" in words for words in told)
    assert len(told) > len(game.game.history.plies), "each step, and what they did in all"


def _start(game: GameWidget) -> str:
    from dokmus_widgets.core import space_name

    frame, legal = game.state.island.frame, game.state.legal_actions()
    return space_name(frame.spaces(legal.starts)[0])


def test_what_they_did_stays_told_while_one_chooses_a_card() -> None:
    game, told = GameWidget(2, seed=1, opponents={1: 3}, luck="1"), 0
    while game.state.phase is not Phase.OVER:
        game.wait()
        start, plies = game.game.computer_turns_start, game.game.history.plies
        if game.state.phase is Phase.GUARDIANS and start < len(plies):
            turns = [turn for turn in turns_of(plies[start:]) if turn.plies[0].before.turn]
            lines = [turn_line(turn, game.names, game.state) for turn in turns]
            befell = changed_by_others(plies[start:], 0)
            assert said(game) == " ".join(filter(None, [*lines, befell, "Choose your card."]))
            told += len(lines)
        for action in [*game.state.legal_actions()][:1]:
            game.act(action)
    assert told
    assert said(game).endswith("That was the last round.")
    assert said(game).startswith("Orange: "), "the last turn is told, too"


def test_clicks_are_answered_while_they_think() -> None:
    game, answered = GameWidget(4, seed=1, opponents={1: 8, 2: 8, 3: 8}, luck="1"), 0

    async def click() -> None:
        nonlocal answered
        game.opponents.play_on()
        while answered < 10_000 and not game.game.history.plies:
            assert not game.click("a1")
            answered += 1
            await asyncio.sleep(0)

    asyncio.run(click())
    assert 3 < answered < 10_000


def test_pause_go_on_skip_again_and_pace() -> None:
    game = GameWidget(3, seed=2, opponents={1: 1, 2: 1}, luck="2")

    async def hands() -> None:
        game.opponents.pause()
        assert game.game.waits
        await asyncio.sleep(0.05)
        assert not game.game.history.plies, "they stand still"
        game.opponents.play_on()
        while not game.game.history.plies:
            await asyncio.sleep(0.005)
        assert game.game.waits, "the first step is looked at"
        pace = game.opponents.pace
        game.opponents.set_pace(game.opponents.pace_index + 1)
        assert game.opponents.pace < pace
        game.opponents.set_pace(game.opponents.pace_index - 1)
        assert game.opponents.pace == pace
        game.opponents.skip()
        while game.game.waits:
            await asyncio.sleep(0.005)

    asyncio.run(asyncio.wait_for(hands(), 60))
    line = game.game.history.line
    game.opponents.replay()
    assert game.game.waits
    assert not game.game.history.plies
    game.wait()
    assert game.game.history.line == line, "the same once more"


def test_undo_while_they_think_goes_back_to_ones_own_action() -> None:
    game = GameWidget(2, seed=1, first=1, opponents={1: 8}, luck="1")
    before = game.state

    async def hands() -> None:
        assert game.click(_start(game))
        await asyncio.sleep(0.02)
        assert game.undo()
        await asyncio.sleep(0.05)

    asyncio.run(hands())
    assert game.state == before
    assert not game.game.waits


def test_a_game_that_is_kept_while_they_think_goes_on() -> None:
    game = GameWidget(3, seed=2)
    store = Store(None)
    keeper = AutoSave(game, store, "play", "t" * 22)
    game.play_against(3)
    kept = store.find(keeper.token)
    assert kept is not None
    again = GameWidget()
    AutoSave(again, Store(None), "play", keeper.token).resume(kept)
    assert again.game.waits
    assert again.wait().words == game.wait().words
    assert again.game.history.line == game.game.history.line


class Failing:
    """A player of one's own, in few lines, that fails in its turn."""

    name = "failing"

    def choose(self, seen: Observation, random: Random) -> Decision:
        if seen.table.phase is Phase.TURNS:
            raise RuntimeError("no idea")
        return create_player("gentle").choose(seen, random)


def test_a_player_of_ones_own_that_fails_is_replaced_and_that_is_told() -> None:
    game, random = GameWidget(2, seed=3, opponents={1: Failing()}, luck="3"), Random(3)
    told: list[str] = []
    game.on_change(lambda one: told.append(one.answer.words))
    game.wait()
    while game.state.round < 2:
        play_on(game, random)
    assert any("Orange couldn't decide" in words for words in told)
    again = GameWidget(opponents={1: Failing()})
    again.resume(game.document())
    assert again.game.opponents.players[1].name == "failing"


@pytest.mark.parametrize("wish", [{1: 9}, {1: "clever"}, {7: 1}, [3], {1: object()}, {"1": 3}])
def test_who_cannot_play_is_told(wish: Any) -> None:
    with pytest.raises(ValueError, match="Give opponents by seat"):
        GameWidget(opponents=wish)
