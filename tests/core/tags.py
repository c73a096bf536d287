"""Tags of tests with rules and readings, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

TESTS = Path(__file__).resolve().parents[1]

#: A value of a switch, e.g. ``("temple_reach", "last_token")``.
Reading = tuple[str, str | bool]

#: The rule that each switch reads in two ways.
CONCERNS = {
    "temple_reach": "temple.link",
    "ruins_timing": "ruins.now",
    "start_edge": "setup.start_space",
    "voluntary_sacrifice": "turn.sacrifice",
    "ruins_on_move": "ruins.chain",
    "temple_water": "water.waterway",
    "temple_rows": "temple.pair",
}


class Tagged(NamedTuple):
    """One test with the rule ids and the readings that it is tagged with."""

    name: str
    rules: frozenset[str]
    readings: frozenset[Reading]


@cache
def tagged() -> tuple[Tagged, ...]:
    """Return every test that carries a tag ``rule`` or ``reading``."""
    return tuple(
        test
        for path in sorted(TESTS.rglob("test_*.py"))
        for test in tags_of(path.read_text("utf-8"), path.relative_to(TESTS).as_posix())
    )


def tags_of(source: str, file: str) -> Iterator[Tagged]:
    """Yield the tagged tests of one source text."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        rules = frozenset(rule for (rule,) in _tags(node, "rule"))
        readings = frozenset((switch, value) for switch, value in _tags(node, "reading"))
        if rules or readings:
            yield Tagged(f"{file}::{node.name}", rules, readings)


def _tags(test: ast.FunctionDef, marker: str) -> Iterator[tuple[Any, ...]]:
    for decorator in test.decorator_list:
        match decorator:
            case ast.Call(func=func, args=args) if ast.unparse(func) == f"pytest.mark.{marker}":
                yield tuple(map(ast.literal_eval, args))
