"""The kinds of section that the position editor adds, each made by a function of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.explore.asking.words import rule_name
from dokmus_widgets.explore.editor.remarks import Remark
from dokmus_widgets.widgets.board.sheet import Section


def remarks(title: str, tone: str, found: Iterable[Remark], names: Sequence[str]) -> Section:
    """What there is to remark; ``tone``: missing, stop, note or sound."""
    told = [
        {
            "text": remark.words(names),
            "chips": [{"rule": str(rule), "text": rule_name(rule)} for rule in remark.rules],
        }
        for remark in found
    ]
    return {"kind": "remarks", "title": title, "tone": tone, "remarks": told}


def option(value: Any, text: str) -> dict[str, Any]:
    """One of the values of a setting."""
    return {"value": value, "text": text}


def setting(
    press: str, name: str, text: str, value: Any, options: Iterable[Mapping[str, Any]]
) -> dict[str, Any]:
    """A choice among options; choosing sends ``press`` with the name and the value."""
    return {
        "press": press,
        "name": name,
        "text": text,
        "value": value,
        "options": [dict(one) for one in options],
    }


def settings(label: str, fields: Iterable[Mapping[str, Any]]) -> Section:
    """Choices that take effect at once."""
    return {"kind": "settings", "label": label, "fields": [dict(field) for field in fields]}
