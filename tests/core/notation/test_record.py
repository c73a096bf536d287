"""Game records: text that people read and edit, the same record again, and errors with a place."""

from __future__ import annotations

import copy
import pickle
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    PRESETS,
    EndTurn,
    IllegalAction,
    Obstacle,
    Phase,
    Rules,
    TileSet,
    new_game,
)
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import (
    CodeError,
    CodeFault,
    GameRecord,
    IllegalRecord,
    Mark,
    MarkKind,
    NotationError,
    Note,
    RecordedPly,
    position_code,
    read_record,
    write_record,
)
from tests.core.boards import MEADOWS, at, board, place
from tests.core.notation.records import TYPED, random_record
from tests.core.playing import examples, playout, random_rules

SEEDS = st.integers(0, 2**32 - 1)


def hold(record: GameRecord) -> str:
    """Check that the record comes back from its text, and the text from the record."""
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert again.states() == record.states()
    assert write_record(again) == text
    return text


def edited(old: str, new: str) -> str:
    """Return the typed record with one passage changed."""
    assert TYPED.count(old) == 1, f"{old!r} is there {TYPED.count(old)} times"
    return TYPED.replace(old, new)


@examples(40)
@given(seed=SEEDS)
def test_records_come_back_the_same(seed: int) -> None:
    hold(random_record(seed))


@examples(40)
@given(comment=st.text(), name=st.text(min_size=1, max_size=24))
def test_any_comment_and_any_name_come_back(comment: str, name: str) -> None:
    state = new_game(2, seed=1)
    action = next(iter(state.legal_actions()))
    note = Note(comment)
    hold(GameRecord((name, "Ben"), state, [RecordedPly(action, note)], note, seed=1))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_come_back(seats: int, preset: str) -> None:
    rules = Rules.preset(preset)
    record = GameRecord.new(["Ann", "Ben", "Cid", "Dot"][:seats], seed=seats, rules=rules)
    plies = [
        RecordedPly(action) for _, action in playout(record.start, seats) if action is not None
    ]
    played = record.replaced(plies=plies)
    assert played.final.phase is Phase.OVER
    assert hold(played).endswith("\n\nOver\n")


@examples(30)
@given(seed=SEEDS)
def test_any_reading_comes_back(seed: int) -> None:
    hold(GameRecord.new(["Ann", "Ben"], seed=seed, first=1, rules=random_rules(Random(seed))))


def test_the_text_is_what_people_would_write() -> None:
    record = read_record(TYPED)
    assert record.players == ("Ann", "Ben")
    assert (record.seed, record.tile_set, record.start.talisman) == (5, "isle", 0)
    assert record.start == new_game(2, seed=5)
    assert record.opening == Note("Both begin far apart.", (Mark(MarkKind.RING, at("a8")),))
    assert record.plies[1].note.marks == (Mark(MarkKind.ARROW, at("u9"), at("t9")),)
    assert record.plies[5] == RecordedPly(place("d1", 1), Note("The forest costs one."))
    assert record.plies[-1].action == EndTurn()
    assert write_record(record) == TYPED


def test_a_mixed_reading_is_written_from_the_nearest_preset() -> None:
    rules = Rules.preset("fr").replaced(temple_water="joins", voluntary_sacrifice=False)
    text = hold(GameRecord.new(["Ann", "Ben"], rules=rules))
    assert "\nReading: fr voluntary_sacrifice=false temple_water=joins\n" in text


def test_a_record_of_version_1_means_the_readings_of_then() -> None:
    def rules(version: int, reading: str) -> Rules:
        written = f"Dokmus game record {version}\nPlayers: A, B\nReading: {reading}\nSeed: 1\n"
        return read_record(written).start.rules

    french = Rules.preset("fr")
    assert rules(2, "fr") == french
    assert rules(1, "fr") == french.replaced(voluntary_sacrifice=False)
    assert rules(1, "fr voluntary_sacrifice=true temple_rows=placing") == french.replaced(
        temple_rows="placing"
    )
    assert all(rules(1, name) == rules(2, name) for name in PRESETS if name != "fr")


def test_a_game_from_a_position_is_written_with_its_code() -> None:
    start = board(MEADOWS, tokens={0: "a1", 1: "i9"}, round=3)
    text = hold(GameRecord(["Ann", "Ben", "Cid"], start, [RecordedPly(place("b1"))]))
    assert f"\nPosition: {position_code(start)}\n" in text
    assert text.endswith("\n\nRound 3, turns\nAnn: b1\n")


def test_every_state_is_there() -> None:
    record = read_record(TYPED)
    states = record.states()
    assert len(states) == len(record.plies) + 1
    assert states[0] == record.start
    assert record.final == states[-1]
    assert record.final.to_act == 0


EDITED_BY_HAND = [
    edited("Dokmus game record 2", "\ufeff\n# our second game\n  dokmus  GAME record 2  # version"),
    TYPED.replace("\n", "\r\n"),
    TYPED.replace("\n", "\n\n \t \n"),
    TYPED.replace("\n", "\n# a remark\n"),
    TYPED.replace(": ", "  :  ").replace(", ", "  ,  "),
    TYPED.removesuffix("\n"),
    edited("Tiles: isle\nReading: en\nSeed: 5\nTalisman: 1", "talisman: 1\nSEED: 5\nTiles: isle"),
    edited("Tiles: isle\nReading: en\nSeed: 5\nTalisman: 1", "Seed: 5"),
    edited("Reading: en", "Reading: FR Temple_Reach = ANY_token ruins_timing=immediate "
           "start_edge=no_neighbour voluntary_sacrifice=false"),
    edited("Players: Ann, Ben", 'Players: "Ann", "B\\u{65}n"'),
    edited("Ben: c1, d1+1 {The", "ben: C1,\n  D1 + 1 {The").replace("slide 7A", "SLIDE 7"),
    re.sub(r"(Ann|Ben): ", "", TYPED),
    re.sub(r"\n(Start|Round.*)\n", "\n", TYPED),
    edited("u9 {Her usual corner.}", "u9\n{Her usual corner.}\n"),
    edited("{Both begin far apart.} (ring a8)", "(RING A8) {Both begin far apart.}"),
    edited("(ring a8)\n\nStart\n", "\n\nStart (ring a8)\n"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(EDITED_BY_HAND)))
def test_edited_by_hand_it_is_the_same_record(number: int) -> None:
    assert read_record(EDITED_BY_HAND[number]) == read_record(TYPED)


def test_a_comment_may_go_over_lines() -> None:
    record = read_record(edited("{The forest costs one.}", "{The forest\n# costs {one\\}\\\\.}"))
    assert record.plies[5].note.comment == "The forest\n# costs {one}\\."


CODE = position_code(new_game(2, seed=5))
BY_SEED = "Tiles: isle\nReading: en\nSeed: 5\nTalisman: 1\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ("", 1, 1, "the end of the text"),
        ("[Event 'chess']", 1, 1, "'[Event'"),
        (edited("record 2", "record 3"), 1, 20, "'3'"),
        (edited("record 2", "record one"), 1, 20, "'one'"),
        (edited("Players: Ann, Ben\n", ""), 7, 1, "'{'"),
        (edited("Players: Ann, Ben", "Players: Ann"), 2, 10, "only one"),
        (edited("Players: Ann, Ben", "Players: A, B, C, D, E"), 2, 10, "more than 4"),
        (edited("Players: Ann, Ben", "Players: Ann,, Ben"), 2, 14, "','"),
        (edited("Players: Ann, Ben", "Players: Ann Ben!"), 2, 17, "'!'"),
        (edited("Players: Ann, Ben", 'Players: Ann, ""'), 2, 15, "''"),
        (edited("Players: Ann", "Players: " + "A" * 25), 2, 10, repr("A" * 25)),
        (edited("Players: Ann", r'Players: "A\q"'), 2, 12, r"'\\q'"),
        (edited("Tiles: isle", "Tiles: atlantis"), 3, 8, "'atlantis'"),
        (edited("Reading: en", "Reading: de"), 4, 10, "'de'"),
        (edited("Reading: en", "Reading: en magic=true"), 4, 13, "'magic=true'"),
        (edited("Reading: en", "Reading: en temple_water=maybe"), 4, 26, "'maybe'"),
        (edited("Reading: en", "Reading: temple_water=ends temple_water=joins"), 4, 28,
         "'temple_water=joins'"),
        (edited("Seed: 5", "Seed: five"), 5, 7, "'five'"),
        (edited("Seed: 5", "Seed: 5 6"), 5, 9, "'6'"),
        (edited("Seed: 5", "Seed: " + "5" * 5000), 5, 7, quote("5" * 61)),
        (edited("Seed: 5\n", ""), 7, 1, "'{'"),
        (edited("Talisman: 1", "Talisman: 3"), 6, 11, "'3'"),
        (edited("Talisman: 1", "Talisman: 0"), 6, 11, "'0'"),
        (edited("Talisman: 1", "Seed: 6"), 6, 1, "'Seed'"),
        (edited("Talisman: 1", f"Position: {CODE}"), 3, 8, "'isle'"),
        (edited("(ring a8)", "(circle a8)"), 8, 26, "'circle'"),
        (edited("(ring a8)", "(ring)"), 8, 30, "')'"),
        (edited("(ring a8)", "(ring v1)"), 8, 31, "'v1'"),
        (edited("(ring a8)", "(ring [-1,0])"), 8, 31, "'[-1'"),
        (edited("(ring a8)", "(ring a8"), 8, 33, "the end of the line"),
        (edited("(arrow u9>t9)", "(arrow u9)"), 12, 44, "')'"),
        (edited("(ring a8)", "{and more}"), 8, 25, "'{'"),
        (edited("one.}", "one."), 19, 15, "a comment that never ends"),
        (edited("one.}", r"one.\}"), 19, 15, "a comment that never ends"),
        (edited("Ben: start b1", "Dan: start b1"), 11, 1, "'Dan'"),
        (edited("Ben: start b1", "Ben:"), 11, 5, "the end of the line"),
        (edited("Ben: start b1", "Ben: fly b1"), 11, 6, "'fly'"),
        (edited("start b1", "start b1 b2"), 11, 15, "'b2'"),
        (edited("slide 7A", "slide 9"), 19, 46, "'9'"),
        (edited("Start\n", "Start\n\nStart\n"), 12, 1, "'Start'"),
        (edited("Start\n", "Begin\n"), 10, 1, "'Begin'"),
        (edited("c1,", "c1,,"), 19, 9, "','"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_place(
    text: str, line: int, column: int, found: str | None
) -> None:
    with pytest.raises(NotationError) as refused:
        read_record(text)
    error = refused.value
    assert (error.line, error.column) == (line, column), error
    assert found is None or error.found == found
    assert f"line {line}, column {column}: expected " in str(error)


@pytest.mark.parametrize(
    ("text", "line", "column", "obstacle"),
    [
        (edited("start b1", "start d4"), 11, 6, Obstacle.NOT_AN_EDGE),
        (edited("Ben: start b1", "Ben: c1"), 11, 6, Obstacle.WRONG_PHASE),
        (edited("Ann: card 4", "Ann: card 5"), 15, 6, Obstacle.NO_SUCH_CARD),
        (edited("d1+1", "d1"), 19, 10, Obstacle.PRICE_TOO_LOW),
        (edited("d1+1", "[-1,0]"), 19, 10, Obstacle.OFF_BOARD),
        (edited("slide 7A", "slide @1"), 19, 40, Obstacle.NO_TILE),
        (edited("slide 7A", "slide 7A by ruins"), 19, 40, Obstacle.NO_RUINS_WAIT),
    ],
)
def test_an_illegal_move_is_another_error_with_the_verdict(
    text: str, line: int, column: int, obstacle: Obstacle
) -> None:
    with pytest.raises(IllegalRecord) as refused:
        read_record(text)
    error = refused.value
    assert not isinstance(error, NotationError)
    assert (error.line, error.column) == (line, column), error
    assert error.verdict is not None
    assert obstacle in [hindrance.obstacle for hindrance in error.verdict.obstacles]
    assert str(error).startswith(f"line {line}, column {column}: ")
    assert all(rule in str(error) for rule in error.verdict.rules)


CARDS_TOO_SOON = position_code(new_game(2).replaced(guardians=(2, 3)))


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        (edited("Ben: start b1", "Ann: start b1"), 11, 1, "'Ben' is to play, not 'Ann'"),
        (edited("slide 7A, end", "slide 7A, end, c1"), 19, 55, "'Ann' is to play, not 'Ben'"),
        (edited("Start\n", "Round 1, turns\n"), 10, 1, "'Start', not 'Round 1, turns'"),
        (edited("Round 1, turns", "Round 2, turns"), 18, 1, "the game is at 'Round 1, turns'"),
        (edited("Round 1, turns\n", "Over\n"), 18, 1, "is at 'Round 1, turns', not 'Over'"),
        (edited(BY_SEED, f"Position: {CARDS_TOO_SOON}\n"), 3, 11, "nobody has a card before"),
        (edited(BY_SEED, f"Position: {position_code(new_game(3))}\n"), 2, 10, "3 seats, not 2"),
    ],
)
def test_wrong_labels_headings_and_positions_are_told_so(
    text: str, line: int, column: int, words: str
) -> None:
    with pytest.raises(IllegalRecord, match=re.escape(words)) as refused:
        read_record(text)
    assert (refused.value.line, refused.value.column) == (line, column)
    assert refused.value.verdict is None


def test_a_move_after_the_end_is_illegal() -> None:
    start = board(MEADOWS, phase="over", round=8, to_act=None)
    text = write_record(GameRecord(["Ann", "Ben", "Cid"], start)) + "Ann: end\n"
    with pytest.raises(IllegalRecord) as refused:
        read_record(text)
    assert refused.value.verdict is not None
    assert refused.value.verdict.obstacles[0].obstacle is Obstacle.GAME_OVER


def test_a_damaged_code_in_a_record_says_what_a_damaged_code_says() -> None:
    for code, reason in (
        (CODE[:-1], CodeFault.DAMAGED),
        (CODE[:12] + "-" + CODE[13:], CodeFault.DAMAGED),
        ("hello", CodeFault.NOT_A_CODE),
        ("d1_" + "z" * 20_000, CodeFault.TOO_LONG),
    ):
        with pytest.raises(CodeError) as refused:
            read_record(edited(BY_SEED, f"Position: {code}\n"))
        error = refused.value
        assert (error.reason, error.line, error.column) == (reason, 3, 11)
    with pytest.raises(CodeError) as refused:
        read_record(edited(BY_SEED, f"Position: {CODE[:20]}?{CODE[21:]}\n"))
    assert (refused.value.line, refused.value.column) == (3, 31)


def test_a_record_of_nothing_but_a_head_is_a_game_before_its_first_move() -> None:
    record = GameRecord.new(("Ann", "Ben"), seed=5)
    assert hold(record) == TYPED.split("\n{", maxsplit=1)[0]
    assert record.final == record.start


@pytest.mark.parametrize(
    "wanted",
    [
        {"players": ["Ann"]},
        {"players": ["Ann", "Ben", "Cid"]},
        {"players": ["Ann", ""]},
        {"players": ["Ann", "B" * 25]},
        {"players": ["Ann", 5]},
        {"plies": [RecordedPly(EndTurn())] * 5001},
        {"opening": Note(marks=(Mark(MarkKind.RING, (0, 21)),))},
        {"opening": Note(marks=(Mark(MarkKind.RING, (-1, 0)),))},
        {"opening": Note(marks=(Mark(MarkKind.RING, (0, 0), (0, 1)),))},
        {"opening": Note(marks=(Mark(MarkKind.ARROW, (0, 0)),))},
        {"opening": Note(marks=(Mark(MarkKind.RING, (0, 0)),) * 5001)},
        {"opening": Note(comment=b"bytes")},  # type: ignore[arg-type]
        {"seed": 6},
        {"seed": 5.0},
        {"seed": 10**5000},
        {"start": new_game(2, seed=6), "seed": 5},
    ],
)
def test_what_does_not_fit_a_record_is_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|ply|plies|seed"):
        GameRecord.new(("Ann", "Ben"), seed=5).replaced(**wanted)


def test_a_seed_needs_tiles_that_have_a_name() -> None:
    side = ("...",) * 3
    tiles = TileSet.of(dict.fromkeys("12345678", (side, side)))
    start = new_game(2, seed=5, tiles=tiles)
    with pytest.raises(ValueError, match="seed"):
        GameRecord(("Ann", "Ben"), start, seed=5)
    hold(GameRecord(("Ann", "Ben"), start))


def test_what_was_not_played_by_the_rules_is_not_written() -> None:
    record = GameRecord.new(("Ann", "Ben"), seed=5).replaced(plies=[RecordedPly(EndTurn())])
    with pytest.raises(IllegalAction):
        record.states()
    with pytest.raises(IllegalAction):
        write_record(record)


def test_a_record_too_long_to_be_read_is_not_written() -> None:
    record = GameRecord.new(("Ann", "Ben")).replaced(opening=Note("x" * 200_000))
    with pytest.raises(ValueError, match="200000"):
        write_record(record)


HEAD = TYPED.split("\n{", maxsplit=1)[0]
HOSTILE: list[Any] = [
    None,
    5,
    b"Dokmus game record 1",
    "x" * 10**6,
    "\n" * 200_000,
    "#" * 200_000,
    "#\n" * 100_000,
    "Dokmus game record 1\n" * 9000,
    "Dokmus game record " + "1" * 150_000,
    "Dokmus game record 1\nPlayers: " + "A, " * 60_000,
    "Dokmus game record 1\nPlayers: " + "A " * 90_000,
    'Dokmus game record 1\nPlayers: "' + "\\" * 190_000,
    "Dokmus game record 1\n" + "Seed: 1\n" * 20_000,
    HEAD + "{" * 190_000,
    HEAD + "{}" * 95_000,
    HEAD + "{\\" * 95_000,
    HEAD + "(" * 190_000,
    HEAD + "(ring " + "a1 " * 60_000 + ")",
    HEAD + "(ring a1)" * 20_000,
    HEAD + "Start\n" * 30_000,
    HEAD + "Round 1 " * 20_000,
    HEAD + "Ann:\n" * 30_000,
    HEAD + "Ann " * 40_000 + ":",
    HEAD + '"' * 190_000,
    HEAD + "," * 190_000,
    HEAD + "start b1, " * 19_000,
    HEAD + "c1+" + "9" * 190_000,
    HEAD + "[" * 190_000,
    HEAD + "slide " + "é" * 190_000,
    HEAD.replace(BY_SEED, "Position: d1_" + "z" * 190_000),
    HEAD + "\x00\ud800<script>",
]


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_text_is_refused_in_few_words(number: int) -> None:
    with pytest.raises((NotationError, IllegalRecord)) as refused:
        read_record(HOSTILE[number])
    assert 0 < len(str(refused.value)) < 300


@examples(150)
@given(
    at=st.integers(0, len(TYPED)),
    cut=st.integers(0, 8),
    put=st.text(st.sampled_from('{}()[]"\\#:,>@+ \nab19') | st.characters(), max_size=6),
)
def test_a_damaged_record_is_read_or_refused(at: int, cut: int, put: str) -> None:
    try:
        record = read_record(TYPED[:at] + put + TYPED[at + cut :])
    except (NotationError, IllegalRecord) as refused:
        assert refused.line >= 1  # noqa: PT017 - either is right here
        assert refused.column >= 1  # noqa: PT017
        return
    hold(record)


def test_records_are_values() -> None:
    one, other = read_record(TYPED), read_record(TYPED)
    one.states()
    assert one == other
    assert hash(one) == hash(other)
    assert copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == other
