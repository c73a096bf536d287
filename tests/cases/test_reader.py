"""Case files: every fault is reported with file and line."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import Case, CasesError, UnknownNameError, case, cases_for, nearest_rules
from dokmus_widgets.cases.reader import read
from dokmus_widgets.core import Obstacle, Place, Rule, Rules, State, new_game

GOOD = """\
# A wood beside a meadow.
[[case]]
id = "a-wood"
rules = ["forest.cost", "turn.afford"]
faq = true
board = '''
.f.|   |^^.
'''
players = 2
tokens = ["a1", "i1"]
card = 2

[[case.try]]
do = "b1+1"
legal = true
rules = ["forest.cost"]

[[case.try]]
do = "b1"
legal = false
obstacle = "price_too_low"

[[case.score]]
seat = 1
line = "ruins"
points = 0
"""


def faults(text: str) -> list[str]:
    with pytest.raises(CasesError) as told:
        read({"forest": text})
    return [str(fault) for fault in told.value.faults]


def only(text: str) -> Case:
    ((one,),) = read({"forest": text}).values()
    return one


def test_a_case_is_read() -> None:
    one = only(GOOD)
    assert (one.id, one.family, one.faq) == ("a-wood", "forest", True)
    assert one.rules == (Rule.FOREST_COST, Rule.TURN_AFFORD)
    assert one.actions == (Place((0, 1), 1), Place((0, 1)))
    assert [(each.legal, each.obstacle) for each in one.tries] == [
        (True, None),
        (False, Obstacle.PRICE_TOO_LOW),
    ]
    assert one.lines == ((1, "ruins", 0),)
    assert one.message == "case-a-wood"
    assert one.state.seats == 2
    assert one.state.guardians == (2, 3)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "a-wood"', "", "forest.toml, line 2: id is missing"),
        ('"a-wood"', '"A wood"', "line 2, case 'A wood': 'A wood': an id is made of small letters"),
        ("faq = true", "fqa = true", "case 'a-wood': there is no field 'fqa'; there are id, rules"),
        ("faq = true", "faq = 1", "faq: 1 is not true or false"),
        ("card = 2", 'card = "2"', "card: '2' is not a whole number"),
        ("card = 2", "card = true", "card: true is not a whole number"),
        ('["a1", "i1"]', '["a1", 3]', "tokens: a list of 2 is not a list of texts"),
        ('["a1", "i1"]', '["a1", "i1", ""]', "tokens: more than the 2 players"),
        ('["a1", "i1"]', '["a1", "?"]', "'?'"),
        ("players = 2", "players = 5", "players: 5 is not 2, 3 or 4"),
        ("card = 2", "reading = 'de'", "there is no reading 'de'"),
        ("card = 2", "reading = {tide = 1}", "reading: there is no switch 'tide'"),
        ("card = 2", "position = 'd1'", "either a board or a position"),
        (".f.|", ".f|", "a tile is 3 wide"),
        ('"turn.afford"', '"turn.four"', "rules: 'turn.four' is no rule"),
        ("legal = true", "", "line 13, case 'a-wood': a try has either legal or legal_in"),
        ("legal = false", "legal_in = ['de']", "line 18, case 'a-wood': legal_in: 'de' is none of"),
        ('"price_too_low"', '"price"', "line 18, case 'a-wood': obstacle: 'price' is no obstacle"),
        ("legal = true", 'legal = true\nobstacle = "terrain"', "what is legal meets none"),
        ("legal = false", "legal = false\nafter = {round = 2}", "nothing follows a refusal"),
        ("legal = true", "legal = true\nafter = {rund = 2}", "no field 'rund'"),
        ('line = "ruins"', 'line = "luck"', "line 23, case 'a-wood': line: 'luck' is none of"),
        ("points = 0", "", "points is missing"),
        ("[[case]]", "[[cases]]", "a file holds [[case]] entries and nothing else"),
        ("card = 2", "card 2", "forest.toml, line 11: "),
    ],
)
def test_fault_is_reported_with_its_place(old: str, new: str, told: str) -> None:
    assert old in GOOD
    (fault,) = faults(GOOD.replace(old, new, 1))
    assert told in fault


def test_every_fault_is_reported_at_once() -> None:
    third = GOOD.replace("a-wood", "b").replace("players = 2", "players = 1")
    found = faults(GOOD.replace("rules = [", "rule = [", 1) + third + GOOD.replace("a-wood", "c"))
    assert [fault.split(":")[0] for fault in found] == [
        "forest.toml, line 2, case 'a-wood'",
        "forest.toml, line 28, case 'b'",
    ]


def test_duplicate_id_is_refused() -> None:
    assert faults(GOOD + GOOD) == [
        "forest.toml, line 28, case 'a-wood': there is a case of this id in forest.toml already"
    ]
    with pytest.raises(CasesError, match=r"water\.toml.*in forest.toml already"):
        read({"forest": GOOD, "water": GOOD})


def test_a_position_may_be_a_code_in_another_reading() -> None:
    state = new_game(3, seed=4)
    written = f"""
        [[case]]
        id = "a"
        rules = ["setup.tiles"]
        position = "{state.to_code()}"
        reading = "ja"
        [[case.try]]
        do = "end"
        legal = false
    """
    assert only(written).state == state.replaced(rules=Rules.preset("ja"))
    assert "the position's code tells that" in faults(written.replace("reading", "card = 1 #"))[0]
    assert "line 2" in faults(written.replace("d2_isle", "d3_isle"))[0]


def test_invalid_position_or_action_raises_on_access() -> None:
    place = "(?s)forest.toml, line 2, case 'a-wood': .*"
    with pytest.raises(CasesError, match=f"{place}no token can be on"):
        _ = only(GOOD.replace('"a1"', '"d1"')).state
    with pytest.raises(CasesError, match=f"{place}jump"):
        _ = only(GOOD.replace('"b1"', '"jump"')).actions


def test_unknown_case_or_rule_suggests_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="there is no case 'forest-beside-freee'"):
        case("forest-beside-freee")
    with pytest.raises(UnknownNameError, match=r"there is no rule 'forest\.temples'") as told:
        cases_for("forest.temples")
    assert told.value.nearest[0] == "forest.temple"
    assert nearest_rules("forrest.cost")[0] == "forest.cost"
    assert nearest_rules("Cost-Forest")[0] == "forest.cost"
    assert set(nearest_rules("volcano")) == {"volcano.burn"}
    assert nearest_rules("?!") == nearest_rules("") == ()
    assert len(nearest_rules("forest " * 1000)) <= 3


def test_cases_for_a_rule_begin_with_those_listed_under_it() -> None:
    found = cases_for("forest.cost")
    first = [one.rules[0] is Rule.FOREST_COST for one in found]
    assert first == sorted(first, reverse=True)
    assert all(Rule.FOREST_COST in one.rules for one in found)
    assert found == cases_for(Rule.FOREST_COST)
    assert isinstance(found[0].state, State)
