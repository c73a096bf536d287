"""Tests of games: clicks, tools, hot seat, undo."""

from __future__ import annotations

import random

import pytest

from dokmus_widgets.core import Phase, Place, Rules, State, new_game
from dokmus_widgets.explain import say
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.tools import offered_tools, spaces_for, usable
from tests.core.boards import board


def started(seats: int = 2, seed: int = 1, **options: object) -> Game:
    """Return a game after the choice of starting spaces."""
    game = Game(seats, seed=seed, **options)  # type: ignore[arg-type]
    while game.state.phase is Phase.START:
        game.act(next(iter(game.state.legal_actions())))
    return game


def in_turns(*cards: int, seats: int = 2, seed: int = 1, **options: object) -> Game:
    """Return a game in its first turn, with these cards."""
    game = started(seats, seed, **options)
    for card in cards:
        assert game.choose_guardian(card)
    return game


def spaces(game: Game, tool: Tool) -> list[tuple[int, int]]:
    return list(game.state.island.frame.spaces(spaces_for(game.state, tool, game.selected)))


def test_the_right_neighbour_of_the_talisman_starts() -> None:
    game = Game(4, first=1)
    assert game.who == "Blue"
    game.act(next(iter(game.state.legal_actions())))
    assert game.who == "Purple"


def test_a_refused_click_says_why_and_changes_nothing() -> None:
    game = Game(2, seed=1)
    before = game.state
    answer = game.click("d4")
    assert not answer.done
    assert str(answer).startswith("No, d4 isn't on an outer edge")
    assert "setup.start_space" in answer.rules
    assert game.state is before
    assert game.answer is answer


def test_a_click_off_the_board_is_an_error_that_names_the_board() -> None:
    with pytest.raises(ValueError, match="its columns are a to u, its rows 1 to 14"):
        Game(2).click("z4")
    with pytest.raises(ValueError, match="four isn't a space: write"):
        Game(2).click("four")
    with pytest.raises(ValueError, match="5 isn't a space"):
        Game(2).click(5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="left isn't a rotation: choose cw, ccw"):
        Game(2).rotate_tile("1", "left")


def test_cards_lie_under_a_curtain_until_they_are_revealed() -> None:
    game = started()
    curtains = [game.curtain]
    assert "Blue" in str(game.reveal())
    curtains.append(game.curtain)
    game.choose_guardian(3)
    curtains.append(game.curtain)
    assert curtains == [True, False, True]
    assert game.who == "Orange"


def test_playing_alone_needs_no_curtain() -> None:
    game = started()
    game.play_alone()
    game.choose_guardian(2)
    assert not game.curtain


def test_choosing_a_taken_card_is_refused() -> None:
    game = started()
    game.choose_guardian(3)
    assert "somebody has that card" in str(game.choose_guardian(3))
    assert "the cards in this game are 2, 3, 4" in str(game.choose_guardian(1))


def test_undo_never_crosses_a_hidden_choice() -> None:
    game = in_turns(2, 3)
    assert not game.undo()
    game.act(next(iter(game.state.legal_actions())))
    after = game.state
    assert game.undo()
    assert not game.undo()
    assert game.redo()
    assert game.state == after
    assert not game.redo()


def test_a_new_action_forgets_what_was_taken_back() -> None:
    game = in_turns(2, 3)
    first, second, *_ = (a for a in game.state.legal_actions() if isinstance(a, Place))
    game.act(first)
    game.undo()
    game.act(second)
    assert not game.redo()


def test_a_tool_that_the_card_does_not_grant_is_refused_with_the_reason() -> None:
    game = in_turns(2, 3)
    assert "your card this round is 2" in str(game.use(Tool.ROTATE))
    assert game.tool is Tool.PLACE
    with pytest.raises(ValueError, match="There is no tool"):
        game.use("fly")


def test_a_refused_tool_names_no_space_that_nobody_chose() -> None:
    game = Game(state=board("..", tokens={0: "a1"}))
    assert game.use(Tool.PAY).words == f"{say('tool-pay')}? Not possible anywhere now."


def test_a_refused_tool_of_ruins_tells_of_their_tile() -> None:
    print(f"seed {(seed := 3)}")
    draw, told = random.Random(seed), 0
    while told < 3:
        state = new_game(seed=draw.randrange(99))
        while state.phase is not Phase.OVER:
            if state.turn is not None and state.turn.ruins and not state.turn.guardian_left:
                game, tile = Game(state=state), state.turn.ruins[0]
                if not usable(state, Tool.MOVE_TILE):
                    assert f"tile {tile}" in game.use(Tool.MOVE_TILE).words
                    assert "the gap isn't in its row or column" in game.answer.words
                    told += 1
            action = state.random_action(draw)
            assert action is not None
            state = state.after(action)


def test_tiles_slide_by_tool_and_by_name() -> None:
    by_tool, by_name = in_turns(2, 3), in_turns(2, 3)
    by_tool.use("move_tile")
    slots = by_tool.state.legal_actions().tile_moves
    corner = by_tool.state.island.frame.slot_corner(slots[0])
    name = by_tool.state.island.tile_at(corner)
    assert name is not None
    assert by_tool.click(corner)
    assert by_name.move_tile(name)
    assert by_tool.state == by_name.state
    assert by_tool.tool is Tool.PLACE


def test_a_tile_is_selected_and_rotated_by_an_arrow() -> None:
    game = in_turns(4, 2)
    while Tool.ROTATE not in offered_tools(game.state):
        game.act(next(iter(game.state.legal_actions())))
    assert not game.click("cw")
    game.use(Tool.ROTATE)
    assert not game.click("cw")
    frame, island = game.state.island.frame, game.state.island
    slot = game.state.legal_actions().rotations[0]
    assert game.click(frame.slot_corner(slot))
    assert game.click(frame.slot_middle(slot))
    assert game.selected is None
    game.click(frame.slot_corner(slot))
    was, start = island.grid[slot], game.state
    assert was is not None
    assert game.click("ccw")
    turned = game.state.island.grid[slot]
    assert turned is not None
    assert turned.rotation == (was.rotation + 3) % 4
    assert (game.tool, game.selected) == (Tool.PLACE, None)
    game.undo()
    assert game.state == start
    assert game.rotate_tile(was.tile, "ccw")
    assert game.state.island.grid[slot] == turned


def test_the_only_tile_to_rotate_is_selected_at_once() -> None:
    game, draw = started(seed=3), random.Random(3)
    while len(rotations := game.state.legal_actions().rotations) != 1:
        game.act(draw.choice(game.state.legal_actions()))
    middle = game.state.island.frame.slot_middle(rotations[0])
    assert game.use(Tool.ROTATE)
    assert game.selected == middle
    assert game.click(middle)
    assert game.selected == middle, "there is no other"
    assert game.click("cw")


def test_the_tool_of_a_game_stored_with_one_for_each_direction_is_read() -> None:
    assert {Tool("rotate_cw"), Tool("rotate_ccw")} == {Tool.ROTATE}


def test_a_tile_that_cannot_slide_says_why() -> None:
    game = in_turns(2, 3)
    island = game.state.island
    far = next(
        laid.tile
        for slot, laid in enumerate(island.grid)
        if laid is not None and not island.frame.in_line(slot, island.gap)
    )
    assert "the gap isn't in its row or column" in str(game.move_tile(far))
    with pytest.raises(ValueError, match="This board has no tile 9"):
        game.move_tile("9")


def test_a_token_is_picked_up_let_go_and_moved() -> None:
    game = in_turns(3, 2)
    while game.who != "Blue":
        game.act(next(iter(game.state.legal_actions())))
    origin = spaces(game, Tool.MOVE_TOKEN)[0]
    game.use(Tool.MOVE_TOKEN)
    assert "selected" in str(game.click(origin))
    assert "no longer selected" in str(game.click(origin))
    game.click(origin)
    target = spaces(game, Tool.MOVE_TOKEN)[0]
    assert game.click(target)
    assert game.state.seat_at(target) == 0
    assert game.state.seat_at(origin) is None


def test_a_click_on_an_own_token_picks_it_up_when_it_can_move() -> None:
    game = in_turns(3, 4)
    origin = game.state.tokens_of(0)[0]
    assert game.click(origin)
    assert game.selected == origin


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reading", ["en", "fr", "ja"])
def test_whole_games_by_random_hands_stay_sound(seats: int, reading: str) -> None:
    seed = seats * 100 + len(reading) + ord(reading[0])
    print("seed", seed)
    rng = random.Random(seed)
    game = Game(seats, seed=seed, rules=Rules.preset(reading))
    for _ in range(3000):
        if game.state.phase is Phase.OVER:
            break
        frame = game.state.island.frame
        deed = rng.random()
        if deed < 0.1:
            game.undo()
        elif deed < 0.2:
            game.use(rng.choice(list(Tool)))
        elif deed < 0.5:
            before = game.state
            space = (rng.randrange(frame.rows), rng.randrange(frame.columns))
            if not game.click(space):
                assert game.state is before
        else:
            game.act(rng.choice(list(game.state.legal_actions())))
        assert State.from_dict(game.state.to_dict()) == game.state
    assert game.state.phase is Phase.OVER
    assert "win" in game.prompt or "share" in game.prompt
    assert not game.click("a1")


def test_a_game_goes_on_from_a_position() -> None:
    state = new_game(3, seed=5)
    assert Game(state=state).state is state


def test_names_are_text_of_bounded_length() -> None:
    assert Game(2, names=["  Ann   Lee ", ""]).names == ("Ann Lee", "Orange")
    with pytest.raises(ValueError, match="at most 24 characters"):
        Game(2, names=["x" * 25])
    with pytest.raises(ValueError, match="3 names for 2 players"):
        Game(2, names=["a", "b", "c"])


def test_repr_says_whose_turn_it_is() -> None:
    assert repr(Game(2, seed=1)).startswith("Game(2 players, start: Orange: start on a dot")


def test_undo_first_puts_away_what_is_selected() -> None:
    game = in_turns(3, 4)
    state = game.state
    game.click(spaces(game, Tool.PLACE)[0])
    game.use("move_token")
    game.click(spaces(game, Tool.MOVE_TOKEN)[0])
    before = game.state
    assert game.selected is not None
    assert game.undo()
    assert (game.state, game.tool) == (before, Tool.PLACE)
    assert not game.is_armed
    assert game.undo().words.startswith("Undone: ")
    assert game.state == state
