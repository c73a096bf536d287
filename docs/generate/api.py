"""The API reference: a page for each public package, an entry for each name it exports."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from inspect import getdoc
from pkgutil import walk_packages
from types import ModuleType
from typing import Final

import dokmus_widgets
from docs.generate.docstrings import with_fences

#: The folder of the pages; below it a page for each package, and the index.
FOLDER: Final = "reference/api"
_NAME: Final = dokmus_widgets.__name__
#: Widgets and panes have traits for their front ends too, which have no docstrings; a pane inherits
#: hundreds of names from Panel.
_DOCUMENTED_ONLY: Final = "    options:\n      show_if_no_docstring: false\n"
_OPTIONS: Final = {
    "widgets": _DOCUMENTED_ONLY,
    "panel": f"{_DOCUMENTED_ONLY}      inherited_members: false\n",
}


@cache
def public_modules() -> dict[str, ModuleType]:
    """Return the modules that export names by ``__all__``, by name, without the whole package."""
    found = {}
    for info in walk_packages(dokmus_widgets.__path__, f"{_NAME}."):
        parts = info.name.split(".")[1:]
        if (info.ispkg or len(parts) == 1) and not any(part.startswith("_") for part in parts):
            module = import_module(info.name)
            if hasattr(module, "__all__"):
                found[info.name] = module
    return found


def homes() -> dict[tuple[str, str], str]:
    """Return for each exported name, by module and name, the module whose page describes it.

    A name that several packages export is described by the innermost. Names that only the whole
    package exports are described on the index, by the module that defines them.
    """
    modules = public_modules()
    owners: dict[int | tuple[str, str], str] = {}
    for name, module in sorted(modules.items(), key=lambda item: item[0].count(".")):
        for one in module.__all__:
            owners[_identity(module, one)] = name
    whole = {_NAME: dokmus_widgets, **modules}
    return {
        (name, one): owners.get(_identity(module, one)) or getattr(module, one).__module__
        for name, module in whole.items()
        for one in module.__all__
    }


def _identity(module: ModuleType, name: str) -> int | tuple[str, str]:
    value = getattr(module, name)
    shared = isinstance(value, int | float | str | tuple | frozenset)
    return (name, repr(value)) if shared else id(value)


def path_of(module: str) -> str:
    """Return the path of the page that has the names of a module."""
    known = module in public_modules()
    return f"{FOLDER}/{module.removeprefix(f'{_NAME}.') if known else 'index'}.md"


def pages() -> dict[str, str]:
    """Return all pages, by path."""
    modules, where = public_modules(), homes()
    return {
        f"{FOLDER}/index.md": _index(modules, where),
        **{path_of(name): _page(name, module, where) for name, module in modules.items()},
    }


def _page(name: str, module: ModuleType, where: dict[tuple[str, str], str]) -> str:
    own = [one for one in module.__all__ if where[name, one] == name]
    others = [one for one in module.__all__ if where[name, one] != name]
    short = name.removeprefix(f"{_NAME}.")
    head = f"---\ntitle: {short}\n---\n\n# `{name}`\n\n{docstring(module)}\n"
    parts = [head]
    if others:
        links = ", ".join(f"[`{one}`]({_link(where[name, one], one)})" for one in others)
        parts.append(f"Also exported here: {links}.\n")
    parts += [f"::: {name}.{one}\n{_OPTIONS.get(short, '')}" for one in own]
    return "\n".join(parts)


def _link(module: str, name: str) -> str:
    return f"{path_of(module).removeprefix(f'{FOLDER}/')}#{module}.{name}"


def docstring(module: ModuleType) -> str:
    """Return the docstring of a module as Markdown."""
    return with_fences(getdoc(module) or "")


def _index(modules: dict[str, ModuleType], where: dict[tuple[str, str], str]) -> str:
    rows = [
        f"| [`{name.removeprefix(f'{_NAME}.')}`]({path_of(name).removeprefix(f'{FOLDER}/')}) "
        f"| {(module.__doc__ or '').strip().partition(chr(10) * 2)[0].replace(chr(10), ' ')} |"
        for name, module in modules.items()
    ]
    others = [(one, where[_NAME, one]) for one in dokmus_widgets.__all__]
    others = [(one, home) for one, home in others if home not in modules]
    names = ", ".join(
        f"[`{name}`]({_link(where[_NAME, name], name)})" for name in dokmus_widgets.__all__
    )
    return (
        "# Python\n\nThese pages are made from the docstrings of the package. What is not listed "
        "is private, and may change in any release.\n\nThe names that one needs first are exported "
        f"by `{_NAME}` itself:\n{names}.\n\n| package | what it has |\n|---|---|\n"
        + "\n".join(rows)
        + "".join(f"\n\n::: {home}.{name}" for name, home in others)
        + "\n"
    )
