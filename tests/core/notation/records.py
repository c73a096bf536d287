"""Random game records, drawn from a seed, and a small one to edit by hand."""

from __future__ import annotations

from random import Random

from dokmus_widgets.core import Rules, Space, State, load_tile_set, new_game
from dokmus_widgets.core.notation import GameRecord, Mark, MarkKind, Note, RecordedPly
from tests.core.playing import playout, random_rules, small_game

#: What comments are made of: what the text itself uses for marks, and characters from anywhere.
_CHARACTERS = 'ab {}()[]"\\#:,>\n\r\t\x00\u2028\u00a0\u00e9\u6771\U0001f30b\ufeff'

#: A game of two that has just begun, as somebody might have typed it.
TYPED = """\
Dokmus game record 2
Players: Ann, Ben
Tiles: isle
Reading: en
Seed: 5
Talisman: 1

{Both begin far apart.} (ring a8)

Start
Ben: start b1
Ann: start u9 {Her usual corner.} (arrow u9>t9)

Round 1, guardians
Ann: card 4
Ben: card 2

Round 1, turns
Ben: c1, d1+1 {The forest costs one.}, slide 7A, end
"""


def random_text(draw: Random, longest: int) -> str:
    """Text of any characters but surrogates."""
    return "".join(
        draw.choice(_CHARACTERS) if draw.random() < 0.8 else chr(draw.randrange(0xD800))
        for _ in range(draw.randrange(longest + 1))
    )


def random_note(draw: Random, state: State) -> Note:
    """A comment, marks, both, or, mostly, nothing."""
    frame = state.island.frame

    def space() -> Space:
        return (draw.randrange(frame.rows), draw.randrange(frame.columns))

    def mark() -> Mark:
        kind = draw.choice(list(MarkKind))
        return Mark(kind, space(), space() if kind is MarkKind.ARROW else None)

    comment = random_text(draw, 30) if draw.random() < 0.2 else ""
    marks = [mark() for _ in range(draw.randrange(1, 6))] if draw.random() < 0.2 else []
    return Note(comment, tuple(marks))


def random_record(seed: int) -> GameRecord:
    """A game or a part of one, on the shipped tiles by its seed or on others."""
    draw = Random(seed)
    number = draw.randrange(-1000, 10**9)
    shipped = draw.random() < 0.3
    start = small_game(seed)
    if shipped:
        rules = draw.choice((Rules.preset("fr"), random_rules(draw)))
        tiles = load_tile_set("isle")
        seats = draw.choice((2, 3, 4))
        talisman = draw.randrange(seats)
        start = new_game(seats, seed=number, first=talisman, rules=rules, tiles=tiles)
    played = list(playout(start, seed))
    first = 0 if shipped else draw.choice((0, draw.randrange(len(played))))
    last = draw.choice((len(played), draw.randrange(first, len(played)) + 1))
    opening = random_note(draw, start)
    plies = [
        RecordedPly(action, random_note(draw, start))
        for _, action in played[first : last - 1]
        if action is not None
    ]
    names = [random_text(draw, 23) + draw.choice("xyz") for _ in range(start.seats)]
    names = draw.choice((names, ["Ann", "Ben", "C. D'Arcy-Lee", "Ann"][: start.seats]))
    return GameRecord(names, played[first][0], plies, opening, number if shipped else None)
