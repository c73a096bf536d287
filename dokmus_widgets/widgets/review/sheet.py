"""The sheet of a reviewed game: place, turn, moves, and tables."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dokmus_widgets.core import Phase
from dokmus_widgets.explain import say
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.records import recorded
from dokmus_widgets.play.review.comments import Annotation, note_at
from dokmus_widgets.play.review.facts import Review, RoundEnd, TurnMade
from dokmus_widgets.play.review.navigation import Jump, jump
from dokmus_widgets.play.review.replay import RECORD_FIELD, replay_code
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.sheet import moves_of
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.elsewhere import Elsewhere
from dokmus_widgets.widgets.sections.explorers import Fact, Facts, Slider
from dokmus_widgets.widgets.sections.forms import Options

#: Counts by round, with the message ids of their titles.
BY_ROUND: dict[str, Callable[[RoundEnd, int], int]] = {
    "review-points": lambda end, seat: end.scores[seat].total,
    "review-race": lambda end, seat: end.sacrificed[seat],
    "review-tiles": lambda end, seat: end.reached[seat],
}


@dataclass(frozen=True, slots=True)
class ReviewSections:
    """The sections about a game that was ``played``, at the current place of ``game``."""

    game: Game
    played: History
    review: Review

    @property
    def is_trying(self) -> bool:
        """True where other moves than the played ones are on the board."""
        return self.game.history.line != self.played.line

    def navigation(self) -> list[Section]:
        if self.is_trying:
            back = basic.Button("come_back", say("review-come-back"), primary=True)
            return [basic.Note(say("review-trying")), basic.Buttons(say("review-steps"), [back])]
        place, most = self.game.history.place, len(self.review.states) - 1
        told = say("review-at", place=place, most=most)
        steps = [
            basic.Button(
                "step",
                say(f"review-step-{step}"),
                str(step),
                enabled=jump(self.review, place, step) != place,
            )
            for step in Jump
        ]
        return [
            Slider(say("review-slider"), place, most),
            Options(told, steps),
            *self._note(place),
            *self._effect(),
        ]

    def _note(self, place: int) -> list[Section]:
        note = note_at(self.played, place)
        # The button of a sign shows a note without text.
        has_text = bool(Annotation.of(note).text)
        return [basic.Note(say("review-note", note=note.comment))] if has_text else []

    def _effect(self) -> list[Section]:
        history = self.game.history
        if history.latest is not None or not history.plies:
            return []
        return [*effect_section(last_effect(history.plies[-1]), self.game.names)]

    def current_turn(self) -> TurnMade | None:
        """Return the current turn, or the turn that has just ended."""
        place = self.game.history.place
        turns = [turn for turn in self.review.turns if turn.first <= place <= turn.last]
        return None if self.is_trying or not turns else turns[0]

    def turn(self) -> list[Section]:
        """Return the points of the turn, the maximum, and the maximum with each card."""
        turn = self.current_turn()
        if turn is None:
            return []
        who = self.game.names[turn.seat]
        facts = [Fact(say("review-made"), say("review-count", count=turn.made), turn.seat)]
        best, cards = self.review.known(turn), self.review.known_cards(turn)
        buttons = []
        if best is not None:
            facts.append(Fact(say("review-possible"), say("review-count", count=best.points)))
            buttons.append(basic.Button("play_best", say("review-play-best")))
        for card, points in (cards or {}).items():
            label = say("review-with-card", card=card, name=say(f"card-{card}"))
            facts.append(Fact(label, say("review-count", count=points)))
        if cards is None:
            buttons.append(basic.Button("see_best_on", say("review-see-best")))
        title = say("review-turn", who=who, round=turn.round, card=turn.card)
        return [Facts(title, facts), basic.Buttons(title, buttons)]

    def moves(self) -> basic.Moves:
        place = -1 if self.is_trying else self.game.history.place
        return moves_of(self.played.all_plies, self.game, lambda _before: True, place)

    def tables(self) -> list[Section]:
        """Return the counts after each round, and the points of each turn with the maximum."""
        columns = basic.seat_columns(self.game.names)
        tables: list[Section] = [
            basic.ScoreTable(
                say(title),
                columns,
                [
                    basic.Row(round_name(end), [*self._cells(end, count)])
                    for end in self.review.rounds
                ],
            )
            for title, count in BY_ROUND.items()
        ]
        return [*tables, *self._best(columns)]

    def _cells(self, end: RoundEnd, count: Callable[[RoundEnd, int], int]) -> Iterator[basic.Cell]:
        is_here = not self.is_trying and self.game.history.place == end.place
        for seat, who in enumerate(self.game.names):
            number = count(end, seat)
            label = say("review-cell", who=who, round=round_name(end), count=number)
            yield basic.Cell(
                "look_at", str(number), end.place, label=label, pressed=is_here, lit=is_here
            )

    def _best(self, columns: Sequence[basic.Seated]) -> list[Section]:
        turns = self.review.turns
        compared = sum(self.review.known(turn) is not None for turn in turns)
        sections: list[Section] = []
        if compared:
            rounds = sorted({turn.round for turn in turns})
            rows = [basic.Row(say("moves-round", round=at), self._turns_of(at)) for at in rounds]
            sections.append(basic.Table(say("review-best"), columns, rows))
        if compared < len(turns):
            text = say("review-compare", compared=compared, turns=len(turns))
            sections.append(basic.Buttons(say("review-best"), [basic.Button("compare_on", text)]))
        return sections

    def _turns_of(self, number: int) -> list[str]:
        cells = []
        for seat in range(self.game.state.seats):
            made = (one for one in self.review.turns if (one.round, one.seat) == (number, seat))
            turn = next(made, None)
            best = None if turn is None else self.review.known(turn)
            cells.append("" if turn is None or best is None else f"{turn.made} / {best.points}")
        return cells


def over_sections(game: Game, *, has_address: bool) -> list[Section]:
    """Return the link from a finished game to its review."""
    if game.state.phase is not Phase.OVER:
        return []
    label, back = say("review-of"), say("review-go")
    if not has_address:
        return [basic.Buttons(label, [basic.Button("look_back", back, primary=True)])]
    code = replay_code(recorded(game))
    return [Elsewhere(label, [("review", back)], "", position=code, field=RECORD_FIELD)]


def round_name(end: RoundEnd) -> str:
    return say("moves-round", round=end.round) if end.round else say("review-begin")
