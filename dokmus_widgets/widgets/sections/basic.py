"""The kinds of section that a sheet shows, each made by a function of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.widgets.board.sheet import Section


def heading(text: str, note: str = "", seat: int | None = None) -> Section:
    """A heading, a note beside it, in the colour of a seat."""
    return {"kind": "heading", "text": text, "note": note, "seat": seat}


def prompt(text: str, warning: str = "") -> Section:
    """What can be done now."""
    return {"kind": "prompt", "text": text, "warning": warning}


def note(text: str) -> Section:
    """Something to know, set small."""
    return {"kind": "note", "text": text}


def answer(given: Answer) -> Section:
    """The last answer, with a chip for each rule."""
    chips = [
        {"rule": str(rule), "text": say(f"rule-{str(rule).replace('.', '-')}")}
        for rule in given.rules
    ]
    return {"kind": "answer", "text": given.words, "done": given.done, "chips": chips}


def button(
    press: str,
    text: str,
    value: Any = None,
    *,
    pressed: bool | None = None,
    enabled: bool = True,
    primary: bool = False,
    hint: str = "",
) -> dict[str, Any]:
    """One button. Not ``enabled`` looks so, but can be pressed: the answer then says why not."""
    return {
        "press": press,
        "value": value,
        "text": text,
        "pressed": pressed,
        "enabled": enabled,
        "primary": primary,
        "hint": hint,
    }


def buttons(label: str, parts: Iterable[dict[str, Any]]) -> Section:
    """A row of buttons under a label that is read out."""
    return {"kind": "buttons", "label": label, "buttons": list(parts)}


def cards(label: str, parts: Sequence[Mapping[str, Any]]) -> Section:
    """Cards to choose from: number, name and text each."""
    return {"kind": "cards", "label": label, "cards": [dict(card) for card in parts]}


def curtain(title: str, text: str, parts: Iterable[dict[str, Any]]) -> Section:
    """A curtain over what the next player must not see yet."""
    return {"kind": "curtain", "title": title, "text": text, "buttons": list(parts)}


def seats(label: str, parts: Sequence[Mapping[str, Any]]) -> Section:
    """The players: name, seat, whether it is their turn, and notes."""
    return {"kind": "seats", "label": label, "seats": [dict(part) for part in parts]}


def table(
    title: str, columns: Sequence[Mapping[str, Any]], rows: Sequence[Mapping[str, Any]]
) -> Section:
    """A table: ``columns`` have a text and a seat; ``rows`` a text and values."""
    return {"kind": "table", "title": title, "columns": list(columns), "rows": list(rows)}


def moves(title: str, empty: str, groups: Sequence[Mapping[str, Any]]) -> Section:
    """Moves in groups, each with a title and lines; ``empty`` where there are none."""
    return {"kind": "moves", "title": title, "empty": empty, "groups": list(groups)}


def form(
    title: str,
    fields: Sequence[Mapping[str, Any]],
    parts: Iterable[dict[str, Any]],
    *,
    is_open: bool,
    error: str,
    fresh: str,
) -> Section:
    """Fields to fill in, folded away until asked for.

    A button sends what was typed. ``error`` says what is wrong with it; another ``fresh`` begins a
    new form with the values given.
    """
    return {
        "kind": "form",
        "id": fresh,
        "error": error,
        "title": title,
        "fields": list(fields),
        "buttons": list(parts),
        "open": is_open,
    }


def folded(title: str, fields: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Fields of a form that stay folded away until asked for."""
    return {"name": title, "type": "folded", "text": title, "fields": list(fields)}


def copy(
    label: str, text: str, *, hint: str, fresh: str, query: bool = False, rows: int = 0
) -> Section:
    """A text to take along; it is copied where its button was pressed.

    ``query``: it is the query of a link, shown with the page's address in front; ``rows``: how many
    are seen, 0 for a single line; another ``fresh`` is copied anew.
    """
    return {
        "kind": "copy",
        "id": fresh,
        "label": label,
        "text": text,
        "query": query,
        "rows": rows,
        "hint": hint,
        "again": say("copy-again"),
        "copied": say("copy-done"),
        "refused": say("copy-refused"),
    }


def guide(title: str, lead: Sequence[str], entries: Sequence[tuple[Sequence[str], str]]) -> Section:
    """An explanation, folded away: leading paragraphs, then texts beside symbols of the chart."""
    listed = [{"symbols": list(symbols), "text": text} for symbols, text in entries]
    return {"kind": "guide", "title": title, "lead": list(lead), "entries": listed}
