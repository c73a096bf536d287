"""Browser contexts that tests have one after the other.

A context is a visitor: storage, cookies, permissions. What it has fetched and compiled is worth
keeping: the app's scripts cost a new context more than all that a test does with them.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.browser.chromium import Guard


class Visitors:
    """Lends contexts out, each like a new one but for its cache."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self._browser = browser
        self._patience = patience
        self._free: dict[str, list[BrowserContext]] = {}
        self._lent: list[tuple[str, BrowserContext]] = []

    def lend(self, guard: Guard, options: dict[str, Any]) -> BrowserContext:
        """Return a guarded context with these options of Playwright's `new_context`."""
        kind = repr(sorted(options.items()))
        free = self._free.setdefault(kind, [])
        context = free.pop() if free else self.new(options)
        self._lent.append((kind, context))
        guard.watch(context)
        return context

    def take_back(self, guard: Guard) -> None:
        """Close the pages of all that were lent, and forget what they stored."""
        for kind, context in self._lent:
            for page in context.pages:
                page.close()
            guard.unwatch(context)
            context.clear_permissions()
            context.set_storage_state({})
            self._free[kind].append(context)
        self._lent.clear()

    def new(self, options: dict[str, Any]) -> BrowserContext:
        """Return a context that nobody else is lent; it is not guarded."""
        context = self._browser.new_context(service_workers="block", **options)
        context.set_default_timeout(self._patience)
        return context
