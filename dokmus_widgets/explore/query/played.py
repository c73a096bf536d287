"""Actions played during queries, and their descriptions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dokmus_widgets.core import DeclineRuins, EndTurn, State
from dokmus_widgets.explain.actions import action_words, tile_name
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, seat_names, sentences
from dokmus_widgets.play.history import Ply


@dataclass(frozen=True, slots=True)
class PlayedAction(Ply):
    """Action played on the board."""

    def answer(self) -> Answer:
        """Describe the action, its effects and the next decision."""
        before, after, names = self.before, self.after, seat_names(self.after.seats)
        changed = listed([*_effects(before, after, names)])
        what = action_words(before, self.action, names, shown=True)
        words = [say("told-done", what=what, effects=changed or "none"), _to_do(before, after)]
        why = answer_to(before, before.check(self.action), names)
        # Routes are true as long as the island lies as it did.
        still = why.routes if before.island is after.island else ()
        return Answer(sentences(words), rules=why.rules, witnesses=why.witnesses, routes=still)


def _to_do(before: State, after: State) -> str:
    """Describe what the same player must do next, if anything."""
    turn, legal = after.turn, after.legal_actions()
    if turn is None or before.turn is None or after.to_act != before.to_act:
        return ""
    if turn.ruins:
        return say("now-ruins" if DeclineRuins() in legal else "now-ruins-wait")
    if EndTurn() in legal and not turn.tokens_left:
        return say("now-end-card" if turn.guardian_left else "now-end")
    return ""


def _effects(before: State, after: State, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each difference between two states."""
    seat = before.to_act
    if before.turn is not None and after.turn is not None and after.to_act == seat:
        was, now = before.turn.tokens_left, after.turn.tokens_left
        if was != now:
            yield say("effect-left", was=was, now=now)
        if before.turn.guardian_left and not after.turn.guardian_left:
            yield say("effect-guardian")
        for tile in dict.fromkeys(after.turn.ruins):
            slot = after.island.slot_of_tile(tile)
            yield say("effect-ruins", tile=tile_name(after, slot))
    for other, name in enumerate(names):
        was, now = before.sacrificed[other], after.sacrificed[other]
        if was != now:
            yield say("effect-sacrificed", who=name, was=was, now=now)
    if before.talisman != after.talisman:
        yield say("effect-talisman", who=names[after.talisman])
    for other, (old, new) in enumerate(zip(before.score(), after.score(), strict=True)):
        if old.total != new.total:
            yield say("effect-points", who=names[other], was=old.total, now=new.total)
    if after.to_act is not None and after.to_act != seat:
        yield say("effect-next", who=names[after.to_act])
