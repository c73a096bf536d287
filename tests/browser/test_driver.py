"""Error of the browser tests if Playwright's driver cannot start: it names the package."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import chromium

_FAULT = "libatomic.so.1: cannot open shared object file: No such file or directory"
_WORDS = f"{re.escape(_FAULT)}.*apt install libatomic1"


@pytest.fixture(autouse=True)
def _broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Node.js that ends as one does whose library is not there."""
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho 'node: error while loading: {_FAULT}' >&2\nexit 127\n")
    node.chmod(0o755)
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", str(node))


def test_a_users_run_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOKMUS_REQUIRE_BROWSER", raising=False)
    with pytest.raises(pytest.skip.Exception, match=_WORDS), chromium.started():
        pass


def test_where_a_browser_must_be_there_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOKMUS_REQUIRE_BROWSER", "1")
    with pytest.raises(pytest.fail.Exception, match=_WORDS), chromium.started():
        pass
