"""Paths that are no page's."""

from __future__ import annotations

from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from dokmus_widgets.app.handlers import extra_handlers
from dokmus_widgets.host.pages import PAGES


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
