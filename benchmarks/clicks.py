"""Benchmark of the times a user waits for; prints a Markdown table.

    python -m benchmarks.clicks [--clicks 40] [--loads 10]

- a click: from pointer-up to the changed picture (the mutation of the board's ``data-tick``), in
  JupyterLab and in the app, by the page's clock; in the rules explorer to picture and answer, and
  the same for opening another case;
- a key typed into the search: from key-down to picture, answer and result list;
- the first search of a process;
- ``import dokmus_widgets.core`` in a fresh process, minus the time of an empty process.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

import click
from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

from benchmarks.figures import Figure, print_table
from tests.browser import chromium, lab, servers
from tests.browser.test_tables import opened_table, take_seat

RULE = "temple.link"
GAME = "from dokmus_widgets.widgets import GameWidget\n\ngame = GameWidget()\ngame"
EXPLORER = (
    "from dokmus_widgets.widgets import RuleExplorer\n\n"
    f"explorer = RuleExplorer(rule='{RULE}')\nexplorer"
)
LESSON = (
    'from dokmus_widgets.widgets import LessonWidget\n\nlesson = LessonWidget("forests")\nlesson'
)
VIEWPORT: ViewportSize = {"width": 1200, "height": 1000}

# Finds what is watched through the shadow roots that some hosts put around it, notes when an event
# comes, and how long after that the ticks of all of it have changed.
WATCH = """([event, watched]) => {
  const find = (root, name) => {
    const here = root.querySelector(`[data-testid="${name}"]`);
    if (here) return here;
    for (const element of root.querySelectorAll("*")) {
      const deeper = element.shadowRoot && find(element.shadowRoot, name);
      if (deeper) return deeper;
    }
    return null;
  };
  const times = window.dokmusTimes = [];
  let up = null, missing = new Set();
  window.addEventListener(event, () => {
    up = performance.now();
    missing = new Set(watched);
  }, true);
  for (const name of watched) {
    new MutationObserver(() => {
      missing.delete(name);
      if (up !== null && !missing.size) { times.push(performance.now() - up); up = null; }
    }).observe(find(document, name), { attributes: true, attributeFilter: ["data-tick"] });
  }
}"""
COUNT = "() => window.dokmusTimes.length"
TIMES = "() => window.dokmusTimes"
PICTURE = ("board",)
ANSWER = ("board", "sheet")
FOUND = (*ANSWER, "index")
QUESTION = "May I cross two rivers in one turn?"

#: Chooses what to click, the how many-th time.
Chooser = Callable[[Page, int], Locator]


def any_space(page: Page, attempt: int) -> Locator:
    """Return a legal space, or if there is none, one that is refused."""
    board = page.locator(lab.BOARD).first
    legal = board.locator("button[data-space][data-legal]")
    spaces = legal if legal.count() else board.locator("button[data-space]")
    return spaces.nth(attempt * 7 % spaces.count())


def another_case(page: Page, attempt: int) -> Locator:
    """Return a listed case other than the current one."""
    cases = page.locator(".dk-case-link:not([aria-current]):visible")
    if not cases.count():  # where there is no room for it, the list goes away with every choice
        page.locator(".dk-browse").click()
        cases.first.wait_for()
    return cases.nth(attempt * 7 % cases.count())


def measure(page: Page, count: int, choose: Chooser, watched: Sequence[str]) -> list[float]:
    """Click `count` times; return the milliseconds until the watched elements changed."""
    page.evaluate(WATCH, ["pointerup", watched])
    for attempt in range(4 * count):
        wanted = choose(page, attempt)
        wanted.scroll_into_view_if_needed()
        box = wanted.bounding_box()
        if box is None:
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # Previews on hovering are drawn too, and must not be taken for the answer.
        page.wait_for_timeout(150)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(600)  # the animation, and whatever else follows
        if page.evaluate(COUNT) >= count:
            break
    return taken(page, count, "clicks")


def measure_keys(page: Page, count: int) -> list[float]:
    """Type a question repeatedly; return the milliseconds per key until the results changed."""
    page.locator("input[name='search']").focus()
    page.keyboard.insert_text("?")  # the index is built, once a process
    page.wait_for_timeout(2000)
    page.evaluate(WATCH, ["keydown", FOUND])
    for letter in islice(cycle((*QUESTION.split(" ")[0], *QUESTION)), 4 * count):
        page.keyboard.press(letter)
        page.wait_for_timeout(300)
        if page.evaluate(COUNT) >= count:
            break
    return taken(page, count, "keys")


def taken(page: Page, count: int, what: str) -> list[float]:
    """Return the first ``count`` times; raise ``ClickException`` if there are fewer."""
    times: list[float] = page.evaluate(TIMES)
    if len(times) < count:
        raise click.ClickException(f"only {len(times)} of {count} {what} changed anything")
    return times[:count]


def in_app(browser: Browser, server: servers.Server, clicks: int) -> Iterator[Figure]:
    page = browser.new_context(viewport=VIEWPORT).new_page()
    page.goto(server.url)
    page.locator(lab.BOARD).wait_for()
    yield in_lesson(page, "App", clicks)
    page.goto(f"{server.url}play")
    page.locator(lab.BOARD).wait_for()
    yield Figure("App: click to changed picture", measure(page, clicks, any_space, PICTURE), 20)
    opened_table(page, server)
    take_seat(page, "Ann")
    times = measure(page, clicks, any_space, PICTURE)
    yield Figure("App: click to changed picture, alone at a table of friends", times, 20)
    page.goto(f"{server.url}rules?rule={RULE}")
    page.locator(lab.BOARD).wait_for()
    yield from in_explorer(page, "App", clicks, 20)
    page.context.close()


def in_lab(browser: Browser, server: servers.Server, clicks: int) -> Iterator[Figure]:
    page = browser.new_context(viewport=VIEWPORT).new_page()
    lab.open_notebook(page, server, [GAME])
    times = measure(page, clicks, any_space, PICTURE)
    yield Figure("JupyterLab: click to changed picture", times, 45)
    lab.close_notebook(page)
    lab.open_notebook(page, server, [EXPLORER])
    yield from in_explorer(page, "JupyterLab", clicks, 45)
    lab.close_notebook(page)
    lab.open_notebook(page, server, [LESSON])
    yield in_lesson(page, "JupyterLab", clicks)
    lab.close_notebook(page)
    page.context.close()


def in_lesson(page: Page, host: str, clicks: int) -> Figure:
    """Measure the lesson on the page: actions on its board, and refused ones."""
    times = measure(page, clicks, any_space, ANSWER)
    return Figure(f"{host}: lesson, click to feedback drawn", times, 50)


def in_explorer(page: Page, host: str, clicks: int, limit: float) -> Iterator[Figure]:
    """Measure the rules explorer on the page: clicks, cases and searches."""
    times = measure(page, clicks, any_space, ANSWER)
    yield Figure(f"{host}: rules explorer, click to answer drawn", times, limit)
    times = measure(page, clicks, another_case, ANSWER)
    yield Figure(f"{host}: rules explorer, another case", times, 150)
    times = measure_keys(page, clicks)
    yield Figure(f"{host}: search, key to answer drawn", times, 30 if host == "App" else 60)


def import_times(count: int) -> list[float]:
    """Measure the import of the rules core, without the start of Python."""
    return process_times("pass", "import dokmus_widgets.core", count)


def first_searches(count: int) -> list[float]:
    begin = "from dokmus_widgets.widgets import RuleExplorer; explorer = RuleExplorer()"
    return process_times(begin, f"explorer.search({QUESTION!r})", count)


def process_times(begin: str, measured: str, count: int) -> list[float]:
    """Measure a line of Python in fresh processes, each after a setup line."""
    clock = "__import__('time').perf_counter()"
    program = f"{begin}\nstart = {clock}\n{measured}\nprint({clock} - start)"
    # The first one fills the cache of compiled files.
    runs = [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
        ).stdout
        for _ in range(count + 1)
    ]
    return [float(run) * 1000 for run in runs[1:]]


@click.command()
@click.option("--clicks", default=40, show_default=True, help="Clicks in each host.")
@click.option("--loads", default=10, show_default=True, help="Processes of each kind.")
def main(clicks: int, loads: int) -> None:
    """Measure clicks, keys and the import of the rules core."""
    figures = [Figure("`import dokmus_widgets.core`", import_times(loads), 40)]
    figures.append(Figure("First search of a process", first_searches(loads), 150))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        path = chromium.find(playwright)
        if path is None:
            raise click.ClickException(chromium.MISSING)
        browser = chromium.launch(playwright, path)
        app_folder, lab_folder = Path(name, "app"), Path(name, "lab")
        app_folder.mkdir()
        lab_folder.mkdir()
        with servers.app_server(app_folder) as server:
            figures += in_app(browser, server, clicks)
        with servers.lab_server(lab_folder) as server:
            figures += in_lab(browser, server, clicks)
        version = browser.version
        browser.close()
    click.echo(f"Chromium {version}, Python {sys.version.split()[0]}, {sys.platform}\n")
    print_table(figures)


if __name__ == "__main__":
    main()
