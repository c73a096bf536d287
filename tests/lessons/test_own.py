"""Cases and lessons from files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokmus_widgets import (
    GameWidget,
    LessonWidget,
    RuleExplorer,
    load_tile_set,
    read_cases,
    read_lessons,
)
from dokmus_widgets.cases import CasesError
from dokmus_widgets.cases.entries import LessonsError
from dokmus_widgets.explain.messages import say, speaking

LESSON = """
[[lesson]]
id = "own-{name}"
minutes = 1
rules = ["place.adjacent"]

[[lesson.step]]
id = "look"
game = {{ players = 2, seed = 1 }}
"""
LESSON_WORDS = """lesson-own-{name} = My lesson
    .about = It is about looking.
    .end = You have looked.
lesson-own-{name}-look = Look!
"""
CASE = """
[[case]]
id = "own-{name}"
rules = ["forest.cost"]
board = ".f.|   |..~\\n..^|   |.t.\\n...|   |f.."
players = 2
tokens = ["a1", "h1"]
card = 2

[[case.try]]
do = "b1+1"
legal = true
"""


def test_own_lessons_have_their_words_beside_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(LESSON.format(name="words"), "utf-8")
    (tmp_path / "mine.ftl").write_text(LESSON_WORDS.format(name="words"), "utf-8")
    french = LESSON_WORDS.format(name="words").replace("My lesson", "Ma leçon")
    (tmp_path / "mine.fr.ftl").write_text(french, "utf-8")
    [lesson] = read_lessons(file)
    assert lesson.id == "own-words"
    assert "Look!" in repr(LessonWidget(lesson))
    with speaking("fr"):
        assert say(lesson.message) == "Ma leçon"
    assert read_lessons(str(file)) == (lesson,), "again, as a notebook does"


def test_what_is_missing_or_wrong_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(LESSON.format(name="silent"), "utf-8")
    with pytest.raises(LessonsError, match=r"mine.toml, line 2.*mine.ftl lacks the message"):
        read_lessons(file)
    file.write_text(LESSON.format(name="odd").replace("minutes = 1", "minuets = 1"), "utf-8")
    with pytest.raises(LessonsError, match=r"mine.toml, line 2, lesson 'own-odd': minutes"):
        read_lessons(file)
    with pytest.raises(LessonsError, match=r"nowhere.toml: No such file"):
        read_lessons(tmp_path / "nowhere.toml")


def test_own_cases_are_asked_in_the_explorer(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CASE.format(name="case"), "utf-8")
    with pytest.raises(CasesError, match=r"mine.toml, line 2, case 'own-case': mine.ftl lacks"):
        read_cases(file)
    (tmp_path / "mine.ftl").write_text(
        "case-own-case = My case\n    .ask = May I?\n    .answer = It costs one.\n", "utf-8"
    )
    [case] = read_cases(file)
    assert RuleExplorer(case=case).explorer.case is case


def test_own_tiles_are_read_from_a_folder(tmp_path: Path) -> None:
    for number in range(5):
        side = "...\n.f.\n~~~\n"
        (tmp_path / f"tile-{number}.txt").write_text(f"# mine\nA\n{side}\nB\n{side}", "utf-8")
    (tmp_path / "README.txt").write_text("not a tile", "utf-8")
    tiles = load_tile_set(tmp_path)
    assert sorted(tiles) == ["0", "1", "2", "3", "4"]
    assert GameWidget(tiles=tmp_path).state.island.tiles == tiles
    (tmp_path / "tile-1.txt").write_text("A\n...\n.x.\n...\nB\n...\n...\n...\n", "utf-8")
    (tmp_path / "tile-2.txt").write_text("A\n...\n", "utf-8")
    with pytest.raises(ValueError, match=r"(?s)tile-1.txt, line 1: .*tile-2.txt, line 1: side A"):
        load_tile_set(tmp_path)
    with pytest.raises(ValueError, match="has no files tile-"):
        load_tile_set(tmp_path.parent)
