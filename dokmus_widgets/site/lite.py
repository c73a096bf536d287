"""JupyterLite beside a site's pages, in `lab/`: the notebooks, run by the browser.

Of its wheels only the files that a browser asks for are taken. The kernel's Python is the site's
own; its libraries come from beside it, all named in one lock file, and nothing from elsewhere.
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import tarfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.site import packages, tree
from dokmus_widgets.site.packages import CannotBuild

_WHEELS: Final = "lab_wheels.txt"
_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
#: Of JupyterLite, what its one app of ours asks for.
_APP: Final = (
    *("build", "lab", "index.html", "config-utils.js"),
    *("jupyter-lite.json", "jupyter-lite.ipynb", "manifest.webmanifest", "icon-120x120.png"),
)
#: Its words, of which the browser has English ones.
_TRANSLATIONS: Final = {
    "all": {"en": {"displayName": "English", "nativeName": "English"}},
    "en": {},
}
_EXTENSIONS: Final = ".data/data/share/jupyter/labextensions/"
#: These bring files for the page only.
_NOT_PYTHON: Final = ("jupyterlite_core", "jupyterlite_pyodide_kernel", "jupyterlab_widgets")
#: What the notebooks' Python has no use for.
_NOT_OURS: Final = (
    *(
        "app",
        "cli",
        "environment",
        "lab",
        "site",
        "studies",
        "summary",
        "fonts",
        "webfonts",
        "__pycache__",
    ),
)
#: It is asked for at an address that is none, and only files that notebooks open need it.
_OWN_WORKER: Final = "@jupyterlite/application-extension:service-worker-manager"
_FOLDERS: Final = ("notebooks", "tutorials")
#: These want libraries that are not brought along, or files, which a kernel cannot open there.
_LEFT_OUT: Final = (
    *("12_the_exact_turn.ipynb", "13_the_ladder.ipynb", "14_the_draft.ipynb"),
    *("15_a_player_of_your_own.ipynb", "results"),
)
_TIME: Final = "2020-01-01T00:00:00Z"

#: Writes a file of the site.
Put = Callable[[str, bytes], None]


def lay_lab(put: Put, python: str, work: Path, cache: Path, root: Path) -> None:
    """Write `lab/`; ``python``: the site's folder of Pyodide; ``root``: where the notebooks are."""
    found = [root / name for name in _FOLDERS if (root / name).is_dir()]
    if not found:
        raise CannotBuild(f"{root} has no notebooks: run it in a copy of the repository.")
    wheels = packages.wheels(cache, _WHEELS)
    named = {wheel.name.split("-")[0]: wheel for wheel in wheels}
    with zipfile.ZipFile(named["jupyterlite_core"]) as packed:
        [app] = [name for name in packed.namelist() if name.endswith(".tgz")]
        config = _lay_app(put, packed.read(app))
    extensions, schemas, kernels = [], [], {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name, content in _of_extensions(packed):
                put(f"extensions/{name}", content)
                if name.endswith("/package.json"):
                    extensions.append(_extension(json.loads(content)))
                elif "/schemas/" in name and name.endswith("/plugin.json"):
                    schemas.append(_setting(name, json.loads(content)))
                elif name.startswith(f"{_KERNEL}/static/pypi/") and name.endswith(".whl"):
                    kernels[Path(name).name] = content
    ours = packages.wheels(cache)
    [named["comm"]] = [wheel for wheel in ours if wheel.name.startswith("comm-")]
    libraries = {
        f"{path.stem}-py3-none-any.whl": path.read_bytes()
        for name, path in named.items()
        if name not in _NOT_PYTHON
    }
    libraries |= {n: c for n, c in kernels.items() if not n.startswith("widgetsnbextension")}
    libraries["dokmus_widgets-0.zip"] = _ours(work / "lab", ours)
    for name, content in libraries.items():
        put(f"python/{name}", content)
    with packages.unpacked(packages.pyodide(cache)) as pyodide:
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
        put("python/python_stdlib.zip", (pyodide / "python_stdlib.zip").read_bytes())
    lock["packages"] = {one["name"]: one for one in map(_locked, libraries, libraries.values())}
    put("python/pyodide-lock.json", json.dumps(lock).encode())
    config["jupyter-config-data"] |= {
        "federated_extensions": extensions,
        "contentsAllJsonFile": "all.json",
        "disabledExtensions": [_OWN_WORKER],
        "litePluginSettings": {
            f"{_KERNEL}:kernel": {
                "pyodideUrl": f"./../files/{python}/pyodide.mjs",
                "disablePyPIFallback": True,
                "loadPyodideOptions": {
                    "lockFileURL": "python/pyodide-lock.json",
                    "stdLibURL": "python/python_stdlib.zip",
                    "packages": sorted(lock["packages"]),
                },
            }
        },
    }
    put("jupyter-lite.json", json.dumps(config).encode())
    put("build/schemas/all_federated.json", json.dumps(schemas).encode())
    for name, data in _TRANSLATIONS.items():
        put(f"api/translations/{name}.json", json.dumps({"data": data, "message": ""}).encode())
    _lay_notebooks(put, found)


def _lay_app(put: Put, packed: bytes) -> dict[str, Any]:
    """The app itself; its configuration."""
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        for one in files:
            name = one.name.partition("/")[2]
            content = files.extractfile(one)
            if content is None or name.endswith(".map") or name.split("/")[0] not in _APP:
                continue
            if name == "jupyter-lite.json":
                config: dict[str, Any] = json.load(content)
            else:
                put(name, content.read())
    return config


def _of_extensions(wheel: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    for name in wheel.namelist():
        _, is_one, path = name.partition(_EXTENSIONS)
        if is_one and not name.endswith((".map", "/")):
            yield path, wheel.read(name)


def _extension(package: dict[str, Any]) -> dict[str, str]:
    return {"name": package["name"], **package["jupyterlab"]["_build"]}


def _setting(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    owner = name.partition("/schemas/")[2].removesuffix("/plugin.json")
    told = {"id": f"{owner}:plugin", "raw": "{}", "settings": {}, "version": "0"}
    return {**told, "schema": schema}


def _ours(folder: Path, wheels: Iterable[Path]) -> bytes:
    """Our own package, and what it needs, as one file."""
    source = Path(__file__).parents[1]
    shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns(*_NOT_OURS))
    tree.lay_theirs(folder, [wheel for wheel in wheels if not wheel.name.startswith("comm-")])
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            target.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _locked(file: str, content: bytes) -> dict[str, Any]:
    name, version = Path(file).stem.split("-")[:2]
    return {
        "name": name.replace("_", "-"),
        "version": version,
        "file_name": file,
        "sha256": hashlib.sha256(content).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": [],
        "depends": [],
    }


def _lay_notebooks(put: Put, found: Iterable[Path]) -> None:
    """The notebooks, and what is in each folder, as JupyterLite asks for it."""
    listed: dict[str, list[dict[str, Any]]] = {"": []}
    for root in found:
        for path in (root, *sorted(root.rglob("*"))):
            name = path.relative_to(root.parent)
            above = name.parent.as_posix().removeprefix(".")
            if any(part in _LEFT_OUT or part.startswith((".", "__")) for part in name.parts):
                continue
            if path.is_dir():
                listed[name.as_posix()] = []
                listed[above].append(_listing(name, "directory"))
            elif path.suffix != ".py":
                kind = "notebook" if path.suffix == ".ipynb" else "file"
                listed[above].append(_listing(name, kind))
                put(f"files/{name.as_posix()}", path.read_bytes())
    for folder, inside in listed.items():
        told = _listing(Path(folder), "directory") | {"format": "json", "content": inside}
        put(f"api/contents/{folder}/all.json".replace("//", "/"), json.dumps(told).encode())


def _listing(path: Path, kind: str) -> dict[str, Any]:
    told = {"name": path.name, "path": path.as_posix().removeprefix("."), "type": kind}
    nothing = dict.fromkeys(("content", "format", "mimetype", "size"))
    return {**told, **nothing, "writable": True, "created": _TIME, "last_modified": _TIME}
