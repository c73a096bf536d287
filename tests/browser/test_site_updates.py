"""Updates of the browser edition in Chromium: whole, or not at all; and storage that stays."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from dokmus_widgets.site import builder
from tests.browser.browser_edition import BELOW, Quiet, alive, path_of, plain_server
from tests.browser.chromium import Guard

_PAGE = path_of("summary")

#: Register the service worker, or update it; return how it ended.
_UPDATE = """async () => {
  const workers = navigator.serviceWorker;
  const there = await (await workers.getRegistration())?.update()
    ?? await workers.register("../service_worker.js");
  const worker = there.installing ?? there.waiting ?? there.active;
  while (!["activated", "redundant"].includes(worker.state)) {
    await new Promise((done) => { worker.addEventListener("statechange", done, { once: true }); });
  }
  return worker.state;
}"""
_CACHED = """async () => {
  const counts = [];
  for (const name of await caches.keys()) {
    counts.push((await (await caches.open(name)).keys()).length);
  }
  return counts;
}"""
# Past the browser's own cache, which the service worker would look into.
_STATUS = "async (file) => (await fetch(`../${file}`, { cache: 'no-store' })).status"


class _Halting(Quiet):
    """A handler that breaks one file off half-way."""

    halts_at: ClassVar[str] = "none"

    def do_GET(self) -> None:
        if not self.path.endswith(f"/{self.halts_at}"):
            super().do_GET()
            return
        content = Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2])
        self.close_connection = True


class _Visit(NamedTuple):
    """An open page whose site can be replaced. ``served``: the folder that the server shows."""

    page: Page
    address: str
    served: Path

    def publish(self, site: Path, below: str = BELOW) -> None:
        at = self.served / below
        at.unlink(missing_ok=True)
        at.symlink_to(site)

    def edition(self) -> str | None:
        """Return what tells the editions of this test apart."""
        self.page.goto(self.address + _PAGE)
        return self.page.locator("body").get_attribute("data-edition")


@pytest.fixture
def visit(browser: Browser, site: Path, tmp_path: Path, guard: Guard) -> Iterator[_Visit]:
    context = browser.new_context()  # the others have no service workers
    guard.watch(context)
    served = tmp_path / "served"
    with plain_server(site, served, _Halting) as address:
        yield _Visit(context.new_page(), address, served)
        context.close()


def _later_edition(site: Path, folder: Path, name: str) -> Path:
    """Write another edition: its pages say its name, and its files are in another folder."""
    later = folder / name
    shutil.copytree(site, later, copy_function=os.link)
    [scripts] = later.glob("files/dokmus-*")
    renamed = scripts.rename(scripts.with_name(f"dokmus-{name}"))
    for page in later.rglob("*.html"):
        text = page.read_text("utf-8").replace(scripts.name, renamed.name)
        page.unlink()  # the file itself is shared
        page.write_text(text.replace("<body", f'<body data-edition="{name}"'), "utf-8")
    (later / "service_worker.js").unlink()
    (later / "service_worker.js").write_bytes(builder._service_worker(later))
    return later


def _file_count(site: Path) -> int:
    return sum(path.is_file() for path in site.rglob("*")) - 1  # without the service worker


def _wait_for(page: Page, expression: str) -> None:
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(expression)


def test_an_update_that_breaks_off_leaves_the_edition_before(
    visit: _Visit, site: Path, tmp_path: Path, guard: Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard.allow_error("Failed to|ERR_|integrity")  # the file that breaks off
    visit.edition()
    assert visit.page.evaluate(_UPDATE) == "activated"
    visit.publish(_later_edition(site, tmp_path, "later"))
    monkeypatch.setattr(_Halting, "halts_at", "front.mjs")
    assert visit.page.evaluate(_UPDATE) == "redundant"
    assert visit.page.evaluate(_CACHED) == [_file_count(site)]
    visit.page.context.set_offline(offline=True)
    assert visit.edition() is None
    visit.page.context.set_offline(offline=False)
    monkeypatch.setattr(_Halting, "halts_at", "none")
    assert visit.page.evaluate(_UPDATE) == "activated"
    visit.page.context.set_offline(offline=True)
    assert visit.edition() == "later"


def test_an_update_takes_no_file_of_yet_another_edition(
    visit: _Visit, site: Path, tmp_path: Path, guard: Guard
) -> None:
    guard.allow_error("Failed to|ERR_|integrity")
    visit.edition()
    assert visit.page.evaluate(_UPDATE) == "activated"
    later = _later_edition(site, tmp_path, "later")
    other = _later_edition(site, tmp_path, "other")
    shutil.copy(other / _PAGE, later / _PAGE)  # as while the host is still being written
    visit.publish(later)
    assert visit.page.evaluate(_UPDATE) == "redundant"
    assert visit.edition() is None
    assert visit.page.evaluate(_CACHED) == [_file_count(site)]


def test_an_open_page_keeps_the_files_of_its_edition(
    visit: _Visit, site: Path, tmp_path: Path, guard: Guard
) -> None:
    guard.allow_error("404")  # once nobody needs the file
    visit.edition()
    assert visit.page.evaluate(_UPDATE) == "activated"
    visit.publish(_later_edition(site, tmp_path, "later"))
    [own] = site.glob("files/dokmus-*/kept.mjs")
    file = own.relative_to(site).as_posix()
    assert visit.page.evaluate(_UPDATE) == "activated"
    assert visit.page.evaluate(_STATUS, file) == 200
    new = visit.page.context.new_page()
    visit.page.close()
    again = visit._replace(page=new)
    assert again.edition() == "later"
    _wait_for(new, "caches.keys().then(names => names.length === 1)")
    assert new.evaluate(_STATUS, file) == 404


def test_two_sites_of_a_host_keep_their_own_editions(
    visit: _Visit, site: Path, tmp_path: Path
) -> None:
    visit.edition()
    assert visit.page.evaluate(_UPDATE) == "activated"
    visit.publish(_later_edition(site, tmp_path, "later"), "other")
    other = visit._replace(address=visit.address.replace(BELOW, "other"))
    assert other.edition() == "later"
    assert other.page.evaluate(_UPDATE) == "activated"
    assert other.edition() == "later"
    assert len(visit.page.evaluate(_CACHED)) == 2


def test_storage_is_asked_to_stay_once_a_game_is_stored(page: Page, site_address: str) -> None:
    page.add_init_script(
        "self.asked = 0; StorageManager.prototype.persist = async () => { asked += 1; };"
    )
    page.goto(site_address + path_of("play?players=2"))
    table = alive(page)
    page.wait_for_timeout(500)
    assert page.evaluate("asked") == 0, "what the page itself notes is nobody's"
    for _ in range(2):
        table.click(table.legal()[0])
        page.wait_for_url("**game=*")
        _wait_for(page, "asked > 0")
    assert page.evaluate("asked") == 1
