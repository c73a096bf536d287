"""The sheet of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from dokmus_widgets.core import Phase, State, actions
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK, SeatScore
from dokmus_widgets.explain import action_words, listed, say, signed, tile_name
from dokmus_widgets.play import Game, Ply, Tool
from dokmus_widgets.play.review.comments import SIGNS, Annotation
from dokmus_widgets.widgets.scores.changes import score_row
from dokmus_widgets.widgets.sections import basic

NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


def curtain(who: str) -> basic.Curtain:
    reveal = basic.Button("reveal", say("curtain-open", who=who), primary=True)
    parts = [reveal, basic.Button("play_alone", say("curtain-pass"))]
    return basic.Curtain(say("curtain-title", who=who), say("curtain-text", who=who), parts)


def open_guardians(game: Game, gains: Mapping[int, int] = NOTHING) -> basic.Cards:
    """Return the guardian cards that can be chosen; ``gains``: the points some could bring."""
    cards = [basic.card("choose_guardian", number, number) for number in open_cards(game.state)]
    cards = [
        replace(
            one,
            gain=say("help-card-least", points=signed(gains[one.number])),
            gain_note=say("help-card", points=gains[one.number]),
        )
        if one.number in gains
        else one
        for one in cards
    ]
    return basic.Cards(say("cards-label"), cards)


def tool_button(game: Game, tool: Tool, *, enabled: bool) -> basic.Button:
    """Return the button of a tool, with the card or the tile that allows it as its hint."""
    state = game.state
    hint = say("tool-hint-guardian")
    if state.turn is not None and state.turn.ruins:
        slot = state.island.slot_of_tile(state.turn.ruins[0])
        hint = say("tool-hint-ruins", tile=tile_name(state, slot))
    hint = {Tool.PLACE: "", Tool.PAY: say("tool-hint-pay")}.get(tool, hint)
    pressed = game.tool is tool and enabled
    text = say(f"tool-{tool}")
    return basic.Button("use", text, str(tool), pressed=pressed, enabled=enabled, hint=hint)


def scores(game: Game) -> basic.Table:
    state, sheets = game.state, game.state.score()
    rows = [
        score_row(line, [sheet[line] for sheet in sheets], line_explanation(line, state))
        for line in SeatScore.__match_args__
    ]
    title = say("score-title" if state.phase is Phase.OVER else "score-title-now")
    return basic.Table(title, basic.seat_columns(game.names), rows)


def line_explanation(line: str, state: State) -> str:
    """Return how a line of the score sheet counts; an empty text for the total."""
    if line == "total":
        return ""
    tiles = sum(laid is not None for laid in state.island.grid)
    track = listed([*map(str, TILE_TRACK[1 : tiles + 1])])
    points = listed([*map(str, SACRIFICE_POINTS[state.seats])])
    return say(f"how-{line}", players=state.seats, tiles=tiles, track=track, points=points)


def moves_of(
    plies: Sequence[Ply], game: Game, lies_open: Callable[[State], bool], now: int | None = None
) -> basic.Moves:
    """Return these plies as a move list; with a place ``now``, each is a link to its position.

    ``lies_open``: whether the card chosen in a state may be shown.
    """
    groups: dict[str, list[basic.Seated]] = {}
    names = game.names
    for ply in plies:
        start = isinstance(ply.action, actions.ChooseStart)
        title = say("moves-setup") if start else say("moves-round", round=ply.before.round)
        shown = isinstance(ply.action, actions.ChooseGuardian) and lies_open(ply.before)
        words = action_words(ply.before, ply.action, names, shown=shown)
        sign = SIGNS.get(Annotation.of(ply.note).sign)
        line = " ".join(filter(None, (words, sign)))
        groups.setdefault(title, []).append(basic.Seated(line, ply.before.to_act))
    titled = [basic.Titled(title, lines) for title, lines in groups.items()]
    return basic.Moves(say("moves-title"), say("moves-none"), titled, now)


def card_lies_open(game: Game, before: State) -> bool:
    """Return whether the card chosen in that state has been shown since."""
    state = game.state
    if before.round < state.round or state.phase is Phase.OVER:
        return True
    assert before.to_act is not None
    return shown_cards(state)[before.to_act] is not None
