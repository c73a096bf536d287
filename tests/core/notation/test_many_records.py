"""Files of several game records, one below the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokmus_widgets.core.notation import (
    GameRecord,
    NotationError,
    Note,
    read_record,
    read_records,
    write_record,
)
from tests.core.notation.records import random_record


def texts() -> list[str]:
    games = [random_record(seed) for seed in range(4)]
    # A comment whose lines look as the first line of another record.
    odd = GameRecord.new(["Dokmus game record", "b"], seed=2)
    odd = odd.replaced(opening=Note("as in\nDokmus game record 2\nabove"))
    return [write_record(game) for game in (*games, odd, GameRecord.new(["a", "b"]))]


def test_every_record_of_a_file_is_read(tmp_path: Path) -> None:
    parts = texts()
    text = "\n".join(f"# Game {number}\n{part}" for number, part in enumerate(parts))
    assert list(read_records(text)) == list(map(read_record, parts))
    file = tmp_path / "games.txt"
    file.write_text(text, "utf-8")
    assert list(map(write_record, read_records(file))) == parts
    assert list(read_records("")) == []


def test_a_text_of_several_games_is_told_to_the_reader_of_one() -> None:
    one, two, *_ = texts()
    lines = one.count("\n") + 2
    with pytest.raises(NotationError, match="read_records reads several games") as told:
        read_record(f"{one}\n{two}")
    assert (told.value.line, told.value.column) == (lines, 1)


def test_an_error_has_its_line_in_the_whole_file() -> None:
    one, two, *_ = texts()
    records = read_records(f"{one}{two}Nobody: c4\n")
    assert next(records) == read_record(one)
    with pytest.raises(NotationError) as told:
        next(records)
    assert told.value.line == (one + two).count("\n") + 1
