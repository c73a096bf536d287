"""Puzzle session: a puzzle on its board, judged by its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import By, State, actions
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.sessions.snapshot import LessonSnapshot
from dokmus_widgets.play.history import History
from dokmus_widgets.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleLesson
from dokmus_widgets.puzzles.verification import points_gained, turn_progress


class PuzzleSession(LessonSession):
    """A puzzle being solved: a lesson of one step.

    ``chosen``: the answered card; ``tried``: whether the first attempt was right, None before it.
    Asking for an action or the solution counts as a miss.

    >>> from dokmus_widgets.puzzles import shipped
    >>> session = PuzzleSession.of(shipped()[0])
    >>> session.tried is None
    True
    """

    lesson: PuzzleLesson
    chosen: int | None = None
    tried: bool | None = None
    on_first_try: Callable[[bool], object] | None = None

    @classmethod
    def of(cls, puzzle: Puzzle) -> PuzzleSession:
        return cls(puzzle.lesson)

    @classmethod
    def read(cls, document: Mapping[str, Any], puzzle: Puzzle) -> PuzzleSession:
        """Restore a session from :meth:`to_dict`; raise ``ValueError`` for another puzzle's
        document.
        """
        session = cls.of(puzzle)
        snapshot = LessonSnapshot.from_dict(document["session"], puzzle.lesson)
        if snapshot.line.start != puzzle.state:
            raise ValueError("it begins in another position")
        session._resume(snapshot)
        if document["chosen"] is not None:
            session.choose(document["chosen"])
        tried = document["tried"]  # as stored: the replayed choice does not count
        session.tried = None if tried is None else bool(tried)
        return session

    def to_dict(self) -> dict[str, Any]:
        """Return the session as plain JSON."""
        return {"session": self.snapshot.to_dict(), "chosen": self.chosen, "tried": self.tried}

    @property
    def puzzle(self) -> Puzzle:
        return self.lesson.puzzle

    @property
    def stand(self) -> Stand:
        """Goal state of the turn, with burning tokens removed."""
        return turn_progress(self.history.start, self.state)

    @property
    def points_gained(self) -> int:
        return points_gained(self.history.start, self.stand.now)

    @property
    def text(self) -> str:
        """Question, or a notice that the solution is shown."""
        if self.is_free:
            return say("puzzle-shown")
        asked = [say("puzzle-who", who=self.names[self.seat]), say(f"puzzle-{self.puzzle.kind}")]
        return sentences(asked if self.puzzle.unique else [*asked, say("puzzle-several")])

    @property
    def is_closed(self) -> bool:
        """True if the board accepts no actions: for a card question or a shown solution."""
        return self.puzzle.kind is PuzzleKind.CARD or self.is_free

    def choose(self, card: object) -> Answer:
        """Answer with a card, by its number; refuted by what the turn gains with it."""
        by = self.puzzle.by_card
        if not by:
            return self.refuse(say("puzzle-no-cards"))
        if not is_whole(card) or card not in by:
            cards = listed([*map(str, by)])
            return self.refuse(say("puzzle-no-card", wish=quote(card), cards=cards))
        self.chosen = card
        right = card in self.puzzle.cards
        self.outcome = Outcome.MET if right else Outcome.MISSED
        self._note(right)
        facts = {"card": card, "points": by[card], "best": self.puzzle.points}
        words = say("puzzle-card-right" if right else "puzzle-card-wrong", **facts)
        return self.tell(Answer(words, right))

    def hint(self) -> Answer:
        """Give the next hint: what the solution consists of, then the next action."""
        if self.puzzle.kind is PuzzleKind.CARD and not self.is_free and self.chosen is None:
            self.hints = 1
            return self._tell_hint()
        answer = super().hint()
        if self.hinted is not None:
            self._note(False)
        return answer

    def show(self) -> Answer:
        """Play the solution on the board; :meth:`come_back` returns to the own turn."""
        self._note(False)
        self._leave_free()
        start, line = self.history.start, self.puzzle.line
        if self.puzzle.kind is PuzzleKind.CARD:
            start = turn_with_card(start, self.seat, self.puzzle.cards[0])
            line = best_end(start).line
        self.history = History(start, secrets=False)
        for action in line:
            self.history.play(action)
        self._clear_hints()
        self._settle()
        moves = listed([asked_words(ply.before, ply.action) for ply in self.history.plies])
        return self.tell(Answer(say("puzzle-solution", moves=moves)))

    def come_back(self) -> Answer:
        """Leave the solution and return to the own turn."""
        if not self.is_free:
            return self._refuse_closed()
        super().come_back()
        return self._tell_step()

    def play_freely(self) -> Answer:
        """Refuse: a puzzle has no free play."""
        return self._refuse_closed()

    def _tell_step(self) -> Answer:
        return self.tell(Answer(self.text))

    def _refuse_closed(self) -> Answer:
        return self.refuse(self.text)

    def _note(self, right: bool) -> None:
        if self.tried is None:
            self.tried = right
            if self.on_first_try is not None:
                self.on_first_try(right)

    def _judge(self) -> None:
        super()._judge()
        if self.outcome in (Outcome.MET, Outcome.MISSED):
            self._note(self.outcome is Outcome.MET)

    def _is_out_of_reach(self, goal: Goal, stand: Stand) -> bool:
        return False  # judged at the end of the turn only

    def _missed_words(self, unmet: Sequence[Goal], state: State) -> str:
        puzzle, stand = self.puzzle, turn_progress(self.history.start, state)
        if puzzle.kind is PuzzleKind.REACH:
            return super()._missed_words(unmet, state)
        lost = stand.now.sacrificed[self.seat] - stand.start.sacrificed[self.seat]
        made = points_gained(stand.start, stand.now)
        facts = {"made": made, "best": puzzle.points, "lost": lost, "tokens": puzzle.tokens}
        return say(f"puzzle-missed-{puzzle.kind}", **facts)

    def _tell_hint(self) -> Answer:
        puzzle, card = self.puzzle, self.state.guardians[self.seat] or 0
        if puzzle.kind is PuzzleKind.CARD:
            words = say("puzzle-hint-card", card=card, points=puzzle.by_card[card])
            return self.tell(Answer(words))
        line = puzzle.line
        paid = sum(action.sacrifice > 0 for action in line if isinstance(action, actions.Place))
        by = [getattr(action, "by", None) for action in line]
        uses = by.count(By.GUARDIAN) + line.count(actions.TakeTalisman())
        what = [say("puzzle-hint-guardian")] if uses else []
        what += [say("puzzle-hint-ruins", count=by.count(By.RUINS))] if By.RUINS in by else []
        what += [say("puzzle-hint-paid", count=paid)] if paid else []
        words = say("puzzle-hint", what=listed(what)) if what else say("puzzle-hint-plain")
        return self.tell(Answer(words))
