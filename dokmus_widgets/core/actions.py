"""Actions: everything that a seat can decide, as values that go to JSON and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, NoReturn, TypeGuard

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.spaces import Space, parse_space
from dokmus_widgets.core.keywords import hint
from dokmus_widgets.core.values import NamedEnum, Value, plain


class By(NamedEnum):
    """Which allowance pays for an action: the guardian card, or ruins."""

    GUARDIAN = "guardian"
    RUINS = "ruins"


class Rotation(NamedEnum):
    """A quarter turn clockwise or counter-clockwise."""

    CW = "cw"
    CCW = "ccw"


class Action(Value):
    """One decision. Make one of the classes below, or read one with :meth:`from_dict`.

    Spaces are given as ``(row, column)``, from 0, or by name, ``"c4"``; ``ValueError`` for
    anything else.
    """

    __slots__ = ()
    type: ClassVar[str]
    #: What an action without fields is in the notation of moves; empty for the others.
    word: ClassVar[str] = ""

    @property
    def target(self) -> Space | None:
        """The space where a token is to stand, on the board or not; None where none moves."""
        return getattr(self, "space", None)

    @staticmethod
    def from_dict(document: Mapping[str, Any]) -> Action:
        """The action of a JSON object as in the contract; ``ValueError`` when it is not one."""
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
        """The JSON object of the contract."""
        return {"type": self.type} | {
            _FIELDS[name][0]: list(value) if isinstance(value, tuple) else plain(value)
            for name, value in zip(self.__match_args__, self.fields(), strict=True)
        }


class ChooseStart(Action):
    """Put the starting token on a space."""

    __slots__ = __match_args__ = ("space",)
    type = "choose_start"
    space: Space

    def __init__(self, space: Space | str) -> None:
        self._fill(_space(space))


class ChooseGuardian(Action):
    """Take a guardian card, 1 to 5."""

    __slots__ = __match_args__ = ("card",)
    type = "choose_guardian"
    card: int

    def __init__(self, card: int) -> None:
        self._fill(card)


class Place(Action):
    """Place a token; ``sacrifice`` more tokens of this turn (0 or 1) pay for it."""

    __slots__ = __match_args__ = ("space", "sacrifice")
    type = "place"
    space: Space
    sacrifice: int

    def __init__(self, space: Space | str, sacrifice: int = 0) -> None:
        self._fill(_space(space), sacrifice)


class Sacrifice(Action):
    """Sacrifice a token for nothing (only under ``voluntary_sacrifice``)."""

    __slots__ = ()
    type, word = "sacrifice", "sacrifice"


class TakeTalisman(Action):
    """Become first player (guardian.1)."""

    __slots__ = ()
    type, word = "take_talisman", "talisman"


class MoveTile(Action):
    """Slide the tile of a slot into the gap."""

    __slots__ = __match_args__ = ("slot", "by")
    type = "move_tile"
    slot: int
    by: By

    def __init__(self, slot: int, by: By = By.GUARDIAN) -> None:
        self._fill(slot, By(by))


class MoveToken(Action):
    """Move one of one's own tokens from ``origin`` to ``target``."""

    __slots__ = __match_args__ = ("origin", "target", "by")
    type = "move_token"
    origin: Space
    target: Space
    by: By

    def __init__(self, origin: Space | str, target: Space | str, by: By = By.GUARDIAN) -> None:
        self._fill(_space(origin), _space(target), By(by))


class RotateTile(Action):
    """Rotate the tile of a slot a quarter turn."""

    __slots__ = __match_args__ = ("slot", "turn", "by")
    type = "rotate_tile"
    slot: int
    turn: Rotation
    by: By

    def __init__(self, slot: int, turn: Rotation, by: By = By.GUARDIAN) -> None:
        self._fill(slot, Rotation(turn), By(by))


class DeclineRuins(Action):
    """Let the waiting extra action of ruins go (only where it is taken at once)."""

    __slots__ = ()
    type, word = "decline_ruins", "decline"


class EndTurn(Action):
    """End the turn; tokens on volcanoes burn."""

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
    """Whether this is a whole number as JSON knows it (a truth value is none)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_space(value: object) -> TypeGuard[Space]:
    """Whether this is a row and a column, whole numbers both."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_whole, value))


def _space(value: object) -> Space:
    if isinstance(value, str):
        return parse_space(value)
    if not is_space(value):
        wanted = "name one as 'c4', or give its row and column, both from 0"
        raise ValueError(f"{quote(value)} is no space: {wanted}")
    return (value[0], value[1])


def _space_read(value: object) -> Space:
    """In a document, where a space has no name."""
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


#: What each field of an action is called in a document, and how it is read there.
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
#: The actions without fields, by their words.
BY_WORD: dict[str, Action] = {kind.word: kind() for kind in Action.__subclasses__() if kind.word}
