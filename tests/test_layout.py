"""Imports go one way, and the light packages stay light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "dokmus_widgets"
NAME = PACKAGE.name

# What each part of the package imports of ours, besides itself: no more and no less. A part that is
# not listed here fails the test: decide where it belongs.
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    # Validation knows no widget and no host.
    "validation": set(),
    "explain": {"core", "analysis"},
    # Storage knows nothing of games.
    "storage": set(),
    "analysis": {"core"},
    # The game for learners of AI.
    "environment": {"core", "analysis"},
    "studies": {"analysis", "core", "drawing", "environment", "explain"},
    "cases": {"core"},
    "lessons": {"core", "explain", "cases", "play", "analysis", "storage"},
    "drawing": {"core", "explain"},
    "play": {"core", "explain", "analysis"},
    # Turns of played games with a question: each is taken as a lesson of one step.
    "puzzles": {"core", "explain", "analysis", "cases", "play", "lessons"},
    # The explorers without a screen, as `play` is the game without one.
    "explore": {"core", "explain", "cases", "drawing", "play"},
    # The rules on one page.
    "summary": {"core", "explain", "cases", "drawing"},
    "widgets": {
        *("core", "validation", "explain", "cases", "lessons"),
        *("drawing", "play", "explore", "storage", "analysis", "puzzles"),
    },
    # Widgets in an app of somebody else.
    "panel": {"host", "validation", "widgets"},
    # Pages of our own, whatever serves them.
    "host": {
        *("widgets", "lessons", "explain", "drawing", "core", "validation", "storage"),
        *("play", "analysis"),
    },
    # The pages as files, and Python's end of them in a browser.
    "site": {
        *("host", "widgets", "summary", "explain", "drawing", "validation", "storage"),
    },
    "app": {"analysis", "host", "widgets", "play", "summary", "validation", "storage", "drawing"},
    # The command loads the app only once it is asked for, and so what it draws pictures with.
    "cli": {
        "app",
        "site",
        "validation",
        "explore",
        "play",
        "explain",
        "drawing",
        "summary",
        "storage",
        "studies",
        "puzzles",
    },
}

# Third parties that only some parts may import, at any depth in a function too.
ONLY_IN: dict[str, set[str]] = {
    "panel": {"app", "panel"},
    "bokeh": {"app", "studies", "widgets"},
    "cloudpickle": {"studies"},
    "distributed": {"studies"},
    "numpy": {"environment", "studies"},
    "pyarrow": {"studies"},
    "tqdm": {"cli"},
    "ipywidgets": {"app", "host", "panel", "widgets"},
    "comm": {"host"},
    "brotli": {"host"},
    "anywidget": {"widgets"},
    "traitlets": {"host", "widgets"},
    "IPython": {"widgets"},
    "click": {"cli"},
    "segno": {"widgets"},
    "sqlalchemy": {"storage"},
    "alembic": {"storage"},
    "fluent": {"explain", "widgets"},
    "gymnasium": {"environment"},
    "pettingzoo": {"environment"},
    "pyspiel": {"environment"},
}

# Importing these must not load any of HEAVY.
LIGHT = ["dokmus_widgets", "dokmus_widgets.core", "dokmus_widgets.cli"]
HEAVY = [
    "sqlalchemy",
    "alembic",
    "panel",
    "bokeh",
    "ipywidgets",
    "anywidget",
    "traitlets",
    "jupyterlab",
    "IPython",
]


def part_of(path: Path) -> str:
    """Return the part of the package that a file belongs to: a folder or a module."""
    relative = path.relative_to(PACKAGE)
    return relative.parts[0] if len(relative.parts) > 1 else relative.stem


def files() -> Iterator[Path]:
    """Yield every Python file of the package."""
    return (path for path in sorted(PACKAGE.rglob("*.py")))


def module_name(path: Path) -> str:
    """Return the dotted name of a file's module (of its package, for ``__init__.py``)."""
    parts = [NAME, *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and full dotted name of everything that a file imports."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def parts_needed() -> dict[str, set[str]]:
    """Return what each part of the package imports of the others."""
    needed: dict[str, set[str]] = {part_of(path): set() for path in files()}
    needed.pop("__init__", None)
    for path in files():
        part = part_of(path)
        for _, name in imported(path):
            first, *rest = name.split(".")
            if part in needed and first == NAME and rest:
                needed[part] |= {rest[0]} & set(needed) - {part}
    return needed


def faults() -> Iterator[str]:
    """Yield every import that goes the wrong way, with its place."""
    ours = {part_of(path) for path in files()} - {"__init__"}
    for path in files():
        part = part_of(path)
        if part == "__init__":  # the public names: their packages are loaded when they are used
            continue
        for line, name in imported(path):
            place = f"{path.relative_to(PACKAGE.parent)}:{line}: {part} imports {name}"
            first, *rest = name.split(".")
            if first == NAME:
                target = rest[0] if rest else ""
                wrong = target in ours - {part} and target not in ALLOWED.get(part, set())
            elif part == "core":
                wrong = first not in sys.stdlib_module_names
            else:
                wrong = part not in ONLY_IN.get(first, {part})
            if wrong:
                yield place


def test_every_part_has_its_place() -> None:
    parts = {part_of(path) for path in files()} - {"__init__"}
    assert parts <= set(ALLOWED), "say in ALLOWED what the new part may import"


def test_the_directions_make_no_circle() -> None:
    left = {part: set(targets) for part, targets in ALLOWED.items()}
    while left:
        lowest = {part for part, targets in left.items() if not targets & set(left)}
        assert lowest, f"a circle among {sorted(left)}"
        left = {part: targets for part, targets in left.items() if part not in lowest}


def test_no_files_import_each_other_in_a_circle() -> None:
    """Late imports count, but for those by which the core's face hands on what it is asked."""
    modules = {module_name(path): path for path in files()}
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        lines = range(0)
        if module == f"{NAME}.core.state":
            [face] = [
                n for n in ast.parse(path.read_text("utf-8")).body if isinstance(n, ast.ClassDef)
            ]
            lines = range(face.lineno, (face.end_lineno or 0) + 1)
        names = [name for line, name in imported(path) if line not in lines]
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        graph[module] = found & set(modules) - {module}
    assert [*TopologicalSorter(graph).static_order()]  # which says what the circle is


def test_imports_go_one_way() -> None:
    found = list(faults())
    assert not found, "\n".join(found)


def test_no_permission_is_left_that_nobody_needs() -> None:
    needed = parts_needed()
    unneeded = {part: targets - needed[part] for part, targets in ALLOWED.items()}
    assert not any(unneeded.values()), unneeded


def test_relative_imports_are_seen_too() -> None:
    # The check above would be worth nothing if it could not read these.
    path = PACKAGE / "host" / "persistence.py"
    names = {name for _, name in imported(path)}
    assert "dokmus_widgets.host.pages.LEARN" in names
    assert "dokmus_widgets.widgets.persistence.autosave.AutoSave" in names


@pytest.mark.parametrize("module", LIGHT)
def test_light_modules_load_nothing_heavy(module: str) -> None:
    program = (
        f"import sys, {module}\n"
        f"print(*sorted(set({HEAVY!r}) & {{name.split('.')[0] for name in sys.modules}}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=240, check=True
    )
    assert done.stdout.split() == []


def test_the_core_loads_only_the_standard_library() -> None:
    assert loaded_by("import dokmus_widgets.core") <= {NAME, *sys.stdlib_module_names}


@pytest.mark.parametrize(
    "line", ["import dokmus_widgets", "from dokmus_widgets import State, new_game, read_action"]
)
def test_the_public_names_of_the_core_load_only_the_standard_library(line: str) -> None:
    assert loaded_by(line) <= {NAME, *sys.stdlib_module_names}


def test_importing_the_package_loads_none_of_its_parts() -> None:
    loaded = loaded_by("import dokmus_widgets", whole=True)
    assert [module for module in loaded if module.startswith(f"{NAME}.")] == []


def loaded_by(line: str, *, whole: bool = False) -> set[str]:
    """Return the modules that a line of Python loads, by default their top packages."""
    # Compared with a bare start: an editable installation loads a finder of its own.
    program = f"import sys; before = set(sys.modules); {line}; " + (
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=240, check=True
    )
    modules = done.stdout.split()
    return set(modules) if whole else {module.split(".")[0] for module in modules}
