"""The Python files that pages run: this package, its dependencies and the standard library.

Unused modules are left out, to keep the download small.
"""

import json
import pickle
import shutil
import tomllib
import zipfile
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.widgets.review.bokeh_documents import PREPARED, templates

_PACKAGE: Final = Path(__file__).parents[1]
_DATA: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("left_out.toml").read_text("utf-8")
)
#: The files of the search, which pages fetch when they are needed.
FETCHED: Final = (
    "claims.txt",
    "built/weights.txt",
    *(f"built/{language}.json" for language in LANGUAGES),
)
#: What notebooks in a browser do not need.
LAB: Final = _DATA["lab"]
_EXCLUDED_PARTS: Final = (
    *_DATA["pages"]["package"],
    *(f"explore/questions/{name}" for name in FETCHED),
)
_EXCLUDED_DEPENDENCIES: Final = ("babel/locale-data", *_DATA["pages"]["dependencies"])
#: Modules of the standard library that no page imports.
EXCLUDED_MODULES: Final = _DATA["pages"]["modules"].split()
_EXCLUDED_PATHS: Final = (*EXCLUDED_MODULES, *(f"{name}.py" for name in EXCLUDED_MODULES))
_LOCALES: Final = ("root", *LANGUAGES, "en_001")


def _is_below(name: str, paths: Iterable[str]) -> bool:
    return any(fnmatchcase(name, path) or fnmatchcase(name, f"{path}/*") for path in paths)


def copy_package(tree: Path) -> None:
    for path in sorted(_PACKAGE.rglob("*")):
        name = path.relative_to(_PACKAGE).as_posix()
        is_front = name.startswith("widgets/front/") and path.suffix in (".mjs", ".css", ".txt")
        if (
            path.is_dir()
            or "__pycache__" in path.parts
            or _is_below(name, _EXCLUDED_PARTS)
            or path.suffix == ".woff2"
            or (is_front and path.name != "stub.mjs")
        ):
            continue
        target = tree / _PACKAGE.name / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def extract_wheels(tree: Path, wheels: Iterable[Path]) -> None:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(tree, [name for name in packed.namelist() if _is_needed(name)])
    fields = _DATA["used"]["locale_fields"]
    for path in (tree / "babel" / "locale-data").glob("*.dat"):
        _rewrite(path, lambda data: {name: data[name] for name in fields if name in data})
    _rewrite(
        tree / "babel" / "global.dat",
        lambda data: {name: {} for name in data} | {"cldr": data["cldr"]},
    )


def _rewrite(path: Path, select: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Reduce a pickled file of Babel to the data that are needed."""
    path.write_bytes(pickle.dumps(select(pickle.loads(path.read_bytes()))))


def write_stubs(tree: Path) -> None:
    for name, text in _DATA["stubs"].items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, "utf-8")


def write_chart_specs(tree: Path) -> None:
    """Write the charts' specifications, which Bokeh prepares: pages do not have Bokeh."""
    (tree / "dokmus_widgets/widgets/review" / PREPARED).write_text(templates(), "utf-8")


def _is_needed(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in _LOCALES
    if ".dist-info/" in name:
        return name.endswith("/METADATA")
    return (
        ".data/" not in name
        and not _is_below(name, _EXCLUDED_DEPENDENCIES)
        and not name.endswith((".pyi", "py.typed", "/"))
    )


def extract_standard_library(tree: Path, library: Path) -> None:
    with zipfile.ZipFile(library) as packed:
        encodings = _DATA["used"]["encodings"]
        names = [
            name
            for name in packed.namelist()
            if not _is_below(name, _EXCLUDED_PATHS)
            and (not name.startswith("encodings/") or Path(name).stem in encodings)
        ]
        packed.extractall(tree, names)


def _compiled_files(tree: Path) -> list[Path]:
    """Return the files of a folder, without Python sources."""
    return sorted(path for path in tree.rglob("*") if path.is_file() and path.suffix != ".py")


def write_zip(tree: Path, target: Path) -> None:
    """Write a folder as a zip file for imports, uncompressed: the site compresses it."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for path in _compiled_files(tree):
            packed.writestr(zipfile.ZipInfo(path.relative_to(tree).as_posix()), path.read_bytes())


def pack(tree: Path) -> bytes:
    """Concatenate the files of a folder after a line of JSON with their names and lengths."""
    files = _compiled_files(tree)
    contents = [(path.relative_to(tree).as_posix(), path.read_bytes()) for path in files]
    head = json.dumps([(name, len(content)) for name, content in contents])
    return b"".join([head.encode(), b"\n", *(content for _, content in contents)])
