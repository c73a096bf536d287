"""The rules explorer widget: clicks and calls, answers, comparison, search."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import SWITCHES, State
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.query.words import case_heading, case_question, own_reading, rule_name
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from tests.core.boards import MEADOWS, board, place
from tests.widgets.hand import send, tap


def sections(explorer: RuleExplorer, kind: str) -> list[dict[str, Any]]:
    """Return the sections of a kind."""
    return [part for part in shown(explorer) if part["kind"] == kind]


def shown(explorer: RuleExplorer) -> list[dict[str, Any]]:
    """Return all sections on the sheets of an explorer."""
    sheets = (explorer.sheet.view, explorer.index.view)
    return [part for view in sheets for part in (*view["beside"], *view["below"])]


def press(explorer: RuleExplorer, name: str, value: object = None) -> None:
    """Press a button as the page does, through the synced trait."""
    send(explorer.sheet, {"press": name, "value": value})


def on(picture: str = MEADOWS, **wanted: Any) -> RuleExplorer:
    """Return an explorer of a custom position."""
    return RuleExplorer(position=board(picture, **wanted))


def parts_of(value: object) -> list[dict[str, Any]]:
    """Everything on a sheet that can be pressed."""
    if isinstance(value, dict):
        found = [value] if isinstance(value.get("press"), str) else []
        return found + [part for inner in value.values() for part in parts_of(inner)]
    return [part for inner in value for part in parts_of(inner)] if isinstance(value, list) else []


def test_clicks_and_calls_give_the_same_result() -> None:
    by_page, by_python = RuleExplorer(rule="forest.cost"), RuleExplorer(rule="forest.cost")
    tap(by_page.board, "b1")
    by_python.click("b1")
    assert by_page.sheet.view == by_python.sheet.view
    assert by_page.board.scene == by_python.board.scene


def test_hidden_part_of_a_case_is_explained_and_paintable() -> None:
    explorer = RuleExplorer(case="forest-cost-alone")
    index = explorer.board.shape["spaces"].index("e5")
    assert explorer.board.scene["labels"][index] == "e5, not part of this case"
    answer = explorer.click("e5")
    assert not answer
    assert "e5 isn't part of this case" in str(answer)
    explorer.what_if(terrain={"e5": "meadow"})
    assert explorer.board.scene["labels"][index] == "e5, meadow"
    assert "not part" not in str(explorer.click("e5"))


def test_answers_print_like_those_of_a_game() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    words = repr(explorer.click("b1"))
    assert words.startswith("Yes, you can place on b1 with a sacrifice")
    assert words.endswith("[place.adjacent, forest.cost]")


def test_every_button_has_an_effect() -> None:
    """Every button of every sheet that a short tour comes by is heard."""
    explorer = RuleExplorer(rule="forest.cost")
    pressed = set()
    for deed in (
        lambda: explorer.ask("b1"),
        lambda: explorer.what_if(tokens_left=1),
        explorer.compare,
        explorer.end_comparison,
        lambda: explorer.show_rule("guardian.2"),
        lambda: explorer.search("forest"),
    ):
        deed()
        for part in parts_of(shown(explorer)):
            if part["press"] in pressed or part.get("pressed") or part.get("current"):
                continue
            pressed.add(part["press"])
            heard: list[object] = []
            watched = RuleExplorer(rule="forest.cost")
            watched.ask("b1")
            watched.what_if(tokens_left=1)
            if part["press"] == "look_found":
                watched.search("forest")
            before = (watched.sheet.view, watched.index.view)
            watched.on_change(heard.append)
            press(watched, part["press"], part["value"])
            changed = (watched.sheet.view, watched.index.view) != before
            assert heard or changed, part
    assert {"ask", "show_rule", "try_remedy", "take_back", "reset", "brush", "do"} <= pressed


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_readings_begin_like_the_others(language: str) -> None:
    explorer = RuleExplorer(rule="forest.cost", language=language)
    flips = [part["text"] for part in parts_of(shown(explorer)) if part["press"] == "flip"]
    assert len(flips) == len(SWITCHES)
    assert not any(text[0].islower() for text in flips)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_explains_no_question(language: str) -> None:
    explorer = RuleExplorer(language=language)
    press(explorer, "show_rule", "forest.cost")
    [case] = [part for part in shown(explorer) if part["kind"] == "rule_case"]
    [ruling] = [part for part in shown(explorer) if part["kind"] == "ruling"]
    assert explorer.explorer.case is not None
    with speaking(language):
        assert case["title"] == case_question(explorer.explorer.case), (
            "not the rule, which is the answer"
        )
        assert not case["ask"], "which is above it"
        assert not re.search(r"[:\uff1a]", say("case-heard", title="A", ask="B?"))
        assert rule_name("forest.cost") not in ruling["heard"]
        assert case["title"] in ruling["heard"]
        for one in cases():
            assert case_heading(one) not in {rule_name(rule) for rule in one.rules}


def test_unknown_messages_are_ignored() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    before = explorer.state
    odd: list[Any] = [None, 7, -1, "<b>", {}, [], True, "x" * 500]
    for name in (
        "__init__",
        "step",
        "look_at",
        "try_remedy",
        "take_back",
        "show_rule",
        "show_case",
    ):
        for value in odd:
            press(explorer, name, value)
    for name in ("ask", "use", "brush", "read_as", "flip", "tokens_left", "card", "players"):
        for value in odd:
            press(explorer, name, value)
    explorer.show_rule("forest.cost")
    assert explorer.state.to_dict() == before.to_dict()


def test_asked_space_is_marked_without_the_answer() -> None:
    scene = RuleExplorer(rule="forest.cost").board.scene
    assert [mark["kind"] for mark in scene["marks"]] == ["asked"]
    assert scene["legal"] == []
    assert any(label.endswith("asked about") for label in scene["labels"])


def test_the_route_and_the_waterway_are_drawn() -> None:
    explorer = on(".~.\n.~^\n.^^", tokens={0: "a1"})
    explorer.click("c1")
    scene = explorer.board.scene
    assert [tint["kind"] for tint in scene["tints"]] == ["waterway"]
    assert scene["tints"][0]["spaces"] == [[0, 1], [1, 1]]
    assert [trail["kind"] for trail in scene["trails"]] == ["crossing"]
    assert sections(explorer, "ruling")[0]["price"]["tokens"] == 2


def test_the_wood_that_waives_the_price_is_tinted() -> None:
    explorer = on("ff.", tokens={0: "a1"})
    explorer.click("b1")
    (tint,) = explorer.board.scene["tints"]
    assert (tint["kind"], sorted(tint["spaces"])) == ("wood", [[0, 0], [0, 1]])


def test_route_to_an_unaffordable_space_is_drawn() -> None:
    explorer = on(".~.\n.~^\n.^^", tokens={0: "a1"}, tokens_left=1)
    assert not explorer.click("c1")
    assert explorer.board.scene["tints"]


def test_preview_draws_the_answer_without_a_change() -> None:
    explorer = on(".~.\n.~^\n.^^", tokens={0: "a1"})
    scene = explorer.board.scene
    assert scene["previews"] == "data-space"
    send(explorer.board, {"type": "preview", "space": "c1"})
    assert explorer.board.preview["over"]["tints"]
    assert explorer.board.scene is scene
    assert explorer.explorer.action is None


def test_illegal_token_is_crossed_out_until_undone() -> None:
    explorer = on(".^.", tokens={0: "a1"})
    explorer.click("b1")
    press(explorer, "do")
    kinds = [mark["kind"] for mark in explorer.board.scene["marks"]]
    assert "ghost-0" in kinds
    assert "refused" in kinds
    press(explorer, "back")
    assert "refused" not in [mark["kind"] for mark in explorer.board.scene["marks"]]


def test_rule_chips_open_the_rule() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    explorer.click("b1")
    chips = sections(explorer, "ruling")[0]["chips"]
    assert [chip["value"] for chip in chips] == ["place.adjacent", "forest.cost"]
    press(explorer, chips[0]["press"], chips[0]["value"])
    assert explorer.explorer.rule == "place.adjacent"


def test_changes_are_marked_listed_and_undone() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    given = explorer.state
    explorer.what_if(terrain={"b1": "mountain"}, tokens={"a3": "Orange"}, tokens_left=2)
    assert [mark["kind"] for mark in explorer.board.scene["marks"]].count("changed") == 2
    listed = [part["text"] for part in sections(explorer, "changes")[0]["changes"]]
    assert listed == ["b1: mountain", "Orange on a3", "2 tokens left"]
    press(explorer, "take_back", 0)
    assert len(explorer.explorer.what_if.changes) == 2
    press(explorer, "reset")
    assert explorer.state == given
    assert not sections(explorer, "changes")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"terrain": {"b1": "forrest"}}, "did you mean forest"),
        ({"terrain": {"zz9": "forest"}}, "no space zz9"),
        ({"tokens": {"b1": "Blau"}}, '"tokens" can\'t be Blau'),
        ({"reading": "frr"}, "did you mean fr"),
        ({"tokens": 1}, r"tokens can't be 1. Try {.c4.: 0, .d4.: None}"),
        ({"terrain": "forest"}, "terrain can't be forest"),
        ({"turn": {"0": "left"}}, "turn can't be"),
        ({"swap": 3}, r"swap can't be 3. Try \(0, 4\)"),
        ({"swap": (1, 2, 3)}, "swap can't be"),
        ({"tokens_left": "two"}, "tokens_left can't be two"),
        ({"card": None}, "card can't be None"),
        ({"reading": 7}, "reading can't be 7"),
        ({"guardian_used": "yes"}, "guardian_used can't be yes"),
        ({"waiting": 2}, "waiting can't be 2"),
        ({"terrain": {"b1": "meadow"}, "tokens": {"zz9": 0}}, "no space zz9"),
    ],
)
def test_unreadable_changes_are_refused_by_name(wish: dict[str, Any], told: str) -> None:
    explorer = RuleExplorer(rule="forest.cost")
    before = explorer.state
    with pytest.raises(ValueError, match=told):
        explorer.what_if(**wish)
    assert explorer.state is before
    with pytest.raises(TypeError, match="did you mean terrain"):
        explorer.what_if(terain={})


def test_everything_of_a_case_can_be_changed_in_python() -> None:
    explorer = on(tokens={0: "a1", 1: "i9"})
    explorer.click("b1")
    explorer.what_if(
        terrain={"b1": "f"}, turn={"1": 1}, swap=(1, 4), card=2, guardian_used=True, players=4,
        reading="fr", waiting="2",
    )  # fmt: skip
    state = explorer.state
    assert (state.seats, state.guardians[0], state.island.gap) == (4, 2, 1)
    assert state.turn is not None
    assert (state.turn.guardian_left, state.turn.ruins) == (False, ("2",))
    assert state.rules.temple_reach == "last_token"
    explorer.reset()
    assert explorer.explorer.what_if.changes == ()


def test_compared_readings_have_a_board_each_and_share_clicks() -> None:
    explorer = RuleExplorer(case="reading-temple-reach-start")
    explorer.click("c1")
    press(explorer, "compare")
    ours, other = (board.scene["caption"] for board in explorer.boards)
    assert (ours["done"], other["done"]) == (True, False)
    asked = say("switch-temple_reach")
    assert [one["title"].startswith(asked) for one in (ours, other)] == [True, True]
    assert not any(asked in one["text"] for one in sections(explorer, "prompt"))
    assert "French rulebook" in other["note"]
    tap(explorer.boards[1], "a2")
    assert [board.scene["caption"]["done"] for board in explorer.boards] == [True, True]
    press(explorer, "compare")
    assert explorer.boards == (explorer.board,)
    assert explorer.board.scene["caption"] is None


def test_comparison_returns_all_verdicts_and_differences() -> None:
    explorer = RuleExplorer(case="reading-temple-reach-start")
    compared = explorer.compare()
    assert compared.action == place("c1")
    assert (compared.legal_in, compared.illegal_in) == (("en", "ru", "ja", "faq"), ("fr",))
    assert "differs by temple_reach (temple.link)" in repr(compared)
    assert explorer.compare("en", "ru").agree
    assert len(explorer.boards) == 1
    by_switch = explorer.compare(switch="start_edge")
    assert set(by_switch.verdicts) == {"start_edge=no_neighbour", "start_edge=outer_border"}
    assert len(explorer.boards) == 2


def test_impossible_comparison_is_refused() -> None:
    explorer = on(tokens={0: "a1"})
    with pytest.raises(ValueError, match="Choose a space first"):
        explorer.compare()
    with pytest.raises(ValueError, match="did you mean start_edge"):
        explorer.compare(switch="start_egde")
    with pytest.raises(ValueError, match="no reading 'de'"):
        explorer.compare("de")


def test_rulebooks_that_answer_alike_share_a_board() -> None:
    explorer = RuleExplorer(case="reading-temple-reach-start")
    press(explorer, "compare_all")
    yes, no = (board.scene["caption"] for board in explorer.boards)
    assert yes["title"].startswith("Yes: the English rulebook, the Russian rulebook")
    assert no["title"] == "No: the French rulebook"
    assert (yes["done"], no["done"]) == (True, False)
    offered = {part["press"] for part in parts_of(explorer.sheet.view["beside"])}
    assert "compare_all" not in offered
    tap(explorer.boards[1], "a2")
    (only,) = explorer.boards
    assert only.scene["caption"]["done"]
    explorer.click("c1")
    assert len(explorer.boards) == 2
    press(explorer, "compare")
    assert only.scene["caption"] is None


def test_ask_accepts_notation() -> None:
    explorer = RuleExplorer(rule="forest.cost", language="fr")
    for words in ("place on b1", "PLACE  ON B1.", "placer en b1", "b1"):
        explorer.ask(words)
        assert explorer.explorer.action == place("b1"), words
    assert explorer.do("place on b1 and sacrifice one")
    assert explorer.state.turn is not None
    assert explorer.state.turn.tokens_left == 1
    assert not explorer.do("end turn")
    before = explorer.state
    assert not explorer.do("dance on b1")
    assert explorer.state is before


def test_a_wrong_name_offers_others_by_title_and_in_python_by_id() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    lines = repr(explorer.show_case("forest-beside-x")).splitlines()
    assert lines[0] == "There is no case forest-beside-x. Did you mean one of these?"
    assert "  Next to your own forest [forest-beside]" in lines
    offered = sections(explorer, "buttons")[0]["buttons"]
    assert offered[0]["text"] == "Next to your own forest"
    assert [part["value"] for part in offered] == list(explorer.explorer.nearest)
    assert "volcano.burn" in repr(explorer.show_rule("lava"))
    nothing = explorer.show_rule("?!")
    assert repr(nothing) == "There is no rule ?!. Search for a word instead."
    assert explorer.explorer.nearest == ()


def test_page_scrolls_only_after_a_choice() -> None:
    explorer = RuleExplorer(rule="forest.cost", has_address=True)

    def arrived() -> int:
        count: int = sections(explorer, "rule_case")[0]["arrived"]
        return count

    before = arrived()
    explorer.show_case("water-two")
    explorer.click("a1")
    assert arrived() == before
    press(explorer, "show_case", "water-once")
    assert arrived() == before + 1
    assert "Two landings" in sections(explorer, "ruling")[0]["heard"]
    press(explorer, "compare_all")
    assert arrived() == before + 2


def test_the_history_of_a_page_leads_back_to_a_case_or_a_position() -> None:
    explorer = RuleExplorer(rule="forest.temple", has_address=True)
    places = []
    for wanted in ("water-two", "temple-pair", board(MEADOWS, tokens={0: "a1"})):
        if isinstance(wanted, str):
            explorer.show_case(wanted)
        else:
            explorer.show_position(wanted)
        places.append(sections(explorer, "rule_case")[0]["place"])
    given = explorer.state
    for back in places:
        press(explorer, "go_to", back)
        assert sections(explorer, "rule_case")[0]["place"] == back
    assert explorer.state == given
    press(explorer, "go_to", "?nonsense")
    assert explorer.state == given
    assert not sections(RuleExplorer(), "rule_case")[0]["place"]


def test_a_search_shows_what_it_found() -> None:
    explorer = RuleExplorer()
    found = explorer.search("temple pair")
    assert "temple.pair" in found.rules
    finder = sections(explorer, "finder")[0]
    assert finder["headline"]["rule"]["value"] == "temple.pair"
    cases = finder["found"]["parts"]
    assert len(cases) == len(found.cases)
    assert all(part["family"] and part["ask"] != part["text"] for part in cases)
    explorer.search("xyzzy")
    shown = sections(explorer, "finder")[0]["found"]
    assert "xyzzy" in shown["title"]
    explorer.search("")
    assert not sections(explorer, "finder")[0]["found"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_to_begin_with_are_answered_by_their_rules(language: str) -> None:
    explorer = RuleExplorer(language=language)
    [finder] = sections(explorer, "finder")
    assert "dokmus-asking" in explorer._dom_classes
    told = []
    for example in finder["examples"]["parts"]:
        press(explorer, example["press"], example["value"])
        [finder] = sections(explorer, "finder")
        told.append(finder["headline"]["rule"]["value"])
        assert finder["typed"] == example["text"]
        assert finder["examples"] is None
        assert "dokmus-asking" not in explorer._dom_classes, "its case is on the board"
    rules = ["turn.three", "forest.cost", "water.cross", "temple.link", "volcano.burn", "score.tie"]
    assert told == rules


@pytest.mark.parametrize("deed", ["click", "show_rule", "what_if", "position"])
def test_whatever_is_asked_for_shows_the_board(deed: str) -> None:
    explorer = RuleExplorer()
    assert not any(family["current"] for family in sections(explorer, "finder")[0]["families"])
    if deed == "what_if":
        explorer.what_if(tokens_left=1)
    elif deed == "position":
        explorer.show_position(board(MEADOWS, tokens={0: "a1"}))
    else:
        getattr(explorer, deed)({"click": "b1", "show_rule": "water.cross"}[deed])
    assert "dokmus-asking" not in explorer._dom_classes
    assert sections(explorer, "finder")[0]["examples"] is None


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "must I use my guardian"),
        ("en", "may I place a token before my guardian?"),
        ("fr", "L'action du Gardien est obligatoire ?"),
        ("ru", "Обязательно использовать Стража?"),
        ("ja", "能力は必ず使わなきゃいけない"),
    ],
)
def test_a_question_has_one_verdict_until_its_case_is_asked(language: str, asked: str) -> None:
    explorer = RuleExplorer(language=language)
    found = explorer.search(asked)
    assert found.headline is not None
    explorer_case = found.headline.case
    for opened in (False, True):
        if opened:
            explorer.results.open_found(explorer_case.id)
        [ruling], [case] = sections(explorer, "ruling"), sections(explorer, "rule_case")
        assert all(one["pressed"] is None and not one["seen"] for one in case["tries"])
        assert not sections(explorer, "effect")
        if opened:
            assert (ruling["point"], ruling["text"]) == (asked, found.headline.words)
            assert (ruling["done"], ruling["first"]) == (found.headline.yes, True)
        else:
            assert ruling["done"] is None, "the answer is in sight above the board"
    press(explorer, "ask", sections(explorer, "rule_case")[0]["tries"][0]["value"])
    [ruling] = sections(explorer, "ruling")
    assert ruling["done"] is explorer.answer.done
    assert ruling["point"] != asked


def test_preview_of_a_result_can_be_left() -> None:
    explorer = RuleExplorer(case="forest-beside")
    explorer.click("a1")
    before, told = explorer.state, explorer.answer.words
    done: list[RuleExplorer] = []
    explorer.on_change(done.append)
    found = explorer.search("May I cross two rivers in one turn?")
    assert explorer.explorer.case is found.cases[0]
    assert explorer.explorer.ruling is not None, "with its reason on the board"
    assert sections(explorer, "finder")[0]["headline"]["text"].startswith("No. Each crossing")
    explorer.results.look_on()
    assert explorer.explorer.case is found.cases[1]
    assert not done, "nothing is kept of it"
    explorer.search("")
    assert (explorer.state, explorer.answer.words) == (before, told)
    explorer.search("cross a river")
    explorer.results.open_found("water-cross")
    assert len(done) == 1
    explorer.search("")
    assert explorer.explorer.case is not None
    assert explorer.explorer.case.id == "water-cross"
    with pytest.raises(ValueError, match="mountain"):
        explorer.results.open_found("mountain")


@pytest.mark.parametrize("case", [one.id for one in cases() if one.ours])
def test_own_readings_are_labelled_once(case: str) -> None:
    explorer = RuleExplorer(case=case)
    asked = explorer.explorer.case
    assert asked is not None
    assert "our interpretation" in own_reading(asked).lower()
    if asked.actions:
        press(explorer, "ask", write_action(asked.state, asked.actions[0]))
    else:
        press(explorer, "tell")
    assert (
        json.dumps(explorer.sheet.view["beside"]).count(json.dumps(own_reading(asked))[1:-1]) == 1
    )


def test_the_list_of_all_rules_is_not_sent_with_every_click() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    before = explorer.index.view
    explorer.click("b1")
    assert explorer.index.view is before
    assert len(json.dumps(explorer.sheet.view)) < 20_000


def test_links_open_the_same() -> None:
    explorer = RuleExplorer(rule="forest.temple")
    query = explorer.link()
    assert query.startswith(("?case=", "?rule="))
    linked = RuleExplorer.linked({"rule": "forest.temple"})
    assert linked.state == explorer.state
    lost = RuleExplorer.linked({"rule": "forest.tempel", "case": "nothing-like-it"})
    assert "forest.tempel" in repr(lost)
    assert sections(lost, "buttons")[0]["buttons"][0]["press"] == "show_rule"


def test_the_language_is_kept_and_can_be_changed() -> None:
    english = RuleExplorer(rule="forest.cost")
    french = RuleExplorer(rule="forest.cost", language="fr")
    assert english.sheet.view != french.sheet.view
    english.click("b1")
    before = english.explorer.action
    english.set_language("fr")
    assert english.explorer.action == before
    assert english.sheet.view["language"] == "fr"
    with pytest.raises(ValueError, match="xx"):
        english.set_language("xx")


def test_custom_position_can_be_asked_about() -> None:
    state = board(MEADOWS, tokens={0: "a1"})
    assert RuleExplorer(position=state).click("b1")
    assert RuleExplorer(position=state.to_code()).state == state
    explorer = RuleExplorer()
    shown = explorer.state
    assert not explorer.show_position(state.to_code()[:-1])
    assert explorer.state is shown


def test_watchers_are_called_after_every_action() -> None:
    explorer, heard = RuleExplorer(rule="forest.cost"), []
    explorer.on_change(lambda changed: heard.append(changed.answer.words))
    words = explorer.click("b1").words
    assert heard == [words]


def test_the_picture_and_the_repr_tell_what_is_shown() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    assert repr(explorer) == repr(RuleExplorer(rule="forest.cost"))
    assert "<svg" in explorer.picture().data
    assert isinstance(explorer.state, State)


def test_picture_can_be_saved() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    explorer.click("b1")
    assert explorer.png().data.startswith(b"\x89PNG")
    explorer.sheet.press("show_files")
    offered = [part for part in explorer.sheet.view["beside"] if part["kind"] == "files"]
    assert [file["name"] for file in offered[0]["files"]] == ["dokmus.svg", "dokmus.png"]


def test_space_off_the_board_is_explained() -> None:
    explorer = RuleExplorer(rule="forest.cost")
    answer = explorer.ask("q9")
    assert not answer
    assert "columns are a to i" in answer.words
    assert "sea" not in answer.words


def test_a_search_prints_its_answer_in_the_language_of_the_explorer() -> None:
    explorer = RuleExplorer(language="fr")
    told = repr(explorer.search("Puis-je franchir deux rivières dans le même tour ?"))
    assert told.startswith("Non. ")
    assert "Deux" in told
    assert "Two landings" not in told
    assert "Nothing" not in repr(explorer.search("xyzzyq"))
