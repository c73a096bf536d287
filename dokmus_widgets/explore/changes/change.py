"""Base class of the changes of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, dataclass_transform

from dokmus_widgets.core import Action, Fault, Space, State
from dokmus_widgets.core.documents.validity import faults_of
from dokmus_widgets.explain.messages import say, translated


class ImpossibleChange(ValueError):
    """Change that leads to no valid position; the message gives the reason."""


def refuse(faults: Sequence[Fault]) -> None:
    """Raise ``ImpossibleChange`` for the first fault, if there is one."""
    if faults:
        raise ImpossibleChange(say("change-impossible", fault=translated(faults[0].words)))


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Change(ABC):
    """Change of a position. A later change of the same ``subject`` replaces it."""

    kind: ClassVar[str]
    #: Fields that identify the subject.
    about: ClassVar[tuple[str, ...]] = ()
    moves_spaces: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, frozenset(getattr(self, field) for field in self.about))

    def apply(self, state: State) -> State:
        """Return the changed state; raise ``ImpossibleChange`` if it is invalid."""
        changed = self.applied(state)
        refuse(faults_of(changed))
        return changed

    def allows(self, state: State, action: Action) -> bool:
        """Return whether an action is legal after the change."""
        try:
            # Judging the position takes long: it is done only where the action is legal.
            return action in self.applied(state).legal_actions() and self.apply(state) is not None
        except ImpossibleChange:
            return False

    @abstractmethod
    def applied(self, state: State) -> State:
        """Return the changed state without validating it."""

    def spaces(self, state: State) -> tuple[Space, ...]:
        """Return the spaces to highlight on the changed state."""
        return ()


class AtSpace(Change):
    """Change of one space; its identity depends on where the tiles lie."""

    space: Space

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (self.space,)
