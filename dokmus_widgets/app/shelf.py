"""What visitors have on their pages, kept so that reloading a page does not lose it."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

#: How many are kept; the one longest untouched goes first.
MOST_KEPT = 200

Kept = TypeVar("Kept")


class Shelf(Generic[Kept]):
    """Games, or other things, by a token that nobody can guess. The page's address carries it.

    Never the widgets of a session. A session goes on with a copy of its own, made by ``copied``.
    """

    def __init__(self, copied: Callable[[Kept], Kept], most: int = MOST_KEPT) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._copied = copied
        self._most = most

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, token: str, thing: Kept) -> None:
        """Keep the thing as it stands under this token."""
        self._kept[token] = thing
        self._kept.move_to_end(token)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def find(self, token: str) -> Kept | None:
        """A copy of what is under this token; None where there is nothing."""
        thing = self._kept.get(token)
        return None if thing is None else self._copied(thing)


def new_token() -> str:
    """A token for a page that is opened."""
    return secrets.token_urlsafe(12)
