"""The words: every message that the code asks for is there, and every one is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dokmus_widgets.core import Action, Obstacle, Rule, Way
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
    names |= {f"score-{line}" for line in sheet} | {f"how-{line}" for line in sheet} - {"how-total"}
    names |= {f"setup-{field}" for field in ("players", "first", "seed", "hand_over")}
    names |= {"setup-curtain-yes", "setup-curtain-no"}
    types = [action.type for action in Action.__subclasses__()]
    names |= {f"moved-{kind}" for kind in types} | {f"yes-{kind}" for kind in types}
    names -= {"yes-place", "yes-move_token"}
    names |= {"yes-place-free", "yes-place-paid", "yes-move_token-step", "yes-move_token-temple"}
    names |= {"moved-place-paid", "moved-choose_guardian-shown"}
    names |= {f"do-{kind}" for kind in ("take_talisman", "sacrifice", "decline_ruins", "end_turn")}
    names |= {"why-forest-cost", "why-forest-beside", "why-forest-temple"}
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
    unused = set(messages()) - composed() - asked_for()
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
