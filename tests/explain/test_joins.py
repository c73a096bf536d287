"""Messages are joined by `listed` or `sentences`, so that they can be translated again.

``"".join``, ``+`` and f-strings make plain strings of messages: what is stored in one language
stays in it. The check reads the source. It follows names inside a function, not between functions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "dokmus_widgets"
Function = ast.FunctionDef | ast.AsyncFunctionDef
#: Functions that return a message, beside those found by their return statements.
SOURCES = {"say", "listed", "sentences", "again"}


#: Plain joins that remain: texts that go to a file, or are made again whenever they are shown.
ALLOWED = {
    *("explain/seats.py: listed", "explain/seats.py: sentences"),  # they keep it translatable
    *("drawing/pictures/picture.py: picture_of", "drawing/pictures/picture.py: scene_picture"),
    *(
        "studies/report.py: Label.__call__",
        "studies/text.py: report_text",
        "studies/text.py: table_text",
    ),
    "summary/pictures.py: terrain_picture",
    "widgets/editor/sheet.py: heading",
    "widgets/review/notebook_file.py: notebook_file",
    *("widgets/rules/position_questions.py: _current_player", "widgets/rules/sheet.py: _readings"),
    "widgets/setup/widget.py: SetupExplorer._seats",
}


def functions(tree: ast.AST, above: str = "") -> Iterator[tuple[str, Function]]:
    """Yield every function with its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield above + node.name, node
        inner = f"{above}{node.name}." if isinstance(node, Function | ast.ClassDef) else above
        yield from functions(node, inner)


def own_nodes(function: Function) -> Iterator[ast.AST]:
    """Yield the nodes of a function without those of functions inside it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)


def is_message(node: ast.AST | None, names: set[str], messages: set[str]) -> bool:
    """Return whether an expression is a message, or a collection of messages."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in messages
        case ast.Call(func=ast.Attribute(value=value, attr=attr)):  # a method of strings
            return hasattr(str, attr) and is_message(value, names, messages)
        case ast.Name(id=name):
            return name in names
        case ast.IfExp(body=one, orelse=other):
            return is_message(one, names, messages) or is_message(other, names, messages)
        case ast.BoolOp(values=values) | ast.List(elts=values) | ast.Tuple(elts=values):
            return any(is_message(value, names, messages) for value in values)
        case ast.Starred(value=value) | ast.NamedExpr(value=value) | ast.Subscript(value=value):
            return is_message(value, names, messages)
        case ast.ListComp(elt=elt) | ast.GeneratorExp(elt=elt):
            return is_message(elt, names, messages)
    return False


def local_messages(function: Function, messages: set[str]) -> set[str]:
    """Return the local names that hold a message, or a list to which one is added."""
    names: set[str] = set()
    before = -1
    while before != len(names):
        before = len(names)
        for node in own_nodes(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    pass
                case ast.AugAssign(target=ast.Name(id=name), value=value):
                    pass
                case ast.NamedExpr(target=ast.Name(id=name), value=value):
                    pass
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[value]
                ):
                    pass
                case _:
                    continue
            if is_message(value, names, messages):
                names.add(name)
    return names


def returns_message(function: Function, messages: set[str]) -> bool:
    if function.returns is None or ast.unparse(function.returns) != "str":
        return False
    names = local_messages(function, messages)
    returned = (node.value for node in own_nodes(function) if isinstance(node, ast.Return))
    return any(is_message(value, names, messages) for value in returned)


def message_functions(trees: Sequence[ast.Module]) -> list[set[str]]:
    """Return for each module the functions that return a message, private ones of its own only."""
    public, found, before = set(SOURCES), [set[str]() for _ in trees], -1
    while before != (before := sum(map(len, found))):
        for tree, names in zip(trees, found, strict=True):
            for node in tree.body:
                if isinstance(node, Function) and returns_message(node, names | public):
                    names.add(node.name)
        public |= {name for names in found for name in names if not name.startswith("_")}
    return [names | public for names in found]


def is_plain_join(node: ast.AST, names: set[str], messages: set[str]) -> bool:
    """Return whether an expression makes a plain string of messages."""
    match node:
        case ast.Call(func=ast.Attribute(value=separator, attr="join"), args=[value]):
            return any(is_message(part, names, messages) for part in (separator, value))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            texts = (part for part in (left, right) if isinstance(part, ast.Call | ast.Subscript))
            return any(is_message(part, names, messages) for part in texts)
        case ast.JoinedStr(values=values):
            inserted = (part.value for part in values if isinstance(part, ast.FormattedValue))
            return any(is_message(part, names, messages) for part in inserted)
    return False


def joins(tree: ast.Module, messages: set[str]) -> Iterator[str]:
    """Yield the functions with a plain join of messages; ``__repr__`` may have some."""
    for name, function in functions(tree):
        names = local_messages(function, messages)
        found = (is_plain_join(node, names, messages) for node in own_nodes(function))
        if not name.endswith("__repr__") and any(found):
            yield name


def test_no_new_plain_joins_of_messages() -> None:
    paths = sorted(PACKAGE.rglob("*.py"))
    trees = [ast.parse(path.read_text("utf-8"), str(path)) for path in paths]
    found = {
        f"{path.relative_to(PACKAGE).as_posix()}: {name}"
        for path, tree, messages in zip(paths, trees, message_functions(trees), strict=True)
        for name in joins(tree, messages)
    }
    assert not found - ALLOWED, "join these with listed() or sentences()"


@pytest.mark.parametrize(
    "body",
    [
        "return ', '.join(say(name) for name in 'ab')",
        "words = [say('a')]; words.append('b'); return '; '.join(words)",
        "words = []; words.append(say('a')); return '; '.join(words)",
        "return say('list-and').join('ab')",
        "return f'{title()}.'",
        "return _title() + '.'",
        "words = title(); return words[:1].upper() + words[1:]",
    ],
)
def test_plain_joins_are_found(body: str) -> None:
    source = "def title() -> str: return say('a')\ndef _title() -> str: return title()\n"
    tree = ast.parse(f"{source}def text(): {body}")
    [messages] = message_functions([tree])
    assert [*joins(tree, messages)] == ["text"]


def test_lists_of_messages_are_no_plain_joins() -> None:
    tree = ast.parse("def text(): words = [say('a')]; return listed(words + ['b'])")
    [messages] = message_functions([tree])
    assert not [*joins(tree, messages)]
