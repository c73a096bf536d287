"""The store: a thing by its token, as it stood last. Sessions of one process follow one another."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol
from weakref import WeakMethod

_LOG = logging.getLogger(__name__)

#: What nobody has touched for so long is forgotten.
DAYS_KEPT: Final = 180
_DAY: Final = 24 * 60 * 60
#: While the database cannot be written, so many things are held in memory, the latest ones.
MOST_HELD: Final = 200

#: So many are told when a thing goes on, the latest: each takes time.
MOST_FOLLOWING: Final = 20

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{20,60}")


class Kept(NamedTuple):
    """A thing that is kept.

    ``kind``: what it is, such as ``game``; ``version``: how often it was changed; ``document``:
    plain JSON, from which whoever kept it can make it again; ``begun``, ``touched``: seconds since
    1970, UTC.
    """

    token: str
    kind: str
    version: int
    document: Mapping[str, Any]
    begun: int
    touched: int

    def to_line(self) -> str:
        """The thing as one line of JSON, as it is exported."""
        return json.dumps(self._asdict(), ensure_ascii=False)


class Overtaken(Exception):
    """Another session has gone on with the thing meanwhile; ``kept`` is how it stands there."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(f"{kept.kind} is at version {kept.version} by now")
        self.kept = kept


class NotKept(Exception):
    """The database cannot be read or written now; in words of the system that say why."""


class Rows(Protocol):
    """The database: each method is one transaction; ``NotKept`` where it does not come about."""

    def find(self, token: str) -> Kept | None:
        """What is kept under a token."""

    def put(self, kept: Kept) -> Kept | None:
        """Keep it, unless there is a later version already, which is returned."""

    def all(self) -> Iterator[Kept]:
        """Everything, oldest first."""

    def erase(self, token: str | None, before: int | None) -> int:
        """Forget one thing, or all, or all untouched since a time; how many that were."""

    def close(self) -> None:
        """Let go of the database."""


#: Called with a thing that somebody else has changed.
Follower = Callable[[Kept], object]


class Store:
    """Things by tokens that nobody can guess.

    What cannot be written is held in memory, so that it lasts as long as the process, and
    ``fault`` says why; it is written as soon as it can be. ``rows``: None where there is no
    database at all, for the reason ``fault``.
    """

    def __init__(self, rows: Rows | None, fault: str = "") -> None:
        self.fault = fault
        self._rows = rows
        self._held: OrderedDict[str, Kept] = OrderedDict()
        self._followers: dict[str, list[WeakMethod[Follower]]] = {}

    def find(self, token: str) -> Kept | None:
        """What is kept under this token; None where nothing is."""
        held = self._held.get(token)
        if held is not None or self._rows is None:
            return held
        try:
            return self._rows.find(token)
        except NotKept as error:
            self._fail(error)
            return None

    def keep(
        self,
        token: str,
        kind: str,
        document: Mapping[str, Any],
        after: int = 0,
        by: Follower | None = None,
    ) -> int:
        """Keep a thing as it stands, which was made of version ``after``; its version now.

        Everybody who follows it is told, but for ``by``. ``Overtaken`` where there is a later
        version: nothing is changed then.
        """
        now = int(time.time())
        kept = Kept(token, kind, after + 1, document, now, now)
        held = self._held.get(token)
        later = held if held is not None and held.version > after else self._put(kept)
        if later is not None:
            raise Overtaken(later)
        self.tell(kept, by)
        return kept.version

    def _put(self, kept: Kept) -> Kept | None:
        """Write it down, or hold it as long as that cannot be; a later version, where there is."""
        if self._rows is not None:
            try:
                later = self._rows.put(kept)
            except NotKept as error:
                self._fail(error)
            else:
                self._held.pop(kept.token, None)
                if self.fault:
                    _LOG.warning("Things can be kept again.")
                    self.fault = ""
                return later
        self._held[kept.token] = kept
        self._held.move_to_end(kept.token)
        if len(self._held) > MOST_HELD:
            self._held.popitem(last=False)
        return None

    def _fail(self, error: NotKept) -> None:
        if not self.fault:  # said once, not at every click
            _LOG.warning("Nothing can be kept now: %s", error)
        self.fault = str(error)

    def all(self) -> Iterator[Kept]:
        """Everything that is kept, oldest first; ``NotKept`` where it cannot be read."""
        if self._rows is not None:
            yield from self._rows.all()

    def erase(self, token: str | None = None) -> int:
        """Forget a thing, or everything; how many were kept. ``NotKept`` where it cannot be."""
        if token is None:
            self._held.clear()
        else:
            self._held.pop(token, None)
        if self._rows is None:
            return 0
        try:
            return self._rows.erase(token, None)
        except NotKept as error:
            self._fail(error)
            raise

    def prune(self, days: int = DAYS_KEPT) -> int:
        """Forget what nobody has touched for so many days; how many things that were."""
        if self._rows is None:
            return 0
        try:
            return self._rows.erase(None, int(time.time()) - days * _DAY)
        except NotKept as error:
            self._fail(error)
            return 0

    def close(self) -> None:
        """Let go of the database."""
        if self._rows is not None:
            self._rows.close()

    # Sessions that follow one another

    def follow(self, token: str, follower: Follower) -> None:
        """Have a method called whenever somebody else keeps this thing anew.

        It is held weakly: who is gone need not say so.
        """
        followers = self._followers.setdefault(token, [])
        followers.append(WeakMethod(follower))
        # Who is not told finds out by going on, and loses nothing.
        del followers[:-MOST_FOLLOWING]

    def leave(self, token: str, follower: Follower) -> None:
        """Follow it no more."""
        there = [one for one in self._followers.pop(token, []) if one() not in (None, follower)]
        if there:
            self._followers[token] = there

    def tell(self, kept: Kept, by: Follower | None = None) -> None:
        """Tell everybody who follows a thing how it stands now, but for ``by``."""
        for follower in self._following(kept.token):
            if follower != by:
                follower(kept)

    def _following(self, token: str) -> list[Follower]:
        found = (one() for one in self._followers.get(token, ()))
        return [one for one in found if one is not None]


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(18)


def is_token(text: str) -> bool:
    """Whether a text can be such a token; names that users give their things are none."""
    return _TOKEN.fullmatch(text) is not None


def named_token(name: str) -> str:
    """The token of a thing that is known by a name on this machine, and to no page."""
    return f"name:{name}"


def read_line(line: str) -> Kept | None:
    """The thing of a line that :meth:`Kept.to_line` wrote; None for anything else."""
    with suppress(ValueError, TypeError):
        return Kept(**json.loads(line))
    return None
