"""The uses of a guardian card as buttons, grouped by tile or token."""

from collections.abc import Mapping, Sequence

from dokmus_widgets.core import Action, MoveToken, State, space_name
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.explain import say, tile_name
from dokmus_widgets.explore.guardians.explorer import CardExplorer
from dokmus_widgets.explore.guardians.tools import (
    Choices,
    barred_with,
    best_with,
    choices_with,
    piece_of,
    tools_of,
)
from dokmus_widgets.explore.guardians.words import action_label, piece_words
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.effects.sheet import points_words
from dokmus_widgets.widgets.sections import Button, Buttons, Titled, explorers

#: Titles above the buttons of a tool.
_TITLES = {
    Tool.MOVE_TILE: "guardians-may-slide",
    Tool.MOVE_TOKEN: "guardians-may-move",
    Tool.ROTATE: "guardians-may-turn",
}


def all_choices(trials: CardExplorer) -> explorers.Choices:
    """Return the uses of the current tool, best first, with their points, and the illegal ones."""
    state, card, tool = trials.before, trials.card, trials.tool
    found, barred = choices_with(state, card, tool), barred_with(state, card, tool)
    title = "guardians-may" if tool is None else _TITLES[tool]
    done = trials.effect.action if trials.effect is not None else None
    groups = [Titled(say(title, count=_count(found)), _buttons(trials, found, done))]
    if barred:
        buttons = [_barred(state, action) for action in barred]
        groups.append(Titled(say("guardians-may-not", count=len(barred)), buttons))
    return explorers.Choices(say("guardians-choices"), groups)


def tool_buttons(trials: CardExplorer) -> Buttons:
    """Return the tools of the card, each with its best use."""
    state, card = trials.before, trials.card
    parts = []
    for tool in tools_of(card):
        best = best_with(state, card, tool)
        hint = say("guardians-best", points=points_words(best, trials.names)) if best else ""
        pressed = tool is trials.tool
        parts.append(Button("use", say(f"tool-{tool}"), str(tool), pressed=pressed, hint=hint))
    return Buttons(say("tools-label"), parts)


def _count(found: Sequence[Choices]) -> int:
    return sum(len(one.score_changes) if one.piece is None else 1 for one in found)


def _buttons(
    trials: CardExplorer, found: Sequence[Choices], done: Action | None
) -> list[Button | explorers.Opener]:
    shown = _shown(trials, found, done)
    parts: list[Button | explorers.Opener] = []
    for one in found:
        actions = _actions(trials, one.score_changes, done)
        if one.piece is None:
            parts += actions
            continue
        state, piece = trials.before, one.piece
        best = points_words(one.best, trials.names)
        ways = best if any(map(any, one.score_changes.values())) else "none"
        is_tile = isinstance(piece, int)
        parts.append(
            explorers.Opener(
                "pick",
                piece_words(state, piece),
                tile_name(state, piece) if isinstance(piece, int) else space_name(piece),
                hint=best if is_tile else say("guardians-ways", count=len(actions), best=ways),
                inside=actions if one is shown else None,
            )
        )
    return parts


def _shown(trials: CardExplorer, found: Sequence[Choices], done: Action | None) -> Choices | None:
    """Return the choices of the piece in hand or just used; by default the best."""
    now = trials.token if trials.token is not None else trials.tile
    wanted = piece_of(done) if done is not None else now
    return next((one for one in found if one.piece == wanted), next(iter(found), None))


def _actions(
    trials: CardExplorer, score_changes: Mapping[Action, tuple[int, ...]], done: Action | None
) -> list[Button]:
    state = trials.before
    return [
        Button(
            "ask",
            action_label(state, action),
            write_action(state, action),
            pressed=action == done,
            hint=points_words(change, trials.names),
        )
        for action, change in score_changes.items()
    ]


def _barred(state: State, action: Action) -> Button:
    origin = action.origin if isinstance(action, MoveToken) else None
    words = action_label(state, action) if origin is None else piece_words(state, origin)
    return Button("ask", words, write_action(state, action), enabled=False)
