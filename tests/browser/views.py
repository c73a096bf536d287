"""What there is to see in the app: every page in each of its main states, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.core import Phase, State, new_game
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.playout import play_out
from tests.browser.lab import BOARD
from tests.browser.servers import Server


class View(NamedTuple):
    """A state of a page: its address below the app's, what is clicked there, what is then shown.

    ``clicks`` and ``shown`` are CSS selectors, the same in every language; of each the first match
    counts.
    """

    name: str
    address: str = ""
    clicks: tuple[str, ...] = ()
    shown: str = BOARD

    @property
    def page(self) -> str:
        """The page that it is a view of."""
        return self.name.partition(":")[0]

    def open(self, page: Page, server: Server, language: str = "en") -> None:
        """Open the page in that language, click, and wait for what is then shown."""
        joint = "&" if "?" in self.address else "?"
        page.goto(f"{server.url}{self.address}{joint}lang={language}")
        page.locator(BOARD).first.wait_for()
        for wanted in self.clicks:
            # By force: a button that only looks faded can be pressed, and tells why not.
            page.locator(wanted).first.click(force=True)
            _settled(page)
        expect(page.locator(self.shown).first).to_be_visible()


def _settled(page: Page) -> None:
    """Wait until the sheet shows the picture that the board shows."""
    sheet: Locator = page.get_by_test_id("sheet").first
    page.wait_for_timeout(30)
    tick = page.locator(BOARD).first.get_attribute("data-tick") or ""
    expect(sheet).to_have_attribute("data-tick", tick)


def _press(name: str, value: str = "") -> str:
    return f"[data-press='{name}']" + (f"[data-value='{value}']" if value else "")


def _space(name: str) -> str:
    return f"button[data-space='{name}']"


def _unfold(kind: str) -> str:
    return f"details.{kind}:not([open]) > summary"


def _game_at(phase: Phase) -> str:
    """The address of a game for four in that phase, as random moves come to it."""
    draw, state = Random(4), new_game(seats=4, seed=5)
    return f"?position={position_code(_until(state, phase, draw))}"


def _until(state: State, phase: Phase, draw: Random) -> State:
    if phase is Phase.OVER:
        return play_out(state, draw)
    while state.phase is not phase:
        action = state.random_action(draw)
        assert action is not None
        state = state.after(action)
    return state


_WHAT_IF = "details.dk-what-if:last-of-type:not([open]) > summary"
_PARTED = "rules?case=reading-temple-reach-start"


def _views() -> Iterator[View]:
    yield View("game: setting up")
    yield View("game: a refusal", clicks=(_space("d4"),), shown=".dk-no")
    yield View("game: a new one", clicks=(_unfold("dk-form"), _unfold("dk-folded")))
    yield View(
        "game: how to play, saving",
        clicks=(_unfold("dk-guide"), _press("copy_link"), _press("show_files")),
        shown=".dk-files",
    )
    yield View("game: curtain", _game_at(Phase.GUARDIANS), shown=".dk-curtain")
    yield View("game: cards", _game_at(Phase.GUARDIANS), (_press("reveal"),), ".dk-card")
    yield View("game: a turn", _game_at(Phase.TURNS), (".dk-cell[data-legal]",), ".dk-yes")
    yield View("game: over", _game_at(Phase.OVER), shown=".dk-lit")
    yield View("rules: first page", "rules")
    yield View("rules: a case", "rules?rule=forest.cost", shown=".dk-tries")
    yield View("rules: a price", "rules?rule=forest.cost", (_press("ask"),), ".dk-price")
    yield View("rules: refused", "rules?rule=temple.link", (_space("c3"),), ".dk-remedy, .dk-no")
    yield View(
        "rules: refuted", "rules?rule=temple.link", (_space("c3"), _press("do")), ".dk-is-refused"
    )
    yield View(
        "rules: changed",
        "rules?rule=temple.link",
        (
            _space("a2"),
            ".dk-what-if:has([data-press='brush']) > summary",
            _press("brush", "paint-mountain"),
            _space("a2"),
        ),
        ".dk-changes",
    )
    yield View("rules: other actions", "rules?rule=turn.three", (_unfold("dk-what-if"),))
    yield View("rules: compared", _PARTED, (_space("c1"), _press("compare")), ".dk-caption")
    yield View("rules: all compared", _PARTED, (_press("compare_all"),), ".dk-caption")
    yield View("rules: a wrong link", "rules?rule=forst.cost&position=d1_isle_cut", shown=".dk-no")
    yield View("rules: a search", "rules", ("input[name='search']",))
    yield View("setup: first step", "setup")
    yield View("setup: a start", "setup?players=4", (_press("go", "9"),), ".dk-options")
    yield View(
        "setup: why not", "setup", (_press("go", "9"), _space("d4"), _press("why_not")), ".dk-no"
    )
    yield View("guardians: a card", "guardians")
    for card in CARDS:
        asked = f".dk-choices {_press('ask')}"
        yield View(f"guardians: card {card} tried", f"guardians?card={card}", (asked,), ".dk-facts")
    yield View("score: standing", "score")
    yield View("score: a line", "score", (_press("show_line", "0:small_temples"),), ".dk-is-chosen")
    yield View("score: one more token", "score", (_press("show_worth", "1"),), ".dk-worth")
    yield View("editor: a position", "editor", shown=".dk-remarks")
    yield View("editor: impossible", "editor", (_press("use", "paint-volcano"), _space("a1")))
    yield View(
        "editor: its forms",
        "editor",
        (_unfold("dk-form"), _unfold("dk-form"), _press("copy_link"), _press("show_files")),
        ".dk-files",
    )



#: Every view.
VIEWS = tuple(_views())
#: What their names begin with: the pages.
PAGES = tuple(dict.fromkeys(view.page for view in VIEWS))


def views_of(page: str) -> list[View]:
    """The views of a page."""
    return [view for view in VIEWS if view.page == page]
