"""Parsers of the message files, and of the code that uses messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Transformer, Visitor

PACKAGE = Path(__file__).parents[2] / "dokmus_widgets"
FOLDER = PACKAGE / "explain" / "messages"
#: A file in English that the core has, because it reads it too.
CORE_FILE = PACKAGE / "core" / "faults.ftl"
#: What stands for anything in the pattern of a name that the code puts together.
ANYTHING = "{}"
_NAME = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*")
_PATTERN = re.compile(r"[a-z][a-z0-9_]*-(?:[a-z0-9_.-]|\{\})*")


@cache
def files(language: str) -> tuple[str, ...]:
    """Return the message files of a language, as paths below its folder."""
    top = FOLDER / language
    found = {path.relative_to(top).as_posix() for path in top.rglob("*.ftl")}
    return tuple(sorted(found | {CORE_FILE.name}))


def text_of(language: str, name: str) -> str:
    """Return the text of a message file."""
    path = FOLDER / language / name
    return (path if path.exists() else CORE_FILE).read_text("utf-8")


@cache
def messages(language: str) -> dict[str, fluent.Pattern]:
    """Return the patterns of every message and attribute (``name.attribute``) of a language.

    The parts that messages have in common stand in their places.
    """
    found: dict[str, fluent.Pattern] = {}
    for name in files(language):
        text = text_of(language, name)
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                for part, words in parts:
                    assert words is not None, f"{language}/{name}: {part} has no words"
                    assert part not in found, f"{language}/{name}: {part} stands twice"
                    found[part] = words
    common = {part: found.pop(part) for part in [*found] if part.startswith("part-")}
    for words in found.values():
        _WithParts(common).visit(words)
    return found


class _WithParts(Transformer):
    """Replaces references to parts by their only placeables."""

    def __init__(self, common: dict[str, fluent.Pattern]) -> None:
        self.common = common

    def visit_Placeable(self, node: fluent.Placeable) -> fluent.BaseNode:
        if isinstance(node.expression, fluent.MessageReference):
            (placeable,) = self.common[node.expression.id.name].elements
            return placeable
        return self.generic_visit(node)


class _Parts(Visitor):
    """The variables, literal text and plural selects of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []
        self.choices: list[fluent.SelectExpression] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.text.append(node.value)

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:
        self.text.append(node.value)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def parts(words: fluent.Pattern) -> _Parts:
    found = _Parts()
    found.visit(words)
    return found


def keys(choice: fluent.SelectExpression) -> set[str]:
    """Return the keys of a select expression."""
    return {
        variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
        for variant in choice.variants
    }


def _strings() -> Iterator[str]:
    """Return every string in the code, with ``ANYTHING`` for inserted values."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        inside = {
            id(value)
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for value in node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                yield "".join(
                    str(value.value) if isinstance(value, ast.Constant) else ANYTHING
                    for value in node.values
                )
            elif isinstance(node, ast.Constant) and id(node) not in inside:
                yield node.value if isinstance(node.value, str) else ""


@cache
def said() -> frozenset[str]:
    """Return every string in the code that could be a message id."""
    return frozenset(text for text in _strings() if _NAME.fullmatch(text))


@cache
def put_together() -> frozenset[str]:
    """Return every pattern in the code that could build a message id, such as ``rule-{}``."""
    return frozenset(text for text in _strings() if ANYTHING in text and _PATTERN.fullmatch(text))


def matches(pattern: str, name: str) -> bool:
    """Return whether a pattern could build that id."""
    halves = map(re.escape, pattern.split(ANYTHING))
    return re.fullmatch("[a-z0-9_-]+".join(halves), name) is not None
