"""Nothing that was on the screen is lost: the server killed, restarted, two tabs, a later visit."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import say, speaking
from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import Table

#: With each seed; `.ci/run` has it done less often.
KILLS = int(os.environ.get("DOKMUS_KILLS", "10"))
SEEDS = (11, 12, 13) if KILLS >= 10 else (11,)
#: What the browser and Bokeh's client say when a server goes away.
_LOST = r"WebSocket|ERR_CONNECTION_REFUSED|[Ll]ost|websocket"


class Phoenix:
    """A server that can be killed, and stands up again with the same address and the same data."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = servers.start_app(folder)

    def kill(self) -> None:
        """Kill it: it is told nothing, and writes nothing more."""
        servers.stop(self.server, signal.SIGKILL)

    def rise(self) -> None:
        """Start it again."""
        self.server = servers.start_app(self._folder, port=self.server.port)


@pytest.fixture
def phoenix(tmp_path: Path, guard: Guard) -> Iterator[Phoenix]:
    """A server of this test's own."""
    guard.allow_error(_LOST)
    one = Phoenix(tmp_path)
    yield one
    servers.stop(one.server)


def opened(page: Page, address: str) -> Table:
    """Open a page; return its table."""
    page.goto(address)
    page.locator(BOARD).first.wait_for()
    return Table(page)


def again(table: Table) -> None:
    """Load the page once more."""
    table.page.reload()
    table.page.locator(BOARD).first.wait_for()
    expect(table.page.get_by_test_id("answer").first).to_be_visible()


def seen(page: Page) -> tuple[list[str], list[str]]:
    """Return the accessible names of all spaces, and the lines of the sheet."""
    spaces = page.locator("button[data-space]").evaluate_all(
        "all => all.map((b) => `${b.dataset.space} ${b.getAttribute('aria-label')}`)"
    )
    return spaces, page.get_by_test_id("sheet").first.inner_text().split("\n")


def moves(page: Page) -> list[str]:
    """Return the moves of the game on a page."""
    return [one for one in page.locator(".dk-moves li").all_inner_texts() if one]


def play_on(table: Table, random: Random) -> None:
    """Do something that the game offers: a card, a space, the end of a turn, or undo."""
    if table.offers("reveal"):
        table.press("reveal")
    elif table.page.locator(".dk-card").count():
        cards = table.page.locator(".dk-card")
        table.press("choose_guardian", cards.first.get_attribute("data-value"))
    elif table.offers("decline_ruins"):
        table.press("decline_ruins")
    elif random.random() < 0.1:
        table.press("undo")
    elif spaces := table.legal():
        table.click(random.choice(spaces))
    else:
        table.press("end_turn")


@pytest.mark.longer
@pytest.mark.parametrize("seed", SEEDS)
def test_killed_again_and_again_nothing_that_was_seen_is_lost(
    page: Page, phoenix: Phoenix, seed: int
) -> None:
    """A game, a draft and a lesson go on; killed at rest, or with a click just under way."""
    random, context, url = Random(seed), page.context, phoenix.server.url
    game = opened(page, f"{url}play?players=2&island=5")
    draft, lesson = (opened(context.new_page(), f"{url}{path}") for path in ("editor", ""))
    game.press("play_alone") if game.offers("play_alone") else None
    # A second click at once in a place is for what was there at the first one.
    drawn = cycle(["a1", "b4", "c9", "h8", "i2", "o5"])
    lesson.click("c2")
    for number in range(KILLS):
        for _ in range(random.randint(1, 3)):
            play_on(game, random)
            draft.click(next(drawn))
            lesson.click(random.choice(lesson.legal() or ["c2"]))
        before = [seen(table.page) for table in (game, draft, lesson)]
        played = moves(game.page)
        under_way = number % 2 == 1 and bool(game.legal())
        if under_way:
            game.space(game.legal()[0]).click()
        phoenix.kill()
        if under_way:  # what has come onto the screen by then counts
            before[0], played = seen(game.page), moves(game.page)
        phoenix.rise()
        for table in (game, draft, lesson):
            again(table)
        after = [seen(table.page) for table in (game, draft, lesson)]
        if under_way and after[0] != before[0]:
            assert moves(game.page)[: len(played)] == played, f"kill {number}"
            after[0] = before[0]
        assert after == before, f"kill {number}"


@pytest.mark.longer
def test_after_a_restart_one_goes_on_in_a_second_tab(page: Page, phoenix: Phoenix) -> None:
    table = opened(page, f"{phoenix.server.url}play?players=3&island=5")
    table.click(table.legal()[0])
    table.press("undo")
    address, before = page.url, seen(page)
    phoenix.kill()
    phoenix.rise()
    second = opened(page.context.new_page(), address)
    assert seen(second.page) == before
    second.press("redo")
    second.click(second.legal()[0])
    again(table)
    assert moves(page) == moves(second.page)
    assert len(moves(page)) == 2


@pytest.mark.longer
def test_two_tabs_of_one_game_follow_each_other(page: Page, app_server: Server) -> None:
    one = opened(page, f"{app_server.url}play?players=2")
    one.click("a1")
    page.wait_for_url("**game=*")
    other = opened(page.context.new_page(), page.url)
    told = other.click(other.legal()[0])
    expect(page.get_by_test_id("answer").locator("p").first).to_have_text(told)
    one.press("undo")
    expect(other.page.locator(".dk-moves li")).to_have_count(1)


def test_the_language_changes_and_the_answer_stays(page: Page, app_server: Server) -> None:
    table = opened(page, f"{app_server.url}play?players=3")
    table.click("d4")
    page.wait_for_url("**game=*")
    page.locator("#dk-language").select_option("fr")
    page.wait_for_url("**lang=fr*")
    page.locator(BOARD).wait_for()
    with speaking("fr"):
        expect(page.get_by_test_id("answer")).to_contain_text(say("rule-setup-start_space"))
    again(table)
    with speaking("fr"):
        expect(page.get_by_test_id("answer")).to_contain_text(say("rule-setup-start_space"))


@pytest.mark.longer
def test_a_language_chosen_when_the_server_is_gone_waits_for_it(
    page: Page, phoenix: Phoenix
) -> None:
    table = opened(page, f"{phoenix.server.url}play?players=3")
    table.click("a1")
    page.wait_for_url("**game=*")
    before = seen(page)
    phoenix.kill()
    expect(page.locator("#dk-lost")).to_be_visible()
    page.locator("#dk-language").select_option("fr")
    page.wait_for_url("**lang=fr*")
    assert seen(page) == before, "nothing went from the screen"
    expect(page.locator("#dk-lost")).to_be_visible()
    phoenix.rise()
    page.locator("#dk-reload").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".dk-moves li")).to_have_count(1)


def test_who_comes_back_is_offered_the_last_game(page: Page, app_server: Server) -> None:
    opened(page, f"{app_server.url}play?players=2").click("a1")
    page.wait_for_url("**game=*")
    token = page.url.rpartition("game=")[2]
    later = page.context.new_page()
    table = opened(later, f"{app_server.url}play")
    notice = later.locator(".dk-notice")
    expect(notice).to_contain_text(say("kept-offer-play"))
    assert not moves(later), "nothing is forced"
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()
    again(table)
    expect(notice).to_contain_text(say("kept-offer-play"))
    notice.get_by_role("link").click()
    later.wait_for_url(f"**game={token}*")
    expect(later.locator(".dk-moves li")).to_have_count(1)
    expect(notice).to_be_hidden()


def test_what_is_offered_is_offered_in_another_language(page: Page, app_server: Server) -> None:
    opened(page, f"{app_server.url}play?players=2").click("a1")
    page.wait_for_url("**game=*")
    later = page.context.new_page()
    opened(later, f"{app_server.url}play")
    notice, menu = later.locator(".dk-notice"), later.locator("#dk-language")
    expect(notice).to_contain_text(say("kept-offer-play"))
    menu.select_option("fr")
    with speaking("fr"):
        expect(notice).to_contain_text(say("kept-offer-play"))
        expect(notice.get_by_role("link")).to_have_attribute("href", re.compile("game=.*lang=fr"))
        notice.get_by_role("button", name=say("kept-begin-anew")).click()
    expect(notice).to_be_hidden()
    menu.select_option("ru")
    expect(later.get_by_test_id("sheet")).to_have_attribute("lang", "ru")
    expect(notice).to_be_hidden()


def test_a_lesson_goes_on_within_its_step(page: Page, app_server: Server) -> None:
    table = opened(page, app_server.url)
    table.click(table.legal()[0])
    page.wait_for_url("**game=*")
    before = seen(page)
    later = page.context.new_page()
    opened(later, app_server.url)
    later.wait_for_url("**game=*")
    assert seen(later) == before


@pytest.mark.parametrize("token", ["zzz", "a" * 24])
def test_what_is_not_there_is_said(page: Page, app_server: Server, token: str) -> None:
    table = opened(page, f"{app_server.url}play?game={token}&lang=fr")
    with speaking("fr"):
        expect(page.locator(".dk-notice span")).to_have_text(say("kept-gone", days=180))
    table.press("begin")
    page.wait_for_url(lambda url: "game=" in url and token not in url)


@pytest.mark.longer
@pytest.mark.skipif(sys.platform != "linux", reason="has no folder that even root cannot write to")
def test_where_nothing_can_be_written_play_goes_on(page: Page, tmp_path: Path) -> None:
    with servers.app_server(tmp_path, "--data", "/sys/kernel") as server:
        table = opened(page, f"{server.url}play?players=2")
        table.click("a1")
        expect(page.locator(".dk-notice span")).to_have_text(say("kept-nowhere"))
        page.locator(".dk-notice button").click()
        table.click(table.legal()[0])
        expect(page.locator(".dk-notice")).to_be_hidden()
        page.wait_for_url("**game=*")
        again(table)
        assert len(moves(page)) == 2
        assert "Dokmus cannot save in /sys/kernel" in server.log.read_text("utf-8")
        page.close()
