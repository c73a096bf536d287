"""Data model of a rule case: a position, actions to try and the expected outcome."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from dokmus_widgets.cases.entries import CasesError, EntryFault
from dokmus_widgets.core import Action, Obstacle, PositionError, Rule, Space, State
from dokmus_widgets.core.notation import NotationError, read_action


class Try(NamedTuple):
    """An action to try, and the expected verdict.

    ``legal``: in the reading of the case; None where ``legal_in`` lists the presets in which it is
    legal. In the reading of the case: ``rules``, a subset of the verdict's, the first ``obstacle``
    of a refusal, and ``after``, fields of the following position.
    """

    do: str
    legal: bool | None = None
    legal_in: tuple[str, ...] | None = None
    rules: tuple[Rule, ...] = ()
    obstacle: Obstacle | None = None
    after: Mapping[str, Any] = {}


class ExpectedPoints(NamedTuple):
    seat: int
    line: str
    points: int


@dataclass(frozen=True)
class Case:
    """A small position with a question, actions to try and the expected outcome.

    ``winners``: None if the case does not ask. ``line``: its line in the file. ``left_out``: the
    spaces of each tile, by row and column on it, outside the case. ``ours``: the interpretation it
    rests on where no switch decides. The message ``message`` has the attributes ``.ask`` (the
    question) and ``.more`` (the point of it).
    """

    id: str
    family: str
    rules: tuple[Rule, ...]
    document: Mapping[str, Any] = field(repr=False)
    tries: tuple[Try, ...] = field(default=(), repr=False)
    lines: tuple[ExpectedPoints, ...] = field(default=(), repr=False)
    winners: tuple[int, ...] | None = field(default=None, repr=False)
    faq: bool = False
    ours: str = ""
    line: int = field(default=0, repr=False, compare=False)
    left_out: Mapping[str, frozenset[Space]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def message(self) -> str:
        return f"case-{self.id}"

    @cached_property
    def state(self) -> State:
        try:
            return State.from_dict(self.document)
        except PositionError as error:
            raise self._fault(str(error)) from error

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        try:
            return tuple(read_action(self.state, one.do) for one in self.tries)
        except NotationError as error:
            raise self._fault(str(error)) from error

    def _fault(self, words: str) -> CasesError:
        return CasesError([EntryFault(f"{self.family}.toml", self.line, self.id, words)])
