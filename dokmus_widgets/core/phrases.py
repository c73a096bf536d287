"""What the core says is wrong, in plain English: phrases that keep their name and their facts.

A phrase is a text, so that an error lists it as it is; who speaks another language says it by its
name and its facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Final

PHRASES: Final = {
    # Positions
    "range": "{value} is not a whole number from {low} to {high}",
    "no-list": "{value} is not a list",
    "entries": "the list has {count} entries, not {wanted}",
    "no-object": "{value} is not an object",
    "missing": "is missing",
    "no-field": "is no field of a position",
    "format": "{value} is not 'dokmus-position'",
    "version": "{value} cannot be read; this reads {wanted}",
    "no-switches": "{value} is not an object of switches",
    "seats": "{value} is not one list of spaces for each of 2 to 4",
    "tiles": "{value} is not an object of 1 to {most} tiles",
    "tile-name": "{value} is no name of a tile",
    "sizes": "all tiles are of one size, but there is {places}",
    "size-at": "{size} at {path}",
    "gaps": "exactly one slot is the gap (null), not {count}",
    "tile-twice": "tile {tile} lies in {path} too",
    "no-such-tile": "{value} is not among the tiles",
    "closed": "no token can stand on {space}: it is {terrain}",
    "the-gap": "the gap",
    "mountain": "mountain",
    "water": "water",
    "small-temple": "small temple",
    "large-temple": "large temple",
    "tokens-most": "a seat has {most} tokens, not {count}",
    "stands": "a token stands on {space} already, {path}",
    "conserved": (
        "on the board, in supply and sacrificed, seat {seat} has {count} tokens, not {wanted}"
    ),
    "one-of": "{value} is not one of {known}",
    "over": "nobody acts when the game is over; it is null then",
    "card": "{value} is no card of {players} players: {known}",
    "card-twice": "card {card} is another seat's already",
    "turn-null": "is null outside the phase 'turns'",
    "left": "{count} tokens left for the turn, but {supply} in the supply",
    "true-false": "{value} is not true or false",
    "last": "no token of the seat to act stands on {space}",
    "ruins-many": "{count} extra actions are more than a turn grants",
    "off-board": "tile {value} is not on the board",
    "start-order": (
        "starts are chosen one token each, from the talisman's right, the holder last; "
        "seat {seat} cannot be to act"
    ),
    "card-early": "nobody has a card before all have started",
    "card-order": "cards are chosen clockwise from the talisman; seat {seat} cannot be to act",
    "card-each": "every seat has a card while turns are played",
    "side": "a side is a list of strings, one for each row",
    "rows": "a side has {low} to {high} rows, not {count}",
    "row": "row {row} has {count} characters where {wanted} make it square",
    "terrain": "row {row} holds {value}; terrain is one of {known}",
    "no-switch": "there is no switch {value}; the switches are {known}",
    "switch-value": "{value} is no value of {switch}; it takes {known}",
    # Records and codes
    "position": "the position is none that a game can come to: {fault}",
    "seats-differ": "the position is one of {count} seats, not of {wanted}",
    "stands-at": "the game stands at {wanted}, not at {found}",
    "to-act": "{wanted} is to act, not {found}",
    "move-illegal": "{move} is not legal: {rules}",
    "code-version": "a code of version {wanted}",
    # What was found
    "an-object": "an object",
    "a-list": "a list of {count}",
    "digits": "a number of very many digits",
    "end-text": "the end of the text",
    "text-long": "a text of {count} characters",
    "more-than": "more than {most}",
    "one": "one",
    "without-end": "one without an end",
    "more": "more",
    # What was expected
    "text": "text",
    "at-most": "at most {most} characters",
    "escape": "one of the escapes {known}",
    "the-version": "the version of the format",
    "version-is": "version {wanted}",
    "tile-set-name": "the name of a tile set",
    "whole": "a whole number",
    "player-number": "the number of a player",
    "player-number-of": "the number of a player, 1 to {most}",
    "a-code": "a position code",
    "line-once": "one line {key}",
    "player-name": "the name of a player",
    "name-long": "a name of 1 to {most} characters",
    "names": "2 to 4 names",
    "comma": "a comma or the end of the line",
    "end-line": "the end of the line",
    "reading": "a reading: {known}",
    "switch": "a switch such as {value}",
    "switch-once": "each switch once",
    "tile-set": "a tile set that is here: {known}",
    "line-wanted": "a line {line} before the moves",
    "beside": "no {key} beside a position, which holds it",
    "under": "a move under the heading",
    "colon": "a colon",
    "one-comment": "one comment a move",
    "closing": "a }} that ends the comment",
    "mark-kind": "ring, cross or arrow",
    "marks-most": "at most {most} marks in a record",
    "arrow-to": "> and a space",
    "on-board": "a space on the board",
    "space": "a space such as {value}",
    "end-move": "the end of the move",
    "card-number": "the number of a card",
    "turn-way": "cw or ccw",
    "move": "a move such as c4, c4+1, b2>b3, slide 3B or end",
    "slot-number": "the number of a slot",
    "board-tile": "the name of a tile on the board, such as {value}",
    # How phrases are put together
    "or": "{one} or {other}",
    "both": "{one}, {other}",
    "at": "{path}: {words}",
}


class Phrase(str):
    """A phrase, in English.

    ``name``: of its pattern in :data:`PHRASES`; ``facts``: what stands in it, by name: numbers,
    phrases again, and texts that were found, which are nobody's words but their writer's.
    """

    __slots__ = ("facts", "name")
    name: str
    facts: Mapping[str, str | int]


def phrase(name: str, **facts: str | int) -> Phrase:
    """The phrase of a name, with these facts in it."""
    made = Phrase(PHRASES[name].format_map(facts))
    made.name, made.facts = name, facts
    return made


def joined(name: str, parts: Iterable[str]) -> str:
    """Parts put together by ``or``, or ``both``, pair by pair."""
    return reduce(lambda one, other: phrase(name, one=one, other=other), parts)
