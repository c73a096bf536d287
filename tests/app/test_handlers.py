"""Paths that are no page's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from dokmus_widgets.app.handlers import PageHandler, extra_handlers
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.tables.tables import Tables
from dokmus_widgets.storage.sqlite import open_store
from tests.app.table_visits import TABLE_ID, tables_with
from tests.play.alternatives import random_history


def test_a_table_is_read_before_its_page_is_made(tmp_path: Path) -> None:
    """Off the event loop, which serves others while the database is silent."""
    store = open_store(tmp_path)
    tables_with(random_history(2, 1, 0), {}, store=store)
    tables, waiting = Tables(store), list[Callable[[], None]]()
    store.run_beside = lambda work, done: waiting.append(lambda: done(work()))
    handler: Any = SimpleNamespace(
        settings={"tables": tables},
        application_context=SimpleNamespace(url="/table"),
        request=SimpleNamespace(query_arguments={"table": [f"{TABLE_ID}.x".encode()]}),
    )

    async def opened() -> bool:
        reading = asyncio.ensure_future(PageHandler._read_table(handler))
        await asyncio.sleep(0)
        assert not reading.done()
        waiting.pop()()
        held = await reading
        store._backend = None
        return held is not None and tables.find(TABLE_ID) is not None

    assert asyncio.run(opened())
    handler.request.query_arguments = {"table": [b"\xff"]}
    handler.application_context.url = "/play"
    assert asyncio.run(PageHandler._read_table(handler)) is None


class TestSlashes(AsyncHTTPTestCase):
    """A server that has nothing but what comes before the pages."""

    def get_app(self) -> Application:
        return Application(extra_handlers())

    def test_trailing_slashes_redirect_to_the_page(self) -> None:
        paths = [page.path for page in PAGES if page.path != "/"]
        assert paths
        for path in paths:
            for count in (1, 2, 3):
                asked = f"{path}{'/' * count}?lang=fr"
                answer = self.fetch(asked, follow_redirects=False)
                assert answer.code == 301
                # A level for each slash: to a browser "/rules//" is two levels below "/".
                assert answer.headers["Location"] == f"{'../' * count}{path[1:]}?lang=fr"

    def test_the_path_of_a_table_redirects_to_its_page(self) -> None:
        """Also with slashes appended: an unknown path would be logged with the invitation."""
        place = f"{'t' * 24}.{'i' * 24}"
        for count in (0, 1, 2):
            answer = self.fetch(f"/table/{place}{'/' * count}?lang=fr", follow_redirects=False)
            assert answer.code == 302
            assert answer.headers["Location"] == f"{'../' * count}../table?table={place}&lang=fr"
