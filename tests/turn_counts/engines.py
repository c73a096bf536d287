"""The two players of turns: the rules core, and the reference implementation."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable
from typing import Any, Protocol

from dokmus_widgets.core import Action, EndTurn, State
from tests.reference import naive
from tests.reference.board import Document
from tests.reference.comparison import canonical, normal

#: An action as text: its document, in one spelling.
ActionText = str


class Engine(Protocol):
    """An engine that plays on from positions of its own type."""

    def read(self, document: Document) -> Any:
        """Return the position of a document."""

    def actions(self, position: Any) -> Iterable[Any]:
        """Return the legal actions."""

    def text(self, action: Any) -> ActionText:
        """Return the text of an action."""

    def ends_turn(self, action: Any) -> bool:
        """Return whether the turn is over after it."""

    def apply(self, position: Any, action: Any) -> Any:
        """Return the position after a legal action."""

    def key(self, position: Any) -> Hashable:
        """Return a key that equal positions share, and no others."""

    def document(self, position: Any) -> Document:
        """Return the document of a position, in one spelling."""


class Core:
    """The rules core."""

    def read(self, document: Document) -> State:
        """See ``Engine``."""
        return State.from_dict(document)

    def actions(self, position: State) -> Iterable[Action]:
        """See ``Engine``."""
        return position.legal_actions()

    def text(self, action: Action) -> ActionText:
        """See ``Engine``."""
        return canonical(action.to_dict())

    def ends_turn(self, action: Action) -> bool:
        """See ``Engine``."""
        return isinstance(action, EndTurn)

    def apply(self, position: State, action: Action) -> State:
        """See ``Engine``."""
        return position.apply(action)

    def key(self, position: State) -> Hashable:
        """See ``Engine``. In which order extra actions were earned makes no other position."""
        turn = position.turn
        return (
            *(position.island.grid, position.round, position.to_act, position.talisman),
            *(position.tokens, position.supply, position.sacrificed, position.guardians),
            None if turn is None else turn._replace(ruins=tuple(sorted(turn.ruins))),
        )

    def document(self, position: State) -> Document:
        """See ``Engine``."""
        return normal(position.to_dict())


class Naive:
    """The reference implementation, on documents."""

    def read(self, document: Document) -> Document:
        """See ``Engine``."""
        return document

    def actions(self, position: Document) -> Iterable[dict[str, Any]]:
        """See ``Engine``."""
        return naive.legal_actions(position)

    def text(self, action: dict[str, Any]) -> ActionText:
        """See ``Engine``."""
        return canonical(action)

    def ends_turn(self, action: dict[str, Any]) -> bool:
        """See ``Engine``."""
        return bool(action["type"] == "end_turn")

    def apply(self, position: Document, action: dict[str, Any]) -> Document:
        """See ``Engine``."""
        return naive.apply(position, action)

    def key(self, position: Document) -> Hashable:
        """See ``Engine``."""
        changing = {part: value for part, value in normal(position).items() if part != "tiles"}
        return json.dumps(changing, sort_keys=True)

    def document(self, position: Document) -> Document:
        """See ``Engine``."""
        return normal(position)


ENGINES: dict[str, Engine] = {"core": Core(), "naive": Naive()}
