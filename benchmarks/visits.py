"""Benchmark of page visits on three networks: bytes sent, and times until shown and clickable.

Chromium emulates the networks. Run: ``python -m benchmarks.visits``.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright

from benchmarks.clicks import PICTURE, any_space, measure
from benchmarks.figures import Figure, print_table
from dokmus_widgets.site import builder
from tests.browser import chromium, servers
from tests.browser.browser_edition import plain_server
from tests.browser.lab import BOARD

_PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
#: When a board is painted, when the widgets are there, and when they have answered. The browser
#: tells of its first paint alone when that was on the screen: where a board was on the page when it
#: began, of the board. Otherwise it is painted before the frame that follows the next.
_NOTE = """() => {
  const times = window.dokmusTimes = {};
  const board = new Promise((found) => {
    const look = () => {
      if (document.querySelector(".dk-map svg")) found(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  const paint = new Promise((painted) => {
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (one.name === "first-contentful-paint") painted(one);
    }).observe({ type: "paint" });
  });
  board.then((found) => {
    requestAnimationFrame(() => setTimeout(async () => {
      const next = performance.now(), first = await paint;
      times.seen = first.paintTime >= found ? first.startTime : next;
    }));
  });
  addEventListener("dokmus-alive", () => { times.ready = performance.now(); });
  addEventListener("dokmus-back", () => { times.heard = performance.now(); });
}"""


class Net(NamedTuple):
    """Emulated network: megabits per second and round-trip milliseconds, or 0 for none."""

    name: str
    rate: float
    delay: float
    #: Limits, in milliseconds: a first visit seen and ready, a later one seen and ready.
    limits: tuple[int, int, int, int]


NETS: Final = (
    Net("loopback", 0, 0, (100, 200, 100, 150)),
    Net("9 Mbit/s, 85 ms", 9, 85, (250, 500, 250, 500)),
    Net("1.6 Mbit/s, 150 ms", 1.6, 150, (500, 1000, 400, 800)),
)


class Visit(NamedTuple):
    """Measurements of a visit: kilobytes without fonts, of fonts, and milliseconds."""

    kilobytes: float
    fonts: float
    seen: float
    ready: float
    heard: float


def visit(
    context: BrowserContext, url: str, net: Net, until: str = "null", is_watched: bool = True
) -> Visit:
    """Visit a page in a context, and close it after the promise ``until``.

    Unless ``is_watched``, bytes are not counted, which slows the browser.
    """
    page = context.new_page()
    sent = {"Font": 0.0, "": 0.0}
    if is_watched:
        _watch(page, net, sent)
    page.add_init_script(f"({_NOTE})()")
    page.goto(url)
    while not page.evaluate("dokmusTimes.heard && dokmusTimes.seen"):
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)  # fonts
    times = page.evaluate("dokmusTimes")
    page.evaluate(until)
    page.close()
    return Visit(sent[""] / 1000, sent["Font"] / 1000, *map(times.get, ("seen", "ready", "heard")))


def _watch(page: Page, net: Net, sent: dict[str, float]) -> None:
    """Throttle the page's network and count its bytes."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}

    def told(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = "Font" if event["type"] == "Font" else ""

    def done(event: dict[str, Any]) -> None:
        sent[kinds.get(event["requestId"], "")] += event["encodedDataLength"]

    session.on("Network.responseReceived", told)
    session.on("Network.loadingFinished", done)
    if net.rate:
        bytes_a_second = net.rate * 1e6 / 8
        slow = {"latency": net.delay, "downloadThroughput": bytes_a_second}
        session.send(
            "Network.emulateNetworkConditions",
            {**slow, "uploadThroughput": bytes_a_second, "offline": False},
        )


def figures(new: Callable[[], BrowserContext], url: str, count: int) -> Iterator[Figure]:
    """Yield the rows of one page on each network."""
    for net in NETS:
        first, later = [], []
        for number in range(count + 1):
            context, is_watched = new(), not number or net.rate > 0
            first.append(visit(context, url, net, is_watched=is_watched))
            later.append(visit(context, url, net, is_watched=is_watched))
            context.close()
        for name, visits, limits in (
            ("first", first, net.limits[:2]),
            ("later", later, net.limits[2:]),
        ):
            if not net.rate:
                most = 70 if name == "first" else 30
                yield Figure(f"{name} visit, as sent", [visits[0].kilobytes], most, "KB")
                yield Figure("... and fonts", [visits[0].fonts], 100, "KB")
            seen, ready = ([getattr(one, when) for one in visits[1:]] for when in ("seen", "ready"))
            yield Figure(f"{net.name}, {name}: board seen", seen, limits[0])
            yield Figure("... can be clicked", ready, limits[1])


#: A visitor of a site stays until its files and Python's memory are kept.
_STAYS: Final = """(async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open("memory");
  while (!(await cache.keys()).length) await new Promise((done) => setTimeout(done, 50));
})()"""


def site_figures(new: Callable[[], BrowserContext], folder: Path, count: int) -> Iterator[Figure]:
    """Yield the rows of the edition without a server."""
    built = folder / "site"
    builder.build_site(built)
    with plain_server(built, folder / "served") as address:
        url, here = f"{address}en/play.html", NETS[0]
        context, asked = new(), set[str]()
        context.on("request", lambda request: asked.add(request.url.partition("?")[0]))
        page = context.new_page()
        page.add_init_script(f"({_NOTE})()")
        page.goto(url)
        while not page.evaluate("dokmusTimes.heard"):
            page.wait_for_timeout(50)
        files = {one: built / one.removeprefix(address) for one in asked if one.startswith(address)}
        packed = [len(gzip.compress(path.read_bytes())) for path in files.values()]
        page.evaluate(_STAYS)
        page.locator(BOARD).first.wait_for()
        clicks = measure(page, 40, any_space, PICTURE)
        context.close()
        first, later = [], []
        for _ in range(count):
            context = new()
            first.append(visit(context, url, here, _STAYS, is_watched=False).heard)
            later.append(visit(context, url, here, _STAYS, is_watched=False).heard)
            context.close()
    yield Figure(
        "Without a server: as sent until the first answer", [sum(packed) / 1e6], 8, "MB", 1
    )
    yield Figure("... first visit: a click is answered from", first, 1500)
    yield Figure("... next visit", later, 1000)
    yield Figure("... click to changed picture", clicks)
    yield Figure("... 19 of 20 clicks", [statistics.quantiles(clicks, n=20)[-1]], 40)


@click.command()
@click.option("--loads", default=7, show_default=True, help="Visits of each kind.")
@click.option("--path", default="play", show_default=True, help="The page.")
def main(loads: int, path: str) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        found = chromium.find(playwright)
        if found is None:
            raise click.ClickException(chromium.MISSING)
        browser = chromium.launch(playwright, found)
        with servers.app_server(Path(name)) as server:

            def new() -> BrowserContext:
                return browser.new_context(viewport=_PHONE)

            rows = list(figures(new, server.url + path, loads))
        rows += site_figures(new, Path(name), loads)
        version = browser.version
        browser.close()
    click.echo(f"/{path}, 360 px wide; Chromium {version}, {sys.platform}\n")
    print_table(rows)


if __name__ == "__main__":
    main()
