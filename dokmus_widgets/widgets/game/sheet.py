"""The sheet of a game: what is told and offered beside the board, as sections."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dokmus_widgets.core import ChooseGuardian, ChooseStart, Phase, Rules
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK, SeatScore
from dokmus_widgets.explain import action_words, say
from dokmus_widgets.explain.actions import burning_spaces, tile_name
from dokmus_widgets.explain.readings import reading_words
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.tools import offered_tools, usable
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.guide import guide_section
from dokmus_widgets.widgets.game.keeping import Keeping
from dokmus_widgets.widgets.game.new_game import Draft


def beside_board(game: Game, keeping: Keeping) -> list[Section]:
    """What a player needs at every click: the answer, what can be done, the score."""
    parts = [_heading(game)]
    if game.state.rules != Rules():
        parts.append(sections.note(say("reading-played", reading=reading_words(game.state.rules))))
    if game.curtain:
        parts.append(_curtain(game))
    else:
        parts.append(sections.prompt(game.prompt, turn_warning(game)))
        if game.state.phase is Phase.GUARDIANS:
            parts.append(open_guardians(game))
    if game.state.phase is Phase.TURNS:
        parts.append(sections.buttons(say("tools-label"), turn_tools(game)))
    parts += [_actions(game, keeping.link_button()), *keeping.ready]
    parts += [sections.answer(game.answer), keeping.elsewhere(game.state)]
    return [*parts, _seats(game), _scores(game)]


def below_board(game: Game, draft: Draft, keeping: Keeping) -> list[Section]:
    """The moves so far, the game in a nutshell, a new one being set up, and one to be opened."""
    guide = guide_section(game.state.rules)
    return [_moves(game), guide, draft.section(), keeping.section(game.state), *keeping.record]


def _heading(game: Game) -> Section:
    state = game.state
    text = {
        Phase.START: say("heading-start"),
        Phase.OVER: say("heading-over"),
    }.get(state.phase, say("heading-round", round=state.round))
    return sections.heading(text, game.who, state.to_act)


def _curtain(game: Game) -> Section:
    who = game.who
    return sections.curtain(
        say("curtain-title", who=who),
        say("curtain-text", who=who),
        [
            sections.button("reveal", say("curtain-open", who=who), primary=True),
            sections.button("play_alone", say("curtain-pass")),
        ],
    )


def open_guardians(game: Game) -> Section:
    """The guardian cards that can be chosen."""
    return sections.cards(
        say("cards-label"),
        [
            {
                "press": "choose_guardian",
                "value": card,
                "number": card,
                "text": say(f"card-{card}"),
                "note": say(f"card-{card}-text"),
            }
            for card in open_cards(game.state)
        ],
    )


def turn_warning(game: Game) -> str:
    """What ending the turn would cost."""
    state, warnings = game.state, []
    if spaces := burning_spaces(state):
        warnings.append(say("burn-warning", spaces=listed(spaces), count=len(spaces)))
    if state.turn is not None and state.turn.ruins and not state.legal_actions().declines:
        slots = [state.island.slot_of_tile(tile) for tile in dict.fromkeys(state.turn.ruins)]
        tiles = listed([tile_name(state, slot) for slot in slots])
        warnings.append(say("ruins-warning", tile=tiles))
    return sentences(warnings)


def turn_tools(game: Game) -> list[dict[str, Any]]:
    """What a click on the board can be made to do, as buttons."""
    state, turn = game.state, game.state.turn
    ruins = ""
    if turn is not None and turn.ruins:
        slot = state.island.slot_of_tile(turn.ruins[0])
        ruins = say("tool-hint-ruins", tile=tile_name(state, slot))
    parts = []
    for tool in offered_tools(state):
        by_card = tool not in (Tool.PLACE, Tool.PAY)
        hint = (ruins or say("tool-hint-guardian")) if by_card else ""
        if tool is Tool.PAY:
            hint = say("tool-hint-pay")
        parts.append(
            sections.button(
                "use",
                say(f"tool-{tool}"),
                str(tool),
                pressed=game.tool is tool and usable(state, tool),
                enabled=usable(state, tool),
                hint=hint,
            )
        )
    return parts


def turn_actions(game: Game) -> list[dict[str, Any]]:
    """What can be done in a turn besides clicking the board, as buttons."""
    legal, parts = game.state.legal_actions(), []
    # A turn that could end, with nothing left to place: that is the button to press.
    for name, offered, primary in (
        ("take_talisman", legal.takes_talisman, False),
        ("sacrifice", legal.sacrifices, False),
        ("decline_ruins", legal.declines, False),
        ("end_turn", game.state.phase is Phase.TURNS and not legal.declines, legal.ends_turn),
    ):
        if offered:
            enabled = name != "end_turn" or legal.ends_turn
            parts.append(sections.button(name, say(f"do-{name}"), enabled=enabled, primary=primary))
    return parts


def _actions(game: Game, link: dict[str, Any]) -> Section:
    parts = turn_actions(game)
    parts.append(sections.button("undo", say("do-undo"), enabled=game.history.can_undo))
    parts.append(sections.button("redo", say("do-redo"), enabled=game.history.can_redo))
    return sections.buttons(say("do-label"), [*parts, link, files_button()])


def _seats(game: Game) -> Section:
    return sections.seats(
        say("seats-label"),
        [
            {
                "text": name,
                "seat": seat,
                "lit": game.state.to_act == seat or _has_won(game, seat),
                "notes": " · ".join(_seat_notes(game, seat)),
            }
            for seat, name in enumerate(game.names)
        ],
    )


def _scores(game: Game) -> Section:
    state, sheets = game.state, game.state.score()
    columns = [{"text": name, "seat": seat} for seat, name in enumerate(game.names)]
    rows: list[dict[str, Any]] = [
        {
            "text": say(f"score-{line}"),
            "note": how_line(line, state.seats),
            "values": [sheet[line] for sheet in sheets],
        }
        for line in _LINES
    ]
    rows[-1]["total"] = True
    title = say("score-title" if state.phase is Phase.OVER else "score-title-now")
    return sections.table(title, columns, rows)


def how_line(line: str, seats: int) -> str:
    """How a line of the score sheet counts; nothing for the total."""
    if line == "total":
        return ""
    # In a narrow sheet the track breaks in its middle and nowhere else.
    middle = len(TILE_TRACK) // 2 + 1
    track = f"{_unbroken(TILE_TRACK[1:middle])} {_unbroken(TILE_TRACK[middle:])}"
    points = _unbroken(SACRIFICE_POINTS[seats])
    return say(f"how-{line}", players=seats, track=track, points=points)


def _unbroken(numbers: Iterable[int]) -> str:
    """Numbers that stay on one line."""
    return "\u00a0".join(map(str, numbers))


_LINES = SeatScore.__match_args__


def _has_won(game: Game, seat: int) -> bool:
    return game.state.phase is Phase.OVER and seat in game.state.winners()


def _seat_notes(game: Game, seat: int) -> list[str]:
    state = game.state
    notes = [say("seat-acts")] if state.to_act == seat else []
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


def _moves(game: Game) -> Section:
    groups: list[dict[str, Any]] = []
    names = game.names
    for ply in game.history.plies:
        start = isinstance(ply.action, ChooseStart)
        title = say("moves-setup") if start else say("moves-round", round=ply.before.round)
        if not groups or groups[-1]["title"] != title:
            groups.append({"title": title, "lines": []})
        shown = isinstance(ply.action, ChooseGuardian) and _lies_open(game, ply.before)
        words = action_words(ply.before, ply.action, names, shown=shown)
        groups[-1]["lines"].append({"text": words, "seat": ply.before.to_act})
    return sections.moves(say("moves-title"), say("moves-none"), groups)


def _lies_open(game: Game, before: Any) -> bool:
    """Whether the card chosen on that state has been shown since."""
    state = game.state
    if before.round < state.round or state.phase is Phase.OVER:
        return True
    return shown_cards(state)[before.to_act] is not None
