"""Builder of the browser edition: a folder of static files for any host, below any path."""

import gzip
import hashlib
import json
import re
import tempfile
from functools import partial
from importlib.resources import as_file, files as resources
from pathlib import Path
from typing import Final

from dokmus_widgets.drawing import webfonts
from dokmus_widgets.drawing.pictures.icon import ICON
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.host.pages import FONTS, SUMMARY
from dokmus_widgets.host.request import FILE_SUFFIX
from dokmus_widgets.host.texts import TITLE
from dokmus_widgets.site import bundle, downloads, jupyterlite, pages
from dokmus_widgets.site.downloads import BuildError
from dokmus_widgets.summary import summary_html
from dokmus_widgets.widgets.front.files import built, charts_module

_SCRIPTS: Final = resources(__package__) / "scripts"
#: Files of Pyodide that pages load.
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_SERVICE_WORKER: Final = "service_worker.js"


def build_site(
    target: Path, *, force: bool = False, lab: Path | None = None, cache: Path | None = None
) -> None:
    """Write a site into a new or empty folder; raise `BuildError`, and write nothing, if it fails.

    ``force``: replace a site in the folder; ``lab``: a repository whose notebooks are included, in
    JupyterLite; ``cache``: the folder of downloaded files.
    """
    target = target.absolute()
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        if not (target / _SERVICE_WORKER).is_file():
            raise BuildError(f"{target} contains other files: name a new or an empty folder.")
        if not force:
            raise BuildError(f"{target} contains a site already: --force replaces it.")
        if other := _other_files(target):
            raise BuildError(
                f"{target} contains files that are not part of its site: {', '.join(other[:5])}. "
                "Move them elsewhere: --force replaces everything."
            )
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        # Built beside the target and renamed, so that the site appears as a whole.
        with tempfile.TemporaryDirectory(prefix=".dokmus-site-", dir=target.parent) as folder:
            work, site = Path(folder), Path(folder, "site")
            downloaded = downloads.cache_folder() if cache is None else cache
            _write_site(site, work, downloaded, has_lab=lab is not None)
            if lab is not None:
                [python] = (site / "files").glob("python-*")
                write = partial(_write, site / "lab")
                jupyterlite.write_lab(write, python.name, work, downloaded, lab)
            if target.exists():
                target.rename(work / "before")
            site.rename(target)
    except OSError as error:
        raise BuildError(f"{target} cannot be written: {error.strerror or error}.") from error


def _write_site(site: Path, work: Path, cache: Path, *, has_lab: bool) -> None:
    wheels = downloads.wheels(cache)
    with downloads.extracted(downloads.pyodide(cache)) as pyodide:
        package, library = work / "ours", work / "library"
        bundle.copy_package(package)
        bundle.extract_wheels(package, wheels)
        bundle.write_stubs(package)
        bundle.write_chart_specs(package)
        bundle.extract_standard_library(library, pyodide / "python_stdlib.zip")
        with as_file(_SCRIPTS / "compile.mjs") as script:
            downloads.run_node(script, *map(str, (pyodide, package, library)))
        bundle.write_zip(library, work / "library.zip")
        runtime = {name: (pyodide / name).read_bytes() for name in _PYODIDE}
        runtime["library.bin"] = _compress((work / "library.zip").read_bytes())
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    python = _write_hashed(site, "python", runtime)
    own = {name: built(name).encode() for name in ("front.mjs", "front.css")}
    name, text = charts_module()
    own[name] = text.encode()
    own["dokmus.bin"] = _compress(bundle.pack(package))
    for name in bundle.FETCHED:
        own[f"{name}.bin"] = _compress(
            (resources("dokmus_widgets.explore.questions") / name).read_bytes()
        )
    for name in ("kept.mjs", "memory.mjs", "page.mjs"):
        own[name] = (_SCRIPTS / name).read_bytes()
    own["worker.mjs"] = _fill_script("worker.mjs", PYTHON=python, LOCK={**lock, "packages": {}})
    files = _write_hashed(site, "dokmus", own)
    for name in {face.name for language in LANGUAGES for face in webfonts.faces(language)}:
        _write(site, f"{FONTS.strip('/')}/{name}", webfonts.content(name))
    _write(site, "icon.svg", ICON.encode())
    html = pages.all_pages(f"../files/{files}", f"files/{python}", has_lab=has_lab)
    html |= {f"{language}{SUMMARY}{FILE_SUFFIX}": summary_html(language) for language in LANGUAGES}
    html |= {"index.html": pages.start_html(), "manifest.webmanifest": _manifest()}
    for name, text in html.items():
        policed = pages.add_content_policy(text) if name.endswith(".html") else text
        _write(site, name, policed.encode())
    _write(site, _SERVICE_WORKER, _service_worker(site))


def _other_files(site: Path) -> list[str]:
    """Return the files of a folder that belong neither to its site nor to its lab."""
    script = site / _SERVICE_WORKER
    try:
        listed = re.search(
            r'NAME = "dokmus-\w+", FILES = ([\[{].*?[\]}]);', script.read_text("utf-8")
        )
        own = {_SERVICE_WORKER, *(json.loads(listed[1]) if listed else ())}
    except (OSError, ValueError, TypeError) as error:
        raise BuildError(
            f"{script} lists the files of the site and cannot be read: {error}. "
            "Move it elsewhere, or name another folder."
        ) from error
    names = (one.relative_to(site).as_posix() for one in site.rglob("*") if not one.is_dir())
    return sorted(name for name in names if name not in own and not name.startswith("lab/"))


def _service_worker(site: Path) -> bytes:
    """Return the service worker with the hash of each file, and one of all as its name."""
    files = {
        path.relative_to(site).as_posix(): pages.integrity(path.read_bytes())
        for path in sorted(path for path in site.rglob("*") if path.is_file())
    }
    script = (_SCRIPTS / _SERVICE_WORKER).read_text("utf-8")
    name = hashlib.sha256(f"{script}{files}".encode()).hexdigest()[:16]
    return _fill_script(_SERVICE_WORKER, NAME=name, FILES=files)


def _manifest() -> str:
    icon = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}
    about = {"name": TITLE, "short_name": TITLE, "start_url": "./index.html", "scope": "./"}
    return json.dumps(about | {"id": "./", "display": "standalone", "icons": [icon]})


def _fill_script(name: str, **values: object) -> bytes:
    """Return a script with placeholders replaced: texts as they are, other values as JSON."""
    text = (_SCRIPTS / name).read_text("utf-8")
    for key, value in values.items():
        if isinstance(value, str):
            text = text.replace(f"@{key}@", value)
        else:
            text = text.replace(f'"@{key}@"', json.dumps(value))
    return text.encode()


def _compress(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _write_hashed(site: Path, stem: str, contents: dict[str, bytes]) -> str:
    """Write files into a folder whose name contains the hash of all; return the name."""
    digest = hashlib.sha256()
    for name in sorted(contents):
        digest.update(f"{name}\0".encode() + contents[name])
    folder = f"{stem}-{digest.hexdigest()[:12]}"
    for name, content in contents.items():
        _write(site, f"files/{folder}/{name}", content)
    return folder


def _write(site: Path, name: str, content: bytes) -> None:
    path = site / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
