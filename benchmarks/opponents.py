"""Measures players in Play: how long their turns take, and clicks meanwhile; a table in Markdown.

    python -m benchmarks.opponents [--games 2] [--clicks 30]

- a turn: all that a level does from one turn of somebody else to the next, cards and starts too,
  four at a table, in this process; 19 of 20 are within the figure that is judged;
- the coach: from the end of a turn of a strong player, four at a table, until its answer is on
  the sheet, in slices as on a page;
- a click while four players of the highest level think, one after the other without a pause: from
  the pointer going up until the answer to it is on the page, in the app.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click
from playwright.sync_api import sync_playwright

from benchmarks.clicks import VIEWPORT
from benchmarks.figures import Figure, table
from dokmus_widgets.analysis.players import player
from dokmus_widgets.core import Phase, new_game
from dokmus_widgets.play.helping import last_turn
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.opponents import LEVELS, Opponents
from dokmus_widgets.widgets import GameWidget
from tests.browser import chromium, servers
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
                await asyncio.sleep(0.001)
            taken += [1000 * (perf_counter() - began)] if acts_in is Phase.TURNS else []
        game.close()
    return sorted(taken)


def clicks(url: str, count: int) -> list[float]:
    """Milliseconds to the answer of clicks while others think."""
    with sync_playwright() as playwright:
        path = chromium.find(playwright)
        if path is None:
            raise click.ClickException(chromium.MISSING)
        browser = chromium.launch(playwright, path)
        page = browser.new_context(viewport=VIEWPORT).new_page()
        page.goto(f"{url}play")
        page.locator(BOARD).wait_for()
        page.locator("[data-press='set_many']").select_option(index=2)
        page.locator("[data-press='play_against'][data-value='8']").click()
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
        browser.close()
    return times


def _within(taken: list[float]) -> list[float]:
    """What 19 of 20 of them, shortest first, are within."""
    return [taken[: -len(taken) // 20][-1]]


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--games", default=2, show_default=True, help="of each level")
@click.option("--clicks", "count", default=30, show_default=True)
def main(games: int, count: int) -> None:
    """Measure, and print the table."""
    figures = []
    for level, limit in LIMITS.items():
        taken = _within(turns(level, games))
        figures.append(Figure(f"Level {level}: 19 of 20 turns", taken, limit))
    figures.append(Figure("Coach's answer: 19 of 20", _within(asyncio.run(coach(games))), 500))
    with tempfile.TemporaryDirectory() as folder, servers.app_server(Path(folder)) as server:
        figures.append(Figure("Click answered while others think", clicks(server.url, count), 50))
    for row in table(figures):
        click.echo(row)


if __name__ == "__main__":
    main()
