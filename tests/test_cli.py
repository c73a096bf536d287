"""Tests of the command ``dokmus`` and its errors."""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from click.testing import CliRunner

from dokmus_widgets import __version__, cli
from dokmus_widgets.core import new_game


@pytest.fixture
def run() -> CliRunner:
    return CliRunner(env={"DOKMUS_PORT": None, "DOKMUS_NO_BROWSER": None})


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@pytest.fixture
def lab_calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    calls: list[list[str]] = []

    def call(arguments: list[str], env: dict[str, str]) -> int:
        # The extension that asks about news is switched off by a folder of ours.
        config = Path(env["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0])
        page = json.loads((config / "labconfig" / "page_config.json").read_text("utf-8"))
        assert any("announcements" in name for name in page["disabledExtensions"])
        calls.append(arguments)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    return calls


def without(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """Make `module` look as if it were not installed."""
    find = importlib.util.find_spec

    def find_spec(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == module else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find_spec)


def test_version(run: CliRunner) -> None:
    assert run.invoke(cli.main, ["--version"]).output == f"dokmus, version {__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["app", "--help"], ["lab", "--help"]])
def test_help(run: CliRunner, arguments: list[str]) -> None:
    result = run.invoke(cli.main, arguments)
    assert result.exit_code == 0
    assert result.output.startswith("Usage:")


def test_help_names_the_variables(run: CliRunner) -> None:
    output = run.invoke(cli.main, ["app", "--help"]).output
    assert "DOKMUS_PORT" in output
    assert "DOKMUS_NO_BROWSER" in output
    assert "5007" in output


def test_taken_port_is_one_line(run: CliRunner, taken_port: int) -> None:
    result = run.invoke(cli.main, ["app", "--no-browser", "--port", str(taken_port)])
    assert result.exit_code == 1
    line = f"Error: Port {taken_port} is in use; choose another with --port.\n"
    assert result.output == line


def test_taken_port_from_the_environment(taken_port: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dokmus_widgets.cli", "app"],
        env={**os.environ, "DOKMUS_PORT": str(taken_port), "DOKMUS_NO_BROWSER": "1"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"Error: Port {taken_port} is in use; choose another with --port.\n"


def test_foreign_address_is_one_line(run: CliRunner) -> None:
    # Kept for documentation (RFC 5737), so it is nobody's.
    result = run.invoke(cli.main, ["app", "--no-browser", "--address", "192.0.2.1"])
    assert result.exit_code == 1
    assert result.output.startswith("Error: Cannot listen on 192.0.2.1")
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--origin", "*"], "--origin: * would allow every website; name each, such as https://"),
        (["--origin", "https://a.org/play"], "--origin: 'https://a.org/play' is not a website;"),
        (["--prefix", "dokmus"], "--prefix: 'dokmus' is not a path; use letters and digits"),
        (["--prefix", "/a b"], "--prefix: '/a b' is not a path"),
        (["--prefix", "/(.*)"], "--prefix: '/(.*)' is not a path"),
        (["--prefix", "//"], "--prefix: '//' is not a path"),
    ],
)
def test_options_for_serving_others_are_checked(
    run: CliRunner, options: list[str], told: str
) -> None:
    result = run.invoke(cli.main, ["app", "--no-browser", *options])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: {told}")
    assert result.output.count("\n") == 1


@pytest.mark.parametrize("option", ["--most-pages", "--most-pages-each"])
@pytest.mark.parametrize("most", ["0", "-1", "many"])
def test_bad_limits(run: CliRunner, option: str, most: str) -> None:
    result = run.invoke(cli.main, ["app", option, most])
    assert result.exit_code == 2
    assert option in result.output


@pytest.mark.parametrize("port", ["0", "65536", "five", "-1"])
def test_bad_port(run: CliRunner, port: str) -> None:
    result = run.invoke(cli.main, ["app", "--port", port])
    assert result.exit_code == 2
    assert "--port" in result.output


@pytest.mark.parametrize(
    ("command", "module", "extra"), [("app", "panel", "app"), ("lab", "jupyterlab", "lab")]
)
def test_missing_extra_says_what_to_install(
    run: CliRunner, monkeypatch: pytest.MonkeyPatch, command: str, module: str, extra: str
) -> None:
    without(monkeypatch, module)
    result = run.invoke(cli.main, [command])
    assert result.exit_code == 1
    assert f'pip install "dokmus-widgets[{extra}]"' in result.output
    assert result.output.count("\n") == 1


def test_lab_opens_the_notebooks(
    run: CliRunner, lab_calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = run.invoke(cli.main, ["lab"])
    assert "The notebooks are in the folder dokmus-notebooks." in first.output
    again = run.invoke(cli.main, ["lab"])
    assert (first.exit_code, again.exit_code, again.output) == (0, 0, "")
    assert [*(tmp_path / "dokmus-notebooks" / "notebooks").glob("01_*.ipynb")]
    (tmp_path / "notebooks").mkdir()
    assert run.invoke(cli.main, ["lab", "--no-browser"]).exit_code == 0
    copies, _, notebooks = lab_calls
    # The tutorials, which lie beside them, can be reached as well.
    assert f"--ServerApp.root_dir={tmp_path}" in copies
    assert "--LabApp.default_url=/lab/tree/dokmus-notebooks/notebooks" in copies
    assert "--no-browser" not in copies
    assert f"--ServerApp.root_dir={tmp_path}" in notebooks
    assert "--LabApp.default_url=/lab/tree/notebooks" in notebooks
    assert "--no-browser" in notebooks
    assert run.invoke(cli.main, ["lab", "--allow-root"]).exit_code == 0
    assert "--allow-root" in lab_calls[-1], "what is not ours goes to Jupyter"


def test_notebooks_are_copied_and_changed_ones_stay(run: CliRunner, tmp_path: Path) -> None:
    folder = tmp_path / "my notebooks"
    first = run.invoke(cli.main, ["notebooks", str(folder)])
    assert first.exit_code == 0
    assert f"cd '{folder}' && dokmus lab" in first.output
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    root = Path(cli.__file__).parents[2]
    shipped = [*root.glob("notebooks/*.ipynb"), *root.glob("tutorials/*.ipynb")]
    assert {path.relative_to(root).as_posix() for path in shipped} <= names
    assert "notebooks/results/best.json" in names, "which notebooks read"
    changed = folder / "notebooks" / "02_set_up.ipynb"
    changed.write_text("mine", "utf-8")
    again = run.invoke(cli.main, ["notebooks", str(folder)])
    assert f"copied to {folder}: 0; left as they were: {len(names)}" in again.output
    assert changed.read_text("utf-8") == "mine"
    run.invoke(cli.main, ["notebooks", str(folder), "--force"])
    assert changed.read_text("utf-8") != "mine"


def test_notebooks_cannot_be_copied_into_a_file(run: CliRunner, tmp_path: Path) -> None:
    (tmp_path / "notebooks").write_text("a file", "utf-8")
    result = run.invoke(cli.main, ["notebooks", str(tmp_path)])
    assert result.exit_code == 1
    assert f"Cannot write {tmp_path}" in result.output


def test_lab_with_a_taken_port(run: CliRunner, lab_calls: list[list[str]], taken_port: int) -> None:
    result = run.invoke(cli.main, ["lab", "--port", str(taken_port)])
    assert result.exit_code == 1
    assert "is in use" in result.output
    assert lab_calls == []


CODE = new_game(3, seed=5).to_code()


def test_picture_goes_to_standard_output(run: CliRunner) -> None:
    result = run.invoke(cli.main, ["picture", CODE, "--mark", "ring:c4"])
    assert result.exit_code == 0
    root = ET.fromstring(result.output)
    told = root.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert told.startswith("Marked: c4. Island of 8 tiles.")


def test_picture_is_written_as_the_file_says(run: CliRunner, tmp_path: Path) -> None:
    png, svg = tmp_path / "a.PNG", tmp_path / "a.svg"
    link = f"?position={CODE}"
    for file in (png, svg):
        result = run.invoke(cli.main, ["picture", link, "-o", str(file), "--size", "300"])
        assert (result.exit_code, result.output) == (0, "")
    assert png.read_bytes()[:4] == b"\x89PNG"
    assert int.from_bytes(png.read_bytes()[16:20], "big") == 300
    assert svg.read_text("utf-8") == run.invoke(cli.main, ["picture", CODE]).output


def test_picture_speaks_the_language_asked_for(run: CliRunner) -> None:
    english = run.invoke(cli.main, ["picture", CODE]).output
    french = run.invoke(cli.main, ["picture", CODE, "--language", "fr"]).output
    assert english != french
    assert ET.fromstring(french).findtext("{http://www.w3.org/2000/svg}title")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["d1_isle"], "changed or cut"),
        (["hello"], "isn't a position code"),
        ([CODE, "-o", "a.gif"], "a.gif: a picture is a .svg or .png file"),
        ([CODE, "-o", "nowhere/a.svg"], "Cannot write nowhere/a.svg"),
        ([CODE, "--mark", "star:c4"], "star:c4 isn't a mark"),
        ([CODE, "--mark", "ring:z9"], "no space z9"),
        ([CODE, "--language", "xx"], "no language xx"),
        ([CODE, "-o", "a.png", "--size", "5"], "100 to 8,000"),
    ],
)
def test_picture_says_in_one_line_what_is_wrong(
    run: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run.invoke(cli.main, ["picture", *arguments])
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert why in result.output
    assert result.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_picture_without_the_library_says_what_to_install(
    run: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    result = run.invoke(cli.main, ["picture", CODE, "-o", str(tmp_path / "a.png")])
    assert result.exit_code == 1
    assert 'pip install "dokmus-widgets[png]"' in result.output


def test_module_and_script_are_the_same(run: CliRunner) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dokmus_widgets.cli", "--version"],
        capture_output=True,
        text=True,
        timeout=240,
        check=True,
    )
    assert done.stdout == run.invoke(cli.main, ["--version"]).output
