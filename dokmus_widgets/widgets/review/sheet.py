"""The sheet of a reviewed game: place, turn, moves, and tables."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dokmus_widgets.explain import say
from dokmus_widgets.explain.seats import isolated, sentences, signed
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play import Game, History
from dokmus_widgets.play.review.comments import Annotation, note_at
from dokmus_widgets.play.review.facts import Review, TurnMade
from dokmus_widgets.play.review.learning import is_own, turns_to_learn
from dokmus_widgets.play.review.navigation import Jump
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.sheet import moves_of
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.explorers import Bars, Slider, Step, TurnChart


@dataclass(frozen=True, slots=True)
class ReviewSections:
    """The sections about a game that was ``played``, at the current place of ``game``."""

    game: Game
    played: History
    review: Review
    own: frozenset[int]

    @property
    def is_trying(self) -> bool:
        """True where other moves than the played ones are on the board."""
        return self.game.history.line != self.played.line

    def navigation(self) -> list[Section]:
        """Return the bar that goes through the game."""
        place, most = self.game.history.place, len(self.review.states) - 1
        told = say("review-at", place=place, most=most)
        values = [(Jump.FIRST, Jump.FIRST), (Jump.TURN_BACK, Jump.BACK)]
        values += [(Jump.TURN_ON, Jump.ON), (Jump.LAST, Jump.LAST)]
        return [step_bar("look_at", told, place, most, "step", values)]

    def note(self) -> list[Section]:
        """Return the comment at this place, or that other moves are tried."""
        if self.is_trying:
            return [basic.Note(say("review-trying"))]
        note = note_at(self.played, self.game.history.place)
        # The button of a sign shows a note without text.
        has_text = bool(Annotation.of(note).text)
        return [basic.Note(say("review-note", note=isolated(note.comment)))] if has_text else []

    def effect(self) -> list[Section]:
        plies = self.game.history.plies
        return [*effect_section(last_effect(plies[-1]), self.game.names)] if plies else []

    def current_turn(self) -> TurnMade | None:
        """Return the current turn, or the turn that has just ended."""
        place = self.game.history.place
        turns = [turn for turn in self.review.turns if turn.first <= place <= turn.last]
        return None if self.is_trying or not turns else turns[0]

    def verdict(self) -> str:
        """Return the points of the current turn and the possible ones, in words."""
        turn = self.current_turn()
        if turn is None:
            return ""
        best, who = self.review.known(turn), self.game.names[turn.seat]
        own = "yes" if self.own == {turn.seat} else "no"
        name = "review-scored" if best else "review-scored-so-far"
        points = best.points if best else 0
        return say(name, own=own, who=who, made=turn.made, best=points)

    def tools(self) -> list[basic.Button]:
        """Return what to do with the turn, or the way back from tried moves."""
        turn, history = self.current_turn(), self.game.history
        if self.is_trying:
            back = basic.Button("come_back", say("page-back", page="review"), primary=True)
            return [*basic.undo_redo(history.can_undo, history.can_redo, icons=True), back]
        costly = turns_to_learn(self.review, self.own)
        name = say("learn-title", count=len(costly))
        tools = [basic.Button("learn", name, one.first, primary=True) for one, _ in costly[:1]]
        best = None if turn is None else self.review.known(turn)
        if turn is None or best is None:
            return tools
        tools.append(basic.Button("learn", say("learn-try"), turn.first))
        is_best = best.points <= turn.made
        better = basic.Button("show_best", say("learn-best"), turn.first)
        return tools if is_best else [*tools, better]

    def chart(self, *, shows_others: bool) -> list[Section]:
        """Return the points scored and possible in each turn."""
        turns = [turn for turn in self.review.turns if shows_others or is_own(turn, self.own)]
        if not turns:
            return []
        rounds: dict[int, list[Bars]] = {}
        for turn in turns:
            rounds.setdefault(turn.round, []).append(self._bars(turn))
        switch = basic.Button("switch_others", say("review-others"), pressed=shows_others)
        bars = [one for group in rounds.values() for one in group]
        return [
            TurnChart(
                say("review-chart-turns"),
                compared_words(self.review, self.own),
                (say("review-made"), say("review-possible")),
                [switch] if self.own else [],
                [basic.Titled(str(at), group) for at, group in rounds.items()],
                max(1, *(max(one.made, one.best or 0) for one in bars)),
            )
        ]

    def _bars(self, turn: TurnMade) -> Bars:
        best, who = self.review.known(turn), self.game.names[turn.seat]
        points = best.points if best else None
        name = "review-bar" if best else "review-bar-so-far"
        return Bars(
            "look_at",
            say(name, round=turn.round, who=who, made=turn.made, best=points or 0),
            turn.last,
            pressed=turn is self.current_turn(),
            seat=turn.seat,
            made=turn.made,
            best=points,
            lit=is_own(turn, self.own),
        )

    def moves(self) -> basic.Moves:
        place = -1 if self.is_trying else self.game.history.place
        return moves_of(self.played.all_plies, self.game, lambda _before: True, place)


#: The icons of the bar, which name their messages too, and their keys.
_ICONS: Final = {
    "first": ("home",),
    "previous": ("arrowleft", "shift+arrowleft"),
    "next": ("arrowright", "shift+arrowright"),
    "last": ("end",),
}


def step_bar(
    name: str,
    told: str,
    at: int,
    most: int,
    press: str = "",
    values: Sequence[tuple[Any, Any]] = (),
) -> Slider:
    """Return a bar of four steps with a slider.

    ``name``: what the slider sends; ``press``: what the steps send, with their ``values``, each
    with that of a press with Shift; by default the same with places.
    """
    places = (0, max(at - 1, 0), min(at + 1, most), most)
    press, values = press or name, values or [(place, place) for place in places]
    steps = [
        Step(
            press,
            say(f"review-step-{icon}", by=press),
            value,
            single=single,
            icon=icon,
            keys=keys,
            enabled=at > 0 if icon in ("first", "previous") else at < most,
        )
        for (icon, keys), (value, single) in zip(_ICONS.items(), values, strict=True)
    ]
    return Slider(say("review-slider"), name, at, most, told, steps)


def turn_heading(turn: TurnMade, names: Sequence[str]) -> basic.Heading:
    text = say("review-turn", round=turn.round, card=turn.card)
    return basic.Heading(text, names[turn.seat], turn.seat)


def compared_words(review: Review, own: Collection[int] = ()) -> str:
    """Return the sums of the turns of these seats, or how many turns are searched so far.

    ``own``: by default all seats.
    """
    found = [(turn, best) for turn in review.turns if (best := review.known(turn))]
    if len(found) < len(review.turns):
        return say("learn-counting", searched=len(found), turns=len(review.turns))
    mine = [(turn.made, best.points) for turn, best in found if is_own(turn, own)]
    made, most = sum(one for one, _ in mine), sum(one for _, one in mine)
    words = say("review-told-compared", own="yes" if own else "no", made=made, best=most)
    seats, first = own or range(review.states[0].seats), review.turns[0].first if found else -1
    start, total = (
        sum(review.states[at].score()[seat].total for seat in seats) for at in (first, -1)
    )
    others = signed(total - start - made)
    told = say("review-told-total", total=total, start=start, others=others)
    return sentences([words, told if total != made else ""])
