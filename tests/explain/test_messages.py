"""The words: every message that the code asks for is there, and every one is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dokmus_widgets.core import Obstacle, Rule, Way
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.play import Tool

PACKAGE = Path(__file__).parents[2] / "dokmus_widgets"
_LITERAL = re.compile(r"""["']([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)["']""")


def messages() -> dict[str, str]:
    """Every message of the English files, with the file it stands in."""
    found: dict[str, str] = {}
    for path in sorted((PACKAGE / "explain" / "messages" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = path.name
    return found


def composed() -> set[str]:
    """Messages whose names the code puts together, from the enums that they are made of."""
    names = {f"rule-{rule.replace('.', '-')}" for rule in Rule}
    names |= {f"tool-{tool}" for tool in Tool}
    names |= {f"card-{card}" for card in CARDS} | {f"card-{card}-text" for card in CARDS}
    sheet = SeatScore(0, 0, 0, 0, 0, 0, 0)
    names |= {f"score-{line}" for line in sheet}
    names |= {f"no-{obstacle}" for obstacle in Obstacle if obstacle != Obstacle.CANNOT_PAY}
    names |= {f"why-{way}" for way in Way if way != Way.ALLOWED}
    return names


def asked_for() -> set[str]:
    """Messages that stand in the code as they are."""
    code = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    return set(_LITERAL.findall(code))


def test_every_composed_message_is_there() -> None:
    missing = {name for name in composed() if not has_message(name)}
    assert not missing


def test_every_message_is_used() -> None:
    families = ("moved-", "yes-", "do-", "why-forest-")
    unused = {
        name
        for name in messages()
        if name not in composed() | asked_for() and not name.startswith(families)
    }
    assert not unused


def test_an_unknown_message_or_variable_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nothing'"):
        say("nothing")
    with pytest.raises(KeyError, match="card"):
        say("seat-card")


def test_numbers_take_their_plural() -> None:
    assert say("seat-supply", tokens=1) == "1 token left"
    assert say("seat-supply", tokens=2) == "2 tokens left"


def test_what_is_put_into_a_message_stays_text() -> None:
    assert "{ $who } <b>" in say("moved-sacrifice", who="{ $who } <b>")
