"""Actions: the decisions of a seat, as immutable values with a JSON form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, NoReturn, TypeGuard

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.spaces import Space, parse_space, space_text
from dokmus_widgets.core.keywords import hint
from dokmus_widgets.core.values import NamedEnum, Value, plain


class By(NamedEnum):
    """The allowance that pays for an action: the guardian card, or ruins."""

    GUARDIAN = "guardian"
    RUINS = "ruins"


class Rotation(NamedEnum):
    """A quarter turn of a tile, clockwise or anticlockwise."""

    CW = "cw"
    CCW = "ccw"


class Action(Value):
    """A decision of a seat: one of the classes below.

    Spaces are given as ``(row, column)``, from 0, or by name, ``"c4"``; anything else raises
    ``ValueError``. In JSON an action is an object with its ``type`` and its fields; spaces are
    ``[row, column]``, and the fields of ``move_token`` are called ``from`` and ``to``::

        {"type": "place", "space": [2, 5], "sacrifice": 0}
        {"type": "move_token", "from": [2, 5], "to": [2, 6], "by": "ruins"}
        {"type": "rotate_tile", "slot": 0, "turn": "cw", "by": "guardian"}
    """

    __slots__ = ()
    type: ClassVar[str]
    #: The notation of an action without fields; empty for the others.
    word: ClassVar[str] = ""

    @property
    def target(self) -> Space | None:
        """The space that a token is put on or moved to, on the board or not, or None."""
        return getattr(self, "space", None)

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces that the action names, on the board or not."""
        named = (getattr(self, "origin", None), self.target)
        return tuple(space for space in named if space is not None)

    def notation(self, tile: str = "") -> str:
        """Return the action as text, a tile of a slot as the given text; see `read_action`."""
        return self.word

    def __str__(self) -> str:
        slot = getattr(self, "slot", None)
        return self.notation("" if slot is None else f"@{slot}")

    @staticmethod
    def from_dict(document: Mapping[str, Any]) -> Action:
        """Return the action of a JSON object; raise ``ValueError`` if it is none."""
        if not isinstance(document, Mapping):
            raise ValueError(f"an action is an object, not {type(document).__name__}")
        kind = document.get("type")
        make = _TYPES.get(kind) if isinstance(kind, str) else None
        if make is None:
            known = ", ".join(_TYPES)
            near = hint(kind, list(_TYPES)) if isinstance(kind, str) else ""
            raise ValueError(f"type: {quote(kind)} is no type of action; there are {known}{near}")
        readers = dict(_FIELDS[name] for name in make.__match_args__)
        if unknown := sorted(str(key) for key in document if key != "type" and key not in readers):
            raise ValueError(f"{kind}: there is no field {quote(unknown[0])}")
        values = []
        for key, read in readers.items():
            if key not in document:
                raise ValueError(f"{kind}: the field {key!r} is missing")
            try:
                values.append(read(document[key]))
            except ValueError as error:
                raise ValueError(f"{kind}.{key}: {error}") from None
        return make(*values)

    def to_dict(self) -> dict[str, Any]:
        return {"type": self.type} | {
            _FIELDS[name][0]: list(value) if isinstance(value, tuple) else plain(value)
            for name, value in zip(self.__match_args__, self.fields(), strict=True)
        }


class ChooseStart(Action):
    """The choice of a space for the starting token."""

    __slots__ = __match_args__ = ("space",)
    type = "choose_start"
    space: Space

    def __init__(self, space: Space | str) -> None:
        self._fill(_space(space))

    def notation(self, tile: str = "") -> str:
        return f"start {space_text(self.space)}"


class ChooseGuardian(Action):
    """The choice of a guardian card, 1 to 5."""

    __slots__ = __match_args__ = ("card",)
    type = "choose_guardian"
    card: int

    def __init__(self, card: int) -> None:
        self._fill(_number(card))

    def notation(self, tile: str = "") -> str:
        return f"card {self.card}"


class Place(Action):
    """A placement of a token, with ``sacrifice`` more tokens of this turn (0 or 1)."""

    __slots__ = __match_args__ = ("space", "sacrifice")
    type = "place"
    space: Space
    sacrifice: int

    def __init__(self, space: Space | str, sacrifice: int = 0) -> None:
        self._fill(_space(space), _number(sacrifice))

    def notation(self, tile: str = "") -> str:
        return space_text(self.space) + (f"{self.sacrifice:+d}" if self.sacrifice else "")


class Sacrifice(Action):
    """A sacrifice of a token without a placement (only under ``voluntary_sacrifice``)."""

    __slots__ = ()
    type, word = "sacrifice", "sacrifice"


class TakeTalisman(Action):
    """The guardian action that makes the seat the first player (guardian.1)."""

    __slots__ = ()
    type, word = "take_talisman", "talisman"


class MoveTile(Action):
    """A slide of a slot's tile into the gap."""

    __slots__ = __match_args__ = ("slot", "by")
    type = "move_tile"
    slot: int
    by: By

    def __init__(self, slot: int, by: By = By.GUARDIAN) -> None:
        self._fill(_number(slot), By(by))

    def notation(self, tile: str = "") -> str:
        return f"slide {tile}{_payer(self.by)}"


class MoveToken(Action):
    """A move of the seat's own token from ``origin`` to ``target``."""

    __slots__ = __match_args__ = ("origin", "target", "by")
    type = "move_token"
    origin: Space
    target: Space
    by: By

    def __init__(self, origin: Space | str, target: Space | str, by: By = By.GUARDIAN) -> None:
        self._fill(_space(origin), _space(target), By(by))

    def notation(self, tile: str = "") -> str:
        return f"{space_text(self.origin)}>{space_text(self.target)}{_payer(self.by)}"


class RotateTile(Action):
    """A quarter turn of a slot's tile."""

    __slots__ = __match_args__ = ("slot", "turn", "by")
    type = "rotate_tile"
    slot: int
    turn: Rotation
    by: By

    def __init__(self, slot: int, turn: Rotation, by: By = By.GUARDIAN) -> None:
        self._fill(_number(slot), Rotation(turn), By(by))

    def notation(self, tile: str = "") -> str:
        return f"rotate {tile} {self.turn}{_payer(self.by)}"


class DeclineRuins(Action):
    """A refusal of the waiting ruins action (only under ``ruins_timing: immediate``)."""

    __slots__ = ()
    type, word = "decline_ruins", "decline"


class EndTurn(Action):
    """The end of the turn; tokens on volcanoes burn."""

    __slots__ = ()
    type, word = "end_turn", "end"


def refuse_action(value: object) -> NoReturn:
    """Raise ``TypeError`` for a value that is not an action, and say how to make one of it."""
    if isinstance(value, str):
        hint = f"read_action(state, {quote(value)}) reads one from text"
    elif isinstance(value, Mapping):
        hint = "Action.from_dict(...) reads one from a JSON object"
    else:
        hint = "an action is a value such as Place('c4') or EndTurn()"
    raise TypeError(f"{quote(value)} is not an action; {hint}")


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is an integer, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_space(value: object) -> TypeGuard[Space]:
    """Return whether a value is a row and a column, both integers."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_whole, value))


def _payer(by: By) -> str:
    return "" if by is By.GUARDIAN else f" by {by}"


def _space(value: object) -> Space:
    if isinstance(value, str):
        return parse_space(value)
    if not is_space(value):
        wanted = "name one as 'c4', or give its row and column, both from 0"
        raise ValueError(f"{quote(value)} is no space: {wanted}")
    return (value[0], value[1])


def _space_read(value: object) -> Space:
    """Return the space of a document, where it has no name."""
    if not is_space(value):
        raise ValueError("a space is [row, column], two whole numbers")
    return (value[0], value[1])


def _number(value: object) -> int:
    if not is_whole(value):
        raise ValueError(f"a whole number is wanted, not {quote(value)}")
    return value


def _one_of(options: type[StrEnum]) -> Callable[[object], StrEnum]:
    def read(value: object) -> StrEnum:
        if not isinstance(value, str):
            raise ValueError(f"{quote(value)} is not one of {', '.join(options)}")
        return options(value)

    return read


#: The name of each field in a document, and its reader.
_FIELDS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "space": ("space", _space_read),
    "card": ("card", _number),
    "sacrifice": ("sacrifice", _number),
    "slot": ("slot", _number),
    "origin": ("from", _space_read),
    "target": ("to", _space_read),
    "turn": ("turn", _one_of(Rotation)),
    "by": ("by", _one_of(By)),
}
_TYPES: dict[str, type[Action]] = {kind.type: kind for kind in Action.__subclasses__()}
#: The actions without fields, by their notation.
BY_WORD: dict[str, Action] = {kind.word: kind() for kind in Action.__subclasses__() if kind.word}
