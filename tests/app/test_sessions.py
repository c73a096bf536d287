"""A session that ends lets its widgets go."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from dokmus_widgets.host.pages import PAGES

VISITS = ("small:/", *(f"full:{page.path}" for page in PAGES))


@pytest.fixture(scope="module")
def probed() -> dict[str, dict[str, Any]]:
    """Counts of the probe for each visit, from one process, which takes long to start."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.sessions_probe", *VISITS],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, Any]] = {}
    for line in done.stdout.splitlines():
        found |= json.loads(line)
    assert set(found) == set(VISITS), done.stderr
    return found


@pytest.mark.longer
@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("visit", VISITS)
def test_closed_sessions_release_all_widgets(probed: dict[str, dict[str, Any]], visit: str) -> None:
    found = probed[visit]
    assert found["trees"] >= 20, "too few sessions were opened to say anything"
    assert min(found["open"]) > 0, "the sessions had no widgets"
    # The same number in every round: nothing piles up while the server runs either.
    assert len(set(found["open"])) == 1, found
    assert found["sessions"] == found["pages"] == 0
    assert found["end"] == found["start"], found
    # Gone from memory, not only from the registry; the last frames may still hold a few.
    assert found["trees_alive"] <= 4, found
