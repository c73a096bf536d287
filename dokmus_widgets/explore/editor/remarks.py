"""What there is to remark on a position as a whole: each remark with its rules and its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dokmus_widgets.core import Rule, Space, space_name
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed


class Remark(NamedTuple):
    """One remark: its message, the rules it comes from, whom and which spaces it is about.

    ``facts``: the variables of the message, beside ``who``, the name of the ``seat``, and
    ``spaces``, those by name.
    """

    message: str
    rules: tuple[Rule, ...]
    seat: int | None = None
    spaces: tuple[Space, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()

    def words(self, names: Sequence[str]) -> str:
        """The remark as a sentence; ``names``: what the seats are called."""
        facts = dict(self.facts)
        if self.seat is not None:
            facts["who"] = names[self.seat]
        if self.spaces:
            facts["spaces"] = listed([*map(space_name, self.spaces)])
        return say(self.message, **facts)


def remark(
    message: str,
    *rules: Rule,
    seat: int | None = None,
    spaces: tuple[Space, ...] = (),
    **facts: str | int,
) -> Remark:
    """A remark with the variables of its message."""
    return Remark(message, rules, seat, spaces, tuple(facts.items()))
