"""The Python that pages run: the standard library, our own, and theirs; only what is needed."""

from __future__ import annotations

import json
import pickle
import shutil
import zipfile
from collections.abc import Callable, Iterable, Set
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.widgets.review.bokeh_documents import PREPARED, templates

_PACKAGE: Final = Path(__file__).parents[1]
#: Of ours, what no page needs: the other hosts, and what is sent to a page as it is.
_NOT_OURS: Final = (
    *("app", "cli", "environment", "lab", "studies", "summary", "host/static", "drawing/fonts"),
    *("storage/migrations", "storage/database.py", "storage/opening.py", "storage/schema.py"),
    *("host/template.py", "host/files.py", "validation/policy.py"),
    *(f"site/{name}.py" for name in ("builder", "lite", "packages", "pages", "tree")),
    *(f"site/{name}" for name in ("scripts", "templates", "wheels.txt", "lab_wheels.txt")),
    "widgets/front/built",
)
_NOT_THEIRS: Final = (
    *("babel/messages", "babel/locale-data"),
    *("traitlets/tests", "traitlets/config/sphinxdoc.py", "fluent/syntax/py.typed"),
    *("ipywidgets/widgets/tests", "ipywidgets/tests", "fsrs/optimizer.py"),
)
#: Of Babel, how numbers are written and what is plural, in our languages; nothing of dates, money,
#: places, and a thousand other languages. It would be read at each visit.
_LOCALES: Final = ("root", *LANGUAGES, "en_001")
_LOCAL: Final = (
    *("locale_id", "plural_form", "ordinal_form", "number_symbols", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats"),
)
#: Of the standard library, what no page imports.
LEFT_OUT: Final = (
    "idlelib tkinter turtle turtledemo ensurepip venv pydoc test pydoc_data unittest sqlite3 "
    "curses dbm multiprocessing wsgiref xmlrpc _pyrepl pdb profile cProfile profiling ftplib "
    "imaplib poplib smtplib mailbox doctest xml ctypes asyncio/windows_events lib2to3 "
    "site-packages tarfile zipapp webbrowser optparse _pydecimal _pydatetime _pyio "
    "socketserver email http pickletools configparser bdb plistlib pstats trace modulefinder "
    "mimetypes tracemalloc wave compileall symtable csv cmd fileinput pyclbr tabnanny code "
    "filecmp timeit netrc getpass quopri shelve rlcompleter pty sched colorsys statistics "
    "antigravity this __phello__ __hello__ nturl2path stringprep bz2 lzma compression/zstd"
)
_NOT_STANDARD: Final = tuple(
    f"{name}{ending}" for name in LEFT_OUT.split() for ending in ("", ".py")
)
#: Of its encodings, those that a browser's Python has a use for.
_ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig")


#: What a page can do without until somebody searches.
_LATER: Final = "dokmus_widgets/explore/questions/learned/"
#: In place of what would import much that no page needs: IPython is asked for a notebook only; of
#: ipywidgets there are boxes and what everything is made of; a page has one front end, not one of
#: each widget, which is what anywidget adds; it loads the widget that it shows and no other; no
#: folder keeps anything; and no message tells a time.
_IN_PLACE: Final = {
    "IPython/__init__.py": "def get_ipython(): return None",
    "IPython/display.py": "class SVG: pass\nclass Image: pass",
    "dokmus_widgets/widgets/__init__.py": "",
    "platformdirs.py": "def user_data_path(*given, **named): raise NotImplementedError",
    "pytz.py": "UTC = None",
    "babel/dates.py": "format_date = format_time = get_datetime_format = get_timezone = None",
    "attr/__init__.py": """
from . import validators
from ._make import evolve
from ._make import attrib as ib, attrs as s
""",
    "attr/validators.py": """
def in_(options):
    def check(_instance, attribute, value):
        if value not in options:
            raise ValueError(f"{attribute.name} must be one of {options}")
    return check
""",
    "anywidget.py": "from ipywidgets import DOMWidget as AnyWidget",
    "ipywidgets/__init__.py": "from ipywidgets.widgets import *",
    "ipywidgets/widgets/__init__.py": """
from .widget import Widget, widget_serialization
from .domwidget import DOMWidget
from .widget_layout import Layout
from .widget_box import Box, HBox, VBox
""",
}


def _is_below(name: str, paths: Iterable[str]) -> bool:
    return any(name == path or name.startswith(f"{path}/") for path in paths)


def lay_ours(tree: Path) -> None:
    """Our own package."""
    for path in sorted(_PACKAGE.rglob("*")):
        name = path.relative_to(_PACKAGE).as_posix()
        is_front = name.startswith("widgets/front/") and path.suffix in (".mjs", ".css", ".txt")
        if (
            path.is_dir()
            or "__pycache__" in path.parts
            or _is_below(name, _NOT_OURS)
            or path.suffix == ".woff2"
            or (is_front and path.name != "stub.mjs")
        ):
            continue
        target = tree / _PACKAGE.name / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def lay_theirs(tree: Path, wheels: Iterable[Path]) -> None:
    """What the wheels have of Python, with the little that they ask of their own description."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(tree, [name for name in packed.namelist() if _is_needed(name)])
    for path in (tree / "babel" / "locale-data").glob("*.dat"):
        _cut(path, lambda data: {name: data[name] for name in _LOCAL if name in data})
    _cut(
        tree / "babel" / "global.dat",
        lambda data: {name: {} for name in data} | {"cldr": data["cldr"]},
    )


def _cut(path: Path, kept: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Leave of a file of Babel's only what is needed."""
    path.write_bytes(pickle.dumps(kept(pickle.loads(path.read_bytes()))))


def lay_in_place(tree: Path) -> None:
    """What stands for parts of all these."""
    for name, text in _IN_PLACE.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, "utf-8")


def lay_prepared(tree: Path) -> None:
    """The charts that Bokeh has prepared, for there is none in a page."""
    (tree / "dokmus_widgets/widgets/review" / PREPARED).write_text(templates(), "utf-8")


def _is_needed(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in _LOCALES
    if ".dist-info/" in name:
        return name.endswith("/METADATA")
    return (
        ".data/" not in name
        and not _is_below(name, _NOT_THEIRS)
        and not name.endswith((".pyi", "py.typed", "/"))
    )


def lay_standard(tree: Path, library: Path) -> None:
    """The standard library."""
    with zipfile.ZipFile(library) as packed:
        wanted = [
            name
            for name in packed.namelist()
            if not _is_below(name, _NOT_STANDARD)
            and (not name.startswith("encodings/") or Path(name).stem in _ENCODINGS)
        ]
        packed.extractall(tree, wanted)


def compiled(tree: Path) -> list[Path]:
    """The files of a tree, with bytecode in place of sources."""
    return sorted(path for path in tree.rglob("*") if path.is_file() and path.suffix != ".py")


def as_zip(tree: Path, target: Path) -> None:
    """A tree as one file that Python imports from; unpacked, for it is packed where it is sent."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for path in compiled(tree):
            packed.writestr(zipfile.ZipInfo(path.relative_to(tree).as_posix()), path.read_bytes())


def as_two(tree: Path) -> tuple[bytes, bytes]:
    """A tree as what a page begins with, and what is learned of searching, which can wait."""
    named = {path.relative_to(tree).as_posix(): path for path in compiled(tree)}
    later = {name for name in named if name.startswith(_LATER)}
    return _as_one(named, named.keys() - later), _as_one(named, later)


def _as_one(named: dict[str, Path], wanted: Set[str]) -> bytes:
    """Files as one text of bytes: a line of JSON with names and lengths, then all contents."""
    contents = [(name, path.read_bytes()) for name, path in named.items() if name in wanted]
    head = json.dumps([(name, len(content)) for name, content in contents])
    return b"".join([head.encode(), b"\n", *(content for _, content in contents)])
