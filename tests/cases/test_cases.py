"""Every case has its expected outcome, and the cases cover the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dokmus_widgets.cases import Case, cases, cases_for, families
from dokmus_widgets.cases.reader import FAMILIES, read
from dokmus_widgets.core import PRESETS, SWITCHES, Rule, Rules, compare, parse_space
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.explore.editor.impossible import used, usual_use
from tests.cases.playing import differences, legal_by
from tests.core.test_catalogue import needs_catalogue, rows

PACKAGE = Path(__file__).parents[2] / "dokmus_widgets"
LONGEST_TITLE = 40
#: Other languages take more room than English.
LONGEST_QUESTION = {"en": 110, "fr": 150, "ru": 150, "ja": 110}


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_case_has_its_expected_outcome(case: Case) -> None:
    assert not differences(case)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_rulebooks_are_not_compared_where_one_has_no_legal_placement(case: Case) -> None:
    # Both then say yes, and the reason of one hides what they differ in.
    for action in case.actions:
        verdicts = [case.state.replaced(rules=rules).check(action) for rules in case_rules(case)]
        assert len({Rule.PLACE_ANYWHERE in verdict.rules for verdict in verdicts}) == 1


def case_rules(case: Case) -> set[Rules]:
    return {case.state.rules, *map(Rules.preset, PRESETS)}


def test_tokens_left_fit_a_round_that_is_named() -> None:
    parts = ("", ".ask", ".answer", ".more")
    named = []
    for case in cases():
        messages = [f"case-{case.id}{part}" for part in parts]
        words = " ".join(say(name) for name in messages if has_message(name))
        if re.search(r"\bround \d|(seven|eigh)th round|game is over", words, re.IGNORECASE):
            seats = range(case.state.seats)
            left = [used(case.state, seat) for seat in seats]
            assert left == [usual_use(case.state, seat) for seat in seats], case.id
            named.append(case.id)
    assert len(named) >= 5


SAMPLE = """
[[case]]
id = "sample"
rules = ["forest.cost"]
board = ".f"
tokens = ["a1"]
[[case.try]]
do = "b1+1"
legal = true
rules = ["forest.cost"]
after = { tokens = ["b1 a1", "", ""], sacrificed = [1, 0, 0], tokens_left = 1 }
[[case.try]]
do = "b1"
legal_in = []
obstacle = "price_too_low"
[[case.score]]
seat = 0
line = "total"
points = 0
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("legal = true", "legal_in = []", "b1[+]1: .*legal"),
        ('rules = ["forest.cost"]\nafter', 'rules = ["forest.beside"]\nafter', "forest.beside"),
        ("tokens_left = 1", "tokens_left = 2", "tokens_left is 1 afterwards, not 2"),
        ('"b1 a1"', '"a1"', "tokens is"),
        ("legal_in = []", 'legal_in = ["fr"]', "b1: .*temple_reach"),
        ("price_too_low", "terrain", "the first obstacle is price_too_low"),
        ("points = 0", "points = 2", "seat 0 has 0 for total, not 2"),
        ("seat = 0", "seat = 3", "no seat 3"),
        ('board = ".f"', 'board = ".f"\nwinners = [0]', "win, not"),
    ],
)
def test_wrong_expectations_are_detected(old: str, new: str, told: str) -> None:
    # The test above would be worth nothing if it could not see these.
    assert SAMPLE.count(old) == 1
    ((right,),) = read({"forest": SAMPLE}).values()
    assert not differences(right)
    ((wrong,),) = read({"forest": SAMPLE.replace(old, new)}).values()
    assert re.search(told, "\n".join(differences(wrong)))


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_has_a_case_listed_under_it(rule: Rule) -> None:
    assert [case.id for case in cases_for(rule) if case.rules[0] is rule]


@pytest.mark.parametrize(
    "family", ["setup", "forest", "water", "temples", "ruins", "guardians", "scoring"]
)
def test_there_are_eight_cases_at_least(family: str) -> None:
    assert len(families()[family]) >= 8


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_each_guardian_has_eight_cases_at_least(card: int) -> None:
    about = [case.id for case in families()["guardians"] if f"guardian.{card}" in case.rules]
    assert len(about) >= 8


def test_there_is_a_file_for_each_family_and_no_other() -> None:
    found = {path.stem for path in (PACKAGE / "cases").glob("*.toml")}
    assert found == set(FAMILIES) == set(families())


@pytest.mark.parametrize(
    ("switch", "value"), [(switch, value) for switch in SWITCHES for value in SWITCHES[switch]]
)
def test_every_switch_value_is_covered_by_a_case(switch: str, value: str | bool) -> None:
    assert any(_parts(case, switch, value) for case in cases())


def _parts(case: Case, switch: str, value: str | bool) -> bool:
    """Return whether a try is played under this value and differs under the other one."""
    (other,) = [known for known in SWITCHES[switch] if known != value]
    for one, action in zip(case.tries, case.actions, strict=True):
        for rules in legal_by(one, case.state.rules):
            if getattr(rules, switch) == value:
                both = {"here": rules, "there": rules.replaced(**{switch: other})}
                if not compare(case.state, action, both).agree:
                    return True
    return False


@needs_catalogue
def test_every_question_that_players_ask_has_a_case_of_its_own() -> None:
    answers = [case for case in cases() if case.faq]
    questions = {
        question: [case.id for case in answers if set(re.split(r",\s*", ids)) <= set(case.rules)]
        for question, _, ids in rows("question")
    }
    assert len(questions) > 15
    matched = _matched(questions)
    left = [question for question in questions if question not in matched.values()]
    assert not left, f"no case with `faq = true` and all the rules of: {left}"


def _matched(wanted: dict[str, list[str]]) -> dict[str, str]:
    """Return a maximum matching of questions with cases: the question by case."""
    matched: dict[str, str] = {}

    def find(question: str, tried: set[str]) -> bool:
        for case in wanted[question]:
            if case not in tried:
                tried.add(case)
                if case not in matched or find(matched[case], tried):
                    matched[case] = question
                    return True
        return False

    for question in wanted:
        find(question, set())
    return matched


# Words


def words(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Return the messages of the cases, by family."""
    for family in FAMILIES:
        path = PACKAGE / "explain" / "messages" / language / "cases" / f"{family}.ftl"
        if path.is_file():
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
                if isinstance(entry, ast.Message):
                    yield family, entry


def test_every_case_has_words_in_the_file_of_its_family() -> None:
    found = {(family, message.id.name) for family, message in words("en")}
    wanted = {(case.family, case.message) for case in cases()}
    assert wanted - found == set(), "cases without words"
    assert found - wanted == set(), "words without a case"


@pytest.mark.parametrize("language", ["en", "fr", "ru", "ja"])
def test_the_words_are_a_title_a_question_and_at_most_a_point(language: str) -> None:
    for name, message in messages_of(language).items():
        told = parts(message)
        assert {"title", "ask"} <= set(told) <= {"title", "ask", "more", "answer"}, name
        assert len(told["title"]) <= LONGEST_TITLE, f"the title of {name} is too long"
        assert len(told["ask"]) <= LONGEST_QUESTION[language], f"the question of {name} is too long"
        assert told["ask"].endswith(("?", "\N{FULLWIDTH QUESTION MARK}")), f"{name} asks nothing"


#: Spaces and tiles by name, such as ``c4`` and ``3B``.
NAMED = re.compile(r"(?<![0-9A-Za-z])(?:[a-z][1-9][0-9]?|[0-9][AB])(?![0-9A-Za-z])")


@cache
def messages_of(language: str) -> dict[str, ast.Message]:
    """Return the messages of the cases by their names."""
    return {message.id.name: message for _, message in words(language)}


def parts(message: ast.Message) -> dict[str, str]:
    """Return the title and the attributes of a message."""
    told = {attribute.id.name: plain(attribute.value) for attribute in message.attributes}
    return {"title": plain(message.value), **told}


def plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    assert all(isinstance(part, ast.TextElement) for part in pattern.elements)
    return " ".join(str(part.value) for part in pattern.elements)  # type: ignore[union-attr]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_texts_name_only_spaces_on_the_board(case: Case) -> None:
    frame = case.state.island.frame
    tiles = {f"{laid.tile}{'AB'[laid.side]}" for laid in case.state.island.grid if laid}
    for told in parts(messages_of("en")[case.message]).values():
        named = set(names_in(told))
        spaces = {name for name in named if name[0].islower()}
        assert named - spaces <= tiles
        assert all(frame.has(parse_space(name)) for name in spaces)


@pytest.mark.parametrize("language", ["fr", "ru", "ja"])
def test_every_language_names_the_same_spaces(language: str) -> None:
    others = {
        f"{name}.{part}": (named, wanted)
        for name, message in messages_of(language).items()
        for part, told in parts(message).items()
        if (named := names_in(told)) != (wanted := names_in(said(name, part)))
    }
    assert not others, "the spaces or tiles that are named, and those named in English"


def said(name: str, part: str) -> str:
    """Return a part of an English message; empty if there is none."""
    message = messages_of("en").get(name)
    return parts(message).get(part, "") if message else ""


def names_in(told: str) -> list[str]:
    """Return the spaces and tiles named in a text."""
    return sorted(set(NAMED.findall(told)))


# Positions


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_the_position_can_be_written_as_a_code(case: Case) -> None:
    assert case.state == type(case.state).from_code(case.state.to_code())


def test_no_two_cases_ask_the_same_of_the_same_position() -> None:
    seen: dict[tuple[object, object], str] = {}
    for case in cases():
        same = seen.setdefault((case.state, case.actions), case.id)
        assert same == case.id, f"{same} and {case.id} ask the same of the same position"
