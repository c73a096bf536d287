"""The server of the tests that misuse it."""

from collections.abc import Iterator

import pytest

from tests.browser import servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """The app, for these tests alone: they count what it logs."""
    # Behind a proxy, so that the flood can come from many addresses: one would soon have to wait.
    with servers.app_server(tmp_path_factory.mktemp("misused"), "--behind-proxy") as running:
        yield running
