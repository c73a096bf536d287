"""Tests of the position editor."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import Phase, Rules, State, Terrain, new_game, space_name
from dokmus_widgets.core.documents.validity import PositionValidator
from dokmus_widgets.explore.editor.brushes import Hand, brushes
from dokmus_widgets.explore.editor.editor import MOST_BACK, Editor
from dokmus_widgets.explore.editor.impossible import impossible
from dokmus_widgets.explore.editor.unusual import unusual
from dokmus_widgets.explore.sample_games import sample_end, sample_turn
from tests.core.boards import MEADOWS, at, board, names
from tests.core.playing import examples, playout, random_rules, random_tiles, small_game

SEEDS = st.integers(0, 2**32 - 1)


def edited(state: State | None = None) -> Editor:
    """Return an editor, by default in the middle of a three-player game."""
    return Editor(state or sample_turn(1, 4, 3))


def told(editing: Editor) -> set[str]:
    """Return the message ids of all issues."""
    draft = editing.draft
    found = (*draft.unfinished, *draft.impossible, *draft.unusual)
    assert all(remark.words(editing.names) for remark in found)
    return {remark.message for remark in found}


def free_space(state: State, terrain: Terrain = Terrain.MEADOW) -> str:
    """Return an empty space of a terrain."""
    plane = state.island.planes[terrain] & ~state.occupied
    return space_name(state.island.frame.spaces(plane)[0])


# No reachable position is ever called impossible


def hold_possible(state: State, seed: int) -> None:
    """Check that no state of a random game is reported as impossible."""
    for reached, _ in playout(state, seed):
        assert impossible(reached) == (), f"seed {seed}: {reached!r}"
        for remark in unusual(reached):
            assert remark.words(("A", "B", "C", "D"))


@given(SEEDS)
@examples(25)
def test_small_games_are_possible_throughout(seed: int) -> None:
    hold_possible(small_game(seed), seed)


@given(SEEDS)
@examples(25)
def test_crowded_games_are_possible_throughout(seed: int) -> None:
    """Little land: turns end early on a full board, tokens burn, nothing can be paid for."""
    draw = Random(seed)
    tiles = random_tiles(draw, 3, draw.choice(("..^^^v", "f.r^~~^", ".^^^t", "..vr~T")))
    seats = draw.choice((2, 3, 4))
    hold_possible(new_game(seats, seed=seed, rules=random_rules(draw), tiles=tiles), seed)


@pytest.mark.parametrize("seed", range(6))
def test_games_on_the_island_are_possible_throughout(seed: int) -> None:
    draw = Random(seed)
    hold_possible(new_game(2 + seed % 3, seed=seed, rules=random_rules(draw)), seed)


def test_a_game_that_is_played_sensibly_is_not_unusual() -> None:
    assert told(edited()) == set()
    assert impossible(sample_end(1, 4)) == ()


# What is impossible


def spoilt(editing: Editor, **settings: Any) -> set[str]:
    """Return the issues after setting the turn."""
    assert editing.set(**settings)
    return told(editing)


def test_counts_of_tokens_follow_the_rounds() -> None:
    editing = edited()
    space = free_space(editing.position)
    assert editing.put(space, 0)
    assert "impossible-used" in told(editing)
    editing.undo()
    standing = space_name(editing.position.tokens_of(0)[0])
    assert editing.take(standing)
    assert "impossible-used" in told(editing)
    assert editing.put(standing, 0)
    assert told(editing) == set()
    assert "impossible-used" in spoilt(editing, round=editing.position.round + 1)


def test_a_game_is_over_after_eight_rounds() -> None:
    assert "impossible-over" in spoilt(edited(), phase="over")
    assert "impossible-over" not in spoilt(edited(sample_end(3, 2)), phase="over")
    editing = edited(new_game(3))
    assert spoilt(editing, round=2) == {"impossible-start-round"}


def test_volcanoes_have_burnt_what_stood_on_them() -> None:
    editing = edited()
    acting = editing.position.to_act
    assert acting is not None
    other = (acting + 1) % 3
    theirs, mine = (space_name(editing.position.tokens_of(seat)[0]) for seat in (other, acting))
    assert editing.paint(theirs, "volcano")
    assert "impossible-volcano" in told(editing)
    editing.undo()
    assert editing.paint(mine, "volcano")
    assert "impossible-volcano-now" in told(editing), "nothing was placed in this turn yet"
    assert "impossible-volcano-now" not in spoilt(editing, tokens_left=2)


def test_nobody_sacrifices_before_the_first_turn_or_without_a_reason() -> None:
    editing = edited(sample_turn(1, 4, 3))
    assert told(editing) == set()
    plain = board(MEADOWS, round=3, phase="guardians", tokens={0: "a1"}, sacrificed=[6, 0, 0])
    assert "impossible-sacrificed" in {remark.message for remark in impossible(plain)}
    at_will = board(
        MEADOWS,
        round=3,
        phase="guardians",
        tokens={0: "a1"},
        sacrificed=[6, 0, 0],
        rules=Rules(voluntary_sacrifice=True),
    )
    assert "impossible-sacrificed" not in {remark.message for remark in impossible(at_will)}


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        ("a1 a3 g9", "impossible-start-tile"),
        ("a1 d3 g9", "impossible-start-corner"),
        ("a1 h2 g9", "impossible-start-space"),
        ("a1 i3 g9", ""),
    ],
)
def test_starts_are_on_corner_tiles_of_their_own(tokens: str, message: str) -> None:
    standing = dict(enumerate(tokens.split()))
    found = impossible(board(MEADOWS, phase="guardians", tokens=standing))
    assert [remark.message for remark in found] == ([message] if message else [])


def test_starts_ride_along_and_are_looked_at_until_their_turn() -> None:
    # Seat 0 acts with card 4, seats 1 and 2 have had their turn by then, or not.
    tokens = {0: "a1 b1 c1", 1: "g1", 2: "g3"}
    waiting = board(MEADOWS, tokens=tokens, card=1, tokens_left=1, last="c1")
    assert "impossible-start-tile" in {remark.message for remark in impossible(waiting)}
    played = board(MEADOWS, tokens=tokens, card=5, tokens_left=1, last="c1")
    assert "impossible-start-tile" not in {remark.message for remark in impossible(played)}


def test_the_gap_is_in_the_middle_before_anything_is_done() -> None:
    editing = edited(new_game(2, seed=3))
    assert editing.move_gap(0)
    assert told(editing) == {"impossible-gap"}
    assert editing.swap(0, 1)
    assert told(editing) == set()


def test_the_token_placed_last_fits_the_tokens_used() -> None:
    editing = edited()
    acting = editing.position.to_act
    assert acting is not None
    standing = editing.position.tokens_of(acting)[0]
    assert "impossible-last-early" in spoilt(editing, last=standing)
    editing.undo()
    assert "impossible-last-none" in spoilt(editing, tokens_left=1)
    assert "impossible-last-none" not in spoilt(editing, last=standing)


def test_card_one_takes_the_talisman() -> None:
    editing = edited()
    acting = editing.position.to_act
    assert acting is not None
    other = (acting + 1) % 3
    settings = {"cards": {acting: 1}, "guardian_left": False}
    assert "impossible-talisman" in spoilt(editing, talisman=other, **settings)
    assert "impossible-talisman" not in spoilt(editing, talisman=acting)


def test_extra_actions_wait_where_tokens_came_to_ruins() -> None:
    editing = edited()
    island, acting = editing.position.island, editing.position.to_act
    assert acting is not None
    tile = next(laid.tile for laid in island.grid if laid is not None)
    found = spoilt(editing, ruins=[tile])
    assert {"impossible-waiting-token", "impossible-waiting-many"} <= found
    assert "impossible-waiting-now" in spoilt(editing, ruins=[tile, tile])
    assert "impossible-waiting-now" not in spoilt(editing, rules="fr")


# What is unusual


def test_what_is_unusual_is_said() -> None:
    editing = edited()
    assert editing.blank(3, 5)
    assert {"unusual-tiles", "unusual-size"} <= told(editing)
    assert editing.blank(3, 7)
    assert "unusual-temples" in told(editing)
    editing = edited()
    assert "unusual-reading" in spoilt(editing, rules={"ruins_on_move": False})
    editing = edited()
    assert editing.clear()
    assert {"unusual-no-token", "unusual-anywhere"} <= told(editing)
    editing = edited()
    assert "unusual-sacrificed" in spoilt(editing, sacrificed={0: 12})
    assert editing.put("a1", 0) or editing.paint("a1", "meadow")
    assert "unusual-waiting" in spoilt(editing, ruins=["1", "1"])


def alone(picture: str, tokens: str) -> str:
    state = board(picture, tokens={0: tokens}, phase="over", to_act=None)
    found = [remark.spaces for remark in unusual(state) if remark.message == "unusual-alone"]
    return names(found[0]) if found else ""


def test_a_token_that_none_reaches_stands_alone() -> None:
    assert alone("......", "a1 c1") == "a1 c1"
    assert alone("......", "a1 b1 d1") == "d1"
    assert alone(".t....", "a1 c1") == "", "the temple links them"
    assert alone("......\n~~~...", "a1 c1") == "", "the water beside both joins them"


# Unfinished drafts


def test_starts_say_who_is_next_and_what_is_missing() -> None:
    editing = edited(new_game(3))
    legal = [action.to_dict()["space"] for action in new_game(3).legal_actions()]
    first = editing.position.to_act
    assert first == 2
    assert editing.put(tuple(legal[0]), first)
    assert editing.position.to_act == 1
    assert editing.put(tuple(legal[-1]), 0)
    assert told(editing) == {"unfinished-start-order"}
    assert editing.draft.state is None
    assert editing.position.to_act == 1, "the last one that was a position"
    assert editing.draft.table.seat_at(tuple(legal[-1])) == 0
    with pytest.raises(ValueError, match="isn't a position yet"):
        editing.save()
    editing.undo()
    assert editing.draft.state == editing.position


def test_a_turn_needs_a_card_each() -> None:
    editing = edited()
    acting = editing.position.to_act
    assert acting is not None
    assert spoilt(editing, cards={acting: None}) == {"unfinished-card"}
    assert spoilt(editing, cards={acting: 4}) == set()
    before = editing.position.guardians
    other = (acting + 1) % 3
    card = before[other]
    assert editing.set(cards={acting: card})
    assert editing.position.guardians[other] == 4, "they have exchanged their cards"


def test_choosing_cards_follows_the_talisman() -> None:
    editing = edited()
    assert editing.set(phase="guardians", talisman=1)
    assert editing.position.to_act == 1
    assert editing.set(to_act=0)
    assert [card is not None for card in editing.position.guardians] == [False, True, True]
    assert spoilt(editing, cards=[1, None, 3]) == {"unfinished-guardians-order"}
    assert spoilt(editing, cards=[1, 2, 3]) == {"unfinished-guardians-done"}


# Deeds


def test_tiles_are_laid_turned_and_exchanged_with_their_tokens() -> None:
    editing = edited()
    island = editing.position.island
    counts = [len(editing.position.tokens_of(seat)) for seat in range(3)]
    slots = [slot for slot in range(9) if slot != island.gap]
    assert editing.swap(slots[0], slots[-1])
    assert editing.rotate(slots[1], "ccw")
    assert editing.move_gap(slots[2])
    assert [len(editing.position.tokens_of(seat)) for seat in range(3)] == counts
    assert editing.position.island.gap == slots[2]
    away = editing.position.island.grid[slots[0]]
    assert away is not None
    assert editing.lay(slots[-1], f"{away.tile}B", rotation=3)
    assert editing.position.island.grid[slots[-1]] == (away.tile, 1, 3)
    assert editing.turn_over(slots[-1])
    assert editing.position.island.grid[slots[-1]] == (away.tile, 0, 3)


def test_a_tile_from_the_box_takes_the_place_of_another() -> None:
    editing = edited(sample_turn(2, 4, 2))
    grid = editing.position.island.grid
    spare = next(name for name in "12345678" if name not in {t.tile for t in grid if t})
    slot = 0 if grid[0] is not None else 1
    old = grid[slot]
    assert old is not None
    assert editing.lay(slot, spare, "A")
    assert editing.position.island.grid[slot] == (spare, 0, 0)
    refused = editing.lay(editing.position.island.gap, old.tile, 0)
    assert not refused
    assert "gap" in str(refused)


def test_players_come_and_go() -> None:
    for phase in Phase:
        editing = edited()
        assert editing.set(phase=str(phase))
        assert editing.set(players=4)
        assert editing.draft.seats == len(editing.names) == 4
        if editing.draft.table.island.gap > 5:
            assert editing.move_gap(1)
        answer = editing.set(players=2)
        assert answer, str(answer)
        assert len(editing.draft.document["grid"]) == 6


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (lambda editing: editing.put("a1", 7), "no player 7: name one of Blue, Orange, Yellow"),
        (lambda editing: editing.put("a1", "Green"), "no player Green: name"),
        (lambda editing: editing.set(talisman="Green"), "number from 0 to 2"),
        (lambda editing: editing.new(9), "Players must be a number from 2 to 4"),
        (lambda editing: editing.sample(2, "many"), "island number"),
        (lambda editing: editing.load(None), "None can't be read"),
        (lambda editing: editing.take("h10"), "h10 has no token"),
        (lambda editing: editing.lay(0, "1", rotation=9), "quarter turns"),
        (lambda editing: editing.set(round=9), "Round must be a number from 1 to 8"),
        (lambda editing: editing.set(round=True), "Round must be a number from 1 to 8"),
        (lambda editing: editing.set(round=2, phase="dawn"), "There is no phase dawn, only start"),
        (lambda editing: editing.set(cards={0: 6}), "no card 6"),
        (lambda editing: editing.set(cards=[1]), "all 3 players"),
        (lambda editing: editing.set(sacrificed={0: 25}), "from 0 to"),
        (lambda editing: editing.set(tokens_left=4), "from 0 to 3"),
        (lambda editing: editing.set(guardian_left=1), "True or False"),
        (lambda editing: editing.set(ruins=["nine"]), "no tile nine"),
        (lambda editing: editing.set(last="a1"), "a1 has no token of the player whose turn it is"),
        (lambda editing: editing.set(last="z99"), "no space z99"),
        (lambda editing: editing.set(rules="xx"), '"rules" can\'t be xx'),
        (lambda editing: editing.set(players=5), "from 2 to 4"),
        (lambda editing: editing.blank(3, 2), "3 to 9 spaces"),
        (lambda editing: editing.load("{"), "line 1, column 2"),
        (lambda editing: editing.load("[" * 100_000), "code"),
        (lambda editing: editing.load('{"a":' * 100_000), "valid JSON: line 1"),
        (lambda editing: editing.load({"format": "dokmus-position"}), "isn't a position: grid"),
        (lambda editing: editing.load("d1_isle_x_123456"), "changed or cut"),
        (lambda editing: editing.undo(), "Nothing to undo"),
        (lambda editing: editing.redo(), "Nothing to redo"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(deed: Any, why: str) -> None:
    editing = edited()
    before = json.dumps(editing.draft.document)
    answer = deed(editing)
    assert not answer
    assert why in str(answer)
    assert json.dumps(editing.draft.document) == before
    assert not editing.can_undo


def test_players_and_pieces_go_by_any_of_their_names() -> None:
    editing = Editor(sample_turn(1, 4, 3), ["Ann", "", ""])
    space = free_space(editing.position)
    for name in (1, "1", "Orange", " orange", "ORANGE", "Оранжевый", "オレンジ"):
        assert editing.put(space, name), name
        assert editing.position.seat_at(at(space)) == 1
        assert editing.undo()
    for name in ("ann", "Blue", "bleu", 0):
        assert editing.put(space, name), name
        assert editing.undo()
    assert editing.set(to_act="orange", talisman="Yellow", cards={"Ann": 1}, phase="Turns")
    document = editing.draft.document
    assert (document["to_act"], document["talisman"], document["guardians"][0]) == (1, 2, 1)
    for terrain in ("Forest", "small temple", "large_temple", "~"):
        assert editing.paint("a1", terrain), terrain
    for tile in (3, "3a", "3B"):
        assert editing.lay(0, tile), tile
    with pytest.raises(ValueError, match="no tile 9: choose from 1, 2, 3"):
        editing.lay(0, 9)
    with pytest.raises(ValueError, match="sides A and B, not C"):
        editing.lay(0, "3", "C")


# What a change brings along


def also(editing: Editor, **settings: Any) -> str:
    """Return the side effects of settings."""
    answer = editing.set(**settings)
    assert answer
    return str(answer).partition(". ")[2]


def test_what_another_number_of_players_changes_is_told_and_undone_at_once() -> None:
    editing = edited()
    before = editing.position
    assert before.island.gap < 6
    words = also(editing, players=2)
    lost = len(before.tokens_of(0)) - len(editing.position.tokens_of(0))
    assert "Removed, with all their tokens: Yellow." in words
    assert "Removed the third row of tiles" in words
    assert f"{lost} of Blue's tokens are back in the supply." in words
    for seat, card in enumerate(editing.position.guardians):
        name = editing.names[seat]
        assert (f"{name} {card}" in words) is (card != before.guardians[seat])
    assert editing.undo()
    assert editing.position == before
    assert not editing.can_undo
    assert "A third row" not in also(editing, players=4)
    assert editing.set(players=2)
    assert "Added a third row of tiles" in also(editing, players=3)


def test_cards_that_change_hands_are_told() -> None:
    editing = edited()
    before = editing.position.guardians
    other = next(seat for seat in range(3) if seat != 0)
    words = also(editing, cards={0: before[other]})
    assert words == f"Guardian cards changed too: {editing.names[other]} {before[0]}."
    assert also(editing, cards=list(before)) == "", "all of it was asked for"
    assert "cards changed" not in also(editing, players=2, cards=[2, 3]), "for those who stay"
    assert "cards are back" in also(editing, phase="guardians")


def test_a_turn_that_is_cut_short_is_told() -> None:
    editing = edited()
    acting = editing.position.to_act
    assert acting is not None
    standing = editing.position.tokens_of(acting)
    assert also(editing, last=standing[0]) == ""
    assert "marked as placed last" in str(editing.take(standing[0]))
    assert "2 tokens are now left" in also(editing, sacrificed={acting: 25 - len(standing) - 1})
    other = (acting + 1) % 3
    assert "is to play now" not in also(editing, to_act=other)


def test_extra_actions_that_go_with_their_tile_are_told() -> None:
    editing = edited(sample_turn(2, 4, 2))
    laid = [tile.tile for tile in editing.position.island.grid if tile is not None]
    spare = next(name for name in "12345678" if name not in laid)
    assert also(editing, ruins=[laid[0], laid[1]]) == ""
    slot = editing.position.island.slot_of_tile(laid[0])
    assert "Ruins actions still waiting: 1." in str(editing.lay(slot, spare))


def test_a_token_that_loses_its_place_is_told() -> None:
    editing = edited()
    standing = space_name(editing.position.tokens_of(0)[0])
    assert "One of Blue's tokens is back in the supply." in str(editing.paint(standing, "water"))
    assert editing.undo()
    assert "One of Blue's tokens is back in the supply." in str(editing.put(standing, 1))
    taken = editing.take(standing)
    assert taken
    assert "supply" not in str(taken), "that was asked for"


def test_a_26th_token_is_refused() -> None:
    editing = edited()
    assert editing.blank(2, 9)
    spaces = [(row, column) for row in range(9) for column in range(3)]
    answers = [bool(editing.put(space, 1)) for space in spaces]
    assert answers == [True] * 25 + [False] * 2
    assert editing.position.supply == (25, 0)


def test_positions_are_saved_and_opened_again() -> None:
    editing = edited()
    saved, code = editing.save(), editing.position.to_code()
    first = editing.position
    for text in (saved, code, f"?position={code}", json.loads(saved), first):
        assert editing.new(2, 7)
        assert editing.load(text)
        assert editing.position == first


# Anything at all


@given(SEEDS)
@examples(15)
def test_whatever_is_done_the_pieces_are_sound(seed: int) -> None:
    """Random clicks and settings: nothing breaks, and undo leads back to the beginning."""
    draw = Random(seed)
    editing, hand = edited(sample_turn(seed % 50, 4, 2 + seed % 3)), Hand()
    first = editing.draft.document
    for _ in range(40):
        if draw.random() < 0.3:
            name, value = draw.choice(_SETTINGS)
            answer = editing.set(**{name: value})
        else:
            hand.use(editing, draw.choice(list(brushes(editing))))
            frame = editing.draft.table.island.frame
            answer = hand.click(
                editing, (draw.randrange(frame.rows), draw.randrange(frame.columns))
            )
        draft = editing.draft
        assert bool(draft.unfinished) == (draft.state is None), f"seed {seed}"
        assert answer.words
        assert told(editing) is not None
        if draft.state is not None:
            assert State.from_dict(json.loads(json.dumps(draft.document))) == editing.position
    while editing.can_undo:
        assert editing.undo()
    assert editing.draft.document == first


_SETTINGS: list[tuple[str, Any]] = [
    *[("phase", str(phase)) for phase in Phase],
    *[("players", count) for count in (2, 3, 4)],
    *[("to_act", seat) for seat in range(4)],
    *[("talisman", seat) for seat in range(4)],
    *[("cards", {seat: card}) for seat in range(3) for card in (None, 1, 2, 3, 4)],
    *[("tokens_left", count) for count in range(4)],
    *[("sacrificed", {seat: count}) for seat in range(3) for count in (0, 3, 20)],
    *[("ruins", tiles) for tiles in ([], ["1"], ["2", "2"])],
    *[("round", number) for number in (1, 5, 8)],
    *[("rules", name) for name in ("en", "fr", "ja", "faq")],
    *[("guardian_left", True), ("guardian_left", False), ("last", None)],
]


def test_the_history_is_bounded_and_its_newest_part_stays() -> None:
    editing = edited()
    for number in range(MOST_BACK + 20):
        editing.paint("abcd"[number % 4] + "1", "meadow" if number // 4 % 2 else "forest")
    drafts, at = editing.line
    assert len(drafts) == MOST_BACK + 1
    assert at == MOST_BACK
    newest = editing.draft.document
    while editing.can_undo:
        editing.undo()
    while editing.can_redo:
        editing.redo()
    assert editing.draft.document == newest


def test_a_change_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[PositionValidator] = []
    apart = PositionValidator.apart

    def counted(judge: PositionValidator) -> dict[str, Any]:
        judged.append(judge)
        return apart(judge)

    monkeypatch.setattr(PositionValidator, "apart", counted)
    editing = edited()
    for space in (free_space(editing.position), free_space(editing.position, Terrain.FOREST)):
        judged.clear()
        assert editing.put(space, 0)
        assert editing.paint(space, "ruins")
        assert told(editing) is not None
        assert len(judged) == 2, "one change after the other"
