"""By touch a first tap looks at what a slide, a turn or a token's move does; a second does it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dokmus_widgets.core import Action, MoveToken, State, space_name
from dokmus_widgets.core.actions import MoveTile, RotateTile
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.explain.actions import asked_words, tile_name
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explain.seats import sentences, signed
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.guardians.tools import piece_of
from dokmus_widgets.explore.sample_games import telling_turn
from dokmus_widgets.play.tools import tool_for
from dokmus_widgets.widgets import GameWidget, GuardianExplorer, LessonWidget, RuleExplorer
from dokmus_widgets.widgets.game.board import GameBoard
from tests.widgets.hand import press, said, send, tap, touch


def told(widget: GameBoard) -> str:
    """What is told of that which a finger looks at; empty while it looks at nothing."""
    preview = widget.board.preview
    current = preview.get("tick") == widget.board.tick
    return str(preview["told"]) if current else ""


def target(state: State, action: Action, at: int = 0) -> str:
    """What to tap for an action: where the token goes, the n-th space of the tile, or an arrow."""
    if isinstance(action, MoveToken):
        return space_name(action.target)
    if isinstance(action, RotateTile):
        return str(action.turn)
    assert isinstance(action, MoveTile)
    frame = state.island.frame
    return space_name(frame.spaces(frame.slot_mask[action.slot])[at])


def in_hand(widget: GameBoard, action: Action) -> None:
    """Take what makes an action in hand; a token or a tile to rotate is selected by one tap."""
    press(widget, "use", str(tool_for(action)))
    if isinstance(action, MoveToken):
        touch(widget.board, space_name(action.origin))
        assert not told(widget), "to take up a token changes nothing"
    if isinstance(action, RotateTile):
        touch(widget.board, space_name(widget.state.island.frame.slot_middle(action.slot)))
        assert not told(widget), "to select a tile changes nothing"


def two(card: int) -> tuple[State, Action, Action]:
    """A position, and two different things that a card lets one do with one tool."""
    state = telling_turn(card)
    one, *others = card_actions(state, card)
    piece = piece_of(one)
    other = next(
        action
        for action in others
        if tool_for(action) is tool_for(one) and piece_of(action) == piece
    )
    return state, one, other


@pytest.mark.parametrize("card", [2, 3, 4])
def test_the_first_tap_shows_what_pointing_shows_and_the_second_does_it(card: int) -> None:
    before, action, _ = two(card)
    game = GameWidget(position=before)
    in_hand(game, action)
    tick = game.board.tick
    send(game.board, {"type": "preview", "space": target(before, action)})
    pointed = game.board.preview
    assert not told(game), "who points clicks once"
    touch(game.board, target(before, action))
    assert game.state == before
    assert (game.board.preview["over"], game.board.tick) == (pointed["over"], tick)
    after = before.apply(action)
    for name, old, new in zip(game.names, before.score(), after.score(), strict=True):
        gain = signed(new.total - old.total)
        words = say("guardians-gain", who=name, points=gain)
        assert (words in told(game)) is (old.total != new.total)
    touch(game.board, target(before, action, at=-1))  # anywhere on the same tile
    assert game.state == after
    assert not told(game)


@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_tap_on_another_target_looks_at_that_one(card: int) -> None:
    before, one, other = two(card)
    game = GameWidget(position=before)
    in_hand(game, one)
    touch(game.board, target(before, one))
    first = told(game)
    touch(game.board, target(before, other))
    assert game.state == before
    assert told(game) not in ("", first)
    touch(game.board, target(before, one))
    assert (game.state, told(game)) == (before, first), "the other was looked at since"
    touch(game.board, target(before, one))
    assert game.state == before.apply(one)


def test_a_tap_elsewhere_ends_the_look() -> None:
    before, slide, other = two(2)
    game, space = GameWidget(position=before), target(before, slide)
    in_hand(game, slide)
    gap = before.island.frame.slot_corner(before.island.gap)
    endings: list[Callable[[], object]] = [
        lambda: send(game.board, {"type": "preview", "space": ""}),
        lambda: send(game.board, {"type": "preview", "space": target(before, other)}),
        lambda: touch(game.board, space_name(gap)),
        lambda: game.set_language("en"),
        lambda: press(game, "use", "move_tile"),
    ]
    for elsewhere in endings:
        touch(game.board, space)
        assert told(game)
        send(game.board, {"type": "preview", "space": space})
        assert told(game), "to point at it does not end it"
        elsewhere()
        assert not told(game)
        assert game.state == before
    touch(game.board, space)
    touch(game.board, space)
    assert game.state == before.apply(slide)


@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_mouse_and_a_key_do_it_at_once(card: int) -> None:
    before, action, _ = two(card)
    game = GameWidget(position=before)
    in_hand(game, action)
    touch(game.board, target(before, action))
    tap(game.board, target(before, action))
    assert game.state == before.apply(action)
    game = GameWidget(position=before)
    in_hand(game, action)
    tap(game.board, target(before, action))
    assert game.state == before.apply(action)


def test_the_first_tap_shows_a_placement_and_to_be_refused_takes_one() -> None:
    before = telling_turn(2)
    game = GameWidget(position=before)
    placed = before.legal_actions().placements
    spaces = before.island.frame.spaces
    space = space_name(spaces(placed.free | placed.paid)[0])
    touch(game.board, space)
    assert game.state == before
    assert game.board.preview["told"]
    touch(game.board, space)
    assert sum(map(len, map(game.state.tokens_of, range(game.state.seats)))) == 1 + sum(
        map(len, map(before.tokens_of, range(before.seats)))
    )
    touch(game.board, space_name(before.island.frame.slot_corner(before.island.gap)))
    assert not game.answer


def test_a_lesson_looks_as_a_game_does() -> None:
    lesson = LessonWidget("move-a-tile", step=2)
    before = lesson.state
    slide = read_action(before, "slide 2A")
    in_hand(lesson, slide)
    touch(lesson.board, target(before, slide))
    assert tile_name(before, getattr(slide, "slot", 0)) in told(lesson)
    assert lesson.state == before
    touch(lesson.board, target(before, slide, at=4))
    assert lesson.state == before.apply(slide)


def test_where_nothing_is_done_for_good_one_tap_tries_it() -> None:
    before, slide, _ = two(2)
    guardians, rules = GuardianExplorer(2, position=before), RuleExplorer(position=before)
    press(rules, "use", "move_tile")
    for explorer in (guardians, rules):
        words = explorer.answer.words
        touch(explorer.board, target(before, slide))
        assert explorer.answer.words != words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    before, slide, _ = two(2)
    game = GameWidget(position=before, language=language)
    in_hand(game, slide)
    touch(game.board, target(before, slide))
    with speaking(language):
        words = asked_words(before, slide), say("guardians-none")
        looked = sentences([say("board-look", what=words[0], points=words[1]), say("board-again")])
        assert said(game) == told(game) == looked, "the answer tells it, in place of the last one"
    send(game.board, {"type": "preview", "space": ""})
    assert said(game) == game.answer.words


@pytest.mark.parametrize("card", [2, 3, 4])
def test_where_a_finger_hits_one_tap_does_it_unless_each_move_is_confirmed(card: int) -> None:
    before, action, _ = two(card)
    for confirms in (False, True):
        game = GameWidget(position=before)
        press(game, "set_preference", {"name": "confirm", "value": confirms})
        space = space_name(before.island.frame.spaces(before.legal_actions().placements.free)[0])
        touch(game.board, space, small=False)
        assert bool(told(game)) is confirms
        assert (game.state == before) is confirms
        game = GameWidget(position=before)
        press(game, "set_preference", {"name": "confirm", "value": confirms})
        in_hand(game, action)
        touch(game.board, target(before, action), small=False)
        assert (game.state == before) is confirms


@pytest.mark.parametrize("finger", [None, 1, "true", [], {}])
def test_anything_but_a_finger_is_none(finger: object) -> None:
    before, slide, _ = two(2)
    game = GameWidget(position=before)
    in_hand(game, slide)
    send(
        game.board,
        {"type": "click", "space": target(before, slide), "touch": finger, "small": True},
    )
    assert game.state == before.apply(slide)
