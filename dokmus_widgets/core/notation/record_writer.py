"""Writer of game records as text that people can read and edit."""

import re
from collections.abc import Iterator
from itertools import groupby

from dokmus_widgets.core.notation.code import position_code
from dokmus_widgets.core.notation.moves import write_action, write_space
from dokmus_widgets.core.notation.record import GameRecord, Mark, MarkKind, Note
from dokmus_widgets.core.notation.scanner import escaped, quoted
from dokmus_widgets.core.rules import PRESETS, Rules
from dokmus_widgets.core.state import Phase, State
from dokmus_widgets.core.values import expect

#: The version changes when the meaning of a text does, as when a preset changes; the former
#: meaning stays in `record_header.py`.
FORMAT, VERSION = "Dokmus game record", 2
MAX_RECORD_LENGTH = 200_000

#: A name that needs no quotes: words with single blanks between them.
PLAIN_NAME = re.compile(r"\w[\w'.-]*+(?: [\w'.-]++)*+")


def write_record(record: GameRecord) -> str:
    """Return a record's text; ``IllegalAction`` for an illegal ply, ``ValueError`` if too long."""
    expect(record, GameRecord, "a GameRecord is expected")
    written = "\n".join([f"{FORMAT} {VERSION}", *_header(record), *_body(record)]) + "\n"
    if len(written) > MAX_RECORD_LENGTH:
        words = f"a record has at most {MAX_RECORD_LENGTH} characters, this one has {len(written)}"
        raise ValueError(words)
    return written


def heading(state: State) -> str:
    match state.phase:
        case Phase.START | Phase.OVER:
            return str(state.phase).capitalize()
        case _:
            return f"Round {state.round}, {state.phase}"


def _header(record: GameRecord) -> Iterator[str]:
    start = record.start
    yield f"Players: {', '.join(map(_name, record.players))}"
    if record.seed is None:
        yield f"Position: {position_code(start)}"
        return
    yield f"Tiles: {record.tile_set}"
    yield f"Reading: {_reading(start.rules)}"
    yield f"Seed: {record.seed}"
    yield f"Talisman: {start.talisman + 1}"


def _name(name: str) -> str:
    return name if PLAIN_NAME.fullmatch(name) else quoted(name)


def _reading(rules: Rules) -> str:
    """Return the nearest preset, with the switches that differ from it."""

    def differing(preset: str) -> list[str]:
        usual = Rules.preset(preset).to_dict()
        return [
            f"{switch}={str(value).lower()}"
            for switch, value in rules.to_dict().items()
            if value != usual[switch]
        ]

    preset = min(PRESETS, key=lambda name: len(differing(name)))
    return " ".join([preset, *differing(preset)])


def _body(record: GameRecord) -> Iterator[str]:
    """Yield the opening note, and a line for each seat's moves under the heading of the phase."""
    if record.opening != Note():
        yield ""
        yield _note(record.opening)
    states = record.states()
    moved = list(zip(states, record.plies, strict=False))
    for under, plies in groupby(moved, key=lambda pair: heading(pair[0])):
        yield ""
        yield under
        for seat, made in groupby(plies, key=lambda pair: pair[0].to_act):
            moves = ", ".join(
                " ".join(filter(None, [write_action(state, ply.action), _note(ply.note)]))
                for state, ply in made
            )
            yield f"{_name(record.players[seat or 0])}: {moves}"
    if states[-1].phase is Phase.OVER:
        yield ""
        yield heading(states[-1])


def _note(note: Note) -> str:
    comment = f"{{{escaped(note.comment, '}', lines=True)}}}" if note.comment else ""
    marks = (
        f"({kind} {' '.join(map(_mark, marks))})"
        for kind, marks in groupby(note.marks, key=lambda mark: MarkKind(mark.kind))
    )
    return " ".join(filter(None, [comment, *marks]))


def _mark(mark: Mark) -> str:
    space = write_space(mark.space)
    return space if mark.target is None else f"{space}>{write_space(mark.target)}"
