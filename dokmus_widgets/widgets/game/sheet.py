"""The sheet of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from dokmus_widgets.core import Phase, Rules, State, actions
from dokmus_widgets.core.actions import BY_WORD
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK, SeatScore
from dokmus_widgets.explain import Answer, action_words, say
from dokmus_widgets.explain.actions import burning_spaces, tile_name
from dokmus_widgets.explain.readings import reading_words
from dokmus_widgets.explain.reasons import player_name
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.history import Ply
from dokmus_widgets.play.review.comments import SIGNS, Annotation
from dokmus_widgets.play.tools import offered_tools, usable
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.export_area import GameExport
from dokmus_widgets.widgets.game.new_game import NewGameForm
from dokmus_widgets.widgets.game.rules_summary import rules_summary
from dokmus_widgets.widgets.scores.changes import score_row
from dokmus_widgets.widgets.sections import basic

NOTHING: Final[Mapping[int, str]] = MappingProxyType({})


def beside_board(
    game: Game,
    last: Answer,
    export: GameExport,
    asks: str,
    others: Sequence[Section],
    cards: Mapping[int, str],
) -> list[Section]:
    """Return the sections beside the board: the answer, the possible actions, the score.

    ``asks``: the text of the button that asks the rules, or empty; ``others``: sections about
    computer players and help; ``cards``: more hints for cards.
    """
    parts: list[Section] = [_heading(game)]
    if game.state.rules != Rules():
        parts.append(basic.Note(say("reading-played", reading=reading_words(game.state.rules))))
    if game.curtain:
        parts.append(_curtain(game.who))
    else:
        parts.append(basic.Prompt(game.prompt, "" if game.waits else turn_warning(game)))
        if game.state.phase is Phase.GUARDIANS and not game.waits:
            parts.append(open_guardians(game, cards))
    if game.state.phase is Phase.TURNS and not game.waits:
        parts.append(basic.Buttons(say("tools-label"), turn_tools(game)))
    parts += [*others, _actions(game, export.link_button()), *export.clipboard.sections()]
    changed = effect_section(last_effect(game.history.latest), game.names)
    ways = replace(export.elsewhere(game.state), asks=asks)
    parts += [basic.answer(last), *changed, ways]
    return [*parts, seats_section(game), _scores(game)]


def below_board(game: Game, form: NewGameForm, export: GameExport, place: int) -> list[Section]:
    """Return the sections below the board.

    These are the moves, with the one at ``place`` shown, the rules in short, the form for a new
    game, and the form that opens one.
    """
    guide = rules_summary(game.state.rules)
    replay = export.replay_button(game.state)
    opening = export.section(game.state, replay), *export.record.sections()
    moves = moves_of(game.history.plies, game, partial(_lies_open, game), place)
    return [moves, guide, form.section(), *opening]


def _heading(game: Game) -> basic.Heading:
    state = game.state
    text = {Phase.START: say("heading-start"), Phase.OVER: say("heading-over")}.get(
        state.phase, say("heading-round", round=state.round)
    )
    return basic.Heading(text, game.who, state.to_act)


def _curtain(who: str) -> basic.Curtain:
    reveal = basic.Button("reveal", say("curtain-open", who=who), primary=True)
    parts = [reveal, basic.Button("play_alone", say("curtain-pass"))]
    return basic.Curtain(say("curtain-title", who=who), say("curtain-text", who=who), parts)


def open_guardians(game: Game, hints: Mapping[int, str] = NOTHING) -> basic.Cards:
    """Return the guardian cards that can be chosen; ``hints``: more hints for some of them."""
    cards = [basic.card("choose_guardian", number, number) for number in open_cards(game.state)]
    cards = [replace(one, hint=sentences([one.hint, *_some(hints, one.number)])) for one in cards]
    return basic.Cards(say("cards-label"), cards)


def _some(hints: Mapping[int, str], number: int) -> list[str]:
    return [hints[number]] if number in hints else []


def turn_warning(game: Game) -> str:
    """Return a warning about what ending the turn would cost, or an empty text."""
    state, warnings = game.state, []
    if spaces := burning_spaces(state):
        warnings.append(say("burn-warning", spaces=listed(spaces), count=len(spaces)))
    lost = actions.DeclineRuins() not in state.legal_actions()
    if state.turn is not None and state.turn.ruins and lost:
        slots = [state.island.slot_of_tile(tile) for tile in dict.fromkeys(state.turn.ruins)]
        tiles = listed([tile_name(state, slot) for slot in slots])
        warnings.append(say("ruins-warning", tile=tiles))
    return sentences(warnings)


def turn_tools(game: Game) -> list[basic.Button]:
    """Return buttons that select what a click on the board does."""
    state = game.state
    hint = say("tool-hint-guardian")
    if state.turn is not None and state.turn.ruins:
        slot = state.island.slot_of_tile(state.turn.ruins[0])
        hint = say("tool-hint-ruins", tile=tile_name(state, slot))
    hints = {Tool.PLACE: "", Tool.PAY: say("tool-hint-pay")}
    return [
        basic.Button(
            "use",
            say(f"tool-{tool}"),
            str(tool),
            pressed=game.tool is tool and enabled,
            enabled=enabled,
            hint=hints.get(tool, hint),
        )
        for tool in offered_tools(state)
        for enabled in [usable(state, tool)]
    ]


def turn_actions(game: Game) -> list[basic.Button]:
    """Return buttons for the actions of a turn that are not clicks on the board."""
    legal = game.state.legal_actions()
    if game.waits:
        return []
    if game.state.phase is Phase.OVER:
        return [basic.Button("rematch", say("do-rematch"), primary=True)]
    parts = [
        basic.Button(action.type, say(f"do-{action.type}"))
        for action in BY_WORD.values()
        if action in legal and not isinstance(action, actions.EndTurn)
    ]
    if game.state.phase is Phase.TURNS and actions.DeclineRuins() not in legal:
        # Primary only where the turn can end.
        ends = actions.EndTurn() in legal
        parts.append(basic.Button("end_turn", say("do-end_turn"), enabled=ends, primary=ends))
    return parts


def _actions(game: Game, link: basic.Button) -> basic.Buttons:
    undo = game.opponents.last_by_hand(game.history.plies) is not None
    ways = basic.undo_redo(undo and game.history.can_undo, game.history.can_redo)
    return basic.Buttons(say("do-label"), [*turn_actions(game), *ways, link, files_button()])


def seats_section(game: Game) -> basic.Seats:
    players = [
        basic.Player(
            name,
            seat,
            game.state.to_act == seat or _has_won(game, seat),
            " · ".join(_seat_notes(game, seat)),
        )
        for seat, name in enumerate(game.names)
    ]
    return basic.Seats(say("seats-label"), players)


def _scores(game: Game) -> basic.Table:
    state, sheets = game.state, game.state.score()
    rows = [
        score_row(line, [sheet[line] for sheet in sheets], line_explanation(line, state.seats))
        for line in SeatScore.__match_args__
    ]
    title = say("score-title" if state.phase is Phase.OVER else "score-title-now")
    return basic.Table(title, basic.seat_columns(game.names), rows)


def line_explanation(line: str, seats: int) -> str:
    """Return how a line of the score sheet counts; an empty text for the total."""
    if line == "total":
        return ""
    # In a narrow sheet the track breaks in its middle and nowhere else.
    middle = len(TILE_TRACK) // 2 + 1
    track = f"{_unbroken(TILE_TRACK[1:middle])} {_unbroken(TILE_TRACK[middle:])}"
    points = _unbroken(SACRIFICE_POINTS[seats])
    return say(f"how-{line}", players=seats, track=track, points=points)


def _unbroken(numbers: Iterable[int]) -> str:
    return "\u00a0".join(map(str, numbers))


def _has_won(game: Game, seat: int) -> bool:
    return game.state.phase is Phase.OVER and seat in game.state.winners()


def _seat_notes(game: Game, seat: int) -> list[str]:
    state = game.state
    notes = [say("seat-acts")] if state.to_act == seat else []
    if seat in game.opponents.players:
        notes.insert(0, player_name(game.opponents.players[seat].name))
    if _has_won(game, seat):
        notes.append(say("seat-wins"))
    card = shown_cards(state)[seat]
    if card is not None:
        notes.append(say("seat-card", card=card))
    elif state.guardians[seat] is not None:
        notes.append(say("seat-card-hidden"))
    if state.talisman == seat and state.phase is not Phase.OVER:
        notes.append(say("seat-talisman"))
    if state.turn is not None and state.to_act == seat:
        notes.append(say("seat-turn-tokens", tokens=state.turn.tokens_left))
    notes.append(say("seat-supply", tokens=state.supply[seat]))
    if state.sacrificed[seat]:
        notes.append(say("seat-sacrificed", tokens=state.sacrificed[seat]))
    return notes


def moves_of(
    plies: Sequence[Ply], game: Game, lies_open: Callable[[State], bool], now: int | None = None
) -> basic.Moves:
    """Return these plies as a move list; with a place ``now``, each is a link to its position.

    ``lies_open``: whether the card chosen in a state may be shown.
    """
    groups: dict[str, list[basic.Seated]] = {}
    for ply in plies:
        start = isinstance(ply.action, actions.ChooseStart)
        title = say("moves-setup") if start else say("moves-round", round=ply.before.round)
        shown = isinstance(ply.action, actions.ChooseGuardian) and lies_open(ply.before)
        words = action_words(ply.before, ply.action, game.names, shown=shown)
        sign = SIGNS.get(Annotation.of(ply.note).sign)
        line = " ".join(filter(None, (words, sign)))
        groups.setdefault(title, []).append(basic.Seated(line, ply.before.to_act))
    titled = [basic.Titled(title, lines) for title, lines in groups.items()]
    return basic.Moves(say("moves-title"), say("moves-none"), titled, now)


def _lies_open(game: Game, before: State) -> bool:
    """Return whether the card chosen in that state has been shown since."""
    state = game.state
    if before.round < state.round or state.phase is Phase.OVER:
        return True
    assert before.to_act is not None
    return shown_cards(state)[before.to_act] is not None
