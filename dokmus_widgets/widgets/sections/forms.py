"""Sections to fill in or to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY
from typing import Any, Literal

from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button


class When(SheetItem):
    """Another field of the form that has a ``value``, or one that is at ``least`` so much."""

    field: str
    value: str | None = None
    least: int = 0


class Option(SheetItem):
    """One of the values of a choice."""

    value: Any
    text: str
    hint: str = ""
    when: When | None = None


def numbers(values: Iterable[int]) -> list[Option]:
    """Numbers to choose from."""
    return [Option(value, str(value)) for value in values]


class Field(SheetItem):
    """A part of a form, shown only ``when`` another is filled in so."""

    name: str
    text: str
    _: KW_ONLY
    hint: str = ""
    when: When | None = None


class Choice(Field):
    """One of several values."""

    value: Any
    options: Sequence[Option]
    type: Literal["choice"] = "choice"


class Select(Field):
    """One of several texts, by its number from 0."""

    value: int
    texts: Sequence[str]
    type: Literal["select"] = "select"


class TextField(Field):
    """A text to type, on one line or on ``rows``, in the colour of a seat."""

    value: str
    longest: int
    rows: int = 0
    seat: int | None = None
    type: Literal["text"] = "text"


class Folded(Field):
    """Choices that stay folded away until asked for."""

    fields: Sequence[Choice | Select]
    type: Literal["folded"] = "folded"


class Form(Section):
    """Fields to fill in, folded away until asked for, or while there is an error in them.

    A button sends what was typed. Another ``fresh`` begins a new form with the values given.
    """

    title: str
    fields: Sequence[Field]
    buttons: Sequence[Button]
    _: KW_ONLY
    fresh: str
    error: str = ""
    is_open: bool = False


class Settings(Section):
    """Choices that take effect at once: each sends ``name`` with its name and its value."""

    label: str
    name: str
    fields: Sequence[Choice]


class Options(Section):
    """Buttons under a title that is seen, with a note."""

    title: str
    buttons: Sequence[Button]
    note: str = ""
