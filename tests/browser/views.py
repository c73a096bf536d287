"""Views of the app: each page in its main states, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, expect

from dokmus_widgets.core import Phase, State, new_game
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.playout import play_out
from dokmus_widgets.lessons import chapters, lessons
from tests.browser.lab import BOARD
from tests.browser.servers import Server


class View(NamedTuple):
    """A state of a page: its address below the app's, what is clicked there, what is then shown.

    Without an address it goes on from the view before. ``clicks`` and ``shown`` are CSS selectors,
    the same in every language; of each the first match counts. ``typed``: into what was clicked
    last.
    """

    name: str
    address: str | None = None
    clicks: tuple[str, ...] = ()
    shown: str = BOARD
    typed: str = ""

    @property
    def page(self) -> str:
        """The page that it is a view of."""
        return self.name.partition(":")[0]

    def open(self, page: Page, server: Server, language: str = "en") -> None:
        """Open the page in that language, click, and wait for what is then shown."""
        if self.address is not None:
            asked = f"{'&' if '?' in self.address else '?'}lang={language}"
            page.goto(f"{server.url}{self.address}{'' if 'lang=' in self.address else asked}")
            page.locator(BOARD).first.wait_for()
        for wanted in self.clicks:
            page.locator(wanted).first.click()
            _settled(page)
        page.keyboard.type(self.typed)
        expect(page.locator(self.shown).first).to_be_visible()


def _settled(page: Page) -> None:
    """Wait until the sheet shows the picture that the board shows."""
    board, sheet = page.locator(BOARD).first, page.get_by_test_id("sheet").first
    for _ in range(100):
        page.wait_for_timeout(50)
        if board.get_attribute("data-tick") == sheet.get_attribute("data-tick"):
            return
    raise AssertionError("the sheet shows another picture than the board")


def _press(name: str, value: str = "") -> str:
    return f"[data-press='{name}']" + (f"[data-value='{value}']" if value else "")


def _panel(name: str) -> str:
    return f".dk-opened-panel {_press('panel', name)}"


def _space(name: str) -> str:
    return f"button[data-space='{name}']"


def _once(pressed: str, wanted: str) -> str:
    """Return the selector of an element that counts once a button is shown as pressed."""
    return f".dokmus-game:has({pressed}[aria-pressed='true']) {wanted}"


def _unfold(kind: str) -> str:
    return f"details.{kind}:not([open]) > summary"


def game_at(phase: Phase, players: int = 4) -> str:
    """Return the address of a game in a phase, reached by random moves."""
    draw, state = Random(4), new_game(players=players, seed=5)
    return f"play?position={position_code(_until(state, phase, draw))}"


def _until(state: State, phase: Phase, draw: Random) -> State:
    if phase is Phase.OVER:
        return play_out(state, draw)
    while state.phase is not phase:
        action = state.random_action(draw)
        assert action is not None
        state = state.after(action)
    return state


_WHAT_IF = ".dk-what-if:not([open]):has([data-press='brush']) > summary"


def _views() -> Iterator[View]:
    yield from _game_views()
    yield from _learn_views()
    yield from _rules_views()
    yield View("setup: first step", "setup")
    yield View("setup: a start", None, (_press("go", "9"),), ".dk-options")
    yield View("setup: why not", None, (_space("d4"), _press("why_not")), ".dk-no")
    yield View("guardians: a card", "guardians")
    for card in CARDS:
        chosen = _press("choose_card", str(card))
        clicks = (chosen, _once(chosen, f".dk-choices {_press('ask')}"))
        yield View(f"guardians: card {card} tried", None, clicks, ".dk-facts")
    chosen = _press("choose_card", "2")
    refused = (chosen, _once(chosen, _space("k4")))
    yield View("guardians: a refusal", None, refused, ".dk-no")
    yield View("score: standing", "score")
    yield View("score: four players", None, (_press("set_players", "4"),), ".dk-score-table")
    yield View("score: a line", None, (_press("show_line", "0:small_temples"),), ".dk-is-chosen")
    yield View("score: one more token", None, (_press("show_worth", "1"),), ".dk-worth")
    yield View("editor: a position", "editor", shown=".dk-remarks")
    brush = _press("use", "put-0")
    yield View("editor: impossible", None, (brush, _once(brush, _space("g7"))), ".dk-tone-stop")
    yield View(
        "editor: its forms",
        None,
        (_unfold("dk-form"), _unfold("dk-form"), _press("copy_link"), _press("show_files")),
        ".dk-files",
    )


def _game_views() -> Iterator[View]:
    rules = ".dk-form > details.dk-folded:last-of-type:not([open]) > summary"
    new_one = (rules, _press("reading", "own"))
    yield View("game: a new one", "play", new_one, _press("temple_water"))
    yield View("game: setting up", "play?players=2")
    menu, close = _press("panel", "menu"), _press("close_panel")
    yield View("game: how to play", None, (_press("panel", "guide"),), ".dk-guide")
    yield View("game: menu", None, (close, menu), ".dk-opened-panel")
    yield View("game: settings", None, (_panel("settings"),), ".dk-settings")
    yield View("game: keys", None, (close, menu, _panel("keys")), ".dk-key-help")
    share = (close, menu, _panel("share"), _press("copy_link"), _press("show_files"))
    yield View("game: share", None, share, ".dk-files")
    yield View("game: a refusal", "play?players=2", (_space("d4"),), ".dk-no")
    yield View("game: hinted", game_at(Phase.TURNS), (_press("hint"),), _press("do_hint"))
    yield View("game: curtain", game_at(Phase.GUARDIANS), shown=".dk-curtain")
    yield View("game: cards", None, (_press("reveal"),), ".dk-card")
    yield View("game: a turn", game_at(Phase.TURNS), (".dk-cell[data-legal]",), ".dk-yes")
    yield View("game: over", game_at(Phase.OVER), shown=".dk-lit")
    yield View("game: an unknown language", "play?lang=xx", shown=".dk-fault")


def _learn_views() -> Iterator[View]:
    first = lessons()[0]
    yield View("learn: a lesson", "")
    yield View("learn: refused", None, (_space("c2"),), ".dk-is-refused")
    yield View("learn: hinted", None, (_press("hint"), _press("hint")), _press("do_hint"))
    yield View("learn: a goal met", None, (".dk-cell[data-legal]",), ".dk-met")
    yield View("learn: freely", None, (_press("play_freely"),), ".dk-prompt")
    tools = next(chapter.lessons[1] for chapter in chapters() if chapter.id == "guardians")
    yield View("learn: a guardian", f"?lesson={tools.id}", shown=".dk-prompt")
    onward = f"{_press('open_lesson')}.dk-primary"
    ended = f"?lesson={first.id}&step={len(first.steps)}"
    yield View("learn: a lesson over", ended, (_press("next"),), onward)
    yield View("learn: a quiz", "?quiz=terrain", shown=".dk-replies")
    yield View("learn: a quiz answered", None, (_press("submit"),), ".dk-replies p")
    yield View("learn: a number", "?quiz=scoring", (_press("submit"),), ".dk-no")
    forms = (_unfold("dk-form"), _press("export_progress"), _press("erase_progress"))
    yield View("learn: progress", None, forms, _press("keep_progress"))


def _rules_views() -> Iterator[View]:
    yield View("rules: a case", "rules?rule=forest.cost", shown=".dk-tries")
    yield View("rules: a price", None, (_press("ask"),), ".dk-price")
    yield View("rules: other actions", None, (_unfold("dk-what-if"),), ".dk-what-if[open]")
    yield View("rules: a search", None, ("input[name='search']",), ".dk-found", "temple")
    yield View("rules: refused", "rules?rule=temple.link", (_space("c3"),), ".dk-answer.dk-no")
    yield View("rules: refuted", None, (_press("do"),), ".dk-is-refused")
    brush = _press("brush", "paint-mountain")
    painted = (_WHAT_IF, brush, _once(brush, _space("a2")))
    yield View("rules: changed", None, painted, ".dk-changes")
    slid = (_press("ask"), _press("do"))
    yield View("rules: a slide", "rules?case=guardian-2-real", slid, ".dk-facts")
    parted = "rules?case=reading-temple-reach-start"
    yield View("rules: compared", parted, (_space("c1"), _press("compare")), ".dk-caption")
    yield View("rules: all compared", None, (_press("compare_all"),), ".dk-caption .dk-no")
    yield View("rules: a wrong link", "rules?rule=forst.cost&position=d1_isle_cut", shown=".dk-no")


#: Every view.
VIEWS = tuple(_views())
#: What their names begin with: the pages.
PAGES = tuple(dict.fromkeys(view.page for view in VIEWS))


def views_of(page: str) -> list[View]:
    """Return the views of a page."""
    return [view for view in VIEWS if view.page == page]
