"""The tools of a guardian card, and all that each of them can be used for, token by token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dokmus_widgets.core import Action, MoveToken, RotateTile, Space, State
from dokmus_widgets.explore.guardians.choices import barred_actions, card_actions, gains
from dokmus_widgets.play.tools import CARDS_FOR, TURNS, Tool, granted, tool_for


def tools_of(card: int) -> tuple[Tool, ...]:
    """What a click on the board can do by a card."""
    return tuple(tool for tool, cards in CARDS_FOR.items() if card in cards)


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be done with one piece: a token, the tile in a slot, or whatever lies there (None).

    ``gains``: the actions, each with the points by which it changes each seat's total; the best
    ones for the seat to act first.
    """

    piece: Space | int | None
    gains: Mapping[Action, tuple[int, ...]]

    @property
    def best(self) -> tuple[int, ...]:
        """What the best one changes."""
        return next(iter(self.gains.values()))


def choices_with(state: State, card: int, tool: Tool | None) -> tuple[Choices, ...]:
    """What the card can be used for with a tool, by the piece it is used on, the best first.

    Both ways to turn a tile belong together. ``tool``: None for a card that needs none.
    """
    found: dict[Space | int | None, dict[Action, tuple[int, ...]]] = {}
    for action, change in gains(state, card_actions(state, card)).items():
        if tool is None or _does(tool, action):
            found.setdefault(piece_of(action), {})[action] = change
    return tuple(Choices(piece, changes) for piece, changes in found.items())


def best_with(state: State, card: int, tool: Tool) -> tuple[int, ...] | None:
    """The points by which the best that a tool can do changes each seat's total; None for nothing.

    Here each way to turn a tile is by itself.
    """
    changes = gains(state, card_actions(state, card))
    return next((change for action, change in changes.items() if tool_for(action) is tool), None)


def barred_with(state: State, card: int, tool: Tool | None) -> tuple[Action, ...]:
    """What the card does not allow with a tool."""
    barred = barred_actions(state, card)
    return tuple(action for action in barred if tool is None or _does(tool, action))


def _does(tool: Tool, action: Action) -> bool:
    """Whether the action is done with the tool; both ways to turn a tile count as one."""
    wanted = tool_for(action)
    return wanted is tool or (tool in TURNS and wanted in TURNS)


def piece_of(action: Action) -> Space | int | None:
    """The piece that is chosen before the action: a token to move, a tile to turn."""
    match action:
        case MoveToken(origin):
            return origin
        case RotateTile(slot):
            return slot
    return None


def sample_action(state: State, tool: Tool) -> Action:
    """An action of a tool, whether it is legal or not, on the first tile or token there is."""
    slot = next(slot for slot, laid in enumerate(state.island.grid) if laid is not None)
    corner = state.island.frame.slot_corner(slot)
    own = state.tokens_of(state.to_act or 0)
    return granted(tool, slot, (*own, corner)[0], corner)
