"""A game on a page, played by hand: what a person sees, clicks and types."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.explain.messages import say

BOARD = '[data-testid="board"]'
#: What is to be seen once a page is ready: a board, or the question that comes before one.
READY = f'.dokmus-asking [data-testid="index"] input, {BOARD}'

#: The panels of the page of a game, by the value of the press that opens them.
_PANELS = {name: say(f"panel-{name}") for name in ("menu", "settings", "share", "keys")}


class Table:
    """The game on a page, in whichever host."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(BOARD)

    @property
    def tick(self) -> str:
        """The number of the picture that is drawn."""
        return self.board.get_attribute("data-tick") or ""

    def heading(self) -> str:
        """Return the sheet's status: the round and the current player."""
        return self.page.locator(".dk-heading").inner_text()

    def round(self) -> str:
        """Return the round that the status tells, as ``Round 2/8``."""
        return self.heading().partition(":")[0]

    def answer(self) -> str:
        """Return the answer on the sheet."""
        return self.page.get_by_test_id("answer").locator("p").first.inner_text()

    def space(self, name: str) -> Locator:
        """Return the button of a space."""
        return self.page.locator(f'button[data-space="{name}"]')

    def legal(self) -> list[str]:
        """Return the spaces that are marked as clickable."""
        spaces = self.page.locator("button[data-legal]")
        names: list[str] = spaces.evaluate_all("all => all.map(b => b.dataset.space)")
        return names

    def click(self, name: str) -> str:
        """Click a space with the mouse; wait for the new picture and give the answer."""
        return self.changed_by(self.space(name).click)

    def press(self, name: str, value: str | None = None) -> str:
        """Press a button of the sheet with the mouse; wait, and give the answer."""
        # From elsewhere: a second click in a place is for what was there at the first one.
        self.page.mouse.move(0, 0)
        which = f'[data-press="{name}"]' + (f'[data-value="{value}"]' if value else "")
        # By force: a button that only looks faded can be pressed, and tells why not.
        return self.changed_by(lambda: self.page.locator(which).click(force=True))

    def changed_by(self, deed: Callable[[], object]) -> str:
        """Do something, wait for the new picture, and give the answer."""
        before = self.tick
        deed()
        expect(self.board).not_to_have_attribute("data-tick", before)
        sheet, end = self.page.get_by_test_id("sheet"), time.monotonic() + 60
        # Board and sheet come one after the other, and others may play on meanwhile.
        while sheet.get_attribute("data-tick") != self.tick:
            assert time.monotonic() < end, "the sheet does not keep step"
            self.page.wait_for_timeout(10)
        return self.answer()

    def offers(self, name: str) -> bool:
        """Return True if the sheet has a button of that name."""
        return self.page.locator(f'[data-press="{name}"]').count() > 0

    def open_panel(self, name: str) -> Locator:
        """Open the menu, or the panel that it leads to: settings, share or keys; return it."""
        panel = self.page.locator(".dk-opened-panel")
        for step in dict.fromkeys(("menu", name)):
            self.page.locator(f"[data-press='panel'][data-value='{step}']:visible").click()
            expect(panel).to_have_attribute("aria-label", _PANELS[step])
        return panel

    def new_game(self) -> Locator:
        """Open the form for a new game, and return it."""
        self.open_panel("menu").locator("[data-press='new_game']").click()
        form = self.page.locator(".dk-slot-info > .dk-form")
        expect(form).to_be_visible()
        return form

    def choose(self, name: str, value: str) -> None:
        """Choose one of the values of a field of the form for a new game."""
        button = self.page.locator(f".dk-form [data-press='{name}'][data-value='{value}']")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def set_pace(self, index: int) -> None:
        """Choose the pace of the computer players, 0 for the slowest to 4, in the settings."""
        self.open_panel("settings").locator("select[name='pace']").select_option(index=index)
        self.page.locator("[data-press='close_panel']").click()
        expect(self.page.locator(".dk-opened-panel")).to_have_count(0)

    def begin_against(self, level: int, players: int) -> None:
        """Begin a game against computer players of a level, from the form that is open."""
        self.choose("players", str(players))
        self.choose("level", str(level))
        self.press("begin")

    def set_up(self) -> None:
        """Everybody starts on the first space that is offered."""
        while "Setup" in self.heading():
            self.click(self.legal()[0])

    def draft(self) -> None:
        """Everybody takes the first card, each behind a curtain."""
        while self.offers("reveal"):
            self.press("reveal")
            self.page.locator(".dk-card").first.wait_for()
            card = self.page.locator(".dk-card").first.get_attribute("data-value")
            self.press("choose_guardian", card)

    def play_turn(self) -> None:
        """Place until the turn can end, leave extra actions, and end it."""
        while True:
            if self.offers("decline_ruins"):
                self.press("decline_ruins")
            elif spaces := self.legal():
                self.click(spaces[-1])
            else:
                self.press("end_turn")
                return

    def play_round(self) -> None:
        """Play the choice of cards and a turn of each seat."""
        was = self.round()
        self.draft()
        while self.round() == was:
            self.play_turn()


def overflow(page: Page) -> int:
    """Return the pixels by which the page is wider than the window."""
    wider: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
