"""The Python files that pages run: this package, its dependencies and the standard library.

Unused modules are left out, to keep the download small.
"""

import json
import pickle
import shutil
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.widgets.review.bokeh_documents import PREPARED, templates

_PACKAGE: Final = Path(__file__).parents[1]
#: The files of the search, which pages fetch when they are needed.
FETCHED: Final = ("claims.txt", *(f"built/{language}.json" for language in LANGUAGES))
#: Parts of this package that pages do not import: the other hosts, and static files.
_EXCLUDED_PARTS: Final = (
    *(
        "app",
        "cli",
        "environment",
        "lab",
        "panel.py",
        "studies",
        "summary",
        "host/static",
        "drawing/fonts",
    ),
    *("storage/migrations", "storage/database.py", "storage/sqlite.py", "storage/schema.py"),
    *("host/template.py", "host/assets.py", "validation/content_policy.py"),
    *(f"site/{name}.py" for name in ("builder", "bundle", "downloads", "jupyterlite", "pages")),
    *(f"site/{name}" for name in ("scripts", "templates", "wheels.txt", "lab_wheels.txt")),
    "widgets/front/built",
    *(f"explore/questions/{name}" for name in FETCHED),
    # What the files of the search are built from.
    *(
        f"explain/messages/{language}/{name}"
        for language in LANGUAGES
        for name in ("asks", "lexicon.txt", "senses.txt")
    ),
)
#: Parts of the dependencies that pages do not import.
_EXCLUDED_DEPENDENCIES: Final = (
    *("babel/messages", "babel/locale-data"),
    *("traitlets/tests", "traitlets/config", "fluent/syntax/py.typed"),
    *("ipywidgets/widgets/tests", "ipywidgets/tests", "fsrs/optimizer.py"),
)
#: Locales and fields of Babel that are used: numbers and plurals in the supported languages.
_LOCALES: Final = ("root", *LANGUAGES, "en_001")
_LOCALE_FIELDS: Final = (
    *("locale_id", "plural_form", "ordinal_form", "number_symbols", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats"),
)
#: Modules of the standard library that no page imports.
EXCLUDED_MODULES: Final = (
    "idlelib tkinter turtle turtledemo ensurepip venv pydoc test pydoc_data unittest sqlite3 "
    "curses dbm multiprocessing wsgiref xmlrpc _pyrepl pdb profile cProfile profiling ftplib "
    "imaplib poplib smtplib mailbox doctest xml ctypes asyncio/windows_events lib2to3 "
    "site-packages tarfile zipapp webbrowser optparse _pydecimal _pydatetime _pyio "
    "socketserver email http pickletools configparser bdb plistlib pstats trace modulefinder "
    "mimetypes tracemalloc wave compileall symtable csv cmd fileinput pyclbr tabnanny code "
    "filecmp timeit netrc getpass quopri shelve rlcompleter pty sched colorsys statistics "
    "antigravity this __phello__ __hello__ nturl2path stringprep bz2 lzma compression/zstd "
    "argparse logging/config logging/handlers asyncio/proactor_events"
)
_EXCLUDED_PATHS: Final = tuple(
    f"{name}{ending}" for name in EXCLUDED_MODULES.split() for ending in ("", ".py")
)
#: Encodings of the standard library that pages use.
_ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig")
#: Stubs of modules that would import much that no page uses: only notebooks use IPython; pages use
#: only boxes of ipywidgets, one front end instead of anywidget's one for each widget, one widget
#: class, no data folder, and no dates.
_STUBS: Final = {
    "IPython/__init__.py": "def get_ipython(): return None",
    "IPython/display.py": "class SVG: pass\nclass Image: pass",
    "dokmus_widgets/widgets/__init__.py": "",
    "dokmus_widgets/explore/questions/files.py": """
def read(name):
    import zlib
    from js import XMLHttpRequest
    request = XMLHttpRequest.new()
    request.open("GET", f"./{name}.bin", False)
    request.responseType = "arraybuffer"
    request.send()
    return zlib.decompress(request.response.to_bytes(), 31).decode()
""",
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
    "traitlets/log.py": "from logging import getLogger as get_logger",
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
    for path in (tree / "babel" / "locale-data").glob("*.dat"):
        _rewrite(path, lambda data: {name: data[name] for name in _LOCALE_FIELDS if name in data})
    _rewrite(
        tree / "babel" / "global.dat",
        lambda data: {name: {} for name in data} | {"cldr": data["cldr"]},
    )


def _rewrite(path: Path, select: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Reduce a pickled file of Babel to the data that are needed."""
    path.write_bytes(pickle.dumps(select(pickle.loads(path.read_bytes()))))


def write_stubs(tree: Path) -> None:
    for name, text in _STUBS.items():
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
        names = [
            name
            for name in packed.namelist()
            if not _is_below(name, _EXCLUDED_PATHS)
            and (not name.startswith("encodings/") or Path(name).stem in _ENCODINGS)
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
