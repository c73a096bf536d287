"""The guardian explorer without a browser: uses of a card and their effects."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, State, new_game, space_name
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.effects import Effect
from dokmus_widgets.explore.guardians.choices import barred_actions, card_actions
from dokmus_widgets.explore.guardians.tools import choices_with, tools_of
from dokmus_widgets.explore.sample_games import sample_end, sample_turn
from dokmus_widgets.play import Game
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.guardians.widget import GuardianExplorer
from tests.core.boards import at, board
from tests.widgets.hand import press, sections, send, tap


def middle(state: State, slot: int) -> str:
    """Return the space in the middle of a slot."""
    row, column = state.island.frame.slot_corner(slot)
    return space_name((row + 3, column + 3))


def done(explorer: GuardianExplorer) -> Effect:
    """Return the last action."""
    assert explorer.trials.effect is not None
    return explorer.trials.effect


def told(explorer: GuardianExplorer) -> str:
    """Return the effects of an action on the sheet."""
    (facts,) = sections(explorer, "facts")
    return "\n".join(f"{entry['label']} {entry['text']}" for entry in facts["entries"])


@pytest.mark.parametrize("card", CARDS)
def test_legal_uses_are_shown_before_and_after(card: int) -> None:
    explorer = GuardianExplorer(card)
    before = explorer.trials.before
    actions = card_actions(before, card)
    assert actions
    for action in actions:
        answer = explorer.ask(action)
        assert answer.done
        assert explorer.state == before.apply(action)
        assert explorer.trials.before is before, "the next one is tried on the same position"
        assert told(explorer)
        moves = card != 1
        assert bool(explorer.board.scene["before"]) is moves
    assert explorer.back().done
    assert explorer.state is before
    assert not explorer.board.scene["before"]


@pytest.mark.parametrize("card", CARDS)
def test_illegal_uses_are_explained(card: int) -> None:
    explorer = GuardianExplorer(card)
    for action in barred_actions(explorer.trials.before, card):
        answer = explorer.ask(action)
        assert not answer.done
        assert answer.words.startswith("No, ")
        assert answer.rules
        assert explorer.state is explorer.trials.before


def test_list_has_a_button_for_every_use() -> None:
    explorer = GuardianExplorer(2)
    (choices,) = sections(explorer, "choices")
    may, may_not = choices["groups"]
    assert (len(may["parts"]), len(may_not["parts"])) == (4, 4), "four tiles can, four cannot"
    press(explorer, "ask", may["parts"][0]["value"])
    assert done(explorer).score_change(0) == 6
    press(explorer, "ask", may_not["parts"][0]["value"])
    assert not explorer.board.scene["before"]
    assert "gap" in explorer.answer.words


def open_group(explorer: GuardianExplorer) -> tuple[str, list[str]]:
    """Return the open piece of the list, and the choices for it."""
    (choices,) = sections(explorer, "choices")
    ((name, inside),) = [
        (part["value"], [button["value"] for button in part["inside"]])
        for part in choices["groups"][0]["parts"]
        if part["inside"] is not None
    ]
    return name, inside


@pytest.mark.parametrize("card", [3, 4, 5])
def test_a_list_of_choices_opens_one_token_or_tile_at_a_time(card: int) -> None:
    explorer, offered = GuardianExplorer(card), set()
    for tool in tools_of(card):
        press(explorer, "use", str(tool))
        (choices,) = sections(explorer, "choices")
        parts = choices["groups"][0]["parts"]
        assert len(parts) <= 16
        if parts[0]["press"] == "ask":
            offered |= {part["value"] for part in parts}
            continue
        assert [part["inside"] is not None for part in parts].count(True) == 1
        assert parts[0]["inside"] is not None, "the best one, until another is picked"
        for part in parts:
            press(explorer, "pick", part["value"])
            name, inside = open_group(explorer)
            assert name == part["value"]
            offered |= set(inside)
            press(explorer, "ask", inside[-1])
            assert open_group(explorer) == (name, inside), "what was done stays in sight"
    before = explorer.trials.before
    assert offered == {write_action(before, a) for a in card_actions(before, card)}


def test_ways_that_change_no_score_are_told_without_a_best_one() -> None:
    same = 0
    for seed in range(1, 9):
        explorer = GuardianExplorer(3, position=sample_turn(seed, 3, 3))
        (choices,) = sections(explorer, "choices")
        found = choices_with(explorer.trials.before, 3, tools_of(3)[0])
        for one, part in zip(found, choices["groups"][0]["parts"], strict=True):
            changes = any(map(any, one.score_changes.values()))
            assert part["hint"].endswith(", same points") is not changes
            assert ("best" in part["hint"]) is changes
            same += not changes
    assert same


def test_a_token_picked_in_the_list_is_the_one_picked_on_the_board() -> None:
    by_list, by_board = GuardianExplorer(3), GuardianExplorer(3)
    (choices,) = sections(by_list, "choices")
    token = choices["groups"][0]["parts"][1]["value"]
    press(by_list, "pick", token)
    tap(by_board.board, token)
    assert by_list.sheet.view["beside"] == by_board.sheet.view["beside"]
    assert by_list.board.scene["legal"] == by_board.board.scene["legal"]
    press(by_list, "pick", token)
    assert "no longer selected" in by_list.answer.words


def test_tile_picked_in_the_list_waits_for_a_rotation() -> None:
    explorer = GuardianExplorer(4)
    assert explorer.pick("3").words == "Tile 3A selected: choose which way to rotate it."
    name, inside = open_group(explorer)
    assert (name, len(inside)) == ("3A", 2)
    assert "no longer selected" in explorer.pick("3A").words
    with pytest.raises(ValueError, match="no tile 99"):
        explorer.pick("99")


def test_tile_is_clicked_at_its_displayed_slot() -> None:
    explorer = GuardianExplorer(2)
    before = explorer.trials.before
    (first, *_) = [a for a in card_actions(before, 2) if isinstance(a, MoveTile)]
    tap(explorer.board, middle(before, first.slot))
    assert done(explorer).action == first
    # The tile is in the gap now; a click on it there means the same tile.
    explorer.click(middle(before, before.island.gap))
    assert done(explorer).action == first
    # And where it was the gap is now.
    assert "gap" in explorer.click(middle(before, first.slot)).words


def test_scrubbing_knows_where_every_tile_was() -> None:
    explorer = GuardianExplorer(4)
    press(explorer, "use", "rotate")
    slot = next(
        a.slot for a in card_actions(explorer.trials.before, 4) if isinstance(a, RotateTile)
    )
    explorer.click(middle(explorer.trials.before, slot))
    explorer.board.click("ccw")
    name = tile_name(explorer.trials.before, slot)
    for tile in explorer.board.scene["tiles"]:
        was = tile["was"]
        turned = (tile["rotation"] - was["rotation"]) % 4
        assert turned == (3 if tile["name"] == name else 0)
        assert (was["row"], was["column"]) == (tile["row"], tile["column"])


def test_a_token_is_taken_in_hand_and_put_down() -> None:
    explorer = GuardianExplorer(3)
    move = next(a for a in card_actions(explorer.trials.before, 3) if isinstance(a, MoveToken))
    origin, target = space_name(move.origin), space_name(move.target)
    assert not explorer.click(target)
    assert explorer.click(origin)
    legal = {explorer.board.shape["spaces"][index] for index in explorer.board.scene["legal"]}
    assert target in legal
    assert explorer.click(target)
    assert done(explorer).action == move
    tokens = [t for tile in explorer.board.scene["tiles"] for t in tile["tokens"]]
    assert sum("came" in token for token in tokens) == 1
    # The token where it stands now is the token before.
    assert origin in explorer.click(target).words
    assert explorer.state is explorer.trials.before
    assert "no longer selected" in explorer.click(origin).words


def test_tokens_of_others_and_tokens_on_ruins_are_answered() -> None:
    explorer = GuardianExplorer(3)
    state = explorer.trials.before
    other = next(s for s in range(state.seats) if s != state.to_act)
    assert "you have no token on" in explorer.click(space_name(state.tokens_of(other)[0])).words
    fixed = [
        space
        for space in state.tokens_of(state.to_act or 0)
        if state.island.frame.bit(space) & state.island.ruins
    ]
    answer = explorer.click(space_name(fixed[0]))
    assert answer.words.startswith(f"No, the token on {space_name(fixed[0])} is on ruins")
    assert [str(rule) for rule in answer.rules] == ["ruins.fixed"]


def test_immobile_token_is_explained() -> None:
    hemmed_in = board(".^.\n^..\n.tr", tokens={0: "a1 c2", 1: "b2 c1"}, card=3)
    explorer = GuardianExplorer(3, position=hemmed_in)
    answer = explorer.click("a1")
    assert answer.words.startswith("No, the token on a1 can't move")
    assert [str(rule) for rule in answer.rules] == ["guardian.3"]
    assert answer.obstacles == (at("a1"),)


def test_effects_on_the_board_are_marked() -> None:
    explorer = GuardianExplorer(2)
    explorer.ask(card_actions(explorer.trials.before, 2)[2])
    effect, scene = done(explorer), explorer.board.scene
    kinds = {mark["kind"] for mark in scene["marks"]}
    assert {"gained", "lost", "opened"} <= kinds
    changed = [len(group.before) for group in effect.waterways]
    assert sum(changed) == len(scene["before"]["tints"])
    assert {tint["kind"] for tint in scene["tints"]} <= {f"body-{n}" for n in range(4)}
    assert "discovers" in told(explorer)
    assert "loses" in told(explorer)
    (facts,) = sections(explorer, "facts")
    table = facts["table"]
    assert table["rows"][-1]["total"]
    assert any("→" in value for value in table["rows"][-1]["values"])


def test_talisman_effect_is_explained() -> None:
    explorer = GuardianExplorer(1)
    assert not explorer.click("a1"), "nothing on the board is to be clicked"
    press(explorer, "ask", "talisman")
    assert "Orange from the next" in told(explorer)
    assert "Unchanged: the score sheet" in told(explorer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_card_text_and_limits_come_first(card: int, language: str) -> None:
    explorer = GuardianExplorer(card, language=language)
    with speaking(language):
        does, limits = say(f"card-{card}-text"), say(f"guardians-limits-{card}")
    kinds = [part["kind"] for part in explorer.sheet.view["beside"]]
    assert kinds[:4] == ["buttons", "heading", "prompt", "note"]
    assert sections(explorer, "prompt")[0]["text"] == does
    assert limits in sections(explorer, "note")[0]["text"]


@pytest.mark.parametrize("card", CARDS)
def test_unchanged_points_come_last_and_once(card: int) -> None:
    explorer = GuardianExplorer(card)
    for action in card_actions(explorer.trials.before, card):
        explorer.ask(action)
        (facts,) = sections(explorer, "facts")
        labels = [entry["label"] for entry in facts["entries"]]
        assert labels.count("Unchanged:") <= 1
        assert "Unchanged:" not in labels[:-1]
        same = facts["entries"][-1]["text"] if labels[-1] == "Unchanged:" else ""
        effect = done(explorer)
        assert ("waterways" in same) <= (not effect.waterways)
        assert ("discovered temples" in same) <= (
            not any(finds.gained or finds.lost for finds in effect.finds)
        )
        assert ("score sheet" in same) is not bool(facts["table"])


def test_any_position_is_accepted() -> None:
    end = sample_end(4, 3)
    for position in (end, end.to_dict(), end.to_code(), Game(state=end)):
        explorer = GuardianExplorer(5, position=position)
        assert explorer.trials.before.tokens == end.tokens
        assert card_actions(explorer.trials.before, 5)
    explorer.choose_card(2)
    assert explorer.trials.before.tokens == end.tokens, "the position stays when the card changes"
    explorer.first_position()
    assert explorer.trials.before.tokens != end.tokens
    game = GameWidget(3, seed=2)
    for _ in range(3):
        game.act(next(iter(game.state.legal_actions())))
    assert GuardianExplorer(4, position=game.game).trials.before.tokens == game.state.tokens


def test_unreadable_positions_are_refused_without_a_change() -> None:
    explorer = GuardianExplorer(2)
    explorer.ask(card_actions(explorer.trials.before, 2)[0])
    before, effect = explorer.trials.before, explorer.trials.effect
    for text in ("", "nonsense", explorer.trials.before.to_code()[:-4], new_game(2).to_code()):
        press(explorer, "open_saved", {"text": text})
        assert not explorer.answer.done
        assert (explorer.trials.before, explorer.trials.effect) == (before, effect)
        assert sections(explorer, "form")[0]["error"]
    press(explorer, "open_saved", {"text": sample_end(4, 3).to_code()})
    assert explorer.trials.before.seats == 3
    assert not sections(explorer, "form")[0]["error"]


def test_two_players_have_three_cards() -> None:
    explorer = GuardianExplorer(3, position=sample_end(1, 2))
    before = explorer.trials.before
    for card in (1, 5):
        press(explorer, "choose_card", card)
        assert not explorer.answer.done
        assert (explorer.trials.card, explorer.trials.before) == (3, before)
    press(explorer, "choose_card", 4)
    assert explorer.trials.card == 4


def test_another_position_keeps_the_card() -> None:
    explorer = GuardianExplorer(5)
    seen = set()
    for _ in range(4):
        press(explorer, "another")
        assert explorer.trials.before.guardians[explorer.trials.before.to_act or 0] == 5
        seen.add(explorer.trials.before)
    assert len(seen) == 4
    assert explorer.another(2)
    assert explorer.trials.before in seen
    with pytest.raises(ValueError, match="whole number"):
        explorer.another(-2)


def test_a_link_opens_the_same_card_on_the_same_position() -> None:
    explorer = GuardianExplorer(4, seed=9)
    asked = dict(field.split("=", 1) for field in explorer.link()[1:].split("&"))
    again = GuardianExplorer.linked(asked)
    assert (again.trials.card, again.trials.before) == (4, explorer.trials.before)
    wrong = GuardianExplorer.linked({"card": "7", "position": "d1_isle_zz", "crd": "2"})
    assert not wrong.answer.done
    for part in ('"card" can\'t be 7', "code", "crd"):
        assert part in wrong.answer.words
    assert wrong.trials.card == 2
    assert (
        GuardianExplorer.linked({"card": "3", "island": "5", "players": "2"}).trials.before.seats
        == 2
    )


def test_odd_messages_and_arguments() -> None:
    explorer = GuardianExplorer(3)
    before = explorer.sheet.view
    odd: list[Any] = [None, True, 7, "fly", {}, [], "__init__", "slide 99"]
    for value in odd:
        for name in ("choose_card", "use", "ask", "pick", "_back", "__init__", "open"):
            press(explorer, name, value)
        send(explorer.board, {"type": "preview", "space": value})
    assert explorer.sheet.view == before
    with pytest.raises(ValueError, match="card"):
        GuardianExplorer(6)
    with pytest.raises(TypeError, match="did you mean position"):
        GuardianExplorer(postion=None)
    with pytest.raises(ValueError, match="no tile 99"):
        explorer.move_tile("99")
    with pytest.raises(ValueError, match="tool"):
        explorer.use("fly")
    assert "your card" in explorer.use("move_tile").words


def test_notation_and_methods_do_the_same() -> None:
    by_words, by_method = GuardianExplorer(5), GuardianExplorer(5)
    state = by_words.trials.before
    for action in card_actions(state, 5)[::7]:
        by_words.ask(write_action(state, action))
        match action:
            case MoveTile(slot):
                by_method.move_tile(tile_name(state, slot))
            case RotateTile(slot, turn):
                by_method.rotate_tile(tile_name(state, slot), str(turn))
            case MoveToken(origin, target):
                by_method.move_token(origin, space_name(target))
        assert by_words.trials.effect == by_method.trials.effect
        assert by_words.sheet.view["beside"] == by_method.sheet.view["beside"]


def test_messages_are_small_and_repr_describes_the_explorer() -> None:
    explorer = GuardianExplorer(5)
    for action in card_actions(explorer.trials.before, 5)[::5]:
        explorer.ask(action)
        sent = len(json.dumps(explorer.board.scene)) + len(json.dumps(explorer.sheet.view))
        assert sent < 60_000
    assert repr(GuardianExplorer(2)).startswith(
        "GuardianExplorer(card 2, 3 players: Choose a framed tile"
    )
    assert " slid tile " in repr(_slid())
    assert _slid().picture().data.startswith("<svg")


def _slid() -> GuardianExplorer:
    explorer = GuardianExplorer(2)
    explorer.ask(card_actions(explorer.trials.before, 2)[0])
    return explorer
