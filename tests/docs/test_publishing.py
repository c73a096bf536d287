"""What a package index, a library catalogue and a repository host show."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import dokmus_widgets
from docs.generate import project
from tests.docs.pages import ROOT
from tests.release import __main__ as release

README = (ROOT / "README.md").read_text("utf-8")
_INTERFACE = "hatchling.metadata.plugin.interface"
_TARGET = re.compile(r"\[[^]]*\]\(([^)]+)\)")


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module of the metadata hook, without the build backend."""
    monkeypatch.setitem(sys.modules, _INTERFACE, SimpleNamespace(MetadataHookInterface=object))
    spec = importlib.util.spec_from_file_location("hatch_metadata", ROOT / "hatch_metadata.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_readme_is_short_and_its_links_lead_somewhere() -> None:
    assert len(README.splitlines()) <= 150
    local = [target for target in _TARGET.findall(README) if ":" not in target]
    assert len(local) > 10
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_on_an_index_the_readme_shows_its_pictures(hook: ModuleType) -> None:
    text = hook.published(README, "https://host.example/owner/name", "v1")
    assert all(target.startswith("https://") for target in _TARGET.findall(text))
    picture = "https://host.example/owner/name/raw/v1/notebooks/pictures/learn.png"
    assert f"]({picture})" in text
    assert "(https://host.example/owner/name/blob/v1/docs/design.md)" in text


def test_without_a_repository_nothing_in_it_is_broken(hook: ModuleType) -> None:
    text = hook.published(README, "", "v1")
    assert [target for target in _TARGET.findall(text) if ":" not in target] == []
    assert "![" not in text
    assert "For contributors: CONTRIBUTING.md," in text


def test_the_addresses_follow_from_one_place(hook: ModuleType) -> None:
    assert hook.addresses("", "") == {}
    found = hook.addresses("https://host.example/owner/name", "https://docs.example")
    assert found["Issues"] == "https://host.example/owner/name/issues"
    assert found["Documentation"] == "https://docs.example"
    assert len(found) == 4
    # What the package and the documentation read.
    assert project.repository() in (ROOT / "pyproject.toml").read_text("utf-8")


def test_every_place_names_this_version() -> None:
    version = dokmus_widgets.__version__
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    dated = re.search(
        rf"^## \[{re.escape(version)}\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    assert dated is not None
    assert f"version: {version}\n" in citation
    assert f"date-released: {dated[1]}\n" in citation


def test_a_release_tries_what_users_install() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(release.USES) - {"base"} <= set(extras["optional-dependencies"])
    assert {path.stem for path in release.SCRIPTS.glob("*.py")} == set(release.USES)
    found = release.pythons()
    assert found
    assert set(found) <= set(release.PYTHONS)


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_issue_templates_can_be_read(path: Path) -> None:
    import yaml

    form = yaml.safe_load(path.read_text("utf-8"))
    if path.stem != "config":
        assert {"name", "description", "body"} <= set(form)
        assert all(one["attributes"]["label"] for one in form["body"])
