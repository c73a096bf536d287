"""Warnings about a position, with rules and spaces."""

from collections.abc import Sequence
from typing import NamedTuple

from dokmus_widgets.core import Rule, Space, space_name
from dokmus_widgets.explain import listed, say


class Issue(NamedTuple):
    """Warning about a position.

    ``facts``: message variables, besides ``who`` (from ``seat``) and ``spaces``.
    """

    message: str
    rules: tuple[Rule, ...]
    seat: int | None = None
    spaces: tuple[Space, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()

    def words(self, names: Sequence[str]) -> str:
        facts = dict(self.facts)
        if self.seat is not None:
            facts["who"] = names[self.seat]
        if self.spaces:
            facts["spaces"] = listed([*map(space_name, self.spaces)])
        return say(self.message, **facts)


def issue(
    message: str,
    *rules: Rule,
    seat: int | None = None,
    spaces: tuple[Space, ...] = (),
    **facts: str | int,
) -> Issue:
    return Issue(message, rules, seat, spaces, tuple(facts.items()))
