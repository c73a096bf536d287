"""Answers to plies: action, reason, next step."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dokmus_widgets.core import ChooseGuardian, ChooseStart, EndTurn, Phase, State
from dokmus_widgets.explain.actions import action_words
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.reasons import reason_words, turn_words
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.play.history import Ply


def answer_about(plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Explain the first ply, and describe the other players' following ones."""
    ply = plies[0]
    what = action_words(ply.before, ply.action, names)
    why = answer_to(ply.before, ply.before.check(ply.action), names)
    words = _passed_on(ply, what, names) or say("told-moved", what=what, why=why.words)
    # Routes are drawn as long as the island lies as it did.
    routes = why.routes if ply.before.island is ply.after.island else ()
    made = Answer(words, rules=why.rules, witnesses=why.witnesses, routes=routes)
    return followed(made, plies[1:], names)


def followed(answer: Answer, plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Add the plies of other players, without secret cards."""
    turns: dict[str, list[str]] = {}
    for ply in plies:
        if ply.before.to_act is not None and not isinstance(ply.action, ChooseGuardian | EndTurn):
            moves = turns.setdefault(names[ply.before.to_act], [])
            moves.append(asked_words(ply.before, ply.action))
    told = [say("told-others", who=who, moves=listed(turns[who])) for who in turns]
    return with_words(answer, *told)


def step_told(plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Describe and explain the last ply, of a computer player."""
    ply = plies[-1]
    turn = _turn_of(plies)
    why = [reason_words(ply.reason, _who(ply, names))] if ply.reason and len(turn) == 1 else []
    return with_words(answer_about([ply], names), *why, *_ended([turn], names))


def computer_turns_answer(plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """Summarize plies of computer players by turn."""
    turns, left = list[Sequence[Ply]](), plies
    while left:
        turns.insert(0, _turn_of(left))
        left = left[: -len(turns[0])]
    replaced = [ply for ply in plies if ply.reason is not None and ply.reason.by == "replaced"]
    told = [reason_words(ply.reason, _who(ply, names)) for ply in replaced[:1] if ply.reason]
    last = plies[-1]
    next_up = _passed_on(last, action_words(last.before, last.action, names), names)
    done = followed(Answer(""), plies[:-1] if next_up else plies, names)
    return with_words(done, *told, *_ended(turns, names), next_up)


def _turn_of(plies: Sequence[Ply]) -> Sequence[Ply]:
    """Return the last plies that belong to the same turn."""
    last, first = plies[-1].before, len(plies) - 1
    acts = last.to_act, last.phase, last.round
    while first and _acts(plies[first - 1].before) == acts:
        first -= 1
    return plies[first:]


def _acts(state: State) -> tuple[int | None, Phase, int]:
    return state.to_act, state.phase, state.round


def _ended(turns: Iterable[Sequence[Ply]], names: Sequence[str]) -> list[str]:
    return [turn_words(turn[0].before, turn[-1].after, names) for turn in turns]


def _who(ply: Ply, names: Sequence[str]) -> str:
    return names[ply.before.to_act or 0]


def with_words(answer: Answer, *words: str) -> Answer:
    """Append sentences to an answer."""
    return replace(answer, words=sentences([*filter(None, [answer.words, *words])]))


def _passed_on(ply: Ply, what: str, names: Sequence[str]) -> str:
    """Describe an action that passes the turn on; empty for others."""
    state, action = ply.after, ply.action
    chosen, ended = isinstance(action, ChooseGuardian), isinstance(action, EndTurn)
    choosing = state.phase is Phase.GUARDIANS
    if state.phase is Phase.OVER:
        return say("told-over", what=what)
    if isinstance(action, ChooseStart):
        return say("told-all-started" if choosing else "told-started", what=what)
    if chosen and choosing:
        return say("told-card", who=names[ply.before.to_act or 0])
    if ended and choosing:
        return say("told-round-next", what=what, round=state.round, who=names[state.talisman])
    if not chosen and not ended:
        return ""
    acts = state.to_act or 0
    card = state.guardians[acts] or 0
    following: dict[str, str | int] = {
        "who": names[acts],
        "card": card,
        "name": say(f"card-{card}"),
    }
    if chosen:
        return say("told-cards-all", **following)
    return say("told-turn-next", what=what, **following)
