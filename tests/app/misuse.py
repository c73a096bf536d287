"""What the tests that misuse a server share."""

import asyncio

from tests.app.page_client import Page
from tests.browser.servers import Server

#: Far more than it takes: a loaded machine is slow. The benchmark measures how long it really is.
SECONDS = 30.0


def log_of(server: Server) -> str:
    return server.log.read_text("utf-8", "replace")


async def answers(page: Page) -> None:
    """Somebody else clicks, and is answered in time."""
    await asyncio.wait_for(page.press("undo"), SECONDS)
