"""Builds a site: a folder that any plain host serves, below any path."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import tempfile
from functools import partial
from importlib.resources import as_file
from importlib.resources import files as resources
from pathlib import Path
from typing import Final

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.drawing.pictures.icon import ICON
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.questions import weights
from dokmus_widgets.host.pages import FONTS, SUMMARY
from dokmus_widgets.host.texts import TITLE
from dokmus_widgets.host.visit import ENDING
from dokmus_widgets.site import lite, packages, pages, tree
from dokmus_widgets.site.packages import CannotBuild
from dokmus_widgets.summary import summary_html
from dokmus_widgets.widgets.front.files import built, charts_module

_SCRIPTS: Final = resources(__package__) / "scripts"
#: Of Pyodide, as it is sent.
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_SERVICE_WORKER: Final = "service_worker.js"


def build(
    target: Path, *, force: bool = False, lab: Path | None = None, cache: Path | None = None
) -> None:
    """Write a site into a folder, which is made; `CannotBuild`, and nothing is written, if not.

    ``force``: in place of a site that the folder holds; ``lab``: a folder whose notebooks come
    too, in JupyterLite; ``cache``: where fetched files are.
    """
    target = target.absolute()
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        if not (target / _SERVICE_WORKER).is_file():
            raise CannotBuild(f"{target} holds something else: name a new or an empty folder.")
        if not force:
            raise CannotBuild(f"{target} holds a site already: --force replaces it.")
        if foreign := _foreign(target):
            raise CannotBuild(
                f"{target} holds what is not of its site: {', '.join(foreign[:5])}. "
                "Move it elsewhere, for --force replaces all."
            )
    if not all(map(weights.is_of_now, LANGUAGES)):
        raise CannotBuild(
            f"What the search learned is not of its words: run python -m {weights.__name__}."
        )
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        # Beside it, so that all of it is there at once.
        with tempfile.TemporaryDirectory(prefix=".dokmus-site-", dir=target.parent) as folder:
            made = Path(folder, "site")
            kept = packages.cache_folder() if cache is None else cache
            _make(made, Path(folder), kept, has_lab=lab is not None)
            if lab is not None:
                [python] = (made / "files").glob("python-*")
                lite.lay_lab(partial(_put, made / "lab"), python.name, Path(folder), kept, lab)
            if target.exists():
                target.rename(Path(folder, "before"))
            made.rename(target)
    except OSError as error:
        raise CannotBuild(f"{target} cannot be written: {error.strerror or error}.") from error


def _make(site: Path, work: Path, cache: Path, *, has_lab: bool) -> None:
    wheels = packages.wheels(cache)
    with packages.unpacked(packages.pyodide(cache)) as pyodide:
        ours, library = work / "ours", work / "library"
        tree.lay_ours(ours)
        tree.lay_theirs(ours, wheels)
        tree.lay_in_place(ours)
        tree.lay_prepared(ours)
        tree.lay_standard(library, pyodide / "python_stdlib.zip")
        with as_file(_SCRIPTS / "compile.mjs") as script:
            packages.node(script, *map(str, (pyodide, ours, library)))
        tree.as_zip(library, work / "library.zip")
        runtime = {name: (pyodide / name).read_bytes() for name in _PYODIDE}
        runtime["library.bin"] = _packed((work / "library.zip").read_bytes())
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    python = _put_named(site, "python", runtime)
    own = {name: built(name).encode() for name in ("front.mjs", "front.css")}
    drawing, text = charts_module()
    own[drawing] = text.encode()
    own["dokmus.bin"], own["search.bin"] = map(_packed, tree.as_two(ours))
    for name in ("kept.mjs", "memory.mjs", "page.mjs"):
        own[name] = (_SCRIPTS / name).read_bytes()
    own["worker.mjs"] = _filled("worker.mjs", PYTHON=python, LOCK={**lock, "packages": {}})
    files = _put_named(site, "dokmus", own)
    for name in {face.name for language in LANGUAGES for face in webfonts.faces(language)}:
        _put(site, f"{FONTS.strip('/')}/{name}", webfonts.content(name))
    _put(site, "icon.svg", ICON.encode())
    html = pages.all_pages(f"../files/{files}", f"files/{python}", has_lab=has_lab)
    html |= {f"{language}{SUMMARY}{ENDING}": summary_html(language) for language in LANGUAGES}
    html |= {"index.html": pages.start_html(), "manifest.webmanifest": _manifest()}
    for name, text in html.items():
        _put(site, name, (pages.policed(text) if name.endswith(".html") else text).encode())
    _put(site, _SERVICE_WORKER, _service_worker(site))


def _foreign(site: Path) -> list[str]:
    """What lies in a site that it does not name: neither its own files nor its lab."""
    script = site / _SERVICE_WORKER
    try:
        listed = re.search(r'NAME = "dokmus-\w+", FILES = (\[.*?\]);', script.read_text("utf-8"))
        own = {_SERVICE_WORKER, *(json.loads(listed[1]) if listed else ())}
    except (OSError, ValueError, TypeError) as error:
        raise CannotBuild(
            f"{script} cannot be read, and so it is not known what is of the site: {error}. "
            "Move it elsewhere, or name another folder."
        ) from error
    names = (one.relative_to(site).as_posix() for one in site.rglob("*") if not one.is_dir())
    return sorted(name for name in names if name not in own and not name.startswith("lab/"))


def _service_worker(site: Path) -> bytes:
    """It names every file, and itself by the content of all."""
    whole, names = hashlib.sha256(), []
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        names.append(path.relative_to(site).as_posix())
        whole.update(f"{names[-1]}\0".encode() + path.read_bytes())
    return _filled(_SERVICE_WORKER, NAME=whole.hexdigest()[:16], FILES=names)


def _manifest() -> str:
    icon = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}
    about = {"name": TITLE, "short_name": TITLE, "start_url": "./index.html", "scope": "./"}
    return json.dumps(about | {"id": "./", "display": "standalone", "icons": [icon]})


def _filled(name: str, **values: object) -> bytes:
    """A script of ours with what only the builder knows: a text in its words, all else as JSON."""
    text = (_SCRIPTS / name).read_text("utf-8")
    for key, value in values.items():
        if isinstance(value, str):
            text = text.replace(f"@{key}@", value)
        else:
            text = text.replace(f'"@{key}@"', json.dumps(value))
    return text.encode()


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _put_named(site: Path, stem: str, contents: dict[str, bytes]) -> str:
    """Put files into a folder whose name tells what they hold; its name."""
    whole = hashlib.sha256()
    for name in sorted(contents):
        whole.update(f"{name}\0".encode() + contents[name])
    folder = f"{stem}-{whole.hexdigest()[:12]}"
    for name, content in contents.items():
        _put(site, f"files/{folder}/{name}", content)
    return folder


def _put(site: Path, name: str, content: bytes) -> None:
    path = site / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
