"""Generated questions are right by the rules, of interest, and equal for equal seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import Action, Place, Space, State
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explain.seats import listed, seat_names
from dokmus_widgets.lessons.quizzes import (
    FAMILIES,
    MultipleChoice,
    Number,
    Question,
    QuestionKind,
    QuizMark,
    Spaces,
    family_of,
    question_of,
)
from dokmus_widgets.lessons.quizzes.question import PRICES
from tests.reference import naive
from tests.reference.board import Document

SEEDS = range(12)
every_kind = pytest.mark.parametrize("kind", QuestionKind)


def questions(kind: QuestionKind) -> list[Question]:
    """Questions of a kind; a failure tells the seed by the place in the list."""
    return [question_of(kind, Random(seed)) for seed in SEEDS]


def test_every_kind_has_a_family_and_rules() -> None:
    assert sorted(kind for kinds in FAMILIES.values() for kind in kinds) == sorted(QuestionKind)
    assert all(kind.rules for kind in QuestionKind)
    assert family_of(QuestionKind.WATER) == "terrain"


@every_kind
def test_the_same_seed_gives_the_same_question(kind: QuestionKind) -> None:
    for seed in range(3):
        assert question_of(kind, Random(seed)) == question_of(kind, Random(seed)), seed


@every_kind
def test_questions_differ(kind: QuestionKind) -> None:
    asked = questions(kind)
    assert len({question.state for question in asked}) == len(asked)


@every_kind
def test_question_is_consistent(kind: QuestionKind) -> None:
    for seed, question in enumerate(questions(kind)):
        assert question.kind is kind
        assert State.from_dict(question.state.to_dict()) == question.state, seed
        match question.response:
            case Spaces(spaces, marks, right, _):
                assert len(set(spaces)) == len(spaces) == len(right) == len(question.reasons)
                assert set(right) == set(marks), f"seed {seed}: a mark is never right"
                assert len(spaces) >= 4, seed
                assert [question.at(space) for space in spaces] == [*range(len(spaces))]
            case MultipleChoice(options, chosen, spaces):
                assert len(set(question.options)) == len(options) > 1
                assert 0 <= chosen < len(options)
                assert spaces == () or len(spaces) == len(options)
            case Number(number, most):
                assert 0 <= number <= most
                assert question.at((0, 0)) is None


@every_kind
def test_choices_and_numbers_vary(kind: QuestionKind) -> None:
    right = Counter(
        question.response.right
        for question in questions(kind)
        if not isinstance(question.response, Spaces)
    )
    assert len(right) != 1, "the right answer is always the same"


@every_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_has_texts_in_every_language(kind: QuestionKind, language: str) -> None:
    question = question_of(kind, Random(1))
    english = question.words
    with speaking(language):
        told = [question.words, question.title, *question.options]
        reasons = [question.reason(number) for number in range(len(question.reasons))]
        yes = say("may-yes", fact="").strip(" ,。")
    assert not any(reason.words.startswith(yes) for reason in reasons)
    assert all(told)
    assert all(reason.words and reason.rules for reason in reasons)
    assert (question.words != told[0]) == (language != "en")
    assert question.words == english


def test_a_reason_agrees_with_its_mark() -> None:
    for kind in QuestionKind:
        for seed, question in enumerate(questions(kind)):
            response = question.response
            if not isinstance(response, Spaces):
                continue
            for mark, reason in zip(response.right, question.reasons, strict=True):
                if isinstance(reason, Action):
                    verdict = question.state.check(reason)
                    assert verdict.legal == (mark is not QuizMark.NO), (kind, seed)
                    if isinstance(reason, Place) and mark in PRICES:
                        assert reason.sacrifice == (mark is QuizMark.PAID), (kind, seed)


def test_order_question_shows_its_cards_on_the_board() -> None:
    for seed, question in enumerate(questions(QuestionKind.ORDER)):
        state, names = question.state, seat_names(question.state.seats)
        held = [card for card in state.guardians if card is not None]
        assert len(held) == state.seats, seed
        cards = zip(names, held, strict=True)
        told = listed([say("quiz-card", who=who, card=card) for who, card in cards])
        order = sorted(range(state.seats), key=held.__getitem__)
        assert state.to_act == order[0], seed
        assert isinstance(question.response, MultipleChoice)
        place = order.index(question.response.right) + 1
        who = names[question.seat]
        asked = say("quiz-order.ask", who=who, cards=told, place=place)
        assert question.words == asked, seed


# --- Beside the reference implementation, which shares no code with the core


def placed(document: Document) -> dict[Space, int]:
    """Return the lowest cost of each legal placement in a position document."""
    prices: dict[Space, int] = {}
    for action in naive.legal_actions(document):
        if action["type"] == "place":
            space = (action["space"][0], action["space"][1])
            prices[space] = min(action["sacrifice"], prices.get(space, 1))
    return prices


def yes(found: bool) -> QuizMark:
    return QuizMark.YES if found else QuizMark.NO


def by_price(question: Question, document: Document) -> list[QuizMark]:
    assert isinstance(question.response, Spaces)
    prices = placed(document)
    marks = {None: QuizMark.NO, 0: QuizMark.FREE, 1: QuizMark.PAID}
    return [marks[prices.get(space)] for space in question.response.spaces]


def by_reach(question: Question, document: Document) -> list[QuizMark]:
    return [yes(mark is not QuizMark.NO) for mark in by_price(question, document)]


def by_action(question: Question, document: Document) -> list[QuizMark]:
    legal = naive.legal_actions(document)
    asked = [reason for reason in question.reasons if isinstance(reason, Action)]
    return [yes(action.to_dict() in legal) for action in asked]


def by_start(question: Question, document: Document) -> list[QuizMark]:
    assert isinstance(question.response, Spaces)
    legal = [action["space"] for action in naive.legal_actions(document)]
    return [yes([*space] in legal) for space in question.response.spaces]


def by_ruins(question: Question, document: Document) -> list[QuizMark]:
    assert isinstance(question.response, Spaces)
    moves = [a for a in naive.legal_actions(document) if a["type"] == "move_token"]
    origins = [action["from"] for action in moves if action["by"] == "ruins"]
    return [yes([*space] in origins) for space in question.response.spaces]


def by_burning(question: Question, document: Document) -> list[QuizMark]:
    assert isinstance(question.response, Spaces)
    left = naive.apply(document, {"type": "end_turn"})["tokens"][0]
    return [yes([*space] not in left) for space in question.response.spaces]


@pytest.mark.parametrize(
    ("kind", "marks"),
    [
        (QuestionKind.STEP, by_reach),
        (QuestionKind.REACH, by_price),
        (QuestionKind.AFFORD, by_reach),
        (QuestionKind.FOREST, by_price),
        (QuestionKind.WATER, by_price),
        (QuestionKind.TEMPLE, by_reach),
        (QuestionKind.VOLCANO, by_burning),
        (QuestionKind.RUINS, by_ruins),
        (QuestionKind.SLIDE, by_action),
        (QuestionKind.TOKEN, by_action),
        (QuestionKind.START, by_start),
        (QuestionKind.ISLAND, by_price),
    ],
)
def test_marks_match_the_reference_implementation(
    kind: QuestionKind, marks: Callable[[Question, Document], list[QuizMark]]
) -> None:
    for seed, question in enumerate(questions(kind)):
        assert isinstance(question.response, Spaces)
        found = marks(question, question.state.to_dict())
        assert list(question.response.right) == found, f"{kind}, seed {seed}"


def scored(line: str) -> Callable[[Question, Document], int]:
    return lambda question, document: naive.score(document)[question.seat][line]


def by_total(question: Question, document: Document) -> int:
    winners = naive.winners(document)
    return winners[0] if len(winners) == 1 else question.state.seats


def by_tokens_left(question: Question, document: Document) -> int:
    (reason,) = question.reasons
    assert isinstance(reason, Action)
    assert isinstance(reason, Place)
    price = placed(document)[question.shown[0]]
    assert price == reason.sacrifice
    left: int = naive.apply(document, reason.to_dict())["turn"]["tokens_left"]
    return left


def by_turning(question: Question, document: Document) -> int:
    assert isinstance(question.response, MultipleChoice)
    (origin,) = question.shown
    alone: dict[str, Any] = dict(document, tokens=[[], [], [], []][: question.state.seats])
    alone["tokens"][question.seat] = [[*origin]]
    slot = question.state.island.frame.slot_of(origin)
    turn = "ccw" if "anti" in question.words else "cw"
    after = naive.apply(
        alone, {"type": "rotate_tile", "slot": slot, "turn": turn, "by": "guardian"}
    )
    (landed,) = after["tokens"][question.seat]
    return question.response.spaces.index((landed[0], landed[1]))


def by_order(question: Question, document: Document) -> int:
    words = question.words
    cards = {name: int(words.split(f"{name} ")[1][0]) for name in question.options}
    place = next(
        n for n, word in enumerate(("first", "second", "third", "fourth")) if word in words
    )
    return question.options.index(sorted(cards, key=lambda name: cards[name])[place])


def by_talisman(question: Question, document: Document) -> int:
    words = question.words
    if "Two play" in words:
        return 1 - int(document["talisman"])
    taken = {"type": "take_talisman"}
    after = naive.apply(document, taken) if "takes it with" in words else document
    return int(after["talisman"])


def by_landing(question: Question, document: Document) -> int:
    (space,) = question.shown
    price = placed(document)[space]
    after = naive.apply(document, {"type": "place", "space": [*space], "sacrifice": price})
    waits = bool(after["turn"]["ruins"])
    after["turn"].update(tokens_left=0, ruins=[])
    burnt = [*space] not in naive.apply(after, {"type": "end_turn"})["tokens"][0]
    assert price + waits + burnt < 2
    return 1 if price else 2 if waits else 3 if burnt else 0


def by_line(question: Question, document: Document) -> int:
    line = "small_temples" if "small" in question.words else "large_temples"
    points: int = naive.score(document)[question.seat][line]
    return points


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        (QuestionKind.LANDING, by_landing),
        (QuestionKind.ORDER, by_order),
        (QuestionKind.ROTATE, by_turning),
        (QuestionKind.LEFT, by_tokens_left),
        (QuestionKind.FIRST, by_talisman),
        (QuestionKind.TEMPLES, by_line),
        (QuestionKind.TILES, scored("tiles_reached")),
        (QuestionKind.COMPLETE, scored("complete_tiles")),
        (QuestionKind.SACRIFICES, scored("sacrifices")),
        (QuestionKind.WINNER, by_total),
    ],
)
def test_answers_match_the_reference_implementation(
    kind: QuestionKind, answer: Callable[[Question, Document], int]
) -> None:
    for seed, question in enumerate(questions(kind)):
        found = answer(question, question.state.to_dict())
        assert question.response.right == found, f"{kind}, seed {seed}"


def test_a_tile_is_asked_about_anywhere_on_it() -> None:
    question = question_of(QuestionKind.SLIDE, Random(3))
    assert isinstance(question.response, Spaces)
    frame, gap = question.state.island.frame, question.state.island.gap
    for slot in frame.slots_but[gap]:
        row, column = frame.slot_corner(slot)
        numbers = {question.at((row, column)), question.at((row + 6, column + 6))}
        assert len(numbers) == 1
        assert None not in numbers
    assert question.at(frame.slot_corner(gap)) is None


def test_afford_question_includes_an_unaffordable_space() -> None:
    question = question_of(QuestionKind.AFFORD, Random(5))
    reasons = [question.reason(number).words for number in range(len(question.reasons))]
    assert any(words.startswith("Not with your last token") for words in reasons)


def test_actions_of_reasons_have_notation() -> None:
    for kind in QuestionKind:
        for reason in question_of(kind, Random(2)).reasons:
            if isinstance(reason, Action):
                assert Action.from_dict(reason.to_dict()) == reason


def test_diagonal_space_is_explained() -> None:
    told = 0
    for seed in range(40):
        question = question_of(QuestionKind.STEP, Random(seed))
        assert isinstance(question.response, Spaces)
        frame, own = question.state.island.frame, question.state.tokens[question.seat]
        near = frame.beside(own)
        for number, (row, column) in enumerate(question.response.spaces):
            corners = [(row + y, column + x) for y in (-1, 1) for x in (-1, 1)]
            at_corner = any(frame.has(one) and frame.bit(one) & own for one in corners)
            words = question.reason(number).words
            refused = question.response.right[number] is QuizMark.NO
            if refused and at_corner and "out of reach" in words:
                assert "at a corner only" in words
                told += 1
            elif frame.bit((row, column)) & near:
                assert "corner" not in words
    assert told > 5
