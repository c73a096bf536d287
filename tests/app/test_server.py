"""The server as a process: how it stops, its path prefix, and its limit of sessions."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.app.misuse import SECONDS, log_of
from tests.app.page_client import Page, Refusal, connect, get, run, token_in
from tests.browser import servers


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_server_stops_cleanly_with_open_pages(tmp_path: Path, number: signal.Signals) -> None:
    with servers.app_server(tmp_path) as running:

        async def work() -> None:
            page = await Page.open(f"{running.url}play")
            await page.click("a1")
            os.kill(running.group, number)
            await asyncio.wait_for(page.closed.wait(), SECONDS)

        run(work)
        assert running.process is not None
        assert running.process.wait(SECONDS) == 0
        assert "Traceback" not in log_of(running)
        assert "Error" not in log_of(running)


def test_server_has_a_path_prefix_and_limits_sessions(tmp_path: Path) -> None:
    options = ("--prefix", "/dokmus/", "--origin", "https://rules.example.org", "--most-pages", "2")
    with servers.app_server(tmp_path, *options) as running:

        async def work() -> None:
            play = f"{running.url}dokmus/play"
            first = await Page.open(play)
            await first.click("a1")
            second = await get(play)
            named = {"Origin": "https://rules.example.org"}
            (await connect(play, token_in(second), named)).close()
            with pytest.raises(Refusal) as refused:
                await get(play, {"Accept-Language": "ja"})
            assert refused.value.status == 503
            assert refused.value.headers["Retry-After"]
            assert "サーバーが混み合っています" in refused.value.text
            with pytest.raises(Refusal) as missing:
                await get(f"{running.url}play")
            assert missing.value.status == 404
            assert 'href="./dokmus/play"' in missing.value.text
            await first.close()

        run(work)
