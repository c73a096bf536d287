"""A rule case: a position, what to try on it, and what must come out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from dokmus_widgets.cases.faults import CasesError, EntryFault
from dokmus_widgets.core import PRESETS, Action, Obstacle, PositionError, Rule, Rules, Space, State
from dokmus_widgets.core.notation import NotationError, read_action


class Try(NamedTuple):
    """An action to try, and what must come out.

    ``do``: the action in notation. ``legal``: in the reading of the case; None where ``legal_in``
    tells the presets in which it is legal, and by leaving them out those in which it is not.
    ``obstacle``: the first one of a refusal. In the reading of the case: ``rules``, all among
    those of the verdict, and ``after``, parts of the position that follows, by the names of the
    fields of a case.
    """

    do: str
    legal: bool | None = None
    legal_in: tuple[str, ...] | None = None
    rules: tuple[Rule, ...] = ()
    obstacle: Obstacle | None = None
    after: Mapping[str, Any] = {}

    def legal_by(self, rules: Rules) -> dict[Rules, bool]:
        """In which readings the action is tried, and whether it is legal there.

        ``rules``: the reading of the case.
        """
        if self.legal_in is None:
            return {rules: self.legal is True}
        return {Rules.preset(name): name in self.legal_in for name in PRESETS}


class Line(NamedTuple):
    """What one line of a seat's sheet must say, as if the game ended here."""

    seat: int
    line: str
    points: int


@dataclass(frozen=True)
class Case:
    """A small position with a question, the actions to try and what must come out.

    ``rules``: what it is about; it is listed under the first. ``winners``: the seats that win if
    the game ends here, None where the case does not ask. ``line``: of its file. ``left_out``: the
    spaces of each tile, by row and column on it, that are not part of the case. ``ours``: which of
    our own readings it rests on, where no switch decides; the message ``ours-...`` tells it.

    Its words are the message ``message``: the title, with the attributes ``.ask`` (the question)
    and ``.more`` (the point of it).
    """

    id: str
    family: str
    rules: tuple[Rule, ...]
    document: Mapping[str, Any] = field(repr=False)
    tries: tuple[Try, ...] = field(default=(), repr=False)
    lines: tuple[Line, ...] = field(default=(), repr=False)
    winners: tuple[int, ...] | None = field(default=None, repr=False)
    faq: bool = False
    ours: str = ""
    line: int = field(default=0, repr=False, compare=False)
    left_out: Mapping[str, frozenset[Space]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def message(self) -> str:
        """The name of the message with its words."""
        return f"case-{self.id}"

    @cached_property
    def state(self) -> State:
        """The position; ``CasesError`` when it is none."""
        try:
            return State.from_dict(self.document)
        except PositionError as error:
            raise self._fault(str(error)) from error

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the tries; ``CasesError`` for what is no action."""
        try:
            return tuple(read_action(self.state, one.do) for one in self.tries)
        except NotationError as error:
            raise self._fault(str(error)) from error

    def _fault(self, words: str) -> CasesError:
        return CasesError([EntryFault(f"{self.family}.toml", self.line, self.id, words)])
