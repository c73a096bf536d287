"""One action in several readings: where it is legal, and by which rule the readings part."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    PRESETS,
    SWITCHES,
    Action,
    ChooseStart,
    EndTurn,
    Rule,
    Rules,
    Sacrifice,
    State,
)
from dokmus_widgets.core.legality.compare import Change, Comparison, compare
from dokmus_widgets.core.rules import SWITCH_RULES
from tests.core.boards import MEADOWS, MEADOWS_TWO, at, board, move, place
from tests.core.playing import every_action, examples, playout, random_rules, small_game
from tests.core.tags import CONCERNS

OVER_TEMPLE = board(".t.\n.^^", tokens={0: "a1"})


def switches(comparison: Comparison) -> list[tuple[str, ...]]:
    """Return the switches of each parting."""
    return [parting.switches for parting in comparison.parting]


@pytest.mark.rule("temple.link")
@pytest.mark.reading("temple_reach", "any_token")
@pytest.mark.reading("temple_reach", "last_token")
def test_a_step_over_a_temple_is_legal_but_in_the_french_reading() -> None:
    found = compare(OVER_TEMPLE, place("c1"))
    assert found.action == place("c1")
    assert (found.legal_in, found.illegal_in) == (("en", "ru", "ja", "faq"), ("fr",))
    (parting,) = found.parting
    assert parting.switches == ("temple_reach",)
    assert parting.rules == (Rule.TEMPLE_LINK,)
    assert parting.changes == (Change.LEGALITY,)
    assert parting.values == {
        "temple_reach": {"any_token": ("en", "ru", "ja", "faq"), "last_token": ("fr",)}
    }
    assert not found.agree


def test_verdicts_are_those_of_each_reading() -> None:
    found = compare(OVER_TEMPLE, place("c1"))
    for name in PRESETS:
        state = OVER_TEMPLE.replaced(rules=Rules.preset(name))
        assert found.verdicts[name] == state.check(place("c1"))


def test_the_positions_own_reading_does_not_matter() -> None:
    french = board(".t.\n.^^", tokens={0: "a1"}, rules="fr")
    assert compare(french, place("c1")) == compare(OVER_TEMPLE, place("c1"))


def test_where_nothing_differs_the_readings_agree() -> None:
    found = compare(OVER_TEMPLE, place("a2"))
    assert found.agree
    assert (found.legal_in, found.illegal_in, found.parting) == (PRESETS, (), ())
    refused = compare(OVER_TEMPLE, place("b2"))
    assert refused.agree
    assert (refused.legal_in, refused.illegal_in) == ((), PRESETS)


@pytest.mark.rule("ruins.chain")
@pytest.mark.reading("ruins_on_move", True)
@pytest.mark.reading("ruins_on_move", False)
def test_what_follows_may_part_readings_in_which_it_is_legal_alike() -> None:
    state = board(".r.", tokens={0: "a1"}, card=3)
    readings = {"book": Rules(ruins_on_move=False), "answers": Rules()}
    found = compare(state, move("a1", "b1"), readings)
    assert found.legal_in == ("book", "answers")
    (parting,) = found.parting
    assert (parting.switches, parting.rules) == (("ruins_on_move",), (Rule.RUINS_CHAIN,))
    assert parting.changes == (Change.CONSEQUENCE,)
    assert parting.values["ruins_on_move"] == {False: ("book",), True: ("answers",)}


@pytest.mark.rule("temple.link")
def test_another_set_of_routes_parts_them_too() -> None:
    state = board(".t.\n^^.", tokens={0: "a1 c2"})
    found = compare(state, place("c1"), ["en", "fr"])
    assert found.legal_in == ("en", "fr")
    assert [parting.changes for parting in found.parting] == [(Change.ROUTES,)]


@pytest.mark.rule("ruins.now")
@pytest.mark.reading("ruins_timing", "immediate")
@pytest.mark.reading("ruins_timing", "same_turn")
def test_the_turn_goes_on_with_waiting_ruins_in_the_french_reading_only() -> None:
    state = board(".r.", tokens={0: "a1 b1"}, ruins="1", tokens_left=0, last="b1")
    found = compare(state, EndTurn())
    assert found.legal_in == ("fr",)
    assert switches(found) == [("ruins_timing",)]


@pytest.mark.rule("setup.start_space")
@pytest.mark.reading("start_edge", "no_neighbour")
@pytest.mark.reading("start_edge", "outer_border")
def test_a_start_by_the_gap_of_two_players() -> None:
    state = board(MEADOWS_TWO, seats=2, phase="start", to_act=1)
    found = compare(state, ChooseStart(at("c2")))
    assert found.legal_in == ("en", "ru", "faq")
    assert switches(found) == [("start_edge",)]


@pytest.mark.rule("turn.sacrifice")
@pytest.mark.reading("voluntary_sacrifice", True)
def test_a_sacrifice_for_nothing_is_french_and_japanese() -> None:
    found = compare(OVER_TEMPLE, Sacrifice())
    assert found.legal_in == ("fr", "ja")
    assert found.parting[0].rules == (Rule.TURN_SACRIFICE,)


@pytest.mark.rule("water.waterway")
@pytest.mark.reading("temple_water", "ends")
@pytest.mark.reading("temple_water", "joins")
def test_a_crossing_on_through_a_temple_is_the_publishers_answer() -> None:
    found = compare(board(".~t|~.^\n.", tokens={0: "a1"}), place("e1", 1))
    assert found.legal_in == ("faq",)
    assert switches(found) == [("temple_water",)]
    assert found.parting[0].rules == (Rule.WATER_WATERWAY,)


@pytest.mark.rule("place.anywhere")
def test_two_switches_that_part_only_together_are_named_together() -> None:
    state = board(
        """
        .^^|^^^|.t.
        ~t~|^^^|^^^
        ^^.|^.^|^^^
        """,
        tokens={0: "a1 g1"},
    )
    # Past the temple lies i1, over the joined waters c3: with neither, any free land will do.
    linked = Rules(temple_water="joins")
    alone = Rules(temple_reach="last_token")
    found = compare(state, place("e3"), {"linked": linked, "alone": alone})
    assert found.legal_in == ("alone",)
    (parting,) = found.parting
    assert parting.switches == ("temple_reach", "temple_water")
    assert parting.rules == (Rule.TEMPLE_LINK, Rule.WATER_WATERWAY)
    assert "temple_reach (temple.link)" in repr(found)
    assert "together with temple_water (water.waterway)" in repr(found)
    back = compare(state, place("e3"), {"alone": alone, "linked": linked})
    assert switches(back) == [("temple_reach",), ("temple_water",)], "each alone closes it"


@pytest.mark.parametrize(
    "readings",
    ["fr", b"fr", 7, None, [], {}, ["en", "de"], ["en", 3], [["en"]], {"mine": "en"}, {1: Rules()}],
)
def test_readings_that_are_none_are_refused_in_plain_words(readings: Any) -> None:
    with pytest.raises(ValueError, match=r"reading.*en, ru, fr, ja, faq"):
        compare(OVER_TEMPLE, place("c1"), readings)


def test_text_instead_of_an_action_raises_type_error() -> None:
    with pytest.raises(TypeError, match="read_action"):
        compare(OVER_TEMPLE, "place c1")  # type: ignore[arg-type]


def test_it_reads_well() -> None:
    assert repr(compare(OVER_TEMPLE, place("c1"))) == (
        "<Comparison: Place(space=(0, 2), sacrifice=0)\n"
        "  legal in en, ru, ja, faq\n"
        "  illegal in fr\n"
        "  legality differs by temple_reach (temple.link): "
        "any_token in en, ru, ja, faq; last_token in fr>"
    )
    assert repr(compare(board(MEADOWS), Sacrifice(), ["en", "ru"])) == (
        "<Comparison: Sacrifice()\n  illegal in en, ru\n  the readings agree>"
    )


def test_every_switch_has_its_rule() -> None:
    assert list(SWITCH_RULES) == list(SWITCHES)
    assert {switch: str(rule) for switch, rule in SWITCH_RULES.items()} == CONCERNS


def seen(comparison: Comparison, name: str) -> object:
    """Return whether and by which routes an action is legal in a reading."""
    verdict = comparison.verdicts[name]
    return verdict.legal and {(r.way, r.path, r.sacrifice) for r in verdict.routes}


@examples(25)
@given(seed=st.integers(0, 2**32 - 1))
def test_partings_are_what_makes_the_difference_and_no_more(seed: int) -> None:
    """Each parting's switches alone change the first reading's answer; fewer of them do not."""
    draw = Random(seed)
    for state in draw.sample([state for state, _ in playout(small_game(seed), seed)], 3):
        readings = {"first": random_rules(draw), "other": random_rules(draw)}
        for action in [*draw.sample(list(every_action(state)), 20), *state.legal_actions()][:60]:
            found = compare(state, action, readings)
            assert set(found.legal_in) | set(found.illegal_in) == set(readings)
            assert found.agree == (not found.parting)
            if seen(found, "first") != seen(found, "other"):
                assert found.parting
            for parting in found.parting:
                assert hold(state, action, readings["first"], parting.switches)


def hold(state: State, action: Action, first: Rules, switched: tuple[str, ...]) -> bool:
    """Return whether these switches change the answer, and no fewer of them."""
    for count in range(1, len(switched) + 1):
        for some in combinations(switched, count):
            flipped = {s: next(v for v in SWITCHES[s] if v != getattr(first, s)) for s in some}
            pair = {"one": first, "two": first.replaced(**flipped)}
            verdicts = [state.replaced(rules=rules).check(action) for rules in pair.values()]
            routes = [{(r.way, r.path, r.sacrifice) for r in v.routes} for v in verdicts]
            differs = verdicts[0].legal != verdicts[1].legal
            if not differs and verdicts[0].legal:
                after = [
                    state.replaced(rules=rules).apply(action).replaced(rules=first)
                    for rules in pair.values()
                ]
                differs = routes[0] != routes[1] or after[0] != after[1]
            if differs != (count == len(switched)):
                return False
    return True
