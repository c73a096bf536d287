"""Position codes: positions as one word that fits a link, ``d2_isle_<position>_<check>``.

``d2`` is the version; codes of version 1 are read too. A tile set that ships with the game is
given by name; other tiles are part of the position, and the name is left out. The position is a
number in base 62. The check value is always the last six characters, in every version, and
covers everything before it.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from zlib import crc32

from dokmus_widgets.core.catalogue import CARDS, ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.core.documents.validity import faults_of, is_sound
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.island import Grid, Island, island_of
from dokmus_widgets.core.island.tiles import Laid, TileSet
from dokmus_widgets.core.island.tilesets import load_tile_set, tile_set_names
from dokmus_widgets.core.notation import digits
from dokmus_widgets.core.notation.code_rules import put_rules, take_rules
from dokmus_widgets.core.notation.code_tiles import put_tiles, take_tiles
from dokmus_widgets.core.notation.errors import IllegalCode, NotationError
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.state import Phase, State, Turn, require_state
from dokmus_widgets.core.values import Value

#: The largest position, with 64 tiles of 9 by 9 and names of 40 characters of any script, takes
#: about 14,100 characters; a position on a named set takes about 100.
MAX_CODE_LENGTH = 15_000

# The format: a change of it, or of the constants that it takes from the rules, needs a new version.
# Versions differ only in the reading, see `code_rules.py`.
_VERSION, _VERSIONS = 2, (1, 2)
_CHECK_WIDTH = 6  # 62 ** 6 > 2 ** 32
_CHECK_RADIX = 2**32
_PHASES = tuple(Phase)
_SEATS = (2, 3, 4)
_NO_CARD = 0

_HEAD = re.compile(r"d([0-9]{1,9})_")
_TAIL = re.compile(rf"[0-9A-Za-z]{{12}}_[0-9A-Za-z]{{{_CHECK_WIDTH}}}\Z")
_BODY = re.compile(r"(?:([0-9A-Za-z-]+)_)?([0-9A-Za-z]+)")
_SET_NAME = re.compile(r"[0-9A-Za-z-]+")
_FOREIGN = re.compile(r"[^0-9A-Za-z_-]")


class CodeFault(StrEnum):
    """A reason why a text is not a position code that can be read."""

    NOT_A_CODE = "not_a_code"
    VERSION = "version"  # a later version of the format, or a later switch
    TILE_SET = "tile_set"  # an unknown tile set
    TILES_CHANGED = "tiles_changed"  # the tile set has changed since
    DAMAGED = "damaged"  # the check value is wrong
    TOO_LONG = "too_long"


class CodeError(NotationError):
    """An unreadable position code, with its ``reason``."""

    def __init__(
        self, reason: CodeFault, found: str, expected: str, line: int = 1, column: int = 1
    ) -> None:
        self.reason = reason
        super().__init__(line, column, found, expected)

    def at(self, line: int, column: int) -> CodeError:
        """Return the same error for a code that begins at another place."""
        return CodeError(self.reason, self.found, self.expected, line, column + self.column - 1)


def position_code(state: State) -> str:
    """Return the code of a state, equal for equal states; ``PositionError`` if it is invalid."""
    try:
        return _written(state, _VERSION)
    except AttributeError:
        require_state(state)
        raise
    except (ValueError, KeyError, IndexError):
        State.from_dict(state.to_dict())  # raises an error with the faults
        raise


def _written(state: State, version: int) -> str:
    name = tile_set_name(state.island.tiles)
    number = _packed(state, name, version)
    body = "_".join([f"d{version}", *([name] if name else []), digits.to_text(number)])
    return f"{body}_{_check(body)}"


def read_position_code(text: str) -> State:
    """Return the state of a code; ``CodeError`` if unreadable, ``IllegalCode`` if invalid."""
    body = _checked_body(text)
    head = _HEAD.match(body)
    if head is None:
        raise _damaged(body)
    version = int(head[1])
    if version > _VERSION:
        raise _later(phrase("code-version", wanted=str(version)))
    parts = _BODY.fullmatch(body, head.end())
    if parts is None or head[1] not in map(str, _VERSIONS):
        raise _damaged(body)
    name = parts[1]
    if name is not None and name not in tile_set_names():
        known = ", ".join(tile_set_names())
        raise CodeError(CodeFault.TILE_SET, quote(name), phrase("tile-set", known=known), column=4)
    number = digits.from_text(parts[2])
    state = _unpacked(digits.Unpacker(number), name, version)
    # Refuse codes made by hand that no position is written as.
    is_written = (
        state is not None
        and tile_set_name(state.island.tiles) == name
        and _packed(state, name, version) == number
        and not parts[2].startswith(digits.ALPHABET[0])
    )
    if state is None or not is_written:
        raise _damaged(body)
    return state


def state_repr(state: State) -> str:
    """Return an expression that rebuilds the state: ``State.from_code('d2_isle_...')``."""
    require_state(state)
    try:
        return f"State.from_code({position_code(state)!r})"
    except ValueError:
        return Value.__repr__(state)  # an invalid position, shown for debugging


def _checked_body(text: str) -> str:
    """Return the code without its check value, which must be right."""
    if not isinstance(text, str):
        raise CodeError(CodeFault.NOT_A_CODE, quote(text), phrase("a-code"))
    if len(text) > MAX_CODE_LENGTH:
        found = phrase("text-long", count=len(text))
        raise CodeError(
            CodeFault.TOO_LONG, found, f"a code of at most {MAX_CODE_LENGTH} characters"
        )
    code = text.strip()
    # One sound end identifies a code, so that damage at the other end is reported as such.
    if not _HEAD.match(code) and not _TAIL.search(code):
        raise CodeError(CodeFault.NOT_A_CODE, quote(code), "a position code such as d2_isle_...")
    body, _, check = code.rpartition("_")
    if check != _check(body):
        raise _damaged(code)
    return body


def _damaged(code: str) -> CodeError:
    foreign = _FOREIGN.search(code)
    column = foreign.start() + 1 if foreign else 1
    found = f"one that was changed or cut: {quote(code)}"
    return CodeError(CodeFault.DAMAGED, found, "a position code as it was written", column=column)


def _later(found: str) -> CodeError:
    known = joined("or", map(str, _VERSIONS))
    return CodeError(CodeFault.VERSION, found, phrase("code-version", wanted=known))


def _check(body: str) -> str:
    return digits.to_text(crc32(body.encode("utf-8", "surrogatepass")), _CHECK_WIDTH)


def tile_set_name(tiles: TileSet) -> str | None:
    """Return the name of a tile set that ships with the game, or None."""
    for name in tile_set_names():
        if _SET_NAME.fullmatch(name) and load_tile_set(name) == tiles:
            return name
    return None


@lru_cache(maxsize=256)
def _fingerprint(tiles: TileSet) -> int:
    """Return a checksum that tells changed sets of the same name apart."""
    words = (word for name in sorted(tiles) for side in tiles[name].sides for word in (name, *side))
    return crc32("\n".join(words).encode("utf-8", "surrogatepass"))


def _packed(state: State, name: str | None, version: int) -> int:
    """Return the position as one number, which :func:`_unpacked` reads part by part."""
    island, seats = state.island, state.seats
    pack = digits.Packer()
    if name is None:
        put_tiles(pack, island.tiles)
    else:
        pack.put(_fingerprint(island.tiles), _CHECK_RADIX)
    put_rules(pack, state.rules, version)
    pack.put(_SEATS.index(seats), len(_SEATS))
    _put_grid(pack, sorted(island.tiles), island.grid)
    pack.put(state.round - 1, ROUNDS)
    pack.put(_PHASES.index(state.phase), len(_PHASES))
    pack.put(state.talisman, seats)
    if state.phase is not Phase.OVER:
        pack.put(-1 if state.to_act is None else state.to_act, seats)
    free = island.land
    for seat, own in enumerate(state.tokens):
        if own & ~free:
            raise ValueError("a token without a space of its own")
        count, room = own.bit_count(), free.bit_count()
        pack.put(count, min(room, TOKENS) + 1)
        pack.put(
            digits.rank([(free & (bit - 1)).bit_count() for bit in bits(own)]),
            digits.combinations(count)[room],
        )
        pack.put(state.sacrificed[seat], TOKENS + 1 - count)
        if count + state.supply[seat] + state.sacrificed[seat] != TOKENS:
            raise ValueError("tokens were lost")
        free ^= own
        card = state.guardians[seat]
        pack.put(_NO_CARD if card is None else CARDS.index(card) + 1, len(CARDS) + 1)
    if state.phase is Phase.TURNS:
        _put_turn(pack, state)
    elif state.turn is not None:
        raise ValueError("a turn outside the turns")
    return pack.number()


def _unpacked(unpack: digits.Unpacker, name: str | None, version: int) -> State | None:
    """Return the position of a number, or None; raise ``CodeError`` or ``IllegalCode``."""
    if name is None:
        tiles = take_tiles(unpack)
    else:
        tiles = load_tile_set(name)
        if unpack.take(_CHECK_RADIX) != _fingerprint(tiles):
            raise CodeError(
                CodeFault.TILES_CHANGED,
                "a code for other tiles of that name",
                f"a code for the tile set {quote(name)} as it is here",
                column=4,
            )
    rules = take_rules(unpack, version)
    if rules is None:
        raise _later("a code with a switch that came later")
    seats = _SEATS[unpack.take(len(_SEATS))]
    slots = 6 if seats == 2 else 9
    if tiles is None or len(tiles) < slots - 1:
        return None
    grid = _take_grid(unpack, sorted(tiles), slots)
    island = island_of(tiles, grid)
    of_round = unpack.take(ROUNDS) + 1
    phase = _PHASES[unpack.take(len(_PHASES))]
    talisman = unpack.take(seats)
    to_act = None if phase is Phase.OVER else unpack.take(seats)
    tokens, sacrificed, guardians = list[int](), list[int](), list[int | None]()
    free = [*_indices(island.land)]
    for _ in range(seats):
        count, room = unpack.take(min(len(free), TOKENS) + 1), len(free)
        chosen = digits.choice(unpack.take(digits.combinations(count)[room]), count, room)
        tokens.append(sum([1 << free.pop(place) for place in chosen]))
        sacrificed.append(unpack.take(TOKENS + 1 - count))
        card = unpack.take(len(CARDS) + 1)
        guardians.append(None if card == _NO_CARD else CARDS[card - 1])
    pairs = zip(tokens, sacrificed, strict=True)
    supply = tuple([TOKENS - own.bit_count() - gone for own, gone in pairs])
    turn = None
    if phase is Phase.TURNS and to_act is not None:
        turn = _take_turn(unpack, tokens[to_act], island)
    state = State(
        *(_reading(*rules.values()), island, of_round, phase, to_act, talisman),
        *(tuple(tokens), supply, tuple(sacrificed), tuple(guardians), turn),
    )
    if not is_sound(state) and (faults := faults_of(state)):
        raise IllegalCode(faults)
    return state


@lru_cache(maxsize=256)
def _indices(mask: int) -> tuple[int, ...]:
    """Return the indices of a mask's bits; of many, several times as fast as `bits`."""
    return tuple([index for index, digit in enumerate(bin(mask)[:1:-1]) if digit == "1"])


#: Creates a reading once: checking its switches takes long.
_reading = lru_cache(maxsize=256)(Rules)


def _put_turn(pack: digits.Packer, state: State) -> None:
    turn, island = state.turn, state.island
    if turn is None or state.to_act is None:
        raise ValueError("turns without a turn")
    own = state.tokens[state.to_act]
    pack.put(turn.tokens_left, TOKENS_A_TURN + 1)
    pack.put(turn.guardian_left, 2)
    if turn.last & ~own or turn.last.bit_count() > 1:
        raise ValueError("the last token is none of the seat's")
    last = (own & (turn.last - 1)).bit_count() + 1 if turn.last else 0
    pack.put(last, own.bit_count() + 1)
    laid = island.names
    pack.put(len(turn.ruins), TOKENS + 1)
    for tile in turn.ruins:
        pack.put(laid.index(tile), len(laid))


def _take_turn(unpack: digits.Unpacker, own: int, island: Island) -> Turn:
    tokens_left = unpack.take(TOKENS_A_TURN + 1)
    guardian_left = bool(unpack.take(2))
    standing = [*bits(own)]
    last = unpack.take(len(standing) + 1)
    laid = island.names
    ruins = tuple([laid[unpack.take(len(laid))] for _ in range(unpack.take(TOKENS + 1))])
    return Turn(tokens_left, guardian_left, ruins, standing[last - 1] if last else 0)


def _put_grid(pack: digits.Packer, names: list[str], grid: Grid) -> None:
    left = list(names)
    pack.put(grid.index(None), len(grid))
    for laid in grid:
        if laid is not None:
            pack.put(left.index(laid.tile), len(left))
            left.remove(laid.tile)
            pack.put(laid.side, 2)
            pack.put(laid.rotation, 4)


def _take_grid(unpack: digits.Unpacker, names: list[str], slots: int) -> Grid:
    left = list(names)
    gap = unpack.take(slots)
    grid: list[Laid | None] = [
        Laid(left.pop(unpack.take(len(left))), unpack.take(2), unpack.take(4))
        for _ in range(slots - 1)
    ]
    return (*grid[:gap], None, *grid[gap:])
