"""Move notation: ``c4``, ``c4+1``, ``b2>b3``, ``slide 3B by ruins``, ``end`` ...

A tile is written as on the board, by name and side (``3B``), in quotes unless that is one plain
word; its name alone can be read too. ``@4`` is a slot by number, for slots without a tile. A
space without a name is written as in documents: ``[-1,5]``, row and column from 0.
"""

import re

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import BY_WORD, Action, By, is_space, is_whole, refuse_action
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.island import Grid
from dokmus_widgets.core.island.spaces import Space, parse_space, space_text
from dokmus_widgets.core.notation.scanner import MAX_DIGITS, QUOTED, Scanner, quoted
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.state import State

#: Enough for a tile's name of 40 characters, each escaped, and a few words.
_MAX_MOVE_LENGTH = 1000
_SIDES = "AB"

_KEYWORDS = "start", "card", "slide", "rotate", *BY_WORD
_KEYWORD = re.compile(rf"({'|'.join(_KEYWORDS)})(?!\w)", re.IGNORECASE)
_SPACE = re.compile(
    r"(?:([a-z]{1,2}[1-9][0-9]?)|\[ *(-?[0-9]{1,18}) *, *(-?[0-9]{1,18}) *\])(?!\w)",
    re.IGNORECASE | re.ASCII,
)
_PRICE = re.compile(r"([+-]) *([0-9]{1,18})(?!\w)")
_TO = re.compile(">")
_SLOT = re.compile(r"@(?=-?[0-9])")
_PLAIN_TILE = re.compile(r"\w[\w-]*+")
_TURN = re.compile(r"(cw|ccw)(?!\w)", re.IGNORECASE)
_BY = re.compile(r"by(?!\w)", re.IGNORECASE)
_PAYER = re.compile(r"(guardian|ruins)(?!\w)", re.IGNORECASE)


def write_action(state: State, action: Action) -> str:
    """Return the text of an action, legal or not; ``ValueError`` for numbers of over 18 digits."""
    if type(action) not in Action.__subclasses__():
        refuse_action(action)
    for field in action.fields():
        for number in field if isinstance(field, tuple) else [field]:
            if not isinstance(number, str):
                _check_number(number)
    slot = getattr(action, "slot", None)
    return action.notation("" if slot is None else _tile(state.island.grid, slot))


def read_action(state: State, text: str) -> Action:
    """Return the action of a text, legal or not; ``NotationError`` if it is none."""
    scanner = Scanner(text, _MAX_MOVE_LENGTH)
    scanner.next_line()
    action = scan_action(scanner, state)
    if scanner.next_line():
        raise scanner.unreadable(phrase("end-move"))
    return action


def scan_action(scanner: Scanner, state: State) -> Action:
    keyword = scanner.take(_KEYWORD)
    match keyword[1].lower() if keyword else "":
        case "start":
            return actions.ChooseStart(scan_space(scanner))
        case "card":
            return actions.ChooseGuardian(scanner.number(phrase("card-number")))
        case "slide":
            return actions.MoveTile(_scan_tile(scanner, state.island.grid), _scan_payer(scanner))
        case "rotate":
            slot = _scan_tile(scanner, state.island.grid)
            turn = scanner.want(_TURN, phrase("turn-way"))[1].lower()
            return actions.RotateTile(slot, actions.Rotation(turn), _scan_payer(scanner))
        case word if word in BY_WORD:
            return BY_WORD[word]
    space = scan_space(scanner, phrase("move"))
    if scanner.take(_TO):
        return actions.MoveToken(space, scan_space(scanner), _scan_payer(scanner))
    price = scanner.take(_PRICE)
    return actions.Place(space, int(price[1] + price[2]) if price else 0)


def write_space(space: Space) -> str:
    """Return a space by its name, or by row and column if it has none."""
    if not is_space(space):
        raise ValueError(f"{quote(space)} is no space: a row and a column, whole numbers both")
    for number in space:
        _check_number(number)
    return space_text(space)


def scan_space(scanner: Scanner, expected: str | None = None) -> Space:
    match = scanner.want(_SPACE, expected or phrase("space", value="c4"))
    return parse_space(match[1]) if match[1] else (int(match[2]), int(match[3]))


def _check_number(value: int) -> None:
    if not is_whole(value) or abs(value) >= 10**MAX_DIGITS:
        raise ValueError(f"{quote(value)} is not a whole number of at most {MAX_DIGITS} digits")


def _labels(grid: Grid) -> list[str | None]:
    """Return the label of each slot's tile: its name and the side that is up."""
    return [None if laid is None else f"{laid.tile}{_SIDES[laid.side]}" for laid in grid]


def _tile(grid: Grid, slot: int) -> str:
    label = _labels(grid)[slot] if is_whole(slot) and 0 <= slot < len(grid) else None
    if label is None:
        return f"@{slot}"
    return label if _PLAIN_TILE.fullmatch(label) else quoted(label)


def _scan_tile(scanner: Scanner, grid: Grid) -> int:
    if scanner.take(_SLOT):
        return scanner.number(phrase("slot-number"))
    at = scanner.blanks()
    expected = phrase("board-tile", value="3B")
    in_quotes = scanner.take(QUOTED)
    name = scanner.unescaped(in_quotes) if in_quotes else scanner.want(_PLAIN_TILE, expected)[0]
    names = [None if laid is None else laid.tile for laid in grid]
    # Exact labels first, which are unique.
    for meant in (str, str.casefold):
        for called in (_labels(grid), names):
            known = [None if one is None else meant(one) for one in called]
            if known.count(meant(name)) == 1:
                return known.index(meant(name))
    raise scanner.unreadable(expected, at, quote(name))


def _scan_payer(scanner: Scanner) -> By:
    if not scanner.take(_BY):
        return By.GUARDIAN
    return By(scanner.want(_PAYER, joined("or", reversed(By)))[1].lower())
