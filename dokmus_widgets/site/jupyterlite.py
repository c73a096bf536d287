"""JupyterLite with the notebooks, in the folder `lab/` of a site.

It contains only the files that browsers request. The kernel uses the site's Pyodide and libraries
from `lab/python/`, which one lock file lists; it loads nothing from other hosts.
"""

import hashlib
import io
import json
import shutil
import tarfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from dokmus_widgets.site import bundle, downloads
from dokmus_widgets.site.downloads import BuildError

_WHEELS: Final = "lab_wheels.txt"
_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
#: The language packs: English is built in.
_TRANSLATIONS: Final = {
    "all": {"en": {"displayName": "English", "nativeName": "English"}},
    "en": {},
}
_EXTENSIONS: Final = ".data/data/share/jupyter/labextensions/"
#: It is requested at a wrong address; only notebooks that open files need it.
_SERVICE_WORKER_PLUGIN: Final = "@jupyterlite/application-extension:service-worker-manager"
_FOLDERS: Final = ("notebooks", "tutorials")
_TIME: Final = "2020-01-01T00:00:00Z"

#: Writes a file below `lab/`.
Write = Callable[[str, bytes], None]


def write_lab(write: Write, python: str, work: Path, cache: Path, root: Path) -> None:
    """Write `lab/`; ``python``: the site's folder of Pyodide; ``root``: the repository."""
    folders = [root / name for name in _FOLDERS if (root / name).is_dir()]
    if not folders:
        raise BuildError(f"{root} has no notebooks: run the command in a copy of the repository.")
    wheels = downloads.wheels(cache, _WHEELS)
    by_name = {wheel.name.split("-")[0]: wheel for wheel in wheels}
    with zipfile.ZipFile(by_name["jupyterlite_core"]) as packed:
        [app] = [name for name in packed.namelist() if name.endswith(".tgz")]
        config = _write_app(write, packed.read(app))
    extensions, schemas, kernels = [], [], {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name, content in _extension_files(packed):
                write(f"extensions/{name}", content)
                if name.endswith("/package.json"):
                    package = json.loads(content)
                    extensions.append({"name": package["name"], **package["jupyterlab"]["_build"]})
                elif "/schemas/" in name and name.endswith("/plugin.json"):
                    schemas.append(_schema_entry(name, json.loads(content)))
                elif name.startswith(f"{_KERNEL}/static/pypi/") and name.endswith(".whl"):
                    kernels[Path(name).name] = content
    site_wheels = downloads.wheels(cache)
    [by_name["comm"]] = [wheel for wheel in site_wheels if wheel.name.startswith("comm-")]
    libraries = {
        f"{path.stem}-py3-none-any.whl": path.read_bytes()
        for name, path in by_name.items()
        if name not in bundle.LAB["wheels"]
    }
    libraries |= {n: c for n, c in kernels.items() if not n.startswith("widgetsnbextension")}
    libraries["dokmus_widgets-0.zip"] = _package_zip(work / "lab", site_wheels)
    for name, content in libraries.items():
        write(f"python/{name}", content)
    with downloads.extracted(downloads.pyodide(cache)) as pyodide:
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
        write("python/python_stdlib.zip", (pyodide / "python_stdlib.zip").read_bytes())
    lock["packages"] = {one["name"]: one for one in map(_lock_entry, libraries, libraries.values())}
    write("python/pyodide-lock.json", json.dumps(lock).encode())
    config["jupyter-config-data"] |= {
        "federated_extensions": extensions,
        "contentsAllJsonFile": "all.json",
        "disabledExtensions": [_SERVICE_WORKER_PLUGIN],
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
    write("jupyter-lite.json", json.dumps(config).encode())
    write("build/schemas/all_federated.json", json.dumps(schemas).encode())
    for name, data in _TRANSLATIONS.items():
        write(f"api/translations/{name}.json", json.dumps({"data": data, "message": ""}).encode())
    _write_notebooks(write, folders)


def _write_app(write: Write, packed: bytes) -> dict[str, Any]:
    app_files = bundle.LAB["app_files"]
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        for one in files:
            name = one.name.partition("/")[2]
            content = files.extractfile(one)
            if content is None or name.endswith(".map") or name.split("/")[0] not in app_files:
                continue
            if name == "jupyter-lite.json":
                config: dict[str, Any] = json.load(content)
            else:
                write(name, content.read())
    return config


def _extension_files(wheel: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    for name in wheel.namelist():
        _, is_extension, path = name.partition(_EXTENSIONS)
        if is_extension and not name.endswith((".map", "/")):
            yield path, wheel.read(name)


def _schema_entry(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    owner = name.partition("/schemas/")[2].removesuffix("/plugin.json")
    entry = {"id": f"{owner}:plugin", "raw": "{}", "settings": {}, "version": "0"}
    return {**entry, "schema": schema}


def _package_zip(folder: Path, wheels: Iterable[Path]) -> bytes:
    """Return this package and its dependencies as one zip file."""
    source = Path(__file__).parents[1]
    shutil.copytree(
        source, folder / source.name, ignore=shutil.ignore_patterns(*bundle.LAB["package"])
    )
    bundle.extract_wheels(folder, [wheel for wheel in wheels if not wheel.name.startswith("comm-")])
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            target.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _lock_entry(file: str, content: bytes) -> dict[str, Any]:
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


def _write_notebooks(write: Write, folders: Iterable[Path]) -> None:
    listings: dict[str, list[dict[str, Any]]] = {"": []}
    left_out = bundle.LAB["notebooks"]
    for root in folders:
        for path in (root, *sorted(root.rglob("*"))):
            name = path.relative_to(root.parent)
            above = name.parent.as_posix().removeprefix(".")
            if any(part in left_out or part.startswith((".", "__")) for part in name.parts):
                continue
            if path.is_dir():
                listings[name.as_posix()] = []
                listings[above].append(_listing(name, "directory"))
            elif path.suffix != ".py":
                kind = "notebook" if path.suffix == ".ipynb" else "file"
                listings[above].append(_listing(name, kind))
                write(f"files/{name.as_posix()}", path.read_bytes())
    for folder, content in listings.items():
        listing = _listing(Path(folder), "directory") | {"format": "json", "content": content}
        write(f"api/contents/{folder}/all.json".replace("//", "/"), json.dumps(listing).encode())


def _listing(path: Path, kind: str) -> dict[str, Any]:
    entry = {"name": path.name, "path": path.as_posix().removeprefix("."), "type": kind}
    unset = dict.fromkeys(("content", "format", "mimetype", "size"))
    return {**entry, **unset, "writable": True, "created": _TIME, "last_modified": _TIME}
