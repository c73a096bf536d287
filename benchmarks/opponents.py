"""Measures players in Play: how long their turns take, and clicks meanwhile; a table in Markdown.

    python -m benchmarks.opponents [--games 2] [--clicks 30]

- a turn: all that a level does from one turn of somebody else to the next, cards and starts too,
  four at a table; 19 of 20 are within the figure that is judged;
- the coach: from the end of a turn of a strong player, four at a table, until its answer is on
  the sheet, in slices as on a page;
- a click while four players of the highest level think, one after the other without a pause: from
  the pointer going up until the answer to it is on the page.

In this process and the app, and in the browser edition, where a turn may take three times as long.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import click
from playwright.sync_api import Browser, Route, Worker, expect, sync_playwright

from benchmarks.clicks import VIEWPORT
from benchmarks.figures import Figure, table
from dokmus_widgets.analysis.players import player
from dokmus_widgets.core import Phase, new_game
from dokmus_widgets.play.hints import last_turn
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.opponents import LEVELS, Opponents
from dokmus_widgets.site import builder
from dokmus_widgets.widgets.game.widget import GameWidget
from tests.browser import chromium, servers
from tests.browser.browser_edition import path_of, plain_server
from tests.browser.lab import BOARD

#: Milliseconds for 19 of 20 turns of these levels.
LIMITS = {1: 300, 2: 300, 3: 300, 4: 300, 8: 1500}

# How long after the pointer went up the answer to a click that comes too early is there.
WATCH = """() => {
  const times = window.dokmusTimes = [];
  let up = null;
  window.addEventListener("pointerup", () => { up = performance.now(); }, true);
  new MutationObserver(() => {
    const answer = document.querySelector('[data-testid="answer"]');
    if (up === null || !answer?.textContent.includes("Not yet")) return;
    times.push(performance.now() - up);
    up = null;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def turns(level: int, games: int) -> list[float]:
    """Milliseconds of each turn of players of a level, four at a table; shortest first."""
    taken = []
    for seed in range(games):
        line = History(new_game(4, seed=seed))
        others = Opponents(dict.fromkeys(range(4), player(LEVELS[level])), str(seed))
        began, acts = perf_counter(), None
        for told in others.think(line):
            state = line.state
            if isinstance(told, Ply) and acts != (acts := (state.to_act, state.phase)):
                now = perf_counter()
                taken.append(1000 * (now - began))
                began = now
    return sorted(taken)


async def coach(games: int) -> list[float]:
    """Milliseconds to the coach's answer after each turn of one of four; shortest first."""
    taken = []
    for seed in range(games):
        others = dict.fromkeys((1, 2, 3), LEVELS[1])
        game = GameWidget(4, seed=seed, opponents=others, helps=["coach"])
        own = Opponents({0: player(LEVELS[4])})
        while game.state.phase is not Phase.OVER:
            game.wait()
            acts_in = game.state.phase
            for ply in own.play(game.game.history.fork()):
                began = perf_counter()
                game.act(ply.action)
            places = last_turn(game.game.history, game.game.opponents.seats)
            while game._seen[0] != places:
                await asyncio.sleep(0.005)
            taken += [1000 * (perf_counter() - began)] if acts_in is Phase.TURNS else []
        game.close()
    return sorted(taken)


def clicks(browser: Browser, url: str, count: int) -> list[float]:
    """Milliseconds to the answer of clicks on a page of Play while others think."""
    page = browser.new_context(viewport=VIEWPORT).new_page()
    page.goto(url)
    page.locator("#dk-starting").wait_for(state="hidden")
    page.locator("[data-press='set_many']").select_option(index=2)
    page.locator("[data-press='play_against'][data-value='8']").click()
    expect(page.locator("select[name='plays-1']")).to_have_value("8")
    own = page.locator("select[name='plays-0']")
    own.evaluate("(one) => { one.value = 8; one.dispatchEvent(new Event('change')); }")
    page.evaluate(WATCH)
    page.locator("[data-press='begin']").evaluate("(one) => one.click()")
    page.locator("[data-press='skip']").click()
    space = page.locator("button[data-space]").first
    for _ in range(count):
        space.click()
        page.wait_for_timeout(100)
    times: list[float] = page.evaluate("() => window.dokmusTimes")
    page.context.close()
    return times


def worker_of(browser: Browser, url: str) -> Worker:
    """The worker of a page of the browser edition, with its Python at hand."""
    context, begun = browser.new_context(service_workers="block"), "bridge = made.Bridge("

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(begun, f"self.py = py; {begun}"))

    context.route("**/worker.mjs", told)
    page = context.new_page()
    page.goto(url)
    page.locator(BOARD).wait_for()
    page.locator("#dk-starting").wait_for(state="hidden")
    [worker] = page.workers
    source = Path(__file__).read_text(encoding="utf-8")
    needs = [line for line in source.splitlines() if line.startswith("from dokmus_widgets.")]
    needs = [line for line in needs if ".site" not in line]
    code = ["import asyncio, json", "from time import perf_counter", *needs]
    code += [inspect.getsource(turns), inspect.getsource(coach)]
    worker.evaluate("(code) => self.py.runPython(code)", "\n".join(code))
    return worker


def _of(worker: Worker, call: str) -> list[float]:
    """What a call of a function of this file gives there."""
    told = worker.evaluate("(code) => self.py.runPythonAsync(code)", f"json.dumps({call})")
    times: list[float] = json.loads(told)
    return times


def _within(taken: list[float]) -> list[float]:
    """What 19 of 20 of them, shortest first, are within."""
    return [taken[: -len(taken) // 20][-1]]


def figures_here(games: int) -> Iterator[Figure]:
    """The rows of this process."""
    for level, limit in LIMITS.items():
        yield Figure(f"Level {level}: 19 of 20 turns", _within(turns(level, games)), limit)
    yield Figure("Coach's answer: 19 of 20", _within(asyncio.run(coach(games))), 500)


def site_figures(browser: Browser, folder: Path, games: int, count: int) -> Iterator[Figure]:
    """The rows of the browser edition."""
    built = folder / "site"
    builder.build(built)
    with plain_server(built, folder / "served") as address:
        url = address + path_of("play")
        worker = worker_of(browser, url)
        for level, limit in LIMITS.items():
            taken = _of(worker, f"turns({level}, {games})")
            yield Figure(f"In the browser: level {level}", _within(taken), 3 * limit)
        taken = _of(worker, f"await coach({games})")
        yield Figure("... coach's answer", _within(taken), 500)
        answered = clicks(browser, url, count)
        yield Figure("... click answered while others think", answered, 50)


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--games", default=2, show_default=True, help="of each level")
@click.option("--clicks", "count", default=30, show_default=True)
def main(games: int, count: int) -> None:
    """Measure, and print the table."""
    figures = [*figures_here(games)]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        path = chromium.find(playwright)
        if path is None:
            raise click.ClickException(chromium.MISSING)
        browser = chromium.launch(playwright, path)
        with servers.app_server(Path(name)) as server:
            answered = clicks(browser, f"{server.url}play", count)
        figures.append(Figure("Click answered while others think", answered, 50))
        figures += site_figures(browser, Path(name), games, count)
        browser.close()
    for row in table(figures):
        click.echo(row)


if __name__ == "__main__":
    main()
