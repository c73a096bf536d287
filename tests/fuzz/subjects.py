"""All that is read from outside: where sound ones come from, how they are damaged and read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from dokmus_widgets.core import Action, PositionError, State, new_game
from dokmus_widgets.core.notation import (
    CodeError,
    IllegalRecord,
    NotationError,
    position_code,
    read_action,
    read_position_code,
    read_record,
    write_action,
    write_record,
)
from dokmus_widgets.core.notation.digits import to_text
from tests.core.notation.records import random_record
from tests.core.playing import playout, random_rules, small_game
from tests.fuzz.mutation import damaged, damaged_text
from tests.reference.comparison import some_action
from tests.reference.documents import random_turn


class Subject(NamedTuple):
    """A kind of document: sound ones by chance, damage, reading, writing, documented errors."""

    name: str
    sound: Callable[[Random], Any]
    damage: Callable[[Random, Any, Any], Any]
    read: Callable[[Any], Any]
    write: Callable[[Any], Any]
    refusals: tuple[type[Exception], ...]


def sound_position(rng: Random) -> dict[str, Any]:
    """Return a position amid a turn on random terrain, of a small game, or on shipped tiles."""
    if rng.random() < 0.5:
        return random_turn(rng)
    seed = rng.randrange(2**32)
    game = small_game(seed)
    if rng.random() < 0.5:
        game = new_game(rng.choice((2, 3, 4)), seed=seed, rules=random_rules(rng))
    states = [state for state, _ in islice(playout(game, seed), 1 + rng.randrange(60))]
    return states[-1].to_dict()


def sound_action(rng: Random) -> dict[str, Any]:
    """Return any action that can be written down."""
    return some_action(rng, random_turn(rng))


def sound_code(rng: Random) -> str:
    return position_code(State.from_dict(sound_position(rng)))


def damaged_code(rng: Random, code: str, donor: str) -> str:
    """Return a damaged code, often with the right check value, so that the rest is read too."""
    if rng.random() < 0.3:
        return damaged_text(rng, code, donor)
    body = damaged_text(rng, code.rpartition("_")[0], donor)
    return f"{body}_{to_text(crc32(body.encode('utf-8', 'surrogatepass')), 6)}"


def sound_record(rng: Random) -> str:
    """Return the text of a game, or of a part of one."""
    return write_record(random_record(rng.randrange(2**32)))


#: The position on which moves are read.
TABLE = State.from_dict(random_turn(Random(2)))


def sound_move(rng: Random) -> str:
    """Return the text of any action, legal or not."""
    return write_action(TABLE, Action.from_dict(some_action(rng, TABLE.to_dict())))


SUBJECTS = (
    Subject("position", sound_position, damaged, State.from_dict, State.to_dict, (PositionError,)),
    Subject("action", sound_action, damaged, Action.from_dict, Action.to_dict, (ValueError,)),
    Subject(
        "code",
        sound_code,
        damaged_code,
        read_position_code,
        position_code,
        (CodeError, PositionError),
    ),
    Subject(
        "record",
        sound_record,
        damaged_text,
        read_record,
        write_record,
        (NotationError, IllegalRecord),
    ),
    Subject(
        "move",
        sound_move,
        damaged_text,
        partial(read_action, TABLE),
        partial(write_action, TABLE),
        (NotationError,),
    ),
)
