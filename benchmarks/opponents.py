"""Benchmark of computer players in Play: turn times, and clicks meanwhile; prints a Markdown table.

    python -m benchmarks.opponents [--games 2] [--clicks 30]

- a turn: everything a level does between other seats' turns, cards and starts included, with four
  players; the limit applies to 19 of 20 turns;
- the coach: from the end of a turn with four players until its answer is on the sheet;
- a click while four players of the highest level think without a pause: from pointer-up until the
  answer is on the page.

Measured in this process and the app, and in the browser edition, which may take three times as long
per turn.
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
from benchmarks.figures import Figure, print_table
from dokmus_widgets.analysis.players import create_player
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
    """Return the sorted milliseconds of each turn of four players of a level."""
    taken = []
    for seed in range(games):
        line = History(new_game(4, seed=seed))
        others = Opponents(dict.fromkeys(range(4), create_player(LEVELS[level])), str(seed))
        began, acts = perf_counter(), None
        for told in others.think(line):
            state = line.state
            if isinstance(told, Ply) and acts != (acts := (state.to_act, state.phase)):
                now = perf_counter()
                taken.append(1000 * (now - began))
                began = now
    return sorted(taken)


async def coach(games: int) -> list[float]:
    """Return the sorted milliseconds until the coach's answer after each turn."""
    taken = []
    for seed in range(games):
        others = dict.fromkeys((1, 2, 3), LEVELS[1])
        game = GameWidget(4, seed=seed, opponents=others, helps=["coach"])
        own = Opponents({0: create_player(LEVELS[4])})
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
    """Return the milliseconds until clicks on Play are answered while players think."""
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
    """Open a page of the browser edition and return its worker, prepared to run Python."""
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
    """Return the result of calling a function of this file in the worker."""
    told = worker.evaluate("(code) => self.py.runPythonAsync(code)", f"json.dumps({call})")
    times: list[float] = json.loads(told)
    return times


def _within(taken: list[float]) -> list[float]:
    """Return the 95th percentile of sorted values, in a list."""
    return [taken[: -len(taken) // 20][-1]]


def figures_here(games: int) -> Iterator[Figure]:
    for level, limit in LIMITS.items():
        yield Figure(f"Level {level}: 19 of 20 turns", _within(turns(level, games)), limit)
    yield Figure("Coach's answer: 19 of 20", _within(asyncio.run(coach(games))), 500)


def site_figures(browser: Browser, folder: Path, games: int, count: int) -> Iterator[Figure]:
    built = folder / "site"
    builder.build_site(built)
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
    print_table(figures)


if __name__ == "__main__":
    main()
