"""Settings for all tests: what Hypothesis tries, and how tests run side by side.

Fixtures for browsers and servers are in `tests/browser/conftest.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from dokmus_widgets.storage.folder import ENVIRONMENT_VARIABLE
from tests import side_by_side

# A shared machine is sometimes slow: how long one example takes says nothing about its rightness.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# DOKMUS_HYPOTHESIS=thorough before a release, or after a change of the rules core.
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("DOKMUS_HYPOTHESIS", "default"))


def pytest_configure() -> None:
    """Let SIGTERM, as `timeout` sends it, end a run as Ctrl-C does: servers are stopped."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long."""
    side_by_side.put_long_ones_first(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Say how many workers `-n auto` means."""
    return side_by_side.workers()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> side_by_side.Dealer:
    """Deal the tests out our way, whatever `--dist` says."""
    return side_by_side.Dealer(config, log)


@pytest.fixture(scope="session", autouse=True)
def data_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what widgets store by themselves out of the user's data folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENVIRONMENT_VARIABLE, str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop in which Playwright goes on between browser tests from all others."""
    hidden = asyncio._get_running_loop()
    if hidden is None or request.node.get_closest_marker("browser"):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(hidden)
