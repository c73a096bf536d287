"""Lesson files: every fault is reported with file and line."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases.entries import LessonsError
from dokmus_widgets.core import Rule, State, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.lessons import chapters
from dokmus_widgets.lessons.catalogue import chapter_of
from dokmus_widgets.lessons.progress import Progress, ProgressError
from dokmus_widgets.lessons.reader import read

CODE = position_code(new_game(2, seed=3))
GOOD = '''# A chapter.

[[lesson]]
id = "one"
minutes = 1
rules = ["place.adjacent"]

[[lesson.step]]
id = "first"
board = """
...|...|...
...|...|...
...|...|...
"""
tokens = ["a1"]
goal = { placed = 1 }
solution = ["a2"]

[[lesson.step.mistake]]
id = "far"
do = "c3"
rule = "place.adjacent"

[[lesson.step]]
id = "second"
goal = { turn_over = true }
solution = ["a3", "b3", "end"]
'''


def fault(text: str) -> str:
    """Return the error for a file ``chapter.toml`` with this text."""
    with pytest.raises(LessonsError) as told:
        read({"chapter": text})
    return "\n".join(str(told.value).splitlines()[1:])


def test_a_good_file_is_read() -> None:
    (chapter,) = read({"chapter": GOOD})
    (lesson,) = chapter.lessons
    assert (chapter.id, lesson.id, lesson.minutes, lesson.line) == ("chapter", "one", 1, 3)
    assert lesson.rules == (Rule.PLACE_ADJACENT,)
    first, second = lesson.steps
    assert (first.line, second.line) == (8, 24)
    assert first.document is not None
    assert State.from_dict(first.document).tokens_of(0) == ((0, 0),)
    assert second.document is None
    assert first.mistakes[0].rule is Rule.PLACE_ADJACENT


def test_a_game_is_a_position_too() -> None:
    board = GOOD[GOOD.index("board") : GOOD.index("goal")]
    text = GOOD.replace(board, "game = { players = 2, seed = 3, plies = 4 }\n").replace(
        'do = "c3"', 'do = "card 2"'
    )
    (chapter,) = read({"chapter": text})
    document = chapter.lessons[0].steps[0].document
    assert document is not None
    assert State.from_dict(document).seats == 2


@pytest.mark.parametrize(
    "position",
    ["game = { players = 2, seed = 3, plies = 4 }", f'position = "{CODE}"'],
    ids=["game", "position"],
)
def test_the_mistakes_on_every_kind_of_position_can_be_read(position: str) -> None:
    board = GOOD[GOOD.index("board") : GOOD.index("goal")]
    text = GOOD.replace(board, f"{position}\n")
    assert read({"chapter": text})
    words = fault(text.replace('do = "c3"', 'do = "jump"'))
    assert words.startswith("chapter.toml, line 14, lesson 'one': do: ")


@pytest.mark.parametrize("id", ["a-b", "a--b", "-a", "a-", "A", "a" * 60, "a" * 61, ""])
def test_lesson_ids_are_valid_in_progress(id: str) -> None:
    progress = Progress()
    progress.reach(id, 1)
    text = GOOD.replace('id = "one"', f'id = "{id}"')
    if id in ("a-b", "a" * 60):
        assert read({"chapter": text})
        assert Progress.from_text(progress.to_text()) == progress
    else:
        assert "small letters, digits and hyphens" in fault(text)
        with pytest.raises(ProgressError):
            Progress.from_text(progress.to_text())


def test_every_lesson_has_its_chapter() -> None:
    for chapter in chapters():
        assert [chapter_of(lesson) for lesson in chapter.lessons] == [chapter] * len(
            chapter.lessons
        )


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ('id = "one"', 'id = "One!"', 3, "small letters"),
        ("minutes = 1", "minutes = 60", 3, "minutes: 60 is not from 1 to 10"),
        ("minutes = 1", 'minutes = "1"', 3, "minutes: '1' is not a whole number"),
        ("minutes = 1", "", 3, "minutes is missing"),
        ('["place.adjacent"]', '["place.next"]', 3, "rules: 'place.next' is no rule"),
        ('["place.adjacent"]', '["place.adjacent"]\nhard = true', 3, "no field 'hard'"),
        ('tokens = ["a1"]', 'tokens = ["zz1"]', 8, "tokens[0][0]"),
        ("...|...|...", "..?|...|...", 8, "?"),
        ("goal = { placed = 1 }", "", 8, "both a goal and a solution"),
        ("goal = { placed = 1 }", "goal = { won = 1 }", 8, "there is no goal 'won'"),
        ("goal = { placed = 1 }", "goal = { placed = 1 }\nhints = 9", 8, "hints: 9"),
        ("goal = { placed = 1 }", 'goal = { placed = 1 }\nshow = "?"', 8, "show: "),
        ('rule = "place.adjacent"', 'rule = "nope"', 19, "rule: 'nope' is no rule"),
        ('do = "c3"', 'do = "jump"', 19, "do: "),
        ('id = "far"', 'id = "done"', 19, "'done' needs another id"),
        ('id = "far"', 'id = "hint-1"', 19, "'hint-1' needs another id"),
        ('id = "second"', 'id = "first"', 24, "there is a step 'first'"),
        ('id = "second"', 'id = "second"\ngame = { players = 9, seed = 1 }', 24, "game: "),
        ('id = "second"', 'id = "second"\ngame = { players = 2 }', 24, "seed is missing"),
    ],
)
def test_fault_is_reported_with_file_and_line(old: str, new: str, line: int, told: str) -> None:
    assert old in GOOD
    words = fault(GOOD.replace(old, new, 1))
    assert words.startswith(f"chapter.toml, line {line}")
    assert told in words


def test_a_first_step_needs_a_position() -> None:
    board = GOOD[GOOD.index("board") : GOOD.index("goal")]
    assert "needs a board, a position or a game" in fault(GOOD.replace(board, ""))


def test_toml_error_is_reported_with_its_line() -> None:
    assert fault(GOOD + "\n[[lesson").startswith("chapter.toml, line 29")


def test_duplicate_lesson_id_is_refused() -> None:
    with pytest.raises(LessonsError, match=r"of this id in first\.toml already"):
        read({"first": GOOD, "second": GOOD})


def test_all_faults_are_reported_together() -> None:
    words = fault(GOOD.replace("minutes = 1", "minutes = 0") + GOOD.replace('"one"', '"two two"'))
    assert len(words.splitlines()) == 2


def test_deep_nesting_is_reported_with_its_line() -> None:
    told = fault("\nx = " + "[" * 100_000)
    assert told.startswith("chapter.toml, line 2")
    assert "too deep" in told
