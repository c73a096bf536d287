"""Tools of a guardian card, and choices by piece."""

from collections.abc import Mapping
from dataclasses import dataclass

from dokmus_widgets.core import Action, MoveToken, RotateTile, Space, State
from dokmus_widgets.explore.guardians.choices import barred_actions, card_actions, score_changes
from dokmus_widgets.play.tools import CARDS_FOR, Tool, granted, tool_for


def tools_of(card: int) -> tuple[Tool, ...]:
    return tuple(tool for tool, cards in CARDS_FOR.items() if card in cards)


@dataclass(frozen=True, slots=True)
class Choices:
    """Actions with one piece: a token, a tile by slot, or None.

    ``score_changes``: score changes by action, the best first.
    """

    piece: Space | int | None
    score_changes: Mapping[Action, tuple[int, ...]]

    @property
    def best(self) -> tuple[int, ...]:
        """Score change by the best action."""
        return next(iter(self.score_changes.values()))


def choices_with(state: State, card: int, tool: Tool | None) -> tuple[Choices, ...]:
    """Return the choices of a card by piece, the best first.

    ``tool``: None for a card without tools.
    """
    found: dict[Space | int | None, dict[Action, tuple[int, ...]]] = {}
    for action, change in score_changes(state, card_actions(state, card)).items():
        if tool is None or tool_for(action) is tool:
            found.setdefault(piece_of(action), {})[action] = change
    return tuple(Choices(piece, changes) for piece, changes in found.items())


def best_with(state: State, card: int, tool: Tool) -> tuple[int, ...] | None:
    """Return the score change by the best action of a tool, or None."""
    changes = score_changes(state, card_actions(state, card))
    return next((change for action, change in changes.items() if tool_for(action) is tool), None)


def barred_with(state: State, card: int, tool: Tool | None) -> tuple[Action, ...]:
    barred = barred_actions(state, card)
    return tuple(action for action in barred if tool is None or tool_for(action) is tool)


def piece_of(action: Action) -> Space | int | None:
    """Return the piece to select before the action."""
    match action:
        case MoveToken(origin):
            return origin
        case RotateTile(slot):
            return slot
    return None


def sample_action(state: State, tool: Tool) -> Action:
    """Return an example of an action of a tool, legal or not."""
    slot = next(slot for slot, laid in enumerate(state.island.grid) if laid is not None)
    corner = state.island.frame.slot_corner(slot)
    own = state.tokens_of(state.to_act or 0)
    return granted(tool, slot, (*own, corner)[0], corner)
