"""What is told of plies: what was done, why it could be, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.core import ChooseGuardian, ChooseStart, EndTurn, Phase
from dokmus_widgets.explain.actions import action_words
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.play.history import Ply


def answer_about(plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """What was done by the first of these plies, and why it could be; what the others did then."""
    ply = plies[0]
    what = action_words(ply.before, ply.action, names)
    why = answer_to(ply.before, ply.before.check(ply.action), names)
    words = _passed_on(ply, what, names) or say("told-moved", what=what, why=why.words)
    # Routes are drawn as long as the island lies as it did.
    routes = why.routes if ply.before.island is ply.after.island else ()
    made = Answer(words, rules=why.rules, witnesses=why.witnesses, routes=routes)
    return followed(made, plies[1:], names)


def followed(answer: Answer, plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """An answer with what the others did after it; their cards stay hidden."""
    turns: dict[str, list[str]] = {}
    for ply in plies:
        if ply.before.to_act is not None and not isinstance(ply.action, ChooseGuardian | EndTurn):
            moves = turns.setdefault(names[ply.before.to_act], [])
            moves.append(asked_words(ply.before, ply.action))
    told = [say("told-others", who=who, moves=listed(turns[who])) for who in turns]
    return with_words(answer, *told)


def with_words(answer: Answer, *words: str) -> Answer:
    """An answer that goes on with these words."""
    return replace(answer, words=sentences([answer.words, *words]))


def _passed_on(ply: Ply, what: str, names: Sequence[str]) -> str:
    """The words for an action that passes the turn on; empty for one that does not."""
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
