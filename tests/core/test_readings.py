"""The readings: the switches, and the presets of the source documents."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.core import (
    PRESETS,
    SWITCHES,
    DeclineRuins,
    EndTurn,
    MoveTile,
    Obstacle,
    RotateTile,
    Rule,
    Rules,
    Sacrifice,
)
from tests.core.boards import (
    CW,
    MEADOWS_TWO,
    RUINS,
    board,
    free,
    ids,
    kinds,
    move,
    moves,
    own,
    paid,
    place,
    play,
    refusal,
    sliding,
    starts,
)

LAST = Rules(temple_reach="last_token")
LATER = Rules(ruins_timing="same_turn")


def test_english_is_the_default_and_russian_the_same() -> None:
    assert Rules() == Rules.preset("en") == Rules.preset("ru")
    assert Rules().to_dict() == {name: values[0] for name, values in SWITCHES.items()}


def test_presets_carry_their_documents_readings() -> None:
    english = Rules().to_dict()
    differing = {
        preset: {k: v for k, v in Rules.preset(preset).to_dict().items() if v != english[k]}
        for preset in PRESETS
    }
    assert differing == {
        "en": {},
        "ru": {},
        "fr": {
            "temple_reach": "last_token",
            "ruins_timing": "same_turn",
            "start_edge": "outer_border",
            "voluntary_sacrifice": True,
        },
        "ja": {"start_edge": "outer_border", "voluntary_sacrifice": True},
        "faq": {"temple_water": "joins"},
    }


@pytest.mark.parametrize(
    "switch", [{"temple_reach": "some"}, {"voluntary_sacrifice": 1}, {"ruins_on_move": "true"}]
)
def test_a_value_that_no_rulebook_knows_is_refused_by_name(switch: dict[str, Any]) -> None:
    (name,) = switch
    with pytest.raises(ValueError, match=name):
        Rules(**switch)


def test_there_is_no_reading_of_another_language() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Rules.preset("de")


# temple_reach


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "any_token")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_a_turn_starts_with_no_step_over_a_temple() -> None:
    picture = ".t.\n.^^"
    assert free(board(picture, tokens={0: "a1"})) == "c1 a2"
    state = board(picture, tokens={0: "a1"}, rules=LAST)
    assert free(state) == "a2"
    assert refusal(state, place("c1")) == {Obstacle.OUT_OF_REACH: (Rule.TEMPLE_LINK,)}


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_the_token_just_placed_steps_over_and_no_earlier_one() -> None:
    state = board("..t|.^^\n..", tokens={0: "a1"}, rules=LAST).apply(place("b1"))
    assert free(state) == "d1 a2 b2"
    assert "temple.link" in ids(state, place("d1"))
    assert free(state.apply(place("a2"))) == "b2"


@pytest.mark.rule("water.from_temple")
@pytest.mark.rule("forest.temple")
@pytest.mark.rule("guardian.3")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_limits_nothing_but_the_step() -> None:
    crossing = board(".t~|.\n.", tokens={0: "a1"}, rules=LAST)
    assert paid(crossing) == "d1"
    wood = board("ftf\n^^.", tokens={0: "a1 c2"}, rules=LAST)
    assert (free(wood), paid(wood)) == ("c1", "")
    moving = board(".t.", tokens={0: "a1"}, rules=LAST, card=3)
    assert moves(moving, "a1") == "c1"


@pytest.mark.rule("temple.link")
@pytest.mark.rule("guardian.4")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_is_known_again_when_its_tile_turns() -> None:
    state = board("..^\n^t^\n^.^", tokens={0: "a1"}, rules=LAST).apply(place("b1"))
    assert free(state) == "b3"
    turned = state.apply(RotateTile(0, CW))
    assert (own(turned), free(turned)) == ("c1 c2", "a2")
    assert turned.to_dict()["turn"]["last"] == [1, 2]


@pytest.mark.rule("temple.link")
@pytest.mark.rule("guardian.2")
@pytest.mark.rule("guardian.3")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_is_known_again_when_it_or_its_tile_moves() -> None:
    state = board("^^^|...|^^^", tokens={0: "d1"}, rules=LAST, card=2).apply(place("e1"))
    assert state.apply(MoveTile(1)).to_dict()["turn"]["last"] == [3, 4]
    assert state.apply(MoveTile(3)).to_dict()["turn"]["last"] == [0, 4]
    state = board("..t|.^^\n^.", tokens={0: "a1"}, rules=LAST, card=3).apply(place("b1"))
    away = state.apply(move("b1", "b2"))
    assert away.to_dict()["turn"]["last"] == [1, 1]
    assert free(away) == "b1", "its new place is not beside the temple"


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "last_token")
def test_last_token_is_forgotten_with_the_turn() -> None:
    state = board(".t.", tokens={0: "a1"}, rules=LAST, cards=(2, 3, 4), last="a1", tokens_left=0)
    after = state.apply(EndTurn())
    assert after.turn is not None
    assert after.turn.last == 0


# ruins_timing


@pytest.mark.rule("ruins.now")
@pytest.mark.reading("ruins_timing", "same_turn")
def test_same_turn_the_extra_action_may_wait() -> None:
    state = board(".r.\n...", tokens={0: "a1"}, rules=LATER, card=1).apply(place("b1"))
    assert {"place", "take_talisman", "rotate_tile", "move_token"} <= kinds(state)
    later = play(state, place("c1"), place("c2"))
    used = later.apply(move("c2", "b2", RUINS))
    assert own(used) == "a1 b1 c1 b2"
    assert "move_token" not in kinds(used)


@pytest.mark.rule("ruins.now")
@pytest.mark.reading("ruins_timing", "same_turn")
def test_same_turn_what_waits_is_lost_at_the_end() -> None:
    state = board(".r.", tokens={0: "a1"}, rules=LATER, cards=(2, 3, 4), tokens_left=1)
    state = state.apply(place("b1"))
    assert refusal(state, DeclineRuins()) == {Obstacle.READING: (Rule.RUINS_NOW,)}
    after = state.apply(EndTurn())
    assert after.turn is not None
    assert (after.to_act, after.turn.ruins) == (1, ())


@pytest.mark.rule("ruins.now")
@pytest.mark.rule("ruins.action")
@pytest.mark.reading("ruins_timing", "same_turn")
def test_same_turn_several_may_wait_each_for_its_tile() -> None:
    state = board(".rr|r..\n...", tokens={0: "a1"}, rules=LATER, card=1)
    state = play(state, place("b1"), place("c1"), place("d1"))
    assert state.to_dict()["turn"]["ruins"] == ["1", "1", "2"]
    assert sliding(state, RUINS) == [1]
    state = state.apply(RotateTile(0, CW, RUINS))
    assert state.to_dict()["turn"]["ruins"] == ["1", "2"]
    state = play(state, RotateTile(1, CW, RUINS), RotateTile(0, CW, RUINS))
    assert kinds(state) == {"take_talisman", "end_turn"}


# start_edge


@pytest.mark.rule("setup.start_space")
@pytest.mark.reading("start_edge", "no_neighbour")
@pytest.mark.reading("start_edge", "outer_border")
def test_start_edge_decides_about_the_gap_of_two_players() -> None:
    wanted: dict[str, Any] = {"seats": 2, "phase": "start", "to_act": 1}
    english = starts(board(MEADOWS_TWO, **wanted)).split()
    border = starts(board(MEADOWS_TWO, rules=Rules(start_edge="outer_border"), **wanted)).split()
    assert set(english) - set(border) == {"c2", "c3", "g2", "g3"}
    assert set(border) < set(english)
    assert "d6" not in english, "the middle tile below is no corner"


@pytest.mark.rule("setup.start_space")
@pytest.mark.reading("start_edge", "no_neighbour")
@pytest.mark.reading("start_edge", "outer_border")
def test_start_edge_makes_no_difference_to_more_players() -> None:
    wanted: dict[str, Any] = {"phase": "start", "to_act": 2}
    for preset in PRESETS:
        state = board("...\n...\n...", rules=preset, **wanted)
        assert starts(state) == "a1 b1 c1 a2 a3"


# voluntary_sacrifice


@pytest.mark.rule("turn.sacrifice")
@pytest.mark.reading("voluntary_sacrifice", True)
def test_voluntary_sacrifice_lets_a_token_go_for_nothing() -> None:
    state = board("...", tokens={0: "a1"}, rules="ja", cards=(2, 3, 4))
    after = state.apply(Sacrifice())
    assert after.turn is not None
    assert (after.sacrificed[0], after.supply[0], after.turn.tokens_left) == (1, 23, 2)
    assert own(after) == "a1"
    done = play(after, Sacrifice(), Sacrifice())
    assert refusal(done, Sacrifice()) == {Obstacle.NO_TOKENS_LEFT: (Rule.TURN_THREE,)}
    assert done.apply(EndTurn()).sacrificed[0] == 3


@pytest.mark.rule("turn.sacrifice")
@pytest.mark.reading("voluntary_sacrifice", True)
def test_voluntary_sacrifice_does_not_change_prices() -> None:
    state = board("..", tokens={0: "a1"}, rules="ja")
    assert Obstacle.PRICE_TOO_HIGH in refusal(state, place("b1", 1))


# ruins_on_move


@pytest.mark.rule("ruins.chain")
@pytest.mark.reading("ruins_on_move", True)
@pytest.mark.reading("ruins_on_move", False)
def test_ruins_on_move_says_whether_a_moved_token_earns_the_action() -> None:
    strict = Rules(ruins_on_move=False)
    for rules, waiting in ((Rules(), ("1",)), (strict, ())):
        before = board(".r.", tokens={0: "a1"}, card=3, rules=rules)
        state = before.apply(move("a1", "b1"))
        assert state.turn is not None
        assert state.turn.ruins == waiting
        assert ("ruins.chain" in ids(before, move("a1", "b1"))) is bool(waiting)
    placed = board(".r.", tokens={0: "a1"}, rules=strict).apply(place("b1"))
    assert placed.turn is not None
    assert placed.turn.ruins == ("1",), "placing still does"


# temple_water


@pytest.mark.rule("water.waterway")
@pytest.mark.rule("water.to_temple")
@pytest.mark.reading("temple_water", "ends")
@pytest.mark.reading("temple_water", "joins")
def test_temple_water_joins_waterways_through_temples_faq() -> None:
    picture = ".~t|~.^\n."
    ends = board(picture, tokens={0: "a1"})
    assert (free(ends), paid(ends)) == ("a2", "")
    joins = board(picture, tokens={0: "a1"}, rules="faq")
    assert (free(joins), paid(joins)) == ("a2", "e1")
    assert joins.apply(place("e1", 1)).sacrificed[0] == 1, "one crossing, one sacrifice"


@pytest.mark.rule("water.waterway")
@pytest.mark.rule("water.cross")
@pytest.mark.reading("temple_water", "joins")
def test_temple_water_does_not_make_a_waterway_of_temples_alone() -> None:
    state = board(".tf\n.", tokens={0: "a1"}, rules="faq")
    (route,) = state.check(place("c1", 1)).routes
    assert "forest.cost" in route.rules
    assert "water.cross" not in route.rules


# temple_rows

PLACING = Rules(temple_rows="placing")


@pytest.mark.rule("temple.pair")
@pytest.mark.rule("water.from_temple")
@pytest.mark.rule("water.to_temple")
@pytest.mark.reading("temple_rows", "one")
@pytest.mark.reading("temple_rows", "placing")
def test_temple_rows_decide_where_a_crossing_begins_and_ends() -> None:
    for picture in (".tT|~.^", ".~t|t.^"):
        one = board(picture, tokens={0: "a1"})
        assert paid(one) == "e1"
        assert "temple.pair" in ids(one, place("e1", 1))
        alone = board(picture, tokens={0: "a1"}, rules=PLACING)
        assert paid(alone) == ""


@pytest.mark.rule("temple.pair")
@pytest.mark.reading("temple_rows", "placing")
def test_temple_rows_do_not_matter_where_one_temple_is_enough() -> None:
    """Beside either end of the row, and under ``joins``, where temples are water themselves."""
    state = board("^.^|^^^\n.tT|~.^\n", tokens={0: "b1"}, rules=PLACING)
    assert paid(state) == ""
    state = board("^^.|^^^\n.tT|~.^\n", tokens={0: "c1"}, rules=PLACING)
    assert paid(state) == "e2"
    joins = Rules(temple_rows="placing", temple_water="joins")
    assert paid(board(".tT|~.^", tokens={0: "a1"}, rules=joins)) == "e1"


@pytest.mark.rule("temple.pair")
@pytest.mark.rule("forest.temple")
@pytest.mark.reading("temple_rows", "one")
@pytest.mark.reading("temple_rows", "placing")
def test_temple_rows_decide_whether_a_forest_past_a_row_is_free() -> None:
    one = board("ftT|f", tokens={0: "a1"})
    assert (free(one), paid(one)) == ("d1", "")
    assert {"forest.temple", "temple.pair"} <= set(ids(one, place("d1")))
    alone = board("ftT|f", tokens={0: "a1"}, rules=PLACING)
    assert (free(alone), paid(alone)) == ("", "d1"), "a step past the row it stays"
    assert {"forest.cost", "temple.pair"} <= set(ids(alone, place("d1", 1)))
    single = board("ftf", tokens={0: "a1"}, rules=PLACING)
    assert free(single) == "c1"


@pytest.mark.rule("temple.pair")
@pytest.mark.rule("guardian.3")
@pytest.mark.reading("temple_rows", "placing")
def test_temple_rows_are_one_temple_for_placing_and_moving() -> None:
    state = board(".tT|..", tokens={0: "a1"}, rules=PLACING, card=3)
    assert free(state) == "d1"
    assert moves(state, "a1") == "d1"
