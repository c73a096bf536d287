"""Nouns agree with their numbers: messages receive numbers as integers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.explain.sources import PACKAGE
from tests.explain.written import IN, OUT, written

#: The variables that count things.
NUMBERS = (
    *(
        "asked",
        "cases",
        "columns",
        "count",
        "days",
        "done",
        "least",
        "high",
        "low",
        "minutes",
        "most",
    ),
    *("players", "points", "points_two", "right", "rounds", "rows", "sacrifices", "seats"),
    *("size", "slots", "supply", "tiles", "tiles_two", "tokens", "used", "usual", "wanted"),
    "wrong",
)
_BARE = re.compile(rf"{IN}(?:{'|'.join(NUMBERS)}){OUT}[ \u00a0\u202f]([^\W\d_][\w\u2019-]*)")
#: What may follow a number and has no number itself.
_SMALL = {
    "fr": {"à", "au", "de", "du", "en", "min", "ou", "par", "pour", "s", "sur"},
    "ru": {"в", "до", "за", "и", "из", "или", "любой", "мин", "с"},
}
#: Numbers that the rules, or the limits of the program, hold: the noun is right for each of them.
_FIXED = {
    "board-map": "5 or 8 tiles",
    "edit-by-seat": "2 to 4 players",
    "change-players-many": "2 to 4 players",
    "error-players": "a range",
    "edit-size": "a range",
    "fault-card": "2 to 4 players",
    "fault-name-long": "a range",
    "fault-rows": "a range",
    "fault-seats-differ": "2 to 4 players",
    "fault-tiles": "a range",
    "fault-tokens-most": "25 tokens",
    "fault-at-most": "hundreds of characters",
    "fault-text-long": "thousands of characters",
    "fault-marks-most": "hundreds of marks",
    "board-label": "three columns at least",
    "guardians-joined-text": "two waterways, of a space each at least",
    "guardians-parted-text": "two waterways, of a space each at least",
    "picture-width": "a range",
    "scores-track": "a range",
    "summary-board": "2 to 4 players, 5 or 8 tiles",
    "summary-players": "2 to 4 players",
    "summary-round": "8 rounds",
    "summary-setup-tiles": "5 and 8 tiles",
    "summary-ties": "a list of numbers",
    "summary-turn-tokens": "3 tokens",
    "unusual-temples": "2 and more temples",
}
#: These tell a number as it is typed, digit by digit.
_NAMES = {"error-seed"}


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_nouns_agree_with_their_numbers(language: str) -> None:
    bare = {
        f"{name}: {match[0]}"
        for name, text in written(language)
        for match in _BARE.finditer(text)
        if match[1] not in _SMALL[language] and name not in _FIXED
    }
    assert not bare, "choose by the number, as { $count -> [one] … *[other] … }, or say 'things: 2'"


def test_numbers_reach_messages_as_numbers() -> None:
    """A number made into text beforehand has no plural."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{value.lineno}: {keyword.arg}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for keyword in _said(ast.parse(path.read_text("utf-8")))
        if keyword.arg in NUMBERS and _is_text(value := keyword.value)
    ]
    assert not wrong


def _said(tree: ast.Module) -> Iterator[ast.keyword]:
    """Yield the keyword arguments of ``say`` calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            told = (
                node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
            )
            if node.func.id in ("say", "prompt") and told not in _NAMES:
                yield from node.keywords


def _is_text(value: ast.expr) -> bool:
    """Return whether an expression is certainly a string."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id == "str"
    return isinstance(value, ast.JoinedStr) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )
