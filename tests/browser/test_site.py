"""The browser edition in Chromium: a plain server's folder, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.host.pages import PAGES
from tests.browser.browser_edition import alive, path_of, plain_server
from tests.browser.chromium import Guard
from tests.browser.lab import BOARD
from tests.browser.longer import longer
from tests.browser.table import READY, Table
from tests.site.building import ROOT, built_site

#: How long it may take until a notebook runs that nothing but a browser runs, in milliseconds.
_LAB_STARTS = 240_000
_PATHS = [page.path[1:] for page in PAGES]


def opened(page: Page, address: str) -> Table:
    """Open a page; return its table once it answers."""
    page.goto(address)
    return alive(page)


@pytest.mark.parametrize(
    "path", [path if path in ("play", "rules") else longer(path)[0] for path in _PATHS]
)
def test_every_page_shows_its_board_and_answers(page: Page, site_address: str, path: str) -> None:
    page.goto(site_address + path_of(path))
    page.locator(READY).first.wait_for()
    table = alive(page)
    if page.locator(".dk-examples").count():  # the board comes with an answer
        page.locator(".dk-examples button").first.click()
        page.locator(BOARD).first.wait_for()
    before = table.tick
    page.locator("button[data-space]:visible").first.click(force=True)
    expect(table.board.first).not_to_have_attribute("data-tick", before)
    for link in page.locator(".dk-nav a, .dk-footer a").all():
        there = page.request.get(str(link.evaluate("link => link.href")))
        assert there.ok, there.url


def test_what_is_pressed_before_python_is_there_is_done(page: Page, site_address: str) -> None:
    page.goto(site_address + path_of("play"))
    page.locator(BOARD).first.wait_for()
    page.locator("[data-press='begin']").first.click()
    table = alive(page)  # which a busy machine takes long for
    page.locator("[data-legal]").first.wait_for()
    table.click(table.legal()[0])
    assert page.locator(".dk-token, [href^='#dk-token']").count() > 0


def test_a_game_goes_on_after_a_reload_and_is_offered_later(page: Page, site_address: str) -> None:
    table = opened(page, site_address + path_of("play?players=2"))
    table.set_up()
    heading = table.heading()
    page.wait_for_url("**game=*")
    page.reload(wait_until="commit")
    expect(page.locator("#dk-root")).to_be_hidden()  # not another game's board
    table = alive(page)
    expect(page.locator(".dk-heading")).to_have_text(heading, use_inner_text=True)
    page.goto(site_address + path_of("play"))
    alive(page)
    page.get_by_role("link", name=say("kept-go-on")).click()
    alive(page)
    expect(page.locator(".dk-heading")).to_have_text(heading, use_inner_text=True)


def test_two_tabs_with_one_game_go_on_together(page: Page, site_address: str) -> None:
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])
    page.wait_for_url("**game=*")
    other = page.context.new_page()
    there = opened(other, page.url)
    before = table.tick
    heading = there.heading()
    there.click(there.legal()[0])
    expect(table.board).not_to_have_attribute("data-tick", before)
    assert heading != table.heading() == there.heading()


_TWO_TABS = """async (kept) => {
  const { Kept } = await import(kept);
  const token = "t".repeat(24), tabs = { one: await Kept.open(), other: await Kept.open() };
  const heard = { one: [], other: [] }, shown = {};
  for (const who in tabs) {
    tabs[who].onLine = (line) => { shown[who] = line; heard[who].push(line); };
  }
  const move = (who, version) => {
    shown[who] = JSON.stringify({ token, version, who });
    return tabs[who].write(token, shown[who]);
  };
  const quiet = (time = 200) => new Promise((done) => setTimeout(done, time));
  await move("one", 1);
  await quiet();
  await Promise.all([move("one", 2), move("other", 2), move("other", 3)]);
  await quiet();
  await move("other", 4);
  await quiet();
  const short = (line) => `${JSON.parse(line).who} ${JSON.parse(line).version}`;
  const first = [heard.one.map(short), heard.other.map(short)], apart = [];
  for (let round = 0; round < 12; round++) {
    await move("one", 5 + round);
    if (round) await quiet(round / 4);
    await move("other", 5 + round);
    await quiet(100);
    const [there] = (await Kept.open()).lines;
    if (there !== shown.one || there !== shown.other) apart.push([round, short(there), shown]);
  }
  return [...first, apart];
}"""


def test_two_tabs_show_what_is_kept_whoever_came_first(
    page: Page, site: Path, site_address: str
) -> None:
    page.goto(site_address + path_of("summary"))
    [kept] = site.glob("files/*/kept.mjs")
    one, other, apart = page.evaluate(_TWO_TABS, site_address + kept.relative_to(site).as_posix())
    # What it had made of its own second move went with that.
    assert other == ["one 1", "one 2"]
    assert one == ["other 4"]
    assert apart == []


def test_another_language_in_place_and_by_address(page: Page, site_address: str) -> None:
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])
    with speaking("fr"):
        learn, rules = say("page-learn"), say("page-rules")
    page.locator("#dk-language").select_option("fr")
    expect(page.locator(".dk-nav a").first).to_have_text(learn)
    assert "/fr/play.html?" in page.url
    assert "game=" in page.url
    page.reload()
    alive(page)
    expect(page.locator(".dk-nav a").first).to_have_text(learn)
    page.get_by_role("link", name=rules, exact=True).click()
    page.wait_for_url("**/fr/rules.html*")
    page.goto(site_address)
    page.wait_for_url("**/fr/index.html")
    alive(page)


def test_a_position_goes_along_to_another_page_and_back(page: Page, site_address: str) -> None:
    opened(page, site_address + path_of("setup"))
    page.locator('.dk-elsewhere [data-value="score"], .dk-elsewhere a[href*="score.html"]').click()
    page.wait_for_url("**/en/score.html?*position=*")
    alive(page)
    page.locator(".dk-back a").click()
    page.wait_for_url("**/en/setup.html*")
    alive(page)


def test_without_the_server_after_the_first_visit(
    browser: Browser, site: Path, tmp_path: Path, guard: Guard
) -> None:
    guard.allow_error("service_worker")  # it is looked for again, in vain
    context = browser.new_context()  # the others have no service workers
    guard.watch(context)
    page = context.new_page()
    with plain_server(site, tmp_path) as address:
        table = opened(page, address + path_of("play?players=2"))
        table.click(table.legal()[0])
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    table = alive(page)
    table.click(table.legal()[0])
    page.goto(address + path_of("rules", "ja"))
    alive(page)
    page.locator("input[name='search']").fill("森に入るコストは")
    expect(page.locator(".dk-headline-text")).not_to_be_empty()
    context.close()


def test_a_worker_that_dies_is_told_and_goes_on(page: Page, site_address: str) -> None:
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])
    heading = table.heading()
    page.evaluate(
        "void (window.told = new Promise(done => addEventListener('dokmus-lost',"
        " () => setTimeout(() => done(document.getElementById('dk-lost').innerText)))))"
    )
    [worker] = page.workers
    worker.evaluate("void setTimeout(() => self.close())")
    assert say("site-lost") in page.evaluate("window.told")
    # Python starts anew, as when the page was opened.
    expect(page.locator("#dk-lost")).to_be_hidden(timeout=60_000)
    expect(page.locator(".dk-heading")).to_have_text(heading, use_inner_text=True)
    table.click(table.legal()[0])


_REMEMBERED = """(async () => {
  const cache = await caches.open("memory");
  return (await cache.keys()).length;
})()"""


def _kept_memories(page: Page, count: int) -> None:
    """Wait until so many memories of Python are kept."""
    for _ in range(200):
        if page.evaluate(_REMEMBERED) == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(page.evaluate(_REMEMBERED))


def test_the_next_page_goes_on_from_the_memory_of_the_one_before(
    page: Page, site_address: str
) -> None:
    opened(page, site_address + path_of("play"))
    _kept_memories(page, 1)
    page.evaluate(
        "caches.open('memory').then(cache => cache.put(new URL('../files/old/memory',"
        " location.href), new Response('of an edition before')))"
    )
    table = opened(page, site_address + path_of("rules", "fr"))
    _kept_memories(page, 1)  # with this page in it, and none of another edition
    page.goto(site_address + path_of("play?players=2"))
    table = alive(page)
    table.click(table.legal()[0])


def test_a_memory_that_is_none_is_forgotten_and_done_without(
    page: Page, site_address: str, guard: Guard
) -> None:
    guard.allow_error("magic number|multiple of 4|start offset|RangeError")
    opened(page, site_address + path_of("play"))
    _kept_memories(page, 1)
    page.evaluate(
        "caches.open('memory').then(async cache => cache.put((await cache.keys())[0],"
        " new Response(new Uint8Array(4096))))"
    )
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])


def test_two_worlds_of_one_memory_have_other_chances(page: Page, site_address: str) -> None:
    opened(page, site_address + path_of("play"))
    _kept_memories(page, 1)
    games = []
    for _ in range(2):
        table = opened(page, site_address + path_of("play?players=2"))
        table.click(table.legal()[0])
        page.wait_for_url("**game=*")
        games.append(page.url)
    assert games[0] != games[1]


def _prefixed(page: Page, file: str, script: str) -> None:
    """Have a script of the page begin with something else."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        route.fulfill(response=fetched, body=f"{script}\n{fetched.text()}")

    page.route(f"**/{file}", answer)


def test_where_nothing_can_be_kept_it_is_said_and_gone_on(page: Page, site_address: str) -> None:
    _prefixed(page, "kept.mjs", "Object.defineProperty(self, 'indexedDB', { value: null });")
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])
    expect(page.locator(".dk-notice")).to_contain_text(say("kept-nowhere"))
    table.click(table.legal()[0])


def test_where_it_is_full_it_is_said_and_gone_on(page: Page, site_address: str) -> None:
    full = "{ throw new DOMException('full', 'QuotaExceededError'); }"
    _prefixed(page, "kept.mjs", f"IDBObjectStore.prototype.put = () => {full};")
    table = opened(page, site_address + path_of("play?players=2"))
    table.click(table.legal()[0])
    table.click(table.legal()[0])
    expect(page.locator(".dk-notice")).to_contain_text(say("kept-nowhere"))


def test_a_browser_without_webassembly_is_led_to_the_rules(page: Page, site_address: str) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site_address + path_of("play"))
    expect(page.locator("#dk-unable")).to_contain_text(say("site-unable"))
    page.locator("#dk-unable a").click()
    page.wait_for_url("**/en/summary.html")


def test_a_browser_without_modules_is_led_to_the_rules(page: Page, site_address: str) -> None:
    # As such a browser reads it: a type of script that it does not know, and no word of another.
    page.route(
        "**/play.html",
        lambda route: route.fulfill(
            content_type="text/html",
            body=page.request.get(route.request.url)
            .text()
            .replace('type="module"', 'type="unknown"')
            .replace("<script nomodule>", "<script>"),
        ),
    )
    page.goto(site_address + path_of("play"))
    expect(page.locator("#dk-unable")).to_contain_text(say("site-unable"))
    expect(page.locator("#dk-starting")).to_be_hidden()


def test_no_script_of_another_runs(page: Page, site_address: str, guard: Guard) -> None:
    guard.allow_error("Content Security Policy|Content-Security-Policy")
    opened(page, site_address + path_of("play"))
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'),"
        " { textContent: 'window.ran = true' }))"
    )
    assert page.evaluate("window.ran") is None


def test_where_python_does_not_come_it_is_said(page: Page, site_address: str, guard: Guard) -> None:
    guard.allow_error("library.bin|Failed to|ERR_FAILED|404")
    page.route("**/library.bin", lambda route: route.fulfill(status=404))
    page.goto(site_address + path_of("play"))
    expect(page.locator("#dk-unable")).to_contain_text("library.bin: 404")


# All of it starts in the browser, Python and its libraries too: on a slow machine in minutes.
@pytest.mark.longer
def test_a_notebook_runs_in_its_lab(page: Page, run_folder: Path, tmp_path: Path) -> None:
    page.set_default_timeout(_LAB_STARTS)
    with plain_server(built_site(run_folder / "lab-site", lab=ROOT), tmp_path) as address:
        page.goto(address + path_of("rules"))
        page.get_by_role("link", name=say("site-lab")).click()
        for name in ("notebooks", "01_play_a_round.ipynb"):
            page.locator(".jp-DirListing-itemText", has_text=name).dblclick()
        # Before its Python answers, Lab takes a cell to run, and forgets it.
        page.get_by_text("Python (Pyodide) | Idle").wait_for()
        # One cell: JupyterLab takes away what is scrolled out of sight.
        page.locator(".jp-CodeCell .cm-content").first.click()
        page.keyboard.press("Shift+Enter")
        board = page.locator(BOARD).first
        board.wait_for()
        before = str(board.get_attribute("data-tick"))
        page.locator("[data-space][data-legal]").first.click(force=True)
        expect(board).not_to_have_attribute("data-tick", before, timeout=_LAB_STARTS)
