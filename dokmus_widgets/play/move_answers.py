"""Answers to plies: action, reason, next step."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter

from dokmus_widgets.core import (
    ChooseGuardian,
    ChooseStart,
    EndTurn,
    Phase,
    Place,
    Space,
    State,
)
from dokmus_widgets.core.island.spaces import space_name
from dokmus_widgets.core.legality.verdict import Way
from dokmus_widgets.explain.actions import (
    action_sign,
    action_words,
    done_words,
    tile_name,
)
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.reasons import gain_words, reason_words, turn_words
from dokmus_widgets.explain.seats import listed, listed_with, sentences, signed
from dokmus_widgets.play.history import Ply
from dokmus_widgets.play.turns import Turn, burnt, on_table, turns_of


def answer_about(
    plies: Sequence[Ply],
    names: Sequence[str],
    *,
    is_own: bool = True,
    between: Sequence[str] = (),
) -> Answer:
    """Explain the first ply, and describe the other players' following ones.

    ``is_own``: the user acted. Of others, the reason is told by the rules and the routes: its words
    say "your token". ``between``: what is told of that ply before who is next.
    """
    ply = plies[0]
    why = answer_to(ply.before, ply.before.check(ply.action), names)
    done = _deed(ply, names, why.words if is_own else "")
    words = sentences([done, *between, _passed_on(ply, names)])
    # Routes are drawn as long as the island lies as it did.
    routes = why.routes if ply.before.island is ply.after.island else ()
    made = Answer(words, rules=why.rules, witnesses=why.witnesses, routes=routes)
    return followed(made, plies[1:], names)


def followed(answer: Answer, plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Add the plies of other players, without secret cards."""
    turns: dict[str, list[Ply]] = {}
    for ply in plies:
        if ply.before.to_act is not None and not isinstance(ply.action, ChooseGuardian | EndTurn):
            turns.setdefault(_who(ply, names), []).append(ply)
    told = [
        say("told-others", who=who, moves=listed_with(done_clauses(done), "list-and"))
        for who, done in turns.items()
    ]
    return with_words(answer, *told, *_rescued_words(plies, names))


def done_clauses(plies: Iterable[Ply]) -> list[str]:
    """Describe actions of one player; placements without a sacrifice in a row are one clause."""
    clauses = []
    for is_free, group in groupby(plies, _is_free):
        done = [*group]
        if is_free and len(done) > 1:
            spaces = [space_name(ply.action.space) for ply in done if isinstance(ply.action, Place)]
            clauses.append(say("moved-places", spaces=listed_with(spaces, "list-and")))
        else:
            clauses += [done_words(ply.before, ply.action) for ply in done]
    return clauses


def _rescued_words(plies: Iterable[Ply], names: Sequence[str]) -> list[str]:
    """Tell who placed tokens anywhere, having no other placement (place.anywhere)."""
    rescued: dict[str, list[str]] = {}
    for ply in plies:
        if isinstance(ply.action, Place) and _is_anywhere(ply):
            rescued.setdefault(_who(ply, names), []).append(space_name(ply.action.space))
    return [say("told-anywhere", who=who, spaces=listed(rescued[who])) for who in rescued]


def _is_free(ply: Ply) -> bool:
    return isinstance(ply.action, Place) and not ply.action.sacrifice


def _is_anywhere(ply: Ply) -> bool:
    """Return whether a placement is legal only because its player has no other."""
    return any(route.way is Way.ANYWHERE for route in ply.before.check(ply.action).routes)


def step_told(plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Describe and explain the last ply, of a computer player."""
    ply = plies[-1]
    turn = _turn_of(plies)
    why = ""
    if ply.reason and len(turn) == 1 and not _is_last_card(ply):
        why = reason_words(ply.reason, _who(ply, names))
    ended = turn_words(turn[0].before, turn[-1].after, names)
    return answer_about([ply], names, is_own=False, between=[why, ended])


def computer_turns_answer(
    plies: Sequence[Ply], names: Sequence[str], people: Collection[int] = ()
) -> Answer:
    """Tell what computer players did in their turns, any rare rule or fault, and what is next.

    ``people``: the seats that people play here; if it is one, tell what the others changed for it.
    """
    turns = [turn for turn in turns_of(plies) if turn.plies[0].before.phase is Phase.TURNS]
    now = plies[-1].after
    replaced = [ply for ply in plies if ply.reason is not None and ply.reason.by == "replaced"]
    told = [reason_words(ply.reason, _who(ply, names)) for ply in replaced[:1] if ply.reason]
    last = plies[-1]
    next_up = sentences([_deed(last, names), _passed_on(last, names)])
    if last.after.phase is Phase.GUARDIANS:
        next_up = say("told-choose-card")
    elif turns:
        # In a round, the status tells who is next.
        next_up = "" if last.after.phase is Phase.TURNS else _passed_on(last, names)
    done = [turn_line(turn, names, now) for turn in turns]
    changed = [changed_by_others(plies, seat) for seat in people if len(people) == 1]
    return with_words(Answer(""), *done, *changed, *_rescued_words(plies, names), *told, next_up)


def changed_by_others(plies: Sequence[Ply], seat: int) -> str:
    """Return where others have moved a seat's tokens, and what points that brought or cost it."""
    was, now = plies[0].before, plies[-1].after
    places = [(space, on_table(space, was, now)) for space in was.tokens_of(seat)]
    moved = [f"{space_name(lay)}→{space_name(lies)}" for lay, lies in places if lay != lies]
    told = [say("told-carried", spaces=listed(moved))] if moved else []
    change = now.score()[seat].total - was.score()[seat].total
    if lines := gain_words(was, now, seat):
        told.append(say("told-changed", points=signed(change), lines=lines))
    return sentences(told)


def turn_line(turn: Turn, names: Sequence[str], now: State) -> str:
    """Tell a turn in one line of signs: its actions, what burned, and the points."""
    told = turn_moves(turn, now) or "none"
    return say("told-turn-line", who=names[turn.seat], moves=told, gain=signed(turn.gain))


def turn_moves(turn: Turn, now: State | None = None) -> str:
    """Return the signs of a turn in one line; see :func:`turn_signs`."""
    signs = turn_signs(turn, now)
    return listed([say("told-turn-paid", sign=s or "none") if paid else s for s, paid in signs])


def turn_signs(turn: Turn, now: State | None = None) -> list[tuple[str, bool]]:
    """Return the actions of a turn as signs, each with whether it was paid for; then what burned.

    Spaces are named as they lay, and as they lie in the state ``now``, if that is elsewhere; that
    sign tells what was paid itself.
    """
    lain = turn.plies[-1].before
    signs = []
    for ply in turn.moves:
        sign, paid = action_sign(ply.before, ply.action)
        space = ply.action.target
        if space is not None and (lies := on_table(space, ply.after, now or ply.after)) != space:
            facts = {"sign": sign, "now": space_name(lies)}
            sign, paid = say("told-turn-moved-paid" if paid else "told-turn-moved", **facts), False
        signs.append((sign, paid))
    places = zip(burnt(turn, lain), burnt(turn, now or lain), strict=True)
    if burned := [_placed(space_name(lay), lay, lies) for lay, lies in places]:
        signs.append((say("told-turn-burned", spaces=listed(burned)), False))
    return [one for one in signs if any(one)]


def _placed(sign: str, was: Space, now: Space) -> str:
    return sign if was == now else say("told-turn-moved", sign=sign, now=space_name(now))


def _turn_of(plies: Sequence[Ply]) -> Sequence[Ply]:
    """Return the last plies that belong to the same turn."""
    turn, first = attrgetter("to_act", "phase", "round"), len(plies) - 1
    while first and turn(plies[first - 1].before) == turn(plies[-1].before):
        first -= 1
    return plies[first:]


def _who(ply: Ply, names: Sequence[str]) -> str:
    return names[ply.before.to_act or 0]


def with_words(answer: Answer, *words: str) -> Answer:
    """Append sentences to an answer."""
    return replace(answer, words=sentences([*filter(None, [answer.words, *words])]))


def _is_last_card(ply: Ply) -> bool:
    """Return whether all have chosen a card now: who chose the last one is not told."""
    return isinstance(ply.action, ChooseGuardian) and ply.after.phase is Phase.TURNS


def _deed(ply: Ply, names: Sequence[str], why: str = "") -> str:
    """Tell an action; ``why`` it was legal, unless it passes the turn on."""
    if isinstance(ply.action, ChooseGuardian):
        return "" if _is_last_card(ply) else say("told-card", who=_who(ply, names))
    what = action_words(ply.before, ply.action, names)
    if why and not isinstance(ply.action, ChooseStart | EndTurn):
        return say("told-moved", what=what, why=why)
    return say("told-action", what=what)


def _passed_on(ply: Ply, names: Sequence[str]) -> str:
    """Return what an action leads to that passes the turn on; empty for others."""
    state, action = ply.after, ply.action
    chosen, ended = isinstance(action, ChooseGuardian), isinstance(action, EndTurn)
    choosing = state.phase is Phase.GUARDIANS
    if state.phase is Phase.OVER:
        return say("told-over")
    if isinstance(action, ChooseStart) and choosing:
        return say("told-all-started")
    if ended and choosing:
        return say("told-round-next", round=state.round, who=names[state.talisman])
    if choosing or not (chosen or ended):
        return ""
    acts = state.to_act or 0
    card = state.guardians[acts] or 0
    who, name = names[acts], say(f"card-{card}.in")
    if chosen:
        return say("told-cards-all", who=who, card=card, name=name)
    return say("told-turn-next", who=who, card=card, name=name)


def tile_selected(
    state: State, selected: Space | None, where: Space
) -> tuple[Space | None, Answer]:
    """Select the tile of a space, or deselect it; return its middle or None, and the answer.

    The only tile that can be rotated stays selected.
    """
    slot = state.island.frame.slot_of(where)
    middle, tile = state.island.frame.slot_middle(slot), tile_name(state, slot)
    if selected == middle and len(state.legal_actions().rotations) > 1:
        return None, Answer(say("guardians-told-tile-go", tile=tile))
    return middle, Answer(say("guardians-prompt-turn", tile=tile))
