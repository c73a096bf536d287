"""Puzzle session: a puzzle on its board, judged by its result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dokmus_widgets.core import Action, State, actions, is_whole, quote
from dokmus_widgets.explain import Answer, action_words, listed, say, sentences
from dokmus_widgets.explain.reasons import gain_words
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import ways
from dokmus_widgets.lessons.sessions.snapshot import LessonSnapshot
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.move_answers import with_words
from dokmus_widgets.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleLesson
from dokmus_widgets.puzzles.verification import (
    is_out_of_reach,
    points_gained,
    solution_of,
    turn_progress,
)


class PuzzleSession(LessonSession):
    """A puzzle being solved: a lesson of one step.

    ``chosen``: the answered card; ``tried``: whether the first attempt was right, None before it.
    Help beyond the first stage of a hint counts as a miss. ``on_first_try``: returns what to tell
    of the first attempt besides.

    >>> from dokmus_widgets.puzzles import shipped
    >>> session = PuzzleSession.of(shipped()[0])
    >>> session.tried is None
    True
    """

    lesson: PuzzleLesson
    chosen: int | None = None
    #: The wrong cards that were chosen.
    missed: frozenset[int] = frozenset()
    tried: bool | None = None
    on_first_try: Callable[[bool], str] | None = None
    #: What to tell of the attempt that the last action was.
    _noted: Sequence[str] = ()

    @classmethod
    def of(cls, puzzle: Puzzle) -> "PuzzleSession":
        return cls(puzzle.lesson)

    @classmethod
    def read(cls, document: Mapping[str, Any], puzzle: Puzzle) -> "PuzzleSession":
        """Restore a session of this puzzle from :meth:`to_dict`; else raise ``ValueError``."""
        session = cls.of(puzzle)
        snapshot = LessonSnapshot.from_dict(document["session"], puzzle.lesson)
        if snapshot.line.start != puzzle.state:
            raise ValueError("it begins in another position")
        if document["chosen"] is not None:
            session.choose(document["chosen"])
        missed = document.get("missed", [])
        if not isinstance(missed, list) or not all(map(is_whole, missed)):
            raise ValueError(f"missed: {quote(missed)} is no list of cards")
        session.missed |= {*missed} & ({*puzzle.by_card} - {*puzzle.cards})
        session._resume(snapshot)
        if session.is_free:
            session._tell_step()
        tried = document["tried"]  # as stored: the replayed choice does not count
        session.tried = None if tried is None else bool(tried)
        return session

    def to_dict(self) -> dict[str, Any]:
        """Return the session as plain JSON."""
        return {
            "session": self.snapshot.to_dict(),
            "chosen": self.chosen,
            "missed": sorted(self.missed),
            "tried": self.tried,
        }

    @property
    def puzzle(self) -> Puzzle:
        return self.lesson.puzzle

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Counts for the question by name: the number so far, and the one asked for."""
        asked, start, now = self.puzzle, self.stand.start, self.stand.now
        points = {"points": (points_gained(start, now), asked.points)}
        if asked.kind is PuzzleKind.REACH:
            return {"used": (start.supply[self.seat] - now.supply[self.seat], asked.tokens)}
        if asked.kind is PuzzleKind.SACRIFICE:
            lost = now.sacrificed[self.seat] - start.sacrificed[self.seat]
            return {"sacrificed": (lost, asked.tokens), **points}
        return points

    @property
    def question(self) -> str:
        one = self.puzzle
        return say(f"puzzle-{one.kind}", points=one.points, tokens=one.tokens, space=one.space)

    @property
    def note(self) -> str:
        """Seat and card of the turn, and whether there are several answers."""
        # That of the beginning: a turn that has ended leaves no card.
        card = 0 if self.hides_card else self.history.start.guardians[self.seat]
        told = [say("puzzle-who", who=self.names[self.seat], card=card or "none")]
        told += [say("puzzle-burnt")] if self.puzzle.kind is PuzzleKind.SACRIFICE else []
        return sentences(told if self.puzzle.unique else [*told, say("puzzle-several")])

    @property
    def text(self) -> str:
        return sentences([self.question, self.note])

    @property
    def hides_card(self) -> bool:
        """True for a question about cards, until its solution is shown."""
        return self.puzzle.kind is PuzzleKind.CARD and not self.is_free

    @property
    def is_closed(self) -> bool:
        """True if the board accepts no actions: for a card question or a shown solution."""
        return self.puzzle.kind is PuzzleKind.CARD or self.is_free

    @property
    def is_turn_over(self) -> bool:
        """True as soon as the puzzle is solved, too."""
        return super().is_turn_over or (self.outcome is Outcome.MET and not self.is_free)

    def choose(self, card: object) -> Answer:
        """Answer with a card, by its number; once solved, a wrong card changes nothing."""
        by = self.puzzle.by_card
        if not by:
            return self.refuse(say("puzzle-no-cards"))
        if not is_whole(card) or card not in by:
            cards = listed([*map(str, by)])
            return self.refuse(say("puzzle-no-card", wish=quote(card), cards=cards))
        right = card in self.puzzle.cards
        if not right and self.outcome is Outcome.MET:
            return self.answer
        self.chosen = card
        self.missed |= set() if right else {card}
        self.outcome = Outcome.MET if right else Outcome.MISSED
        noted = self._note(right)
        if right and not self.tried:
            noted = [say("puzzle-uncounted")]
        facts = {"card": card, "points": by[card], "best": self.puzzle.points}
        words = say("puzzle-card-right" if right else "puzzle-card-wrong", **facts)
        return self.tell(with_words(Answer(words, right), *noted))

    @property
    def way_on(self) -> tuple[Action, ...]:
        """The rest of a solution from here: of the one that is shown, or of another."""
        played, line = [ply.action for ply in self.history.plies], solution_of(self.puzzle)[1]
        if [*line[: len(played)]] == played:
            return line[len(played) :]
        stand = Stand(self.history.start, self.state, self.seat)
        return ways(stand, self.step.goal).line or () if self.step.goal else ()

    def hint(self, stages: Sequence[str] = ()) -> Answer:
        """Give the next one of these stages of a hint; all but the first one count as a miss."""
        if self.is_free:
            return self._refuse_closed()
        if self.outcome is Outcome.MET:
            return super().hint()
        if not stages:
            return self.refuse(say("lesson-hint-back"))
        is_card = self.puzzle.kind is PuzzleKind.CARD
        self.hints = min((self.hints if is_card or self.hinted else 0) + 1, len(stages))
        told = self._note(False) if self.hints > 1 else []
        if self.tried is None:
            told = [say("puzzle-more-help")]
        return self.tell_hint(stages, *told)

    def tell_hint(self, stages: Sequence[str], *told: str) -> Answer:
        """Tell the stage of a hint that was given last."""
        self.refuted = None
        if self.puzzle.kind is not PuzzleKind.CARD:
            self.hinted = self.way_on[0]
        self._hint = self.tell(Answer(sentences([stages[self.hints - 1], *told])))
        return self._hint

    def do_hint(self) -> Answer:
        """Play what a hint proposes, which counts as a miss."""
        told = self._note(False) if self.is_hinting else []
        chooses = self.is_hinting and self.hides_card
        answer = self.choose(self.puzzle.cards[0]) if chooses else super().do_hint()
        return answer if self.outcome is Outcome.MET else self.tell(with_words(answer, *told))

    @property
    def names_action(self) -> bool:
        return self.hinted is not None and self.hints > 1

    def act(self, action: Action) -> Answer:
        """Make an action of the turn; the next hint then begins with where to look again."""
        self.hints = 0
        return super().act(action)

    @property
    def hinted_card(self) -> int | None:
        """The card that the last hint named."""
        return self.puzzle.cards[0] if self.hides_card and self.hints > 1 else None

    def show(self) -> Answer:
        """Show the solution from the beginning of the turn; :meth:`look_at` goes through it."""
        told = self._note(False)
        return self.tell(with_words(self.look_at(0), *told))

    def look_at(self, place: int) -> Answer:
        """Show the solution after its first ``place`` actions."""
        start, line = solution_of(self.puzzle)
        if self.tried is None or not is_whole(place) or not 0 <= place <= len(line):
            return self._refuse_closed()
        self.history = History(start, secrets=False)
        for action in line[:place]:
            self.history.play(action)
        self._clear_hints()
        self._settle()
        return self._tell_step()

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
        if not self.is_free:
            return self.tell(Answer(self.text))
        plies, count = self.history.plies, len(solution_of(self.puzzle)[1])
        if not plies:
            several = "no" if self.puzzle.unique else "yes"
            return self.tell(Answer(say("puzzle-solution", count=count, several=several)))
        before = turn_progress(self.history.start, plies[-1].before).now
        what = action_words(plies[-1].before, plies[-1].action, self.names)
        scores = self.puzzle.kind is not PuzzleKind.REACH
        points = (scores and gain_words(before, self.stand.now, self.seat)) or "none"
        facts = {"number": len(plies), "count": count}
        return self.tell(Answer(say("puzzle-step", what=what, points=points, **facts)))

    def _refuse_closed(self) -> Answer:
        return self.refuse(say("puzzle-shown") if self.is_free else self.text)

    def _stand_at(self, state: State) -> Stand:
        return turn_progress(self.history.start, state)

    def _note(self, right: bool) -> list[str]:
        """Note an attempt, or help as a miss; return what to tell of it if it was the first."""
        if self.tried is not None:
            return []
        self.tried = right
        told = "" if self.on_first_try is None else self.on_first_try(right)
        return [*([] if right else [say("puzzle-uncounted")]), *filter(None, [told])]

    def _judge(self) -> None:
        if self.puzzle.kind is not PuzzleKind.CARD:  # judged by the chosen card
            super()._judge()
        is_over = self.outcome in (Outcome.MET, Outcome.MISSED)
        self._noted = self._note(self.outcome is Outcome.MET) if is_over else []

    def _is_out_of_reach(self, goal: Goal, stand: Stand) -> bool:
        if self.puzzle.kind is not PuzzleKind.REACH:
            return False  # points are judged at the end of the turn only
        used, most = self.counts["used"]
        start, space = self.history.start, self.puzzle.space
        return used > most or is_out_of_reach(start, self.state, space, most - used)

    def _scored_words(self, ply: Ply) -> list[str]:
        return []  # points are part of the question

    def _with_verdict(self, answer: Answer, *verdict: str) -> Answer:
        """Put the verdict first: whether it is solved is what one wants to know.

        What comes after the turn is no part of the puzzle, nor the price of an action that missed.
        """
        if self.outcome is Outcome.MISSED:
            return replace(answer, words=sentences([*verdict, *self._noted]), rules=())
        ended = any(verdict) and self.history.plies[-1].action == actions.EndTurn()
        uncounted = self.outcome is Outcome.MET and not self.tried
        noted = [say("puzzle-uncounted")] if uncounted else self._noted
        return replace(
            answer, words=sentences([*verdict, *([] if ended else [answer.words]), *noted])
        )

    def _missed_words(self, state: State) -> str:
        facts = {name: value for name, (value, _) in self.counts.items()}
        best, tokens = self.puzzle.points, self.puzzle.tokens
        return say(f"puzzle-missed-{self.puzzle.kind}", best=best, tokens=tokens, **facts)

    def _tell_hint(self) -> Answer:
        return self._tell_step()  # whoever restores the session has the words of the hint

    def _show_hint(self, action: Action) -> Answer:
        return self._tell_step()
