"""An action that was played on the board of a case, and what is answered to that."""

from __future__ import annotations

from dataclasses import dataclass

from dokmus_widgets.core import Action, State
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, seat_names, sentences
from dokmus_widgets.explore.asking.effects import effects, to_do


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was played on the board: the state before it and after it."""

    before: State
    action: Action
    after: State

    def answer(self) -> Answer:
        """What was done, what it changed, and what there is to do now."""
        before, after = self.before, self.after
        changed = listed(effects(before, after, seat_names(after.seats)))
        what = asked_words(before, self.action)
        words = [say("told-done", what=what, effects=changed or "none"), to_do(before, after)]
        why = answer_to(before, before.check(self.action), seat_names(before.seats))
        # Routes are true as long as the island lies as it did.
        still = why.routes if before.island is after.island else ()
        return Answer(sentences(words), rules=why.rules, witnesses=why.witnesses, routes=still)
