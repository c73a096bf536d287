"""Check how docstrings begin: ``python -m tests.docstrings [PATH ...]`` (a part of ``make check``).

A function's summary is in the imperative (PEP 257; ruff's D401 knows the verbs' other forms, this
check the other words), that of a class, a module or a property is a noun phrase. None is a clause
such as "What is shown", which names nothing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("dokmus_widgets", "benchmarks", "docs")
CLAUSES = {
    *("what", "who", "whom", "whose", "how", "where", "that", "which", "whether", "when"),
    *("whatever", "whoever", "whichever"),
}
#: Words that open a noun phrase or a condition: no summary of a function begins so.
NOT_VERBS = {
    *("the", "a", "an", "all", "any", "both", "each", "every", "one", "its", "their", "this"),
    *("these", "those", "no", "none", "nothing", "not", "as", "at", "in", "of", "for", "from"),
    *("by", "with", "to", "on", "if", "some", "so", "many", "such", "only", "same", "once"),
    *("there", "it", "they"),
}
#: Decorators of what is read like an attribute, or given by pytest.
NOUNS = {"property", "cached_property", "fixture"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _is_noun(node: Function) -> bool:
    for decorator in node.decorator_list:
        named = decorator.func if isinstance(decorator, ast.Call) else decorator
        if getattr(named, "attr", getattr(named, "id", "")) in NOUNS:
            return True
    return node.name.startswith(("test_", "__"))


def faults(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the summary of each docstring that begins wrongly."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if not isinstance(node, ast.Module | ast.ClassDef | Function):
            continue
        text = ast.get_docstring(node)
        if not text:
            continue
        summary = text.splitlines()[0]
        first = summary.split()[0].strip(",.:;\"'`").lower()
        is_function = isinstance(node, Function) and not _is_noun(node)
        if first in CLAUSES or (is_function and first in NOT_VERBS):
            yield getattr(node, "lineno", 1), summary


def main(arguments: list[str]) -> int:
    """Print every fault below these paths; return 1 where there is one."""
    found = 0
    for given in arguments or FOLDERS:
        below = ROOT / given
        for path in [below] if below.is_file() else sorted(below.rglob("*.py")):
            for line, summary in faults(path):
                print(f"{path.relative_to(ROOT)}:{line}: {summary}")
                found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
