"""The slots of a game's page: status, answer, actions, toolbar, and everything that scrolls."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dokmus_widgets.core import Phase, Rules, SeatScore, State, actions, space_name
from dokmus_widgets.core.actions import BY_WORD
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.explain import Answer, listed, say, signed
from dokmus_widgets.explain.readings import reading_words
from dokmus_widgets.explain.reasons import gain_words, player_name
from dokmus_widgets.explore.scores.lines import ScoreLine, score_line
from dokmus_widgets.play import Game, Ply, Tool
from dokmus_widgets.play.move_answers import done_clauses, turn_signs
from dokmus_widgets.play.prompts import status
from dokmus_widgets.play.tools import offered_tools, usable
from dokmus_widgets.play.turns import Turn, burnt, last_turns
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.sheet import NOTHING, open_guardians, scores, tool_button
from dokmus_widgets.widgets.sections import basic, play

#: The guardian's actions that need no tool have the key of those that do.
_KEYS = {actions.TakeTalisman.type: ("g",)}


def game_status(
    game: Game, progress: str = "", *, held: bool = False, asks: bool = True
) -> basic.Heading:
    """Return the status line of a game; ``progress``: that of a computer player's decision.

    ``held``: whether the computer players wait for the user; ``asks``: see :func:`status`.
    """
    line = status(game.state, game.names, waits=game.waits, held=held, asks=asks)
    is_own = game.hand is not None and game.state.to_act is not None and not game.waits
    own = say("table-your-turn") if is_own else ""
    text = listed([*filter(None, (line, own, progress))], "list-dot")
    return basic.Heading(text, "", game.state.to_act)


def turn_sections(game: Game, gains: Mapping[int, int] = NOTHING) -> list[Section]:
    """Return what the current player can do without a click on the board.

    ``gains``: the points some cards could bring.
    """
    phase = game.state.phase
    if phase is Phase.GUARDIANS:
        return [open_guardians(game, gains)]
    return [button_row(turn_buttons(game))] if phase is Phase.TURNS else []


def button_row(buttons: Sequence[basic.Button]) -> basic.Buttons:
    return basic.Buttons(say("do-label"), buttons)


def turn_buttons(game: Game) -> list[basic.Button]:
    return [*_tools(game), *_turn_actions(game.state)]


def _tools(game: Game) -> list[basic.Button]:
    """Return buttons for all tools but that for placing, which needs none."""
    state = game.state
    tools = [tool for tool in offered_tools(state) if tool is not Tool.PLACE]
    buttons = [tool_button(game, tool, enabled=usable(state, tool)) for tool in tools]
    # Pressed once more, a tool is put away.
    buttons = [replace(one, value=str(Tool.PLACE)) if one.pressed else one for one in buttons]
    return [replace(button, keys=("g",)) for button in buttons[:1]] + buttons[1:]


def _turn_actions(state: State) -> list[basic.Button]:
    legal = state.legal_actions()
    parts = [
        basic.Button(action.type, say(f"do-{action.type}"), keys=_KEYS.get(action.type, ()))
        for action in BY_WORD.values()
        if action in legal and not isinstance(action, actions.EndTurn)
    ]
    if actions.DeclineRuins() not in legal:
        # Primary only where nothing is left to do.
        ends = actions.EndTurn() in legal
        left = any(usable(state, tool) for tool in offered_tools(state))
        text, primary = say("do-end_turn"), ends and not left
        parts.append(basic.Button("end_turn", text, enabled=ends, primary=primary, keys=("e",)))
    return parts


def sound_of(game: Game, answer: Answer) -> str:
    """Return the name of the sound of the last action."""
    plies = game.history.plies
    if not answer.done:
        return "refused"
    action = plies[-1].action if plies else None
    if isinstance(action, actions.MoveTile | actions.RotateTile):
        return "tile"
    if isinstance(action, actions.Place) and action.sacrifice:
        return "sacrifice"
    return "turn" if isinstance(action, actions.EndTurn) and not game.waits else "place"


def history_buttons(game: Game) -> list[basic.Button]:
    """Return undo, and redo while it is possible, as icons; at a table undo, if one has a seat.

    Undo is named by what it does now: it cancels what is selected, or goes back past the others.
    """
    if game.hand is not None:
        ways = basic.undo_redo(bool(game.hand.undo_places), False, icons=True)
        ways = ways if game.hand.seats else []
    else:
        undo = game.opponents.can_undo(game.history)
        ways = basic.undo_redo(undo, game.history.can_redo, icons=True)
        if undo and game.computer_turns_start < len(game.history.plies):
            ways[0] = replace(ways[0], text=say("do-undo-others"))
    if game.is_armed:
        cancel = basic.Button("undo", say("do-cancel"), icon="undo", keys=("ctrl+z", "escape"))
        ways = [cancel, *ways[1:]]
    return ways


def players_section(game: Game, plies: Sequence[Ply]) -> play.Players:
    """Return a line for each player, with their last turn among some plies."""
    turns = last_turns(plies)
    lines = [_player_line(game, seat, turns.get(seat)) for seat in range(game.state.seats)]
    return play.Players(say("seats-label"), lines)


def _player_line(game: Game, seat: int, turn: Turn | None) -> play.PlayerLine:
    state, name = game.state, game.names[seat]
    total, facts, lines = state.score()[seat].total, _facts(game, seat), ""
    signs, gain, since, told = list[play.Sign](), "", "", "none"
    if turn is not None:
        signs = [play.Sign(*sign) for sign in turn_signs(turn, state)]
        burned = [*map(space_name, burnt(turn, turn.plies[-1].before))]
        gain = signed(turn.gain) if turn.gain else ""
        change = total - turn.plies[-1].after.score()[seat].total
        since = signed(change) if change else ""
        lines = gain_words(turn.plies[-1].after, state, seat) if change else ""
        clauses = done_clauses(turn.moves)
        clauses += [say("told-turn-burned", spaces=listed(burned))] if burned else []
        told = listed(clauses) or "none"
    points: dict[str, str | int] = {"gain": gain or "0", "since": since or "none", "total": total}
    holds = state.talisman == seat and state.phase is not Phase.OVER
    plays = [say("line-own")] if seat == _own_seat(game) else []
    if (player := game.opponents.players.get(seat)) is not None:
        plays.append(player_name(player.name, short=True))
    plays = [_whole(fact) for fact in (*plays, *([say("line-talisman")] if holds else []))]
    all_facts = listed([*plays, facts], "list-dot")
    label = say("player-line", who=name, facts=all_facts, moves=told, **points)
    lit = state.to_act == seat
    facts = listed([facts, *filter(None, [lines])], "list-dot")
    line = play.PlayerLine(name, seat, lit, facts, signs, gain, since, total, label)
    return replace(line, plays=[listed([one, ""], "list-dot") for one in plays], holds=holds)


def _whole(fact: str) -> str:
    """Return a fact in which no line breaks."""
    return fact.replace(" ", "\u00a0")


def _own_seat(game: Game) -> int | None:
    """Return the seat of the only person on this device, or None."""
    persons = [seat for seat in range(game.state.seats) if seat not in game.others]
    return persons[0] if len(persons) == 1 else None


def _facts(game: Game, seat: int) -> str:
    """Return the card and the tokens left of a player in a few words."""
    state, card = game.state, shown_cards(game.state)[seat]
    facts = list[str]()
    if seat == _own_seat(game) and game.hand is not None:
        card = state.guardians[seat]  # nobody else looks at this screen
    if game.hand is not None:
        facts += filter(None, [game.hand.facts_of(seat)])
    if card is not None:
        facts.append(say("seat-card", card=card))
    elif state.guardians[seat] is not None:
        facts.append(say("seat-card-hidden"))
    facts.append(say("line-supply", tokens=state.supply[seat]))
    return listed([*map(_whole, facts)], "list-dot")


def standing(
    game: Game, plies: Sequence[Ply], shown: int | None, moves: Section, guide: Section
) -> list[Section]:
    """Return what scrolls beside the board: players, score sheet, moves, the rules in short."""
    rules = game.state.rules
    reading = say("reading-played", reading=reading_words(rules)) if rules != Rules() else ""
    notes = [basic.Note(reading)] if reading else []
    if game.state.phase is Phase.OVER:
        return [result_section(game), over_table(game), moves, *notes]
    players, turns = players_section(game, plies), last_turns(plies)
    lines = [
        replace(line, pressed=line.seat == shown) if line.seat in turns else line
        for line in players.players
    ]
    return [replace(players, players=lines), *notes, scores(game), moves, guide]


_KINDS = tuple(line for line in SeatScore.__match_args__ if line != "total")


def result_section(game: Game) -> play.Result:
    """Return the result: a stacked bar for each player, the best first."""
    state, sheets = game.state, game.state.score()
    winners = state.winners()
    own = _own_seat(game)
    kinds = [say(f"score-{kind}") for kind in _KINDS]
    bars = [
        play.Bar(
            game.names[seat],
            seat,
            sheets[seat].total,
            [
                (name, points, say("result-part", kind=name, points=points))
                for name, kind in zip(kinds, _KINDS, strict=True)
                if (points := sheets[seat][kind])
            ],
            seat in winners,
            seat == own,
        )
        for seat in sorted(
            range(state.seats), key=lambda seat: (seat not in winners, -sheets[seat].total)
        )
    ]
    most = max(1, *(sheet.total for sheet in sheets))
    return play.Result(say("result-label"), most, bars, kinds, _deciding(game, kinds))


def _deciding(game: Game, kinds: Sequence[str]) -> str:
    """Return the line that gained the winner most on the second.

    Empty where points were equal, or where no single line gained most.
    """
    state, sheets = game.state, game.state.score()
    first = state.winners()[0]
    others = [seat for seat in range(state.seats) if seat != first]
    second = max(others, key=lambda seat: sheets[seat].total)
    if sheets[first].total == sheets[second].total:
        return ""
    gaps = [sheets[first][kind] - sheets[second][kind] for kind in _KINDS]
    at = max(range(len(_KINDS)), key=lambda index: gaps[index])
    if gaps[at] <= 0 or gaps.count(gaps[at]) > 1:
        return ""
    return say(
        "result-decided",
        kind=kinds[at],
        more=sheets[first][_KINDS[at]],
        less=sheets[second][_KINDS[at]],
        who=game.names[first],
        other=game.names[second],
    )


def over_table(game: Game) -> basic.Table:
    """Return the score sheet of a finished game: the count and the points of each line."""
    state = game.state
    rows = []
    for name in SeatScore.__match_args__:
        values: list[int | str | basic.Cell] = []
        for seat in range(state.seats):
            line = score_line(state, seat, name)
            text = say("score-count", count=_count(state, line), points=line.points)
            values.append(line.points if name == "total" else text)
        rows.append(basic.Row(say(f"score-{name}"), values, total=name == "total"))
    return basic.Table(say("score-title-counts"), basic.seat_columns(game.names), rows)


def _count(state: State, line: ScoreLine) -> int:
    """Return how many things a line of the score sheet counts."""
    if line.name == "sacrifices":
        return state.sacrificed[line.seat]
    by_tile = line.name in ("complete_tiles", "tiles_reached")
    return len(line.slots if by_tile else line.spaces)
