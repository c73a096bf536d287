"""What a change of a position is: plain data that is applied, and may turn out impossible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, dataclass_transform

from dokmus_widgets.core import Action, Fault, Space, State
from dokmus_widgets.core.documents.validity import faults_of
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.phrases import translated


class ImpossibleChange(ValueError):
    """A change that no position comes of; its words say why."""


def refuse(faults: Sequence[Fault]) -> None:
    """Say the first of the faults of a changed position, where there are any."""
    if faults:
        raise ImpossibleChange(say("change-impossible", fault=translated(faults[0].words)))


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Change(ABC):
    """One change. ``kind`` names it, ``subject`` says of what: a later one takes its place."""

    kind: ClassVar[str]
    #: The fields that say of what it is; none where there is only one such thing.
    about: ClassVar[tuple[str, ...]] = ()
    #: Whether tokens and terrain stand on other spaces afterwards.
    moves_spaces: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    @property
    def subject(self) -> tuple[object, ...]:
        """What is changed."""
        return (self.kind, frozenset(getattr(self, field) for field in self.about))

    def apply(self, state: State) -> State:
        """The state with this change."""
        changed = self.applied(state)
        refuse(faults_of(changed))
        return changed

    def allows(self, state: State, action: Action) -> bool:
        """Whether an action is legal once the change is made."""
        try:
            # Judging the position takes long: it is done only where the action is legal.
            return action in self.applied(state).legal_actions() and self.apply(state) is not None
        except ImpossibleChange:
            return False

    @abstractmethod
    def applied(self, state: State) -> State:
        """The changed state, before it is known to be a position."""

    def spaces(self, state: State) -> tuple[Space, ...]:
        """The spaces that show the change, on the state that it led to."""
        return ()


class AtSpace(Change):
    """A change that is told by a space, and so is another one once tiles have moved."""

    space: Space

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (self.space,)
