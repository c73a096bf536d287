"""Tests of the rules explorer."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import case as case_of, cases, cases_for
from dokmus_widgets.core import EndTurn, Place, Rule, Rules, Terrain
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.changes import Paint, Read, TokensLeft
from dokmus_widgets.explore.query.words import case_point
from dokmus_widgets.explore.rules.explorer import FIRST_RULE, Explorer
from dokmus_widgets.explore.rules.links import link_to, linked_explorer
from dokmus_widgets.play.tools import Tool
from tests.core.boards import MEADOWS, at, board, place


def explorer_on(picture: str = MEADOWS, **wanted: object) -> Explorer:
    explorer = Explorer()
    explorer.show_position(board(picture, **wanted))
    return explorer


def test_a_case_is_there_at_once_with_its_question() -> None:
    explorer = Explorer()
    assert explorer.case is cases_for(FIRST_RULE)[0]
    assert explorer.answer.words == explorer.question


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_can_be_gone_to_and_gone_through(rule: Rule) -> None:
    explorer = Explorer(str(rule))
    shown = []
    for _ in explorer.siblings:
        assert explorer.case is not None
        shown.append(explorer.case.id)
        assert rule in explorer.case.rules
        explorer.step(1)
    assert len(set(shown)) == len(shown)
    explorer.step(-1)
    assert explorer.case is not None
    assert explorer.case.id == shown[-1]


def test_every_try_of_every_case_is_answered_as_the_case_says() -> None:
    explorer = Explorer()
    for case in cases():
        explorer.show_case(case.id)
        for one, action in zip(case.tries, case.actions, strict=True):
            answer = explorer.ask(one.do)
            assert explorer.action == action
            assert answer.done == case.state.check(action).legal
            assert answer.rules


def test_what_is_not_there_changes_nothing_and_the_nearest_are_offered() -> None:
    explorer = Explorer()
    case = explorer.case
    assert not explorer.show_rule("forst.cost")
    assert "forest.cost" in explorer.nearest
    assert not explorer.show_case("forest-cost-alonne")
    assert explorer.nearest
    assert not explorer.show_position("d1_isle_nothing")
    assert not explorer.show_position("d9_isle_00000000000000000000_000000")
    assert explorer.case is case
    assert explorer.state is case.state if case is not None else False


def test_a_legal_action_is_done_and_taken_back() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    before = explorer.state
    explorer.click("b1")
    done = explorer.do()
    assert explorer.state == before.apply(place("b1"))
    assert "3 → 2" in done.words
    assert explorer.back()
    assert explorer.state is before
    assert explorer.action == place("b1")


def test_what_was_done_tells_what_there_is_to_do_now() -> None:
    explorer = Explorer()
    explorer.show_case("ruins-chain")
    explorer.ask("c1>d1 by ruins")
    chained = explorer.do().words
    assert f"a ruins action on tile {tile_name(explorer.state, 1)}" in chained
    assert "Use your ruins action now, or skip it" in chained
    explorer.ask("decline")
    assert "extra action waits" not in explorer.do().words
    explorer = explorer_on("r..", tokens={0: "a1"}, ruins="1", rules="fr", tokens_left=2)
    explorer.click("b1")
    assert "can wait until your turn ends" in explorer.do().words
    for card_left, words in (
        (True, "use your guardian card or end your turn"),
        (False, "end your"),
    ):
        explorer = explorer_on(tokens={0: "a1"}, tokens_left=1, guardian_left=card_left)
        explorer.click("b1")
        told = explorer.do().words
        assert words in told
        assert ("guardian card" in told) is card_left


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_to_do_now_is_said_in_every_language(language: str) -> None:
    with speaking(language):
        explorer = Explorer()
        explorer.show_case("ruins-chain")
        explorer.ask("c1>d1 by ruins")
        assert explorer.do().words.endswith(say("now-ruins"))


def test_an_illegal_action_can_be_tried_and_is_refuted() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    before = explorer.state
    explorer.click("c3")
    assert not explorer.do()
    assert explorer.refuted
    assert explorer.state is before
    explorer.back()
    assert not explorer.refuted


def test_nothing_is_done_before_something_is_asked() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    assert not explorer.do()
    assert not explorer.back()
    assert not explorer.try_remedy(0)
    assert not explorer.look_at(0)


def test_every_ground_can_be_looked_at() -> None:
    explorer = explorer_on(".~.\n.^^", tokens={0: "a1 a2", 1: "c1"}, tokens_left=1)
    first = explorer.click("c1")
    second = explorer.look_at(1)
    assert first.words != second.words
    assert not explorer.look_at(99)


def test_the_answer_follows_what_is_changed_at_once() -> None:
    explorer = explorer_on(".f\n..", tokens={0: "a1"})
    assert explorer.click("b1").words.startswith("Yes, you can place on b1 with a sacrifice")
    refused = explorer.change(TokensLeft(1))
    assert refused.words.startswith("Not with your last token")
    meadow = explorer.change(Paint(at("b1"), Terrain.MEADOW))
    assert meadow.words.startswith("Yes, you can place on b1 at no extra cost")
    assert explorer.take_back(1).words == refused.words
    assert explorer.reset().words.startswith("Yes, you can place on b1 with a sacrifice")
    assert explorer.what_if.changes == ()


def test_what_was_done_is_taken_back_by_a_change() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    explorer.click("b1")
    explorer.do()
    answer = explorer.change(Paint(at("b1"), Terrain.MOUNTAIN))
    assert not answer
    assert explorer.done == []
    assert explorer.action == place("b1")


def test_a_remedy_is_tried_and_helps() -> None:
    explorer = explorer_on(".f\n..", tokens={0: "a1"}, tokens_left=1)
    assert not explorer.click("b1")
    assert explorer.try_remedy(0)
    assert explorer.what_if.changes == (TokensLeft(2),)


def test_an_impossible_change_is_told_and_changes_nothing() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    before = explorer.state
    told = explorer.change(TokensLeft(9))
    assert not told
    assert "At most 3" in told.words
    assert explorer.state is before


def test_brushes_change_what_is_clicked() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    explorer.take_brush("paint-forest")
    explorer.click("b1")
    explorer.take_brush("put-1")
    explorer.click("c1")
    explorer.take_brush("swap")
    explorer.click("a1")
    explorer.click("e5")
    assert explorer.state.island.gap == 0
    assert explorer.state.seat_at(at("f4")) == 1
    assert len(explorer.what_if.changes) == 3
    explorer.take_brush("")
    explorer.click("e4")
    assert explorer.action == Place(at("e4"), 1)
    with pytest.raises(ValueError, match="no tool glue"):
        explorer.take_brush("glue")


def test_a_token_to_move_is_picked_up_first() -> None:
    explorer = explorer_on(tokens={0: "a1"}, card=3)
    explorer.use(Tool.MOVE_TOKEN)
    explorer.click("a1")
    assert explorer.selected == at("a1")
    assert explorer.click("b1")
    assert explorer.selected is None


def test_readings_that_part_stand_side_by_side() -> None:
    explorer = explorer_on(".t.\n.^^", tokens={0: "a1"})
    explorer.click("c1")
    assert [reading.rules for reading in explorer.parted] == [
        Rules(),
        Rules(temple_reach="last_token"),
    ]
    explorer.compare()
    ours, other = explorer.readings
    assert ours.documents == ("en", "ru", "ja", "faq")
    assert other.documents == ("fr",)
    explorer.end_comparison()
    explorer.click("a2")
    assert explorer.readings == ()


def test_where_all_agree_whole_rulebooks_can_be_compared() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    explorer.click("b1")
    assert explorer.parted == ()
    explorer.compare("en", "ru", "fr")
    assert [reading.documents for reading in explorer.readings] == [("en", "ru"), ("fr",)]
    with pytest.raises(ValueError, match="no reading 'de'"):
        explorer.compare("de")


def test_links_show_the_same_again() -> None:
    explorer = Explorer("temple.pair")
    explorer.step(1)
    assert explorer.case is not None
    explorer.ask(explorer.case.actions[0])
    again = linked_explorer(_fields(link_to(explorer)))
    assert again.case is explorer.case
    assert again.action == explorer.action
    explorer.change(TokensLeft(1))
    changed = linked_explorer(_fields(link_to(explorer)))
    assert changed.state == explorer.state
    assert changed.action == explorer.action


def test_links_tell_what_is_wrong_with_them_and_follow_the_rest() -> None:
    explorer = linked_explorer({"rule": "forest.templ", "reading": "fr", "cas": "x"})
    words = explorer.answer.words
    assert "no rule forest.templ" in words
    assert "did you mean case" in words
    assert "forest.temple" in explorer.nearest
    assert explorer.state.rules == Rules.preset("fr")
    damaged = linked_explorer({"rule": "water.once", "position": "d1_isle_0_0"})
    assert damaged.rule == Rule.WATER_ONCE
    assert not damaged.answer


def _fields(query: str) -> dict[str, str]:
    from urllib.parse import parse_qsl

    return dict(parse_qsl(query.removeprefix("?")))


def test_another_language_tells_the_same_again() -> None:
    explorer = explorer_on(tokens={0: "a1"})
    explorer.ask(EndTurn())
    english = explorer.answer
    with speaking("fr"):
        assert explorer.answer.rules == english.rules
        assert explorer.answer.words != english.words


def test_a_switch_is_changed_like_anything_else() -> None:
    explorer = explorer_on(".t.\n.^^", tokens={0: "a1"})
    explorer.click("c1")
    assert not explorer.change(Read("temple_reach", "last_token"))
    assert explorer.take_back(0)


def test_a_case_that_asks_for_no_action_is_answered_when_asked_to() -> None:
    explorer = Explorer()
    explorer.show_case("score-tie")
    answer = explorer.tell()
    assert answer
    assert answer.words == case_point(case_of("score-tie"))
    assert answer.rules == case_of("score-tie").rules
    assert not explorer.compare(), "there is nothing to compare"
    assert not explorer.readings
    explorer.show_case("forest-cost-alone")
    assert not explorer.tell()


def test_the_point_of_a_case_is_told_with_its_own_question_only() -> None:
    explorer = Explorer()
    explorer.show_case("volcano-turns")
    shown = case_of("volcano-turns")
    assert explorer.point == ""
    explorer.ask(shown.actions[0])
    assert explorer.point == case_point(shown)
    explorer.ask(shown.actions[1])
    assert explorer.point == ""
    explorer.ask(shown.actions[0])
    explorer.do()
    assert explorer.point == "", "the board has changed"
