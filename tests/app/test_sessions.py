"""A session that ends lets its widgets go."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from dokmus_widgets.app.pages import PAGES


def _probe(kind: str, path: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.sessions_probe", kind, path],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "path"), [("small", "/"), *(("full", page.path) for page in PAGES)]
)
def test_closed_sessions_leave_no_widget_behind(kind: str, path: str) -> None:
    found = _probe(kind, path)
    assert found["trees"] >= 20, "too few sessions were opened to say anything"
    assert min(found["open"]) > 0, "the sessions had no widgets"
    # The same number in every round: nothing piles up while the server runs either.
    assert len(set(found["open"])) == 1, found
    assert found["sessions"] == 0
    assert found["end"] == found["start"], found
    # Gone from memory, not only from the registry; the last frames may still hold a few.
    assert found["trees_alive"] <= 4, found
