"""Forms and settings."""

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY
from typing import Any, Literal

from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button


class When(SheetItem):
    """A condition: another field has a ``value``, or is at ``least`` a number."""

    field: str
    value: str | None = None
    least: int = 0


class Option(SheetItem):
    """A value of a choice."""

    value: Any
    text: str
    hint: str = ""
    when: When | None = None


def numbers(values: Iterable[int]) -> list[Option]:
    return [Option(value, str(value)) for value in values]


class Field(SheetItem):
    """A field of a form; ``when``: the condition under which it is shown."""

    name: str
    text: str
    _: KW_ONLY
    hint: str = ""
    when: When | None = None


class Choice(Field):
    """A field with one of several values."""

    value: Any
    options: Sequence[Option]
    type: Literal["choice"] = "choice"


class Switch(Field):
    """A field that is on or off."""

    value: bool
    type: Literal["switch"] = "switch"


class Select(Field):
    """A field with one of several texts, by its index."""

    value: int
    texts: Sequence[str]
    type: Literal["select"] = "select"


class TextField(Field):
    """A text field with one line or ``rows``, in the colour of a seat."""

    value: str
    longest: int
    rows: int = 0
    seat: int | None = None
    type: Literal["text"] = "text"


class Folded(Field):
    """A folded group of fields."""

    fields: Sequence[Field]
    type: Literal["folded"] = "folded"


class Form(Section):
    """A form, folded until it is opened, or while there is no error in it.

    A button sends the values; a press named ``keeps``, with ``fresh``, those that are being typed.
    A new ``fresh`` resets the form.
    """

    title: str
    fields: Sequence[Field]
    buttons: Sequence[Button]
    _: KW_ONLY
    fresh: str
    keeps: str = ""
    error: str = ""
    is_open: bool = False


class Settings(Section):
    """Choices that take effect at once: each sends ``name`` with its name and its value.

    ``label``: empty where a title or the only field says it.
    """

    label: str
    name: str
    fields: Sequence[Choice | Switch]


class Options(Section):
    """Buttons under a visible title, with a note."""

    title: str
    buttons: Sequence[Button]
    note: str = ""
