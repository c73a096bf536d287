"""Help for the player, each kind switched on separately and computed in the background."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from dokmus_widgets.core import Action, EndTurn, Phase, Rotation, Space, State, space_name
from dokmus_widgets.explain import Answer, again, keeping, say, sentences, speaking
from dokmus_widgets.play import Game, Tool, read_choice
from dokmus_widgets.widgets.board import Part, Press, Presses, Preview, View, plain
from dokmus_widgets.widgets.board.action_marks import clicked_spaces
from dokmus_widgets.widgets.board.presses import one_of
from dokmus_widgets.widgets.effects.sheet import points_words
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.hinting import HINT_STAGES, hint_buttons, hint_stages, with_hint
from dokmus_widgets.widgets.game.opponents import OpponentTurns
from dokmus_widgets.widgets.game.reach import (
    Reachable,
    path_to,
    reach_tints,
    walked_spaces,
    with_reach,
)
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.sections.basic import Button

if TYPE_CHECKING:
    from dokmus_widgets.play.hints import LookBack
    from dokmus_widgets.play.review.facts import Possible

#: The kinds that are switched on at first.
DEFAULT_HELPS: Final = ("hints",)
#: Card values, reachable spaces, hints, a review of each turn.
HELPS: Final = ("cards", "reach", "hints", "coach")
#: The coach holds nobody up for a turn that missed so many points.
_SMALL_MISS: Final = 1


def read_helps(helps: object) -> frozenset[str]:
    """Parse kinds of help; raise ``ValueError`` for an unknown one."""
    asked = [helps] if isinstance(helps, str) or not isinstance(helps, Iterable) else helps
    return frozenset(read_choice("helps", one, HELPS) for one in asked)


class Help(Part):
    """Help for the player: card values, reachable spaces, hints, and a review of each turn.

    ``kinds``: those of ``HELPS`` that are switched on; ``has_ended``: whether the user's last
    action here ended the game.
    """

    presses: ClassVar[Presses] = {
        "switch_help": Press(one_of(HELPS), "switch"),
        **plain("hint", "see_better", "go_on_without", again=False),
        **plain("do_hint"),
    }

    def __init__(
        self, board: GameBoard, excursion: Excursion, opponents: OpponentTurns, kinds: Iterable[str]
    ) -> None:
        self._board, self._excursion, self._opponents = board, excursion, opponents
        self._kinds = frozenset(kinds)
        self._cards: tuple[State, dict[int, int]] | None = None
        self._reach: tuple[State, Reachable] | None = None
        self._hint: _Hint | None = None
        self._stage, self.has_ended = 0, False
        #: The position in which a hint was asked for.
        self._asked: State | None = None
        self._reviewed: tuple[tuple[int, ...], LookBack | None] = (), None
        #: What the coach told of the user's last turn.
        self._told = ""
        #: What the answer is about: a hint, the coach's review, or something else.
        self._topic = ""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(one for one in HELPS if one in self._kinds)

    def switch(self, kind: str) -> Answer:
        """Switch a kind of help on or off; raise ``ValueError`` for an unknown one."""
        if kind not in HELPS:
            raise ValueError(f"there is no help {kind!r}; there are {', '.join(HELPS)}")

        def switched(game: Game) -> Answer:
            self._kinds ^= {kind}
            on = "yes" if kind in self._kinds else "no"
            return game.tell(Answer(say("help-told", kind=say(f"help-{kind}"), on=on)))

        return self._board._act(switched)

    def set_kind(self, kind: str, *, on: bool) -> None:
        """Switch a kind of help of ``HELPS`` on or off without an answer."""
        self._kinds = self._kinds | {kind} if on else self._kinds - {kind}
        self._board._show()
        self._board._run_background()

    def hint(self) -> None:
        """Give a hint in the answer: first where to look, then where to go, then why."""
        state = self._game.state
        if not self._is_our_turn or state.phase is Phase.OVER or not self._excursion.is_played:
            return
        self._stage = min(self._stage + 1, HINT_STAGES) if self._asked is state else 1
        self._asked = state
        self._say_hint()
        self._board._run_background()

    def _say_hint(self) -> None:
        self._say("hint", lambda: (self._hint_stages[: self._stage] or [say("help-thinks")])[-1])

    @property
    def _hint_stages(self) -> list[str]:
        hint = self._hint_here
        return [] if hint is None else hint_stages(hint.state, hint.line, hint.cards)

    @property
    def _hint_here(self) -> _Hint | None:
        state, hint = self._game.state, self._hint
        return None if self._asked is not state or _is_outdated(hint, state) else hint

    def _say(self, topic: str, words: Callable[[], str]) -> None:
        self._topic = topic
        self._board._do(lambda: self._game.tell(Answer(words())), automatic=True, transient=True)

    @property
    def is_speaking(self) -> bool:
        """True while the coach reviews the last turn, and the computer players wait."""
        return self._topic == "coach" and self._better_turn is not None

    def hints_elsewhere(self, space: str) -> bool:
        """Return whether the answer is a hint, and it is not for that space."""
        if self._topic != "hint" or self._hint is None:
            return False
        spaces = clicked_spaces(self._game.state, self._hint.line[0])
        return space not in map(space_name, spaces)

    @property
    def is_advising(self) -> bool:
        """True while the answer is a hint, or tells of a turn that could have been better."""
        return self._topic == "hint" or self.is_speaking

    @property
    def _better_turn(self) -> LookBack | None:
        look = self._reviewed[1]
        return look if look is not None and look.missed > _SMALL_MISS else None

    def go_on_without(self) -> None:
        """Close the coach's review, so that the computer players continue."""
        if self.is_speaking:
            self._topic = ""
            self._board._do(self._game.describe, automatic=True, transient=True)
        self._board._run_background()

    def before_user_action(self) -> None:
        self._topic = self._told = ""

    def with_coach(self, answer: Answer) -> Answer:
        """Put what the coach told before an answer that others' turns have put in its place."""
        told = again(self._told)
        if self._game.waits or self._topic != "coach" or not told or told == answer.words:
            return answer
        return replace(answer, words=sentences([told, answer.words]))

    def buttons(self) -> list[Button]:
        """Return the buttons for a hint, or for what the coach says."""
        if self._topic == "hint":
            hint, most = self._hint_here, len(self._hint_stages)
            return hint_buttons(self._stage, most, hint.line[0]) if hint else []
        if not self.is_speaking or self._excursion.is_active:
            return []
        go_on = Button("go_on_without", say("others-go_on"), primary=True, keys=("escape",))
        return [Button("see_better", say("help-see")), go_on]

    def do_hint(self) -> Answer:
        hint = self._hint_here
        if hint is None or not self._stage:
            return self._board._act(lambda game: game.refuse(say("help-none")))
        return self._board.act(hint.line[0])

    def see_better(self) -> None:
        """Show the better turn that the review found step by step, while the game waits."""
        look = self._reviewed[1]
        if look is not None and look.missed and not self._excursion.is_active:
            start = self._game.history.all_plies[look.at].before
            with speaking(self._board.language), keeping():
                note = say("help-trying")
            line = [action for action in look.best.line if action != EndTurn()]
            self._excursion.show_line(start, line, note)

    @property
    def _game(self) -> Game:
        return self._board.game

    # Background work

    @property
    def has_work(self) -> bool:
        return self._excursion.is_played and bool(self._pending_work())

    def work(self) -> Generator[object]:
        while self.has_work:
            yield from self._pending_work()[0]()
            self._board._show()

    def _pending_work(self) -> list[Callable[[], Generator[object]]]:
        game, state, pending = self._game, self._game.state, []
        lives = not self._excursion.is_active and (state.phase is not Phase.OVER or self.has_ended)
        if "coach" in self._kinds and lives:
            from dokmus_widgets.play.hints import last_turn

            if last_turn(game.history, game.others) != self._reviewed[0]:
                pending.append(self._look_back)
        if not self._is_our_turn:
            return pending
        if state.phase is Phase.GUARDIANS and "cards" in self._kinds:
            pending += [self._find_card_points] if _is_outdated(self._cards, state) else []
        if state.phase is Phase.TURNS and "reach" in self._kinds:
            pending += [self._map_reach] if _is_outdated(self._reach, state) else []
        if self._stage and self._asked is state:
            pending += [self._find_hint] if _is_outdated(self._hint, state) else []
        return pending

    @property
    def _is_our_turn(self) -> bool:
        return not self._game.waits and not self._game.curtain

    def _look_back(self) -> Generator[object]:
        from dokmus_widgets.play.hints import last_turn, look_back

        line, hint = self._game.history, self._hint
        places = last_turn(line, self._game.others)
        if not places:
            self._reviewed = places, None
            return
        start = line.plies[places[0]].before
        known = hint.best if hint is not None and hint.start is start else None
        look = yield from look_back(line, places, known)
        self._reviewed = places, look
        # A turn that ended long ago, as of a game that was opened, is not reviewed.
        if places[-1] == len(line.plies) - 1:
            end, names = line.plies[-1].after, self._game.names
            self._say("coach", lambda: review_words(start, look, end, names))
            self._told = self._board.answer.words

    def _find_card_points(self) -> Generator[object]:
        from dokmus_widgets.play.hints import card_points

        state = self._game.state
        self._cards = state, (yield from card_points(state))

    def _map_reach(self) -> Generator[object]:
        from dokmus_widgets.analysis.turns import reach_map_incrementally

        state = self._game.state
        reach = yield from reach_map_incrementally(state)
        self._reach = state, (yield from walked_spaces(state, reach))

    def _find_hint(self) -> Generator[object]:
        from dokmus_widgets.play.hints import hint

        state = self._game.state
        best, cards = yield from hint(self._game.history)
        self._hint = _Hint(state, best.line, cards, state, best)
        if self._topic == "hint":
            self._say_hint()

    def after_user_action(self, before: State) -> None:
        if self._game.state is not before:
            plies, hint = self._game.history.plies, self._hint
            self._stage, self.has_ended = 0, bool(plies) and plies[-1].before is before
            follows = hint is not None and self.has_ended and hint.state is before
            # What is left of a turn that is followed is the next hint.
            if hint and follows and plies[-1].action == hint.line[0] and hint.line[1:]:
                self._hint = hint._replace(state=plies[-1].after, line=hint.line[1:])

    def snapshot(self) -> dict[str, Any]:
        return {"helps": [*self.kinds]}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self._kinds = frozenset(snapshot.get("helps", self._kinds)) & {*HELPS}
        self._stage = 0

    def decorate(self, view: View) -> View:
        state = self._game.state
        if reachable := self._reach_shown():
            view = with_reach(view, state, reachable)
            view = replace(view, previews_all=True)
        if self._stage and (hint := self._hint_here) is not None:
            view = with_hint(view, state, hint.line[0], self._stage)
        return view

    def _reach_shown(self) -> Reachable | None:
        is_shown = "reach" in self._kinds and self._game.tool is Tool.PLACE
        reach = self._reach if is_shown else None
        return None if reach is None or _is_outdated(reach, self._game.state) else reach[1]

    def path_to(self, space: Space | str) -> Preview | None:
        """Return the path to a space that is shown as reachable but not yet legal, or None."""
        game, reachable = self._game, self._reach_shown()
        if reachable is None or space in [*Rotation]:
            return None
        return path_to(game.state, reachable, game.space_at(space))

    def preview(self, space: str) -> Preview:
        """Return the preview of a click on a space, with the path to it where that is known."""
        preview, reachable = preview_of(self._game, space), self._reach_shown()
        if reachable is None:
            return preview
        tints = (*preview.tints, *reach_tints(self._game.state, reachable))
        return self.path_to(space) or preview._replace(tints=tints)

    @property
    def card_gains(self) -> dict[int, int]:
        """The points that each guardian card that can be chosen could bring."""
        cards = self._cards if "cards" in self._kinds else None
        return {} if cards is None or _is_outdated(cards, self._game.state) else cards[1]


class _Hint(NamedTuple):
    """Hint in a ``state``: the rest of a turn, and the points that each open card could score.

    ``best``: the turn that was searched from the state ``start``.
    """

    state: State
    line: tuple[Action, ...]
    cards: dict[int, int]
    start: State
    best: Possible


def _is_outdated(found: tuple[State, *tuple[Any, ...]] | None, state: State) -> bool:
    return found is None or found[0] is not state


def review_words(start: State, look: LookBack, end: State, names: Sequence[str]) -> str:
    """Return the points of a turn beside those of the best one, its actions, and others' points.

    ``start``, ``end``: the states before and after the turn.
    """
    facts = {"points": look.made, "possible": look.best.points}
    if look.missed:
        name = "coach-better" if look.best.exact else "coach-some"
        words = say(name, what=look.better(start), **facts)
    else:
        words = say("coach-best" if look.best.exact else "coach-unknown", **facts)
    changes = [now.total - was.total for was, now in zip(start.score(), end.score(), strict=True)]
    changes[start.to_act or 0] = 0
    others = [say("coach-others", changes=points_words(changes, names))] if any(changes) else []
    rule = [say("learn-rule")] if look.missed > _SMALL_MISS else []
    return sentences([words, *others, *rule])
