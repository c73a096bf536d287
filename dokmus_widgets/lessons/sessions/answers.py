"""What is said of an action in a lesson, beside what the game itself says of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.core import ChooseGuardian, EndTurn
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.lessons.lesson import Mistake, Step
from dokmus_widgets.play.history import Ply


def followed(answer: Answer, plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """An answer with what the others did after it; their cards stay hidden."""
    turns: dict[str, list[str]] = {}
    for ply in plies:
        if ply.before.to_act is not None and not isinstance(ply.action, ChooseGuardian | EndTurn):
            moves = turns.setdefault(names[ply.before.to_act], [])
            moves.append(asked_words(ply.before, ply.action))
    told = [say("lesson-others", who=who, moves=listed(turns[who])) for who in turns]
    return with_words(answer, sentences(told))


def with_words(answer: Answer, words: str) -> Answer:
    """An answer that goes on with these words."""
    return replace(answer, words=sentences([answer.words, words]))


def explained(answer: Answer, step: Step, mistake: Mistake | None) -> Answer:
    """A refusal with the words that a foreseen mistake has."""
    return answer if mistake is None else with_words(answer, say(f"{step.message}.{mistake.id}"))
